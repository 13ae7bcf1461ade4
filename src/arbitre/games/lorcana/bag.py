"""Triggered abilities (6.2) and the bag (7.7): how they are noticed, wait and resolve, with checks in between."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arbitre.ability import memory
from arbitre.ability.match import holds, matches, right_turn
from arbitre.ability.parts import Occasion, StaticPart, Trigger, occasion_of
from arbitre.ability.run import Resolve
from arbitre.ability.waiting import Waiting
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana import state_check, stats
from arbitre.games.lorcana.changing_zones import TIME, put_away
from arbitre.games.lorcana.offering import offer
from arbitre.games.lorcana.zones import PLAY, ZONES
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.event import Event
from arbitre.kernel.game import InForce, keep_in
from arbitre.kernel.modifier import NEXT_TURN
from arbitre.kernel.procedure import Procedure
from arbitre.kernel.roles import CARD, declare

if TYPE_CHECKING:
    from arbitre.games.lorcana.game import Lorcana


# -- noticing --------------------------------------------------------------------------------------------------


def noticed(game: Lorcana, event: Event, waiting: tuple[InForce, ...]) -> None:
    """1.7.4, 6.2.3: when a condition is met the ability goes into the bag, once each time (6.2.1)."""
    game.now = event
    for found in waiting:  # 1.7.4, 6.2.1, 6.2.3
        ability = found.ability
        if isinstance(ability, Trigger):
            if _noticed_by(game, event, found, ability) and ability.once and not ability.zone:
                forget(game, found)  # a delayed ability happens once (6.2.7.2)
        else:
            _notice_given(game, event, found)
    game.now = None


def _notice_given(game: Lorcana, event: Event, found: InForce) -> None:
    """Triggered abilities that a static ability gives to other cards."""
    part: StaticPart = found.ability
    given = part.given
    if given is None or not stats.in_force(game, found):
        return
    for seat in game.players():
        for card in game.zones[seat][PLAY]:
            if matches(game, found, part.effect.cards, card):
                for trigger in given.triggers:
                    if trigger.event == event.kind:
                        _noticed_by(game, event, InForce(card, seat, trigger), trigger)


def _noticed_by(game: Lorcana, event: Event, found: InForce, trigger: Trigger) -> bool:
    """What several cards do or suffer at once is noticed for each of them (6.2.1), unless the ability waits for "one or
    more". A discard of several is one event; singers sing one by one, and know of each other."""
    when = trigger.occasion
    if "LosesAbility" in game.in_force and trigger.zone == "play" and stats.has_lost(game, found.source, trigger.key):
        return False
    if event.card == found.source and event.kind == "played" and _comes_too_late(found, trigger):
        return False
    if trigger.until == NEXT_TURN and not (game.turn > trigger.born and game.is_active(trigger.whose)):
        return False
    if event.kind == "discards" and len(event.cards) > 1 and not when.together:
        for card in event.cards:
            single = event.of_one(card)
            if _fits(game, found, when, single):
                add(game, found, trigger, single)
                if trigger.once and not trigger.zone:
                    return True  # a delayed ability happens once (6.2.7.2)
        return False
    if not _fits(game, found, when, event):
        return False
    if when.together and event.kind == "sings" and event.cards and not _sings_first(game, found, when, event):
        return False
    add(game, found, trigger, event)
    return True


def _sings_first(game: Lorcana, found: InForce, when: Occasion, event: Event) -> bool:
    """Whether this singer is the first of those the ability waits for."""
    return event.card == next(card for card in event.cards if matches(game, found, when.card, card))


def _comes_too_late(found: InForce, trigger: Trigger) -> bool:
    """1.6.1: while its own card is being played an ability is not there yet, unless it waits for just that (4.3.4.1).
    One that waits without its card, or that was given to the character below a shifted one (8.10.5), was there
    before."""
    return bool(trigger.zone) and trigger.occasion.card != "this" and not found.slots.get("given")


def occurs(game: Lorcana, ctx: InForce, when: n.When, event: Event) -> bool:
    """Whether what happened is what a text speaks of."""
    return _fits(game, ctx, occasion_of(when), event)


