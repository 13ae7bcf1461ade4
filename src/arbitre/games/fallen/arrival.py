"""How the points of combat damage arrive: on a Golem, on its Angel, nowhere; and whether anything depends on the order
in which they do (F2.8.9, F2.8.10)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from arbitre.ability.match import matches
from arbitre.ability.parts import StaticPart
from arbitre.ability.past import asked_by
from arbitre.games.fallen import changing_zones, damage, linking, stats
from arbitre.games.fallen import nodes as n
from arbitre.games.fallen.replacing import replacement
from arbitre.games.fallen.zones import LIMBO, PRESENT, PURGATORY
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.game import InForce

if TYPE_CHECKING:
    from arbitre.games.fallen.game import Fallen

Blow = tuple[int, int, int]
"""Who hits whom, and how hard."""

HARM: Final = ("inflicts damage", "dealt damage", "destroyed")
"""Events that tell whose damage it was."""


def arrive(game: Fallen, landing: Iterable[Blow], rule: str) -> dict[tuple[int, int], int]:
    """All points, in this order; told only afterwards, once for each combatant and card. Where something may happen
    instead, it replaces all that one deals to another."""
    dealt: dict[tuple[int, int], int] = {}
    marks: dict[tuple[int, int, int], int] = {}
    for who, whom, number in together(game, landing):
        if replacement(game, whom, game.controller[whom], ("dealt damage",), True):
            dealt[who, whom] = damage.arrive(game, who, whom, number, rule, True)
            continue
        for card, taken in damage.land(game, who, whom, number):
            key = (who, whom, card)
            marks[key] = marks.pop(key, 0) + taken  # the one that deals the last point is told last
            dealt[who, whom] = dealt.get((who, whom), 0) + taken
    for (who, whom, card), taken in marks.items():
        damage.tell(game, who, whom, card, taken, rule, True)
    return dealt


def together(game: Fallen, landing: Iterable[Blow]) -> Iterator[Blow]:
    """As they are; where something may happen instead of damage, what one deals to another in one."""
    if "instead dealt damage" not in game.in_force:
        yield from landing
        return
    whole: dict[tuple[int, int], int] = {}
    for who, whom, number in landing:
        whole[who, whom] = whole.pop((who, whom), 0) + number
    for (who, whom), number in whole.items():
        yield who, whom, number


def foretold(game: Fallen, before: Iterable[Blow], blow: Blow) -> tuple[int, list[int]]:
    """How many of these points find room after those before them, and which cards they destroy."""
    who, whom, number = blow
    trial = _after(game, before, whom)
    marks = damage.land(game, who, whom, number)
    gone = [card for card, _ in marks if card not in game.deity and game.damage[card] >= stats.limit(game, card)]
    trial.take_back(game)
    return sum([taken for _, taken in marks]), gone


def most(game: Fallen, before: Iterable[Blow], blow: Blow) -> int:
    """How many of these points can do anything at all after those before them."""
    who, whom, number = blow
    trial = _after(game, before, whom)
    struck = [card for card in (whom, linking.golem_of(game, whom)) if card != NO_CARD]
    done = 0
    while done < number:
        spared = [game.applied[card] for card in struck]
        if not damage.land(game, who, whom, 1) and spared == [game.applied[card] for card in struck]:
            break
        done += 1
    trial.take_back(game)
    return done


def _after(game: Fallen, before: Iterable[Blow], whom: int) -> damage.Trial:
    """A trial in which the points that come before have arrived."""
    trial = damage.Trial(game)
    golem = linking.golem_of(game, whom)
    for source, other, number in before:
        if other in (whom, golem):
            damage.land(game, source, other, number)
    return trial


# -- what depends on it ----------------------------------------------------------------------------------------


class Interest(NamedTuple):
    """What is seen of the damage one combatant deals: how much in all, how much each card takes of it, which cards it
    has harmed, which of those that are destroyed, whose last point it was."""

    total: bool = False
    each: bool = False
    harmed: bool = False
    killed: bool = False
    last: bool = False


def matters(game: Fallen, before: Iterable[Blow], coming: tuple[Blow, ...]) -> bool:
    """Whether anything depends on when the points of these blows on one card arrive. `before`: those that have been
    said to come before them."""
    if len([number for _, _, number in coming if number]) < 2:
        return False
    whom = coming[0][1]
    struck = [card for card in (whom, linking.golem_of(game, whom)) if card != NO_CARD]
    interests = {who: _interest(game, who, struck) for who, _, _ in coming}
    spared = any(modifier.kind == "prevents" for card in struck for modifier in game.applied[card])
    if not spared and not any(any(interest) for interest in interests.values()):
        return False
    said = [blow for blow in before if blow[1] in struck]
    for place, blow in enumerate(coming):
        others = [*coming[:place], *coming[place + 1 :]]
        interest = interests[blow[0]]
        first = _seen(game, [*said, blow, *others], blow[0], interest)
        if first != _seen(game, [*said, *others, blow], blow[0], interest):
            return True
    return False


def _seen(game: Fallen, landing: list[Blow], who: int, interest: Interest) -> tuple[object, ...]:
    """What becomes of it, tried out: what every card has taken, and what is seen of this one's part."""
    trial = damage.Trial(game)
    taken: dict[int, int] = {}
    mine: dict[int, int] = {}
    last: dict[int, int] = {}
    for source, whom, number in together(game, landing):
        for card, part in damage.land(game, source, whom, number):
            taken[card] = taken.get(card, 0) + part
            last[card] = source
            if source == who:
                mine[card] = mine.get(card, 0) + part
    gone = [card for card in taken if game.damage[card] >= stats.limit(game, card)]
    trial.take_back(game)
    return (
        sorted(taken.items()),
        sum(mine.values()) if interest.total else 0,
        sorted(mine.items()) if interest.each else (),
        sorted(mine) if interest.harmed else (),
        [card for card in gone if card in mine] if interest.killed else (),
        [card for card in gone if last[card] == who] if interest.last else (),
    )


