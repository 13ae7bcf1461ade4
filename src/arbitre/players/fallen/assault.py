"""Which sets of attackers are worth a trial: each is played through by numbers, with what the other side could do to it
afterwards, since whoever attacks stands on the firing line then and guards nothing."""

from __future__ import annotations

import itertools
from typing import Final

from arbitre.games.fallen import changing_zones, combat, stats
from arbitre.games.fallen.game import Fallen
from arbitre.players.fallen.fighting import Plan
from arbitre.players.fallen.raid import FIGHTERS, Fighter, Raid

PLANS: Final = 6
FEW: Final = 4  # of so many attackers all sets are looked at
VITALITY: Final = 15  # a point of a Deity's, in tenths of a point of attack or life
BODY: Final = 15  # a combatant, besides its attack and life
MORTAL: Final = 60  # to make a Deity Mortal
LAST: Final = 2000  # to take its last Feather
ANSWER: Final = 6  # of what the other side could do in its turn so many tenths count

_FOUND: Final[dict[tuple[object, ...], list[Plan]]] = {}
"""The same question comes up once for each attacker of each set."""


def plans(game: Fallen, seat: int, able: list[int]) -> list[Plan]:
    """The sets of attackers to try, the best by numbers first; to attack with nobody is among them. `able`: all that
    can attack."""
    mine = [Fighter(game, card) for card in changing_zones.battlefield(game, seat) if _fights(game, card, able)]
    theirs = [Fighter(game, card) for card in changing_zones.battlefield(game, 1 - seat) if _fights(game, card, [])]
    guard = combat.rear_guard(game, 1 - seat)
    room = combat.ambushes(guard) + combat.reinforcements(game, guard)
    deity = game.deity[1 - seat]
    left = 0 if game.mortal[1 - seat] else max(0, stats.life(game, deity) - game.damage[deity])
    own_left = 0 if game.mortal[seat] else stats.life(game, game.deity[seat]) - game.damage[game.deity[seat]]
    key = (room, left, own_left, tuple(able), *(one.numbers() for one in (*mine, *theirs)))
    found = _FOUND.get(key)
    if found is None:
        if len(_FOUND) > 200:
            _FOUND.clear()
        scout = Scout(mine, theirs, left, own_left)
        valued = [(-scout.value(plan), len(plan), plan) for plan in _sets(mine, able, room)]
        found = [plan for _, _, plan in sorted(valued)[:PLANS]]
        if () not in found:
            found.append(())
        _FOUND[key] = found
    return found


def _fights(game: Fallen, card: int, able: list[int]) -> bool:
    return card in able or stats.kind(game, card) in FIGHTERS


def _sets(mine: list[Fighter], able: list[int], room: int) -> list[Plan]:
    """Sets of attackers, the strongest of each in ambush, or the weakest, or nobody: those in ambush strike last, and
    not together with others."""
    strong = sorted((one for one in mine if one.card in able), key=lambda one: (-one.attack, one.card))
    cards = [one.card for one in strong]
    if len(cards) <= FEW:
        chosen = [who for number in range(1, len(cards) + 1) for who in itertools.combinations(cards, number)]
    else:
        chosen = [(card,) for card in cards]
        chosen += [tuple(cards[:number]) for number in range(2, len(cards) + 1)]
        chosen += [tuple(card for card in cards if card != one) for one in cards]
        chosen += list(itertools.combinations(cards[:FEW], 2))
    found: dict[Plan, None] = {(): None}
    for who in chosen:
        for hidden in (who[:room], who[-room:], ()):
            found[tuple((card, "ambush" if card in hidden else "attack") for card in able if card in who)] = None
            if len(who) == 1:
                break
    return list(found)


class Scout:
    """Plays attacks through by numbers."""

    def __init__(self, mine: list[Fighter], theirs: list[Fighter], left: int, own_left: int) -> None:
        self.mine: Final = mine
        self.theirs: Final = theirs
        self.left: Final = left
        self.own_left: Final = own_left

    def value(self, plan: Plan) -> int:
        """What a set of attackers brings, less what the others could do then."""
        mine = {one.card: one.copy() for one in self.mine}
        theirs = {one.card: one.copy() for one in self.theirs}
        total = 0
        for hidden in (False, True):
            going = [mine[card] for card, how in plan if (how == "ambush") == hidden]
            if hidden and going and not any(one.guards for one in theirs.values()):
                total += self._at_deity(sum([one.attack for one in going]))
                continue
            total += self._strikes(going, mine, theirs)
        for card, _ in plan:
            if card in mine:
                mine[card].forward()
        raid = Raid(list(theirs.values()), list(mine.values()))
        lost = 10 * raid.lost + BODY * raid.count + VITALITY * min(raid.reach, self.own_left)
        if raid.reach and not self.own_left:
            lost += LAST
        return total - lost * ANSWER // 10

    def _at_deity(self, number: int) -> int:
        if not self.left:
            return LAST if number else 0
        return VITALITY * min(number, self.left) + (MORTAL if number >= self.left else 0)

    def _strikes(self, going: list[Fighter], mine: dict[int, Fighter], theirs: dict[int, Fighter]) -> int:
        """Each strikes where it wins most, or two together; those who win nothing don't."""
        total = 0
        while going:
            best: tuple[int, tuple[Fighter, ...], Fighter] | None = None
            for group in (*((one,) for one in going), *itertools.combinations(going, 2)):
                strength = sum([one.attack for one in group])
                for target in theirs.values():
                    gain = _exchange(group, strength, target)
                    if len(group) > 1:
                        gain -= 10  # rather one after the other
                    if gain > 0 and (best is None or gain > best[0]):
                        best = (gain, group, target)
            if best is None:
                break
            gain, group, target = best
            total += gain
            back = target.attack
            target.holds -= sum([one.attack for one in group]) * (2 if target.doubled else 1)
            if target.holds <= 0:
                del theirs[target.card]
            for one in sorted(group, key=lambda one: one.holds):
                taken = min(back, one.holds)
                back -= taken
                one.holds -= taken
                if one.holds <= 0:
                    del mine[one.card]
            going = [one for one in going if one not in group]
        return total


def _exchange(group: tuple[Fighter, ...], strength: int, target: Fighter) -> int:
    dealt = strength * (2 if target.doubled else 1)
    gain = _harm(target, dealt)
    back = target.attack
    for one in sorted(group, key=lambda one: one.holds):
        taken = min(back, one.holds)
        back -= taken
        gain -= _harm(one, taken)
    return gain


def _harm(one: Fighter, number: int) -> int:
    if number >= one.holds:
        return 10 * (one.attack + one.holds) + BODY
    return 6 * number
