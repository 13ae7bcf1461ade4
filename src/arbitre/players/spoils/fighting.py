"""How battles of The Spoils would end if nothing interfered, and what to attack and block with.

Only numbers are looked at: strength, life and speed. Each speed strikes at the same moment, the highest first; each
strike kills the most valuable it can."""

from __future__ import annotations

import itertools
from typing import Final, NamedTuple

from arbitre.games.spoils import parties, stats
from arbitre.games.spoils.game import Spoils
from arbitre.games.spoils.zones import FACTION, PLAY
from arbitre.kernel.decision import NO_CARD
from arbitre.players.spoils.worth import DANGER, all_points, character, exposed, points

MOST_PARTIES: Final = 24
WON: Final = 100_000
PLACE: Final = 8  # a point of a location's structure


class Fighter(NamedTuple):
    card: int
    strength: int
    life: int
    speed: int
    worth: int
    covert: bool


def fighter(game: Spoils, card: int) -> Fighter:
    return Fighter(
        card,
        stats.stat(game, card, "strength"),
        stats.stat(game, card, "life") - game.damage[card],
        stats.stat(game, card, "speed"),
        character(game, card),
        stats.has(game, card, "Covert"),
    )


class Outcome(NamedTuple):
    attackers_lost: int  # what those who fell were worth
    blockers_lost: int
    damage: int  # inflicted to the target


def outcome(attackers: tuple[Fighter, ...], blockers: tuple[Fighter, ...]) -> Outcome:
    """609: by speed, until everybody has struck."""
    left = {one.card: one.life for one in (*attackers, *blockers)}
    fell: set[int] = set()
    hit = 0
    for speed in sorted({one.speed for one in (*attackers, *blockers)}, reverse=True):
        blows: dict[int, int] = {}
        for side, others in ((attackers, blockers), (blockers, attackers)):
            standing = sorted((one for one in others if one.card not in fell), key=lambda one: -one.worth)
            for one in side:
                if one.speed != speed or one.card in fell:
                    continue
                if standing:
                    _strike(one.strength, standing, left, blows)
                elif side is attackers and not blockers:
                    hit += one.strength
        for card, blow in blows.items():
            left[card] -= blow
        fell.update(card for card, life in left.items() if life <= 0)
    return Outcome(
        sum(one.worth for one in attackers if one.card in fell),
        sum(one.worth for one in blockers if one.card in fell),
        hit,
    )


def _strike(strength: int, standing: list[Fighter], left: dict[int, int], blows: dict[int, int]) -> None:
    """The most valuable that falls by it first; what is left over on the next; the rest on anybody."""
    rest = strength
    for one in standing:
        needed = left[one.card] - blows.get(one.card, 0)
        if 0 < needed <= rest:
            blows[one.card] = blows.get(one.card, 0) + needed
            rest -= needed
    if rest:
        blows[standing[0].card] = blows.get(standing[0].card, 0) + rest


# -- attacking ---------------------------------------------------------------------------------------------------


def best_party(game: Spoils, seat: int, target: int) -> tuple[int, tuple[int, ...]]:
    """What the best attack on a target would bring, whatever the defender does, and who attacks."""
    able = [fighter(game, card) for card in parties.candidates(game, seat, "attacking")]
    able = [one for one in able if one.strength > 0]
    best = 0
    who: tuple[int, ...] = ()
    for party in _groups(able):
        gain = _gain(game, seat, target, party)
        if gain > best:
            best, who = gain, tuple(one.card for one in party)
    return best, who


def _groups(able: list[Fighter]) -> list[tuple[Fighter, ...]]:
    """Some of the parties these can form: each alone, all of them, pairs, those of one speed."""
    found: list[tuple[Fighter, ...]] = [(one,) for one in able]
    if len(able) > 1:
        found.append(tuple(able))
        found.extend(itertools.combinations(able, 2))
    covert = tuple(one for one in able if one.covert)
    if len(covert) > 1:
        found.append(covert)
    return list(dict.fromkeys(found))[:MOST_PARTIES]


def _gain(game: Spoils, seat: int, target: int, party: tuple[Fighter, ...]) -> int:
    """The worst the defender can make of it."""
    covert = all(one.covert for one in party)
    blockers = [fighter(game, card) for card in _blockers(game, 1 - seat, covert)]
    if all(stats.forbidden(game, one.card, "can't be blocked") for one in party):
        blockers = []
    replies = [(), *_groups(blockers)]
    return min(_value(game, seat, target, party, reply) for reply in replies)


def _blockers(game: Spoils, seat: int, covert: bool) -> list[int]:
    return [card for card in game.zones[seat][PLAY] if parties.can_block(game, card, covert)]


def _value(game: Spoils, seat: int, target: int, party: tuple[Fighter, ...], reply: tuple[Fighter, ...]) -> int:
    """What a battle changes for the attacker, the danger of standing there with depleted characters included."""
    value = _brings(game, seat, target, outcome(party, reply))
    return value if value >= WON else value - _risk(game, seat, party)


