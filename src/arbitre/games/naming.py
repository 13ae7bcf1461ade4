"""Cards by what a player calls them, in every game: a name or the clear start of it; "A." before it says who controls
it, "face-down" that it lies face-down, "#2" after it which of several: of those in play on that side, or of those that
lie in the same place elsewhere."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from arbitre.kernel.view import in_play

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
        played = in_play(game, game.controller[card])
        there = played if card in played else game.zones[game.controller[card]][game.zone_of[card]]
        alike = [c for c in there if _called(game, c, wanted, exactly) and game.face_down[c] == game.face_down[card]]
        return 0 < int(which) <= len(alike) and alike[int(which) - 1] == card
    return True


def _called(game: Any, card: int, wanted: str, exactly: bool) -> bool:
    names = [name.casefold() for name in game.called(card)]
    return wanted in names or (not exactly and any(name.startswith(wanted) for name in names))


def nearest(game: Any, cards: list[int], near: Mapping[int, int]) -> list[int]:
    """Those on the table first (`near`: how far each zone is), those that lie open before those that do not."""
    return sorted(cards, key=lambda card: (near[game.zone_of[card]], game.face_down[card], card))


def names_in(game: Any, text: str) -> list[str]:
    """The items of a list separated by commas; a name may have a comma of its own."""
    known = {name.casefold() for card in range(len(game.facts)) for name in game.called(card)}
    pieces = text.split(", ")
    found = []
    while pieces:
        for length in range(len(pieces), 0, -1):
            name = ", ".join(pieces[:length])
            if length == 1 or name.casefold() in known:
                found.append(name.strip())
                pieces = pieces[length:]
                break
    return found
