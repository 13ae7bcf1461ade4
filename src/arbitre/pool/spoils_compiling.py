"""From the text of cards of The Spoils to their ability trees. A card is understood wholly, or it is refused."""

from __future__ import annotations

from collections.abc import Iterable

from arbitre.ability.parse.fault import NotUnderstood
from arbitre.ability.references import unexplained
from arbitre.games.spoils.card import CardData
from arbitre.games.spoils.grammar import Lexicon, Read, read_card
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
    name = plain(record.name)
    found = read_text(record.text, record.type.lower(), words)
    refused = tuple(Refusal(name, record.set, fault) for fault in found.faults)
    return Compiled(name, record.set, found.abilities, refused)


def read_text(text: str, kind: str, words: Lexicon) -> Read:
    """The abilities of a text, as on a card of that type; none if a part of it was not understood."""
    assert kind in TYPES
    found = read_card(text, kind, words)
    unclear = (NotUnderstood(text, 0, text, [], why) for why in unexplained(found.abilities, LANGUAGE))
    faults = (*found.faults, *unclear)
    return Read(() if faults else found.abilities, faults)


def build(records: Iterable[Source], words: Lexicon) -> Built[CardData]:
    """Every card of a source as the pool holds it."""
    cards = ((facts_of(record), compile_card(record, words)) for record in records)
    return assemble(LANGUAGE, cards, lambda card: card.name)
