"""Columns that are seldom written are tuples: copies of a game share them, and whoever writes makes a new one."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def with_row(column: tuple[T, ...], card: int, value: T) -> tuple[T, ...]:
    """The column with this value in a card's row; the same column where it stands there already."""
    if column[card] == value:
        return column
    rows = list(column)
    rows[card] = value
    return tuple(rows)
