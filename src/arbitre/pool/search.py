"""Searching the pool of Lorcana: words in names, text and facts of three languages, and facts such as `cost<=3`."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, Final

from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.card import CardData
from arbitre.games.lorcana.deck import faults
from arbitre.games.lorcana.formats import FORMATS, format_named
from arbitre.games.lorcana.text import TEXT
from arbitre.kernel.error import Error
from arbitre.pool.importing import place
from arbitre.pool.query import Catalogue, Test, told, words_of
from arbitre.sentences import Speaker

_SIGNS: Final = str.maketrans(
    {"¤": " strength force forza ", "⛉": " willpower volonte volonta ", "◊": " lore leggenda "}
)
ALSO: Final = {
    "cout": "cost",
    "costo": "cost",
    "force": "strength",
    "forza": "strength",
    "volonte": "willpower",
    "volonta": "willpower",
    "leggenda": "lore",
    "deplacement": "move",
    "spostamento": "move",
    "encre": "ink",
    "inchiostro": "ink",
    "color": "ink",
    "colour": "ink",
    "nom": "name",
    "nome": "name",
    "texte": "text",
    "testo": "text",
    "rarete": "rarity",
    "rarita": "rarity",
    "storia": "story",
    "histoire": "story",
    "class": "classification",
    "format": "legal",
}


def _legal(value: str) -> Test:
    fmt = format_named(value)
    if fmt.name not in FORMATS:
        raise Error(f"there is no format {value!r}")
    counted = ("too-few-cards", "not-playable")
    return lambda card: all(fault.key in counted for fault in faults([card], fmt))


# -- what a card says of itself, in three languages ----------------------------------------------------------------


@functools.lru_cache(maxsize=8192)
def names_of(card: CardData) -> tuple[str, ...]:
    return tuple(words_of(name) for name in (card.full_name, *card.aka, *(x.full for x in (card.fr, card.it) if x)))


@functools.lru_cache(maxsize=8192)
def facts_of(card: CardData) -> str:
    """Names, inks, type, classifications, keywords, rarity and story."""
    return " |".join((*names_of(card), *(fact(card) for fact in LorcanaCatalogue.facts.values())))


@functools.lru_cache(maxsize=8192)
def text_of(card: CardData) -> str:
    """What it does, as we say it, and what its abilities are called."""
    if not card.abilities:
        return ""
    said = [*card.called, *(name for local in (card.fr, card.it) if local is not None for name in local.called)]
    said += [line for lang in TEXT.languages for line in TEXT.render(card.abilities, lang, kind=card.type)]
    return words_of(" | ".join(said).translate(_SIGNS))


def keywords_of(card: CardData) -> list[str]:
    return [ability.keyword for ability in card.abilities if isinstance(ability, n.Keyword)]


@functools.cache
def _in_all(term: str) -> tuple[str, ...]:
    return tuple(Speaker(lang).term(term) for lang in TEXT.languages)


@functools.cache
def _class(name: str) -> tuple[str, ...]:
    return name, *(getattr(language, "CLASSES", {}).get(name, "") for language in TEXT.tongues.values())


@functools.cache
def _keyword(name: str) -> tuple[str, ...]:
    return name, *_in_all(f"keyword-{name.lower()}")


class LorcanaCatalogue(Catalogue):
    numbers: ClassVar[Mapping[str, Callable[[Any], int | None]]] = {
        "cost": lambda card: card.cost,
        "strength": lambda card: card.strength,
        "willpower": lambda card: card.willpower,
        "lore": lambda card: card.lore,
        "move": lambda card: card.move_cost,
    }
    facts: ClassVar[Mapping[str, Callable[[Any], str]]] = {
        "ink": lambda card: told(*(name for ink in card.inks for name in _in_all(f"ink-{ink.lower()}"))),
        "type": lambda card: told(*(_in_all("song") if card.song else ()), *_in_all(card.type)),
        "classification": lambda card: told(*(name for one in card.classifications for name in _class(one))),
        "keyword": lambda card: told(*(name for one in keywords_of(card) for name in _keyword(one))),
        "rarity": lambda card: told(card.rarity),
        "story": lambda card: told(card.story),
    }
    flags: ClassVar[Mapping[str, Test]] = {
        "inkable": lambda card: card.inkable,
        "playable": lambda card: card.playable,
        "song": lambda card: card.song,
        "plain": lambda card: card.playable and not card.abilities,
    }
    also: ClassVar[Mapping[str, str]] = ALSO
    more: ClassVar[tuple[str, ...]] = ("set", "legal")

    def names_of(self, card: Any) -> tuple[str, ...]:
        return names_of(card)

    def facts_of(self, card: Any) -> str:
        return facts_of(card)

    def text_of(self, card: Any) -> str:
        return text_of(card)

    def place(self, card: Any) -> Any:
        return place(card)

    def listed(self, card: Any) -> bool:
        return bool(card.printings)

    def test(self, key: str, value: str) -> Test:
        if key == "legal":
            return _legal(value)
        return lambda card: any(code == value.upper() for code, _ in card.printings)


def search(query: str, cards: Iterable[CardData]) -> list[CardData]:
    """The cards that fit, those whose names fit first."""
    return LorcanaCatalogue().search(query, cards)
