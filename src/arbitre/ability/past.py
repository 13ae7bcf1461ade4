"""What has happened earlier in a turn, for the conditions of abilities."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from arbitre.ability import nodes as n
from arbitre.ability.match import compare, holds, seats_of
from arbitre.ability.parts import StaticPart
from arbitre.ability.table import Context
from arbitre.ability.vocabulary import Vocabulary
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.event import Event
from arbitre.kernel.game import InForce

Occurs = Callable[[Any, InForce, n.When, Event], bool]
ENOUGH = 1_000_000


ANYTIME = StaticPart("anytime", None)
"""Takes the place of an ability: looking back is not bound to an ability's own time."""


def times_happened(
    game: Any,
    ctx: Context,
    when: n.When,
    occurs: Occurs,
    enough: int = ENOUGH,
    whose: int = NO_CARD,
    done_to: bool = False,
) -> int:
    """How often earlier this turn, counted no further than is asked for; what is happening at this very moment does not
    count. "This" is one certain object: what the card did before it entered play anew was done by another, what it did
    until it left play was its doing. With `whose` only what that card did, or had done to it, until it left."""
    source = ctx.source
    slots = {name: value for name, value in ctx.slots.items() if name not in ("this", "given")}
    found = InForce(source, ctx.seat, ANYTIME, slots)
    found.actor = ctx.actor
    now = game.now.row() if game.now is not None else None
    personal = "this" in (when.card, when.other, when.by)
    serial = ctx.slots.get("this", game.serial[source])
    its_own = serial == game.serial[source]  # whether the rows looked at now tell of that object
    gone = whose != NO_CARD and not game.in_play(whose)
    times = 0
    for row in game.this_turn():
        if whose != NO_CARD and row[0] == "leaves play" and row[3] == whose:
            if not gone:
                break  # before that it was another object
            gone = False
        if whose != NO_CARD and row[0] == when.event and row[4 if done_to else 3] != whose:
            continue
        if personal and row[0] == "leaves play" and row[3] == source:
            its_own = game.last_known((source, serial)) is not None
        elif row[0] == when.event and row != now and (its_own or not personal):
            if occurs(game, found, when, Event(*row)):
                times += 1
                if times >= enough:
                    break
        if personal and row[0] in ("played", "enters play") and row[3] == source and its_own:
            break
        if row == now:
            now = None  # the same thing may have happened before
    return times


_ASKED: dict[int, tuple[Any, frozenset[str]]] = {}


def asked_by(facts: Any) -> frozenset[str]:
    """The kinds of events that the text of a card looks back at, found once per card."""
    known = _ASKED.get(id(facts))
    if known is None or known[0] is not facts:
        known = _ASKED[id(facts)] = (facts, frozenset(_asked(facts.data.abilities)))
    return known[1]


def _asked(part: Any) -> Iterator[str]:
    if isinstance(part, n.Happened | n.TimesHappened | n.Did):
        yield part.when.event
    if isinstance(part, tuple):
        for one in part:
            yield from _asked(one)
    elif isinstance(part, n.Node):
        for name in part.__struct_fields__:
            yield from _asked(getattr(part, name))


def add_past(vocabulary: Vocabulary, occurs: Occurs) -> None:
    """A game's vocabulary learns to speak of what has happened, and of players one by one."""

    @vocabulary.condition(n.Happened)
    def _happened(game: Any, ctx: Context, node: n.Happened) -> bool:
        enough = node.count if node.compare == ">=" else node.count + 1
        return compare(times_happened(game, ctx, node.when, occurs, enough), node.compare, node.count)

    @vocabulary.amount(n.TimesHappened)
    def _times_happened(game: Any, ctx: Context, node: n.TimesHappened) -> int:
        return times_happened(game, ctx, node.when, occurs)

    @vocabulary.condition(n.SomePlayer)
    def _some_player(game: Any, ctx: Context, node: n.SomePlayer) -> bool:
        """Each of these players is looked at alone, not all of them together."""
        found: list[bool] = []
        for seat in seats_of(game, ctx, node.players):
            theirs = InForce(ctx.source, ctx.seat, ANYTIME, ctx.slots)
            theirs.actor = seat
            found.append(holds(game, theirs, node.condition))
        return bool(found) and (all(found) if node.every else any(found))

    @vocabulary.condition(n.FirstTurn)
    def _first_turn(game: Any, ctx: Context, node: n.FirstTurn) -> bool:
        return game.is_active(ctx.seat) and bool(game.turn <= game.number_of_seats)

    @vocabulary.condition(n.FirstPlayer)
    def _first_player(game: Any, ctx: Context, node: n.FirstPlayer) -> bool:
        return bool(game.starting == ctx.seat)

    @vocabulary.filter(n.Did)
    def _did(game: Any, ctx: Context, node: n.Did, card: int) -> bool:
        return times_happened(game, ctx, node.when, occurs, 1, card, node.role == "other") > 0
