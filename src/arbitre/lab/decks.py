"""The cards random decks can be made of."""

from __future__ import annotations

import functools
from typing import Any

from arbitre.kernel.error import BadData
from arbitre.pool.base import CardPool


@functools.cache
def playable(cards: CardPool[Any, Any]) -> tuple[Any, ...]:
    """The cards that can be in a game: nothing is lacking, and the engine knows every word of them."""
    return tuple(card for card in cards if card.playable and _known(card, cards))


def _known(card: Any, cards: CardPool[Any, Any]) -> bool:
    try:
        cards.facts(cards.name_of(card))
    except BadData:
        return False
    return True
