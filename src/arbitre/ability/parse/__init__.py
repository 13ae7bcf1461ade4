"""Card text to ability trees: understood wholly, or refused at a certain word. Nothing is guessed, nothing left out.

`grammar.py` is the machine; `nouns.py`, `amounts.py`, `conditions.py`, `events.py`, `effects.py`, `placing.py`,
`looking.py`, `statics.py`, `clauses.py` and `abilities.py` are the phrases, from small to large; `refs.py` finds out who
"they" are. No sentence is matched whole and no card is named here: cards not yet printed are read by the same phrases.
"""

from __future__ import annotations

import functools
import re
from typing import Any

from arbitre.ability import nodes as n
from arbitre.ability.parse import (
    abilities,
    alternatives,
    amounts,
    clauses,
    conditions,
    each,
    effects,
    events,
    looking,
    nouns,
    placing,
    refs,
    statics,
)
from arbitre.ability.parse.grammar import Grammar, Parser
from arbitre.ability.parse.lexer import clean, tokens
from arbitre.kernel.error import Error


class NotUnderstood(Error):
    """A text that can't be read to its end: where it stops, and what could have come there."""

    def __init__(self, text: str, at: int, rest: str, expected: list[str], why: str = "") -> None:
        self.text = text
        self.at = at
        self.rest = rest
        self.expected = expected
        what = why or (f"expected {' or '.join(expected[:6])}" if expected else "nothing fits here")
        super().__init__(f"not understood from {rest[:60]!r} on ({what}): {text}")


@functools.cache
def grammar() -> Grammar:
    g = Grammar()
    nouns.add_nouns(g)
    amounts.add_amounts(g)
    conditions.add_conditions(g)
    events.add_events(g)
    clauses.add_clauses(g)
    effects.add_effects(g)
    placing.add_placing(g)
    looking.add_looking(g)
    alternatives.add_alternatives(g)
    each.add_each(g)
    statics.add_statics(g)
    abilities.add_abilities(g)
    g.check()
    return g


def parse(text: str, kind: str, names: frozenset[str], classes: frozenset[str]) -> Any:
    """One paragraph of card text as an ability. `kind` is "ability" or, for what an action does, "action"."""
    cleaned = clean(text)
    words = tokens(cleaned)
    parser = Parser(grammar(), cleaned, words, names, classes)
    why = ""
    for meaning in parser.whole(kind):
        try:
            return refs.Resolver(own_kind(cleaned)).ability(meaning)
        except refs.Unclear as unclear:
            why = str(unclear)
    at = parser.furthest
    rest = cleaned[words[at].start :] if at < len(words) else "the end"
    raise NotUnderstood(cleaned, at, rest, sorted(parser.expected), why)


def own_kind(text: str) -> str:
    """What a text calls the card it is on: a character, an item, a location; nothing if it doesn't say."""
    found = re.search(r"\bthis (character|item|location)\b", text, re.IGNORECASE)
    return found.group(1).lower() if found else ""


SINGS = re.compile(r"^A character with cost \d+ or more can ⟳ to sing this song for free\.?$")


def keyword(text: str) -> n.Keyword | None:
    """A keyword ability as it is printed: Ward, Resist +2, Shift 5."""
    found = re.fullmatch(r"(.+?)(?: \+?(\d+))?(?: ⬡)?", text)
    if found is None or found.group(1) not in nouns.KEYWORDS:
        return None
    return n.Keyword(found.group(1), int(found.group(2) or 0))


__all__ = ["SINGS", "NotUnderstood", "grammar", "keyword", "parse"]
