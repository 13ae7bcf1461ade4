"""Laying out lines of text by hand: cutting, padding, and filling lines with short parts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from arbitre.terminal.marks import Marks

DOUBLE_SIGNS: Final = ("»", ":", ";", "?", "!")  # French has a space before them


def cut(text: str, width: int, marks: Marks) -> str:
    """Text of at most this width, with a sign where something is missing."""
    if cell_len(text) <= width:
        return text
    return set_cell_size(text, max(0, width - cell_len(marks.more))).rstrip() + marks.more


def pad(text: str, width: int) -> str:
    return text + " " * max(0, width - cell_len(text))


def flow(
    first: Text | str, parts: Sequence[str | Text], width: int, start: int | None = None, joint: str = ", "
) -> list[Text]:
    """A beginning, then parts one after another, on as many lines as it takes, all parts from the same column on.

    A part that is too long for a line of its own is folded at spaces."""
    line = first.copy() if isinstance(first, Text) else Text(first)
    if not parts:
        return [line]
    column = start if start is not None else line.cell_len + 1
    line.pad_right(column - line.cell_len)
    room = max(10, width - column)
    out: list[Text] = []
    empty = True
    for place, part in enumerate(parts):
        piece = part.copy() if isinstance(part, Text) else Text(part)
        if place < len(parts) - 1:
            piece.append(joint.rstrip())
        gap = "" if empty else " " * (len(joint) - len(joint.rstrip()))
        if not empty and line.cell_len + len(gap) + piece.cell_len > column + room:
            out.append(line)
            line, gap = Text(" " * column), ""
        folded = fold(piece, room)
        line.append(gap)
        line.append_text(folded[0])
        for more in folded[1:]:
            out.append(line)
            line = Text(" " * column)
            line.append_text(more)
        empty = False
    out.append(line)
    return out


def fold(text: Text, width: int) -> list[Text]:
    """Text on lines of at most this width, broken at spaces (a word longer than a line is broken anywhere)."""
    out: list[Text] = []
    rest = text
    while rest.cell_len > width:
        plain = set_cell_size(rest.plain, width + 1)
        space = _last_space(plain, rest.plain)
        end = space if space > 0 else len(set_cell_size(rest.plain, width).rstrip()) or width
        out.append(rest[:end])
        rest = rest[end:]
        while rest.plain.startswith(" "):
            rest = rest[1:]
    return [*out, rest]


def _last_space(line: str, text: str) -> int:
    """Where a line of a text may end: not between a French quotation mark or double sign and its word; -1: nowhere."""
    space = line.rfind(" ", 1)
    while space > 0 and (text[space - 1] == "«" or text[space + 1 : space + 2] in DOUBLE_SIGNS):
        space = line.rfind(" ", 1, space)
    return space


def beside(left: Sequence[Text], right: Sequence[Text], width: int, bar: str) -> list[Text]:
    """Two blocks next to each other."""
    out: list[Text] = []
    for place in range(max(len(left), len(right))):
        line = left[place].copy() if place < len(left) else Text()
        if place < len(right):
            line.truncate(width)
            line.pad_right(width - line.cell_len)
            line.append(f" {bar} ", style="dim")
            line.append_text(right[place])
        out.append(line)
    return out
