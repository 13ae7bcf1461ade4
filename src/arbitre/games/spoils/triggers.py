"""What happens at once: triggers (503), and what the rules do by themselves (102.1, 408.4, 408.5, 507.2e, 507.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from arbitre.ability.match import came_from, holds, matches, right_turn
from arbitre.ability.parts import StaticPart, Trigger
from arbitre.ability.replacing import still_doomed
from arbitre.ability.run import Resolve
from arbitre.ability.waiting import Waiting
from arbitre.games.spoils import changing_zones, stats
from arbitre.games.spoils import nodes as n
from arbitre.games.spoils.offering import offer
from arbitre.games.spoils.sides import in_danger, side
from arbitre.games.spoils.zones import PLAY
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.event import Event
from arbitre.kernel.game import InForce, Result, keep_in
from arbitre.kernel.modifier import FOREVER, Modifier
from arbitre.kernel.offers import OfNumber
from arbitre.kernel.procedure import Procedure, place_of
from arbitre.kernel.roles import LOOSE_PARTS, declare

if TYPE_CHECKING:
    from arbitre.games.spoils.game import Spoils
    from arbitre.games.spoils.kinds import OptionKind

RESOLVE: Final[OfNumber[OptionKind]] = OfNumber("resolve")
SPARED = "spared by Unique"  # the kind of modifier that marks a copy whose destruction was prevented (507.5b)


# -- noticing --------------------------------------------------------------------------------------------------


def noticed(game: Spoils, event: Event, waiting: tuple[InForce, ...]) -> None:
    """503.1: a trigger whose condition is met fires; it resolves as soon as what is happening now is done."""
    game.now = event
    for found in waiting:
        ability = found.ability
        if isinstance(ability, StaticPart):
            _notice_given(game, event, found)
        elif _noticed_by(game, event, found, ability) and ability.once and not ability.zone:
            if not ability.when.together:
                forget(game, found)
    game.now = None


def _notice_given(game: Spoils, event: Event, found: InForce) -> None:
    """Triggers that a static ability gives to other cards."""
    part = found.ability
    if not stats.in_force(game, found):
        return
    for seat in game.players():
        for card in game.zones[seat][PLAY]:
            if not game.face_down[card] and matches(game, found, part.effect.cards, card):
                for trigger in part.given.triggers:
                    if trigger.when.event == event.kind:
                        _noticed_by(game, event, InForce(card, seat, trigger), trigger)


def forget(game: Spoils, found: InForce) -> None:
    for event, waiting in tuple(game.watchers.items()):
        if found in waiting:
            keep_in(game.watchers, event, tuple(one for one in waiting if one is not found))


def _forget_seen(game: Spoils) -> None:
    """One that waited only once for one or more has seen them all when the moment is over."""
    for entry in game.waiting[game.earlier :]:
        trigger = entry.trigger
        if trigger.once and not trigger.zone and trigger.when.together:
            there = game.watchers.get(trigger.event, ())
            keep_in(game.watchers, trigger.event, tuple([found for found in there if found.ability is not trigger]))


def _noticed_by(game: Spoils, event: Event, found: InForce, trigger: Trigger) -> bool:
    """What several cards do or suffer at once, each of them does or suffers; `_fire` puts together what is waited for
    as one thing ("one or more")."""
    when = trigger.when
    if trigger.whose < 0 and "NoText" in game.in_force and stats.textless(game, found.source):
        return False
    several = event.kind == "discards" and len(event.cards) > 1
    fired = False
    for one in [event.of_one(card) for card in event.cards] if several else (event,):
        if not occurs(game, found, when, one):
            continue
        slots = _slots(game, found, one)
        if trigger.condition is not None:
            if not holds(game, InForce(found.source, found.seat, trigger, slots), trigger.condition):
                continue  # 405.4: the paragraph is not active
        _fire(game, found, trigger, one, slots)
        fired = True
        if trigger.once and not trigger.zone and not when.together:
            break  # the next one is one
    return fired


def occurs(game: Spoils, ctx: InForce, when: n.When, event: Event) -> bool:
    """Whether what happened is what the trigger waits for."""
    if when.during != "any" and not right_turn(game, ctx.seat, when.during):
        return False
    player = when.player
    if player != "any":
        if player == "you":
            if event.seat != ctx.seat:
                return False
        elif player == "opponents":
            if event.seat == ctx.seat:
                return False
        elif player == "that player":
            if event.seat != ctx.slots.get("that player"):
                return False
        elif event.seat != game.owner[ctx.source]:
            return False
    if when.card is not None and not stats.means(game, ctx, when.card, event.card):
        return False
    if when.other is not None and not stats.means(game, ctx, when.other, event.other):
        return False
    if when.by is not None:
        doers = (event.cause,) if event.kind == "discards" else event.cards  # who discards what is among its cards
        if not any(card != NO_CARD and matches(game, ctx, when.by, card) for card in doers):
            return False
    if when.in_battle and not (event.word == "battle" or event.card in game.struck):
        return False
    if when.origin != "any" and not came_from(game, event, when.origin):
        return False
    if when.amount is not None and event.amount > when.amount:
        return False
    if when.slot and (event.card, game.serial[event.card]) not in ctx.slots.get(when.slot, ()):
        return False
    return when.condition is None or holds(game, ctx, when.condition)


def _slots(game: Spoils, found: InForce, event: Event) -> dict[str, Any]:
    slots = dict(game.picked_for.get(found.source, ()))
    slots.update(found.slots)
    slots.setdefault("this", game.serial[found.source])
    slots["amount"] = event.amount
    if event.card != NO_CARD and "it" not in found.slots:  # what an effect made still speaks of its own "it"
        slots["it"] = ((event.card, game.serial[event.card]),)
    if event.other != NO_CARD:
        slots["other"] = ((event.other, game.serial[event.other]),)
    if event.seat >= 0:
        slots["that player"] = event.seat
    return slots


def _fire(game: Spoils, found: InForce, trigger: Trigger, event: Event, slots: dict[str, Any]) -> None:
    if trigger.when.together:
        slots["amount"] = event.amount or 1
        for place in range(game.earlier, len(game.waiting)):
            entry = game.waiting[place]
            if entry.trigger is trigger and entry.source == found.source and entry.slots["this"] == slots["this"]:
                more = _together(entry, slots, "it" not in found.slots)
                game.waiting = (*game.waiting[:place], more, *game.waiting[place + 1 :])
                return
    game.waiting = (*game.waiting, Waiting(found.seat, found.source, trigger, slots))
    game.stir()


def _together(entry: Waiting, slots: dict[str, Any], seen: bool) -> Waiting:
    """A trigger that waits for one or more has seen one more at the same moment: it speaks of all these cards, and the
    numbers are added up."""
    whole = {**entry.slots, "amount": entry.slots["amount"] + slots["amount"]}
    for name in ("it", "other") if seen else ("other",):
        if name in slots:
            whole[name] = tuple(dict.fromkeys((*entry.slots.get(name, ()), *slots[name])))
    return Waiting(entry.seat, entry.source, entry.trigger, whole)


# -- answering -------------------------------------------------------------------------------------------------


def nothing_to_answer(game: Spoils) -> bool:
    """Whether `AtOnce` would find nothing to do: nothing waits, nobody is out of influence, and on neither side lies a
    card that has to go."""
    if game.waiting or game.unchecked or game.struck or game.credit or game.came_true or game.spared:
        return False
    one, other = game.sides
    if one is None or other is None or one.twins or other.twins:
        return False
    if game.influence[0] <= 0 or game.influence[1] <= 0 or "comes true" in game.watchers:
        return False
    if one.hurt or other.hurt or one.frail or other.frail or "life" in game.in_force or "structure" in game.in_force:
        return not _doomed(game)
    return True


class AtOnce(Procedure):
    """What has just happened is answered, by the rules and then by triggers, before anything else goes on."""

    __slots__ = ("entries",)

    def __init__(self) -> None:
        self.cursor = 0
        self.entries: tuple[Waiting, ...] = ()

    def copy(self) -> AtOnce:
        twin = AtOnce()
        twin.cursor = self.cursor
        twin.entries = self.entries
        return twin

    def check(self, game: Spoils) -> None:
        """102.1, 408.4, 408.5: until nothing is left to do."""
        if len(game.waiting) > game.earlier:
            _forget_seen(game)
        game.earlier = len(game.waiting)  # what happens from now on happens later
        if game.unchecked:
            game.unchecked = False
            if (game.influence[0] <= 0 or game.influence[1] <= 0) and _lose(game):
                return
            if game.came_true or "comes true" in game.watchers:
                _come_true(game)
            doomed = still_doomed(game, _doomed(game))
            if doomed:
                self.again()
                game.unchecked = True
                changing_zones.destroy(game, doomed, "408.4")  # 408.5
            game.struck = ()
            if game.credit:
                game.credit = {}  # 408.8: what did not destroy a card now is not what destroys it later
            if doomed:
                return
        if not ((game.sides[0] or side(game, 0)).twins or (game.sides[1] or side(game, 1)).twins):
            self.cursor = ORDER if game.waiting or self.entries else len(self.steps)  # there is nothing to keep one of

    def keep_one(self, game: Spoils) -> None:
        """507.5a: of several cards with the same identifier a player keeps one."""
        several = _several(game)
        if several:
            options = [offer("keep", card) for card in several]
            game.ask(game.controller[several[0]], "keep unique", options, NO_CARD, ("507.5a",))
            return
        self.cursor += 1

    def destroy_others(self, game: Spoils) -> None:
        kept = game.answered().card
        self.cursor = 0
        game.unchecked = True
        others = [card for card in _several(game) if card != kept]
        for card in others:
            if changing_zones.indestructible(game, card):  # 507.5b
                spared = Modifier(SPARED, 0, "", card, game.controller[card], FOREVER, -1, game.turn)
                game.modify(card, (*game.applied[card], spared))
                game.timed = True
        changing_zones.destroy(game, others, "507.5a")

    def order(self, game: Spoils) -> None:
        """503.4: the player who controls them all orders them; where there are several, the active player. 503.4a: step
        by step. 503.3: while costs are being satisfied they wait."""
        if not game.paying and game.waiting:
            self.entries = (*self.entries, *game.waiting)
            game.waiting = ()
            game.earlier = 0
        entries = self.entries
        if not entries or game.paying:  # 503.3
            self.cursor = len(self.steps)
            return
        chooser = entries[0].seat
        for entry in entries:
            if entry.seat != chooser:
                chooser = game.active
        options = [RESOLVE[entry.source][place] for place, entry in enumerate(entries)]
        game.ask(chooser, "choose trigger", options, NO_CARD, ("503.4",))  # 503.4a

    def resolve(self, game: Spoils) -> None:
        """503.1: as written when it happened, even if its source is gone. 503.2: nobody can respond."""
        place = game.answered().number
        entry = self.entries[place]
        self.entries = self.entries[:place] + self.entries[place + 1 :]
        self.cursor = 0
        game.emit("resolves", "503.1", entry.seat, entry.source)
        game.push(Resolve(entry.trigger.program, entry.source, entry.seat, entry.slots))  # 503.2


AtOnce.steps = (
    ("408.4", AtOnce.check),
    ("507.5a", AtOnce.keep_one),
    ("507.5a", AtOnce.destroy_others),
    ("503.4", AtOnce.order),
    ("503.1", AtOnce.resolve),
)

declare(AtOnce, entries=LOOSE_PARTS)

ORDER = place_of(AtOnce, "order")


def _come_true(game: Spoils) -> None:
    """503.1: a condition that has just become true is an event; it is one again only after it was false."""
    now: list[tuple[int, str]] = []
    for found in game.watchers.get("comes true", ()):
        trigger = found.ability
        name = (game.serial[found.source], trigger.key)
        if holds(game, found, trigger.when.condition):
            now.append(name)
            if name not in game.came_true:
                event = Event("comes true", "503.1", found.seat, found.source, NO_CARD, 0, (), -1)
                if holds(game, found, trigger.condition):
                    _fire(game, found, trigger, event, _slots(game, found, event))
    game.came_true = tuple(now)


def _lose(game: Spoils) -> bool:
    """102.1, 202.3, 408.3a: a faction without influence. 102.2: all of them at once, and it is a draw."""
    lost = [
        seat
        for seat in (0, 1)
        if game.influence[seat] <= 0 and not stats.players_cannot(game, seat, "lose at 0 influence")  # 408.3a
    ]
    if not lost or game.over:
        return False
    for seat in lost:
        game.emit("loses", "102.1", seat)
    winners = tuple(seat for seat in (0, 1) if seat not in lost)
    game.finish(Result(winners, "influence", ("102.1",) if winners else ("102.2",)))
    return True


def _doomed(game: Spoils) -> list[int]:
    """Characters with as much damage as life (204.4b, 204.5; 0 of 0 is enough), locations with as much as structure
    (207.4, 207.5), attached cards whose host is no longer of the type they need (507.2e)."""
    doomed: list[int] = []
    facts = game.facts
    damage = game.damage
    modifiers = game.applied
    lives = "life" in game.in_force
    mortal = lives and _may_lower(game, "life")
    structures = "structure" in game.in_force
    all_of_them = mortal or structures
    for seat in game.players():
        mine = game.sides[seat] or side(game, seat)
        there = mine.stage
        if not all_of_them:  # nothing happens to a card that is whole, unchanged and needs no other
            there = in_danger(game, seat, mine) if mine.hurt else mine.frail
        for card in there:
            printed = facts[card]
            applied = modifiers[card]
            kind = printed.type
            if stats.is_a(game, card, "character") if applied else kind == "character":
                limit = printed.life
                if applied or (lives and (mortal or damage[card] or not limit)):
                    limit = stats.stat(game, card, "life")
                if damage[card] >= limit:  # 204.4b
                    doomed.append(card)
                    continue
            if stats.is_a(game, card, "location") if applied else kind == "location":
                limit = stats.stat(game, card, "structure") if structures or applied else printed.structure
                if damage[card] >= limit:  # 207.4, 207.5
                    doomed.append(card)
                    continue
            if printed.attach and not _has_host(game, card, printed.attach):  # 507.2e
                doomed.append(card)
    if not doomed:
        return doomed
    return [card for card in doomed if not changing_zones.indestructible(game, card)]


def _has_host(game: Spoils, card: int, kinds: tuple[str, ...]) -> bool:
    """Whether it is attached to a card of one of these types."""
    host = game.host[card]
    if host != NO_CARD:
        for kind in kinds:
            if stats.is_a(game, host, kind):
                return True
    return False


def _may_lower(game: Spoils, stat: str) -> bool:
    """Whether one of the abilities that change a characteristic might make it less."""
    for found in game.in_force[stat]:
        amount = found.ability.effect.amount
        if not isinstance(amount, int) or amount < 0:
            return True
    return False


def _several(game: Spoils) -> list[int]:
    """507.5a: the cards of one player with the same identifier, if there are several. 507.5b: a copy whose destruction
    was prevented is left alone until nothing prevents it any more."""
    facts = game.facts
    for seat in game.players():
        if not side(game, seat).twins:
            continue
        unique = [card for card in game.zones[seat][PLAY] if facts[card].unique and not game.face_down[card]]
        if len(unique) < 2:
            continue
        by_name: dict[str, list[int]] = {}
        for card in unique:
            by_name.setdefault(facts[card].unique, []).append(card)
        for cards in by_name.values():
            if len(cards) > 1:
                tried = [card for card in cards if not _spared(game, card)]
                if len(tried) > 1:
                    return tried
    return []


def _spared(game: Spoils, card: int) -> bool:
    applied = game.applied[card]
    if not any(modifier.kind == SPARED for modifier in applied):
        return False
    if not changing_zones.indestructible(game, card):
        game.modify(card, tuple(modifier for modifier in applied if modifier.kind != SPARED))
        return False
    return True
