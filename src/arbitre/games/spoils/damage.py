"""408 Damage: to factions, characters and locations; what changes it; influence lost and gained."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbitre.ability.asking import concerns
from arbitre.ability.match import amount, matches
from arbitre.ability.run import Resolve
from arbitre.games.spoils import stats
from arbitre.games.spoils.offering import offer
from arbitre.games.spoils.replacing import replace, replacements
from arbitre.games.spoils.sides import is_hurt
from arbitre.games.spoils.zones import FACTION, PLAY
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.game import InForce
from arbitre.kernel.modifier import Modifier
from arbitre.kernel.procedure import Procedure
from arbitre.kernel.roles import CARD, PARTS, PLAIN, Fields, Many, Table, declare

if TYPE_CHECKING:
    from arbitre.games.spoils.game import Spoils

DEALT: Final = "dealt damage"
ONCE = "once"  # the word of one that waits for the next damage only, however little it is
SHIELD = "shield"  # the kind of modifier that waits for damage (506.3)

Share = tuple[int, int, int]
"""Damage on its way: its source, what it is inflicted to, how much."""
SHARES: Many = Many(Fields(CARD, CARD, PLAIN))


def deal(game: Spoils, shares: list[Share], rule: str, battle: bool = False, as_cost: bool = False) -> int:
    """Inflict damage; where several replacements wait for it, first somebody chooses among them (506.4). 506.2: none
    applies to costs. Returns how much was inflicted, or is about to be."""
    for _, target, number in shares:
        if number > 0 and not as_cost and game.applied[target] and len(_contestants(game, target)) > 1:
            game.push(Contested(shares, rule, battle))
            return sum(share[2] for share in shares)
    return inflict(game, shares, rule, battle, as_cost)


def _contestants(game: Spoils, target: int) -> list[InForce | Modifier]:
    """What would replace damage to a card: delayed replacements (506.3), and those in a card's text. Several that do
    the same are no choice."""
    found: list[InForce | Modifier] = [m for m in game.applied[target] if m.kind == SHIELD and waits(game, m)]
    if found and f"instead {DEALT}" in game.in_force:
        found.extend(replacements(game, target, game.controller[target], (DEALT,), False))
    alike = {(m.amount, m.detail, m.seat) if isinstance(m, Modifier) else (-1, m.source, m.seat) for m in found}
    return found if len(alike) > 1 else []


def waits(game: Spoils, modifier: Modifier) -> bool:
    """Whether a delayed replacement can apply: what it would have damaged instead must still be there."""
    return modifier.detail is None or game.serial[modifier.detail[0]] == modifier.detail[1]


class Contested(Procedure):
    """506.4 Several replacements wait for the same damage: the player who controls them all, or the active player, says
    which applies. Delayed ones are then not ignored but go on waiting, so they can apply to what it leaves over."""

    __slots__ = ("battle", "first", "rule", "shares", "target")

    def __init__(self, shares: list[Share], rule: str, battle: bool) -> None:
        self.cursor = 0
        self.shares = shares
        self.rule = rule
        self.battle = battle
        self.target = NO_CARD
        self.first: dict[int, tuple[InForce | Modifier, ...]] = {}  # for each card hit, what applies first so far

    def copy(self) -> Contested:
        twin = Contested(self.shares, self.rule, self.battle)
        twin.cursor = self.cursor
        twin.target = self.target
        twin.first = self.first
        return twin

    def to_order(self, game: Spoils, target: int) -> list[InForce | Modifier]:
        """What has still to be put in order; a single one needs no choice, nor does what comes after a replacement of
        all the damage."""
        chosen = self.first.get(target, ())
        if any(isinstance(one, InForce) or one.amount < 0 for one in chosen):
            return []
        found = [one for one in _contestants(game, target) if not any(one is other for other in chosen)]
        return found if len(found) > 1 else []

    def choose(self, game: Spoils) -> None:
        for _, target, number in self.shares:
            found = self.to_order(game, target) if number > 0 else []
            if found:
                self.target = target
                seats = {one.seat for one in found}
                chooser = found[0].seat if len(seats) == 1 else game.active
                options = [offer("replace", one.source, number=place) for place, one in enumerate(found)]
                game.ask(chooser, "choose replacement", options, target, ("506.4",))
                return
        self.cursor += 1

    def put_first(self, game: Spoils) -> None:
        one = self.to_order(game, self.target)[game.answered().number]
        self.first = {**self.first, self.target: (*self.first.get(self.target, ()), one)}
        self.cursor = 0

    def happen(self, game: Spoils) -> None:
        passed_over: list[tuple[int, tuple[Modifier, ...]]] = []
        for target, first in self.first.items():
            order = [one for one in first if isinstance(one, Modifier)]
            rest = [m for m in game.applied[target] if not any(m is one for one in order)]
            if isinstance(first[-1], InForce):  # the others go on waiting
                passed_over.append((target, tuple(m for m in rest if m.kind == SHIELD)))
                rest = [m for m in rest if m.kind != SHIELD]
            game.modify(target, (*order, *rest))
        below = game.stack[-2]
        if not inflict(game, self.shares, self.rule, self.battle) and isinstance(below, Resolve):
            below.fail()
        for target, shields in passed_over:
            game.modify(target, (*game.applied[target], *shields))


Contested.steps = (("506.4", Contested.choose), ("506.4", Contested.put_first), ("506.3", Contested.happen))

declare(Contested, shares=SHARES, target=CARD, first=Table(CARD, PARTS))


def inflict(game: Spoils, shares: list[Share], rule: str, battle: bool = False, as_cost: bool = False) -> int:
    """All of it at the same moment. 609.1f: what several characters inflict to the same thing is one amount. `battle`
    marks battle damage (408.6, 408.6a). Where nothing is left, nothing is noticed (408.1a, 408.2a). Returns how much
    was inflicted."""
    shares = [share for share in shares if share[2] > 0]  # 408.1
    if not as_cost:
        shares = [left for share in shares for left in _replaced(game, share)]
    dealt: list[Share] = []
    for target in dict.fromkeys([share[1] for share in shares]):
        mine = [share for share in shares if share[1] == target]
        mine = [share for share in _changed(game, mine, target, battle) if share[2] > 0]
        if not mine:  # 408.1a, 408.2a
            continue
        total = sum([share[2] for share in mine])
        how = ("inflict", ([(mine[0][0], target, total)], rule, battle))
        if not as_cost and replace(game, target, game.controller[target], (DEALT,), how, total):
            continue
        if _can_be_damaged(game, target):
            dealt.extend(_spread(mine, total))
    hit = list(dict.fromkeys([share[1] for share in dealt]))
    for target in hit:
        number = sum([share[2] for share in dealt if share[1] == target])
        if game.zone_of[target] == FACTION:
            seat = game.controller[target]
            _lose(game, seat, _loss(game, seat, number))  # 202.4, 408.3: what changes a loss changes this one (ruling)
        else:
            game.damage[target] += number
            is_hurt(game, target)
            game.credit[target] = tuple([share[0] for share in dealt if share[1] == target])
    game.struck = tuple(hit) if battle else ()  # 408.6, 408.6a
    for target in hit:  # 408.2b
        mine = [share for share in dealt if share[1] == target]
        for source, _, number in mine:
            seat = stats.controlled_by(game, source) if source != NO_CARD else NO_CARD
            game.emit("inflicts damage", rule, seat, source, target, number, word="battle" if battle else "")
        total = sum([share[2] for share in mine])
        game.signal(DEALT, rule, game.controller[target], target, mine[0][0], total, note=False)
    if dealt:
        game.stir()
    return sum([share[2] for share in dealt])


def _can_be_damaged(game: Spoils, target: int) -> bool:
    if game.zone_of[target] == FACTION:
        return True
    return game.zone_of[target] == PLAY and (
        stats.is_a(game, target, "character") or stats.is_a(game, target, "location")
    )


def _changed(game: Spoils, shares: list[Share], target: int, battle: bool) -> list[Share]:
    """408.2: effects that increase and reduce damage, increases first (410.3), without triggers. One that is about the
    damage of certain cards leaves that of others as it is."""
    numbers = [share[2] for share in shares]
    changes: list[tuple[int, list[int]]] = []
    for found in game.in_force.get("DamageChange", ()):  # 408.2
        effect = found.ability.effect
        if effect.battle is not None and effect.battle != battle:
            continue
        if not stats.means(game, found, effect.cards, target):
            continue
        concerned = [
            place
            for place, (source, _, _) in enumerate(shares)
            if effect.by is None or (source != NO_CARD and matches(game, found, effect.by, source))
        ]
        total = sum(numbers[place] for place in concerned)
        if not concerned or total <= effect.more_than or not stats.in_force(game, found):
            continue
        if effect.to is not None:
            _take(numbers, concerned, total - effect.to)
        elif effect.change is not None:
            number = amount(game, found, effect.change)
            if effect.by is None:
                changes.append((number, concerned))
            else:  # 408.7: what each of these cards inflicts
                changes.extend((number, [place]) for place in concerned)
    for number, concerned in changes:
        if number > 0:
            numbers[concerned[-1]] += number
    for number, concerned in changes:
        _take(numbers, concerned, -number)
    return [(source, to, number) for (source, to, _), number in zip(shares, numbers, strict=True)]


def _take(numbers: list[int], places: list[int], number: int) -> None:
    """That much less damage, starting from the last of these shares."""
    for place in reversed(places):
        taken = max(0, min(number, numbers[place]))
        numbers[place] -= taken
        number -= taken


def _spread(shares: list[Share], total: int) -> list[Share]:
    """What is left of a summed amount, over the sources in order."""
    spread: list[Share] = []
    left = total
    for place, (source, target, number) in enumerate(shares):
        part = left if place == len(shares) - 1 else min(left, number)
        if part > 0:
            spread.append((source, target, part))
        left -= part
    return spread


def _replaced(game: Spoils, share: Share, before: tuple[int, ...] = ()) -> list[Share]:
    """506.3: the next damage to a card, up to an amount, is reduced to nothing, or inflicted on another card instead.
    Without an amount, that is all of it this turn. 506.5: what is inflicted instead may be replaced in turn, but not by
    what has replaced it already: `before` are the cards it came by."""
    source, target, number = share
    if not game.applied[target] or target in before:
        return [share]
    found: list[Share] = []
    kept: list[Modifier] = []
    for modifier in game.applied[target]:
        if modifier.kind == SHIELD and number > 0 and waits(game, modifier):
            taken = number if modifier.amount < 0 else min(number, modifier.amount)
            number -= taken
            if modifier.word == ONCE:
                continue
            if modifier.detail is not None:
                instead = (source, modifier.detail[0], taken)
                found.extend(_replaced(game, instead, (*before, target)))
            if modifier.amount >= 0:
                if modifier.amount == taken:
                    continue
                modifier = modifier.left(modifier.amount - taken)
        kept.append(modifier)
    if number < share[2]:
        game.modify(target, tuple(kept))
    if number > 0:
        found.append((source, target, number))
    return found


# -- influence -------------------------------------------------------------------------------------------------


def _lose(game: Spoils, seat: int, number: int) -> int:
    lost = min(number, game.influence[seat])  # 410.4
    game.influence[seat] -= lost
    return lost


def _loss(game: Spoils, seat: int, number: int) -> int:
    """How much influence a faction loses that is to lose this much: increases first (410.3)."""
    if number <= 0:
        return 0
    changes = [
        found.ability.effect.change
        for found in game.in_force.get("InfluenceChange", ())
        if concerns(found, seat) and stats.in_force(game, found)
    ]
    return max(0, number + int(sum(changes)))


def lose_influence(game: Spoils, seat: int, number: int, rule: str = "408.3b") -> int:
    """408.3b: this is not damage."""
    lost = _lose(game, seat, _loss(game, seat, number))
    if lost:
        game.emit("loses influence", rule, seat, amount=lost)
        game.stir()
    return lost


def gain_influence(game: Spoils, seat: int, number: int, rule: str = "202.3") -> None:
    if number > 0:
        game.influence[seat] += number
        game.emit("gains influence", rule, seat, amount=number)
