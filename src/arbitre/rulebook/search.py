"""Finding rules by words, as people type them: any case, with or without accents."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence

from arbitre.rulebook.texts import Language, Rule

_FOLD = str.maketrans({"’": "'", "‘": "'", "œ": "oe", "æ": "ae", "–": "-", "—": "-"})


def fold(text: str) -> str:
    plain = unicodedata.normalize("NFD", text.casefold().translate(_FOLD))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def search(rules: Iterable[Rule], words: Sequence[str], lang: Language) -> list[Rule]:
    """The rules whose sentence has all these words, or words that begin like them: `ink` finds inkwell, not think."""
    patterns = [re.compile(rf"(?<!\w){re.escape(fold(word))}") for word in words]
    found = []
    for rule in rules:
        text = fold(rule.text(lang))
        if all(pattern.search(text) for pattern in patterns):
            found.append(rule)
    return found
