"""A console that reports when nobody is reading any more."""

from __future__ import annotations

from rich.console import Console


class Paper(Console):
    """The game knows what to do when a pipe is closed."""

    def __init__(self) -> None:
        super().__init__(highlight=False, markup=False, emoji=False)

    def on_broken_pipe(self) -> None:
        raise
