"""Searching the pool of 7 Fallen: words in names, text and facts of two languages, and facts such as `attack>4`."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

from arbitre.games.fallen import nodes as n
from arbitre.games.fallen.card import CardData
from arbitre.games.fallen.text import TEXT
from arbitre.games.fallen.text.terms import local
from arbitre.pool.fallen import local_names
from arbitre.pool.query import Catalogue, Test, told, words_of
from arbitre.sentences import Speaker

GAME: Final = "fallen"
ALSO: Final = {
    "cout": "cost",
    "strength": "attack",
    "attaque": "attack",
    "atk": "attack",
    "atq": "attack",
    "vitality": "life",
    "vie": "life",
    "vf": "life",
    "fv": "life",
    "bouclier": "shield",
    "sh": "shield",
    "bou": "shield",
    "tempete": "storm",
    "revoquer": "revoke",
    "sabliers": "hourglasses",
    "energie": "energy",
    "ce": "energy",
    "ec": "energy",
    "facteur": "factor",
    "volonte": "will",
    "plumes": "feathers",
    "royaume": "kingdom",
    "classes": "class",
    "classe": "class",
    "classification": "class",
    "capacite": "keyword",
    "renommee": "renown",
    "nom": "name",
    "texte": "text",
}


def _only(field: str, *types: str) -> Callable[[Any], int | None]:
    """A figure that only cards of some types have."""
    return lambda card: getattr(card, field) if card.type in types else None


def keywords_of(card: CardData) -> list[str]:
    """Standard abilities, those that introduce an effect included."""
    found: list[str] = []
    for ability in card.abilities:
        if isinstance(ability, n.Keyword):
            found.append(ability.keyword)
        elif isinstance(ability, n.Triggered | n.Activated) and ability.name:
            found.append(ability.name)
    return found


@functools.lru_cache(maxsize=1024)
def _facts_of(card: CardData) -> str:
    names = (words_of(name) for name in (card.name, card.en))
    flags = _in_all("legendary") if card.legendary else ()
    return " |".join((*names, told(*flags), *(fact(card) for fact in FallenCatalogue.facts.values())))


@functools.lru_cache(maxsize=1024)
def _text_of(card: CardData) -> str:
    said: list[str] = []
    for lang in TEXT.languages:
        said += TEXT.render(card.abilities, lang, kind=card.type, names=local_names(lang))
    return words_of(" | ".join(said))


@functools.cache
def _in_all(term: str) -> tuple[str, ...]:
    return tuple(Speaker(lang, game=GAME).term(term) for lang in TEXT.languages)


def _type(card: CardData) -> str:
    """A Familiar is also an Angel (F1.12.1)."""
    kinds = ("familiar", "angel") if card.type == "familiar" else (card.type,)
    return told(*(name for kind in kinds for name in (kind, *_in_all(kind))))


def _both(*words: str) -> str:
    """Standard abilities, classes or a kingdom in both languages."""
    return told(*(name for word in words for name in (word, local(word, "en"))))


class FallenCatalogue(Catalogue):
    numbers: ClassVar[Mapping[str, Callable[[Any], int | None]]] = {
        "cost": lambda card: card.cost,
        "attack": lambda card: card.attack,
        "life": lambda card: card.life,
        "shield": lambda card: card.shield,
        "storm": lambda card: card.storm,
        "condition": _only("condition", "miracle", "blessing"),
        "revoke": _only("revoke", "miracle", "equipment"),
        "hourglasses": _only("hourglasses", "blessing"),
        "energy": _only("energy", "worshipper", "temple", "archangel"),
        "factor": _only("time_factor", "archangel"),
        "will": _only("will", "deity"),
        "feathers": _only("feathers", "deity"),
    }
    facts: ClassVar[Mapping[str, Callable[[Any], str]]] = {
        "kingdom": lambda card: _both(card.kingdom),
        "type": _type,
        "class": lambda card: _both(*card.classes),
        "keyword": lambda card: _both(*keywords_of(card)),
        "renown": lambda card: told(card.renown),
    }
    flags: ClassVar[Mapping[str, Test]] = {
        "legendary": lambda card: card.legendary,
        "neutral": lambda card: not card.kingdom,
        "book": lambda card: bool(card.from_book),
        "playable": lambda card: card.playable,
        "plain": lambda card: card.playable and not card.abilities,
    }
    also: ClassVar[Mapping[str, str]] = ALSO

    def names_of(self, card: Any) -> tuple[str, ...]:
        return tuple(words_of(name) for name in (card.name, card.en) if name)

    def facts_of(self, card: Any) -> str:
        return _facts_of(card)

    def text_of(self, card: Any) -> str:
        return _text_of(card)
