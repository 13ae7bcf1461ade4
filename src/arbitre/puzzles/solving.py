"""Solving a puzzle: all that can be done is tried, positions that are equal only once.

Seat A needs one way that reaches the goal; whatever the others answer on it, it must. So what A is asked is an "or",
what the others are asked an "and". Nothing may hang on what A can't know: a pick is no solution if chance decides
something after it, and A picks no card that was hidden when it began.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from arbitre.kernel.error import Error
from arbitre.players.planning import distinct
from arbitre.players.strangers import unseen
from arbitre.scenario.goal import SOLVER, Goal

MOST: Final = 60_000  # positions
NEVER: Final = 10_000  # moves


class TooWide(Error):
    """There are too many positions to try them all."""


class Found(NamedTuple):
    """What is known of a position."""

    chance: float
    """How often somebody reaches the goal who picks at random, against the best answers."""
    moves: int
    """How many choices it takes, if the others hold out for as long as they can; NEVER: it can't be reached."""
    picks: int = 0
    """How many picks that are, with those that leave no choice and those of the others."""

    @property
    def solved(self) -> bool:
        return self.moves < NEVER


MET: Final = Found(1.0, 0)
LOST: Final = Found(0.0, NEVER)
ENDS: Final = {"met": MET, "failed": LOST}


class Way(NamedTuple):
    """A pick, and what it leads to."""

    place: int
    game: Any
    found: Found


class Solver:
    """Knows, of every position of a puzzle, whether the goal can be reached from there."""

    def __init__(self, goal: Goal, start: Any, most: int = MOST) -> None:
        self.goal: Final = goal
        self.most: Final = most
        self.strangers: Final = unseen(start, SOLVER)
        self.known: Final[dict[str, Found]] = {}
        self.solvable: Final[dict[str, bool]] = {}

    # -- everything ----------------------------------------------------------------------------------------------

    def found(self, game: Any) -> Found:
        """All there is to know of a position; every way is tried."""
        state = self.goal.state(game)
        return self._found(game, game.position(False)) if state == "open" else MET if state == "met" else LOST

    def _found(self, game: Any, key: str) -> Found:
        known = self.known.get(key)
        if known is not None:
            return known
        if len(self.known) >= self.most:
            raise TooWide(f"more than {self.most} positions")
        self.known[key] = LOST  # who comes back to where they were has not got any further
        found = self._judged(game.decision.seat, [way.found for way in self.ways(game)])
        self.known[key] = found
        return found

    def _judged(self, seat: int, ways: list[Found]) -> Found:
        if seat == SOLVER:
            _, moves, picks = min(ways, key=_length)
            chance = sum(one.chance for one in ways) / len(ways)
            return Found(chance, min(moves + (len(ways) > 1), NEVER), picks + 1)
        _, moves, picks = max(ways, key=_length)
        return Found(min(one.chance for one in ways), moves, picks + 1)

    def ways(self, game: Any) -> list[Way]:
        """The picks that lead to different positions, each with what is known of that."""
        return [
            Way(place, child, self._found(child, end) if end not in ENDS else ENDS[end])
            for place, child, end in self._children(game)
        ]

    def is_choice(self, game: Any) -> bool:
        """Whether what is picked makes a difference."""
        return len(list(itertools.islice(self._children(game), 2))) > 1

    def _children(self, game: Any) -> Iterator[tuple[int, Any, str]]:
        """What can be picked: where, what it leads to, and its key, or how it ends there."""
        decision = game.decision
        places = distinct(game, decision, self.strangers if decision.seat == SOLVER else frozenset())
        seen: set[str] = set()
        for place in places or range(len(decision.options)):
            child = game.copy()
            child.apply(place)
            state = self.goal.state(child)
            if state != "open":
                yield place, child, state
                continue
            key = "failed" if by_chance(game, child) else child.position(False)
            if key not in seen:
                seen.add(key)
                yield place, child, key

    # -- only whether it can be ------------------------------------------------------------------------------------

    def solves(self, game: Any) -> bool:
        """Whether the goal can be reached; one way is enough."""
        state = self.goal.state(game)
        return self._solves(game, game.position(False)) if state == "open" else state == "met"

    def _solves(self, game: Any, key: str) -> bool:
        found = self.known.get(key)
        if found is not None:
            return found.solved
        known = self.solvable.get(key)
        if known is not None:
            return known
        if len(self.solvable) >= self.most:
            raise TooWide(f"more than {self.most} positions")
        self.solvable[key] = False
        mine = game.decision.seat == SOLVER
        solved = not mine
        for _, child, end in self._children(game):
            if (ENDS[end].solved if end in ENDS else self._solves(child, end)) == mine:
                solved = mine
                break
        self.solvable[key] = solved
        return solved

    def reply(self, game: Any) -> int:
        """What another seat answers: what the goal can't be reached after; else what is furthest from it, as far as
        that is known."""
        ways = list(self._children(game))
        if len(ways) == 1:
            return ways[0][0]
        for place, child, end in ways:
            if not (ENDS[end].solved if end in ENDS else self._solves(child, end)):
                return place
        return max(ways, key=lambda way: self.known[way[2]].moves if way[2] in self.known else 0)[0]

    # -- the solution ------------------------------------------------------------------------------------------------

    def line(self, start: Any) -> list[int]:
        """The picks of a shortest solution, with the answers that make it longest; nothing if there is none."""
        game, picks = start.copy(), []
        if not self.found(start).solved:
            return []
        while self.goal.state(game) == "open":
            ways = self.ways(game)
            best = min if game.decision.seat == SOLVER else max
            way = best(ways, key=lambda way: _length(way.found))
            picks.append(way.place)
            game = way.game
        return picks


def _length(found: Found) -> tuple[int, int]:
    return found.moves, found.picks


def by_chance(before: Any, after: Any) -> bool:
    """Whether chance has decided something between two positions."""
    return bool(before.chance.state != after.chance.state)
