"""A text that is not understood."""

from __future__ import annotations

import difflib
import re

from arbitre.ability.parse.grammar import Parser
from arbitre.kernel.error import Error

SHOWN = 6  # how many words are listed that could have come
AROUND = 5  # words before and after the place, used to find similar phrases
LIKE = 0.6  # how many of a phrase's words must be there, in its order
_GAP = re.compile(r"\{[^}]*\}")
_WAY = re.compile(r"(\S+?)\|\S+")


class NotUnderstood(Error):
    """A text that can't be read to its end: where it stops, and what could come there; or why it can't be meant."""

    def __init__(
        self, text: str, at: int, rest: str, expected: list[str], why: str = "", near: tuple[str, ...] = ()
    ) -> None:
        self.text = text
        self.at = at
        self.rest = rest
        self.expected = expected
        self.why = why
        self.near = near
        if why:
            super().__init__(f"not understood ({why}): {text}")
            return
        what = f"expected {listed(expected)}" if expected else "nothing fits here"
        like = f"; understood is {listed([repr(phrase) for phrase in near])}" if near else ""
        super().__init__(f"not understood from {rest[:60]!r} on ({what}{like}): {text}")


def listed(words: list[str]) -> str:
    return " or ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def not_understood(parser: Parser, why: str = "") -> NotUnderstood:
    """At the word that no reading got past."""
    at = parser.furthest
    rest = parser.text[parser.words[at].start :] if at < len(parser.words) else "the end"
    words = [repr(word) for word in sorted(parser.expected)]
    more = ["..."] if len(words) > SHOWN else []
    expected = [*sorted(parser.kinds), *words[:SHOWN], *more]
    return NotUnderstood(parser.text, at, rest, expected, why, () if why else near_phrases(parser))


def near_phrases(parser: Parser, count: int = 3) -> tuple[str, ...]:
    """Phrases the grammar knows that have most words in common with those around the place."""
    at = parser.furthest
    around = [token.word for token in parser.words[max(0, at - AROUND) : at + AROUND]]
    here = {token.word for token in parser.words[max(0, at - 1) : at + 2]}
    ranked: list[tuple[float, str]] = []
    for rules in parser.grammar.rules.values():
        for rule in rules:
            said = shown(rule.source)
            words = [word for word in said.split() if word.isalpha()]
            if len(words) < 3 or not here.intersection(words):
                continue
            blocks = difflib.SequenceMatcher(None, words, around, autojunk=False).get_matching_blocks()
            same = sum(block.size for block in blocks)
            if same > 1 and same >= LIKE * len(words):
                ranked.append((-same * same / len(words), said))
    ranked.sort()
    return tuple(dict.fromkeys(said for _, said in ranked))[:count]


def shown(source: str) -> str:
    """A phrase as a person reads it: with dots for its gaps, and one of several words."""
    text = _WAY.sub(r"\1", _GAP.sub("…", source).replace("[", "").replace("]", ""))
    return " ".join(text.replace(" ,", ",").replace(" .", ".").split())
