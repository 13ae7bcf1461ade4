"""Cards made up for a position: how one is fitted to what the text of the exercised card looks for."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from arbitre.ability import nodes as n
from arbitre.kernel.chance import Chance


class Fitting(ABC):
    """A card in the making."""

    chance: Chance

    def fit(self, filters: tuple[Any, ...], wanted: bool = True) -> None:
        """Make it such that these hold of it (or, of single ones, do not hold)."""
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
        """Make it such that what a filter of this game says holds of it, or does not."""
