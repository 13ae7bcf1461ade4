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

    __slots__ = ("name", "ordered", "sight")

    def __init__(self, name: str, sight: Sight, ordered: bool = False) -> None:
        self.name = name
        self.sight = sight
        self.ordered = ordered


NOWHERE: Final = -1  # the zone of what is in none
TOP: Final = 0
BOTTOM: Final = 1
