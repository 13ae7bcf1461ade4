"""The Spoils at the table: its formats, and decks from boosters for Limited, to which nobody brings one."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Mapping
from itertools import combinations
from typing import Any, Final

from arbitre.games.spoils.deck import FORMATS
from arbitre.kernel.chance import Chance
from arbitre.pool.spoils import pool
from arbitre.table.fitting import Fitting

PACK: Final = {"Common": 9, "Uncommon": 3, "Rare": 1}
"""What is in a booster; the book says only that rarity decides how often a card is found (201.6c)."""
PACKS: Final = 6
CHARACTERS: Final = 18  # at least, of the cards that are not resources
RESOURCES: Final = 18
FACTION: Final = "The Tournament Faction"  # starts with any two staple resources


@functools.cache
def _editions() -> list[Mapping[str, list[Any]]]:
    """The cards of each edition by rarity, as far as they can be played; only editions that fill a booster."""
    found: dict[str, dict[str, list[Any]]] = {}
    for card in pool():
        if not card.lacks and card.rarity in PACK:
            for edition in sorted({edition for edition, _ in card.printings}):
                found.setdefault(edition, {}).setdefault(card.rarity, []).append(card)
    return [
        cards
        for _, cards in sorted(found.items())
        if all(len(cards.get(rarity, ())) >= count for rarity, count in PACK.items())
    ]


def booster(chance: Chance) -> list[Any]:
    """Cards of one edition, no two alike."""
    cards = _editions()[chance.below(len(_editions()))]
    pack: list[Any] = []
    for rarity, count in PACK.items():
        left = list(cards[rarity])
        pack += [left.pop(chance.below(len(left))) for _ in range(count)]
    return pack


def limited(chance: Chance) -> list[str]:
    """A deck of 45 (103.2b) out of six boosters, staple resources and a faction. It has the two trades of which
    most was opened; cheap cards come first, and enough characters."""
    opened = sorted((card for _ in range(PACKS) for card in booster(chance)), key=lambda card: card.cost or 0)
    count = Counter(card.trade for card in opened if card.type != "resource")
    trades = max(combinations(sorted(count), 2), key=lambda pair: count[pair[0]] + count[pair[1]])
    fitting = [card for card in opened if card.trade in trades and card.type != "resource"]
    size = FORMATS["limited"].minimum - RESOURCES
    characters = [card for card in fitting if card.type == "character"]
    chosen = characters[:CHARACTERS]
    chosen += [card for card in fitting if card.type != "character"][: size - len(chosen)]
    chosen += characters[CHARACTERS : CHARACTERS + size - len(chosen)]
    return [FACTION, *(card.name for card in chosen), *_resources(chosen, FORMATS["limited"].minimum - len(chosen))]


def _resources(cards: list[Any], count: int) -> list[str]:
    """Staple resources in the proportion of the cards of their trades, at least two of each."""
    trades = Counter(card.trade for card in cards)
    staples = {card.trade: card.name for card in pool() if card.staple and card.trade in trades}
    (first, many), (second, _) = trades.most_common(2)
    of_first = min(count - 2, max(2, round(count * many / len(cards))))
    return [staples[first]] * of_first + [staples[second]] * (count - of_first)


FITTING: Final = Fitting(
    formats=("starter", *(name for name in FORMATS if name != "starter")),
    handed_out={"limited": limited},
    plays=("turn action", "mulligan", "response", "battle", "choose blockers"),
    windows=True,
)
