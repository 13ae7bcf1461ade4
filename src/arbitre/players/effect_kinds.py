"""What the abilities of a card do, by kind of effect: read from their trees, so that a card nobody has seen before is
judged by what it says.

Only kinds are counted, each with how much of it there is; how good that is, the fitted weights say.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from arbitre.ability import nodes as n

KINDS: Final = {
    "draw": "cards",
    "draw until": "cards",
    "look": "choice",
    "look at zone": "choice",
    "reveal top": "choice",
    "reveal until": "choice",
    "discard": "discard",
    "discard until": "discard",
    "reveal hand": "discard",
    "deal damage": "harm",
    "put damage": "harm",
    "move damage": "harm",
    "remove damage": "healing",
    "banish": "removal",
    "remove from game": "removal",
    "shuffle into deck": "removal",
    "put on deck": "removal",
    "put into inkwell": "resources",
    "return to hand": "return",
    "exert": "exert",
    "ready": "ready",
    "modify": "numbers",
    "gets": "numbers",
    "grant": "keywords",
    "gains": "keywords",
    "restrict": "limits",
    "can't": "limits",
    "players can't": "limits",
    "continuous": "lasting",
    "pay less": "cheaper",
    "costs less": "cheaper",
    "play": "free play",
    "play free": "free play",
    "put into play": "free play",
    "make tokens": "free play",
    "take control": "control",
    "instead": "replacement",
    "damage change": "replacement",
    "replace damage": "replacement",
}
"""Kinds of effects by the words of the shared language; a game adds its own."""

MOST: Final = 3.0  # more of a kind than this on one card says no more


class EffectKinds:
    """Reads kinds of effects from the trees of one game."""

    def __init__(self, **own: str) -> None:
        table = {**KINDS, **{word.replace("_", " "): kind for word, kind in own.items()}}
        self.table: Final = table
        self.names: Final = tuple(dict.fromkeys(table.values()))

    def of(self, abilities: Iterable[Any]) -> dict[str, float]:
        """How much of each kind these have, in the order of `names`. What they cost does not count."""
        found: dict[str, float] = {}
        for ability in abilities:
            self._read(ability, found)
        return {kind: min(found[kind], MOST) for kind in self.names if kind in found}

    def _read(self, node: object, found: dict[str, float]) -> None:
        if isinstance(node, tuple | list):
            for one in node:
                self._read(one, found)
        elif isinstance(node, msgspec.Struct):
            kind = self.table.get(str(node.__struct_config__.tag))
            if kind is not None and isinstance(node, n.Effect | n.Static):
                found[kind] = found.get(kind, 0.0) + size(node)
            for field in node.__struct_fields__:
                value = getattr(node, field)
                if field != "cost" and isinstance(value, msgspec.Struct | tuple | list):
                    self._read(value, found)


def size(node: Any) -> float:
    """How much an effect does: its number where that is printed, at most 3, else 1. What happens to each counts half as
    much again as what happens to one."""
    number = getattr(node, "amount", getattr(node, "number", 1))
    much = float(min(max(abs(number), 1), 3)) if isinstance(number, int) else 1.0
    return much * 1.5 if isinstance(getattr(node, "target", None), n.Each) else much


def parted(abilities: Iterable[Any], entering: str) -> tuple[list[Any], list[Any]]:
    """Abilities that work once, when the card comes, and those that go on working while it is there. `entering` is the
    event of a card's coming."""
    once: list[Any] = []
    lasting: list[Any] = []
    for ability in abilities:
        (once if isinstance(ability, n.ActionEffect) or _comes(ability, entering) else lasting).append(ability)
    return once, lasting


def _comes(ability: Any, entering: str) -> bool:
    if not isinstance(ability, n.Triggered):
        return False
    return all(when.event == entering and when.card == "this" for when in ability.when)
