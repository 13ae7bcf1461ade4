"""The zones of Lorcana (chapter 7). A card is in one of them at a time, and in play only in PLAY (7.1.5).

The bag is no place for cards and is kept by `bag.py`.
"""

from __future__ import annotations

from typing import Final

from arbitre.kernel.zone import Sight, ZoneKind

DECK: Final = 0
HAND: Final = 1
PLAY: Final = 2
INKWELL: Final = 3
DISCARD: Final = 4
UNDER: Final = 5  # in the Play zone under another card: there, but not in play (5.1.1.5)
OUT: Final = 6  # removed from the game with a player who left it (9.2.3)

ZONES: Final = (  # private: deck, hand, inkwell (7.1.3.1); public: play, discard (7.1.2, 7.1.2.1)
    ZoneKind("deck", Sight.NOBODY, ordered=True),  # 7.2.2
    ZoneKind("hand", Sight.OWNER),  # 7.3.2
    ZoneKind("play", Sight.ALL),  # 7.4.2
    ZoneKind("inkwell", Sight.NOBODY, tabled=True),  # 7.5.4
    ZoneKind("discard", Sight.ALL, ordered=True),  # 7.6.2
    ZoneKind("under", Sight.ALL, face_down=True),  # 5.1.1.5, 5.1.1.9; facedown ones nobody sees (5.1.1.10)
    ZoneKind("out", Sight.ALL),
)

ZONE_INDEX: Final = {kind.name: index for index, kind in enumerate(ZONES)}
ZONE_GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "hand or discard": ("hand", "discard"),
    "under cards": ("under",),  # under any card; "under" alone: under the card whose text it is
}
