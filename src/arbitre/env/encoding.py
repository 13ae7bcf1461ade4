"""What a game brings so that its positions can be told in numbers: its own columns, and how they are filled.

What may be known is decided before: `Encoder` asks only for cards that the seat knows (`card`), or for what everybody
sees of one whose back is all it knows (`back`).
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, ClassVar, Final

from arbitre.env.columns import Column
from arbitre.kernel.compiling import mypyc_attr

LARGEST: Final = 32767
"""Observations hold numbers of two bytes; nothing in a game comes near it, except what may be any number."""


def fitting(number: int) -> int:
    """A number, at most as large as fits."""
    return max(-LARGEST, min(number, LARGEST))


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """The columns of one game. A game that brings none has what every game has."""

    rows: ClassVar[int] = 64
    """For how many cards there is room, for each player."""
    options: ClassVar[int] = 128
    """For how many answers."""
    events: ClassVar[int] = 32
    """How many of the last events of this turn are told."""
    lively: ClassVar[tuple[int, ...]] = ()
    """The zones whose cards have numbers that change: those in play, the hand."""
    card_columns: ClassVar[tuple[Column, ...]] = ()
    """Those numbers."""
    fact_columns: ClassVar[tuple[Column, ...]] = ()
    """What is printed on a card, and the kinds of its effects."""
    seat_columns: ClassVar[tuple[Column, ...]] = ()
    table_columns: ClassVar[tuple[Column, ...]] = ()

    def look(self, game: Any, seat: int) -> None:
        """Whatever is worked out once for an observation."""

    def columns(self, game: Any) -> tuple[Any, ...]:
        """The columns of the game that the numbers of a card in the lively zones follow from, together with what is
        printed on it, where it lies, and what every game's cards have (`columns.CARD`), unless it is `bound` or
        `unusual`."""
        return ()

    def bound(self, game: Any, card: int) -> bool:
        """Whether the numbers of a card follow from more than that, for as long as its entries in these columns are
        what they are: it is then asked every time. Cards with others under them or with modifiers always are."""
        return False

    def unusual(self, game: Any, seat: int) -> Collection[int] | None:
        """Further cards on whose numbers something bears at this moment. None: on those of all cards."""
        return None

    def card(self, game: Any, card: int, row_of: list[int]) -> list[int]:
        """The numbers of a known card in one of the lively zones."""
        return [0] * len(self.card_columns)

    def back(self, game: Any, card: int, row_of: list[int]) -> list[int]:
        """The same of one that lies face down, of which only the back is known."""
        return [0] * len(self.card_columns)

    def facts(self, facts: Any) -> list[int]:
        """What never changes."""
        return []

    def seat(self, game: Any, seat: int) -> list[int]:
        """The numbers of a seat, which everybody may know."""
        return []

    def table(self, game: Any, seat: int, row_of: list[int]) -> list[int]:
        """The numbers of the table, as that seat may know them."""
        return []


PLAIN: Final = Encoding()
