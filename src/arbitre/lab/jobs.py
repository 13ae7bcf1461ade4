"""The same work for many things, on as many processes as one likes, and when to say how far it has come."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Final, TypeVar

T = TypeVar("T")
R = TypeVar("R")


def cores() -> int:
    return os.cpu_count() or 1


def spread(work: Callable[[T], R], things: Sequence[T], jobs: int, chunk: int = 10) -> Iterator[R]:
    """What the work gives for each thing, in order. With one job all of it happens here."""
    if jobs <= 1 or len(things) <= chunk:
        yield from map(work, things)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(work, things, chunksize=chunk)


class Progress:
    """When a line on how far long work has come is due: soon after the start, then now and then, and at the end."""

    SOON: Final = 5.0
    OFTEN: Final = 20.0  # seconds

    def __init__(self, total: int) -> None:
        self.total = total
        self.start = time.monotonic()
        self.next = self.start + self.SOON

    def due(self, done: int) -> bool:
        now = time.monotonic()
        if now < self.next and done < self.total:
            return False
        self.next = now + self.OFTEN
        return True

    def rate(self, done: int) -> float:
        """Things a second."""
        return done / max(time.monotonic() - self.start, 0.001)
