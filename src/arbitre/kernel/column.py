"""Columns that are seldom written are tuples: copies of a game share them, and whoever writes makes a new one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")


def with_row(column: tuple[T, ...], card: int, value: T) -> tuple[T, ...]:
    """The column with this value in a card's row; the same column where it stands there already."""
    if column[card] == value:
        return column
    rows = list(column)
    rows[card] = value
    return tuple(rows)


def with_rows(column: tuple[T, ...], cards: Iterable[int], value: T) -> tuple[T, ...]:
    """The column with this value in the rows of several cards."""
    rows = list(column)
    for card in cards:
        rows[card] = value
    return tuple(rows)
