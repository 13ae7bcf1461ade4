"""Whether abilities in force allow or forbid a card to do something: the same in every game."""

from __future__ import annotations

from arbitre.ability.match import holds, matches, right_turn
from arbitre.ability.table import Table
from arbitre.kernel.game import InForce
from arbitre.kernel.modifier import NEXT_TURN


def in_time(game: Table, found: InForce) -> bool:
    """Whether a static ability applies at this time, and its conditions hold."""
    part = found.ability
    if part.during != "any" and not right_turn(game, found.seat, part.during):
        return False
    if part.until == NEXT_TURN and not (game.turn > part.born and game.is_active(part.whose)):
        return False
    if part.condition is not None and not holds(game, found, part.condition):
        return False
    return part.unless is None or not holds(game, found, part.unless)


def concerns(found: InForce, seat: int) -> bool:
    """Whether a static effect about players is about this one."""
    players = found.ability.effect.players
    if players == "that player":
        return bool(seat == found.slots.get("that player"))
    return bool(players == "all" or (seat == found.seat) == (players == "you"))


def said_of(game: Table, card: int, what: str) -> bool:
    """Whether an effect on this very card, or a static ability, says this of it: "can't attack", "can block covert
    parties"."""
    applied = game.applied[card]
    statics = game.in_force.get(what)
    if not applied and not statics:
        return False
    for modifier in applied:
        if modifier.kind == what and modifier.applies(game):
            return True
    for found in statics or ():
        cards = found.ability.effect.cards
        if not (matches(game, found, cards, card) and game.reaches(cards, card)):
            continue
        if game.applies(found) and game.affects(found, card):
            return True
    return False
