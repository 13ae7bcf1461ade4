"""Whether the engine is compiled, what mypyc is told of its classes, and what it forgets of them.

`@mypyc_attr(allow_interpreted_subclasses=True)` stands at the classes from which games of other packages are made, in
plain Python, on a compiled engine; `@trait` at one that others may have as a second base.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from importlib.machinery import ExtensionFileLoader
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
    from mypy_extensions import trait as trait
else:  # nobody who plays needs the package they come from
    Kind = TypeVar("Kind", bound=type)

    def mypyc_attr(**told: bool) -> Callable[[Kind], Kind]:
        return lambda kind: kind

    def trait(kind: Kind) -> Kind:
        return kind


def is_compiled(module: str) -> bool:
    """What importing it gives, or has given."""
    found = find_spec(module)
    return found is not None and isinstance(found.loader, ExtensionFileLoader)


COMPILED: Final = is_compiled("arbitre.kernel.game")


class Known(NamedTuple):
    """What a compiled class has forgotten."""

    slots: list[str]
    needed: list[str]
    """What its constructor must be given."""


def slots_of(cls: type) -> tuple[str, ...]:
    """The fields that a class adds to those of its parents, in the order of its `__slots__`: digests go by it."""
    if "__slots__" not in vars(cls) and COMPILED:
        known = _forgotten().get(f"{cls.__module__}.{cls.__qualname__}")
        return tuple(known.slots) if known is not None else ()
    slots: tuple[str, ...] = vars(cls).get("__slots__", ())
    return slots


def forgets(cls: type) -> bool:
    """Whether a class is compiled, so that nobody but `remade` can make its objects out of their fields."""
    return COMPILED and f"{cls.__module__}.{cls.__qualname__}" in _forgotten()


def remade(cls: Any, fields: Mapping[str, Any]) -> Any:
    """An object with these fields. A compiled class has no objects without fields: one is made with what its
    constructor needs (fields of it, but for a number here and there), and then has its fields set."""
    known = _forgotten().get(f"{cls.__module__}.{cls.__qualname__}") if COMPILED else None
    made: Any = cls.__new__(cls) if known is None else cls(*[fields.get(name, 0) for name in known.needed])
    for name, value in fields.items():
        setattr(made, name, value)
    return made


@functools.cache
def _forgotten() -> dict[str, Known]:
    """Of all compiled classes, written down when they were compiled (`compile_engine.py`)."""
    import json
    from pathlib import Path

    found: dict[str, tuple[list[str], list[str]]] = json.loads(
        Path(__file__).with_name("compiled.json").read_text(encoding="utf-8")
    )
    return {name: Known(*told) for name, told in found.items()}
