"""Lorcana at the table: its formats, and decks from boosters for those to which nobody brings one."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any, Final

from arbitre.games.lorcana.formats import FORMATS
from arbitre.kernel.chance import Chance
from arbitre.pool.lorcana import pool
from arbitre.table.fitting import Fitting

PACK: Final = (("Common",), 6), (("Uncommon",), 3), (("Rare", "Super Rare", "Legendary"), 2)
"""What is in a booster, besides one card of any rarity."""
SEALED_PACKS: Final = 6
SEALED_DECK: Final = 40
UNINKABLE: Final = 12  # more cards than this that can't become ink make a deck stumble


@functools.cache
def _sets() -> Mapping[str, list[Any]]:
    """The cards of each set that boosters were made of, as far as they can be played."""
    found: dict[str, list[Any]] = {}
    for card in pool():
        for code in sorted({code for code, _ in card.printings}):
            if code.isdecimal() and card.playable and card.inks:
                found.setdefault(code, []).append(card)
    return dict(sorted(found.items(), key=lambda item: int(item[0])))


def booster(chance: Chance) -> list[Any]:
    """Twelve cards of one set, no two alike but for the last, which may be any."""
    codes = list(_sets())
    cards = _sets()[codes[chance.below(len(codes))]]
    pack: list[Any] = []
    for rarities, count in PACK:
        left = [card for card in cards if card.rarity in rarities]
        pack += [left.pop(chance.below(len(left))) for _ in range(count)]
    return [*pack, cards[chance.below(len(cards))]]


def pack_rush(chance: Chance) -> list[str]:
    """10.2.1: two boosters, shuffled together."""
    return [card.full_name for _ in range(2) for card in booster(chance)]


def sealed(chance: Chance) -> list[str]:
    """A deck of 40 out of six boosters (1.10.1.2): those of low cost first, and not too many that can't become ink."""
    opened = sorted((card for _ in range(SEALED_PACKS) for card in booster(chance)), key=lambda card: card.cost)
    inkable = [card for card in opened if card.inkable]
    others = [card for card in opened if not card.inkable][: max(UNINKABLE, SEALED_DECK - len(inkable))]
    return [card.full_name for card in [*others, *inkable][:SEALED_DECK]]


FITTING: Final = Fitting(
    formats=tuple(FORMATS),
    handed_out={"sealed": sealed, "pack rush": pack_rush},
    plays=("turn action", "alter hand"),
    loser_chooses=True,  # 2.1.3.2
)
