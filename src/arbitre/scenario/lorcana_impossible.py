"""Positions that no game of Lorcana can reach."""

from __future__ import annotations

from collections.abc import Iterator

from arbitre.games.lorcana import state_check, stats
from arbitre.games.lorcana.game import Lorcana
from arbitre.games.lorcana.zones import PLAY, UNDER
from arbitre.scenario.base import Row
from arbitre.scenario.words import SEATS


def impossible(game: Lorcana, rows: list[Row]) -> Iterator[str]:
    """What can't be, and why: the states that each type of card can have (5.1.2), and what a check would fix."""
    for card, (facts, seat, zone, states) in enumerate(rows):
        where = f"[{SEATS[seat]}] {facts.full_name}"
        if zone != PLAY:
            continue
        if facts.is_action:
            yield f"{where}: an action is never in play (rule 5.4.1.2)"
        if facts.is_location and states.get("exerted"):
            yield f"{where}: a location is never exerted (rule 5.1.2.3)"
        if states.get("drying") and not facts.is_character:
            yield f"{where}: only characters are drying (rule 5.1.1.11)"
        if "at" in states and not facts.is_character:
            yield f"{where}: only characters are at a location (rule 4.7.1)"
        damage = game.damage[card]
        if damage and not (facts.is_character or facts.is_location):
            yield f"{where}: an item is never damaged (rule 5.1.2.2)"
        elif damage and damage >= stats.willpower(game, card):
            willpower = stats.willpower(game, card)
            yield f"{where}: with {damage} damage and {willpower} Willpower it would be banished (rule 1.8.1.4)"
    for card, (facts, seat, zone, _) in enumerate(rows):
        if zone == UNDER and game.facts[game.host[card]].is_action:
            yield f"[{SEATS[seat]}] {facts.full_name}: nothing lies under an action (rule 5.4.1.2)"
    for seat in range(game.number_of_seats):
        need = state_check.needed(game, seat)
        if game.lore[seat] >= need:
            yield f"[{SEATS[seat]}] with {game.lore[seat]} lore that player would have won at {need} (rule 1.8.1.1)"
