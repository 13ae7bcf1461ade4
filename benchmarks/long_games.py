"""Whether a decision late in a long game takes longer than an early one.

The same games are compared with themselves: random games of starter decks that get beyond the late turns, each played
that far. Games that end before count neither here nor there. What lies on the table grows for a while, and with it what
can be done: `options` tells by how much.
"""

from __future__ import annotations

import math
import random

from benchmarks.contests import LONGEST, Kind
from benchmarks.measure import Clock, now

EARLY = range(5, 11)
LATE = range(30, 41)


class Stage:
    """Some turns of one game."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.options = 0


class LongGames:
    def __init__(self, kind: Kind, share: float) -> None:
        self.kind = kind
        self.share = share
        self.games: list[tuple[Stage, Stage]] = []

    def play(self, seed: int) -> None:
        early, late, other = Stage(), Stage(), Stage()
        stages = [early if turn in EARLY else late if turn in LATE else other for turn in range(LATE.stop)]
        pick = random.Random(-seed).random
        game = self.kind.new(self.kind.starters, seed)
        decisions = 0
        while not game.over and game.turn < LATE.stop and decisions < LONGEST:
            stage = stages[game.turn]
            start = now()
            options = len(game.decision.options)
            game.apply(int(pick() * options))
            stage.clock.add(now() - start, 0, 1)
            stage.options += options
            decisions += 1
        if not game.over and game.turn == LATE.stop:
            self.games.append((early, late))

    def total(self, which: int) -> Stage:
        """All games together: early (0) or late (1)."""
        total = Stage()
        for game in self.games:
            total.clock.add(game[which].clock.seconds, 1, game[which].clock.decisions)
            total.options += game[which].options
        return total

    @property
    def share_of_early(self) -> float:
        """Decisions a second late in the games, as a share of those early in them."""
        return _share(*(self.total(which).clock for which in (0, 1)))

    @property
    def doubt(self) -> float:
        """The standard error of that share, by leaving out one game at a time (jackknife)."""
        count = len(self.games)
        if count < 2:
            return math.inf
        early, late = (self.total(which).clock for which in (0, 1))
        without = [_share(_less(early, one.clock), _less(late, other.clock)) for one, other in self.games]
        mean = sum(without) / count
        return math.sqrt((count - 1) / count * sum((share - mean) ** 2 for share in without))


def _less(whole: Clock, part: Clock) -> Clock:
    left = Clock()
    left.add(whole.seconds - part.seconds, whole.games - 1, whole.decisions - part.decisions)
    return left


def _share(early: Clock, late: Clock) -> float:
    return late.decisions_a_second / early.decisions_a_second if early.decisions else 0.0
