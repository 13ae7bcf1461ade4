"""Effects that last: characteristics, abilities and limits given for a while, waiting triggers, prevention."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from arbitre.ability import durations
from arbitre.ability.durations import span
from arbitre.ability.lasting import Prepared, apply, give_static, hold, part_of, prepare_continuous
from arbitre.ability.match import amount
from arbitre.ability.parts import Given
from arbitre.ability.programs import chosen_slots
from arbitre.ability.run import Resolve
from arbitre.ability.vocabulary import Vocabulary
from arbitre.games.fallen import legal, stats
from arbitre.games.fallen import nodes as n
from arbitre.games.fallen.effects.vocabulary import VOCABULARY, affected, on_battlefield
from arbitre.games.fallen.facts import Deed, affects, given_by, wait_of
from arbitre.kernel.game import InForce, add_to

if TYPE_CHECKING:
    from arbitre.games.fallen.game import Fallen


@VOCABULARY.effect(n.Modify)
def _modify(game: Fallen, frame: Resolve, node: n.Modify) -> None:
    number = amount(game, frame, node.amount)
    for card in affected(game, frame, node.target):
        if not legal.has_stat(game, card, node.stat) and not (node.stat == "strength" and _golems_meant(node.target)):
            continue  # F1.14.13, F5.35.3
        apply(game, frame, card, node.stat, number, "", node.duration)
        game.emit("gets", "F3.9.4", game.controller[card], card, frame.source, number, word=node.stat)


def _golems_meant(target: Any) -> bool:
    return stats.golems_meant(getattr(target, "cards", None))


@VOCABULARY.prepared(n.Grant)
def _prepare_grant(vocabulary: Vocabulary, node: n.Grant, key: str) -> tuple[n.Grant, Given]:
    return (node, given_by(node.abilities, key, vocabulary))


@VOCABULARY.effect(n.Grant)
def _grant(game: Fallen, frame: Resolve, prepared: tuple[n.Grant, Given]) -> None:
    node, given = prepared
    until, whose = span(node.duration, frame.seat, 1 - frame.seat)
    for card in on_battlefield(game, frame, node.target):
        for keyword, value in given.keywords:
            apply(game, frame, card, "keyword", value, keyword, node.duration)
            game.emit("gains", "F3.9.4", game.controller[card], card, frame.source, value, word=keyword)
        for activation in given.activations:
            apply(game, frame, card, "activated", 0, "", node.duration, activation)
        slots = {"this": game.serial[card], "given": True}
        for trigger in given.triggers:
            add_to(
                game.watchers,
                trigger.when.event,
                InForce(card, game.controller[card], timed(trigger, until, whose, game.turn), slots),
            )
        for static in given.statics:
            give_static(game, card, game.controller[card], static, until, whose, affects, slots)
        game.timed = True
        game.stir()


def timed(trigger: Any, until: str, whose: int, born: int, zone: str = "play") -> Any:
    """The same triggered ability, for a while."""
    node = n.Triggered((trigger.when,), (), once=trigger.once, may=trigger.may, name=trigger.name)
    copy = wait_of(trigger.key, trigger.when, node, trigger.deed)
    copy.condition = trigger.condition
    copy.zone = zone
    copy.until = until
    copy.whose = whose
    copy.born = born
    return copy


@VOCABULARY.effect(n.Restrict)
def _restrict(game: Fallen, frame: Resolve, node: n.Restrict) -> None:
    for card in affected(game, frame, node.target):
        apply(game, frame, card, f"can't {node.forbid}", 0, "", node.duration)
        game.emit("can't", "F3.9.4", game.controller[card], card, frame.source, word=node.forbid)


@VOCABULARY.prepared(n.Continuous)
def _prepare_continuous(vocabulary: Vocabulary, node: n.Continuous, key: str) -> Prepared:
    return prepare_continuous(vocabulary, node, key, given_by)


@VOCABULARY.effect(n.Continuous)
def _continuous(game: Fallen, frame: Resolve, prepared: Prepared) -> None:
    node = prepared[0]
    effect = node.effect
    if node.target is not None:
        if isinstance(effect, n.Gets):
            effect = replace(effect, amount=amount(game, frame, effect.amount))
        for card in affected(game, frame, node.target):
            if isinstance(effect, n.Loses):
                apply(game, frame, card, "loses", 0, effect.keyword, node.duration)
                continue
            part = part_of(game, frame, prepared, effect)
            hold(game, InForce(card, frame.seat, part, {**kept(frame), "this": game.serial[card]}), affects)
    else:
        hold(game, InForce(frame.source, frame.seat, part_of(game, frame, prepared, effect), kept(frame)), affects)
    game.timed = True
    game.emit("lasts", "F3.9.4", frame.seat, frame.source)
    game.stir()


def kept(frame: Resolve) -> dict[str, Any]:
    return durations.kept(frame.slots, ("resolving", "spared", "targets", "aegis", "chain"))


@VOCABULARY.prepared(n.CreateTrigger)
def _prepare_trigger(vocabulary: Vocabulary, node: n.CreateTrigger, key: str) -> tuple[n.CreateTrigger, Deed]:
    return (node, Deed(key, (), node.effects, vocabulary, ("chosen", *chosen_slots(node.effects))))


@VOCABULARY.effect(n.CreateTrigger)
def _create_trigger(game: Fallen, frame: Resolve, prepared: tuple[n.CreateTrigger, Deed]) -> None:
    node, deed = prepared
    until, whose = span(node.duration, frame.seat, 1 - frame.seat)
    made = n.Triggered((node.when,), node.effects, once=node.once)
    wait = wait_of(deed.key, node.when, made, deed)
    add_to(
        game.watchers,
        node.when.event,
        InForce(frame.source, frame.seat, timed(wait, until, whose, game.turn, ""), kept(frame)),
    )
    game.timed = True
    game.emit("lasts", "F3.9.4", frame.seat, frame.source)


@VOCABULARY.effect(n.ReplaceDamage)
def _prevent(game: Fallen, frame: Resolve, node: n.ReplaceDamage) -> None:
    """Prévenir, for the cards targeted by the effect it is part of (F5.67.2)."""
    number = -1 if node.amount is None else amount(game, frame, node.amount)
    for card in affected(game, frame, node.target):
        apply(game, frame, card, "prevents", number, "", "this turn")  # F5.67.2
        game.emit("shielded", "F5.67.1", game.controller[card], card, frame.source, max(0, number))
