"""Searching cards of any game: words in names, text and facts, and facts such as `cost<=3` or `set:5`.

Everything asked for must match; where nothing does, `nearest` has what matches best. A word matches where a word of the
card begins with it; `"several words"` must be next to each other; a minus sign before anything excludes it. With `=` a
fact must be just what is asked for (`rarity=rare`); `ink:amber|steel` is either. A game's catalogue says what can be
asked about its cards.
"""

from __future__ import annotations

import functools
import operator
import re
import shlex
import unicodedata
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, Final

from arbitre.kernel.error import Error
from arbitre.pool.near import near

Test = Callable[[Any], bool]

_TERM: Final = re.compile(r"(?P<field>[^\W\d]+)(?P<sign><=|>=|!=|=|<|>|:)(?P<value>.+)")
_COMPARE: Final[dict[str, Callable[[int, int], bool]]] = {
    "<=": operator.le,
    ">=": operator.ge,
    "!=": operator.ne,
    "=": operator.eq,
    ":": operator.eq,
    "<": operator.lt,
    ">": operator.gt,
}


def words_of(text: str) -> str:
    """Text made simple to search in: no capitals, no accents, single spaces, one before every word."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c)).casefold()
    return " " + " ".join(re.findall(r"[^\W_]+", bare.replace("'", "")))


@functools.lru_cache(maxsize=4096)
def told(*names: str) -> str:
    """What a fact is called, to search in: each name between bars, so that a whole one can be told from a part."""
    return "|" + "".join(f"{words_of(name)} |" for name in dict.fromkeys(names) if name)


class Catalogue(ABC):
    """What can be asked about the cards of a game."""

    numbers: ClassVar[Mapping[str, Callable[[Any], int | None]]]
    """What can be compared."""
    facts: ClassVar[Mapping[str, Callable[[Any], str]]]
    """What is searched for words, each as `told` has it."""
    flags: ClassVar[Mapping[str, Test]]
    """What a card can be, as in `is:playable`."""
    also: ClassVar[Mapping[str, str]] = {}
    """Other words for all these."""
    more: ClassVar[tuple[str, ...]] = ()
    """Facts with tests of their own."""

    @abstractmethod
    def names_of(self, card: Any) -> tuple[str, ...]:
        """The names of a card, each as `words_of` has it."""

    @abstractmethod
    def facts_of(self, card: Any) -> str:
        """Names and facts, likewise."""

    @abstractmethod
    def text_of(self, card: Any) -> str:
        """What it does, as we say it, likewise."""

    def place(self, card: Any) -> Any:
        """Its place in the order of the cards; as in the pool by default."""
        return 0

    def listed(self, card: Any) -> bool:
        """Whether it can be found at all."""
        return True

    def test(self, key: str, value: str) -> Test:
        """The test of one of `more`."""
        raise NotImplementedError

    def about(self) -> str:
        """What can be asked, for the help."""
        return (
            f"{', '.join(self.numbers)} (numbers); {', '.join((*self.facts, *self.more, 'name', 'text'))}; "
            f"{', '.join(f'is:{flag}' for flag in self.flags)}"
        )

    # -- searching -----------------------------------------------------------------------------------------------

    def search(self, query: str, cards: Iterable[Any]) -> list[Any]:
        """The cards that fit, those whose names fit first."""
        terms = _terms(query)
        found = self._fitting(terms, cards)
        words = _words(terms)
        return sorted(found, key=lambda card: (self._rank(card, words), self.place(card)))

    def nearest(self, query: str, cards: Iterable[Any]) -> list[Any]:
        """Where no card fits: those that have most of the words, the best first, and all else that is asked for."""
        terms = _terms(query)
        words = _words(terms)
        rest = [(term, negative) for term, negative in terms if negative or _TERM.fullmatch(term)]
        least = len(words) // 2 + 1 if len(words) > 2 else 1
        held: list[tuple[int, Any]] = []
        for card in self._fitting(rest, cards):
            text = self.facts_of(card) + self.text_of(card)
            count = sum(word in text for word in words)
            if count >= least:
                held.append((count, card))
        held.sort(key=lambda one: (-one[0], self._rank(one[1], words), self.place(one[1])))
        return [card for _, card in held]

    def _fitting(self, terms: list[tuple[str, bool]], cards: Iterable[Any]) -> list[Any]:
        tests = sorted((self._test(term, negative) for term, negative in terms), key=lambda test: test[0])
        return [card for card in cards if self.listed(card) and all(test(card) for _, test in tests)]

    def _rank(self, card: Any, words: list[str]) -> int:
        names = self.names_of(card)
        if words and all(any(word in name for name in names) for word in words):
            return 0
        return 1 if any(word in name for word in words for name in names) else 2

    def _test(self, term: str, negative: bool) -> tuple[int, Test]:
        """What a term asks of a card, with how expensive it is to check: cheap ones come first."""
        match = _TERM.fullmatch(term)
        dear, test = self._fact(match["field"], match["sign"], match["value"]) if match else (1, self._word(term))
        if not negative:
            return dear, test
        return dear, lambda card: not test(card)

    def _word(self, term: str) -> Test:
        word = words_of(term)
        return lambda card: word in self.facts_of(card) or word in self.text_of(card)

    def _fact(self, field: str, sign: str, value: str) -> tuple[int, Test]:
        key = words_of(field).strip()
        key = self.also.get(key, key)
        if key in self.numbers:
            return 0, _number(field, self.numbers[key], sign, value)
        if sign not in (":", "=", "!="):
            raise Error(f"{field}{sign}{value}: only {', '.join(self.numbers)} can be compared")
        wanted = [one for one in value.split("|") if one.strip()]
        if not wanted:
            raise Error(f"{field}{sign}{value}: there is nothing to look for")
        dears, tests = zip(*(self._named_fact(key, one, whole=sign != ":") for one in wanted), strict=True)

        def test(card: Any) -> bool:
            return any(test(card) for test in tests)

        return max(dears), (lambda card: not test(card)) if sign == "!=" else test

    def _named_fact(self, key: str, value: str, whole: bool) -> tuple[int, Test]:
        """`whole`: the fact is this, and does not only begin so."""
        word = words_of(value)
        if key in self.facts:
            part = f"|{word} |" if whole else word
            return 0, lambda card: part in self.facts[key](card)
        if key == "name":
            return 0, lambda card: any(word == name if whole else word in name for name in self.names_of(card))
        if key == "text":
            return 1, lambda card: word in self.text_of(card)
        if key == "is":
            if value not in self.flags:
                raise Error(f"is:{value}: there are {', '.join(self.flags)}")
            return 0, self.flags[value]
        if key in self.more:
            return 0, self.test(key, value)
        fields = [*self.numbers, *self.facts, *self.more, "name", "text", "is"]
        meant = near(key, fields, count=1)
        hint = f"; did you mean {meant[0]}?" if meant else "."
        raise Error(f"cards have no {key!r} to search for{hint} There are: {', '.join(fields)}")


def _terms(query: str) -> list[tuple[str, bool]]:
    """The parts of a query, and whether each is excluded."""
    reader = shlex.shlex(query.replace("“", '"').replace("”", '"'), posix=True)
    reader.whitespace_split = True
    reader.quotes = '"'
    reader.escape = reader.commenters = ""
    try:
        parts = list(reader)
    except ValueError as fault:
        raise Error(f"the search {query!r} has a quotation mark that is not closed") from fault
    terms = [(part.removeprefix("-"), part.startswith("-")) for part in parts]
    return [(term, negative) for term, negative in terms if _TERM.fullmatch(term) or words_of(term).strip()]


def _words(terms: list[tuple[str, bool]]) -> list[str]:
    """Those parts of a query that are words to be found."""
    return [words_of(term) for term, negative in terms if not negative and not _TERM.fullmatch(term)]


def _number(field: str, of: Callable[[Any], int | None], sign: str, value: str) -> Test:
    if not (value.isascii() and value.isdecimal() and len(value) < 4):
        raise Error(f"{field}{sign}{value}: a number is needed, as in cost<=3")
    compare, wanted = _COMPARE[sign], int(value)

    def test(card: Any) -> bool:
        number = of(card)
        return number is not None and compare(number, wanted)

    return test
