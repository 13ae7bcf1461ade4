"""Decks: the preconstructed ones, and deck lists in every format of `arbitre.pool.formats`."""

from __future__ import annotations

import functools
from importlib import resources
from pathlib import Path
from typing import Literal

import msgspec

from arbitre.kernel.error import Error
from arbitre.pool import formats
from arbitre.pool.decklists import not_one
from arbitre.pool.formats.decklist import DeckList
from arbitre.pool.lorcana import Pool, fold, pool


class StarterDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck as it is sold: a starter deck, or a hero deck of a box for players against the game."""

    name: str
    kind: Literal["starter", "hero"]
    set: str
    inks: tuple[str, ...]
    cards: tuple[tuple[int, str], ...]

    def names(self) -> list[str]:
        """Every card of the deck by its full name, a name for each copy."""
        return [name for count, name in self.cards for _ in range(count)]

    def lacking(self) -> list[str]:
        """The cards of it that can't be played yet."""
        return [name for _, name in self.cards if not pool().data(name).playable]


@functools.cache
def starters() -> tuple[StarterDeck, ...]:
    """The preconstructed decks, with all that is known about them."""
    text = resources.files("arbitre.pool").joinpath("lorcana/decks.json").read_bytes()
    return msgspec.json.decode(text, type=tuple[StarterDeck, ...])


def starter_decks() -> dict[str, list[str]]:
    """Those that can be played, by name, each a list of full card names."""
    return {deck.name: deck.names() for deck in starters() if not deck.lacking()}


def whole(deck: StarterDeck) -> DeckList:
    """A preconstructed deck, as a list."""
    return DeckList(tuple((count, pool().data(name)) for count, name in deck.cards), deck.name)


def decks() -> dict[str, DeckList]:
    """The preconstructed ones that can be played in full, by name."""
    return {deck.name: whole(deck) for deck in starters() if not deck.lacking()}


def find_deck(text: str, files: bool = True) -> DeckList:
    """The deck that a name, a file, a deck code, a link or a deck list of several lines means. Part of the name of a
    preconstructed deck will do."""
    if "\n" in text.strip():
        return _read(text, "the deck", "deck")
    wanted = fold(text)
    known = {deck.name: deck for deck in starters()}
    names = [name for name in known if fold(name) == wanted]
    if not names and wanted:
        names = [name for name in known if fold(name).startswith(wanted)] or [n for n in known if wanted in fold(n)]
    if not (names and fold(names[0]) == wanted):
        path = Path(text)
        if files and _is_file(path):
            return _read(_text_of(path.expanduser()), str(path), path.stem)
        if formats.is_pasted(text):
            return _read(text, "the deck", "deck")
    if len(names) == 1:
        return whole(known[names[0]])
    raise not_one(text, names, known, "starter deck", "starter decks", files)


def named(text: str) -> DeckList:
    """The same for callers that may not have files read."""
    return find_deck(text, files=False)


def _read(text: str, where: str, name: str) -> DeckList:
    found = formats.read(text, where)
    return DeckList(found.cards, found.name or name)


def _is_file(path: Path) -> bool:
    try:
        return path.expanduser().is_file()
    except (OSError, ValueError, RuntimeError):
        return False  # a deck code is too long for a file name, and "~" may be nobody's home


def _text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as fault:
        raise Error(f"the deck list {path} can't be read: {fault}") from fault


def read_deck(text: str, where: str = "deck list", cards: Pool | None = None) -> list[str]:
    """A deck list in any format as full card names. All faults are reported at once, each with its line."""
    return formats.read(text, where, cards).names()