def _fits(game: Lorcana, ctx: InForce, when: Occasion, event: Event) -> bool:
    """Whether what happened is what the ability waits for, at a time it speaks of (6.1.13.1), with all its conditions
    true (6.1.13.6)."""
    if when.during != "any" and not _at_that_time(game, ctx.seat, when.during, event):
        return False
    player = when.player
    if player != "any":
        if player == "you":
            if event.seat != ctx.seat:
                return False
        elif player == "opponents":
            if event.seat in game.side(ctx.seat):
                return False
        elif player == "that player":
            if event.seat != ctx.slots.get("that player", game.now.seat if game.now is not None else -1):
                return False
        elif event.seat != game.owner[ctx.source]:
            return False
    if when.card is not None and not matches(game, ctx, when.card, event.card):
        return False
    if not when.usual and not _fits_otherwise(game, ctx, when, event):
        return False
    if ctx.slots and ctx.slots.get("given") and game.serial[ctx.source] != ctx.slots["this"]:
        return False  # the card it was given to is another card now (7.1.6)
    return when.condition is None or holds(game, ctx, when.condition)  # 6.1.13.6


def _fits_otherwise(game: Lorcana, ctx: InForce, when: Occasion, event: Event) -> bool:
    """What few abilities speak of: another card, what did it, the challenge, how much of it, where from."""
    if when.other is not None and not matches(game, ctx, when.other, event.other):
        return False
    if when.by is not None and not _done_by(game, ctx, when.by, event):
        return False
    if when.in_challenge and not _in_challenge(game, event):
        return False
    if when.role != "any":
        challenge = game.challenge
        if challenge is None or challenge[when.role == "challenged"] != event.card:
            return False
    if when.action and not event.amount:
        return False
    if when.amount is not None and event.amount > when.amount:
        return False
    if when.origin == "location" and not event.cards:
        return False
    if when.event == "returned to hand" and not _returned_from(ZONES[event.origin].name, when.origin):
        return False
    return not when.slot or (event.card, game.serial[event.card]) in ctx.slots.get(when.slot, ())


def _at_that_time(game: Lorcana, seat: int, during: str, event: Event) -> bool:
    """6.1.13.1: your turn, an opponent's, or the turn of the player it happens to."""
    return game.is_active(event.seat) if during == "their turn" else right_turn(game, seat, during)


def _returned_from(zone: str, origin: str) -> bool:
    """A card put into the hand from the deck was not in play or discard before: it is not returned."""
    return zone == origin if origin != "any" else zone != "deck"


def _done_by(game: Lorcana, ctx: InForce, pattern: Any, event: Event) -> bool:
    """What several characters banished together, each of them has banished (1.8.1.4)."""
    causes = event.cards if event.kind == "banished" and event.cards else (event.cause,)
    return any(_as_it_was(game, ctx, pattern, card) for card in causes)


def _as_it_was(game: Lorcana, ctx: InForce, pattern: Any, card: int) -> bool:
    """Whether a card that did something fits; one that has left play meanwhile is judged as it last was (6.7.7)."""
    state = None if card < 0 or game.in_play(card) else memory.just_left(game, card)
    if state is None:
        return matches(game, ctx, pattern, card)
    before = game.recalled
    game.recalled = (card, state)
    try:
        return matches(game, ctx, pattern, card)
    finally:
        game.recalled = before


def _in_challenge(game: Lorcana, event: Event) -> bool:
    """A card that left play remembers it; for everything else the present challenge counts (4.6.2)."""
    if event.kind in ("takes damage", "dealt damage", "heals", "exerts", "readies"):
        return game.in_challenge(event.card)
    return bool(event.amount)


