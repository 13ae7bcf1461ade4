"""1.10.1 Decks: what a format demands, every fault with its rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import date
from typing import ClassVar

from arbitre.games.fault import DeckFault
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.card import COPIES, CardData
from arbitre.games.lorcana.formats import Format
from arbitre.games.lorcana.rotation import banned_since, rotated_since


class Fault(DeckFault):
    __slots__ = ()

    texts: ClassVar[Mapping[str, str]] = {
        "too-few-cards": "{count} cards, but {format} needs at least {minimum}",
        "too-many-inks": "{count} ink types ({inks}), but at most {maximum} are allowed",
        "too-many-copies": "{count} copies of {card}, but at most {maximum} are allowed",
        "banned": "{card} is banned",
        "banned-since": "{card} is banned in {format} since {date}",
        "rotated": "{card} is in none of the sets of {format} since {date}",
        "in-no-set": "{card} is in none of the sets of {format}",
        "not-a-deck-card": "{card} can't be put into a deck",
        "not-playable": "not playable yet ({lacks}): {cards}",
    }


def faults(
    cards: Sequence[CardData], fmt: Format, banned: frozenset[str] = frozenset(), day: date | None = None
) -> list[Fault]:
    """Everything wrong with a deck for a format; empty if it is legal. `banned`: what the organiser has banned besides
    the format's own list. `day`: as of that day; without it, by the latest rotation and bans."""
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
            most = _most_copies(next(card for card in cards if card.full_name == name), fmt.copies)
            if most is not None and count > most:
                found.append(Fault("too-many-copies", fmt.rule, count=count, card=name, maximum=most))
    for name in sorted({card.full_name for card in cards} & banned):
        found.append(Fault("banned", fmt.rule, card=name))
    found += _not_allowed(cards, fmt, banned, day)
    for card in sorted({card.full_name for card in cards if not card.inks}):
        found.append(Fault("not-a-deck-card", "1.4.1", card=card))
    found += Fault.not_playable((card.full_name, card.lacks) for card in cards)
    return found


def _not_allowed(cards: Sequence[CardData], fmt: Format, banned: frozenset[str], day: date | None) -> list[Fault]:
    """1.10.1.1: the cards the format has banned. 1.1.3: those that tournaments do not allow any more."""
    found: list[Fault] = []
    for name, card in sorted({card.full_name: card for card in cards if card.inks}.items()):
        since = banned_since(card, fmt.bans, day)
        if since is not None:
            if name not in banned:
                found.append(Fault("banned-since", fmt.rule, card=name, format=fmt.name.capitalize(), date=str(since)))
        elif fmt.rotates:
            gone = rotated_since(card, day)
            if gone == date.min:
                found.append(Fault("in-no-set", "1.1.3", card=name, format=fmt.name.capitalize()))
            elif gone is not None:
                found.append(Fault("rotated", "1.1.3", card=name, format=fmt.name.capitalize(), date=str(gone)))
    return found


def _inks(cards: Sequence[CardData]) -> set[str]:
    """5.2.5.1: a card of two inks counts as each of them."""
    return {ink for card in cards for ink in card.inks}


def _most_copies(card: CardData, usual: int) -> int | None:
    """1.2.1: the card's own text beats the limit; None for any number."""
    if card.copies != COPIES:
        return card.copies
    for ability in card.abilities:
        for effect in ability.effects if isinstance(ability, n.StaticAbility) else ():
            if isinstance(effect, n.AnyNumberInDeck):
                return None
            if isinstance(effect, n.CopiesInDeck):
                return effect.at_most
    return usual
