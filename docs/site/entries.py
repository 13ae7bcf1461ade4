"""What docs/api.md lists, and where its documentation is: for the site, and for the test of the examples."""

from __future__ import annotations

import inspect
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import arbitre

PAGE: Final = Path(__file__).parents[1] / "api.md"
ROW: Final = re.compile(r"^\| `([A-Za-z_.]+)` \|", re.MULTILINE)


def listed(text: str | None = None) -> list[str]:
    """The names in the tables of the page, such as `new` and `Game.apply`, in order."""
    return ROW.findall(PAGE.read_text(encoding="utf-8") if text is None else text)


def members(name: str, names: Sequence[str]) -> list[str]:
    """Those of a class that the page lists by themselves."""
    return [entry.partition(".")[2] for entry in names if entry.startswith(f"{name}.")]


def entry(name: str) -> Any:
    """What a name stands for. `arbitre.games` is a package that can be called: here it is that call."""
    owner, _, member = name.partition(".")
    found = getattr(arbitre, owner)
    if member:
        return inspect.getattr_static(found, member)
    return type(found).__call__ if inspect.ismodule(found) else found


def is_shown(found: object) -> bool:
    """Whether something has a docstring, in which it is shown how it is used; a plain value has none."""
    return inspect.isclass(found) or inspect.isroutine(found) or isinstance(found, property)
