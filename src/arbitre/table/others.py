"""Which other processes still run: those that were heard of lately."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

SILENCE: Final = 7.0  # seconds after which a process that says nothing has ended


class Others:
    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._last: dict[str, float] = {}
        self._known: set[str] = set()

    def heard(self, process: str) -> None:
        """It has given a sign of life."""
        self._last[process] = self._clock()

    def alive(self, process: str) -> bool:
        return self._clock() - self._last.get(process, -SILENCE) < SILENCE

    def changed(self) -> set[str]:
        """Those that have come or ended since this was asked last."""
        running = {process for process in self._last if self.alive(process)}
        found = running ^ self._known
        self._known = running
        self._last = {process: at for process, at in self._last.items() if process in running}
        return found
