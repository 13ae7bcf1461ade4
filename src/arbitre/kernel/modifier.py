"""Continuous effects that outlive the thing that made them: what they change, on what, and until when.

What a card in play does merely by being there is not stored here: it is looked up among the abilities in force. A
modifier is what a resolved effect leaves behind, on single cards or on everything a description fits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from arbitre.kernel.roles import CARD, DETAIL, declare

if TYPE_CHECKING:
    from arbitre.kernel.game import Game

THIS_TURN: Final = "this turn"
NEXT_START: Final = "until the start of the next turn"  # of the seat `whose`
NEXT_TURN: Final = "during the next turn"  # of the seat `whose`
FOREVER: Final = "while it lasts"  # until the card changes zone
CHALLENGE: Final = "this challenge"
WHILE_THERE: Final = "while its source is there"


class Modifier:
    """One change in force. Never altered once made, so that copies of a game can share it."""

    __slots__ = ("amount", "born", "detail", "kind", "seat", "source", "until", "whose", "word")

    def __init__(
        self,
        kind: str,
        amount: int,
        word: str,
        source: int,
        seat: int,
        until: str,
        whose: int,
        born: int,
        detail: Any = None,
    ) -> None:
        self.kind = kind
        self.amount = amount
        self.word = word
        self.source = source
        self.seat = seat
        self.until = until
        self.whose = whose
        self.born = born
        self.detail = detail  # a compiled ability, a description, or a certain card

    def applies(self, game: Game) -> bool:
        """Whether its time has come: only "during the next turn" has to wait."""
        return self.until != NEXT_TURN or (game.turn > self.born and game.is_active(self.whose))

    def ends_at_turn_end(self, game: Game) -> bool:
        return self.until == THIS_TURN or (self.until == NEXT_TURN and self.applies(game))

    def ends_at_turn_start(self, seat: int) -> bool:
        return self.until == NEXT_START and self.whose == seat

    def copy(self) -> Modifier:
        return self.left(self.amount)

    def left(self, number: int) -> Modifier:
        """The same with another number left of it."""
        return Modifier(
            self.kind,
            number,
            self.word,
            self.source,
            self.seat,
            self.until,
            self.whose,
            self.born,
            self.detail,
        )


declare(Modifier, source=CARD, detail=DETAIL)
