"""The text of cards of Lorcana to ability trees: understood wholly, or refused at a certain word. Nothing is guessed,
nothing left out.

`cleaning.py` makes it ready; `nouns.py`, `amounts.py`, `conditions.py`, `events.py`, `effects.py`, `placing.py`,
`looking.py`, `statics.py`, `clauses.py` and `abilities.py` are the phrases, from small to large; `refs.py` finds out who
"they" are. No sentence is matched whole and no card is named here: cards not yet printed are read by the same phrases.
"""

from __future__ import annotations

import functools
import re
from typing import Any

from arbitre.ability.parse.fault import NotUnderstood, not_understood
from arbitre.ability.parse.grammar import Grammar, Parser
from arbitre.ability.parse.lexer import tokens
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.grammar import (
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
from arbitre.games.lorcana.grammar.cleaning import clean


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
    raise not_understood(parser, why)


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
