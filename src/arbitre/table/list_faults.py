"""What is wrong with the lines of a pasted deck list, in the reader's language.

Who reads lists says it in English, in one text with a line for each fault; the common ones are told here in other words
of the same meaning, all others as they are.
"""

from __future__ import annotations

import re
from typing import Final

from arbitre.kernel.error import Error
from arbitre.table.protocol import Fault
from arbitre.table.words import said_of

MOST: Final = 100  # faults that are told

_PLACE: Final = re.compile(r".*, line (?P<line>\d{1,5}): (?P<what>.*)")
_QUOTED: Final = r"(?P<quote>['\"])(?P<name>.*)(?P=quote)"
_KNOWN: Final = {
    "list-no-card": re.compile(rf"there is no card {_QUOTED}(?: in the pool)?"),
    "list-meant": re.compile(rf"there is no card {_QUOTED}(?: in the pool)?; did you mean (?P<meant>.+)\?"),
    "list-several": re.compile(rf"{_QUOTED} could be several cards: (?P<several>.+?)(?: and \d+ more)?"),
    "list-copies": re.compile(r"(?P<count>\d+) copies of (?P<name>.+)\? A line has from 1 to (?P<most>\d+)"),
}


def list_faults(fault: Error, lang: str) -> list[Fault]:
    """What is wrong with a list that can't be read, line by line."""
    return [_told(text, lang) for text in str(fault).splitlines()[:MOST]]


def _told(text: str, lang: str) -> Fault:
    """They say their place as "the deck, line 7: ..."; that is told by itself."""
    found = _PLACE.fullmatch(text)
    line, what = (int(found["line"]), found["what"]) if found else (0, text)
    for key, pattern in _KNOWN.items():
        known = pattern.fullmatch(what)
        if known:
            about = {name: value.replace("\\'", "'") for name, value in known.groupdict().items() if name != "quote"}
            return Fault(text=said_of(lang, key, what, **about), line=line)
    return Fault(text=what, line=line)
