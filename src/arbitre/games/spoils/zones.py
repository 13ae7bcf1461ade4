"""The zones of The Spoils (403). A faction is in play, but no effect means it unless it says so (202.9, 202.9a, 402.9),
so it has a place of its own."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.zone import Sight, ZoneKind

DECK: Final = 0
HAND: Final = 1
PLAYED: Final = 2  # 403.3: a card that is being played
PLAY: Final = 3
DISCARD: Final = 4
OUT: Final = 5  # 403.6: out of the game
FACTION: Final = 6

ZONES: Final = (
    ZoneKind("deck", Sight.NOBODY, ordered=True),  # 403.1a
    ZoneKind("hand", Sight.OWNER),  # 403.2a
    ZoneKind("being played", Sight.ALL),
    ZoneKind("play", Sight.ALL, face_down=True),
    ZoneKind("discard", Sight.ALL),  # 403.5a, 403.5b
    ZoneKind("out of game", Sight.ALL),
    ZoneKind("faction", Sight.ALL),
)

ZONE_INDEX: Final = {kind.name: index for index, kind in enumerate(ZONES)}
ZONE_GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "hand or discard": ("hand", "discard"),
    "play or faction": ("play", "faction"),
}
