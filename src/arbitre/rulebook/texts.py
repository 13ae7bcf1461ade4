"""A rulebook: its numbers in the book's order, each with its sentence in every language, and our rulings about them.

The texts are TOML files, one folder a game: `chapters-*.toml` (one table a number) and `rulings.toml`.
"""

from __future__ import annotations

import functools
import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar, get_args

import msgspec

from arbitre.kernel.error import BadData, Error

Language = Literal["en", "fr", "it"]
LANGUAGES: tuple[Language, ...] = get_args(Language)

# heading: a title, no rule. play: something a game can show. definition: a word for it, or a pointer to other rules.
# physical: about cardboard, sleeves and tables, which no engine has.
Kind = Literal["heading", "play", "definition", "physical"]
KINDS: tuple[Kind, ...] = get_args(Kind)

FOLDER = Path(__file__).parent

_NUMBER = re.compile(r"[1-9]\d*(\.[1-9]\d*)*")

_Sentence = Annotated[str, msgspec.Meta(min_length=1)]

T = TypeVar("T")


class _Text(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One table of a chapter file."""

    kind: Kind
    en: _Sentence
    fr: _Sentence
    it: _Sentence


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What we decided where the book is silent or contradicts itself, and why."""

    rules: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
    en: _Sentence
    fr: _Sentence
    it: _Sentence
    why: _Sentence

    def text(self, lang: Language) -> str:
        return {"en": self.en, "fr": self.fr, "it": self.it}[lang]


class Rule(msgspec.Struct, frozen=True):
    """One number of the book. The sentence of a heading is its title."""

    number: str
    kind: Kind
    en: str
    fr: str
    it: str

    def text(self, lang: Language) -> str:
        return {"en": self.en, "fr": self.fr, "it": self.it}[lang]

    @property
    def counted(self) -> bool:
        """Whether this is a rule's number, of three components or four; shorter ones are chapters and sections."""
        return self.number.count(".") >= 2


class Book:
    """The rules of one game, in the book's order."""

    def __init__(self, game: str, rules: Iterable[Rule], rulings: Iterable[Ruling] = ()) -> None:
        self.game = game
        self.rules = {rule.number: rule for rule in sorted(rules, key=lambda rule: components(rule.number))}
        self.rulings = tuple(rulings)

    def rule(self, number: str) -> Rule:
        found = self.rules.get(number)
        if found is None:
            raise Error(self._unknown(number))
        return found

    def part(self, number: str) -> list[Rule]:
        """That number and all below it."""
        first = self.rule(number)
        return [first] + [rule for rule in self.rules.values() if rule.number.startswith(number + ".")]

    def above(self, number: str) -> list[Rule]:
        """The chapter, section and rule a number stands under, the chapter first."""
        parts = number.split(".")
        longer = (".".join(parts[:length]) for length in range(1, len(parts)))
        return [self.rules[prefix] for prefix in longer if prefix in self.rules]

    def rulings_on(self, number: str) -> list[Ruling]:
        return [ruling for ruling in self.rulings if number in ruling.rules]

    def nearest(self, number: str) -> list[str]:
        """The existing numbers somebody who wrote this one may have meant, in the book's order."""
        wanted = components(number)
        near = sorted(self.rules, key=lambda other: _distance(wanted, components(other)))[:3]
        return sorted(near, key=components)

    def _unknown(self, number: str) -> str:
        if not _NUMBER.fullmatch(number):
            return f"{number!r} is not a rule number of {self.game}; one looks like {next(reversed(self.rules))}"
        return f"there is no rule {number} in {self.game}; the nearest are {', '.join(self.nearest(number))}"


def components(number: str) -> tuple[int, ...]:
    return tuple(int(part) for part in number.split("."))


def _distance(wanted: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, int, int]:
    """Numbers that part ways late are near, then those of the same length, then those that part by little."""
    common = min(len(wanted), len(other))
    shared = 0
    while shared < common and wanted[shared] == other[shared]:
        shared += 1
    apart = abs(wanted[shared] - other[shared]) if shared < common else 0
    return -shared, abs(len(wanted) - len(other)), apart


def games() -> list[str]:
    """The games that have a rulebook."""
    return sorted({path.parent.name for path in FOLDER.glob("*/chapters-*.toml")})


@functools.cache
def book(game: str) -> Book:
    if game not in games():
        raise Error(f"there is no rulebook of {game!r}; there are: {', '.join(games())}")
    return read_book(FOLDER / game)


def read_book(folder: Path) -> Book:
    """The rulebook in a folder; anything misspelt, missing or given twice is an error that says where."""
    rules: dict[str, Rule] = {}
    for path in sorted(folder.glob("chapters-*.toml")):
        for number, table in _read(path).items():
            if not _NUMBER.fullmatch(number):
                raise BadData(f"{path.name}: {number!r} is not a rule number")
            if number in rules:
                raise BadData(f"{path.name}: {number} is given twice")
            text = _convert(table, _Text, f"{path.name}, {number}")
            rules[number] = Rule(number, text.kind, text.en, text.fr, text.it)
    result = Book(folder.name, rules.values())
    result.rulings = _read_rulings(folder / "rulings.toml", result)
    return result


def _read_rulings(path: Path, rulebook: Book) -> tuple[Ruling, ...]:
    if not path.exists():
        return ()
    data = _read(path)
    unknown = sorted(set(data) - {"ruling"})
    if unknown:
        raise BadData(f"{path.name}: unknown: {', '.join(unknown)}; a ruling is a table [[ruling]]")
    rulings = []
    tables = data.get("ruling", [])
    if not isinstance(tables, list):
        raise BadData(f"{path.name}: a ruling is written [[ruling]], with two brackets")
    for place, table in enumerate(tables, 1):
        where = f"{path.name}, ruling {place}"
        ruling = _convert(table, Ruling, where)
        for number in ruling.rules:
            try:
                rulebook.rule(number)
            except Error as fault:
                raise BadData(f"{where}: {fault}") from fault
        rulings.append(ruling)
    return tuple(rulings)


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
        raise BadData(f"{path.name}: {fault}") from fault


def _convert(table: object, kind: type[T], where: str) -> T:
    try:
        return msgspec.convert(table, kind)
    except msgspec.ValidationError as fault:
        raise BadData(f"{where}: {fault}") from fault
