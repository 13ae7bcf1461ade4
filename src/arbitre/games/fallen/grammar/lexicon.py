"""The words of the game that a text may name: cards, Familiars, classes, kingdoms and standard abilities."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import NamedTuple

from arbitre.ability.parse.grammar import Grammar, Parser
from arbitre.ability.parse.lexer import Token
from arbitre.games.fallen.card import KINGDOMS, CardData
from arbitre.games.fallen.keywords import INTRODUCING, KEYWORDS, USED
from arbitre.games.fallen.text.terms import local


class Lexicon(NamedTuple):
    """By the name in a language, in lower case: the name that card trees use."""

    names: Mapping[str, str]
    familiars: Mapping[str, str]
    classes: Mapping[str, str]
    kingdoms: Mapping[str, str]
    keywords: Mapping[str, str]
    intros: Mapping[str, str]
    shown: Mapping[str, str]
    """The other way round for cards: their names in the language."""

    def term(self, table: str, text: str) -> str | None:
        words: Mapping[str, str] = getattr(self, table)
        return words.get(text.lower().replace("’", "'"))


Lexicons = Mapping[str, Lexicon]
"""By language."""


def lexicons(cards: Iterable[CardData]) -> Lexicons:
    there = list(cards)
    return {lang: lexicon(there, lang) for lang in ("fr", "en")}


def lexicon(cards: Iterable[CardData], lang: str) -> Lexicon:
    names: dict[str, str] = {}
    familiars: dict[str, str] = {}
    shown: dict[str, str] = {}
    classes: set[str] = set()
    for card in cards:
        known = card.en or card.name if lang == "en" else card.name
        for table in (names, familiars) if card.type == "familiar" else (names,):
            table[known.lower().replace("’", "'")] = card.name
        shown[card.name] = known
        classes.update(card.classes)
    return Lexicon(
        names,
        familiars,
        _table(classes, lang),
        _table(KINGDOMS, lang),
        _table(KEYWORDS, lang),
        _table((*INTRODUCING, *USED), lang),
        shown,
    )


def _table(words: Collection[str], lang: str) -> dict[str, str]:
    found = {local(word, lang).lower(): word for word in words}
    return {**found, **{word.lower(): word for word in words if local(word, lang) == word}}  # its own name comes first


class CardParser(Parser):
    """A text of a card being read, with the words it may name."""

    def __init__(self, grammar: Grammar, text: str, words: list[Token], lexicon: Lexicon) -> None:
        super().__init__(grammar, text, words, frozenset(), frozenset())
        self.lexicon = lexicon

    def lacked(self, at: int, called: str) -> None:
        """Note that something with a name could have come here."""
        self.missed(at, frozenset())
        if at == self.furthest and at not in self._begun:
            self.kinds.add(called)

    def spelled(self, table: str, at: int) -> Iterator[tuple[int, str]]:
        """A term that stands here without quotes, of as many words as it has."""
        if at >= len(self.words):
            return
        start = self.words[at].start
        for end in range(at, min(at + 6, len(self.words))):
            found = self.lexicon.term(table, self.text[start : self.words[end].end])
            if found is not None:
                yield end + 1, found
