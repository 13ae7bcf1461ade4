"""The text of cards of The Spoils to ability trees: understood wholly, or refused at a certain word.

`text.py` cleans it, `structure.py` finds its parts; the sentences are read by phrases, from small to large. No sentence
is matched whole and no card is named here.
"""

from __future__ import annotations

from typing import NamedTuple

from arbitre.ability import nodes as n
from arbitre.ability.parse.fault import NotUnderstood
from arbitre.ability.parse.spoils.structure import Part, parts
from arbitre.ability.parse.spoils.text import clean


class Lexicon(NamedTuple):
    """The words that are names of cards, subtypes and trades."""

    names: frozenset[str]
    subtypes: frozenset[str]
    trades: frozenset[str]


class Read(NamedTuple):
    """What was read of a card's text: its abilities, or why not."""

    abilities: tuple[n.Ability, ...]
    faults: tuple[NotUnderstood, ...]


def read_card(text: str, kind: str, words: Lexicon) -> Read:
    """The abilities of a card of this type from its text."""
    found: list[n.Ability] = []
    faults: list[NotUnderstood] = []
    for part in parts(clean(text), kind == "tactic"):
        try:
            found += _read(part, kind)
        except NotUnderstood as fault:
            faults.append(fault)
    return Read(() if faults else tuple(found), tuple(faults))


def _read(part: Part, kind: str) -> list[n.Ability]:
    if part.kind == "keyword":
        return [n.Keyword(part.name)]
    if part.kind == "unique":
        return [n.Keyword("Unique", name=part.name)]
    if part.kind == "attach":
        return [n.Keyword("Attach", onto=(part.name,))]
    if part.kind == "flip up" and not part.cost:
        return [n.Keyword("Flip Up", part.value, icons=part.icons)]
    if part.kind == "provides":
        # What a resource provides is among its facts.
        return [] if kind == "resource" else [n.StaticAbility((n.Provides(part.icons),))]
    raise NotUnderstood(part.text, 0, part.text, [])


__all__ = ["Lexicon", "NotUnderstood", "Read", "read_card"]
