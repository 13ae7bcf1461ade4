"""The arrays of observations, and the table of what is printed on cards."""

from __future__ import annotations

import functools
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from arbitre.env.columns import CARD, EVENT, OPTION, SEAT, TABLE
from arbitre.env.encoding import Encoding
from arbitre.games import registry
from arbitre.kernel.game import Game

Numbers = npt.NDArray[np.int16]
Mask = npt.NDArray[np.int8]
DTYPE: Final = np.int16


class Statics:
    """What is printed on each card, as rows of a table that grows with the cards that are met. Row 0 is that of a card
    nobody knows."""

    def __init__(self, encoding: Encoding, entry: registry.Entry) -> None:
        self.encoding = encoding
        self.width = len(encoding.fact_columns)
        pool = entry.load("pool")() if entry.pool else ()
        self.numbers: dict[str, int] = {pool.name_of(card): number for number, card in enumerate(pool, 1)}
        self.known: dict[Any, int] = {}
        self.rows: Numbers = np.zeros((1024, self.width), DTYPE)

    def places(self, facts: list[Any]) -> tuple[list[int], list[int]]:
        """For each card its row here, and its number in the pool (0: it is in none)."""
        index = []
        for one in facts:
            place = self.known.get(one)
            index.append(self._add(one) if place is None else place)
        return index, [self.numbers.get(one.key, 0) for one in facts]

    def _add(self, facts: Any) -> int:
        place = self.known[facts] = len(self.known) + 1
        if place == len(self.rows):
            self.rows = np.concatenate([self.rows, np.zeros_like(self.rows)])
        self.rows[place] = self.encoding.facts(facts)
        return place


@functools.cache
def statics(game: str) -> Statics:
    entry = registry.entry(game)
    return Statics(entry.load("encoding"), entry)


class Shape:
    """How large the arrays of a game's observations are."""

    def __init__(
        self, game: type[Game[Any, Any]], encoding: Encoding, players: int, rows: int | None, options: int | None
    ) -> None:
        self.rows = rows or encoding.rows * players
        self.options = options or encoding.options
        a_seat = len(SEAT) + len(game.zone_kinds) + len(encoding.seat_columns)
        self.table = len(TABLE) + len(encoding.table_columns) + players * a_seat
        self.card = len(CARD) + len(encoding.card_columns) + len(encoding.fact_columns)
        self.events = encoding.events

    def sizes(self) -> dict[str, tuple[int, ...]]:
        return {
            "table": (self.table,),
            "cards": (self.rows, self.card),
            "events": (self.events, len(EVENT)),
            "options": (self.options, len(OPTION)),
        }


class Arrays:
    """One observation. With `among`, its arrays are those of one of many games that lie side by side."""

    __slots__ = ("cards", "changing", "events", "mask", "most", "options", "printed", "table", "told")

    def __init__(self, shape: Shape, among: dict[str, Any] | None = None, place: int = 0) -> None:
        if among is None:
            found: dict[str, Any] = {name: np.zeros(size, DTYPE) for name, size in shape.sizes().items()}
            found["action_mask"] = np.zeros(shape.options, np.int8)
        else:
            found = {name: array[place] for name, array in among.items()}
        self.table: Numbers = found["table"]
        self.cards: Numbers = found["cards"]
        self.events: Numbers = found["events"].reshape(-1)
        self.options: Numbers = found["options"].reshape(-1)
        self.mask: Mask = found["action_mask"]
        self.most = shape.options
        self.told = found

    def write_cards(self, rows: bytes, lively: bytes, changing: int, index: list[int], statics: Statics) -> None:
        cards = self.cards
        cards.fill(0)
        width, much = len(CARD), len(CARD) + len(statics.encoding.card_columns)
        count = len(index)
        cards[:count, :width] = np.frombuffer(rows, DTYPE).reshape(count, width)
        if changing and much > width:
            cards[:changing, width:much] = np.frombuffer(lively, DTYPE).reshape(changing, much - width)
        if count and statics.width:
            cards[:count, much:] = statics.rows[index]

    def write_events(self, rows: bytes) -> None:
        self.events.fill(0)
        self.events[: len(rows) // 2] = np.frombuffer(rows, DTYPE)

    def write_options(self, rows: bytes, count: int) -> None:
        self.options.fill(0)
        self.options[: len(rows) // 2] = np.frombuffer(rows, DTYPE)
        self.mask.fill(0)
        self.mask[:count] = 1

    def write_table(self, numbers: bytes) -> None:
        self.table[:] = np.frombuffer(numbers, DTYPE)