def add(game: Lorcana, found: InForce, trigger: Trigger, event: Event) -> None:
    """7.7.3.1: by the player whose card generated it."""
    serial = game.serial
    slots: dict[str, Any] = dict(found.slots)
    slots.setdefault("this", serial[found.source])
    when = trigger.occasion
    if when.together and event.cards and event.kind != "banished":
        slots["it"] = tuple((card, serial[card]) for card in event.cards if matches(game, found, when.card, card))
    elif event.card != NO_CARD:
        slots["it"] = ((event.card, serial[event.card]),)
    if event.origin == PLAY and event.card != NO_CARD and game.under[event.card]:
        slots["were under"] = tuple((card, serial[card]) for card in game.under[event.card])  # 5.1.1.7
    if event.other != NO_CARD:
        slots["other"] = ((event.other, serial[event.other]),)
    slots["amount"] = event.amount
    if event.seat >= 0:
        slots["that player"] = event.seat
    put_in(game, Waiting(found.seat, found.source, trigger, slots))  # 6.1.1.1, 6.2.6: each for itself


def put_in(game: Lorcana, entry: Waiting) -> None:
    game.bag = (*game.bag, entry)
    game.emit("waits in the bag", "7.7.3.1", entry.seat, entry.source, word=called(game, entry))


def called(game: Lorcana, entry: Waiting) -> str:
    """The name of a triggered ability that waits, if it has one."""
    name: str = game.facts[entry.source].called.get(entry.trigger.key, "")
    return name


def forget(game: Lorcana, gone: InForce) -> None:
    event = gone.ability.event
    keep_in(game.watchers, event, tuple(found for found in game.watchers[event] if found is not gone))


# -- resolving -------------------------------------------------------------------------------------------------


def settle(game: Lorcana) -> None:
    """After a turn action or effect: game state checks (6.7.5), then the bag, until nothing is left (1.8.1, 1.8.3).

    Only where a process or an effect is complete does it call this: until then what it triggers waits (4.1.5, 6.7.4),
    and what the checks trigger waits until they are over (1.8.2)."""
    if game.unchecked or "willpower" in game.in_force:  # 1.8.1, 6.7.5
        while state_check.check(game):
            pass
    if (game.bag or game.pending_actions) and not game.over:  # 1.8.2, 4.1.5, 6.7.4
        game.push(Settle())


class Settle(Procedure):
    """7.7.4 The bag is emptied, with game state checks in between."""

    __slots__ = ()

    def __init__(self) -> None:
        self.cursor = 0

    def copy(self) -> Settle:
        twin = Settle()
        twin.cursor = self.cursor
        return twin

    def ask_again(self) -> None:
        self.cursor = 0  # what the player who left had in the bag is gone (7.7.7)

    def check_state(self, game: Lorcana) -> None:
        if state_check.check(game):
            self.again()  # 1.8.3: until a check finds nothing

    def resolve_played_actions(self, game: Lorcana) -> None:
        """7.1.6.1: effects of actions played by an effect come before anything in the bag."""
        if game.pending_actions:
            (card, seat, then_to), *rest = game.pending_actions  # 7.1.6.1
            game.pending_actions = tuple(rest)
            self.cursor = 0
            game.push(ResolveAction(card, seat, then_to))

    def pass_the_bag(self, game: Lorcana) -> None:
        """7.7.4.3, 7.7.4.4: the player who is resolving goes on, then the next in turn order who has something; round
        and round until the bag is empty (7.7.4.5). What has been added by the resolving player can come next (7.7.5),
        what others have added waits for them to have the bag (7.7.6)."""
        if not game.bag:  # 7.7.4, 7.7.4.5
            game.resolving = -1
            self.cursor = len(self.steps)
            return
        owners = {entry.seat for entry in game.bag}
        order = game.players()
        current = game.resolving
        if current < 0 or game.gone[current]:
            start = 0  # 7.7.4.2: the active player first
        else:
            start = order.index(current)
            together = _together(game, current)
            if not owners.isdisjoint(together):  # 7.7.5, 9.3.2
                game.resolving = current if current in owners else next(seat for seat in together if seat in owners)
                return
        for i in range(len(order)):  # 7.7.4.4, 7.7.6
            seat = order[(start + i) % len(order)]
            if seat in owners:
                game.resolving = seat
                return

    def choose(self, game: Lorcana) -> None:
        """That player chooses any one of theirs; in a simultaneous turn the team's are one heap (9.3.2)."""
        side = _together(game, game.resolving)
        options = [offer("resolve", entry.source, number=i) for i, entry in enumerate(game.bag) if entry.seat in side]
        game.ask(game.resolving, "choose trigger", options, NO_CARD, ("7.7.4.2",))

    def resolve(self, game: Lorcana) -> None:
        """Take it out of the bag and resolve it fully before anything else (1.7.2)."""
        place = game.answered().number
        entry = game.bag[place]
        game.bag = game.bag[:place] + game.bag[place + 1 :]
        self.cursor = 0
        start(game, entry)  # 1.7.2


