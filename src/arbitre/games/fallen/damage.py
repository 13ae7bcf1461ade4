"""Damage: markers that stay; through a linked Golem first; to a Deity, and to a Mortal one only by ambush."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbitre.ability.match import amount, matches
from arbitre.games.fallen import linking, stats
from arbitre.games.fallen.replacing import replace
from arbitre.games.fallen.sides import harmed
from arbitre.games.fallen.zones import DIVINE, LINES
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.modifier import Modifier

if TYPE_CHECKING:
    from arbitre.games.fallen.game import Fallen

Mark = tuple[int, int]
"""Which card, how many points."""


class Trial:
    """Damage that is only tried out: from here on it changes copies of what it changes, until it is taken back."""

    __slots__ = ("applied", "blows", "credit", "damage", "feathers")

    def __init__(self, game: Fallen) -> None:
        self.damage = game.damage
        self.applied = game.applied
        self.feathers = game.feathers
        self.credit = game.credit
        self.blows = game.blows
        game.damage = game.damage.copy()
        game.feathers = game.feathers.copy()
        game.credit = game.credit.copy()
        game.blows = game.blows.copy()

    def take_back(self, game: Fallen) -> None:
        game.damage = self.damage
        game.applied = self.applied
        game.feathers = self.feathers
        game.credit = self.credit
        game.blows = self.blows


def inflict(
    game: Fallen, source: int, target: int, number: int, rule: str, combat: bool = False, targeted: bool = False
) -> int:
    """Ordinary damage. Returns how much was really dealt: no card takes more than it can (F2.10.2)."""
    return arrive(game, source, target, weighed(game, source, target, number, combat, targeted), rule, combat)


def weighed(game: Fallen, source: int, target: int, number: int, combat: bool, targeted: bool = False) -> int:
    """The part of it that concerns the target at all, as things stand now."""
    if number <= 0 or (source != NO_CARD and stats.insensible(game, target, source, targeted)):
        return 0
    if _guile(game, source) and game.host[target] != NO_CARD and stats.is_a(game, target, "golem"):
        return 0  # a linked Golem takes none of it at all (ruling on F6.16.1)
    return _changed(game, source, target, number, combat)


def arrive(game: Fallen, source: int, target: int, number: int, rule: str, combat: bool) -> int:
    """Preventing takes its part of it."""
    return take(game, source, target, _prevented(game, target, number), rule, combat)


def take(game: Fallen, source: int, target: int, number: int, rule: str, combat: bool) -> int:
    """Unless something happens instead."""
    if number <= 0:
        return 0
    how = ("take", (source, target, number, rule, combat))
    if replace(game, target, game.controller[target], ("dealt damage",), how, number):
        return 0
    marks = _marked(game, source, target, number, combat)
    for card, taken in marks:
        tell(game, source, target, card, taken, rule, combat)
    return sum([taken for _, taken in marks])


def land(game: Fallen, source: int, target: int, number: int) -> list[Mark]:
    """Combat damage arrives, which is told when all of it has (F2.8.1)."""
    return _marked(game, source, target, _prevented(game, target, number), True)


def _marked(game: Fallen, source: int, target: int, number: int, combat: bool) -> list[Mark]:
    """What a linked Angel is dealt, the pair is (F1.13.10): the Golem first (F1.13.13), the Angel what is left
    (F1.13.14); that of Fourberie simply goes past the Golem (F6.16.1, F6.16.3). What a Golem is dealt goes
    no further (F1.13.20)."""
    if game.zone_of[target] == DIVINE:
        return _on_deity(game, source, target, number, combat)
    if game.zone_of[target] not in LINES:
        return []
    marks: list[Mark] = []
    golem = linking.golem_of(game, target)  # a lone Golem is the target itself (F6.16.2) (F1.13.10, F1.13.20)
    if golem != NO_CARD and not _guile(game, source) and not _passes(game, source, golem):  # F6.16.3
        number = _prevented(game, golem, number)
        marks += _mark(game, source, golem, number, combat)  # F1.13.13
        number -= sum([taken for _, taken in marks])  # F1.13.14
    return marks + _mark(game, source, target, number, combat)


def tell(game: Fallen, source: int, target: int, card: int, taken: int, rule: str, combat: bool) -> None:
    """What a card has taken is seen, whether the target or the Golem before it."""
    seat = game.controller[card]
    if game.zone_of[card] == DIVINE:
        game.eventful = game.turn
        if game.mortal[seat]:
            rule = "F1.4.17"  # the one damage it takes is the Feather
            game.emit("feather falls", rule, seat, card, other=source, amount=game.feathers[seat])
    by = game.controller[source] if source != NO_CARD else NO_CARD
    game.emit("inflicts damage", rule, by, source, card, taken, word="combat" if combat else "")
    game.signal("dealt damage", rule, seat, card, source, taken, note=False)
    game.stir()
    if card == target:
        _sudden_death(game, source, card)


def _guile(game: Fallen, source: int) -> bool:
    """Fourberie is for Angels (F6.16.1)."""
    return source != NO_CARD and stats.has(game, source, "Fourberie") and stats.is_a(game, source, "angel")


def _passes(game: Fallen, source: int, golem: int) -> bool:
    """Damage goes past a Golem that is insensible to its source (ruling on F5.49.1)."""
    return source != NO_CARD and stats.insensible(game, golem, source, False)


def wound(game: Fallen, source: int, target: int, number: int, rule: str, targeted: bool = False) -> int:
    """-X vitality: markers straight onto the card; no Golem, no prevention (F5.48.2), only insensibility keeps it off.
    Golems have no vitality."""
    if number <= 0 or (source != NO_CARD and stats.insensible(game, target, source, targeted)):
        return 0
    if game.zone_of[target] == DIVINE:
        marks = _on_deity(game, source, target, number, False)
    elif game.zone_of[target] not in LINES or stats.is_a(game, target, "golem"):
        return 0
    else:
        marks = _mark(game, source, target, number, False)  # F5.48.2
    for card, taken in marks:
        tell(game, source, target, card, taken, rule, False)
    return sum([taken for _, taken in marks])


def _mark(game: Fallen, source: int, target: int, number: int, combat: bool) -> list[Mark]:
    taken = min(number, max(0, stats.limit(game, target) - game.damage[target]))  # F2.10.2
    if taken <= 0:
        return []
    game.damage[target] += taken  # F2.10.1
    harmed(game, target)
    game.credit[target] = source
    if combat:  # whoever has dealt this very card a point may have destroyed it (F2.8.13)
        before = game.blows.get(target, ())
        if source not in before:
            game.blows[target] = (*before, source)
    return [(target, taken)]


def _sudden_death(game: Fallen, source: int, target: int) -> None:
    """Mort subite: what has taken vitality damage from it is destroyed at once, with all that this moment destroys
    (F6.25.2, F6.25.3); not an Archangel (F6.25.4), not a Golem."""
    if source == NO_CARD or not stats.has(game, source, "Mort subite") or game.zone_of[target] not in LINES:
        return
    if stats.is_a(game, target, "page") and not stats.is_a(game, target, "golem"):  # F6.25.4
        game.sudden = (*game.sudden, (target, source))  # F6.25.2, F6.25.3
        game.stir()


def _on_deity(game: Fallen, source: int, deity: int, number: int, combat: bool) -> list[Mark]:
    """In the Heavens it takes damage of effects and of ambushes (F1.4.12); a Mortal one loses a Feather."""
    seat = game.controller[deity]
    if game.mortal[seat]:
        if not combat or number <= 0:  # F2.10.5
            return []  # only an ambush can harm a Mortal Deity (F1.4.15, F2.10.5)
        if deity in game.blows:
            return []  # this attack has taken its Feather
        game.blows[deity] = (source,)
        game.feathers[seat] = max(0, game.feathers[seat] - 1)  # F2.10.1
        harmed(game, deity)
        return [(deity, 1)]
    taken = min(number, stats.life(game, deity) - game.damage[deity])  # F1.4.12
    if taken <= 0:
        return []  # another of a group has dealt all it could take (F2.10.2)
    game.damage[deity] += taken
    harmed(game, deity)
    if game.damage[deity] >= stats.life(game, deity):
        game.credit[deity] = source
    return [(deity, taken)]


def _changed(game: Fallen, source: int, target: int, number: int, combat: bool) -> int:
    for found in game.in_force.get("DamageChange", ()):
        effect = found.ability.effect
        if effect.battle is not None and effect.battle != combat:
            continue
        if effect.cards is not None and not matches(game, found, effect.cards, target):
            continue
        if effect.by is not None and not (source != NO_CARD and matches(game, found, effect.by, source)):
            continue
        if effect.cards is not None and not stats.affects(game, found, target):
            continue
        if effect.by is not None and not stats.affects(game, found, source):
            continue
        if number > effect.more_than and stats.in_force(game, found):
            number = effect.to if effect.to is not None else number + amount(game, found, effect.change or 0)
    return max(0, number)


def _prevented(game: Fallen, target: int, number: int) -> int:
    """Prévenir: this much less damage until the end of the turn; several add up (F5.67.3)."""
    applied = game.applied[target]
    if not applied:
        return number
    kept: list[Modifier] = []
    for modifier in applied:
        if modifier.kind == "prevents":
            if modifier.amount < 0:
                number = 0
            else:
                taken = min(number, modifier.amount)  # F5.67.3
                number -= taken
                if modifier.amount == taken:
                    continue
                modifier = modifier.left(modifier.amount - taken)
        kept.append(modifier)
    if kept != list(applied):
        game.modify(target, tuple(kept))
    return number


def heal(game: Fallen, card: int, number: int | None, rule: str = "F5.46.1") -> int:
    removed = game.damage[card] if number is None else min(number, game.damage[card])
    if removed:
        game.damage[card] -= removed
        harmed(game, card)
        if not game.damage[card]:
            game.credit.pop(card, None)  # what destroys it now is not earlier damage (F5.29.1)
        game.emit("heals", rule, game.controller[card], card, amount=removed)
    return removed


def gain_vitality(game: Fallen, seat: int, number: int, source: int = NO_CARD, rule: str = "F5.35.2") -> int:
    """A Deity gains VF: it has that much more, even above what is printed, and its damage stays (ruling on F1.4.2). A
    Mortal one gains 0 (F1.4.14, F3.9.6)."""
    if game.mortal[seat] or number <= 0:  # F1.4.14
        return 0
    game.vitality[seat] += number
    game.emit("deity gains vitality", rule, seat, game.deity[seat], amount=number, cards=(source,))
    return number
