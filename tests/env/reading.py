"""Observations for tests: made from any game, and read back by the names of their columns."""

from __future__ import annotations

from typing import Any

from arbitre.env.arrays import Observation, Shape
from arbitre.env.columns import CARD, EVENT, OPTION, SEAT, TABLE, Column


def shape_of(game: Any) -> Shape:
    """With room for everything."""
    return Shape(game.name, game.number_of_seats, rows=len(game.facts) + 20, options=2000)


def observed(game: Any, seat: int) -> Observation:
    shape = shape_of(game)
    return shape.arrays(shape.encoder().observe(game, seat))


class Read:
    """An observation by the names of its columns."""

    def __init__(self, game: Any, seat: int) -> None:
        self.shape = shape_of(game)
        self.seat = seat
        self.encoder = self.shape.encoder()
        self.arrays = self.shape.arrays(self.encoder.observe(game, seat))
        encoding = self.shape.encoding
        cards = (*CARD, *encoding.card_columns, *encoding.fact_columns)
        self.cards = [_named(cards, row) for row in self.arrays["cards"] if row[1]]
        self.options = [_named(OPTION, row) for row in self.arrays["options"] if row[0]]
        self.events = [_named(EVENT, row) for row in self.arrays["events"] if row[0]]
        numbers = self.arrays["table"].tolist()
        width = len(TABLE) + len(encoding.table_columns)
        self.table = dict(zip((column.name for column in (*TABLE, *encoding.table_columns)), numbers, strict=False))
        zones = tuple(Column(f"zone {kind.name}", "") for kind in self.shape.game.zone_kinds)
        a_seat = (*SEAT, *zones, *encoding.seat_columns)
        seats = range(game.number_of_seats)
        self.seats = [_named(a_seat, numbers[width + turn * len(a_seat) :][: len(a_seat)]) for turn in seats]


def _named(columns: tuple[Column, ...], row: Any) -> dict[str, int]:
    """Where two columns have one name, both stand under it: the later one with its place."""
    found: dict[str, int] = {}
    for place, (column, value) in enumerate(zip(columns, row, strict=True)):
        found[column.name if column.name not in found else f"{column.name}#{place}"] = int(value)
    return found
