"""How greedy fights: what an attack would bring, by its numbers, and which sets of attackers are worth a trial."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from arbitre.games.fallen import combat, linking, stats
from arbitre.games.fallen.combat import AttackPhase
from arbitre.games.fallen.game import Fallen
from arbitre.games.fallen.zones import FIRING
from arbitre.kernel.decision import NO_CARD, Decision, Option
from arbitre.players.fallen.worth import FEATHER, LOW, LOW_VITALITY, VITALITY, holds_out, in_play

KILL: Final = 6  # besides what the card is worth
SCRATCH: Final = 5  # a point of damage that stays
PLANS: Final = 9

Plan = tuple[tuple[int, str], ...]
"""Attackers, each with how it is announced."""


def gain(game: Fallen, group: tuple[int, ...], option: Option) -> int:
    """What an attack of this group brings, as far as numbers tell."""
    seat = game.controller[group[0]]
    strength = sum(stats.attack(game, card) for card in group)
    if option.kind == "no attack":
        return 0
    if option.kind == "attack deity":
        return at_deity(game, group, seat)
    target = option.card
    double = (
        game.zone_of[target] == FIRING and stats.is_a(game, target, "page") and not stats.has(game, target, "Vaillant")
    )
    dealt = strength * (2 if double else 1)
    total = _harm(game, target, dealt, any(stats.has(game, card, "Fourberie") for card in group))
    back = stats.attack(game, target)
    for card in sorted(group, key=lambda one: holds_out(game, one)):
        part = min(back, holds_out(game, card))
        total -= _harm(game, card, part, stats.has(game, target, "Fourberie"))
        back -= part
    return total


def phase(game: Fallen) -> AttackPhase:
    return next(one for one in reversed(game.stack) if isinstance(one, AttackPhase))


def targets(game: Fallen, seat: int) -> list[Option]:
    found = [Option("attack", card) for card in combat.attackable(game, seat)]
    return [*found, Option("attack deity", game.deity[1 - seat]), Option("no attack")]


def most(game: Fallen, card: int) -> int:
    """What the best attack of this one brings."""
    return max(gain(game, (card,), option) for option in targets(game, game.controller[card]))


def together(game: Fallen, decision: Decision) -> int:
    """Two attack together where that brings more than one after the other."""
    frame = phase(game)
    aims = [option for option in targets(game, decision.seat) if option.kind == "attack"]
    if not aims or len(frame.group) > 2:
        return 0
    alone = max(gain(game, frame.group, option) for option in aims)
    most, best = max(alone, 0), 0
    for place, option in enumerate(decision.options):
        if option.kind == "choose":
            both = max(gain(game, (*frame.group, option.card), target) for target in aims)
            apart = max(0, alone) + max(0, *(gain(game, (option.card,), target) for target in aims))
            if both > most and both > apart:
                most, best = both, place
    return best


def at_deity(game: Fallen, group: tuple[int, ...], seat: int) -> int:
    able = [card for card in group if combat.harms_deity(game, card, 1 - seat)]
    strength = sum(stats.attack(game, card) for card in able)
    if not strength:
        return -1
    if game.mortal[1 - seat]:
        return 10 * FEATHER
    deity = game.deity[1 - seat]
    left = stats.life(game, deity) - game.damage[deity]
    dealt = min(left, strength)
    return VITALITY * dealt + LOW_VITALITY * max(0, dealt - max(0, left - LOW)) + (60 if dealt == left else 0)


def _harm(game: Fallen, card: int, number: int, past_golem: bool) -> int:
    """What this much damage to a card is worth to its enemy."""
    golem = linking.golem_of(game, card)
    total = 0
    if golem != NO_CARD and not past_golem:
        shield = stats.shield(game, golem) - game.damage[golem]
        taken = min(number, shield)
        number -= taken
        total += in_play(game, golem) if taken == shield else SCRATCH * taken
    left = stats.limit(game, card) - game.damage[card]
    if number >= left:
        return total + in_play(game, card) + KILL
    return total + SCRATCH * number


def plans(game: Fallen, seat: int, options: list[Option]) -> Iterator[Plan]:
    """Sets of attackers to try: nobody, everybody, the strongest in ambush with or without the others, everybody but
    one, each alone."""
    able = [option.card for option in options if option.kind == "attack"]
    hidden = [option.card for option in options if option.kind == "ambush"]
    guard = combat.rear_guard(game, 1 - seat)
    room = combat.ambushes(guard) + combat.reinforcements(game, guard)
    strong = sorted(able, key=lambda card: -stats.attack(game, card))
    sly = [card for card in strong if card in hidden][:room]
    weak = [card for card in reversed(strong) if card in hidden][:room]
    found: list[Plan] = [()]
    found.append(_plan(able, sly, able))
    found.append(_plan(able, sly, sly))
    found.append(_plan(able, weak, able))
    found.append(_plan(able, [], able))
    for card in strong[:3]:
        found.append(_plan(able, sly, [other for other in able if other != card]))
        found.append(_plan(able, [card] if card in hidden else [], [card]))
    yield from list(dict.fromkeys(found))[:PLANS]


def _plan(order: list[int], hidden: list[int], who: list[int]) -> Plan:
    return tuple((card, "ambush" if card in hidden else "attack") for card in order if card in who)


def follow(options: list[Option], plan: Plan) -> int:
    """The next answer at the announcement that carries out a plan."""
    for place, option in enumerate(options):
        if (option.card, option.kind) in plan:
            return place
    return next(place for place, option in enumerate(options) if option.kind == "done")
