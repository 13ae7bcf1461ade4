"""Cards by what a player calls them, in every game: a name or the clear start of it; "A." before it says who controls
it, "face-down" that it lies face-down, "#2" after it which of several."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

SEATS = "ABCDEFGH"
_CARD = re.compile(r"(?:([A-H])\.)?(face-down )?(.*?)(?:\s*#(\d{1,3}))?")


def is_meant(game: Any, card: int, text: str, exactly: bool = False) -> bool:
    """Whether a card is one that a text can mean."""
    match = _CARD.fullmatch(" ".join(text.split()))
    assert match is not None
    seat, face_down, name, which = match.groups()
    if seat and game.controller[card] != SEATS.index(seat):
        return False
    if face_down and not game.face_down[card]:
        return False
    wanted = name.casefold()
    if not _called(game, card, wanted, exactly) and not (face_down and wanted == "card"):
        return False
    if which:
        zone = game.zones[game.controller[card]][game.zone_of[card]]
        alike = [c for c in zone if _called(game, c, wanted, exactly) and game.face_down[c] == game.face_down[card]]
        return 0 < int(which) <= len(alike) and alike[int(which) - 1] == card
    return True


def _called(game: Any, card: int, wanted: str, exactly: bool) -> bool:
    name: str = game.facts[card].name.casefold()
    return name == wanted or (not exactly and name.startswith(wanted))


def nearest(game: Any, cards: list[int], near: Mapping[int, int]) -> list[int]:
    """Those on the table first (`near`: how far each zone is), those that lie open before those that do not."""
    return sorted(cards, key=lambda card: (near[game.zone_of[card]], game.face_down[card], card))


def names_in(game: Any, text: str) -> list[str]:
    """The items of a list separated by commas; a name may have a comma of its own."""
    pieces = text.split(", ")
    found = []
    while pieces:
        for length in range(len(pieces), 0, -1):
            name = ", ".join(pieces[:length])
            if length == 1 or any(facts.name.casefold() == name.casefold() for facts in game.facts):
                found.append(name.strip())
                pieces = pieces[length:]
                break
    return found
