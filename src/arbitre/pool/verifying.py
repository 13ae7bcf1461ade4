"""Our English beside the printed text: the same words after normalising, or a difference that somebody must look at.
Everything in which two texts may differ without meaning something else is listed in `synonyms.py`, and only there.
"""

from __future__ import annotations

from typing import NamedTuple

from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.grammar import NotUnderstood
from arbitre.games.lorcana.grammar.cleaning import clean
from arbitre.games.lorcana.text import TEXT
from arbitre.pool.compiled import Compiled
from arbitre.pool.compiling import Lexicon, compile_card, kind_of, paragraphs
from arbitre.pool.importing import Source
from arbitre.pool.synonyms import normal


class Difference(NamedTuple):
    card: str
    printed: str
    ours: str


class Verified(NamedTuple):
    """What became of the cards of a file."""

    compiled: list[Compiled]
    same: int  # cards whose text is the same
    different: list[Difference]
    unstable: list[Difference]  # rendered and read again, another tree


def verify(records: list[Source], words: Lexicon) -> Verified:
    compiled: list[Compiled] = []
    different: list[Difference] = []
    unstable: list[Difference] = []
    same = 0
    for record in records:
        card = compile_card(record, words)
        compiled.append(card)
        if card.refusals:
            continue
        differs = list(differences(record, card))
        different += differs
        same += not differs
        unstable += not_round(record, card, words)
    return Verified(compiled, same, different, unstable)


def differences(record: Source, card: Compiled) -> list[Difference]:
    found: list[Difference] = []
    for (kind, printed), ability in zip(paragraphs(record), card.abilities, strict=True):
        if kind == "keyword":
            continue
        own = kind_of(record)
        ours = TEXT.render_ability(ability, "en", kind=own)
        static = isinstance(ability, n.StaticAbility)
        if normal(ours, own, static) != normal(printed, own, static):
            found.append(Difference(card.card, clean(printed), ours))
    return found


def not_round(record: Source, card: Compiled, words: Lexicon) -> list[Difference]:
    """Abilities whose rendered text does not give the same tree again."""
    found: list[Difference] = []
    for (kind, _), ability in zip(paragraphs(record), card.abilities, strict=True):
        if isinstance(ability, n.Keyword):
            continue
        ours = TEXT.render_ability(ability, "en", kind=kind_of(record))
        try:
            again = words.parse(ours, kind, kind_of(record))
        except NotUnderstood as fault:
            found.append(Difference(card.card, ours, str(fault)))
            continue
        if again != ability:
            found.append(Difference(card.card, ours, f"{ability}\n!= {again}"))
    return found
