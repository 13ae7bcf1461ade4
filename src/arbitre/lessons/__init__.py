"""A first game of each game, which teaches it by playing: positions, moves, and what is said on the way, as data.

A lesson is a file beside this one, `GAME.toml`:

    title = { en = "...", fr = "..." }
    about = { ... }                       what one will know afterwards, in a sentence or two
    summary = [{ ... }, ...]              how the game goes, on one screen: "What about: a sentence or two" each

    [[chapter]]
    title = { ... }
    position = '''                        as in a scenario file: [A] is who learns, [B] the other
    [A]
    hand = ["..."]
    '''
    [[chapter.step]]
    say = { ... }                         what is said before it
    A = "ink Stitch - New Dog"            what to do, as a scenario file has it; "B = ..." is done by itself
    rules = ["4.2.1"]                     the rules it shows; to look them up
    [[chapter.step]]
    say = { ... }                         nothing to do: one reads on

What is said stands in every language of the game.
"""

from __future__ import annotations

import functools
import tomllib
from pathlib import Path
from typing import Any, Final

import msgspec

from arbitre.games import registry
from arbitre.kernel.error import BadData, Error
from arbitre.rulebook.texts import READING, book
from arbitre.scenario.base import Move, Scenario
from arbitre.scenario.run import read, scenario_of

FOLDER: Final = Path(__file__).parent
LEARNER: Final = "A"
OTHER: Final = "B"

Said = dict[str, str]
"""The same in each language."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something that is said, and then done."""

    say: Said
    A: str = ""
    B: str = ""
    rules: list[str] = []

    @property
    def seat(self) -> str:
        return LEARNER if self.A else OTHER if self.B else ""

    @property
    def move(self) -> str:
        return self.A or self.B


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A position, and what is learnt there."""

    title: Said
    position: str
    step: list[Step]


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A first game."""

    title: Said
    about: Said
    summary: list[Said]
    chapter: list[Chapter]


def names() -> list[str]:
    """The games that have a lesson."""
    return [game for game in registry.entries() if (FOLDER / f"{game}.toml").is_file()]


@functools.cache
def lesson(game: str) -> Lesson:
    """The lesson of a game."""
    path = FOLDER / f"{game}.toml"
    if not path.is_file():
        raise Error(f"there is no lesson for {game}; there are lessons for: {', '.join(names())}")
    return parse(path.read_text(encoding="utf-8"), game)


def parse(text: str, game: str) -> Lesson:
    """A lesson, if all that is said stands in every language of the game and its rules are in the book."""
    try:
        with READING:
            found = msgspec.convert(tomllib.loads(text), Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as fault:
        raise BadData(f"the lesson of {game}: {fault}") from fault
    wanted = set(registry.entry(game).languages)
    for said in _all_said(found):
        if set(said) != wanted:
            raise BadData(
                f"the lesson of {game}: in {', '.join(sorted(wanted))}, not {', '.join(sorted(said))}: {said}"
            )
    for chapter in found.chapter:
        for step in chapter.step:
            if step.A and step.B:
                raise BadData(f"the lesson of {game}: a step is done by A or by B: {step.A} / {step.B}")
            for rule in step.rules:
                book(game).rule(rule)
    return found


def _all_said(lesson: Lesson) -> list[Said]:
    told = [lesson.title, lesson.about, *lesson.summary]
    for chapter in lesson.chapter:
        told += [chapter.title, *(step.say for step in chapter.step)]
    return told


def scenario_text(game: str, chapter: Chapter, lang: str) -> str:
    """The position of a chapter as a scenario file."""
    head = f'game = "{game}"\nrules = []\ntitle = {_quoted(chapter.title.get(lang, chapter.title["en"]))}\n'
    return head + chapter.position


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


class Played:
    """A chapter gone through: for each step the picks it takes."""

    def __init__(self, game: str, chapter: Chapter) -> None:
        data = read(scenario_text(game, chapter, "en"))
        scenario = scenario_of(data)
        self.start: Any = scenario.game.copy()
        self.picks: list[list[int]] = []
        for number, step in enumerate(chapter.step, 1):
            before = len(scenario.game.picks)
            if step.move:
                _make(scenario, step, f"{chapter.title['en']}, step {number}")
            self.picks.append(list(scenario.game.picks)[before:])
        self.end: Any = scenario.game


def _make(scenario: Scenario, step: Step, where: str) -> None:
    """A step's move. What it asks on the way must be answered by steps of its own."""
    decision = scenario.game.decision
    if decision is None or "AB"[decision.seat] != step.seat:
        raise BadData(f"{where}: {step.seat} is to {step.move}, but the game asks {scenario.question()}")
    try:
        refused = scenario.make(Move(step.seat, step.move))
    except Error as fault:
        raise BadData(f"{where}: {step.move}: {fault}; the game asks {scenario.question()}") from fault
    if refused is not None:
        raise BadData(f"{where}: {step.move} is refused by rule {refused.rule} ({refused.key})")
