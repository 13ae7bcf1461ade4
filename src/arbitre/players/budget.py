"""How long a player may think: a time, or a number of positions, with which it answers the same on every machine."""

from __future__ import annotations

import time
from typing import Final

from arbitre.kernel.error import Error

UNITS: Final = {"ms": 0.001, "s": 1.0}


class OutOfBudget(Exception):
    """The time is up: what has been found so far must do."""


class Budget:
    """What one answer may cost."""

    __slots__ = ("deadline", "given", "left", "start")

    def __init__(self, seconds: float | None = None, positions: int | None = None) -> None:
        self.start: Final = time.perf_counter()
        self.deadline: Final = None if seconds is None else self.start + seconds
        self.given: Final = positions or 0
        self.left = positions

    def spend(self) -> None:
        """A position is looked at."""
        if self.left is not None:
            if self.left <= 0:
                raise OutOfBudget
            self.left -= 1
        self.check()

    def check(self) -> None:
        """Something is done that takes time, though no position is looked at."""
        if self.deadline is not None and time.perf_counter() > self.deadline:
            raise OutOfBudget

    def part(self, share: float) -> Budget:
        """A part of what is left."""
        seconds = None if self.deadline is None else max(0.0, self.deadline - time.perf_counter()) * share
        return Budget(seconds, None if self.left is None else int(self.left * share))

    def rest(self, part: Budget) -> Budget:
        """What is left beside a part, and what the part did not need."""
        seconds = None if self.deadline is None else max(0.0, self.deadline - time.perf_counter())
        if self.left is None or part.left is None:
            return Budget(seconds)
        return Budget(seconds, self.left - (part.given - part.left))


def read(text: str) -> tuple[float | None, int | None]:
    """Seconds and positions of a budget as it is written: "200ms", "1s", or a number of positions."""
    for unit, factor in UNITS.items():
        number = text.removesuffix(unit)
        if number != text and number.replace(".", "", 1).isdigit() and float(number) > 0:
            return float(number) * factor, None
    if text.isdigit() and int(text) > 0:
        return None, int(text)
    raise Error(f"{text!r} is no time to think: write 200ms, 1s, or a number of positions such as 400")
