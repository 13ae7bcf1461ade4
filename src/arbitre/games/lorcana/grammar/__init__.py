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
from arbitre.ability.parse.reading import Unclear, first_clear
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
    g.call(CALLED)
    g.known = KNOWN
    g.check()
    return g


CALLED = {
    "number": "a number",
    "plus": "a bonus such as +2",
    "stat": "¤, ⛉, ◊ or cost",
    "keyword": "a keyword",
    "ink type": "an ink type",
    "type": "a card type",
    "nominal": "a description of cards",
    "target": "cards such as 'chosen character', 'this item' or 'them'",
    "player": "a player",
    "duration": "how long, such as 'this turn'",
    "condition": "a condition",
    "event": "what happens",
    "clause": "something to do",
    "predicates": "what is said of them",
    "static": "what holds while this card is in play",
}
"""Kinds of phrases that are told by name, not word by word."""
KNOWN = frozenset(
    (
        *(
            "called kind",
            "called kind's",
            "called kinds",
            "ink type",
            "keyword",
            "non type",
            "number",
            "plus",
            "so many",
        ),
        *("stat", "type", "type's", "zone", "zones"),
    )
)
"""Kinds of phrases that name no more than the rulebook does: types, values, keywords, numbers."""


def parse(text: str, kind: str, names: frozenset[str], classes: frozenset[str], own: str = "") -> Any:
    """One paragraph of card text as an ability. `kind` is "ability" or, for what an action does, "action"; `own` is what
    its card is (a character, an item, ...), as far as known."""
    cleaned = clean(text)
    words = tokens(cleaned)
    parser = Parser(grammar(), cleaned, words, names, classes)
    try:
        itself = own_kind(cleaned, own)
    except Unclear as unclear:
        raise not_understood(parser, str(unclear)) from unclear
    return first_clear(parser, kind, lambda meaning: refs.Resolver(itself).ability(meaning))


def own_kind(text: str, own: str = "") -> str:
    """What a text calls the card it is on: a character, an item, a location; nothing if it doesn't say. What it says in
    quotes is said of other cards."""
    said = QUOTED.sub("", text)
    called = {found.lower() for found in THIS.findall(said)}
    for word in {found.lower() for quoted in QUOTED.findall(text) for found in THIS.findall(quoted)}:
        if word not in said.lower():
            raise Unclear(f"'this {word}' is said of a card that is none")
    if own in ("action", "song"):
        called -= {"action", own}
    for word in called - {own} if own else ():
        raise Unclear(f"'this {word}' is said on {'an' if own[0] in 'ai' else 'a'} {own}")
    if len(called) > 1:
        raise Unclear(f"its card is called {' and '.join(f'this {word}' for word in sorted(called))}")
    return own or next(iter(called), "")


THIS = re.compile(r"\bthis (character|item|location|action|song)\b", re.IGNORECASE)
QUOTED = re.compile(r"“[^”]*”")


__all__ = ["NotUnderstood", "grammar", "parse"]
