"""What is common to the actions that are paid for (604, 606); `costs.py` is about paying for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arbitre.kernel.procedure import Procedure
from arbitre.kernel.roles import CARD, SLOTS, declare

if TYPE_CHECKING:
    from arbitre.games.spoils.game import Spoils


class Costly(Procedure):
    """An action that is paid for: a card being played, an ability being used."""

    __slots__ = ("card", "seat", "slots", "total")

    card: int
    seat: int
    slots: dict[str, Any]  # what was picked for its costs
    total: int  # the running total of the numeric cost (406.3)

    def is_ended(self) -> bool:
        """314.1: whether it has been terminated."""
        raise NotImplementedError

    def for_what(self) -> tuple[int, int]:
        """The card that is being played, the card whose ability is used; NO_CARD for the other."""
        raise NotImplementedError

    def paid(self, game: Spoils, slots: dict[str, Any]) -> None:
        """Its extra costs are done; `slots` is what was picked, and what is to be paid."""
        raise NotImplementedError

    def due(self, game: Spoils) -> int:
        """406.3: the numeric cost that is still to be paid."""
        raise NotImplementedError


declare(Costly, card=CARD, slots=SLOTS)
