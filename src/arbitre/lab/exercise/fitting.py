"""Cards made up for a position: how one is fitted to what the text of the exercised card looks for."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from arbitre.ability import nodes as n
from arbitre.kernel.chance import Chance

HIGH = 7
"""A number beyond what most cards ask for."""
MEETING = {">=": 0, "<=": 0, "=": 0, ">": 1, "<": -1, "!=": 1}
MISSING = {">=": -1, "<=": 1, "=": 1, ">": 0, "<": 0, "!=": 0}
"""By the comparison: what is to be added to the number compared with, so that it holds, or does not."""


class Fitting(ABC):
    """A card in the making."""

    chance: Chance
    type: Any

    def one_of(self, among: Sequence[Any]) -> Any:
        return among[self.chance.below(len(among))]

    def fit(self, filters: tuple[Any, ...], wanted: bool = True) -> None:
        """Make these hold for it (or some of them not hold)."""
        for node in filters:
            self._fit_one(node, wanted)

    def _fit_one(self, node: Any, wanted: bool) -> None:
        if isinstance(node, n.Not):
            self._fit_one(node.filter, not wanted)
        elif isinstance(node, n.AnyOf):
            if wanted and node.groups:
                self.fit(node.groups[self.chance.below(len(node.groups))])
        else:
            self.suit(node, wanted)

    @abstractmethod
    def suit(self, node: Any, wanted: bool) -> None:
        """Make what a filter of this game says hold for it, or not hold."""

    def number_for(self, node: n.StatIs, wanted: bool) -> int:
        """A number for which the comparison holds, or does not."""
        than = node.than if isinstance(node.than, int) else self.chance.below(HIGH)
        number: int = max(0, than + (MEETING if wanted else MISSING)[node.compare])
        return number

    def type_for(self, node: n.TypeIs, wanted: bool, types: Sequence[str]) -> Any:
        """One of these types that the filter asks for, or rules out; the one it has where there is none."""
        able = [kind for kind in types if (kind in node.any) == wanted]
        return self.one_of(able) if able else self.type
