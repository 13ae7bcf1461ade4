"""The arrays of observations: how large they are, and how they lie in memory."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from arbitre.env.columns import CARD, EVENT, OPTION, SEAT, TABLE
from arbitre.env.encoder import Encoder, packed
from arbitre.env.encoding import Encoding
from arbitre.games import registry
from arbitre.kernel.game import Game

Observation = dict[str, npt.NDArray[Any]]
"""Arrays by name; all of two bytes a number, but for the mask."""
MASK: Final = "action_mask"
ENOUGH: Final = 20_000  # different cards that are kept in mind


class Statics:
    """What is printed on each card, as the end of its row, worked out when a card is met for the first time; and rows
    of cards that were made before, by what they follow from (`Encoder.cards`)."""

    def __init__(self, encoding: Encoding, entry: registry.Entry) -> None:
        self.encoding = encoding
        self.unknown = b"\0\0" * len(encoding.fact_columns)
        pool: Any = entry.load("pool")() if entry.pool else ()
        self.numbers: dict[str, int] = {pool.name_of(card): number for number, card in enumerate(pool, 1)}
        self.events: dict[tuple[int, ...], list[bytes]] = {}  # rows of events that everybody saw, for each seat
        self.options: dict[tuple[int, ...], bytes] = {}  # rows of options
        self.by_row: Callable[[int], dict[str, list[bytes]]] = functools.cache(lambda rows: {})
        self.forget()

    def forget(self) -> None:
        self.rows: dict[tuple[Any, ...], bytes] = {}
        self.known: dict[Any, int] = {}  # the cards that were met: which of them each is
        self.printed: list[bytes] = []
        self.pool: list[int] = []

    def read(self, facts: list[Any]) -> tuple[list[int], list[bytes], list[int]]:
        """For each card which it is, what is printed on it, and its number in the pool (0: it is in none). Last comes
        what is told of a card nobody knows."""
        if len(self.known) > ENOUGH:
            self.forget()
        known = self.known
        met = [known[one] if one in known else self._meet(one) for one in facts]
        return met, [*map(self.printed.__getitem__, met), self.unknown], list(map(self.pool.__getitem__, met))

    def _meet(self, facts: Any) -> int:
        number = self.known[facts] = len(self.known)
        self.printed.append(packed(self.encoding.facts(facts)))
        self.pool.append(self.numbers.get(facts.key, 0))
        return number


@functools.cache
def statics(game: str) -> Statics:
    entry = registry.entry(game)
    return Statics(entry.load("encoding"), entry)


class Shape:
    """How large the observations of a game are, and how their parts lie in one piece of memory."""

    def __init__(self, game: str, players: int, rows: int | None = None, options: int | None = None) -> None:
        entry = registry.entry(game)
        self.game: type[Game[Any, Any]] = entry.load("state")
        self.encoding: Encoding = entry.load("encoding")
        self.name = game
        self.players = players
        self.rows = rows or self.encoding.rows * players
        self.options = options or self.encoding.options
        a_seat = len(SEAT) + len(self.game.zone_kinds) + len(self.encoding.seat_columns)
        a_card = len(CARD) + len(self.encoding.card_columns) + len(self.encoding.fact_columns)
        self.sizes: dict[str, tuple[int, ...]] = {
            "table": (len(TABLE) + len(self.encoding.table_columns) + players * a_seat,),
            "options": (self.options, len(OPTION)),
            "events": (self.encoding.events, len(EVENT)),
            "cards": (self.rows, a_card),
        }
        self.whole: Final = np.dtype(
            [*((name, np.int16, size) for name, size in self.sizes.items()), (MASK, np.int8, (self.options,))]
        )
        """All of it, side by side without a gap."""
        self.names = (*self.sizes, MASK)
        self.bytes = self.whole.itemsize

    def encoder(self) -> Encoder:
        return Encoder(self.encoding, self.game, self.rows, self.options, statics(self.name))

    def arrays(self, memory: Any) -> Observation:
        """The arrays that lie in a piece of memory."""
        whole: npt.NDArray[Any] = np.ndarray((), self.whole, memory)
        return {name: whole[name] for name in self.names}
