"""Printing pages of rules: laid out and coloured on a terminal, one plain line per rule in a pipe or a file."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Literal, NamedTuple

Look = Literal["plain", "heading", "fault"]

STYLES: dict[Look, tuple[str, str]] = {
    "plain": ("cyan", ""),
    "heading": ("bold cyan", "bold"),
    "fault": ("red", "red"),
}


class Row(NamedTuple):
    """A number, or another short label, and what is said about it."""

    label: str
    text: str
    look: Look = "plain"


class Block(NamedTuple):
    """Rows whose texts are in one column, under a title if there is one."""

    title: str
    rows: list[Row]


def write(blocks: Iterable[Block]) -> None:
    if sys.stdout.isatty():
        write_terminal(blocks)
    else:
        write_plain(blocks)


def _starts_part(rows: list[Row], place: int) -> bool:
    """Whether a heading needs some air above it: not at the top, and not right under another heading."""
    return place > 0 and rows[place].look == "heading" and rows[place - 1].look != "heading"


def write_plain(blocks: Iterable[Block]) -> None:
    """No line is cut: the reader is a program, or a person with grep."""
    for place, block in enumerate(blocks):
        if place:
            print()
        indent = ""
        if block.title:
            print(block.title)
            indent = "  "
        width = max((len(row.label) for row in block.rows if row.text), default=0)
        for line, row in enumerate(block.rows):
            if _starts_part(block.rows, line):
                print()
            label = f"{row.label:{width}}  " if row.label else ""
            print(f"{indent}{label}{row.text}".rstrip())


def write_terminal(blocks: Iterable[Block]) -> None:
    # Here and not above: a pipe need not wait for rich to load.
    from rich.console import Console
    from rich.padding import Padding
    from rich.table import Table
    from rich.text import Text

    console = Console(highlight=False)
    for place, block in enumerate(blocks):
        if place:
            console.print()
        if block.title:
            console.print(Text(block.title, "bold"))
        labelled = any(row.label for row in block.rows)
        table = Table.grid(padding=(0, 2, 0, 0))
        if labelled:
            # A number is never broken, but a long path must leave room for what is said about it.
            longest = max(len(row.label) for row in block.rows)
            table.add_column(no_wrap=longest <= console.width // 2, overflow="fold")
        table.add_column()
        for line, row in enumerate(block.rows):
            label, text = STYLES[row.look]
            if _starts_part(block.rows, line):
                table.add_row()
            # Text and not markup: the rules themselves speak of [A] and [N].
            cells = [Text(row.label, label), Text(row.text, text)]
            table.add_row(*cells[0 if labelled else 1 :])
        console.print(Padding(table, (0, 0, 0, 2)) if block.title else table)
