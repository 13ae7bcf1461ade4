"""How long effects last, as far as it is the same in every game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from arbitre.kernel.game import Index, keep_in
from arbitre.kernel.modifier import CHALLENGE, FOREVER, NEXT_START, NEXT_TURN, THIS_TURN, WHILE_THERE

Over = Callable[[str, int, int], bool]
"""Whether something that lasts until then, by whose turns, since which turn, is over now."""


def span(duration: str, you: int, they: int) -> tuple[str, int]:
    """A duration of the ability language as (until when, whose turn)."""
    if duration == "this turn":
        return (THIS_TURN, you)
    if duration == "until your next turn":
        return (NEXT_START, you)
    if duration == "until their next turn":
        return (NEXT_START, they)
    if duration == "during their next turn":
        return (NEXT_TURN, they)
    if duration == "this challenge":
        return (CHALLENGE, you)
    if duration == "while in play":
        return (WHILE_THERE, you)
    if duration in ("this battle", "next restore rule"):
        return (duration, you)
    return (FOREVER, you)


def expire_in(index: Index, over: Over) -> None:
    """Abilities that were in force for a while and are no longer."""
    for what, found in tuple(index.items()):
        for timed in found:
            if timed.ability.whose >= 0:
                left = [
                    f
                    for f in found
                    if f.ability.whose < 0 or not over(f.ability.until, f.ability.whose, f.ability.born)
                ]
                keep_in(index, what, tuple(left))
                break


def any_timed(index: Index) -> bool:
    return any(one.ability.whose >= 0 for found in index.values() for one in found)


PASSING = ("failed", "unresolved", "picking", "ordering", "place", "paying", "parts")
"""Slots that belong to one part of an effect and not to what comes after."""


def kept(slots: dict[str, Any], besides: tuple[str, ...] = ()) -> dict[str, Any]:
    """What an effect that lasts remembers of the one that made it: what was chosen and named, not how far it had
    got."""
    return {name: value for name, value in slots.items() if name not in PASSING and name not in besides}
