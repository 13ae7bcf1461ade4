"""Choosing cards for effects (6.1.3, 6.7.3): what protects a card from it (Ward, 8.15) and what demands it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbitre.games.lorcana import stats
from arbitre.games.lorcana.zones import PLAY

if TYPE_CHECKING:
    from arbitre.games.lorcana.game import Lorcana


def choosable(game: Lorcana, chooser: int, cards: list[int]) -> list[int]:
    """6.7.3: legal choices meet the requirements (somebody must be chosen) and break no limiter (Ward).

    8.15.2: effects for which nobody chooses do not ask this, so Ward does not keep them off."""
    side = game.side(chooser)
    if game.variant.marketing_cards:
        cards = [card for card in cards if not game.facts[card].is_marketing]  # 10.2.2.2
    if not cards or game.zone_of[cards[0]] != PLAY:
        return cards  # Ward and the like speak of cards in play (6.7.3.2)
    controller = game.controller
    legal = [card for card in cards if controller[card] in side or not stats.has(game, card, "Ward")]  # 8.15.1, 6.7.3.3
    if "can't be chosen by opponents" in game.in_force:
        legal = [
            card
            for card in legal
            if controller[card] in side or not stats.forbidden(game, card, "can't be chosen by opponents")
        ]
    demanding = game.in_force.get("MustBeChosen")
    if demanding:
        wanted = [
            found.source
            for found in demanding
            if found.source in legal and found.seat not in side and stats.in_force(game, found)
        ]
        if wanted:
            return wanted  # one of them, whichever (6.7.3.3, example B)
    return legal
