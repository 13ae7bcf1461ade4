"""Deck lists as other deck builders and tables write them: each is recognised when it is read."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from arbitre.games.lorcana.card import CardData
from arbitre.kernel.error import Error
from arbitre.pool.finding import Finder, finder
from arbitre.pool.formats import dreamborn, duels, lorcanajson, lorcanito, pixelborn, plain, tabletop
from arbitre.pool.formats.decklist import DeckList, Reading, not_understood
from arbitre.pool.lorcana import Pool, pool

NameOf = Callable[[CardData], str]


@dataclass(frozen=True)
class ListFormat:
    """A way to write a deck list. `write` gets the deck, how cards are found, and what a card is called."""

    key: str
    about: str
    ending: str
    """How the name of such a file ends."""
    write: Callable[[DeckList, Finder, NameOf], str]


FORMATS: Final = {
    fmt.key: fmt
    for fmt in (
        ListFormat(
            "text", "plain text, a line for each card: every builder reads it", "txt", lambda d, f, n: plain.write(d, n)
        ),
        ListFormat(
            "pixelborn", "the deck code of Pixelborn, Dreamborn, Inktable", "txt", lambda d, f, n: pixelborn.write(d)
        ),
        ListFormat("inktable", "an import link for Inktable", "txt", lambda d, f, n: pixelborn.write_link(d)),
        ListFormat("dreamborn", "Dreamborn's collection file (CSV)", "csv", lambda d, f, n: dreamborn.write(d, f)),
        ListFormat("duels", "duels.ink (JSON with an id for each card)", "json", lambda d, f, n: duels.write(d, f)),
        ListFormat(
            "ids", "a line for each card: how many, set and number", "txt", lambda d, f, n: duels.write_lines(d, f)
        ),
        ListFormat("lorcanito", "Lorcanito (JSON)", "json", lambda d, f, n: lorcanito.write(d, n)),
        ListFormat("tabletop", "Tabletop Simulator, no pictures", "json", lambda d, f, n: tabletop.write(d)),
        ListFormat("lorcanajson", "LorcanaJSON's deck file", "json", lambda d, f, n: lorcanajson.write(d)),
    )
}


def read(text: str, where: str = "deck list", cards: Pool | None = None) -> DeckList:
    """A deck list in any of the formats. All faults are reported at once, each with its line and the nearest names."""
    text = text.lstrip("\ufeff")
    into = Reading(finder(cards if cards is not None else pool()), where)
    if text.lstrip().startswith(("{", "[")):
        _read_json(text, into, where)
    elif pixelborn.is_link(text):
        pixelborn.read_link(text, into)
    elif dreamborn.is_csv(text):
        dreamborn.read(text, into)
    elif pixelborn.is_code(text):
        pixelborn.read(text, into)
    else:
        plain.read(text, into)
    return into.done()


def _read_json(text: str, into: Reading, where: str) -> None:
    try:
        data: Any = json.loads(text)
    except (ValueError, RecursionError) as fault:
        raise not_understood(where, f"it begins like JSON, but: {fault}") from fault
    if isinstance(data, list):
        data = {"cardIds": data}
    if isinstance(data.get("name"), str):
        into.name = data["name"]
    for kind in (duels, lorcanito, tabletop, lorcanajson):
        if kind.fits(data):
            kind.read(data, into)
            return
    raise not_understood(where, "this JSON has neither cardIds nor cards nor ObjectStates")


def is_pasted(text: str) -> bool:
    """Whether a text of one line is itself a deck: JSON, a link or a code, not the name of one."""
    return text.lstrip().startswith(("{", "[")) or pixelborn.is_link(text) or pixelborn.is_code(text)


def write(deck: DeckList, to: str = "text", lang: str = "en", cards: Pool | None = None) -> str:
    """A deck list in one of the formats. Names are English except in plain text, which can have those of a language."""
    fmt = FORMATS.get(to)
    if fmt is None:
        raise Error(f"there is no deck format {to!r}; there are: {', '.join(FORMATS)}")
    known = finder(cards if cards is not None else pool())

    def name_of(card: CardData) -> str:
        local = {"fr": card.fr, "it": card.it}.get(lang)
        clear = local is not None and known.get(local.full) is card  # a few names belong to two cards
        return local.full if local is not None and clear else card.full_name

    return fmt.write(deck, known, name_of)
