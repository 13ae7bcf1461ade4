"""Formats of decks by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from arbitre.kernel.error import Error

Format = TypeVar("Format")


def named(name: str, formats: Mapping[str, Format]) -> Format:
    """The format of that name."""
    found = formats.get(name)
    if found is None:
        raise Error(f"there is no format {name!r}; there are: {', '.join(formats)}")
    return found
