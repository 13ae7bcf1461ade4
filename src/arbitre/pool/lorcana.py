"""The Lorcana pool: the cards of `lorcana/cards.jsonl`, by their full names."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping
from typing import Final

from arbitre.games.lorcana.card import MARKETING_CARD, CardData
from arbitre.games.lorcana.effects import VOCABULARY
from arbitre.games.lorcana.facts import Facts, all_names
from arbitre.games.lorcana.language import LANGUAGE
from arbitre.pool.base import CardLines, CardPool, fold
from arbitre.pool.imported import Shelf

LINES = CardLines(LANGUAGE.decoder(CardData))
decode = LINES.decode


class Pool(CardPool[CardData, Facts]):
    """Lorcana cards by full name."""

    def name_of(self, card: CardData) -> str:
        return card.full_name

    def spoken_names(self, card: CardData) -> Iterable[str]:
        return all_names(card)

    def other_names(self, card: CardData) -> Iterable[str]:
        return card.aka

    def make(self, card: CardData) -> Facts:
        return Facts(card, VOCABULARY)


MARKETING = CardData(name=MARKETING_CARD, type="item", cost=0, inkable=False)


@functools.cache
def package() -> Pool:
    """The cards that come with Arbitre."""
    return Pool([*LINES.read("lorcana/cards.jsonl"), MARKETING])


SHELF: Final = Shelf("lorcana", LINES, package)
pool = SHELF.everything


def local_names(lang: str) -> Mapping[str, str]:
    """The names of the pool's cards in a language, by their English ones."""
    return _names(pool(), lang)


@functools.lru_cache(maxsize=8)
def _names(cards: Pool, lang: str) -> Mapping[str, str]:
    found: dict[str, str] = {}
    for card in cards:
        local = getattr(card, lang, None)
        if local is not None:
            found.setdefault(card.name, local.name)
            for name, called in zip(card.called, local.called, strict=False):
                found.setdefault(name, called)
    return found


__all__ = ["MARKETING", "SHELF", "Pool", "decode", "fold", "local_names", "package", "pool"]
