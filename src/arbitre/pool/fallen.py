"""The pool of 7 Fallen: the cards of `fallen/*.jsonl` by their French names, one file per kingdom, and its decks."""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Iterable, Mapping
from importlib import resources
from typing import Final

import msgspec

from arbitre.games.fallen.card import CardData
from arbitre.games.fallen.effects import VOCABULARY
from arbitre.games.fallen.facts import Facts
from arbitre.games.fallen.language import LANGUAGE
from arbitre.games.fallen.spelling import check_familiars
from arbitre.kernel.error import BadData
from arbitre.pool.base import CardLines, CardPool
from arbitre.pool.imported import Shelf

FOLDER = "fallen"

LINES = CardLines(LANGUAGE.decoder(CardData))
decode = LINES.decode


class Pool(CardPool[CardData, Facts]):
    """Cards of 7 Fallen by name; their English names will do too."""

    def name_of(self, card: CardData) -> str:
        return card.name

    def other_names(self, card: CardData) -> Iterable[str]:
        return (card.en,) if card.en else ()

    def make(self, card: CardData) -> Facts:
        check_familiars(card, self.familiar_names)
        return Facts(card, VOCABULARY)

    @functools.cached_property
    def familiar_names(self) -> frozenset[str]:
        return frozenset(card.name for card in self if card.type == "familiar")

    @functools.cached_property
    def familiars(self) -> dict[str, Facts]:
        """The Familiars that effects can make, by name: Démon (F7.1.1), Faucon (F7.2.1, F7.2.3), Goule (F7.3.1), Meca
        (F7.4.1, F7.4.2), Poseid (F7.5.1), Tréen (F7.6.1, F7.6.2), Veilleur (F7.7.1, F7.7.2)."""
        return {card.name: self.facts(card.name) for card in self if card.type == "familiar"}

    @functools.cached_property
    def classes(self) -> tuple[str, ...]:
        """All classes there are (F6.11.1)."""
        return tuple(sorted({name for card in self for name in card.classes}))


def name_of(card: CardData, lang: str) -> str:
    return card.en or card.name if lang == "en" else card.name


def local_names(lang: str) -> Mapping[str, str]:
    """The names of the pool's cards in a language, by the French ones."""
    return _names(pool(), lang)


@functools.lru_cache(maxsize=8)
def _names(cards: Pool, lang: str) -> Mapping[str, str]:
    return {card.name: name_of(card, lang) for card in cards}


@functools.cache
def package() -> Pool:
    """The cards that come with Arbitre."""
    folder = resources.files("arbitre.pool").joinpath(FOLDER)
    files = sorted(file.name for file in folder.iterdir() if file.name.endswith(".jsonl"))
    return Pool(card for file in files for card in LINES.read(f"{FOLDER}/{file}"))


SHELF: Final = Shelf("fallen", LINES, package)
pool = SHELF.everything


class StarterDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck of ours: the cards of its Eden, and how many of which Worshippers and pages."""

    key: str
    """What to call it: short, lower case, no spaces."""
    fr: str
    en: str
    kingdom: str
    deity: str
    archangel: str
    temple: str
    register: dict[str, int]
    book: dict[str, int]
    gift: str = ""

    @property
    def name(self) -> str:
        return self.key

    @property
    def eden(self) -> tuple[str, ...]:
        return tuple(name for name in (self.deity, self.archangel, self.temple, self.gift) if name)

    @property
    def cards(self) -> tuple[tuple[int, str], ...]:
        """How many of which cards, Eden first, then the Register, then the Book."""
        pages = ((count, name) for part in (self.register, self.book) for name, count in part.items())
        return (*((1, name) for name in self.eden), *pages)

    def names(self) -> list[str]:
        """Every card of the deck by its name, a name for each copy."""
        return [name for count, name in self.cards for _ in range(count)]


class _Decks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    deck: tuple[StarterDeck, ...] = ()


def read_decks(text: str, where: str) -> tuple[StarterDeck, ...]:
    """Decks from a file such as `fallen/decks.toml`; a misspelt or unknown field is an error. Its format, deck by deck:

    [[deck]]
    key = "eondra"                      # what one calls it
    fr = "Les flammes d'Eondra"
    en = "The Flames of Eondra"
    kingdom = "Eondra"                  # as the Deity has it
    deity = "..."                       # names of cards as they are in the pool
    archangel = "..."
    temple = "..."
    gift = "..."                        # may be left out
    [deck.register]                     # ten Worshippers
    "Jeune Féa" = 3                     # name = copies
    [deck.book]                         # fifty pages or more
    "..." = 3
    """
    try:
        found = msgspec.convert(tomllib.loads(text), _Decks).deck
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as fault:
        raise BadData(f"{where}: {fault}") from fault
    keys = [deck.key for deck in found]
    for key in keys:
        if keys.count(key) > 1:
            raise BadData(f"{where}: there are two decks {key!r}")
    return found


@functools.cache
def starters() -> tuple[StarterDeck, ...]:
    """The decks that come with the pool."""
    file = resources.files("arbitre.pool").joinpath(f"{FOLDER}/decks.toml")
    return read_decks(file.read_text(encoding="utf-8"), "decks.toml")


def starter_decks() -> dict[str, StarterDeck]:
    """The same by key."""
    return {deck.key: deck for deck in starters()}
