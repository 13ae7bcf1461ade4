"""`arbitre lesson`: a first game in the terminal, which teaches it chapter by chapter."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Final

from rich.console import Console
from rich.text import Text

from arbitre.kernel.decision import Decision
from arbitre.kernel.error import Error
from arbitre.lessons import Chapter, Played, lesson, names
from arbitre.players import Player, random_player
from arbitre.terminal.command import COMPUTERS, reader
from arbitre.terminal.desk import Leave
from arbitre.terminal.kits import kit as kit_of
from arbitre.terminal.lines import fold
from arbitre.terminal.menu import Menu
from arbitre.terminal.options import language
from arbitre.terminal.paper import Paper
from arbitre.terminal.play import Session
from arbitre.terminal.screen import Screen
from arbitre.terminal.words import Words

LEARNER: Final = 0
LOOKING: Final = ("why", "log", "card", "rule", "help", "quit", "board", "moves", "hint")


def run_lesson(
    args: argparse.Namespace, console: Console | None = None, read: Callable[[str], str] | None = None
) -> int:
    if args.game not in names():
        raise Error(f"there is no lesson for {args.game}; there are lessons for: {', '.join(names())}")
    found = lesson(args.game)
    last = len(found.chapter)
    if args.chapter > last:
        raise Error(f"the lesson of {args.game} has {last} chapters: there is no chapter {args.chapter}")
    kit = kit_of(args.game)
    lang = language(args.lang, kit.name)
    words = Words(lang, kit.name)
    screen = Screen(console or Paper(), LEARNER, kit, kit.speaker(lang, [words("name-human"), COMPUTERS[0]]), words)
    if args.summary:
        _summarize(screen, found.title[lang], [found.about[lang], *(said[lang] for said in found.summary)])
        return 0
    for number, chapter in enumerate(found.chapter[args.chapter - 1 :], args.chapter):
        title = words("lesson-chapter", number=number, last=last, title=chapter.title[lang])
        taught = Taught(args.game, chapter, title, screen, read or reader(), last=number == last)
        status = taught.run()
        if status or not taught.done:
            return status
    screen.say(words("lesson-done", game=args.game))
    return 0


def _summarize(screen: Screen, title: str, points: list[str]) -> None:
    """How the game goes."""
    screen.show([Text(title, style="bold"), Text("")])
    for point in points:
        screen.show([*fold(Text(point), min(78, screen.width)), Text("")])


class Taught(Session):
    """A chapter of a lesson: one is told what to do, and does it."""

    def __init__(
        self, game: str, chapter: Chapter, title: str, screen: Screen, read: Callable[[str], str], *, last: bool
    ) -> None:
        played = Played(game, chapter)
        super().__init__(played.start.copy(), _nobody, screen, read)
        self.chapter = chapter
        self.picks = played.picks
        self.title = title
        self.last = last
        self.at = 0

    @property
    def done(self) -> bool:
        return self.at >= len(self.chapter.step)

    def run(self) -> int:
        """Until the chapter is over, or who learns leaves."""
        try:
            while True:
                self._step()
        except (Leave, EOFError):
            return 0

    def _step(self) -> None:
        if self.done:
            self._draw_all([self._told_now(self.words("lesson-won" if self.last else "lesson-chapter-done"))])
            self._read(self.words("prompt-news"))
            raise Leave
        step = self.chapter.step[self.at]
        if step.A:
            self._ask()
            return
        self._draw_all([self._told_now(self._said())])
        if self.words.means("command-quit", self._read(self.words("lesson-prompt"))):
            raise Leave
        for pick in self.picks[self.at]:
            self._apply(pick)
        self._go_on()

    def _computer(self, decision: Decision) -> None:
        """The other does only what the lesson says."""

    def _said(self) -> str:
        return self.chapter.step[self.at].say[self.words.lang]

    def _told_now(self, text: str) -> list[Text]:
        title = Text(self.title, style="bold")
        return [title, *fold(Text(text), self.screen.width)]

    def _noted(self) -> list[Text]:
        return [*self._told_now(self._said()), *super()._noted()] if not self.done else super()._noted()

    def _pick(self, place: int) -> None:
        wanted = self.picks[self.at]
        if not wanted or place != wanted[0]:
            self.say(self.words("lesson-missed"))
            return
        self._seen = len(self.game.events)
        for pick in wanted:
            self._apply(pick)
        self._go_on()

    def _command(self, command: str, rest: str, menu: Menu | None = None) -> None:
        """One may look at everything, and leave; nothing is taken back or given up."""
        if command in LOOKING:
            super()._command(command, rest, menu)
        else:
            self.say(self.words("lesson-missed"))

    def _go_on(self) -> None:
        self.at += 1
        self._fresh = True

    def _unsaved(self) -> bool:
        return False  # a lesson is not kept


def _nobody(seat: int) -> Player:
    """Nobody else plays in a lesson."""
    return random_player(seat)
