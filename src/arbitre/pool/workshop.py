"""What building decks of a game's cards takes: the facts people look for cards by and count in a deck, deck lists, and
what an opening hand is drawn from. Each game declares its own; whoever shows it (the page, the terminal) knows no game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import comb
from typing import Any, ClassVar, Final

from arbitre.pool.base import CardPool
from arbitre.pool.query import Catalogue

Of = Callable[[Any], Iterable[str]]
"""What a card has of a fact."""
Said = Callable[[str, str], str]
"""What one of the values of a fact is called in a language."""


def as_is(value: str, lang: str) -> str:
    return value


@dataclass(frozen=True)
class Fact:
    """Something of which each card has some: its colours, its type."""

    key: str
    """The catalogue's word for it."""
    of: Of
    said: Said = as_is
    order: Sequence[str] = ()
    """The values that come first, in this order; others follow by the alphabet."""
    coloured: bool = False
    """Whether its values are the colours of cards."""
    labelled: bool = False
    """Whether a value says little without the word for the fact: a set that is only a number."""

    def values(self, cards: Iterable[Any]) -> list[str]:
        """All there are, in order."""
        found = {value for card in cards for value in self.of(card) if value}
        ordered = [value for value in dict.fromkeys(self.order) if value in found]
        return [*ordered, *sorted(found.difference(ordered))]


@dataclass(frozen=True)
class Number:
    """Something that is compared: what a card costs."""

    key: str


@dataclass(frozen=True)
class Flag:
    """Something that a card is, or is not."""

    key: str


@dataclass(frozen=True)
class Wanted:
    """Cards one likes to see in an opening hand."""

    key: str
    fits: Callable[[Any], bool]


@dataclass(frozen=True)
class Opening:
    """So many cards are drawn of these before the first turn."""

    size: int
    cards: Sequence[Any]

    def count(self, wanted: Wanted) -> int:
        """How many of them one likes to see."""
        return sum(map(wanted.fits, self.cards))


MOST_WANTED: Final = 4


def chance(least: int, good: int, cards: int, drawn: int) -> float:
    """That at least so many of the good cards are among those drawn: hypergeometric, worked out in whole numbers."""
    ways = sum(comb(good, some) * comb(cards - good, drawn - some) for some in range(least, min(good, drawn) + 1))
    return ways / comb(cards, drawn)


class Workshop(ABC):
    """Of one game."""

    catalogue: ClassVar[Catalogue]
    filters: ClassVar[tuple[Fact | Number | Flag, ...]]
    """What cards are looked for by, the most used first."""
    shown: ClassVar[tuple[Fact | Number, ...]]
    """What is said of a card that was found and does not stand on it at the table."""
    traits: ClassVar[Fact]
    """What cards are besides their type."""
    groups: ClassVar[Fact]
    """By what the list of a deck is parted."""
    shares: ClassVar[tuple[Fact, ...]]
    """What is counted in a deck."""
    flags: ClassVar[tuple[Flag, ...]] = ()
    """What is counted, too: how many of the deck's cards are this. The first also parts the curve of costs."""
    wanted: ClassVar[tuple[Wanted, ...]]
    lists: ClassVar[Mapping[str, str]]
    """The formats in which deck lists are written, each with what it is."""
    endings: ClassVar[Mapping[str, str]]
    """How the names of such files end."""
    easiest: ClassVar[str]
    """The format of decks that asks for the least: what it allows can be played."""

    @abstractmethod
    def pool(self) -> CardPool[Any, Any]: ...

    @abstractmethod
    def deck(self, name: str, rows: Sequence[tuple[int, Any]]) -> Any:
        """A deck list: how many of which cards."""

    @abstractmethod
    def read(self, text: str) -> Any:
        """The deck list that a text is, in any format."""

    @abstractmethod
    def write(self, deck: Any, to: str, lang: str) -> str:
        """A deck list in a format."""

    @abstractmethod
    def opening(self, cards: Sequence[Any]) -> Opening | None:
        """What the opening hand of a deck is drawn from, by who starts; None if that can't be said."""

    def title(self, card: Any, lang: str) -> str:
        """What a card is called in a language."""
        return self.pool().name_of(card)

    def cost(self, card: Any) -> int | None:
        """Its place in the curve of costs, if it has one."""
        found: int | None = card.cost
        return found

    def place(self, card: Any) -> tuple[Any, ...]:
        """Its place in its group of a deck's list."""
        return (card.cost if card.cost is not None else -1, self.pool().name_of(card))

    def about(self, fault: Mapping[str, str | int], lang: str) -> dict[str, str | int]:
        """What a fault of a deck is about, in a language: cards by their names there."""
        return {key: self._called(str(value), lang) if key in NAMES else value for key, value in fault.items()}

    def _called(self, names: str, lang: str) -> str:
        for between in ("; ", ", "):
            parts = names.split(between)
            if all(part in self.pool() for part in parts):
                return between.join(self.title(self.pool().data(part), lang) for part in parts)
        return names

    # -- counting ------------------------------------------------------------------------------------------------

    def search(self, query: str) -> tuple[list[Any], bool]:
        """The cards that fit, and whether they do: else they are those that come nearest."""
        found = self.catalogue.search(query, self.pool())
        return (found, True) if found or not query.strip() else (self.catalogue.nearest(query, self.pool()), False)

    def curve(self, cards: Sequence[Any]) -> list[tuple[int, list[int]]]:
        """For each cost how many cards have it; parted into those of the first flag and the others, if there is one."""
        tests = [self.catalogue.flags[flag.key] for flag in self.flags[:1]]
        found: dict[int, list[int]] = {}
        for card in cards:
            cost = self.cost(card)
            if cost is not None:
                counts = found.setdefault(cost, [0] * (len(tests) + 1))
                counts[0 if all(test(card) for test in tests) else -1] += 1
        return [(cost, found.get(cost, [0] * (len(tests) + 1))) for cost in range(max(found) + 1)] if found else []

    def chances(self, opening: Opening) -> list[tuple[Wanted, list[float]]]:
        """For what one likes to see in a hand: how likely it is to see one of them at least, two at least, ..."""
        if len(opening.cards) < opening.size:
            return []
        found: list[tuple[Wanted, list[float]]] = []
        for one in self.wanted:
            good, cards, drawn = opening.count(one), len(opening.cards), opening.size
            found.append((one, [chance(least, good, cards, drawn) for least in range(1, MOST_WANTED + 1)]))
        return found


NAMES: Final = ("card", "cards", "leader", "loyal")
"""Under these, faults speak of cards by name."""
