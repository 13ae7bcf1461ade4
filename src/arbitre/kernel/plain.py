"""The state of a game as nested tuples of numbers and words: what digests are made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from arbitre.kernel.roles import apart_of, fields_of, is_state

_TOLD: dict[type, tuple[str, ...]] = {}


def told(cls: type) -> tuple[str, ...]:
    """The fields that make up the state of such an object, found once a class; none for a definition."""
    known = _TOLD.get(cls)
    if known is None:
        apart = apart_of(cls)
        names = [name for name in fields_of(cls) if name not in apart] if is_state(cls) else []
        known = _TOLD[cls] = tuple(names)
    return known


def plain_fields(value: Any) -> list[Any]:
    return [plain(getattr(value, name)) for name in told(type(value))]


def plain(value: Any) -> Any:
    """A value of the game: numbers and words as they are, parts of the state by their fields, definitions (facts,
    compiled abilities) by their key, nodes of the ability language written out."""
    kind = type(value)
    if kind is int or kind is str or kind is bool or value is None:
        return value
    if kind is tuple or kind is list:
        return tuple([plain(one) for one in value])
    if isinstance(value, Mapping):
        return tuple([(plain(key), plain(value[key])) for key in sorted(value, key=repr)])
    if kind is frozenset:
        return tuple(sorted(value))
    own = getattr(value, "plain_state", None)
    if own is not None:
        return own()
    if is_state(kind):
        return (kind.__name__, *plain_fields(value))
    if isinstance(value, msgspec.Struct):
        return repr(value)
    return value.key
