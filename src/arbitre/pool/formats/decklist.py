"""A deck list, whatever it was written in, and the reading of one: every fault with the line it is in."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from arbitre.games.lorcana.card import CardData
from arbitre.kernel.error import Error, IllegalDeck, UnknownCard
from arbitre.pool.finding import Finder

MOST: Final = 99  # copies in one line
PRINTED: Final = re.compile(r"(?P<set>\d{1,3}|[Qq]\d)-(?:(?P<series>[A-Za-z]+\d*)-)?(?P<number>\d{1,4})")
"""A card by set and number, as duels.ink writes it: 10-71, or with the series of a promotional card, 1-PD1-3."""


@dataclass(frozen=True)
class DeckList:
    """How many of which cards, in the order of the list, and what the deck is called, if anything."""

    cards: tuple[tuple[int, CardData], ...]
    name: str = ""

    @staticmethod
    def of(cards: Iterable[CardData], name: str = "") -> DeckList:
        """A deck from single cards: each is where it first came up."""
        counts: dict[str, int] = {}
        known: dict[str, CardData] = {}
        for card in cards:
            known[card.full_name] = card
            counts[card.full_name] = counts.get(card.full_name, 0) + 1
        return DeckList(tuple((count, known[full]) for full, count in counts.items()), name)

    def each(self) -> list[CardData]:
        """Every card, as often as it is in the deck."""
        return [card for count, card in self.cards for _ in range(count)]

    def names(self) -> list[str]:
        return [card.full_name for card in self.each()]


class Reading:
    """Collects the cards of a list and everything wrong with it, so that all faults are reported at once."""

    def __init__(self, finder: Finder, where: str) -> None:
        self.finder = finder
        self.name = ""
        self._where = where
        self._rows: list[tuple[int, CardData]] = []
        self._faults: list[str] = []

    def fault(self, place: str, what: object) -> None:
        self._faults.append(f"{self._where}, {place}: {what}")

    def named(self, count: int, name: str, place: str) -> None:
        """A number of copies of the card of that name."""
        try:
            self.add(count, self.finder.card(name), place)
        except UnknownCard as fault:
            self.fault(place, fault)

    def printed(self, count: int, code: str, number: int, place: str, promotional: bool = False) -> None:
        """A number of copies of the card of that set and number."""
        try:
            self.add(count, self.finder.printed(code, number, promotional), place)
        except UnknownCard as fault:
            self.fault(place, fault)

    def add(self, count: int, card: CardData, place: str) -> None:
        if not 1 <= count <= MOST:
            self.fault(place, f"{count} copies of {card.full_name}? A line has from 1 to {MOST}")
        else:
            self._rows.append((count, card))

    def done(self) -> DeckList:
        if self._faults:
            raise UnknownCard("\n".join(self._faults))
        if not self._rows:
            raise IllegalDeck(
                f"{self._where} has no cards; a line of a deck list is a number and a card: 2 Stitch - New Dog"
            )
        return DeckList.of((card for count, card in self._rows for _ in range(count)), self.name)


def not_understood(where: str, what: str) -> Error:
    return Error(f"{where} can't be understood: {what}")


def as_json(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"
