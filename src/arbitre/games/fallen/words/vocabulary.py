"""7 Fallen's words of the ability language: the table every part adds to, and what several parts use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arbitre.ability.match import SHARED, target_cards
from arbitre.ability.run import Resolve
from arbitre.ability.showing import add_showing
from arbitre.games.fallen import stats
from arbitre.games.fallen.zones import HAND, IN_PLAY, LINES
from arbitre.kernel.event import EVERYBODY

if TYPE_CHECKING:
    from arbitre.games.fallen.game import Fallen

WORDS = SHARED.extended("7 Fallen")
add_showing(WORDS, "F:effect")

QUESTIONS: dict[str, tuple[str, ...]] = {
    "may": ("F:abilities",),
    "choose one": ("F:modes",),
    "choose card": ("F:target",),
    "choose player": ("F:target",),
    "choose number": ("F:effect",),
    "choose discard": ("F:discard",),
    "choose order": ("F:effect",),
    "top or bottom": ("F:effect",),
    "omen": ("F:omen",),
    "energy to": ("F:energy",),
    "spend": ("F:poseidor",),
    "name a card": ("F:effect",),
}


def affected(game: Fallen, frame: Resolve, target: Any, zones: tuple[int, ...] = IN_PLAY) -> list[int]:
    """The cards spoken of that are in play and not insensible to this."""
    cards = [card for card in target_cards(game, frame, target) if game.zone_of[card] in zones]
    if not cards:
        frame.fail()
    targeted = not frame.slots.get("paying")
    return [card for card in cards if not stats.insensible(game, card, frame.source, targeted)]


def on_battlefield(game: Fallen, frame: Resolve, target: Any) -> list[int]:
    return affected(game, frame, target, LINES)


def is_cost(frame: Resolve) -> bool:
    return bool(frame.slots.get("paying"))


def sight(game: Fallen, frame: Resolve, cards: list[int]) -> int:
    shown = [card for card, serial in frame.slots.get("shown", ()) if game.serial[card] == serial]
    if all(game.zone_of[card] not in (0, HAND, 2) or card in shown for card in cards):
        return EVERYBODY
    mask = 0
    looked = [card for card, _ in frame.slots.get("looked", ())]
    for card in cards:
        if card in looked:
            mask |= 1 << frame.slots.get("looker", frame.seat)
        if game.zone_of[card] == HAND:
            mask |= 1 << game.controller[card]
    return mask
