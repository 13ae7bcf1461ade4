"""1.10.1 Decks: what a format demands, every fault with its rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from arbitre.ability import nodes as n
from arbitre.games.lorcana.card import CardData
from arbitre.games.lorcana.formats import Format


class Fault:
    """Something a deck does wrong."""

    __slots__ = ("about", "key", "rule")

    def __init__(self, key: str, rule: str, **about: str | int) -> None:
        self.key = key
        self.rule = rule
        self.about = about

    def __str__(self) -> str:
        return f"{_TEXT[self.key].format(**self.about)} (rule {self.rule})"


_TEXT = {
    "too-few-cards": "{count} cards, but {format} needs at least {minimum}",
    "too-many-inks": "{count} ink types ({inks}), but at most {maximum} are allowed",
    "too-many-copies": "{count} copies of {card}, but at most {maximum} are allowed",
    "banned": "{card} is banned",
    "not-a-deck-card": "{card} can't be put into a deck",
}


def faults(cards: Sequence[CardData], fmt: Format, banned: frozenset[str] = frozenset()) -> list[Fault]:
    """Everything wrong with a deck for a format; empty if it is legal."""
    found: list[Fault] = []
    if len(cards) < fmt.minimum:
        found.append(
            Fault("too-few-cards", fmt.rule, count=len(cards), minimum=fmt.minimum, format=fmt.name.capitalize())
        )
    inks = _inks(cards)
    if fmt.inks is not None and len(inks) > fmt.inks:
        found.append(Fault("too-many-inks", fmt.rule, count=len(inks), inks=", ".join(sorted(inks)), maximum=fmt.inks))
    if fmt.copies is not None:
        for name, count in sorted(Counter(card.full_name for card in cards).items()):
            if count > fmt.copies and not _any_number(next(c for c in cards if c.full_name == name)):
                found.append(Fault("too-many-copies", fmt.rule, count=count, card=name, maximum=fmt.copies))
    for name in sorted({card.full_name for card in cards} & banned):
        found.append(Fault("banned", fmt.rule, card=name))
    for card in sorted({card.full_name for card in cards if not card.inks}):
        found.append(Fault("not-a-deck-card", "1.4.1", card=card))
    return found


def _inks(cards: Sequence[CardData]) -> set[str]:
    """5.2.5.1: a card of two inks counts as each of them."""
    return {ink for card in cards for ink in card.inks}


def _any_number(card: CardData) -> bool:
    """1.2.1: the card's own text beats the limit."""
    return any(
        isinstance(effect, n.AnyNumberInDeck)
        for ability in card.abilities
        if isinstance(ability, n.StaticAbility)
        for effect in ability.effects
    )
