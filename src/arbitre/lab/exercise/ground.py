"""What the exercise has to know of a game: its cards, how positions are laid for one, what counts as using it."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from arbitre.games import registry
from arbitre.lab.exercise.reach import Reach


class Ground:
    """One game. Cards, facts, games and scenarios are those of that game."""

    name: ClassVar[str]
    picks: ClassVar[int] = 45
    """So many decisions are some four turns."""
    liking: ClassVar[Mapping[str, int]]
    """How much options are liked, by their kind; three where nothing is said."""
    losing: ClassVar[frozenset[str]]
    """Kinds of options that do nothing for the card they are about."""

    def pool(self) -> Any:
        raise NotImplementedError

    def playable(self) -> Sequence[Any]:
        """All cards that can be played."""
        raise NotImplementedError

    def position(self, card: Any, seed: int) -> dict[str, Any]:
        """A position in which the card can do what it says, as scenario data, from the card and the seed alone."""
        raise NotImplementedError

    def scenario(self, data: dict[str, Any], cards: Any) -> Any:
        """The position, laid out."""
        raise NotImplementedError

    def reach(self, facts: Any) -> Reach:
        raise NotImplementedError

    def names(self, facts: Any) -> Iterable[str]:
        """What a card can be called when a name is named."""
        raise NotImplementedError


@functools.cache
def ground_of(game: str) -> Ground:
    """What a game brings."""
    made: Ground = registry.entry(game).load("exercise")()
    return made
