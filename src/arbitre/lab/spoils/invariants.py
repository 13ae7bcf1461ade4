"""What must be true of a game of The Spoils at every decision, whatever happened. `broken` names what is not."""

from __future__ import annotations

from collections import Counter

from arbitre.ability.replacing import being_replaced
from arbitre.games.spoils import changing_zones, stats
from arbitre.games.spoils.battle import Attack
from arbitre.games.spoils.game import Spoils
from arbitre.games.spoils.play import PlayACard
from arbitre.games.spoils.sides import Side, worked_out
from arbitre.games.spoils.turn import Turn
from arbitre.games.spoils.use import UseAbility
from arbitre.games.spoils.zones import DISCARD, FACTION, PLAY, PLAYED
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.roles import fields_of
from arbitre.lab.holding import Expected, asked_in_time, everywhere, in_one_place, named

ACTIONS = ("turn action", "response", "battle", "choose attackers", "choose blockers", "assign damage")
"""Questions of the game itself, which are asked only when everything that happened has been dealt with."""


def broken(game: Spoils) -> list[str]:
    """Every invariant that does not hold; empty when all is well."""
    return [
        *in_one_place(game, game.setup_size),
        *_places(game),
        *_states(game),
        *_attached(game),
        *_standing(game),
        *_battle(game),
        *_abilities(game),
        *_sides(game),
        *_question(game),
    ]


def _places(game: Spoils) -> list[str]:
    """403: control matters only in play and while being played. 409.3b: a token that has left play is nowhere."""
    faults = []
    for seat, zone, card in everywhere(game):
        if game.owner[card] != seat and zone not in (PLAY, PLAYED):
            faults.append(f"{named(game, card)} lies in another player's zone")
        if card >= game.setup_size and zone != PLAY:
            faults.append(f"{named(game, card)}: a token outside play")
    played = [procedure.card for procedure in game.stack if isinstance(procedure, PlayACard)]
    for seat, zones in enumerate(game.zones):
        if zones[FACTION] != [game.faction[seat]] and game.turn:
            faults.append(f"player {seat} has not just their faction in its place")
        faults.extend(f"{named(game, card)} stays being played" for card in zones[PLAYED] if card not in played)
    return faults


def _states(game: Spoils) -> list[str]:
    """Which states a card can have where; 410.4: no number below zero."""
    faults = []
    if min(game.influence) < 0:
        faults.append("influence below zero")
    for card in range(len(game.facts)):
        zone = game.zone_of[card]
        name = named(game, card)
        if game.damage[card] < 0 or game.tokens[card] < 0:
            faults.append(f"{name}: damage or tokens below zero")
        if zone == PLAY:
            if game.damage[card] and not (game.is_a(card, "character") or game.is_a(card, "location")):
                faults.append(f"{name}: damage on what is neither character nor location (408.4, 408.5)")
            if game.exerted[card] and game.is_a(card, "resource"):
                faults.append(f"{name}: a depleted resource (203.7)")
            continue
        if game.face_down[card]:
            faults.append(f"{name}: face-down outside play (411)")
        if game.damage[card] or game.exerted[card] or game.settled[card] or game.attacks[card]:
            faults.append(f"{name}: damaged, depleted, ready to attack outside play (402.4)")
        if game.tokens[card] and zone != FACTION:
            faults.append(f"{name}: tokens on it outside play (409.2)")
        if game.applied[card] and zone != FACTION:
            faults.append(f"{name}: keeps effects outside play (508.1)")
        if card in game.credit or card in game.picked_for:
            faults.append(f"{name}: what was chosen or inflicted in play is kept outside it")
    if not game.timed and any(game.applied[card] for card in range(len(game.facts))):
        faults.append("effects on cards that the game does not know of")
    return faults


def _attached(game: Spoils) -> list[str]:
    """301, 309.1: what is attached is attached to one card, of a kind it can be attached to, and both know."""
    faults = []
    for card in range(len(game.facts)):
        name = named(game, card)
        for other in game.under[card]:
            if game.host[other] != card:
                faults.append(f"{named(game, other)} does not know that it is attached to {name}")
        if len(set(game.under[card])) != len(game.under[card]):
            faults.append(f"{name}: a card is attached to it twice")
        host = game.host[card]
        if host == NO_CARD:
            continue
        if card not in game.under[host]:
            faults.append(f"{name}: its host does not know of it")
        if game.zone_of[card] != PLAY or game.zone_of[host] not in (PLAY, FACTION):
            faults.append(f"{name}: attached outside play (301.4)")
        elif game.zone_of[host] == FACTION:
            if game.controller[host] != game.controller[card] or not game.is_a(card, "resource"):
                faults.append(f"{name}: attached to a faction it can't pay for (309.1)")
        elif game.face_down[host]:
            faults.append(f"{name}: attached to a face-down card (411.1)")
    return faults


