"""Work that is interrupted after a while, as by Ctrl-C."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from arbitre.lab.jobs import spread

Spread = Callable[..., Iterator[tuple[Any, Any]]]


def after(count: int) -> Spread:
    """`spread`, until so many are done."""

    def some(
        work: Callable[[Any], Any], things: Sequence[Any], jobs: int, chunk: int = 10
    ) -> Iterator[tuple[Any, Any]]:
        for number, done in enumerate(spread(work, things, 1, chunk)):
            if number == count:
                raise KeyboardInterrupt
            yield done

    return some


def never(work: object, things: Sequence[Any], jobs: int, chunk: int = 10) -> Iterator[tuple[Any, Any]]:
    """`spread` where nothing is left to do."""
    assert not things
    yield from ()
