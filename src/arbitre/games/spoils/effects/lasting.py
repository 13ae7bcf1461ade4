"""Effects that last: characteristics, text (508) and limits given for a while, waiting triggers, shields (506.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec.structs import replace

from arbitre.ability import durations
from arbitre.ability.durations import span
from arbitre.ability.lasting import (
    Prepared,
    apply,
    floating,
    give_static,
    hold,
    part_of,
    prepare_continuous,
    prepare_trigger,
)
from arbitre.ability.match import amount, target_cards
from arbitre.ability.parts import Given, StaticPart, Trigger
from arbitre.ability.run import Program, Resolve
from arbitre.ability.vocabulary import Vocabulary
from arbitre.ability.waking import forget_given
from arbitre.games.spoils import battle, stats
from arbitre.games.spoils import nodes as n
from arbitre.games.spoils.damage import ONCE
from arbitre.games.spoils.effects.vocabulary import VOCABULARY, in_play, is_cost, spoken_of
from arbitre.games.spoils.facts import affects, given_by
from arbitre.games.spoils.parties import MUST_BLOCK
from arbitre.games.spoils.zones import FACTION, PLAY
from arbitre.kernel.game import InForce, add_to
from arbitre.kernel.modifier import Modifier
from arbitre.kernel.roles import PART, declare

if TYPE_CHECKING:
    from arbitre.ability.table import Context
    from arbitre.games.spoils.game import Spoils


@VOCABULARY.effect(n.Modify)
def _modify(game: Spoils, frame: Resolve, node: n.Modify) -> None:
    """410.3: gains or loses."""
    number = amount(game, frame, node.amount)
    for card in in_play(game, frame, node.target):
        apply(game, frame, card, node.stat, number, "", node.duration)
        game.emit("gets", "410.3", game.controller[card], card, frame.source, number, word=node.stat)


@VOCABULARY.prepared(n.Grant)
def _prepare_grant(vocabulary: Vocabulary, node: n.Grant, key: str) -> tuple[n.Grant, Given]:
    return (node, given_by(node.abilities, key, vocabulary))


@VOCABULARY.effect(n.Grant)
def _grant(game: Spoils, frame: Resolve, prepared: tuple[n.Grant, Given]) -> None:
    """508.1, 508.2: temporary rules text, keywords included."""
    node, given = prepared
    for card in in_play(game, frame, node.target):
        for keyword, value in given.keywords:
            apply(game, frame, card, "keyword", value, keyword, node.duration)
            game.emit("gains", "508.2", game.controller[card], card, frame.source, word=keyword)
        for activation in given.activations:
            apply(game, frame, card, "activated", 0, "", node.duration, activation)
        until, whose = span(node.duration, frame.seat, 1 - frame.seat)
        slots = {"this": game.serial[card], "given": True}
        for trigger in given.triggers:
            found = InForce(card, game.controller[card], floating(trigger, until, whose, game.turn), slots)
            add_to(game.watchers, trigger.when.event, found)
        for static in given.statics:
            _give_static(game, card, static, until, whose)
        if given.activations or given.triggers or given.statics:
            game.emit("gains", "508.1", game.controller[card], card, frame.source, word="ability")
        game.timed = True
        game.stir()


def _give_static(game: Spoils, card: int, static: StaticPart, until: str, whose: int) -> None:
    if isinstance(static.effect, n.Provides):
        modifier = Modifier("provides", 0, static.effect.icons, card, whose, until, whose, game.turn)
        game.modify(card, (*game.applied[card], modifier))
        return
    slots = {"this": game.serial[card], "given": True}
    give_static(game, card, game.controller[card], static, until, whose, affects, slots)


@VOCABULARY.effect(n.Restrict)
def _restrict(game: Spoils, frame: Resolve, node: n.Restrict) -> None:
    for card in in_play(game, frame, node.target):
        apply(game, frame, card, f"can't {node.forbid}", 0, "", node.duration)
        game.emit("can't", "402.7", game.controller[card], card, frame.source, word=node.forbid)


@VOCABULARY.effect(n.MustBlock)
def _must_block(game: Spoils, frame: Resolve, node: n.MustBlock) -> None:
    """505.1: a requirement on whoever chooses blockers, while that character attacks."""
    for attacker in in_play(game, frame, node.attacker):
        for card in in_play(game, frame, node.target):
            apply(game, frame, card, MUST_BLOCK, 0, "", node.duration, (attacker, game.serial[attacker]))


@VOCABULARY.prepared(n.Continuous)
def _prepare_continuous(vocabulary: Vocabulary, node: n.Continuous, key: str) -> Prepared:
    return prepare_continuous(vocabulary, node, key, given_by)


@VOCABULARY.effect(n.Continuous)
def _continuous(game: Spoils, frame: Resolve, prepared: Prepared) -> None:
    """A static effect in force for a while; with a target, about these cards alone."""
    node = prepared[0]
    effect = node.effect
    if node.target is not None:
        if isinstance(effect, n.Gets):
            effect = replace(effect, amount=amount(game, frame, effect.amount))
        for card in in_play(game, frame, node.target):
            if isinstance(effect, n.Loses):
                if is_cost(frame) and not stats.has(game, card, effect.keyword):
                    frame.fail()  # 401.3b
                    return
                apply(game, frame, card, "loses", 0, effect.keyword, node.duration)
                continue
            part = part_of(game, frame, prepared, effect)
            hold(game, InForce(card, frame.seat, part, {**kept(frame), "this": game.serial[card]}), affects)
    else:
        hold(game, InForce(frame.source, frame.seat, part_of(game, frame, prepared, effect), kept(frame)), affects)
    game.timed = True
    game.emit("lasts", "402.1", frame.seat, frame.source)
    game.stir()


@VOCABULARY.possible_if(n.Continuous)
def _can_continue(game: Spoils, ctx: Context, node: n.Continuous) -> bool:
    """401.3b: only what a card has can be lost."""
    if not isinstance(node.effect, n.Loses) or not isinstance(node.target, n.This):
        return True
    return stats.has(game, ctx.source, node.effect.keyword)


def kept(frame: Resolve) -> dict[str, Any]:
    return durations.kept(frame.slots, ("hosts",))


VOCABULARY.prepared(n.CreateTrigger)(prepare_trigger)


@VOCABULARY.effect(n.CreateTrigger)
def _create_trigger(game: Spoils, frame: Resolve, prepared: tuple[n.CreateTrigger, Program]) -> None:
    node, program = prepared
    until, whose = span(node.duration, frame.seat, 1 - frame.seat)
    trigger = Trigger(program.key, node.when, program, None, node.once, "", until, whose, game.turn)
    add_to(game.watchers, node.when.event, InForce(frame.source, frame.seat, trigger, kept(frame)))
    game.timed = True
    game.emit("lasts", "503.1", frame.seat, frame.source)


@VOCABULARY.effect(n.Become)
def _become(game: Spoils, frame: Resolve, node: n.Become) -> None:
    """208.1, 208.1a: it gains the type and keeps the others."""
    for card in in_play(game, frame, node.target):
        game.modify(card, tuple(m for m in game.applied[card] if m.kind != "loses type" or m.word != node.type))
        apply(game, frame, card, "type", 0, node.type, node.duration)
        for name in ("strength", "life", "speed"):
            number = amount(game, frame, getattr(node, name))
            if number:
                apply(game, frame, card, f"base {name}", number, "", node.duration)
        for subtype in node.subtypes:
            apply(game, frame, card, "subtype", 0, subtype, node.duration)
        game.emit("becomes", "208.1a", game.controller[card], card, frame.source, word=node.type)


@VOCABULARY.effect(n.LoseType)
def _lose_type(game: Spoils, frame: Resolve, node: n.LoseType) -> None:
    """208.2, 208.3, 208.4: what is no character any more is not touched as one, forgets its damage and leaves the
    battle. 508.3: what it gained since it was one is lost."""
    for card in in_play(game, frame, node.target):
        if not game.is_a(card, node.type):
            continue
        applied = game.applied[card]
        if game.facts[card].type == node.type:
            apply(game, frame, card, "loses type", 0, node.type, "always")
        else:
            since = next(i for i, m in enumerate(applied) if m.kind == "type" and m.word == node.type)
            game.modify(card, applied[:since])
            forget_given(game, card)  # 508.3
        if node.type == "character":
            game.damage[card] = 0
            battle.remove(game, [card], "208.4")
        game.emit("loses type", "208.3", game.controller[card], card, frame.source, word=node.type)
        game.stir()


@VOCABULARY.effect(n.ProvideFor)
def _provide(game: Spoils, frame: Resolve, node: n.ProvideFor) -> None:
    """311.1."""
    until, whose = span(node.duration, frame.seat, 1 - frame.seat)
    icons = Modifier("icons", 0, node.icons, frame.source, frame.seat, until, whose, game.turn)
    game.extra_icons = (*game.extra_icons, icons)
    game.timed = True
    game.emit("controls icons", "311.1", frame.seat, frame.source, word=node.icons)


class Scope(NamedTuple):
    """What "the next numeric cost" may be of."""

    select: n.Select | None
    abilities: bool
    ctx: InForce


declare(Scope, ctx=PART)


@VOCABULARY.effect(n.ReduceNext)
def _reduce_next(game: Spoils, frame: Resolve, node: n.ReduceNext) -> None:
    number = amount(game, frame, node.amount)
    until, whose = span("this turn", frame.seat, 1 - frame.seat)
    scope = Scope(node.cards, node.abilities, InForce(frame.source, frame.seat, None, kept(frame)))
    discount = Modifier("reduce", number, "", frame.source, frame.seat, until, whose, game.turn, scope)
    game.discounts = (*game.discounts, discount)
    game.timed = True
    game.emit("pays less next", "406.3", frame.seat, frame.source, amount=number)


@VOCABULARY.effect(n.ReplaceDamage)
def _replace_damage(game: Spoils, frame: Resolve, node: n.ReplaceDamage) -> None:
    """506.3: it waits for damage this turn."""
    number = -1 if node.amount is None else amount(game, frame, node.amount)
    to: tuple[int, int] | None = None
    if node.to is not None:
        others = target_cards(game, frame, node.to)
        if not others:
            frame.fail()
            return
        to = (others[0], game.serial[others[0]])
    for card in spoken_of(game, frame, node.target):
        if game.zone_of[card] in (PLAY, FACTION):
            apply(game, frame, card, "shield", number, ONCE if node.once else "", "this turn", to)
            game.emit("shielded", "506.3", game.controller[card], card, frame.source, max(0, number))
