"""What is said of cards that are like this: the words of filters, beside a noun or as a statement."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, NamedTuple

from arbitre.ability.render.speech import Speech

Modifier = tuple[int, str]
"""A word about a noun with its place: below 0 before it, above 0 after it."""
TraitWords = tuple[str, Modifier | None, Modifier | None]
"""A filter in a language's table: what it says of a card; beside a noun; beside a noun where it does not hold."""


class Trait(NamedTuple):
    """A filter in words."""

    what: str  # what is said of a card
    beside: Modifier | None  # the same beside its noun; without one, a relative clause
    beside_not: Modifier | None
    yes: bool = True  # whether the filter asks for it or against it
    what_not: str = ""  # what is said where it does not hold, if that is no plain denial


class Traits(Speech):
    TRAITS: ClassVar[Mapping[str, TraitWords]]
    """Where a denial has words of its own, they stand under `not ...`."""

    def words(self, key: str, **slots: str) -> Trait:
        what, beside, beside_not = self.TRAITS[key]
        made = [None if one is None else (one[0], one[1].format(**slots)) for one in (beside, beside_not)]
        denial = self.TRAITS.get(f"not {key}")
        return Trait(what.format(**slots), made[0], made[1], what_not=denial[0].format(**slots) if denial else "")
