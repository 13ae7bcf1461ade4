"""Effects that last: modifiers (6.6), abilities and limits given (6.4.2), waiting triggers (6.2.7), shields (6.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec.structs import replace

from arbitre.ability.durations import kept, span
from arbitre.ability.lasting import floating, give_static, prepare_trigger
from arbitre.ability.match import (
    amount,
)
from arbitre.ability.parts import Given, StaticPart, Trigger, not_quoted
from arbitre.ability.run import Program, Resolve
from arbitre.ability.vocabulary import Vocabulary
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.effects.vocabulary import VOCABULARY, in_play
from arbitre.games.lorcana.facts import Activation, affects
from arbitre.kernel.column import with_row
from arbitre.kernel.game import InForce, add_to
from arbitre.kernel.modifier import Modifier
from arbitre.kernel.roles import SLOTS, declare

if TYPE_CHECKING:
    from arbitre.games.lorcana.game import Lorcana


def _apply(
    game: Lorcana,
    frame: Resolve,
    card: int,
    kind: str,
    number: int,
    word: str,
    duration: str,
    detail: Any = None,
) -> None:
    until, whose = span(duration, frame.seat, game.controller[card])
    modifier = Modifier(kind, number, word, frame.source, frame.seat, until, whose, game.turn, detail)
    game.applied = with_row(game.applied, card, (*game.applied[card], modifier))
    game.unchecked = game.timed = True


def affected(game: Lorcana, frame: Resolve, node: n.Modify | n.Grant | n.Restrict | n.Continuous) -> list[int]:
    """The cards something applies to for a while; none if it should last while a card is in play that is gone by
    now."""
    if node.duration == "while in play" and game.serial[frame.source] != frame.slots.get("this"):
        return []
    return in_play(game, frame, node.target)


@VOCABULARY.effect(n.Modify)
def _modify(game: Lorcana, frame: Resolve, node: n.Modify) -> None:
    """6.4.2.2: on the cards it affects now, and no others."""
    number = amount(game, frame, node.amount)
    cards = affected(game, frame, node)
    for card in cards:
        _apply(game, frame, card, node.stat, number, "", node.duration)
        game.emit(
            "gets",
            "6.6.1.1",
            game.controller[card],
            card,
            other=frame.source,
            amount=number,
            word=node.stat,
        )


@VOCABULARY.effect(n.AddStrength)
def _add_strength(game: Lorcana, frame: Resolve, node: n.AddStrength) -> None:
    """8.13.1: this character's Strength is added to another's this turn."""
    source = (frame.source, frame.slots["this"])
    if game.serial[frame.source] == frame.slots["this"]:
        number = game.stat(frame.source, "strength")
    else:
        known = game.last_known(source)  # 6.7.7
        number = known.stat("strength") if known is not None else 0
    for card in in_play(game, frame, node.target):
        _apply(game, frame, card, "strength", number, "", "this turn")
        game.emit(
            "gets",
            "8.13.1",
            game.controller[card],
            card,
            other=frame.source,
            amount=number,
            word="strength",
        )
        game.signal("chosen for support", "8.13.1", frame.seat, card, frame.source)


@VOCABULARY.prepared(n.Grant)
def _prepare_grant(vocabulary: Vocabulary, node: n.Grant, key: str) -> tuple[n.Grant, Given]:
    return (node, Given(node.abilities, key, vocabulary, Activation))


@VOCABULARY.effect(n.Grant)
def _grant(game: Lorcana, frame: Resolve, prepared: tuple[n.Grant, Given]) -> None:
    node, given = prepared
    for card in affected(game, frame, node):
        for keyword, value in given.keywords:
            _apply(game, frame, card, "keyword", value, keyword, node.duration)
            game.emit(
                "gains",
                "6.4.2.2",
                game.controller[card],
                card,
                other=frame.source,
                amount=value,
                word=keyword,
            )
        for activation in given.activations:
            _apply(game, frame, card, "activated", 0, "", node.duration, activation)
        until, whose = span(node.duration, frame.seat, game.controller[card])
        for trigger in given.triggers:
            waiting = floating(trigger, until, whose, game.turn)
            _watch(game, InForce(card, game.controller[card], waiting, _given_slots(game, frame, card)))
        for static in given.statics:
            _give_static(game, frame, card, game.controller[card], static, until, whose)
        if given.activations or given.triggers or given.statics:
            game.emit("gains", "6.4.2.2", game.controller[card], card, other=frame.source, word="ability")


def _given_slots(game: Lorcana, frame: Resolve, card: int) -> dict[str, Any]:
    """What a given ability knows: the object that has it, and the card that gave it."""
    return {"this": game.serial[card], "given": True, "from": frame.source}


def _give_static(
    game: Lorcana, frame: Resolve, card: int, seat: int, static: StaticPart, until: str, whose: int
) -> None:
    give_static(game, card, seat, static, until, whose, affects, _given_slots(game, frame, card))
    game.unchecked = True


@VOCABULARY.effect(n.Restrict)
def _restrict(game: Lorcana, frame: Resolve, node: n.Restrict) -> None:
    for card in affected(game, frame, node):
        _apply(game, frame, card, f"can't {node.forbid}", 0, "", node.duration)
        game.emit("can't", "6.4.2.2", game.controller[card], card, other=frame.source, word=node.forbid)


@VOCABULARY.prepared(n.Continuous)
def _prepare_continuous(vocabulary: Vocabulary, node: n.Continuous, key: str) -> tuple[n.Continuous, str, Given | None]:
    given: Given | None = None
    if isinstance(node.effect, n.Gains):
        not_quoted(node.effect)
        given = Given(node.effect.abilities, key, vocabulary, Activation)
    return (node, key, given)


@VOCABULARY.effect(n.Continuous)
def _continuous(game: Lorcana, frame: Resolve, prepared: tuple[n.Continuous, str, Given | None]) -> None:
    """6.4.2.1: on everything it fits, later arrivals included, until its time is over. 6.4.2.2: with a target, on the
    cards it speaks of now, and no others."""
    node, key, given = prepared
    if node.target is not None:
        _said_of(game, frame, node, key)
        return
    for they in _each_of_them(game, frame, node):
        until, whose = span(node.duration, frame.seat, they)
        part = StaticPart(key, node.effect, until=until, whose=whose, born=game.turn, given=given)
        for what in affects(node.effect):
            add_to(game.in_force, what, InForce(frame.source, frame.seat, part, _kept(frame)))
        for event in given.events if given is not None else ():
            add_to(game.watchers, event, InForce(frame.source, frame.seat, part, _kept(frame)))
    game.timed = True
    game.emit("lasts", "6.4.2.1", frame.seat, frame.source)


def _each_of_them(game: Lorcana, frame: Resolve, node: n.Continuous) -> tuple[int, ...]:
    """Whose next turn is meant: of what is said of all opponents, the next turn of each of them."""
    if node.duration == "during their next turn" and getattr(node.effect, "players", "") == "opponents":
        return game.foes[frame.seat]
    return (_they(game, frame),)


def _said_of(game: Lorcana, frame: Resolve, node: n.Continuous, key: str) -> None:
    effect = node.effect
    if isinstance(effect, n.Gets):
        effect = replace(effect, amount=amount(game, frame, effect.amount))  # as much as it is now
    condition = n.Is(n.This(), where=node.where) if node.where else None
    static = StaticPart(key, effect, condition)
    for card in affected(game, frame, node):
        until, whose = span(node.duration, frame.seat, game.controller[card])
        if isinstance(effect, n.Loses):  # what it was given until now is gone; what it gains later it has
            given = game.applied[card]
            game.applied = with_row(
                game.applied, card, tuple(m for m in given if m.kind != "keyword" or m.word != effect.keyword)
            )
        _give_static(game, frame, card, frame.seat, static, until, whose)
        game.emit("lasts", "6.4.2.2", frame.seat, card, other=frame.source)


@VOCABULARY.effect(n.PayLess)
def _pay_less(game: Lorcana, frame: Resolve, node: n.PayLess) -> None:
    number = amount(game, frame, node.amount)
    until, whose = span(node.duration, frame.seat, _they(game, frame))
    discount = Modifier(
        "pay less", number, "", frame.source, frame.seat, until, whose, game.turn, Described(node.cards, _kept(frame))
    )
    game.discounts = (*game.discounts, discount)
    game.timed = True
    game.emit("pays less next", "4.3.6", frame.seat, frame.source, amount=number)


class Described(NamedTuple):
    """A description kept in the state."""

    select: n.Select
    slots: dict[str, Any]


declare(Described, slots=SLOTS)


VOCABULARY.prepared(n.CreateTrigger)(prepare_trigger)


@VOCABULARY.effect(n.CreateTrigger)
def _create_trigger(game: Lorcana, frame: Resolve, prepared: tuple[n.CreateTrigger, Program]) -> None:
    """6.2.7: it exists outside the bag until its time is over or its moment has come."""
    node, program = prepared
    until, whose = span(node.duration, frame.seat, _they(game, frame))
    trigger = Trigger(program.key, node.when, program, None, node.once, "", until, whose, game.turn)
    _watch(game, InForce(frame.source, frame.seat, trigger, _kept(frame)))
    game.emit("lasts", "6.2.7.2" if node.once else "6.2.7.1", frame.seat, frame.source)


def _kept(frame: Resolve) -> dict[str, Any]:
    return kept(frame.slots, ("once", "given"))


def _they(game: Lorcana, frame: Resolve) -> int:
    """Whose turns "their next turn" counts where no card is spoken of: that player's, or the next opponent's."""
    that = frame.slots.get("that player")
    foes = game.foes[frame.seat]
    return that if that in foes else (foes[0] if foes else frame.seat)


def _watch(game: Lorcana, found: InForce) -> None:
    event = found.ability.event
    add_to(game.watchers, event, found)
    game.timed = True


@VOCABULARY.prepared(n.ReplaceNext)
def _prepare_replace(vocabulary: Vocabulary, node: n.ReplaceNext, key: str) -> tuple[n.ReplaceNext, str]:
    return (node, key)


@VOCABULARY.effect(n.ReplaceNext)
def _replace_next(game: Lorcana, frame: Resolve, prepared: tuple[n.ReplaceNext, str]) -> None:
    """6.5: a replacement effect that waits on a card. Its word names the effect: two of the same are known (6.5.8)."""
    node, key = prepared
    for card in in_play(game, frame, node.target):
        kind = "shield" if node.instead == "no damage" else "redirect"
        _apply(game, frame, card, kind, int(node.every_time), key, node.duration)
        game.emit("is shielded", "6.5.1", game.controller[card], card, other=frame.source)
