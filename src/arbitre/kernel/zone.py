"""Zones: where cards are, in which order, who may see them. A change of zone makes a new object of the card."""

from __future__ import annotations

from enum import Enum
from typing import Final


class Sight(Enum):
    """Who may look at the cards of a zone without being told to."""

    ALL = "all"
    OWNER = "owner"
    NOBODY = "nobody"


class ZoneKind:
    """One kind of zone of a game; every seat has one of each."""

    __slots__ = ("face_down", "name", "ordered", "sight", "tabled")

    def __init__(
        self, name: str, sight: Sight, ordered: bool = False, face_down: bool = False, tabled: bool = False
    ) -> None:
        self.name = name
        self.sight = sight
        self.ordered = ordered
        self.tabled = tabled or face_down  # whether cards lie there one by one on the table, each with its own state
        self.face_down = face_down  # whether cards may lie there face down among others that everybody sees


TOP: Final = 0
BOTTOM: Final = 1

NOWHERE: Final = -1
"""In no zone: what an event says where no card moved, or one came out of nothing or vanished."""
