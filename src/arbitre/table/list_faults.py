"""What is wrong with a pasted deck list or with a search for cards, in the reader's language.

Who reads them says it in English, of a list in one text with a line for each fault; they are told here in other words
of the same meaning. What a parser of JSON says is left as it is.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from arbitre.kernel.error import Error
from arbitre.table.protocol import Fault
from arbitre.table.words import said_of

MOST: Final = 100  # faults that are told

_PLACE: Final = re.compile(r".*?, (?P<place>line|card) (?P<number>\d{1,5}): (?P<what>.*)")
_QUOTED: Final = r"(?P<quote>['\"])(?P<name>.*)(?P=quote)"
_KNOWN: Final = {
    "list-no-card": re.compile(rf"there is no card {_QUOTED}(?: in the pool)?"),
    "list-meant": re.compile(rf"there is no card {_QUOTED}(?: in the pool)?; did you mean (?P<meant>.+)\?"),
    "list-several": re.compile(rf"{_QUOTED} could be several cards: (?P<several>.+?)(?: and \d+ more)?"),
    "list-copies": re.compile(r"(?P<count>-?\d+) copies of (?P<name>.+)\? A line has from 1 to (?P<most>\d+)"),
    "list-count": re.compile(rf"the count is a number, not {_QUOTED}"),
    "list-number": re.compile(r"set '(?P<set>.*)', card '(?P<number>.*)': a number such as .+ is needed, or a name"),
    "list-printing": re.compile(r"(?P<name>.+) is not a set and a number: (?P<example>.+)"),
    "list-code": re.compile(rf"{_QUOTED} is not a name and a number: (?P<example>.+)"),
    "list-entry": re.compile(r"an entry needs a fullName and an amount .+"),
    "list-promotional": re.compile(
        r"which promotional card of set (?P<set>\S+) has the number (?P<number>\d+) is not known: give its name"
    ),
    "list-past": re.compile(
        r"there is no card (?P<printing>\S+); the numbers of set (?P<set>\S+) end at (?P<last>\d+)"
    ),
    "list-no-set": re.compile(r"there is no card (?P<printing>\S+); there are the sets (?P<sets>.+)"),
    "list-unnumbered": re.compile(r"(?P<name>.+) has no number in a set"),
    "list-empty": re.compile(r".+ has no cards; a line of a deck list is a number and a card: (?P<example>.+)"),
    "list-json": re.compile(r".+ (?:can't be understood: it )?begins like JSON, but: (?P<what>.+)"),
    "list-no-json": re.compile(r".+ can't be understood: this JSON has neither cardIds nor cards nor ObjectStates"),
    "list-tabletop": re.compile(r".+: of JSON only saved objects of Tabletop Simulator are read, .+"),
    "list-link": re.compile(r"the link can't be understood: .+"),
    "list-no-code": re.compile(r"that is no deck code: .+"),
}
_SEARCHES: Final = {
    "search-compare": re.compile(r"(?P<term>.+): only (?P<known>.+) can be compared"),
    "search-nothing": re.compile(r"(?P<term>.+): there is nothing to look for"),
    "search-is": re.compile(r"(?P<term>is:.*): there are (?P<known>.+)"),
    "search-fact": re.compile(rf"cards have no {_QUOTED} to search for.*? There are: (?P<known>.+)"),
    "search-number": re.compile(r"(?P<term>.+): a number is needed, as in .+"),
    "search-open": re.compile(r"the search .+ has a quotation mark that is not closed", re.DOTALL),
    "search-format": re.compile(rf"there is no format {_QUOTED}(?:; there are: .+)?"),
}


def search_fault(fault: Error, lang: str) -> Fault:
    """What is wrong with a search."""
    return Fault(text=_said(str(fault), _SEARCHES, lang))


def list_faults(fault: Error, lang: str) -> list[Fault]:
    """What is wrong with a list that can't be read, line by line."""
    return [_told(text, lang) for text in str(fault).splitlines()[:MOST]]


def _told(text: str, lang: str) -> Fault:
    """They say their place as "the deck, line 7: ..."; that is told by itself."""
    found = _PLACE.fullmatch(text)
    number, what = (int(found["number"]), found["what"]) if found else (0, text)
    line, card = (0, number) if found and found["place"] == "card" else (number, 0)
    return Fault(text=_said(what, _KNOWN, lang), line=line, card=card)


def _said(text: str, patterns: Mapping[str, re.Pattern[str]], lang: str) -> str:
    """In a language, if it is one of those that are known."""
    for key, pattern in patterns.items():
        known = pattern.fullmatch(text)
        if known:
            about = {name: value.replace("\\'", "'") for name, value in known.groupdict().items() if name != "quote"}
            return said_of(lang, key, text, **about)
    return text
