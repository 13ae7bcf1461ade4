"""The few signs of the board, and their plain forms for terminals that know only ASCII."""

from __future__ import annotations

import codecs
from dataclasses import dataclass


@dataclass(frozen=True)
class Marks:
    ink: str = "◉"  # can become ink
    up: str = "↑"  # more than printed
    down: str = "↓"  # less than printed
    arrow: str = "→"
    here: str = "▶"  # whose turn it is
    dot: str = "·"
    more: str = "…"
    bar: str = "│"
    rule: str = "─"


ASCII = Marks(ink="o", up="+", down="-", arrow="->", here=">", dot="|", more="...", bar="|", rule="-")


def marks_for(encoding: str) -> Marks:
    """The signs that can be written in this encoding."""
    fancy = Marks()
    try:
        "".join(vars(fancy).values()).encode(codecs.lookup(encoding).name)
    except (LookupError, UnicodeEncodeError):
        return ASCII
    return fancy
