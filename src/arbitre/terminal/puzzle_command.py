"""`arbitre puzzle`: positions with a goal, listed and solved in the terminal."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Final

from rich.console import Console
from rich.text import Text

from arbitre.kernel.decision import Decision
from arbitre.players import Player, random_player
from arbitre.puzzles import Puzzle, games, odds, puzzle, puzzles
from arbitre.scenario.goal import Goal
from arbitre.sentences import Speaker
from arbitre.terminal.command import COMPUTERS, reader
from arbitre.terminal.desk import Leave
from arbitre.terminal.kits import kit as kit_of
from arbitre.terminal.lines import fold
from arbitre.terminal.menu import Menu
from arbitre.terminal.options import language
from arbitre.terminal.paper import Paper
from arbitre.terminal.play import Session
from arbitre.terminal.screen import Screen
from arbitre.terminal.takeback import Takebacks
from arbitre.terminal.words import Words

SOLVER: Final = 0
ALLOWED: Final = ("why", "log", "card", "rule", "help", "quit", "board", "moves", "hint", "undo", "again")


def run_puzzle(
    args: argparse.Namespace, console: Console | None = None, read: Callable[[str], str] | None = None
) -> int:
    """Without a game all of them are listed, without a puzzle those of the game."""
    paper = console or Paper()
    if not args.which:
        for game in [args.game] if args.game else games():
            _list(paper, game, language(args.lang, game))
        return 0
    found = puzzle(args.game, args.which)
    kit = kit_of(args.game)
    lang = language(args.lang, kit.name)
    words = Words(lang, kit.name)
    screen = Screen(paper, SOLVER, kit, kit.speaker(lang, [words("name-human"), COMPUTERS[0]]), words)
    return Puzzling(found, screen, read or reader()).run()


def _list(paper: Console, game: str, lang: str) -> None:
    words, speaker = Words(lang, game), Speaker(lang, game=game)
    found = puzzles(game)
    paper.print(Text(words("puzzle-list", game=kit_of(game).entry.title), style="bold"))
    for one in found.values():
        line = Text(f"{one.number:>3}  ").append(one.title(lang), style="bold")
        line.append(f"  {words('puzzle-level', level=one.measured.level)}", style="dim")
        paper.print(line)
        paper.print(Text(f"     {one.goal(speaker)}"))
    paper.print(Text(words("puzzle-list-how", command=f"arbitre puzzle {game} {next(iter(found))}"), style="dim"))


class Puzzling(Session):
    """One tries to reach the goal, as often as one likes."""

    def __init__(self, found: Puzzle, screen: Screen, read: Callable[[str], str]) -> None:
        scenario = found.laid()
        super().__init__(scenario.game.copy(), _nobody, screen, read)
        self.puzzle = found
        self.beginning = scenario.game
        self.goal = Goal(scenario)
        self.solver = found.solver()
        self.told = self.goal.sentence(screen.speaker)
        self.shown = False
        """Whether the solution was shown."""

    def run(self) -> int:
        try:
            while True:
                self._step()
        except (Leave, EOFError):
            return 0

    def _step(self) -> None:
        state = self.goal.state(self.game)
        if state == "open":
            super()._step()
            return
        key = "puzzle-failed" if state == "failed" else "puzzle-shown" if self.shown else "puzzle-solved"
        moves = sum(seat == SOLVER for seat, _ in self.game.answers)
        if self._fresh:
            self._draw_all([self._heading(self.words(key, moves=moves))])
            self._fresh = False
        if state == "met":
            raise Leave
        line = self._read(self.words("puzzle-prompt-failed"))
        if self.words.means("command-quit", line):
            raise Leave
        if self.words.means("command-again", line):
            self._anew()
        elif self.words.means("puzzle-command-solution", line):
            self._solution()
        else:
            self._undo()

    def _computer(self, decision: Decision) -> None:
        """What can't be answered, if there is such a thing."""
        self._apply(self.solver.reply(self.game))

    def _heading(self, text: str) -> list[Text]:
        number = f"{self.puzzle.number}. {self.puzzle.title(self.words.lang)}"
        goal = fold(Text(self.words("puzzle-goal", goal=self.told), style="bold"), self.screen.width)
        return [Text(number, style="dim"), *goal, *(fold(Text(text), self.screen.width) if text else [])]

    def _noted(self) -> list[Text]:
        return [*self._heading(""), *super()._noted()]

    def _typed(self, line: str, menu: Menu) -> None:
        if self.words.means("puzzle-command-solution", line):
            self._solution()
        else:
            super()._typed(line, menu)

    def _command(self, command: str, rest: str, menu: Menu | None = None) -> None:
        if command == "hint":
            self.say(self.puzzle.hint(self.words.lang))
            self.say(self.words("puzzle-odds", odds=odds(self.puzzle.measured)))
        elif command == "again":
            self._anew()
        elif command in ALLOWED:
            super()._command(command, rest, menu)
        else:
            self.say(self.words("puzzle-not-here"))

    def _anew(self) -> None:
        self.shown = False
        self.start(self.beginning.copy(), Takebacks(self.kit, self.seat))

    def _undo(self) -> None:
        """Freely: nothing is hidden here."""
        if not self.takebacks.possible():
            self.say(self.words("nothing-to-undo"))
            return
        self.game = self.takebacks.take_back()
        self._seen = min(self._seen, len(self.game.events))
        self._fresh = True

    def _solution(self) -> None:
        """Move by move, from the beginning."""
        self._anew()
        self.shown = True
        for pick in self.puzzle.solution():
            decision = self.game.decision
            said = self.speaker.option(self.game, decision.options[pick])
            who = self.speaker.seat(self.game, decision.seat)
            self._apply(pick)
            if len(decision.options) > 1:
                self.say(self.words("puzzle-step", who=who, move=said))
                self._read(self.words("prompt-news"))

    def _unsaved(self) -> bool:
        return False  # a puzzle is not kept


def _nobody(seat: int) -> Player:
    """The others answer as the puzzle has it."""
    return random_player(seat)