Settle.steps = (
    ("1.8.3", Settle.check_state),
    ("6.7.8.1", Settle.resolve_played_actions),
    ("7.7.4.1", Settle.pass_the_bag),
    ("7.7.4.2", Settle.choose),
    ("7.7.4.3", Settle.resolve),
)


def _together(game: Lorcana, seat: int) -> tuple[int, ...]:
    """Whose abilities are one heap: a team's in its simultaneous turn (9.3.2), otherwise each player's own."""
    return game.taking_turn if seat in game.taking_turn else (seat,)


def start(game: Lorcana, entry: Waiting) -> None:
    """6.7.2: a triggered ability is resolved: its secondary condition (6.7.2.1) and "once a turn", then its program."""
    trigger = entry.trigger
    slots = dict(entry.slots)
    frame = Resolve(trigger.program, entry.source, entry.seat, slots)
    if trigger.once and trigger.zone:
        left = [key for key in used_as(trigger) if (slots["this"], key) not in game.used]
        if not left:
            game.emit("resolves with no effect", "6.1.13.2", entry.seat, entry.source, word=called(game, entry))
            return
        frame.set("once", left[0])
    if trigger.condition is not None and not holds(game, frame, trigger.condition):  # 6.2.4, 6.7.2.1
        game.emit("resolves with no effect", "6.2.4", entry.seat, entry.source, word=called(game, entry))
        return
    game.emit("resolves", "7.7.4.2", entry.seat, entry.source, word=called(game, entry))
    game.push(frame)


def used_as(trigger: Trigger) -> list[str]:
    """Under which keys an ability is noted as used, the first time in a turn, the second, ..."""
    return [trigger.key, *[f"{trigger.key}{TIME}{time}" for time in range(2, trigger.times + 1)]]


def resolved(game: Lorcana, frame: Resolve) -> None:
    """6.1.13.2: an ability that fully resolved, nothing of it left undone (6.1.1), is used up for the turn."""
    if frame.slots.get("paying"):
        procedure: Any = game.stack[-1]
        procedure.paid(game, frame.slots)
    once = frame.slots.get("once")
    if once is not None and not frame.slots.get("unresolved"):  # 6.1.1
        game.used[frame.slots["this"], once] = game.turn


class ResolveAction(Procedure):
    """6.7.1.2 An action's effect resolves, without the bag, then the action is put into the discard (5.4.1.2). It is in
    play only that long (5.4.1)."""

    __slots__ = ("card", "seat", "then_to")

    def __init__(self, card: int, seat: int, then_to: str) -> None:
        self.cursor = 0
        self.card = card
        self.seat = seat
        self.then_to = then_to

    def copy(self) -> ResolveAction:
        twin = ResolveAction(self.card, self.seat, self.then_to)
        twin.cursor = self.cursor
        return twin

    def resolve(self, game: Lorcana) -> None:
        program = game.facts[self.card].program  # 6.1.1.2, 6.7.2
        if program is not None:
            game.push(Resolve(program, self.card, self.seat, {"this": game.serial[self.card]}, by_action=True))

    def put_away(self, game: Lorcana) -> None:
        put_away(game, self.card, self.then_to)  # 5.4.1, 5.4.1.2


ResolveAction.steps = (("6.7.1.2", ResolveAction.resolve), ("4.3.3.2", ResolveAction.put_away))

declare(ResolveAction, card=CARD)
