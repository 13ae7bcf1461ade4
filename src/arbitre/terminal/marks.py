"""The few signs of the board, and their plain forms for terminals that only have ASCII."""

from __future__ import annotations

import codecs
import unicodedata
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
    full: str = "█"  # of a bar
    half: str = "▒"
    dot_low: str = "·"


ASCII = Marks(
    ink="o",
    up="+",
    down="-",
    arrow="->",
    here=">",
    dot="|",
    more="...",
    bar="|",
    rule="-",
    full="#",
    half="+",
    dot_low=".",
)


def marks_for(encoding: str) -> Marks:
    """The signs that can be written in this encoding."""
    fancy = Marks()
    try:
        "".join(vars(fancy).values()).encode(codecs.lookup(encoding).name)
    except (LookupError, UnicodeEncodeError):
        return ASCII
    return fancy


def writable(text: str, encoding: str) -> str:
    """Text as this encoding can write it: without accents if need be, with a plain sign for a fine one."""
    try:
        text.encode(encoding)
    except (LookupError, UnicodeEncodeError):
        for fine, plain in (("⟳", "(exert)"), ("—", "-"), ("–", "-"), ("’", "'"), ("«", '"'), ("»", '"')):
            text = text.replace(fine, plain)
        text = "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))
        return text.encode("ascii", errors="replace").decode("ascii")
    return text
