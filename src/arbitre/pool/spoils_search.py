"""Searching the pool of The Spoils: words in names, text and facts of two languages, and facts such as `speed>3`."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

from arbitre.games.spoils import nodes as n
from arbitre.games.spoils.card import CardData
from arbitre.games.spoils.text import TEXT
from arbitre.pool.query import Catalogue, Test, told, words_of
from arbitre.pool.spoils_source import place
from arbitre.sentences import Speaker
from arbitre.sentences.spoils import SIGNS

GAME: Final = "spoils"
ALSO: Final = {
    "cout": "cost",
    "force": "strength",
    "endurance": "life",
    "vie": "life",
    "vitesse": "speed",
    "seuil": "threshold",
    "icon": "threshold",
    "icons": "threshold",
    "icone": "threshold",
    "profession": "trade",
    "fournit": "provides",
    "class": "subtype",
    "nom": "name",
    "texte": "text",
    "rarete": "rarity",
}


@functools.lru_cache(maxsize=4096)
def _facts_of(card: CardData) -> str:
    return " |".join((words_of(card.name), *(fact(card) for fact in SpoilsCatalogue.facts.values())))


@functools.lru_cache(maxsize=4096)
def _text_of(card: CardData) -> str:
    said = [line for lang in TEXT.languages for line in TEXT.render(card.abilities, lang, kind=card.type)]
    return words_of(" | ".join(said)) if card.abilities else ""


def keywords_of(card: CardData) -> list[str]:
    return [ability.keyword for ability in card.abilities if isinstance(ability, n.Keyword)]


@functools.cache
def _in_all(term: str) -> tuple[str, ...]:
    return tuple(Speaker(lang, game=GAME).term(term) for lang in TEXT.languages)


def _icons(letters: str) -> str:
    names = (name for letter in dict.fromkeys(letters) for name in _in_all(f"icon-{SIGNS[letter]}"))
    return told(letters, *names)


class SpoilsCatalogue(Catalogue):
    numbers: ClassVar[Mapping[str, Callable[[Any], int | None]]] = {
        "cost": lambda card: card.cost,
        "strength": lambda card: card.strength,
        "life": lambda card: card.life,
        "speed": lambda card: card.speed,
        "structure": lambda card: card.structure,
        "influence": lambda card: card.influence,
    }
    facts: ClassVar[Mapping[str, Callable[[Any], str]]] = {
        "trade": lambda card: told(card.trade),
        "type": lambda card: told(*_in_all(card.type)),
        "subtype": lambda card: told(*card.subtypes),
        "threshold": lambda card: _icons(card.threshold),
        "provides": lambda card: _icons(card.provides),
        "keyword": lambda card: told(*keywords_of(card)),
        "rarity": lambda card: told(card.rarity),
        "set": lambda card: told(*(edition for edition, _ in card.printings)),
    }
    flags: ClassVar[Mapping[str, Test]] = {
        "staple": lambda card: card.staple,
        "playable": lambda card: card.playable,
        "plain": lambda card: card.playable and not card.abilities,
    }
    also: ClassVar[Mapping[str, str]] = ALSO

    def names_of(self, card: Any) -> tuple[str, ...]:
        return (words_of(card.name),)

    def facts_of(self, card: Any) -> str:
        return _facts_of(card)

    def text_of(self, card: Any) -> str:
        return _text_of(card)

    def place(self, card: Any) -> Any:
        return place(card)

    def listed(self, card: Any) -> bool:
        return bool(card.printings)
