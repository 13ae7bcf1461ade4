"""What happened: typed events, who may know the cards in them, the rule each rests on."""

from __future__ import annotations

from typing import Final

EVERYBODY: Final = -1  # every bit set: the mask of seats that may know the card an event speaks of


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

    def known_to(self, seat: int) -> bool:
        return self.seen == EVERYBODY or bool(self.seen >> seat & 1)

    def __repr__(self) -> str:
        return (
            f"Event({self.kind!r}, rule {self.rule}, seat={self.seat}, card={self.card}, other={self.other}, "
            f"amount={self.amount}, cards={self.cards})"
        )
