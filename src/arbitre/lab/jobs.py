"""The same work for many things, on as many processes as one likes."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

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
