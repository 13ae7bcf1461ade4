"""A triggered ability whose moment has come: the same in every game, wherever it then waits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from arbitre.ability.slots import SLOTS
from arbitre.ability.table import Ref
from arbitre.kernel.roles import CARD, declare


class Waiting:
    """Whose it is, what made it, what it saw. Never altered."""

    __slots__ = ("seat", "slots", "source", "trigger")

    def __init__(self, seat: int, source: int, trigger: Any, slots: dict[str, Any]) -> None:
        self.seat = seat
        self.source = source
        self.trigger = trigger
        self.slots = slots

    def renamed(self, serials: Mapping[Ref, Ref]) -> Waiting:
        """The same, speaking of cards that have just moved under their new serials."""
        slots = renamed(self.slots, serials)
        this = slots.get("this")
        if isinstance(this, int) and (self.source, this) in serials:
            slots["this"] = serials[self.source, this][1]
        return Waiting(self.seat, self.source, self.trigger, slots)

    def marked(self, name: str, value: Any) -> Waiting:
        """The same, with something more known about it."""
        return Waiting(self.seat, self.source, self.trigger, {**self.slots, name: value})

    def copy(self) -> Waiting:
        return Waiting(self.seat, self.source, self.trigger, self.slots)


declare(Waiting, source=CARD, slots=SLOTS)


def renamed(slots: dict[str, Any], serials: Mapping[Ref, Ref]) -> dict[str, Any]:
    """Slots in which cards that have moved are spoken of as what they are now."""
    out: dict[str, Any] = {}
    for name, value in slots.items():
        if value and SLOTS.follows(name):
            value = tuple([serials.get(ref, ref) for ref in value])
        out[name] = value
    return out
