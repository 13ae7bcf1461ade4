"""The Spoils, as the laboratory reads it."""

from __future__ import annotations

from typing import Final

import msgspec

from arbitre.games.spoils.card import CardData
from arbitre.kernel.error import Error
from arbitre.lab.reading import Reading
from arbitre.lab.spoils.decks import random_deck
from arbitre.pool.spoils import pool


def blank(card: CardData) -> CardData:
    """An item without text, with the same cost and threshold."""
    if card.type == "faction":
        raise Error(f"{card.name} is a faction: a deck can't do without it, so there is no blank for it")
    return msgspec.structs.replace(
        card,
        name=f"Blank {card.name}",
        type="item",
        staple=False,
        subtypes=(),
        strength=None,
        life=None,
        speed=None,
        structure=None,
        provides="",
        abilities=(),
        lacks="",
    )


READING: Final = Reading(
    resources="resources",
    score="influence",
    blank=blank,
    random_deck=lambda chance: random_deck(chance, pool()),
    named=lambda card, lang: str(card.name),
    altering="mulligan",
)
