"""What everything here is measured with: a clock, and parts that are run in turns.

Every part plays one game at a time, and the next game is that of the part which is most behind in time. So a machine
that is busy for a while, or runs slower when it gets hot, slows all of them alike: what can be trusted are the ratios.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Protocol

# The time of this process alone, where it is told finely enough: others on the machine then matter little.
FINE = 1e-6
now = time.process_time if time.get_clock_info("process_time").resolution <= FINE else time.perf_counter


class Clock:
    """Time spent, and what was done in it."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.games = 0
        self.decisions = 0

    def add(self, seconds: float, games: int = 0, decisions: int = 0) -> None:
        self.seconds += seconds
        self.games += games
        self.decisions += decisions

    @property
    def games_a_second(self) -> float:
        return self.games / self.seconds if self.seconds else 0.0

    @property
    def decisions_a_second(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0


class Repeated:
    """What one doing of something takes, on average."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.times = 0
        self.last = 0.0  # seconds that the last timing took

    def time(self, deed: Callable[[int], object], times: int) -> None:
        start = now()
        for number in range(times):
            deed(number)
        self.last = now() - start
        self.add(self.last, times)

    def add(self, seconds: float, times: int) -> None:
        self.seconds += seconds
        self.times += times

    @property
    def microseconds(self) -> float:
        return self.seconds / self.times * 1e6 if self.times else 0.0


class Part(Protocol):
    """Something to measure, game by game."""

    share: float
    """Of the time of all parts, as compared with the others."""

    def play(self, seed: int) -> None: ...


def in_turns(parts: Sequence[Part], seconds: float) -> None:
    """Measure all parts for about so long. The first game of each is not in this: it loads what there is to load."""
    spent = dict.fromkeys(parts, 0.0)
    seeds = dict.fromkeys(parts, 0)
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        part = min(parts, key=lambda one: spent[one] / one.share)
        seeds[part] += 1
        start = now()
        part.play(seeds[part])
        spent[part] += now() - start
