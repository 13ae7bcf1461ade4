"""Which cards the tournament formats allow: rotation and bans, all dates in one place (1.10.1.1, 1.1.3).

Infinity allows the cards of every numbered set, Core those of the sets that have not rotated out. A card is allowed if
any of its printings is. Cards of the boxes for players against the game have no ink and are in no format.
"""

from __future__ import annotations

from datetime import date
from typing import Final

from arbitre.games.lorcana.card import CardData

ROTATED: Final = {
    **dict.fromkeys(("1", "2", "3", "4"), date(2025, 9, 5)),
    **dict.fromkeys(("5", "6", "7", "8"), date(2026, 7, 17)),
}
"""From this day on these sets are not in Core."""

BANNED: Final = {
    "core": {
        "Hiram Flaversham - Toymaker": date(2025, 4, 8),
        "Fortisphere": date(2025, 4, 8),
    },
    "infinity": {
        "Hiram Flaversham - Toymaker": date(2026, 3, 26),
    },
}
"""By format: cards, and the day from which they are banned."""


def banned_since(card: CardData, fmt: str, day: date | None = None) -> date | None:
    """Since when a card has been banned, as of a day; None if it is not. Without a day: by the latest bans."""
    since = BANNED.get(fmt, {}).get(card.full_name)
    return since if since is not None and (day is None or since <= day) else None


def rotated_since(card: CardData, day: date | None = None) -> date | None:
    """Since when none of a card's sets has been in Core; None if one still is."""
    sets = {code for code, _ in card.printings if code.isdecimal()}
    if not sets:
        return date.min
    if not sets <= ROTATED.keys():
        return None
    last = max(ROTATED[code] for code in sets)
    return last if day is None or last <= day else None
