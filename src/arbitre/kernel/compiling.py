"""Whether the engine is compiled, what mypyc is told of its classes, and what it forgets of them.

`@mypyc_attr(allow_interpreted_subclasses=True)` stands at the classes from which games of other packages are made, in
plain Python, on a compiled engine; `serializable=True` at those whose objects are saved with a game (`saving.py`);
`@trait` at one that others may have as a second base.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from importlib.machinery import ExtensionFileLoader
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final, TypeVar

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


def slots_of(cls: type) -> tuple[str, ...]:
    """The fields that a class adds to those of its parents, in the order of its `__slots__`: digests go by it."""
    slots: tuple[str, ...] | None = vars(cls).get("__slots__")
    if slots is None and COMPILED:
        slots = _forgotten().get(f"{cls.__module__}.{cls.__qualname__}")
    return slots or ()


@functools.cache
def _forgotten() -> dict[str, tuple[str, ...]]:
    """The `__slots__` of all compiled classes, written down when they were compiled (`compile_engine.py`)."""
    import json
    from pathlib import Path

    found: dict[str, list[str]] = json.loads(Path(__file__).with_name("slots.json").read_text(encoding="utf-8"))
    return {name: tuple(slots) for name, slots in found.items()}
