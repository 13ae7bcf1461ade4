"""What only the compiler understands. In plain Python it does nothing, and so nothing has to be installed for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import trait as trait
else:
    T = TypeVar("T")

    def trait(cls: T) -> T:
        """A class that others may have as a second base."""
        return cls
