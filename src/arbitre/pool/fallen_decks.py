"""Decks of 7 Fallen: those that come with the pool, and deck lists (`decklists`). Eden, Register and Book are in one
list; a card's type says where it belongs."""

from __future__ import annotations

from arbitre.games.fallen.card import CardData
from arbitre.pool import decklists
from arbitre.pool.decklists import DeckList
from arbitre.pool.fallen import StarterDeck, pool, starter_decks


def whole(deck: StarterDeck) -> DeckList[CardData]:
    """A deck that comes with the pool, as a list."""
    return DeckList(deck.key, tuple((count, pool().data(name)) for count, name in deck.cards))


def decks() -> dict[str, DeckList[CardData]]:
    """Those that come with the pool, by key."""
    return {key: whole(deck) for key, deck in starter_decks().items()}


def find_deck(text: str, files: bool = True) -> DeckList[CardData]:
    """The deck that a key, a name in either language, its kingdom, a deck list or a file means."""
    known = starter_decks()
    called = {key: (deck.fr, deck.en, deck.kingdom) for key, deck in known.items()}
    return decklists.find(text, called, lambda key: whole(known[key]), pool(), files)


def named(text: str) -> DeckList[CardData]:
    """The same for callers that may not have files read."""
    return find_deck(text, files=False)
