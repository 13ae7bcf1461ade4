"""Finding rules by words, as people type them: in any order, any case, with or without accents. A word stands for all
that begin with it: `ink` finds inkwell, not think."""

from __future__ import annotations

import math
import re
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Final

from arbitre.rulebook.texts import Book, Language, Rule

MOST: Final = 1 / 3  # what must be there of what was asked for
PARTLY: Final = 20  # rules that lack a word are shown as long as there are no more than this in all
TITLE: Final = 0.5  # what a word is worth if only the title above a rule has it
SHORTEST: Final = 4  # letters that are left of a word when its ending is dropped,
ENDING: Final = 3  # which has this many at most

_FOLD = str.maketrans({"’": "'", "‘": "'", "œ": "oe", "æ": "ae", "–": "-", "—": "-"})
_WORD: Final = re.compile(r"[^\W_]+")


def fold(text: str) -> str:
    plain = unicodedata.normalize("NFD", text.casefold().translate(_FOLD))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def words_of(text: str) -> list[str]:
    return _WORD.findall(fold(text))


def having_all(rules: Iterable[Rule], words: Sequence[str], lang: Language) -> list[Rule]:
    """The rules that have all these words, in the book's order."""
    wanted = words_of(" ".join(words))
    found = [rule for rule in rules if all(_is_in(word, words_of(rule.text(lang))) for word in wanted)]
    return found if wanted else []


def search(rulebook: Book, rules: Sequence[Rule], words: Sequence[str], lang: Language) -> list[Rule]:
    """Those of the rules that have most of these words, the best first: a word counts the more, the fewer rules have
    it, and a word that no rule has counts for nothing. All that have every word are found, and some that do not."""
    texts = [words_of(rule.text(lang)) for rule in rules]
    worth: dict[str, float] = {}
    for word in words_of(" ".join(words)):
        known = next((shorter for shorter in _shortened(word) if any(_is_in(shorter, text) for text in texts)), None)
        if known is not None:
            worth[known] = math.log(1 + len(rules) / sum(_is_in(known, text) for text in texts))
    ranked: list[tuple[float, int, int]] = []
    for place, (rule, text) in enumerate(zip(rules, texts, strict=True)):
        has = {word for word in worth if _is_in(word, text)}
        if not has:
            continue
        above = words_of(" ".join(one.text(lang) for one in rulebook.above(rule.number)))
        value = sum(weight * (1 if word in has else TITLE * _is_in(word, above)) for word, weight in worth.items())
        if value >= MOST * sum(worth.values()):
            ranked.append((-value, -len(has & set(text)), place))
    ranked.sort()
    whole = -sum(worth.values())
    return [rules[place] for count, (value, _, place) in enumerate(ranked) if value <= whole or count < PARTLY]


def _is_in(word: str, text: Sequence[str]) -> bool:
    return any(one.startswith(word) for one in text)


def _shortened(word: str) -> list[str]:
    """The word, and what is left of it without its ending: somebody who looks for `banishes` also means `banish`."""
    return [word, *(word[:end] for end in range(len(word) - 1, max(SHORTEST, len(word) - ENDING) - 1, -1))]
