"""Cards that a seat does not know yet: which they are, and what one of them is worth on average.

A plan may draw such a card, but it can't count on what it is: it counts as the average of those it could be.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, Generic, TypeVar

MOST: Final = 256  # averages that are kept

NONE: Final[frozenset[int]] = frozenset()

Sparse = tuple[tuple[int, float], ...]
"""Places of features, each with how much there is of it."""

A = TypeVar("A")


def unseen(game: Any, seat: int) -> frozenset[int]:
    """The cards that a seat does not know."""
    return frozenset([card for card, known in enumerate(game.known_to) if not known >> seat & 1])


class Averages(Generic[A]):
    """What a game makes of the cards that one could be, worked out once for the same cards."""

    def __init__(self, make: Callable[[list[Any]], A]) -> None:
        self._make: Final = make
        self._known: Final[dict[tuple[int, frozenset[int]], tuple[list[Any], A]]] = {}

    def of(self, game: Any, seat: int, cards: frozenset[int]) -> A:
        """The average of the seat's own among these cards."""
        key = (seat, cards)
        found = self._known.get(key)
        if found is None or found[0] is not game.facts:
            if len(self._known) > MOST:
                self._known.clear()
            own = [game.facts[card] for card in cards if game.owner[card] == seat]
            own.sort(key=lambda facts: facts.key)
            found = self._known[key] = (game.facts, self._make(own))
        return found[1]


def mean(rows: Iterable[Sparse], share: float) -> Sparse:
    """What these have on average: each counts for that share."""
    total: dict[int, float] = {}
    for row in rows:
        for place, much in row:
            total[place] = total.get(place, 0.0) + much * share
    return tuple(sorted(total.items()))
