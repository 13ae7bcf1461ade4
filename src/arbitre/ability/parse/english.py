"""English words as a grammar reads them: "Angel's" as "Angel 's", "non-Miracle" as "non- Miracle"."""

from __future__ import annotations

import re
from typing import Final

from arbitre.ability.parse.lexer import Token

_TOKEN: Final = re.compile(r"\d+|['’]s\b|[^\W\d_]+(?:['’-][^\W\d_]+)*['’]?|[^\s\w]")

COMMON: Final = frozenset(("the", "a", "an", "of", "to", "you", "your", "this", "it", "and", "if", "when", "is"))
"""Words that are in nearly every sentence."""


def tokens(text: str) -> list[Token]:
    found: list[Token] = []
    for one in _TOKEN.finditer(text):
        found += _apart(one.group(), one.start())
    return found


def _apart(word: str, start: int) -> list[Token]:
    plain = word.lower().replace("’", "'")
    if plain.startswith("non-") and len(plain) > 4:
        return [_token(word[:4], start, "non-"), *_apart(word[4:], start + 4)]
    ending = 2 if plain.endswith("'s") else 1 if plain.endswith("'") else 0
    if ending and len(plain) > ending:
        at = len(word) - ending
        return [_token(word[:at], start, plain[:at]), _token(word[at:], start + at, "'s")]
    return [_token(word, start, plain)]


def _token(text: str, start: int, word: str) -> Token:
    made = Token(text, start, start + len(text))
    made.word = word
    return made
