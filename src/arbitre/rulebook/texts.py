"""A rulebook: its numbers in the book's order, each with its sentence in every language, and our rulings about them.

The texts are TOML files, one folder per game: `book.toml` (what kind of book it is), `rulings.toml`, `unseen.toml`
(rules that no scenario can be seen to pass, each with the reason), and the rules in all the others, one table per
number.
"""

from __future__ import annotations

import functools
import threading
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeVar, get_args

import msgspec

from arbitre.games import registry
from arbitre.kernel.error import BadData, Error
from arbitre.rulebook.numbering import Name as NumberingName
from arbitre.rulebook.numbering import Numbering, numbering

Language = Literal["en", "fr", "it"]
LANGUAGES: tuple[Language, ...] = get_args(Language)

# heading: a title, no rule. play: something a game can show. definition: a word for it, or a pointer to other rules.
# physical: about cardboard, sleeves and tables, which no engine has.
Kind = Literal["heading", "play", "definition", "physical"]
KINDS: tuple[Kind, ...] = get_args(Kind)

FOLDER = Path(__file__).parent
BOOK_FILE = "book.toml"
RULINGS_FILE = "rulings.toml"
UNSEEN_FILE = "unseen.toml"

_Sentence = Annotated[str, msgspec.Meta(min_length=1)]
Texts = Mapping[Language, str]

T = TypeVar("T")