def _standing(game: Spoils) -> list[str]:
    """What the rules do at once has been done: 204.5, 207.5, 507.2e, 507.5a, 102.1."""
    faults = []
    for seat, influence in enumerate(game.influence):
        if (
            not influence
            and game.turn
            and not game.over
            and not stats.players_cannot(game, seat, "lose at 0 influence")
        ):
            faults.append("somebody without influence plays on (102.1)")
    if game.over:
        return faults  # nothing more is dealt with: a lost game ends with the blow (102.1)
    unique: Counter[tuple[int, str]] = Counter()
    for seat, zones in enumerate(game.zones):
        for card in zones[PLAY]:
            facts = game.facts[card]
            if game.face_down[card] or changing_zones.indestructible(game, card) or being_replaced(game, card):
                continue
            if facts.unique:
                unique[seat, facts.unique] += 1
            for kind, stat, rule in (("character", "life", "204.5"), ("location", "structure", "207.5")):
                if game.is_a(card, kind) and game.damage[card] >= game.stat(card, stat):
                    faults.append(f"{facts.key}: {kind} with {game.damage[card]} damage still stands ({rule})")
            host = game.host[card]
            if facts.attach and (host == NO_CARD or not any(game.is_a(host, what) for what in facts.attach)):
                faults.append(f"{facts.key}: in play without what it is attached to (507.2)")
    if game.decision is None or game.decision.kind != "keep unique":
        faults.extend(
            f"{count} of {name} under one player's control" for (_, name), count in unique.items() if count > 1
        )
    return faults


def _battle(game: Spoils) -> list[str]:
    """302: everything in a battle is a character in play under the right player's control, and is there only once."""
    attacks = [procedure for procedure in game.stack if isinstance(procedure, Attack)]
    battle = game.battle
    if battle is None:
        return []
    faults = []
    if len(attacks) != 1 and not game.over:
        faults.append(f"{len(attacks)} attacks are going on in one battle")
    if battle.attacker == battle.defender or any(attack.seat != battle.attacker for attack in attacks):
        faults.append("the wrong player attacks (302.3)")
    members = (*battle.attacking, *battle.blocking, *battle.joining)
    if len(set(members)) != len(members):
        faults.append("a character is in the battle twice")
    for party, seat in ((battle.attacking, battle.attacker), (members[len(battle.attacking) :], battle.defender)):
        for card in party:
            name = named(game, card)
            if game.zone_of[card] != PLAY or game.controller[card] != seat:
                faults.append(f"{name}: in a battle, but not in play for the right player (302.15, 407.4)")
            elif not game.is_a(card, "character"):
                faults.append(f"{name}: in a battle, but no character (208.4)")
    target = battle.target
    if target not in (NO_CARD, game.faction[battle.defender]) and not (
        game.zone_of[target] == PLAY and game.controller[target] == battle.defender and game.is_a(target, "location")
    ):
        faults.append(f"{named(game, target)}: attacked, but not there (407.5)")
    for _, to, number in battle.assigned:
        if number <= 0 or (to not in members and to != target):  # the character that assigned it may be gone by now
            faults.append(f"{named(game, to)}: {number} damage assigned that can't be (302.15)")
    return faults


def _abilities(game: Spoils) -> list[str]:
    """201.5b: abilities are in force exactly for the cards that are there, for those who control them."""
    expected = Expected()
    for seat, zones in enumerate(game.zones):
        for card in (*zones[PLAY], *zones[FACTION]):
            if game.face_down[card]:
                continue
            expected.in_play(game.facts[card], card, seat)
        for card in zones[DISCARD]:
            expected.waiting(game.facts[card], card, seat, "discard")
    return expected.faults(game)


def _sides(game: Spoils) -> list[str]:
    """What is kept about a player's side (`games/spoils/sides.py`) is what it would be if it were worked out now."""
    faults: list[str] = []
    for seat, kept in enumerate(game.sides):
        if kept is not None:
            fresh = worked_out(game, seat)
            fresh.free = None if kept.free is None else fresh.unattached(game)
            fresh.hurt = fresh.hurt or kept.hurt  # it may have gone since
            fresh.elsewhere = None if kept.elsewhere is None else fresh.outside(game, seat)
            fresh.in_order = None if kept.in_order is None else fresh.pay_order(game)
            fresh.shared = kept.shared
            wrong = [name for name in fields_of(Side) if getattr(kept, name) != getattr(fresh, name)]
            faults.extend(f"player {seat}: {name} is no longer as it was" for name in wrong)
    return faults


def _question(game: Spoils) -> list[str]:
    """There is always an option until the game is over; actions wait for everything else (503.1, 603.2)."""
    faults = asked_in_time(game, Turn)
    decision = game.decision
    if decision is None:
        return faults
    if decision.kind == "turn action" and game.battle is not None:
        faults.append("a turn action is asked for during a battle")
    if decision.kind in ACTIONS and (game.waiting or game.paying or game.unchecked or game.before is not None):
        faults.append(f"{decision.kind}: asked for before what happened has been answered to")
    paid = any(isinstance(procedure, PlayACard | UseAbility) for procedure in game.stack)
    if (game.paying or game.before is not None) and not paid:
        faults.append("costs are being satisfied, but of nothing")
    if game.asking or game.now is not None:
        faults.append("something is left over that is meant for a moment")
    return faults
