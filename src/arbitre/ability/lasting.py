"""Effects that last, as far as games have them in common: what is applied to a card for a while, abilities that are
given to it, static effects that hold from now on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from arbitre.ability import nodes as n
from arbitre.ability.durations import span
from arbitre.ability.nodes.optional import Instead
from arbitre.ability.parts import Given, StaticPart, Trigger, not_quoted
from arbitre.ability.programs import compile_effects
from arbitre.ability.run import Program, Resolve
from arbitre.ability.vocabulary import Vocabulary
from arbitre.kernel.game import InForce, add_to
from arbitre.kernel.modifier import Modifier

Affects = Callable[[Any], tuple[str, ...]]
"""The questions a static effect has a say in."""

Prepared = tuple[n.Continuous, str, Given | None, Program | None]


def apply(
    game: Any, frame: Resolve, card: int, kind: str, number: int, word: str, duration: str, detail: Any = None
) -> None:
    """To a card in a two-player game, for this long."""
    until, whose = span(duration, frame.seat, 1 - frame.seat)
    modifier = Modifier(kind, number, word, frame.source, frame.seat, until, whose, game.turn, detail)
    game.modify(card, (*game.applied[card], modifier))
    game.timed = True
    game.stir()


def floating(trigger: Trigger, until: str, whose: int, born: int, zone: str = "play") -> Trigger:
    """The same triggered ability, for a while."""
    condition, once, times = trigger.condition, trigger.once, trigger.times
    return Trigger(trigger.key, trigger.when, trigger.program, condition, once, zone, until, whose, born, times)


def give_static(
    game: Any,
    card: int,
    seat: int,
    static: StaticPart,
    until: str,
    whose: int,
    affects: Affects,
    slots: dict[str, Any],
) -> None:
    """A static effect about this very card, in force for a while. The effect calls it "this"."""
    part = StaticPart(
        *(static.key, static.effect, static.condition, static.unless, static.during, until, whose, game.turn),
        *(static.given, static.program),
    )
    hold(game, InForce(card, seat, part, slots), affects)


def hold(game: Any, found: InForce, affects: Affects) -> None:
    """A static effect is in force from now on."""
    part: StaticPart = found.ability
    for what in affects(part.effect):
        add_to(game.in_force, what, found)
    for event in part.given.events if part.given is not None else ():
        add_to(game.watchers, event, found)
    game.timed = True


def prepare_continuous(
    vocabulary: Vocabulary, node: n.Continuous, key: str, given_by: Callable[..., Given]
) -> Prepared:
    """What such an effect gives, and what it makes happen instead of something else, ready to be used."""
    given: Given | None = None
    if isinstance(node.effect, n.Gains):
        not_quoted(node.effect)
        given = given_by(node.effect.abilities, key, vocabulary)
    program = compile_effects(vocabulary, node.effect.effects, key) if isinstance(node.effect, Instead) else None
    return (node, key, given, program)


def prepare_trigger(vocabulary: Vocabulary, node: n.CreateTrigger, key: str) -> tuple[n.CreateTrigger, Program]:
    """What happens when the trigger that it makes goes off, ready to be carried out."""
    return (node, compile_effects(vocabulary, node.effects, key, ("chosen",)))


def part_of(game: Any, frame: Resolve, prepared: Prepared, effect: Any) -> StaticPart:
    """A static effect that lasts as long as it says, in a two-player game."""
    node, key, given, program = prepared
    until, whose = span(node.duration, frame.seat, 1 - frame.seat)
    return StaticPart(key, effect, None, None, "any", until, whose, game.turn, given, program)
