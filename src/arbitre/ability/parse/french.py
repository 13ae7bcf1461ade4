"""French words as a grammar reads them: what runs together is taken apart, so that each phrase has to be told once.

"du" is read as "de le", "l'Ange" as "le Ange", "qu'il" as "que il", "détruisez-la" as "détruisez -la". The articles
"le", "la" and "l'" are one word.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Final

from arbitre.ability.parse.lexer import Token

_TOKEN: Final = re.compile(r"\d+|[^\W\d_]+(?:['’-][^\W\d_]+)*['’]?|-(?:les?|la|lui|leur|là)\b|[^\s\w]")
ELIDED: Final = {
    "l": "le",
    "d": "de",
    "n": "ne",
    "c": "ce",
    "s": "se",
    "m": "me",
    "t": "te",
    "j": "je",
    "qu": "que",
    "jusqu": "jusque",
    "lorsqu": "lorsque",
    "puisqu": "puisque",
    "quelqu": "quelque",
}
CONTRACTED: Final = {"du": ("de", "le"), "des": ("de", "les"), "au": ("à", "le"), "aux": ("à", "les")}
COMMON: Final = frozenset(
    ("le", "les", "un", "une", "de", "à", "vous", "votre", "vos", "cette", "cet", "pour", "et", "si")
)
"""Words that are in nearly every sentence."""
ENCLITICS: Final = ("le", "la", "les", "lui", "leur", "en", "y", "là")
"""What is said after a verb, or a noun, with a hyphen."""


def tokens(text: str) -> list[Token]:
    found: list[Token] = []
    for one in _TOKEN.finditer(text):
        found += _apart(one.group(), one.start())
    for word, following in pairwise(found):
        if word.word == "se" and following.word in ("il", "ils") and "'" in word.text.replace("’", "'"):
            word.word = "si"  # s'il
    return found


def _apart(word: str, start: int) -> list[Token]:
    plain = word.lower().replace("’", "'")
    if plain in CONTRACTED:
        return [_token(word, start, part) for part in CONTRACTED[plain]]
    head, _, tail = plain.partition("'")
    if head in ELIDED and "'" in plain:
        length = len(head) + 1
        first = _token(word[:length], start, ELIDED[head])
        return [first, *(_apart(word[length:], start + length) if tail else [])]
    head, _, tail = plain.rpartition("-")
    if head and tail in ENCLITICS:
        at = len(head)
        return [*_apart(word[:at], start), _token(word[at:], start + at, "-" + tail)]
    return [_token(word, start, "le" if plain == "la" else plain)]


def _token(text: str, start: int, word: str) -> Token:
    made = Token(text, start, start + len(text))
    made.word = word
    return made