def _brings(game: Spoils, seat: int, target: int, end: Outcome) -> int:
    """What the end of a battle is worth to the attacker."""
    other = 1 - seat
    value = end.blockers_lost - end.attackers_lost
    if end.damage and target != NO_CARD:
        if game.zone_of[target] == FACTION:
            had = game.influence[other]
            if end.damage >= had:
                return WON
            value += all_points(had) - all_points(had - end.damage)
        else:
            left = stats.stat(game, target, "structure") - game.damage[target]
            value += PLACE * min(end.damage, left) + (30 if end.damage >= left else 0)
    return value


def _risk(game: Spoils, seat: int, party: tuple[Fighter, ...]) -> int:
    """What an opponent could do in the next turn to depleted characters."""
    before = exposed(game, seat)
    for one in party:
        game.exerted[one.card] = True
    after = exposed(game, seat)
    for one in party:
        game.exerted[one.card] = False
    danger = (after - before) * points(game.influence[seat]) * DANGER // 100
    return danger * 3 if after >= game.influence[seat] else danger


def wins_one_by_one(game: Spoils, seat: int) -> bool:
    """Whether attacks with one character each win, whoever blocks: each blocker stops one of those it may block. Who
    fights already is depleted afterwards (609.1h); those whom nobody blocks yet are still to strike."""
    able = list(parties.candidates(game, seat, "attacking"))
    battle = game.battle
    busy: tuple[int, ...] = ()
    if battle is not None and battle.attacker == seat:
        busy = battle.blocking
        if not busy:
            able += [
                card for card in battle.attacking if card not in able and (card not in battle.done or battle.assigned)
            ]
    through = 0
    for covert in (False, True):
        mine = [stats.stat(game, card, "strength") for card in able if stats.has(game, card, "Covert") == covert]
        stopping = [card for card in _blockers(game, 1 - seat, covert) if card not in busy]
        through += sum(sorted(mine, reverse=True)[len(stopping) :])
    return 0 < game.influence[1 - seat] <= through


# -- blocking ----------------------------------------------------------------------------------------------------


def best_block(game: Spoils, seat: int) -> tuple[int, ...]:
    """Who blocks best; nobody, if that is better."""
    battle = game.battle
    if battle is None:
        return ()
    party = tuple(fighter(game, card) for card in battle.attacking)
    able = [fighter(game, card) for card in parties.candidates(game, seat, "blocking")]
    replies = [(), *_groups(able)]
    least: int | None = None
    who: tuple[int, ...] = ()
    for reply in replies:
        value = _value(game, battle.attacker, battle.target, party, reply)
        if least is None or value < least:
            least, who = value, tuple(one.card for one in reply)
    return who


# -- parties worth trying ------------------------------------------------------------------------------------------


def attacks(game: Spoils, seat: int) -> list[frozenset[int]]:
    """The attacking parties worth trying: each character alone (of those that are alike one), all of them, all with
    Covert, and the two strongest."""
    able = [fighter(game, card) for card in parties.candidates(game, seat, "attacking")]
    able = [one for one in able if one.strength > 0] or able
    alike: dict[tuple[int, int, int, int, bool], Fighter] = {}
    for one in able:
        alike.setdefault(one[1:], one)
    found = [frozenset((one.card,)) for one in alike.values()]
    for party in (
        able,
        [one for one in able if one.covert],
        sorted(able, key=lambda one: (-one.strength, one.card))[:2],
    ):
        found.append(frozenset(one.card for one in party))
    return [party for party in dict.fromkeys(found) if party]


def blocks(game: Spoils, seat: int, chosen: frozenset[int] = frozenset()) -> list[frozenset[int]]:
    """The blocking parties with those who are chosen already, that nobody blocks among them, by what they leave the
    attacker with, the worst first."""
    battle = game.battle
    if battle is None:
        return []
    party = tuple(fighter(game, card) for card in battle.attacking)
    able = [fighter(game, card) for card in parties.candidates(game, seat, "blocking")]
    found: list[tuple[int, int, frozenset[int]]] = []
    for reply in [(), *_groups(able)]:
        members = frozenset([one.card for one in reply])
        if chosen <= members:
            found.append((_brings(game, battle.attacker, battle.target, outcome(party, reply)), len(found), members))
    return [reply for _, _, reply in sorted(found, key=lambda one: one[:2])]


# -- assigning ---------------------------------------------------------------------------------------------------


def share(game: Spoils, card: int, most: int) -> int:
    """How much of its damage a fighter assigns to a card when others are still to come: what it falls by, else none."""
    if card in game.faction:
        return most
    assigned = 0 if game.battle is None else sum(part for _, target, part in game.battle.assigned if target == card)
    limit = "life" if stats.is_a(game, card, "character") else "structure"
    needed = stats.stat(game, card, limit) - game.damage[card] - assigned
    return needed if 0 < needed <= most else 0
