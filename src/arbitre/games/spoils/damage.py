"""408 Damage: to factions, characters and locations; what changes it; influence lost and gained."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbitre.ability.match import amount, matches
from arbitre.games.spoils import stats
from arbitre.games.spoils.replacing import replace
from arbitre.games.spoils.zones import FACTION, PLAY
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.modifier import Modifier

if TYPE_CHECKING:
    from arbitre.games.spoils.game import Spoils

Share = tuple[int, int, int]
"""Damage on its way: its source, what it is inflicted to, how much."""


def inflict(game: Spoils, shares: list[Share], rule: str, battle: bool = False) -> int:
    """All of it at the same moment. 609.1f: what several characters inflict to the same thing is one amount. `battle`
    marks battle damage (408.6, 408.6a). Where nothing is left, nothing is noticed (408.1a, 408.2a). Returns how much
    was inflicted."""
    shares = [share for share in shares if share[2] > 0]  # 408.1
    shares = [moved for share in shares for moved in _redirected(game, share)]
    dealt: list[Share] = []
    for target in dict.fromkeys(share[1] for share in shares):
        mine = [share for share in shares if share[1] == target]
        mine = [share for share in _changed(game, mine, target, battle) if share[2] > 0]
        if not mine:
            continue
        total = _shielded(game, target, sum(share[2] for share in mine))
        how = ("inflict", ([(mine[0][0], target, total)], rule, battle))
        if total > 0 and replace(game, target, game.controller[target], ("dealt damage",), how, total):
            continue
        if total > 0 and _can_be_damaged(game, target):
            dealt.extend(_spread(mine, total))
    for _, target, number in dealt:
        if game.zone_of[target] == FACTION:
            _lose(game, game.controller[target], number)  # 202.4, 408.3
        else:
            game.damage[target] += number
            game.credit[target] = tuple(share[0] for share in dealt if share[1] == target)
    game.struck = tuple(dict.fromkeys(share[1] for share in dealt)) if battle else ()
    for target in dict.fromkeys(share[1] for share in dealt):  # 408.2b
        mine = [share for share in dealt if share[1] == target]
        for source, _, number in mine:
            seat = stats.controlled_by(game, source) if source != NO_CARD else NO_CARD
            game.emit("inflicts damage", rule, seat, source, target, number, word="battle" if battle else "")
        total = sum(share[2] for share in mine)
        game.signal("dealt damage", rule, game.controller[target], target, mine[0][0], total, note=False)
    if dealt:
        game.stir()
    return sum(share[2] for share in dealt)


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
    faction = game.zone_of[target] == FACTION
    for found in game.in_force.get("DamageChange", ()):
        effect = found.ability.effect
        if effect.battle is not None and effect.battle != battle:
            continue
        if faction:
            whose = effect.factions
            if not whose or ((whose == "yours") != (game.controller[target] == found.seat) and whose != "all"):
                continue
        elif effect.factions or (effect.cards is not None and not matches(game, found, effect.cards, target)):
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
            changes.append((amount(game, found, effect.change), concerned))
    for number, concerned in changes:
        if number > 0:
            numbers[concerned[-1]] += number
    for number, concerned in changes:
        _take(numbers, concerned, -number)
    return [(source, to, number) for (source, to, _), number in zip(shares, numbers, strict=True)]


def _take(numbers: list[int], places: list[int], number: int) -> None:
    """So much less damage, from the last of these shares on."""
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


def _shielded(game: Spoils, target: int, total: int) -> int:
    """Damage that is reduced to nothing this turn: all of it, or the next so much."""
    kept: list[Modifier] = []
    for modifier in game.applied[target]:
        if modifier.kind == "shield" and modifier.detail is None:
            if modifier.amount < 0:
                total = 0
            else:
                taken = min(total, modifier.amount)
                total -= taken
                left = modifier.amount - taken
                if not left:
                    continue
                modifier = changed(modifier, left)
        kept.append(modifier)
    if kept != list(game.applied[target]):
        game.applied[target] = tuple(kept)
    return total


def _redirected(game: Spoils, share: Share) -> list[Share]:
    """506.3: the next so much damage is inflicted to another card instead."""
    source, target, number = share
    found: list[Share] = []
    kept: list[Modifier] = []
    for modifier in game.applied[target]:
        to = modifier.detail
        if modifier.kind == "shield" and isinstance(to, tuple) and number > 0 and game.serial[to[0]] == to[1]:
            taken = number if modifier.amount < 0 else min(number, modifier.amount)
            found.append((source, to[0], taken))
            number -= taken
            if modifier.amount >= 0:
                if modifier.amount == taken:
                    continue
                modifier = changed(modifier, modifier.amount - taken)
        kept.append(modifier)
    if found:
        game.applied[target] = tuple(kept)
    if number > 0:
        found.append((source, target, number))
    return found


def changed(modifier: Modifier, number: int) -> Modifier:
    """The same modifier with another number left."""
    return Modifier(
        modifier.kind,
        number,
        modifier.word,
        modifier.source,
        modifier.seat,
        modifier.until,
        modifier.whose,
        modifier.born,
        modifier.detail,
    )


# -- influence -------------------------------------------------------------------------------------------------


def _lose(game: Spoils, seat: int, number: int) -> int:
    lost = min(number, game.influence[seat])  # 410.4
    game.influence[seat] -= lost
    return lost


def lose_influence(game: Spoils, seat: int, number: int, rule: str = "408.3b") -> int:
    """408.3b: this is not damage."""
    for found in game.in_force.get("InfluenceChange", ()):
        if number > 0 and stats.concerns(found, seat) and stats.in_force(game, found):
            number = max(0, number + found.ability.effect.change)
    lost = _lose(game, seat, number)
    if lost:
        game.emit("loses influence", rule, seat, amount=lost)
        game.stir()
    return lost


def gain_influence(game: Spoils, seat: int, number: int, rule: str = "202.3") -> None:
    if number > 0:
        game.influence[seat] += number
        game.emit("gains influence", rule, seat, amount=number)
