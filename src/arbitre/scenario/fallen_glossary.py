"""The words of 7 Fallen's ability language beside those of its book, which is in French: what trees call things for
which the book has another name."""

from __future__ import annotations

from collections.abc import Iterator

from arbitre.games.fallen.language import LANGUAGE
from arbitre.games.fallen.text import en_words, fr_words, terms

LISTS = ("CardType", "Stat", "ZoneName")
ENGLISH_TERMS = (terms.KEYWORDS, terms.KINGDOMS, terms.CLASSES)
"""Standard abilities, kingdoms and classes are called in trees as they are in the book."""


def glossary() -> Iterator[tuple[str, str, str]]:
    """A word of the language, the book's, and its English."""
    for name in LISTS:
        for word in LANGUAGE.words[name]:
            french, english = _called(word)
            if french:
                yield word, french, english
    for found in ENGLISH_TERMS:
        for french, english in found.items():
            yield french, french, english


def _called(word: str) -> tuple[str, str]:
    if word in fr_words.NOUNS:
        return fr_words.NOUNS[word][0], en_words.NOUNS[word][0]
    at = f"at {word}"
    return fr_words.TEXTS.get(at, ""), en_words.TEXTS.get(at, "")
