"""Decks of The Spoils: those that are sold, and deck lists (`decklists`). The faction is one of the cards."""

from __future__ import annotations

from arbitre.games.spoils.card import CardData
from arbitre.pool import decklists
from arbitre.pool.decklists import DeckList
from arbitre.pool.spoils import StarterDeck, pool, starters


def whole(deck: StarterDeck) -> DeckList[CardData]:
    """A deck that is sold, with its faction."""
    rows = ((1, deck.faction), *deck.cards)
    return DeckList(deck.name, tuple((count, pool().data(name)) for count, name in rows))


def find_deck(text: str) -> DeckList[CardData]:
    """The deck that a name or a file means. A part of the name of a deck that is sold will do."""
    known = {deck.name: deck for deck in starters()}
    return decklists.find(text, dict.fromkeys(known, ()), lambda name: whole(known[name]), pool())