class _Sentences(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One thing said in several languages; the book says which."""

    en: _Sentence | None = None
    fr: _Sentence | None = None
    it: _Sentence | None = None

    def texts(self, languages: Iterable[Language], where: str) -> Texts:
        given: dict[Language, str | None] = {"en": self.en, "fr": self.fr, "it": self.it}
        found = {lang: text for lang, text in given.items() if text is not None}
        for lang in languages:
            if lang not in found:
                raise BadData(f"{where}: the text in {lang} is missing")
        for lang in found:
            if lang not in languages:
                raise BadData(f"{where}: there is a text in {lang}, but the book has none in that language")
        return found


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What kind of book it is: the file `book.toml`."""

    title: _Sentence
    languages: Annotated[tuple[Language, ...], msgspec.Meta(min_length=1)]
    numbering: NumberingName
    initial: Annotated[str, msgspec.Meta(pattern="^[A-Z]?$")] = ""
    """The letter its numbers begin with, where they do."""
    also: dict[str, _Sentences] = {}
    """What players call a rule by words that are not in it, so that they find it."""

    def way(self) -> Numbering:
        return numbering(self.numbering, self.initial)


class _RuleTable(_Sentences, frozen=True, forbid_unknown_fields=True, kw_only=True):
    kind: Kind


class _RulingTable(_Sentences, frozen=True, forbid_unknown_fields=True, kw_only=True):
    rules: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
    why: _Sentences


class Ruling(msgspec.Struct, frozen=True):
    """What we decided where the book is silent or contradicts itself, and why.

    >>> ruling = arbitre.rules("lorcana").rulings_on("1.3.4.1")[0]
    >>> ruling.rules
    ('1.3.4.1', '9.3.1')
    >>> ruling.why("en")
    '1.3.4.1 allows only one active player, but ...'
    """

    rules: tuple[str, ...]
    """The numbers it is about."""
    texts: Texts
    reasons: Texts

    def text(self, lang: Language) -> str:
        """What we decided."""
        return self.texts[lang]

    def why(self, lang: Language) -> str:
        """The reason."""
        return self.reasons[lang]


class Rule(msgspec.Struct, frozen=True):
    """One number of the book. The sentence of a heading is its title.

    >>> rule = arbitre.rules("lorcana").rule("4.6.1")
    >>> rule.number, rule.kind
    ('4.6.1', 'play')
    >>> rule.text("it")
    "Nient'altro che un personaggio può sfidare. ..."
    """

    number: str
    """As the book has it."""
    kind: Kind
    """`heading`, `play` (something a game can show), `definition`, or `physical` (about cardboard)."""
    texts: Texts

    def text(self, lang: Language) -> str:
        """The rule in our own words."""
        return self.texts[lang]


class Book:
    """The rules of one game, in the book's order.

    >>> book = arbitre.rules("lorcana")
    >>> book.title, book.languages
    ('Disney Lorcana', ('en', 'fr', 'it'))
    """

    def __init__(self, game: str, head: Head, rules: Iterable[Rule], rulings: Iterable[Ruling] = ()) -> None:
        self.game = game
        self.title = head.title
        self.languages = head.languages
        self.numbering = head.way()
        self.rules = {rule.number: rule for rule in sorted(rules, key=lambda rule: self.numbering.order(rule.number))}
        self.rulings = tuple(rulings)
        self.unseen: dict[str, str] = {}
        self._also: dict[str, Texts] = {}
        for number, said in head.also.items():
            if number not in self.rules:
                raise BadData(f"{BOOK_FILE}: there is no rule {number}")
            self._also[number] = said.texts(head.languages, f"{BOOK_FILE}, {number}")

    def also(self, number: str, lang: Language) -> str:
        """What players call a rule by words that are not in it."""
        return self._also[number][lang] if number in self._also else ""

    def rule(self, number: str) -> Rule:
        """The rule of a number; an Error names the nearest ones.

        >>> arbitre.rules("fallen").rule("F1.13.4").number
        'F1.13.4'
        """
        found = self.rules.get(number)
        if found is None:
            raise Error(self._unknown(number))
        return found

    def is_counted(self, rule: Rule) -> bool:
        """Whether this is a rule's own number; shorter ones are chapters and sections."""
        return self.numbering.is_rule(rule.number)

    def part(self, number: str) -> list[Rule]:
        """That number and all below it.

        >>> [rule.number for rule in arbitre.rules("lorcana").part("4.6")][:3]
        ['4.6', '4.6.1', '4.6.2']
        """
        self.rule(number)
        return [rule for rule in self.rules.values() if number in self.numbering.path(rule.number)]

    def above(self, number: str) -> list[Rule]:
        """The chapter, section and rule a number stands under, the chapter first.

        >>> [rule.text("en") for rule in arbitre.rules("lorcana").above("4.6.1")]
        ['Turn Actions', 'Challenge']
        """
        return [self.rules[outer] for outer in self.numbering.path(number)[:-1] if outer in self.rules]

    def rulings_on(self, number: str) -> list[Ruling]:
        """What we decided about a rule.

        >>> len(arbitre.rules("lorcana").rulings_on("1.3.4.1")) > 0
        True
        """
        return [ruling for ruling in self.rulings if number in ruling.rules]

    def rulings_in(self, number: str | None = None) -> list[Ruling]:
        """The rulings on the rules of a part, or on all of them, in the order of the first rule each is about."""
        numbers = set(self.rules) if number is None else {rule.number for rule in self.part(number)}
        found = [ruling for ruling in self.rulings if not numbers.isdisjoint(ruling.rules)]
        return sorted(found, key=lambda ruling: self.numbering.order(ruling.rules[0]))

    def nearest(self, number: str) -> list[str]:
        """The existing numbers somebody who wrote this one may have meant, in the book's order.

        >>> arbitre.rules("lorcana").nearest("4.6.99")
        ['4.6.7', '4.6.8', '4.6.9']
        """
        order = self.numbering.order
        wanted = order(number)
        near = sorted(self.rules, key=lambda other: _distance(wanted, order(other)))[:3]
        return sorted(near, key=order)

    def check_language(self, lang: Language) -> None:
        if lang not in self.languages:
            raise Error(f"the rules of {self.game} are not there in {lang}, only in {', '.join(self.languages)}")

    def _unknown(self, number: str) -> str:
        if not self.numbering.is_number(number):
            return f"{number!r} is not a rule number of {self.game}; one looks like {self.numbering.example}"
        return f"there is no rule {number} in {self.game}; the nearest are {', '.join(self.nearest(number))}"


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
    return registry.names("rulebook")


READING: Final = threading.Lock()
"""Held while files are read into types for the first time: msgspec does not bear two threads that do that at once."""


@functools.cache
def book(game: str) -> Book:
    with READING:
        return read_book(registry.entry(game).folder("rulebook"), game)


def read_book(folder: Path, game: str = "") -> Book:
    """The rulebook in a folder; anything misspelt, missing or given twice is an error that says where."""
    head = _convert(_read(folder / BOOK_FILE), Head, BOOK_FILE)
    numbering = head.way()
    rules: dict[str, Rule] = {}
    for path in sorted(folder.glob("*.toml")):
        if path.name in (BOOK_FILE, RULINGS_FILE, UNSEEN_FILE):
            continue
        for number, table in _read(path).items():
            if not numbering.is_number(number):
                raise BadData(f"{path.name}: {number!r} is not a rule number")
            if number in rules:
                raise BadData(f"{path.name}: {number} is given twice")
            where = f"{path.name}, {number}"
            read = _convert(table, _RuleTable, where)
            rules[number] = Rule(number, read.kind, read.texts(head.languages, where))
    result = Book(game or folder.name, head, rules.values())
    result.rulings = _read_rulings(folder / RULINGS_FILE, result)
    result.unseen = _read_unseen(folder / UNSEEN_FILE, result)
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
        read = _convert(table, _RulingTable, where)
        for number in read.rules:
            try:
                rulebook.rule(number)
            except Error as fault:
                raise BadData(f"{where}: {fault}") from fault
        reasons = read.why.texts(rulebook.languages, f"{where}, why")
        rulings.append(Ruling(read.rules, read.texts(rulebook.languages, where), reasons))
    return tuple(rulings)


def _read_unseen(path: Path, rulebook: Book) -> dict[str, str]:
    """Only for rules that show in play must a reason be given why nothing of them can be seen."""
    found = _convert(_read(path), dict[str, _Sentence], path.name) if path.exists() else {}
    for number in found:
        if number not in rulebook.rules:
            raise BadData(f"{path.name}: there is no rule {number}")
        if rulebook.rules[number].kind != "play":
            raise BadData(
                f"{path.name}: {number} is of the kind {rulebook.rules[number].kind!r}, which says it already"
            )
    return found


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
