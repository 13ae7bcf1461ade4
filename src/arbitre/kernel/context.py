"""Context: from which player's and card's point of view the text of a card is read."""

from __future__ import annotations

from typing import Any

from arbitre.kernel.compiling import trait


@trait
class Context:
    """An ability in force, or an effect that is being carried out.

    `seat` is the player it calls "you", `actor` the one who does what it says at this moment. `slots` holds what was
    chosen, counted or remembered; it is replaced and never altered, so that copies of a game can share it."""

    __slots__ = ()

    source: int
    seat: int
    actor: int
    slots: dict[str, Any]
