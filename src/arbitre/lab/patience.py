"""How long to wait for a single game. The engine ends what would never end (`Game.endless`); this is for what it does
not see, and for what merely takes too long, so that one game does not keep all others waiting."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

LIMIT: Final = 120.0  # seconds


class TookTooLong(BaseException):
    """Given up. No `Exception`, so that nothing on the way takes it for a fault it knows how to handle."""


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """What is done within this is given up after this many seconds, wherever it has got to; 0: never. It needs a clock
    that interrupts, which there is in the first thread of a process, and not on every system."""
    able = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    if seconds <= 0 or not able:
        yield
        return

    def give_up(_number: int, _frame: FrameType | None) -> None:
        raise TookTooLong(f"not over after {seconds:g} seconds")

    before = signal.signal(signal.SIGALRM, give_up)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
