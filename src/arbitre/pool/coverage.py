"""How much of the pool can be played: by set, compiled from text or written by hand, and the preconstructed decks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from arbitre.games.lorcana.card import CardData
from arbitre.games.spoils.card import CardData as SpoilsCard
from arbitre.pool.decks import starters
from arbitre.pool.lorcana import MARKETING, Pool


class Count(NamedTuple):
    """Of the cards first printed in a set."""

    name: str
    cards: int
    compiled: int
    by_hand: int

    @property
    def playable(self) -> int:
        return self.compiled + self.by_hand

    @property
    def share(self) -> float:
        return self.playable / self.cards if self.cards else 0.0


def count(name: str, cards: Iterable[CardData | SpoilsCard]) -> Count:
    there = list(cards)
    playable = [card for card in there if card.playable]
    return Count(name, len(there), sum(not card.by_hand for card in playable), sum(card.by_hand for card in playable))


def first_set(card: CardData) -> str:
    return card.printings[0][0] if card.printings else "?"


def by_set(cards: Pool) -> list[Count]:
    """A count for each set, the numbered sets together, and everything."""
    there = [card for card in cards if card.full_name != MARKETING.full_name]
    codes = sorted({first_set(card) for card in there}, key=lambda code: (not code.isdecimal(), len(code), code))
    counts = [count(code, (card for card in there if first_set(card) == code)) for code in codes]
    numbered = [card for card in there if first_set(card).isdecimal()]
    return [*counts, count("numbered sets", numbered), count("all", there)]


def lacking(cards: Pool) -> list[CardData]:
    """The cards that can't be played yet, in the order of the sets."""
    return [card for card in cards if not card.playable]


def decks_playable() -> tuple[list[str], list[str]]:
    """The preconstructed decks: those that can be played in full, and the others."""
    there = starters()
    return [deck.name for deck in there if not deck.lacking()], [deck.name for deck in there if deck.lacking()]
