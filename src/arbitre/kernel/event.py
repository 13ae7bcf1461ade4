"""What happened: typed events, who may know the cards in them, the rule each rests on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from arbitre.kernel.history import History
from arbitre.kernel.roles import CARD, CARDS, PLAIN, Fields

SIGNAL: Final = "signal"  # the word of an event that says again what another event has told
EVERYBODY: Final = -1  # every bit set: the mask of seats that may know the card an event speaks of


Row = tuple[str, str, int, int, int, int, tuple[int, ...], int, str]
"""An event as the log keeps it: the fields of Event in order. Most are never read, so they are not made objects."""

ROW: Final = Fields(PLAIN, PLAIN, PLAIN, CARD, CARD, PLAIN, CARDS, PLAIN, PLAIN)


class Event:
    """`kind` is a word of the game's own list. `seen` is a mask of the seats that know which cards it speaks of."""

    __slots__ = ("amount", "card", "cards", "kind", "other", "rule", "seat", "seen", "word")

    def __init__(
        self,
        kind: str,
        rule: str,
        seat: int,
        card: int,
        other: int,
        amount: int,
        cards: tuple[int, ...],
        seen: int,
        word: str = "",
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.seat = seat
        self.card = card
        self.other = other
        self.amount = amount
        self.cards = cards
        self.seen = seen
        self.word = word  # what the number is of: a characteristic, a keyword, a restriction

    def row(self) -> Row:
        return (self.kind, self.rule, self.seat, self.card, self.other, self.amount, self.cards, self.seen, self.word)

    def known_to(self, seat: int) -> bool:
        return self.seen == EVERYBODY or (seat >= 0 and bool(self.seen >> seat & 1))

    def __repr__(self) -> str:
        return (
            f"Event({self.kind!r}, rule {self.rule}, seat={self.seat}, card={self.card}, other={self.other}, "
            f"amount={self.amount}, cards={self.cards})"
        )


class EventLog:
    """Everything that happened, read as events."""

    __slots__ = ("_rows",)

    def __init__(self, rows: History[Row]) -> None:
        self._rows = rows

    def __len__(self) -> int:
        return len(self._rows)

    def __iter__(self) -> Iterator[Event]:
        for row in self._rows:
            yield Event(*row)

    def since(self, length: int) -> list[Event]:
        """What happened after the log was `length` long."""
        return [Event(*row) for row in self._rows.since(length)]

    def backwards(self) -> Iterator[Event]:
        """The newest first."""
        for row in self._rows.backwards():
            yield Event(*row)
