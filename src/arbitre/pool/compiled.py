"""What becomes of the text of cards, in every game: trees, or what was not understood; and the pool's cards from them.

`GAME/by_hand.jsonl` has the trees of cards that the compiler can't read yet, each with the reason. A card without a
tree is in the pool with its facts and what it lacks (`GAME/lacking.json`, in our words); it is in no game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib import resources
from typing import Generic, NamedTuple, TypeVar

import msgspec

from arbitre.ability import nodes as n
from arbitre.ability.language import Language
from arbitre.ability.parse.fault import NotUnderstood
from arbitre.kernel.error import BadData
from arbitre.pool.base import fold

NOT_UNDERSTOOD = "its text is not understood yet"


class Refusal(NamedTuple):
    """A text of a card that was not understood."""

    card: str
    set: str
    fault: NotUnderstood

    @property
    def missing(self) -> str:
        """A few words from where it was not understood: what refusals are grouped by."""
        return " ".join(self.fault.rest.split()[:4])


class Compiled(NamedTuple):
    card: str
    set: str
    abilities: tuple[n.Ability, ...]
    refusals: tuple[Refusal, ...]


class ByHand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Abilities written by hand: for which card, and why the compiler does not make them."""

    card: str
    why: str
    abilities: tuple[n.Ability, ...]


Data = TypeVar("Data", bound=msgspec.Struct)


class Built(NamedTuple, Generic[Data]):
    cards: list[Data]
    compiled: list[Compiled]
    unneeded: list[str]  # written by hand, but the compiler makes the same by now


def trees_by_hand(language: Language) -> dict[str, ByHand]:
    text = resources.files("arbitre.pool").joinpath(f"{language.game}/by_hand.jsonl").read_bytes()
    decoder = language.decoder(ByHand)
    found: dict[str, ByHand] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        try:
            one = decoder.decode(line)
        except msgspec.DecodeError as fault:
            raise BadData(f"by_hand.jsonl, line {number}: {fault}") from fault
        found[fold(one.card)] = one
    return found


def lacking(game: str) -> dict[str, str]:
    """By folded full name: what the language or the engine lacks for a card."""
    text = resources.files("arbitre.pool").joinpath(f"{game}/lacking.json").read_bytes()
    return {fold(name): why for name, why in msgspec.json.decode(text, type=dict[str, str]).items()}


def assemble(language: Language, cards: Iterable[tuple[Data, Compiled]], name_of: Callable[[Data], str]) -> Built[Data]:
    """The cards as the pool holds them: facts, and abilities compiled from text or written by hand."""
    by_hand, lacks = trees_by_hand(language), lacking(language.game)
    made: list[Data] = []
    compiled: list[Compiled] = []
    unneeded: list[str] = []
    for card, found in cards:
        compiled.append(found)
        key = fold(name_of(card))
        hand = by_hand.get(key)
        if hand is not None:
            made.append(msgspec.structs.replace(card, abilities=hand.abilities, lacks="", by_hand=True))
            if found.abilities == hand.abilities:
                unneeded.append(hand.card)
        elif not found.refusals:
            made.append(msgspec.structs.replace(card, abilities=found.abilities, lacks=""))
        else:
            made.append(msgspec.structs.replace(card, lacks=lacks.get(key, NOT_UNDERSTOOD)))
    return Built(made, compiled, unneeded)
