"""Time to think: what is left on each seat's clock, and when a player who does not answer may be reminded, then taken
to have left. The time is always handed in: nothing here looks at a clock."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from arbitre.table.protocol import Clock

NUDGE_AFTER: Final = 60.0
"""Seconds without an answer after which a player may be reminded."""
CLAIM_AFTER: Final = 60.0
"""Seconds after that, without an answer, after which the game may be claimed."""

NOBODY: Final = -1


@dataclass(frozen=True)
class Clocks:
    """What was left on each seat's clock at a moment, and whose has been running since."""

    left: tuple[float, ...]
    running: int = NOBODY
    since: float = 0.0

    def at(self, seat: int, now: float) -> float:
        """Seconds left, never less than none."""
        gone = max(0.0, now - self.since) if seat == self.running else 0.0
        return max(0.0, self.left[seat] - gone)

    def turned(self, seat: int, now: float) -> Clocks:
        """From now on this seat's clock runs; -1: none does."""
        left = tuple(self.at(each, now) for each in range(len(self.left)))
        return Clocks(left, seat, now)

    def given(self, seat: int, seconds: float) -> Clocks:
        """Time back, as with each turn."""
        return replace(self, left=tuple(left + seconds * (each == seat) for each, left in enumerate(self.left)))

    def runs_out(self) -> float | None:
        """When the clock that runs is at its end."""
        return None if self.running == NOBODY else self.since + self.left[self.running]


def wound(clock: Clock, seats: int) -> Clocks:
    """At the start."""
    return Clocks((float(clock.bank),) * seats)


def reminder(asked_at: float, nudged_at: float | None, now: float) -> str:
    """What others may do about a player who was asked then: "", "can" (be reminded) or "claim"."""
    if nudged_at is not None:
        return "claim" if now - nudged_at >= CLAIM_AFTER else ""
    return "can" if now - asked_at >= NUDGE_AFTER else ""


def next_change(asked_at: float, nudged_at: float | None, now: float) -> float | None:
    """When the answer of `reminder` changes by itself; None: no more."""
    change = asked_at + NUDGE_AFTER if nudged_at is None else nudged_at + CLAIM_AFTER
    return change if change > now else None
