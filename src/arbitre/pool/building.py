"""The Lorcana pool's file made from a source: facts and names, and abilities compiled from text or written by hand."""

from __future__ import annotations

from collections.abc import Iterable

from arbitre.games.lorcana.card import CardData
from arbitre.games.lorcana.language import LANGUAGE
from arbitre.pool.compiled import Built, assemble
from arbitre.pool.compiling import Lexicon, compile_card
from arbitre.pool.importing import Source, facts_of


def build(records: Iterable[Source], words: Lexicon) -> Built[CardData]:
    """Every card of a source as the pool holds it."""
    cards = ((facts_of(record), compile_card(record, words)) for record in records)
    return assemble(LANGUAGE, cards, lambda card: card.full_name)
