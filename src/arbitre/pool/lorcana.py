"""The Lorcana pool: the cards of `lorcana/cards.jsonl`, by their full names."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from importlib import resources

import msgspec

from arbitre.games.lorcana.card import MARKETING_CARD, CardData
from arbitre.games.lorcana.facts import Facts, all_names
from arbitre.games.lorcana.words import WORDS
from arbitre.kernel.error import BadData
from arbitre.pool.base import CardPool, fold

_DECODER = msgspec.json.Decoder(CardData)


def decode(line: bytes | str, where: str) -> CardData:
    """A card from its data; a misspelt or unknown field is an error that says where."""
    try:
        return _DECODER.decode(line)
    except msgspec.DecodeError as fault:
        raise BadData(f"{where}: {fault}") from fault


class Pool(CardPool[CardData, Facts]):
    """Lorcana cards by full name."""

    def name_of(self, card: CardData) -> str:
        return card.full_name

    def spoken_names(self, card: CardData) -> Iterable[str]:
        return all_names(card)

    def other_names(self, card: CardData) -> Iterable[str]:
        return card.aka

    def make(self, card: CardData) -> Facts:
        return Facts(card, WORDS)


MARKETING = CardData(name=MARKETING_CARD, type="item", cost=0, inkable=False)


@functools.cache
def pool() -> Pool:
    text = resources.files("arbitre.pool").joinpath("lorcana/cards.jsonl").read_bytes()
    lines = [line for line in text.split(b"\n") if line.strip()]
    return Pool([decode(line, f"cards.jsonl, line {i}") for i, line in enumerate(lines, 1)] + [MARKETING])


__all__ = ["MARKETING", "Pool", "decode", "fold", "pool"]
