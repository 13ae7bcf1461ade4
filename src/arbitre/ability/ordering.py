"""Cards put on a deck in an order somebody chooses: the same in every game."""

from __future__ import annotations

from typing import Any

from arbitre.ability import nodes as n
from arbitre.ability.match import seats_of
from arbitre.ability.offering import offer
from arbitre.ability.run import Resolve


def in_order(game: Any, frame: Resolve, node: n.PutOnDeck, cards: list[int]) -> tuple[list[int], str] | None:
    """The cards in the order they are put there one by one, so that the first named lies uppermost, and whether on the
    top or the bottom; None while that is being asked. Cards are ordered only among those of the same deck."""
    ordered: tuple[int, ...] = tuple([card for card in frame.slots.get("ordering", ()) if card in cards])
    answer = frame.answer(game)
    if answer is not None:
        if answer.kind in ("top", "bottom"):
            frame.set("place", answer.kind)
        else:
            ordered = (*ordered, answer.card)
    place: str = node.place
    chooser = next(iter(seats_of(game, frame, node.by)), frame.seat)
    if place == "either":
        place = frame.slots.get("place") or ""
        if not place:
            game.ask_for(frame, chooser, "top or bottom", [offer("top", cards[0]), offer("bottom", cards[0])])
            return None
    while len(ordered) < len(cards):
        left = [card for card in cards if card not in ordered]
        same = [card for card in left if game.owner[card] == game.owner[left[0]]]
        if len(same) == 1:
            ordered = (*ordered, same[0])
            continue
        frame.set("ordering", ordered)
        game.ask_for(frame, chooser, "choose order", [offer("next", card) for card in same])
        return None
    frame.slots = {**frame.slots, "ordering": (), "place": ""}
    return (list(ordered) if place == "bottom" else list(reversed(ordered)), place)
