"""Whether the engine is compiled, and what mypyc is told of its classes, where plain Python needs to know nothing.

    @mypyc_attr(allow_interpreted_subclasses=True)

stands at the classes from which games of other packages are made, in plain Python, on a compiled engine.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.machinery import ExtensionFileLoader
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    Kind = TypeVar("Kind", bound=type)

    def mypyc_attr(**told: bool) -> Callable[[Kind], Kind]:
        """Nobody who plays needs the package it comes from."""
        return lambda kind: kind


def is_compiled(module: str) -> bool:
    """What importing it gives, or has given."""
    found = find_spec(module)
    return found is not None and isinstance(found.loader, ExtensionFileLoader)


COMPILED: Final = is_compiled("arbitre.kernel.game")
