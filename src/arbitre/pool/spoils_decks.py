"""Decks of The Spoils: the preconstructed ones, and deck lists (`decklists`). The faction is one of the cards."""

from __future__ import annotations

from arbitre.games.spoils.card import CardData
from arbitre.pool import decklists
from arbitre.pool.decklists import DeckList
from arbitre.pool.spoils import StarterDeck, pool, starters


def whole(deck: StarterDeck) -> DeckList[CardData]:
    """A preconstructed deck, with its faction."""
    rows = ((1, deck.faction), *deck.cards)
    return DeckList(deck.name, tuple((count, pool().data(name)) for count, name in rows))


def decks() -> dict[str, DeckList[CardData]]:
    """The preconstructed ones that can be played in full, by name."""
    return {deck.name: whole(deck) for deck in starters() if not deck.lacking()}


def find_deck(text: str, files: bool = True) -> DeckList[CardData]:
    """The deck that a name, a deck list or a file means. Part of the name of a preconstructed deck will do."""
    known = {deck.name: deck for deck in starters()}
    return decklists.find(text, dict.fromkeys(known, ()), lambda name: whole(known[name]), pool(), files)


def named(text: str) -> DeckList[CardData]:
    """The same for callers that may not have files read."""
    return find_deck(text, files=False)
