"""Plain text, which every builder reads and writes: a line for each card, "2 Stitch - New Dog". Also read are "2x ...",
"... x2", the name alone for one copy, names in French and Italian, other dashes or a comma before the version,
printings after the name ("(TFC)", "[1]", "#32", "*E*"), and set and number in place of a name ("4 10-71"). Empty lines,
lines that start with "#" or "//", and headings such as "Characters (20)" are skipped. What is under "--- MAYBEBOARD" is
not in the deck; what is under "--- SIDEBOARD" is.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from arbitre.games.lorcana.card import CardData
from arbitre.pool.formats.decklist import PRINTED, DeckList, Reading

_BEFORE: Final = re.compile(r"(?P<count>\d{1,6})(?:\s*[xX×](?![^\W_]))?\s+(?P<name>.+)")
_AFTER: Final = re.compile(r"(?P<name>.+?)\s+[xX×]\s?(?P<count>\d{1,6})")
_PRINTING: Final = re.compile(r"\s*(?:\([^()]*\)|\[[^\[\]]*\]|#\d+|\*[A-Za-z]\*)(?:\s*\d+)?$")
_SECTION: Final = re.compile(r"-{2,}\s*(?P<name>[^\W\d_]+)\s*-*", re.UNICODE)
_WORDS: Final = (
    "deck|main ?deck|sideboard|characters?|actions?|songs?|items?|locations?"
    "|personnages?|chansons?|objets?|lieux|lieu|pioche|mazzo|personagg[io]|azion[ei]|canzon[ei]|oggett[io]|luog(?:o|hi)"
)
_HEADING: Final = re.compile(rf"(?:{_WORDS})\b[^-]*", re.IGNORECASE)


def read(text: str, into: Reading) -> None:
    left_out = False
    for row, line in enumerate(text.splitlines(), 1):
        line = line.strip().lstrip("\ufeff")
        if not line or line.startswith(("#", "//")):
            continue
        section = _SECTION.fullmatch(line)
        if section is not None:
            left_out = section["name"].casefold() == "maybeboard"
        elif not left_out:
            _read_line(line, into, f"line {row}")


def _read_line(line: str, into: Reading, place: str) -> None:
    whole = into.finder.get(line)  # a name may begin with a number
    if whole is not None:
        into.add(1, whole, place)
        return
    match, after = _BEFORE.fullmatch(line), _AFTER.fullmatch(line)
    if match is None or (after is not None and _without_printing(after["name"], into) is not None):
        match = after or match  # "99 Puppies x2": the number in front belongs to the name
    count, name = (int(match["count"]), match["name"].strip()) if match else (1, line)
    by_number = PRINTED.fullmatch(name)
    if by_number is not None:
        into.printed(count, by_number["set"], int(by_number["number"]), place, bool(by_number["series"]))
        return
    card = _without_printing(name, into)
    if card is not None:
        into.add(count, card, place)
    elif match is not None or not _HEADING.fullmatch(line):
        into.named(count, _PRINTING.sub("", name), place)


def _without_printing(name: str, into: Reading) -> CardData | None:
    """The card of a name, with or without its printing after it."""
    while True:
        found = into.finder.get(name)
        shorter = _PRINTING.sub("", name)
        if found is not None or shorter == name or not shorter:
            return found
        name = shorter


def write(deck: DeckList, name_of: Callable[[CardData], str]) -> str:
    return "".join(f"{count} {name_of(card)}\n" for count, card in deck.cards)
