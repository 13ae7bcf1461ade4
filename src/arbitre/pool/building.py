"""The Lorcana pool's file made from a source: facts and names, and abilities compiled from text or written by hand."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from arbitre.games.lorcana.card import CardData
from arbitre.games.lorcana.language import LANGUAGE
from arbitre.pool.compiled import Built, assemble
from arbitre.pool.compiling import Lexicon, compile_card
from arbitre.pool.importing import Source, facts_of


def build(records: Iterable[Source], words: Lexicon) -> Built[CardData]:
    """Every card of a source as the pool holds it."""
    cards = ((facts_of(record), compile_card(record, words)) for record in records)
    built = assemble(LANGUAGE, cards, lambda card: card.full_name)
    return built._replace(cards=[with_names_that_fit(card) for card in built.cards])


def with_names_that_fit(card: CardData) -> CardData:
    """Names of abilities are kept where there is one for each: not of a card whose abilities are not known, or were
    written by hand in other parts than they are printed."""
    if len(card.called) == len(card.abilities):
        return card
    local = {lang: getattr(card, lang) for lang in ("fr", "it") if getattr(card, lang) is not None}
    plain = {lang: replace(name, called=()) for lang, name in local.items()}
    same = {lang: None if name.full == card.full_name else name for lang, name in plain.items()}
    return replace(card, called=(), **same)
