"""Decks of 7 Fallen: those that come with the pool, and deck lists (`decklists`). Eden, Register and Book stand in one
list; a card's type says where it belongs."""

from __future__ import annotations

from arbitre.games.fallen.card import CardData
from arbitre.pool import decklists
from arbitre.pool.decklists import DeckList
from arbitre.pool.fallen import StarterDeck, pool, starter_decks


def whole(deck: StarterDeck) -> DeckList[CardData]:
    """A deck that comes with the pool, as a list."""
    return DeckList(deck.key, tuple((count, pool().data(name)) for count, name in deck.cards))


def find_deck(text: str) -> DeckList[CardData]:
    """The deck that a key, a name in either language, its kingdom or a file means."""
    known = starter_decks()
    called = {key: (deck.fr, deck.en, deck.kingdom) for key, deck in known.items()}
    return decklists.find(text, called, lambda key: whole(known[key]), pool())
