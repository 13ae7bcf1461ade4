"""Decks: Eden, Register and Sacred Book, every fault with its rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from arbitre.games import formats
from arbitre.games.fallen import nodes as n
from arbitre.games.fallen.card import COPIES, NEUTRAL, CardData
from arbitre.games.fault import DeckFault

REGISTER_SIZE: Final = 10
BOOK: Final = ("angel", "golem", "miracle", "equipment", "blessing")  # F1.8.2
FREE_TYPES: Final = ("miracle", "equipment")  # of these, a page without a kingdom is neutral (F1.9.3)


class Format:
    """How a deck is built."""

    __slots__ = ("minimum", "name")

    def __init__(self, name: str, minimum: int) -> None:
        self.name = name
        self.minimum = minimum  # pages of the Sacred Book


FORMATS: Final = {
    "constructed": Format("constructed", 50),
    "starter": Format("starter", 1),  # F1.9.1: a starter deck may have fewer pages
}


def format_named(name: str) -> Format:
    return formats.named(name, FORMATS)


class Fault(DeckFault):
    __slots__ = ()

    texts: ClassVar[Mapping[str, str]] = {
        "one-deity": "{count} Deities, but an Eden has one",
        "one-archangel": "{count} Archangels, but an Eden has one",
        "one-temple": "{count} Temples, but an Eden has one",
        "one-gift": "{count} Divine Gifts, but an Eden has one at most",
        "familiar": "{card} is a Familiar: only effects bring it into the game",
        "other-kingdom": "{card} is of {kingdom}, but the Deity is of {own}",
        "no-kingdom": "{card} has no kingdom; only a Miracle, an Equipment or a Divine Gift does without one",
        "register-size": "{count} Worshippers, but a Register has exactly {wanted}",
        "too-few-pages": "{count} pages in the Sacred Book, but {format} needs at least {minimum}",
        "too-many-copies": "{count} copies of {card}, but at most {maximum} are allowed",
        "led": "{count} copies of {card}, but beside the Leader {leader} every page stands alone",
        "two-leaders": "{cards} are Leaders, but all Leaders of a Sacred Book have one name",
        "not-loyal": "{card} has not the same classes as {loyal}, who is Loyaliste",
        "banned": "{card} is banned",
        "not-playable": "not playable yet ({lacks}): {cards}",
    }


def faults(cards: Sequence[CardData], fmt: Format, banned: frozenset[str] = frozenset()) -> list[Fault]:
    """Everything wrong with a deck (Eden, Register and Book together); empty if it is legal. Worshippers are the
    Register (F1.18.6), five types of pages the Book (F1.8.2), as many or as few of each as the player likes (F1.11.6,
    F1.14.8, F1.15.6, F1.16.4, F1.17.4)."""
    register = [card for card in cards if card.type == "worshipper"]  # F1.18.6
    book = [card for card in cards if card.type in BOOK]  # F1.8.2
    found = _eden(cards)
    found += [Fault("familiar", "F1.8.3", card=name) for name in _names(cards, "familiar")]
    deities = [card for card in cards if card.type == "deity"]
    if len(deities) == 1:
        found += _kingdoms(cards, deities[0].kingdom)
    if len(register) != REGISTER_SIZE:
        found.append(Fault("register-size", "F1.18.4", count=len(register), wanted=REGISTER_SIZE))
    found += _copies(register, "F1.18.7")
    if len(book) < fmt.minimum:  # F1.11.6, F1.14.8, F1.15.6, F1.16.4, F1.17.4
        name = fmt.name.capitalize()
        found.append(Fault("too-few-pages", "F1.9.1", count=len(book), minimum=fmt.minimum, format=name))
    found += _copies(book, "F1.9.4")
    found += _led(book)
    found += _loyal(book)
    found += [Fault("banned", "", card=name) for name in sorted({card.name for card in cards} & banned)]
    found += Fault.not_playable((card.name, card.lacks) for card in cards)
    return found


def _names(cards: Sequence[CardData], kind: str) -> list[str]:
    return sorted({card.name for card in cards if card.type == kind})


def _eden(cards: Sequence[CardData]) -> list[Fault]:
    """F1.3.1: a Deity, an Archangel, a Temple, and a Gift if wanted."""
    count = Counter(card.type for card in cards)
    found: list[Fault] = []
    if count["deity"] != 1:
        found.append(Fault("one-deity", "F1.4.7", count=count["deity"]))
    if count["archangel"] != 1:
        found.append(Fault("one-archangel", "F1.5.5", count=count["archangel"]))
    if count["temple"] != 1:
        found.append(Fault("one-temple", "F1.6.2", count=count["temple"]))
    if count["gift"] > 1:
        found.append(Fault("one-gift", "F1.3.1", count=count["gift"]))
    return found


_SAME_KINGDOM: Final = {"archangel": "F1.5.6", "temple": "F1.6.3", "gift": "F1.34.2", "worshipper": "F1.18.4"}


def _kingdoms(cards: Sequence[CardData], own: str) -> list[Fault]:
    """F1.3.3: all of the Deity's kingdom, or neutral: of Pureté Céleste (F1.3.5), or a Miracle or Equipment of no
    kingdom (F1.15.7, F1.16.5). F1.3.6: with a Deity of Pureté Céleste, all of that."""
    found: list[Fault] = []
    for card in sorted({card.name: card for card in cards}.values(), key=lambda card: card.name):
        if card.type in ("deity", "familiar") or card.kingdom in (own, NEUTRAL):  # F1.3.3, F1.3.5
            continue
        if card.kingdom:
            rule = "F1.3.6" if own == NEUTRAL else _SAME_KINGDOM.get(card.type, "F1.9.2")
            found.append(Fault("other-kingdom", rule, card=card.name, kingdom=card.kingdom, own=own))
        elif card.type not in (*FREE_TYPES, "gift"):  # F1.15.7, F1.16.5
            found.append(Fault("no-kingdom", _SAME_KINGDOM.get(card.type, "F1.9.3"), card=card.name))
    return found


def _copies(pages: Sequence[CardData], rule: str) -> list[Fault]:
    """F5.72.4: counted by printed name, whatever wings are in it."""
    return [
        Fault("too-many-copies", rule, count=count, card=name, maximum=COPIES)
        for name, count in sorted(Counter(card.name for card in pages).items())
        if count > COPIES
    ]


def has(card: CardData, keyword: str) -> bool:
    return any(isinstance(ability, n.Keyword) and ability.keyword == keyword for ability in card.abilities)


def _led(book: Sequence[CardData]) -> list[Fault]:
    """F6.22: beside a Leader each other page is in the Book once, and all Leaders have one name; printed names
    count (F6.22.3)."""
    leaders = sorted({card.name for card in book if has(card, "Leader")})  # F6.22.3
    if not leaders:
        return []
    found = [
        Fault("led", "F6.22.1", count=count, card=name, leader=leaders[0])
        for name, count in sorted(Counter(card.name for card in book).items())
        if count > 1 and name not in leaders
    ]
    if len(leaders) > 1:
        found.append(Fault("two-leaders", "F6.22.2", cards=", ".join(leaders)))
    return found


def _loyal(book: Sequence[CardData]) -> list[Fault]:
    """F6.23.1: with a Loyaliste, all Angels of the Book have its printed classes, no more and no fewer."""
    angels = {card.name: card for card in book if card.type == "angel"}
    found: list[Fault] = []
    for loyal in sorted(name for name, card in angels.items() if has(card, "Loyaliste")):
        wanted = frozenset(angels[loyal].classes)
        strangers = sorted(name for name, card in angels.items() if frozenset(card.classes) != wanted)
        found += [Fault("not-loyal", "F6.23.1", card=name, loyal=loyal) for name in strangers]
    return found
