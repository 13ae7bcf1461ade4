"""What must be true of a game of Lorcana at every decision, whatever happened. `broken` names what is not."""

from __future__ import annotations

from arbitre.games.lorcana.game import Lorcana
from arbitre.games.lorcana.zones import DISCARD, HAND, INKWELL, PLAY, UNDER
from arbitre.kernel.decision import NO_CARD
from arbitre.lab.holding import somebody_is_asked


def broken(game: Lorcana) -> list[str]:
    """Every invariant that does not hold; empty when all is well."""
    return [*_places(game), *_states(game), *_links(game), *_abilities(game), *_question(game)]


def _places(game: Lorcana) -> list[str]:
    """7.1.5: a card is in exactly one zone: none lost, none doubled."""
    faults = []
    seen: dict[int, tuple[int, int]] = {}
    for seat, zones in enumerate(game.zones):
        for zone, cards in enumerate(zones):
            for card in cards:
                if card in seen:
                    faults.append(f"card {card} is in two zones")
                seen[card] = (seat, zone)
                if game.zone_of[card] != zone or game.controller[card] != seat:
                    faults.append(f"card {card} lies elsewhere than it says")
                if game.owner[card] != seat and zone != UNDER:  # only under a card can another player's card lie
                    faults.append(f"card {card} lies in another player's zone")
    if len(seen) != len(game.facts):
        faults.append(f"{len(game.facts) - len(seen)} cards are lost")
    if len(set(game.serial)) != len(game.serial):
        faults.append("two cards are the same object")
    return faults


def _states(game: Lorcana) -> list[str]:
    """5.1.2: which states a card can have where; 1.11.1: no lore below zero."""
    faults = []
    if min(game.lore) < 0:
        faults.append("lore below zero")
    for seat in range(game.number_of_seats):
        if game.ready_ink(seat) != game.count_ready_ink(seat):
            faults.append(f"player {seat} has other ready ink than was kept count of")
    for card, facts in enumerate(game.facts):
        zone = game.zone_of[card]
        if game.damage[card] < 0:
            faults.append(f"{facts.key}: damage below zero")
        if game.damage[card] and (zone != PLAY or not (facts.is_character or facts.is_location)):
            faults.append(f"{facts.key}: damage where there can be none")
        if game.exerted[card] and (zone not in (PLAY, INKWELL) or (zone == PLAY and facts.is_location)):
            faults.append(f"{facts.key}: exerted where it can't be")
        if game.drying[card] and (zone != PLAY or not facts.is_character):
            faults.append(f"{facts.key}: drying where it can't be")
        if game.applied[card] and zone != PLAY:
            faults.append(f"{facts.key}: keeps effects outside play (7.1.6)")
        if game.applied[card] and not game.timed:
            faults.append(f"{facts.key}: an effect on it that the game does not know of")
        if game.face_down[card] and zone not in (INKWELL, UNDER):
            faults.append(f"{facts.key}: facedown where it can't be")
        if zone == INKWELL and not game.face_down[card]:
            faults.append(f"{facts.key}: faceup in an inkwell")
        if zone == PLAY and facts.is_action and not game.pending_actions and not _resolving(game, card):
            faults.append(f"{facts.key}: an action stays in play")
    return faults


def _resolving(game: Lorcana, card: int) -> bool:
    return any(getattr(procedure, "card", NO_CARD) == card for procedure in game.stack)


def _links(game: Lorcana) -> list[str]:
    """Stacks and locations."""
    faults = []
    for card, facts in enumerate(game.facts):
        zone = game.zone_of[card]
        host = game.host[card]
        if (zone == UNDER) != (host != NO_CARD) or (host != NO_CARD and card not in game.under[host]):
            faults.append(f"{facts.key}: under nothing, or not under what it says")
        if game.under[card] and zone != PLAY:
            faults.append(f"{facts.key}: has cards under it outside play")
        place = game.at[card]
        if place != NO_CARD and (
            zone != PLAY
            or game.zone_of[place] != PLAY
            or not game.facts[place].is_location
            or game.controller[place] != game.controller[card]
        ):
            faults.append(f"{facts.key}: at a location that is not there")
    return faults


def _abilities(game: Lorcana) -> list[str]:
    """Abilities are in force exactly for the cards that are there (1.6.1)."""
    faults = []
    for what, found in game.in_force.items():
        for one in found:
            if one.ability.whose < 0 and game.zone_of[one.source] != PLAY:
                faults.append(f"{game.facts[one.source].key}: {what} in force outside play")
    expected = sum(len(game.facts[c].statics) for zones in game.zones for c in zones[PLAY])
    there = sum(1 for found in game.in_force.values() for one in found if one.ability.whose < 0)
    if expected != there:
        faults.append(f"{there} static abilities in force, but the cards in play have {expected}")
    waiting = sum(
        1
        for found in game.watchers.values()
        for one in found
        if getattr(one.ability, "zone", "") and one.ability.whose < 0
    )
    should = sum(
        sum(1 for t in game.facts[c].triggers if t.zone == name)
        for zones in game.zones
        for zone, name in ((PLAY, "play"), (DISCARD, "discard"))
        for c in zones[zone]
    ) + sum(
        len(part.given.events)
        for zones in game.zones
        for c in zones[PLAY]
        for what, part in game.facts[c].statics
        if part.given is not None and what == "gains"
    )
    if waiting != should:
        faults.append(f"{waiting} triggered abilities waiting, but there should be {should}")
    return faults


def _question(game: Lorcana) -> list[str]:
    """There is always an option until the game is over, and turn actions wait for everything else (4.1.2)."""
    faults = somebody_is_asked(game)
    decision = game.decision
    if decision is None:
        return faults
    if game.gone[decision.seat]:
        faults.append("somebody who has left is asked")
    if decision.kind == "turn action" and (game.bag or game.pending_actions or len(game.stack) != 1):
        faults.append("a turn action is asked for while something is still going on")
    if any(game.zones[seat][HAND] and game.gone[seat] for seat in range(game.number_of_seats)):
        faults.append("a player who has left still holds cards")
    return faults
