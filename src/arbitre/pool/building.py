"""The pool's file made from a source: facts and names, and abilities compiled from text or written by hand.

`lorcana/by_hand.jsonl` has the trees of cards that the compiler can't read yet, each with why. A card without a tree is
in the pool with its facts and what it lacks (`lorcana/lacking.json`, in our words); no game has it.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib import resources
from typing import NamedTuple

import msgspec

from arbitre.ability import nodes as n
from arbitre.games.lorcana.card import CardData
from arbitre.kernel.error import BadData
from arbitre.pool.compiling import Compiled, compile_card, lexicon
from arbitre.pool.importing import Source, facts_of
from arbitre.pool.lorcana import fold


class ByHand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Abilities written by hand: of which card, and why the compiler does not make them."""

    card: str
    why: str
    abilities: tuple[n.Ability, ...]


class Built(NamedTuple):
    cards: list[CardData]
    compiled: list[Compiled]
    unneeded: list[str]  # written by hand, but the compiler makes the same by now


def trees_by_hand() -> dict[str, ByHand]:
    text = resources.files("arbitre.pool").joinpath("lorcana/by_hand.jsonl").read_bytes()
    found: dict[str, ByHand] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        try:
            one = msgspec.json.decode(line, type=ByHand)
        except msgspec.DecodeError as fault:
            raise BadData(f"by_hand.jsonl, line {number}: {fault}") from fault
        found[fold(one.card)] = one
    return found


def build(records: Iterable[Source]) -> Built:
    """Every card of a source as the pool holds it."""
    records = list(records)
    words = lexicon(records)
    by_hand, lacks = trees_by_hand(), lacking()
    cards: list[CardData] = []
    compiled: list[Compiled] = []
    unneeded: list[str] = []
    for record in records:
        card = facts_of(record)
        found = compile_card(record, words)
        compiled.append(found)
        hand = by_hand.get(fold(card.full_name))
        if hand is not None:
            cards.append(msgspec.structs.replace(card, abilities=hand.abilities, lacks="", by_hand=True))
            if found.abilities == hand.abilities:
                unneeded.append(hand.card)
        elif not found.refusals:
            cards.append(msgspec.structs.replace(card, abilities=found.abilities, lacks=""))
        else:
            why = lacks.get(fold(card.full_name), "its text is not understood yet")
            cards.append(msgspec.structs.replace(card, lacks=why))
    return Built(cards, compiled, unneeded)


def lacking() -> dict[str, str]:
    """By folded full name: what the language or the engine lacks for a card."""
    text = resources.files("arbitre.pool").joinpath("lorcana/lacking.json").read_bytes()
    return {fold(name): why for name, why in msgspec.json.decode(text, type=dict[str, str]).items()}
