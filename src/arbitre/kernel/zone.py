"""Zones: where cards are, in which order, who may see them. A change of zone makes a new object of the card."""

from __future__ import annotations

from collections.abc import Sequence
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


def hidden_zones(kinds: Sequence[ZoneKind]) -> tuple[int, ...]:
    """Zones that not everybody sees."""
    return tuple([zone for zone, kind in enumerate(kinds) if kind.sight is not Sight.ALL])


def open_zones(kinds: Sequence[ZoneKind]) -> tuple[int, ...]:
    """Zones that everybody sees, but for what lies face down there."""
    return tuple([zone for zone, kind in enumerate(kinds) if kind.sight is Sight.ALL and kind.face_down])


NOWHERE: Final = -1  # the zone of what is in none
TOP: Final = 0
BOTTOM: Final = 1
