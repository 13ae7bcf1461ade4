"""B1.1 The forty cards: what each is called, what it counts and which it beats."""

from __future__ import annotations

import functools
from typing import Final

import msgspec

from arbitre.pool.base import CardPool

SUITS: Final = ("coins", "cups", "swords", "clubs")
RANKS: Final = ("two", "four", "five", "six", "seven", "jack", "knight", "king", "three", "ace")
"""B1.1.3: from the lowest to the highest."""
POINTS: Final = {"ace": 11, "three": 10, "king": 4, "knight": 3, "jack": 2}
"""B1.1.2: all others count nothing."""

FRENCH: Final = {
    "ace": "As",
    "three": "Trois",
    "king": "Roi",
    "knight": "Cavalier",
    "jack": "Valet",
    "seven": "Sept",
    "six": "Six",
    "five": "Cinq",
    "four": "Quatre",
    "two": "Deux",
    "coins": "deniers",
    "cups": "coupes",
    "swords": "épées",
    "clubs": "bâtons",
}
ITALIAN: Final = {
    "ace": "Asso",
    "three": "Tre",
    "king": "Re",
    "knight": "Cavallo",
    "jack": "Fante",
    "seven": "Sette",
    "six": "Sei",
    "five": "Cinque",
    "four": "Quattro",
    "two": "Due",
    "coins": "denari",
    "cups": "coppe",
    "swords": "spade",
    "clubs": "bastoni",
}


class Card(msgspec.Struct, frozen=True):
    """A card as it is printed, which is all there is to know about it."""

    name: str
    fr: str
    it: str
    suit: str
    rank: str

    @property
    def key(self) -> str:
        return self.name

    @property
    def data(self) -> Card:
        return self

    @property
    def lacks(self) -> str:
        return ""

    @property
    def points(self) -> int:
        return POINTS.get(self.rank, 0)

    @property
    def strength(self) -> int:
        return RANKS.index(self.rank)


class Pool(CardPool[Card, Card]):
    def name_of(self, card: Card) -> str:
        return card.name

    def make(self, card: Card) -> Card:
        return card


@functools.cache
def pool() -> Pool:
    return Pool(
        Card(
            f"{rank.capitalize()} of {suit}",
            f"{FRENCH[rank]} d'{FRENCH[suit]}" if suit == "swords" else f"{FRENCH[rank]} de {FRENCH[suit]}",
            f"{ITALIAN[rank]} di {ITALIAN[suit]}",
            suit,
            rank,
        )
        for suit in SUITS
        for rank in RANKS
    )
