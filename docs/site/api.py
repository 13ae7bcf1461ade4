"""The reference of the library: docs/api.md, with the documentation of every entry after the table that lists it."""

from __future__ import annotations

import inspect
import re
from collections.abc import Sequence
from typing import Final

from docs.site.entries import ROW, entry, listed, members

TABLE: Final = re.compile(r"(?:^\|.*\n)+", re.MULTILINE)


def reference(text: str) -> str:
    names = listed(text)

    def expand(table: re.Match[str]) -> str:
        rows = ROW.sub(lambda row: f"| {{py:obj}}`{row[1]} <arbitre.{row[1]}>` |", table[0])
        own = [name for name in listed(table[0]) if "." not in name]
        return "\n".join(
            [rows, "```{eval-rst}", ".. py:currentmodule:: arbitre", "", *_directives(own, names), "```", ""]
        )

    return TABLE.sub(expand, text)


def _directives(own: Sequence[str], names: Sequence[str]) -> list[str]:
    lines: list[str] = []
    for name in own:
        found = entry(name)
        if name == "games":  # a package in the place of a function, which autodoc takes for what it is
            lines += [".. py:function:: games() -> Mapping[str, Entry]", ""]
            lines += [f"   {line}".rstrip() for line in (inspect.getdoc(found) or "").splitlines()]
        elif inspect.isclass(found):
            lines += [f".. autoclass:: arbitre.{name}()", f"   :members: {', '.join(members(name, names))}"]
        elif inspect.isroutine(found):
            lines += [f".. autofunction:: arbitre.{name}"]
        else:
            lines += [f".. autodata:: arbitre.{name}", "   :no-value:"]
        lines += [""]
    return lines
