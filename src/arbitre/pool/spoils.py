"""The pool of The Spoils: the cards of `spoils/cards.jsonl` by their names, and the preconstructed decks."""

from __future__ import annotations

import functools
from importlib import resources
from typing import Final, Literal

import msgspec

from arbitre.games.spoils.card import CardData
from arbitre.games.spoils.effects import VOCABULARY
from arbitre.games.spoils.facts import Facts
from arbitre.games.spoils.language import LANGUAGE
from arbitre.pool.base import CardLines, CardPool
from arbitre.pool.imported import Shelf

LINES = CardLines(LANGUAGE.decoder(CardData))
decode = LINES.decode


class Pool(CardPool[CardData, Facts]):
    """Cards of The Spoils by name."""

    def name_of(self, card: CardData) -> str:
        return card.name

    def make(self, card: CardData) -> Facts:
        return Facts(card, VOCABULARY)


@functools.cache
def package() -> Pool:
    """The cards that come with Arbitre."""
    return Pool(LINES.read("spoils/cards.jsonl"))


SHELF: Final = Shelf("spoils", LINES, package)
pool = SHELF.everything


class StarterDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck as it is sold: its faction, and all other cards, the starting resources among them."""

    name: str
    kind: Literal["two players", "new player", "preconstructed"]
    set: str
    trades: tuple[str, ...]
    faction: str
    cards: tuple[tuple[int, str], ...]

    def names(self) -> list[str]:
        """Every card of the deck by its name, a name for each copy, the faction first."""
        return [self.faction, *(name for count, name in self.cards for _ in range(count))]

    def lacking(self) -> list[str]:
        """The cards of it that can't be played yet."""
        return [name for name in (self.faction, *(name for _, name in self.cards)) if not pool().data(name).playable]


@functools.cache
def starters() -> tuple[StarterDeck, ...]:
    """The preconstructed decks."""
    text = resources.files("arbitre.pool").joinpath("spoils/decks.json").read_bytes()
    return msgspec.json.decode(text, type=tuple[StarterDeck, ...])


def starter_decks() -> dict[str, StarterDeck]:
    """Those that can be played in full, by name."""
    return {deck.name: deck for deck in starters() if not deck.lacking()}
