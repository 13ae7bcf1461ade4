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
add_showing(WORDS, looks="F3.4.5", reveals="F3.4.11", names="F3.9.4")

QUESTIONS: dict[str, tuple[str, ...]] = {
    "may": ("F3.7.3",),
    "choose one": ("F5.42.1",),
    "choose card": ("F5.19.3",),
    "choose player": ("F5.19.3",),
    "choose number": ("F3.9.4",),
    "choose discard": ("F5.25.1",),
    "choose order": ("F3.9.4",),
    "top or bottom": ("F3.9.4",),
    "omen": ("F5.66.1",),
    "energy to": ("F1.11.3",),
    "spend": ("F6.36.4",),
    "name a card": ("F3.9.4",),
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
