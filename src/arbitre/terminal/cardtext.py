"""Finding cards of a pool by what somebody types."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from arbitre.terminal.words import simple

Card = TypeVar("Card")


def find_cards(text: str, cards: Iterable[Card], names: Callable[[Card], Iterable[str]]) -> list[Card]:
    """The cards that a text can mean: by the whole name, else its beginning, else a part of it."""
    wanted = simple(text)
    known = [(card, [simple(name) for name in names(card)]) for card in cards]
    for fits in (str.__eq__, str.startswith, str.__contains__):
        found = [card for card, called in known if any(fits(one, wanted) for one in called)]
        if found:
            return found
    return []
