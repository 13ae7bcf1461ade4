"""The zones of 7 Fallen. Lines of the battlefield are zones, but moving between them makes no new object of a card.

Five zones are open to both players (F3.4.2), and with them everything on the cards there (F3.4.10); a hand to its
player (F3.4.3), a Register only while three of its pages are looked at (F3.4.4), a Book to nobody. How many pages are
in each is public (F3.4.9), the rest is private (F3.4.12). A view tells each player all of that and nothing else
(F3.4.1)."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.zone import Sight, ZoneKind

BOOK: Final = 0  # face down (F1.24.5)
HAND: Final = 1
REGISTER: Final = 2  # no part of the Adoration (F1.24.4)
DIVINE: Final = 3  # the Deity, and the Archangel until it enters play
ADORATION: Final = 4
REAR: Final = 5  # any number of pages (F1.28.4)
FIRING: Final = 6  # any number (F1.29.4); those in ambush are there too (F1.30.2)
LIMBO: Final = 7  # face up, no pile (F1.26.1)
PURGATORY: Final = 8  # destroyed pages; everybody may look (F1.25.1, F1.25.2)
PANDEMONIUM: Final = 9  # what is banished; everybody may look (F1.31.1, F1.31.2)
UNDER: Final = 10  # of a card; both players see them (F5.76.4)

ZONES: Final = (
    ZoneKind("deck", Sight.NOBODY, ordered=True),
    ZoneKind("hand", Sight.OWNER),
    ZoneKind("register", Sight.NOBODY, ordered=True),
    ZoneKind("divine", Sight.ALL, face_down=True),
    ZoneKind("adoration", Sight.ALL),
    ZoneKind("rear", Sight.ALL),
    ZoneKind("firing", Sight.ALL),
    ZoneKind("limbo", Sight.ALL),
    ZoneKind("discard", Sight.ALL),
    ZoneKind("out of game", Sight.ALL),
    ZoneKind("under", Sight.ALL),
)

ZONE_INDEX: Final = {kind.name: index for index, kind in enumerate(ZONES)}
ZONE_GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "hand or discard": ("hand", "discard"),
    "battlefield": ("rear", "firing"),
    "play": ("rear", "firing", "adoration"),
}
LINES: Final[tuple[int, ...]] = (REAR, FIRING)
IN_PLAY: Final[tuple[int, ...]] = (REAR, FIRING, ADORATION)  # F5.40.1; so not what is banished (F5.10.2)
PRESENT: Final[tuple[int, ...]] = (REAR, FIRING, ADORATION, DIVINE)  # the Deity counts as in play (ruling on F1.3.2)
DAMAGED: Final[tuple[int, ...]] = (REAR, FIRING, DIVINE)  # where there is something that damage is done to
PRIVATE: Final[tuple[int, ...]] = (BOOK, HAND, REGISTER)
OWNED: Final[tuple[int, ...]] = (BOOK, HAND, REGISTER, PURGATORY, PANDEMONIUM)  # where a card is always with its owner
WITH_MEMORY: Final[tuple[int, ...]] = (REAR, FIRING, ADORATION, LIMBO, DIVINE)  # F3.5.2
