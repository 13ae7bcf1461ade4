"""A console that says so when nobody reads any more."""

from __future__ import annotations

from rich.console import Console


class Paper(Console):
    """What is to be done when a pipe is closed, the game knows."""

    def __init__(self) -> None:
        super().__init__(highlight=False, markup=False, emoji=False)

    def on_broken_pipe(self) -> None:
        raise
