"""Briscola in numbers, for learning agents."""

from __future__ import annotations

from typing import ClassVar, Final

from arbitre.env.columns import Column
from arbitre.env.encoding import Encoding
from briscola.cards import SUITS, Card
from briscola.game import Briscola


class BriscolaEncoding(Encoding):
    rows: ClassVar[int] = 20
    options: ClassVar[int] = 3
    events: ClassVar[int] = 8
    fact_columns: ClassVar[tuple[Column, ...]] = (
        *(Column(f"suit: {suit}", "whether that is its suit") for suit in SUITS),
        Column("strength", "from 0, the lowest, to 9"),
        Column("points", "what it counts"),
    )
    seat_columns: ClassVar[tuple[Column, ...]] = (Column("points", "what the side has won"),)
    table_columns: ClassVar[tuple[Column, ...]] = (Column("trump", "the suit, from 1, as they stand in a card's row"),)

    def facts(self, facts: Card) -> list[int]:
        return [*(int(facts.suit == suit) for suit in SUITS), facts.strength, facts.points]

    def seat(self, game: Briscola, seat: int) -> list[int]:
        return [game.points(seat)]

    def table(self, game: Briscola, seat: int, row_of: list[int]) -> list[int]:
        return [SUITS.index(game.trump) + 1]


ENCODING: Final = BriscolaEncoding()