def _interest(game: Fallen, who: int, struck: list[int]) -> Interest:
    """By standard abilities, by what waits for damage or destruction, by what looks back at it. Only what lies open
    counts: that something is asked must not tell what is in a hand."""
    combat = game.combat
    attacks = combat is not None and who in combat.attacking
    total = attacks and (stats.has(game, who, "Trésor") or stats.has(game, who, "Collatéral"))
    each = _looked_back_at(game)
    harmed = stats.has(game, who, "Mort subite")
    killed = False
    for kind in HARM:
        for found, trigger in _waiting(game, kind):
            if not any(_concerns(game, found, trigger.when, kind, who, card) for card in struck):
                continue
            if kind == "destroyed":
                killed = True
            elif trigger.when.amount is not None or _counts(trigger.deed.whole):
                each = True
            else:
                harmed = True
    return Interest(total, each, harmed, killed, stats.has(game, who, "Lumière"))


def _waiting(game: Fallen, kind: str) -> Iterator[tuple[InForce, Any]]:
    """The triggered abilities that wait for such an event, those that a passive ability gives included."""
    for found in game.watchers.get(kind, ()):
        ability = found.ability
        if not isinstance(ability, StaticPart):
            yield found, ability
        elif ability.given is not None:
            for seat in game.players():
                for card in changing_zones.battlefield(game, seat):
                    if matches(game, found, ability.effect.cards, card) and stats.affects(game, found, card):
                        for trigger in ability.given.triggers:
                            if trigger.when.event == kind:
                                yield InForce(card, seat, trigger), trigger


def _concerns(game: Fallen, found: InForce, when: n.When, kind: str, who: int, struck: int) -> bool:
    """Whether it tells this combatant's damage from another's."""
    if kind == "inflicts damage":
        return matches(game, found, when.card, who) and matches(game, found, when.other, struck)
    if kind == "dealt damage":
        return matches(game, found, when.card, struck) and matches(game, found, when.other, who)
    return when.by is not None and matches(game, found, when.by, who) and matches(game, found, when.card, struck)


def _counts(part: Any) -> bool:
    """Whether an effect speaks of how much it was."""
    if isinstance(part, n.EventAmount):
        return True
    if isinstance(part, tuple):
        return any(_counts(one) for one in part)
    return isinstance(part, n.Node) and any(_counts(getattr(part, name)) for name in part.__struct_fields__)


def _looked_back_at(game: Fallen) -> bool:
    """Whether a card that lies open looks back at damage or destruction of this turn."""
    zones = (*PRESENT, LIMBO, PURGATORY)
    lying = [card for card in game.cards().witnesses if game.zone_of[card] in zones and not game.face_down[card]]
    return any(not asked_by(game.facts[card]).isdisjoint(HARM) for card in lying)
