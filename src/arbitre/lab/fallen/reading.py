"""7 Fallen, as the laboratory reads it."""

from __future__ import annotations

from typing import Final

import msgspec

from arbitre.games.fallen.card import CardData
from arbitre.kernel.error import Error
from arbitre.lab.fallen.decks import random_deck
from arbitre.lab.reading import Reading
from arbitre.pool.fallen import name_of, pool

PAGES: Final = ("angel", "golem", "miracle", "equipment", "blessing")


def blank(card: CardData) -> CardData:
    """A Miracle without text, with the same cost and kingdom."""
    if card.type not in PAGES:
        raise Error(f"{card.name} is no page of the Book: a deck can't do without it, so there is no blank for it")
    return msgspec.structs.replace(
        card,
        name=f"Blank {card.name}",
        en="",
        type="miracle",
        classes=(),
        attack=None,
        life=None,
        shield=None,
        storm=None,
        condition=0,
        revoke=0,
        hourglasses=0,
        energy=0,
        renown="",
        abilities=(),
    )


READING: Final = Reading(
    resources="energy",
    score="life",
    blank=blank,
    random_deck=lambda chance: random_deck(chance, pool()),
    named=name_of,
    altering="divine grace",
)
