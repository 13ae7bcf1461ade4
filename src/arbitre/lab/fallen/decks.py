"""Random legal decks of 7 Fallen, made from a stream of chance alone: the same seed gives the same decks."""

from __future__ import annotations

from arbitre.games.fallen.card import COPIES, KINGDOMS, NEUTRAL, CardData
from arbitre.games.fallen.deck import FORMATS, FREE_TYPES, REGISTER_SIZE, has
from arbitre.kernel.chance import Chance
from arbitre.kernel.error import Error
from arbitre.lab.decks import playable
from arbitre.pool.fallen import Pool, starters

SIZE = FORMATS["constructed"].minimum
BOOK_TYPES = ("angel", "golem", "miracle", "equipment", "blessing")
LEADERS = 20  # in one deck of this many, a Leader or a Loyaliste may say what the others are


def random_deck(chance: Chance, cards: Pool) -> list[str]:
    """A Deity, and what suits it: few copies of each page, so that many cards meet each other."""
    there = playable(cards)
    kingdoms = [name for name in KINGDOMS if any(c.type == "deity" and c.kingdom == name for c in there)]
    if not kingdoms:
        raise Error("no Deity can be played yet")
    own = kingdoms[chance.below(len(kingdoms))]
    suiting = [card for card in there if card.kingdom in (own, NEUTRAL) or _free(card)]
    names: list[str] = []
    for kind in ("deity", "archangel", "temple", "gift"):
        able = [card for card in suiting if card.type == kind and (kind != "deity" or card.kingdom == own)]
        if able and (kind != "gift" or chance.below(2)):
            names.append(able[chance.below(len(able))].name)
    names += _some(chance, [card for card in suiting if card.type == "worshipper"], REGISTER_SIZE, COPIES)
    pages = [card for card in suiting if card.type in BOOK_TYPES]
    ruled = [card for card in pages if has(card, "Leader") or has(card, "Loyaliste")]
    ruler = ruled[chance.below(len(ruled))] if ruled and chance.below(LEADERS) == 0 else None
    pages = [card for card in pages if card not in ruled]
    if ruler is None:
        return names + _some(chance, pages, SIZE, COPIES)
    copies = COPIES
    if has(ruler, "Leader"):
        copies = 1
    if has(ruler, "Loyaliste"):
        same = frozenset(ruler.classes)
        pages = [card for card in pages if card.type != "angel" or frozenset(card.classes) == same]
    rest = _some(chance, pages, SIZE - COPIES, copies)
    if len(rest) < SIZE - COPIES:
        return names + _some(chance, [card for card in suiting if card.type in BOOK_TYPES and card not in ruled], SIZE)
    return [*names, *[ruler.name] * COPIES, *rest]


def _free(card: CardData) -> bool:
    return not card.kingdom and card.type in (*FREE_TYPES, "gift")


def _some(chance: Chance, among: list[CardData], number: int, copies: int = COPIES) -> list[str]:
    """A number of these, each at most so many times."""
    left = list(among)
    names: list[str] = []
    while len(names) < number and left:
        card = left.pop(chance.below(len(left)))
        names += [card.name] * min(1 + chance.below(copies), number - len(names))
    if len(names) < number:  # few cards: as many of each as are allowed
        for card in among:
            names += [card.name] * min(copies - names.count(card.name), number - len(names))
    return names


def starter_deck(chance: Chance) -> list[str]:
    """One of the decks of the pool."""
    decks = starters()
    return decks[chance.below(len(decks))].names()
