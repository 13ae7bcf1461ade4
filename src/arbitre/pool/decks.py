"""Decks: the starter decks of the pool, and deck lists in plain text, as people write and paste them.

A list has a line for each card: "2 Stitch - New Dog", also "2x ...", or the name alone for one copy, in English, French
or Italian. Empty lines, lines that start with "#" or "//", and headings such as "Characters (20)" are passed over.
"""

from __future__ import annotations

import difflib
import functools
import re
from importlib import resources
from pathlib import Path

import msgspec

from arbitre.kernel.error import Error, IllegalDeck, UnknownCard
from arbitre.pool.lorcana import Pool, fold, pool

_LINE = re.compile(r"(?:(?P<count>\d+)\s*[xX×]?\s+)?(?P<name>.+)")
_PRINTING = re.compile(r"\s*(?:\([^()]*\)|\[[^\[\]]*\]|#\d+)(?:\s*\d+)?$")
_HEADING = re.compile(r"(?:deck|main ?deck|characters?|actions?|songs?|items?|locations?)\b[^-]*", re.IGNORECASE)


class StarterDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck as it is sold."""

    name: str
    inks: tuple[str, ...]
    cards: tuple[tuple[int, str], ...]

    def names(self) -> list[str]:
        """Every card of the deck by its full name, a name for each copy."""
        return [name for count, name in self.cards for _ in range(count)]


@functools.cache
def starters() -> tuple[StarterDeck, ...]:
    """The starter decks with all that is known of them."""
    text = resources.files("arbitre.pool").joinpath("lorcana/decks.json").read_bytes()
    return msgspec.json.decode(text, type=tuple[StarterDeck, ...])


def starter_decks() -> dict[str, list[str]]:
    """The starter decks by name, each a list of full card names."""
    return {deck.name: deck.names() for deck in starters()}


def find_deck(text: str, cards: Pool | None = None) -> tuple[str, list[str]]:
    """The deck that a name or a file means, with the name to call it by. The start of a starter deck's name will do."""
    wanted = fold(text)
    decks = starter_decks()
    names = [name for name in decks if fold(name) == wanted]
    if not names and wanted:
        names = [name for name in decks if wanted in fold(name)]
    path = Path(text).expanduser()
    if path.is_file() and not (names and fold(names[0]) == wanted):
        return path.stem, read_deck(_text_of(path), str(path), cards)
    if len(names) == 1:
        return names[0], decks[names[0]]
    if names:
        raise Error(f"the deck {text!r} could be: {', '.join(names)}")
    near = difflib.get_close_matches(wanted, [fold(name) for name in decks], n=1, cutoff=0.5)
    hint = next((f" did you mean {name!r}?" for name in decks if fold(name) in near), "")
    raise Error(f"there is no starter deck and no file {text!r};{hint} the starter decks are: {', '.join(decks)}")


def _text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as fault:
        raise Error(f"the deck list {path} can't be read: {fault}") from fault


def read_deck(text: str, where: str = "deck list", cards: Pool | None = None) -> list[str]:
    """A deck list in plain text as full card names. All faults are told at once, each with its line."""
    cards = cards if cards is not None else pool()
    found: list[str] = []
    faults: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if not line or line.startswith(("#", "//")):
            continue
        match = _LINE.fullmatch(line)
        assert match is not None
        count = int(match["count"] or 1)
        try:
            name = _card_named(match["name"].strip(), cards)
        except UnknownCard as fault:
            if match["count"] is None and _HEADING.fullmatch(line):
                continue
            faults.append(f"{where}, line {number}: {fault}")
            continue
        if not 1 <= count <= 99:
            faults.append(f"{where}, line {number}: {count} copies of {name}? A line has from 1 to 99")
            continue
        found += [name] * count
    if faults:
        raise UnknownCard("\n".join(faults))
    if not found:
        raise IllegalDeck(f"{where} has no cards; a line of a deck list is a number and a card: 2 Stitch - New Dog")
    return found


def _card_named(name: str, cards: Pool) -> str:
    """The full English name of a card written in any of the languages, with or without its printing after it."""
    for wanted in dict.fromkeys((name, _PRINTING.sub("", name))):
        if wanted in cards:
            return cards.data(wanted).full_name
        local = _local_names(cards).get(fold(wanted))
        if local is not None:
            return local
    return cards.data(name).full_name


@functools.lru_cache(maxsize=4)
def _local_names(cards: Pool) -> dict[str, str]:
    """French and Italian names of cards, with the English one of each."""
    found: dict[str, str] = {}
    for card in cards:
        for local in (card.fr, card.it):
            if local is not None:
                found.setdefault(fold(local.full), card.full_name)
    return found
