"""What is said of cards for a while: effects that differ as nodes and are told alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from arbitre.ability.render import nodes as n
from arbitre.ability.render.phrases import Cards


class Predicate(NamedTuple):
    """What is said of cards for a while: what they gain, lose, can or cannot do."""

    subject: n.Target | Cards
    says: tuple[n.Static, ...]
    duration: n.Duration = "always"
    where: tuple[n.Filter, ...] = ()  # only while this holds of them


def predicated(effect: n.Effect, told_of: Callable[[n.Static], Cards | None]) -> Predicate | None:
    """An effect as what it says of cards; nothing, if it is no such effect.

    `told_of` gives the cards a static effect is told of, where it is told of cards.
    """
    match effect:
        case n.Modify():
            return Predicate(effect.target, (n.Gets("this", effect.stat, effect.amount),), effect.duration)
        case n.Grant():
            return Predicate(effect.target, (n.Gains("this", effect.abilities),), effect.duration)
        case n.Restrict():
            return Predicate(effect.target, (n.Cant("this", effect.forbid),), effect.duration)
        case n.Continuous():
            cards = told_of(effect.effect)
            subject = cards if effect.target is None else effect.target
            if cards is None or subject is None:
                return None
            return Predicate(subject, (effect.effect,), effect.duration, effect.where)
        case _:
            return None
