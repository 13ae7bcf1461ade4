"""A card drawn in the terminal: a frame with its name, what it is, what it does, its values and small print."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text

from arbitre.terminal.lines import fold
from arbitre.terminal.marks import marks_for, writable

WIDTH: Final = 64


def frame(
    top: str,
    kinds: Sequence[tuple[str, str]],
    texts: Iterable[tuple[str, str]],
    values: Sequence[tuple[str, str]],
    corner: str,
    colour: str,
    encoding: str,
    width: int,
) -> RenderableType:
    """Lines are given with their style."""

    def lines(parts: Iterable[tuple[str, str]]) -> list[RenderableType]:
        return [line for text, style in parts for line in fold(Text(writable(text, encoding), style=style), within)]

    within = min(WIDTH, width) - 4  # the frame and a space on both sides

    rule = Rule(style=colour, characters=marks_for(encoding).rule)
    return Panel(
        Group(*lines(kinds), rule, *lines(texts), rule, *lines(values)),
        title=Text(writable(top, encoding), style="bold"),
        title_align="left",
        subtitle=Text(writable(corner, encoding), style=colour),
        subtitle_align="right",
        border_style=colour,
        box=box.ROUNDED,
        width=min(WIDTH, width),
    )
