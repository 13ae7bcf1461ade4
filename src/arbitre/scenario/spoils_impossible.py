"""Positions that no game of The Spoils can reach."""

from __future__ import annotations

from collections.abc import Iterator

from arbitre.ability.replacing import being_replaced
from arbitre.games.spoils import changing_zones, stats
from arbitre.games.spoils.game import Spoils
from arbitre.games.spoils.zones import DECK, FACTION, PLAY
from arbitre.kernel.decision import NO_CARD
from arbitre.scenario.base import Row
from arbitre.scenario.words import SEATS

STANDING = (("character", "life", "204.5"), ("location", "structure", "207.5"))
"""What damage destroys, by which statistic, and by which rule."""


def impossible(game: Spoils, rows: list[Row]) -> Iterator[str]:
    """What can't be, and why: which cards can be where, their states, and what happens at once."""
    for card, (facts, seat, zone, states) in enumerate(rows):
        where = f"[{SEATS[seat]}] {facts.name}"
        if facts.is_faction and zone not in (FACTION, DECK):  # `deck_faults` says what is wrong with a deck
            yield f"{where}: a faction is nowhere but in its own place: `faction` (rule 202.1)"
        if zone != PLAY:
            if "owner" in states and states["owner"] != SEATS[seat]:
                yield f"{where}: only in play does a player have another's card (rule 403.4a)"
            continue
        if game.face_down[card]:
            yield from _face_down(where, states)
            continue
        if facts.is_tactic:
            yield f"{where}: a tactic is never in play (rule 205.2)"
        yield from _states(game, card, where)
        if states.get("attacks") and not game.is_a(card, "character"):
            yield f"{where}: only characters attack (rule 608.1b)"
        if states.get("attached") and not game.is_a(card, "resource"):
            yield f"{where}: only resources are attached to a faction (rule 309.1)"
    for seat, influence in enumerate(game.influence):
        if not influence and not stats.players_cannot(game, seat, "lose at 0 influence"):
            yield f"[{SEATS[seat]}] without influence that player would have lost (rule 102.1)"


def _face_down(where: str, states: dict[str, object]) -> Iterator[str]:
    """411.1: it is a resource, and has what a resource has."""
    for word in ("damage", "depleted", "attacks"):
        if states.get(word):
            yield f"{where}: face-down it is a resource, and that has no `{word}` (rule 411.1)"


def _states(game: Spoils, card: int, where: str) -> Iterator[str]:
    damage = game.damage[card]
    if game.exerted[card] and game.is_a(card, "resource"):
        yield f"{where}: a resource is never depleted (rule 203.7)"
    if damage and not (game.is_a(card, "character") or game.is_a(card, "location")):
        yield f"{where}: only characters and locations have damage (rule 408.4)"
    kept = changing_zones.indestructible(game, card) or being_replaced(game, card)
    for kind, stat, rule in STANDING:
        if damage and not kept and game.is_a(card, kind) and damage >= game.stat(card, stat):
            limit = f"{game.stat(card, stat)} {stat}"
            yield f"{where}: with {damage} damage and {limit} it would be destroyed (rule {rule})"
    host = game.host[card]
    if host != NO_CARD and game.face_down[host]:
        yield f"{where}: nothing is attached to a face-down card (rule 411.1)"
    attach = game.facts[card].attach
    if attach and not kept and (host == NO_CARD or not any(game.is_a(host, what) for what in attach)):
        yield f"{where}: it stays in play only attached to: {', '.join(attach)}; say so with `on` (rule 507.2e)"
