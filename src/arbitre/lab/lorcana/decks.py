"""Random decks of the pool's playable cards, made from a stream of chance alone: the same seed gives the same decks."""

from __future__ import annotations

import functools
from collections.abc import Sequence

from arbitre.games.lorcana.card import CardData
from arbitre.games.lorcana.deck import faults
from arbitre.games.lorcana.formats import Format
from arbitre.kernel.chance import Chance
from arbitre.kernel.error import Error
from arbitre.pool.lorcana import Pool


@functools.cache
def playable(cards: Pool) -> tuple[CardData, ...]:
    """The cards that can be in a game: those that belong in decks and lack nothing."""
    return tuple(card for card in cards if card.inks and card.playable)


def random_deck(chance: Chance, cards: Pool, size: int = 60) -> list[str]:
    """A deck of any cards, up to four of each at a time. No format but `any` would allow it."""
    known = playable(cards)
    deck: list[str] = []
    while len(deck) < size:
        deck += [known[chance.below(len(known))].full_name] * (1 + chance.below(4))
    return deck[:size]


def legal_deck(chance: Chance, cards: Pool, fmt: Format) -> list[str]:
    """A deck the format allows, no larger than it must be: of as many inks, and as many copies of each card."""
    among = _of_some_inks(chance, playable(cards), fmt)
    deck: list[str] = []
    while len(deck) < fmt.minimum:
        if not among:
            raise Error(f"the playable cards are too few for a random deck for {fmt.name}")
        card = among.pop(chance.below(len(among)))
        wanted = min(1 + chance.below(4), fmt.minimum - len(deck))
        deck += [card.full_name] * min(wanted, most_copies(card, fmt))
    return deck


def _of_some_inks(chance: Chance, known: Sequence[CardData], fmt: Format) -> list[CardData]:
    """The cards of as many inks as the format allows, chosen at random."""
    if fmt.inks is None:
        return list(known)
    left = sorted({ink for card in known for ink in card.inks})
    chosen = {left.pop(chance.below(len(left))) for _ in range(min(fmt.inks, len(left)))}
    return [card for card in known if chosen.issuperset(card.inks)]


@functools.cache
def most_copies(card: CardData, fmt: Format) -> int:
    """How many of it a deck may hold, as far as it matters here. What a card says about itself counts."""
    number = 4
    while number and any(fault.key not in ("too-few-cards", "too-many-inks") for fault in faults([card] * number, fmt)):
        number -= 1
    return number
