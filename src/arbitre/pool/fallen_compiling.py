"""From the text of cards of 7 Fallen to their ability trees. A card is understood wholly, or it is refused."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from arbitre.games.fallen.card import CardData
from arbitre.games.fallen.grammar import Lexicons, read_text
from arbitre.pool.base import plain
from arbitre.pool.compiled import Built, Compiled, Refusal
from arbitre.pool.fallen_source import Source, facts_of


def compile_card(record: Source, words: Lexicons) -> Compiled:
    """A card's abilities in the order they are written."""
    name = plain(record.name)
    found = read_text(record.whole, record.type, words)
    refused = tuple(Refusal(name, record.set, fault) for fault in found.faults)
    return Compiled(name, record.set, found.abilities, refused)


def build(records: Iterable[Source], words: Lexicons) -> Built[CardData]:
    """The cards as the pool holds them."""
    made: list[CardData] = []
    compiled: list[Compiled] = []
    for record in records:
        found = compile_card(record, words)
        card = facts_of(record)
        compiled.append(found)
        made.append(card if found.refusals else replace(card, abilities=found.abilities, lacks=""))
    return Built(made, compiled, [])
