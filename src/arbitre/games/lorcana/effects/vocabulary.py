"""Lorcana's words of the ability language: the table every part adds to, and what several parts use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arbitre.ability.match import (
    SHARED,
    seats_of,
    target_cards,
)
from arbitre.ability.run import Resolve
from arbitre.games.lorcana.zones import DECK, DISCARD, PLAY

if TYPE_CHECKING:
    from arbitre.games.lorcana.game import Lorcana


# What all games have in common is carried out by ability/run.py, for Lorcana as well: the effects of an ability one
# after another in the printed order, each as far as it can be done (6.1.2); "[A] to [B]" and "[A]. If you do, [B]",
# with [B] only after all of [A] (6.1.5.1).
VOCABULARY = SHARED.extended("Lorcana")

QUESTIONS = {  # asked while the effect resolves, not before (1.7.3), each with the rules it rests on
    "may": ("6.1.4",),
    "choose one": ("6.1.5.2",),
    "choose card": ("6.1.3", "6.7.3"),
    "choose player": ("6.1.3",),
    "choose number": ("6.1.3",),
    "choose discard": ("7.3.4",),
    "choose order": ("7.2.3",),
    "top or bottom": ("6.1.3",),
    "name a card": ("5.2.6",),
}


def seats(game: Lorcana, frame: Resolve, players: str) -> tuple[int, ...]:
    """1.3.3, 1.4.3.1: the players a word of the card means: "you" is the player who played the card or made the effect,
    one opponent is the one chosen, "opponents" are all of them."""
    return tuple(seat for seat in seats_of(game, frame, players) if not game.gone[seat])


def in_play(game: Lorcana, frame: Resolve, target: Any) -> list[int]:
    cards = [card for card in target_cards(game, frame, target) if game.zone_of[card] == PLAY]
    if not cards:
        frame.fail()
    return cards


def has_top(game: Lorcana, seat: int) -> bool:
    return bool(game.zones[seat][DECK] or (game.variant.reshuffles and game.zones[seat][DISCARD]))  # 10.2.5
