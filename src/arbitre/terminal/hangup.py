"""The signals that end a program from outside (the window was closed, the machine shuts down), as an exception."""

from __future__ import annotations

import contextlib
import signal
import threading
from collections.abc import Iterator
from types import FrameType
from typing import Final

INTERRUPTED: Final = 130  # what the shell reports for a program ended by SIGINT


class Hangup(KeyboardInterrupt):
    """Somebody wants the program to end, and did not say so at the keyboard. Not an Exception: nothing on the way may
    take it for a fault."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


@contextlib.contextmanager
def hangups() -> Iterator[None]:
    """While this lasts, such a signal raises Hangup, once: the next ones are ignored, there is something to save."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    named = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    before = {number: signal.getsignal(number) for number in named}
    caught = [number for number, handler in before.items() if handler not in (signal.SIG_IGN, None)]

    def stop(number: int, frame: FrameType | None) -> None:
        for other in caught:
            signal.signal(other, signal.SIG_IGN)
        raise Hangup(number)

    for number in caught:
        signal.signal(number, stop)
    try:
        yield
    finally:
        for number in caught:
            signal.signal(number, before[number])
