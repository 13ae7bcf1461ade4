"""Tabletop Simulator: a saved object in JSON. Each card of a deck is an object of its own, named by its nickname.

What we write has no pictures: the project ships none.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from arbitre.pool.formats.decklist import DeckList, Reading, as_json

DEPTH: Final = 8  # bags in bags
_FLAT: Final = dict.fromkeys(("posX", "posY", "posZ", "rotX"), 0) | {
    "rotY": 180,
    "rotZ": 180,
    "scaleX": 1,
    "scaleY": 1,
    "scaleZ": 1,
}


def fits(data: dict[str, Any]) -> bool:
    return isinstance(data.get("ObjectStates"), list)


def read(data: dict[str, Any], into: Reading) -> None:
    for place, (nickname, deck) in enumerate(cards(data), 1):
        into.name = into.name or deck
        into.named(1, nickname, f"card {place}")


def cards(data: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """What the cards of a saved object are called, each with the name of its deck."""
    return _cards(data["ObjectStates"], DEPTH)


def _cards(objects: Any, depth: int, deck: str = "") -> Iterator[tuple[str, str]]:
    """Every card of the objects and of what they contain, with the nickname of the deck it is in."""
    if not isinstance(objects, list) or not depth:
        return
    for one in objects:
        if isinstance(one, dict):
            nickname = one.get("Nickname")
            nickname = nickname.strip() if isinstance(nickname, str) else ""
            if "ContainedObjects" in one:
                yield from _cards(one["ContainedObjects"], depth - 1, nickname or deck)
            elif nickname and one.get("Name") in ("Card", "CardCustom"):
                yield nickname, deck


def write(deck: DeckList) -> str:
    return write_rows(deck.name, [(count, card.full_name) for count, card in deck.cards])


def write_rows(name: str, rows: Sequence[tuple[int, str]]) -> str:
    """A deck of that name: how many of which card."""
    contained, ids, sheets = [], [], {}
    for place, (count, called) in enumerate(rows, 1):
        sheets[str(place)] = {"FaceURL": "", "BackURL": "", "NumWidth": 1, "NumHeight": 1, "BackIsHidden": True}
        for _ in range(count):
            ids.append(place * 100)
            contained.append({"CardID": place * 100, "Name": "Card", "Nickname": called, "Transform": _FLAT})
    whole = {
        "Name": "DeckCustom",
        "Nickname": name,
        "ContainedObjects": contained,
        "DeckIDs": ids,
        "CustomDeck": sheets,
        "Transform": _FLAT,
    }
    return as_json({"ObjectStates": [whole]})
