"""103 Decks: what a format demands, every fault with its rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from arbitre.games import formats
from arbitre.games.fault import DeckFault
from arbitre.games.spoils.card import CardData


class Format:
    """How a deck is built."""

    __slots__ = ("copies", "minimum", "name", "rule")

    def __init__(self, name: str, minimum: int, copies: bool, rule: str) -> None:
        self.name = name
        self.minimum = minimum  # cards besides the faction
        self.copies = copies  # whether the number of copies is limited
        self.rule = rule


FORMATS: Final = {
    "constructed": Format("constructed", 75, True, "103.1"),
    "limited": Format("limited", 45, False, "103.2"),  # 103.2c, 103.2d
    "starter": Format("starter", 1, False, "103.2"),  # decks as they are sold, for play among friends
}


STAPLE: Final = "a staple resource"


def format_named(name: str) -> Format:
    return formats.named(name, FORMATS)


class Fault(DeckFault):
    __slots__ = ()

    texts: ClassVar[Mapping[str, str]] = {
        "one-faction": "{count} factions, but a deck has one",
        "too-few-cards": "{count} cards besides the faction, but {format} needs at least {minimum}",
        "too-many-copies": "{count} copies of {card}, but at most {maximum} are allowed",
        "banned": "{card} is banned",
        "no-starting-resources": "the faction starts with {wanted}, which the deck does not have",
        "not-playable": "not playable yet ({lacks}): {cards}",
    }


def faults(cards: Sequence[CardData], fmt: Format, banned: frozenset[str] = frozenset()) -> list[Fault]:
    """Everything wrong with a deck, its faction among the cards; empty if it is legal. 202.1: one faction. 203.5b: any
    number of staple resources."""
    found: list[Fault] = []
    factions = [card for card in cards if card.type == "faction"]
    others = [card for card in cards if card.type != "faction"]
    if len(factions) != 1:  # 103.1a, 103.2a, 202.1
        found.append(Fault("one-faction", "103.1a" if fmt.copies else "103.2a", count=len(factions)))
    if len(others) < fmt.minimum:
        rule = "103.1b" if fmt.copies else "103.2b"
        found.append(Fault("too-few-cards", rule, count=len(others), minimum=fmt.minimum, format=fmt.name.capitalize()))
    if fmt.copies:
        for name, count in sorted(Counter(card.name for card in others).items()):
            card = next(one for one in others if one.name == name)
            if card.copies is not None and not card.staple and count > card.copies:  # 103.1c, 203.5b
                found.append(Fault("too-many-copies", "103.1c", count=count, card=name, maximum=card.copies))
    found.extend(Fault("banned", "103.2d", card=name) for name in sorted({c.name for c in cards} & banned))
    if len(factions) == 1:
        found.extend(_starting(factions[0], others))
    found += Fault.not_playable((card.name, card.lacks) for card in cards)
    return found


def _starting(faction: CardData, others: list[CardData]) -> list[Fault]:
    """202.5: the resources the faction starts with have to be in the deck."""
    left = [card for card in others if card.type == "resource"]
    missing: list[str] = []
    for word in sorted(faction.starting_resources, key=lambda word: word == "staple"):
        fit = next((card for card in left if card.name == word or (word == "staple" and card.staple)), None)
        if fit is None:
            missing.append(STAPLE if word == "staple" else word)
        else:
            left.remove(fit)
    return [Fault("no-starting-resources", "202.5", wanted=" and ".join(missing))] if missing else []
