"""From the text of cards of The Spoils to their ability trees. A card is understood wholly, or it is refused."""

from __future__ import annotations

from collections.abc import Iterable

from arbitre.ability.parse.fault import NotUnderstood
from arbitre.ability.references import unexplained
from arbitre.games.spoils.card import CardData
from arbitre.games.spoils.grammar import Lexicon, read_card
from arbitre.games.spoils.language import LANGUAGE
from arbitre.pool.base import plain
from arbitre.pool.compiled import Built, Compiled, Refusal, assemble
from arbitre.pool.spoils_source import TYPES, Source, facts_of


def lexicon(records: Iterable[Source]) -> Lexicon:
    """The words that are names of cards and subtypes: a text may mention any of them."""
    cards = [facts_of(record) for record in records]
    return lexicon_of(cards)


def lexicon_of(cards: Iterable[CardData]) -> Lexicon:
    names: set[str] = set()
    subtypes: set[str] = set()
    for card in cards:
        names.add(card.name)
        subtypes.update(card.subtypes)
    return Lexicon(frozenset(names), frozenset(subtypes))


def compile_card(record: Source, words: Lexicon) -> Compiled:
    """A card's abilities in the order they are printed."""
    kind = record.type.lower()
    assert kind in TYPES
    name = plain(record.name)
    found = read_card(record.text, kind, words)
    unclear = (NotUnderstood(record.text, 0, record.text, [], why) for why in unexplained(found.abilities, LANGUAGE))
    refused = tuple(Refusal(name, record.set, fault) for fault in (*found.faults, *unclear))
    return Compiled(name, record.set, () if refused else found.abilities, refused)


def build(records: Iterable[Source]) -> Built[CardData]:
    """Every card of a source as the pool holds it."""
    records = list(records)
    words = lexicon(records)
    cards = ((facts_of(record), compile_card(record, words)) for record in records)
    return assemble(LANGUAGE, cards, lambda card: card.name)
