"""Lorcana, as the laboratory reads it."""

from __future__ import annotations

from typing import Final

import msgspec

from arbitre.games.lorcana.card import CardData
from arbitre.games.lorcana.formats import format_named
from arbitre.kernel.chance import Chance
from arbitre.lab.lorcana.decks import legal_deck
from arbitre.lab.reading import Reading
from arbitre.pool.lorcana import pool


def blank(card: CardData) -> CardData:
    """An item without text: it costs as much and can be inked as well, but brings nothing into play that does
    anything."""
    return msgspec.structs.replace(
        card,
        name=f"Blank {card.name}",
        type="item",
        song=False,
        strength=None,
        willpower=None,
        lore=None,
        move_cost=None,
        classifications=(),
        abilities=(),
        names=(),
        aka=(),
        fr=None,
        it=None,
        lacks="",
    )


def named(card: CardData, lang: str) -> str:
    local = {"fr": card.fr, "it": card.it}.get(lang)
    return local.full if local is not None else card.full_name


def random_deck(chance: Chance) -> list[str]:
    return legal_deck(chance, pool(), format_named("constructed"))


READING: Final = Reading(
    resources="ink", score="lore", blank=blank, random_deck=random_deck, named=named, altering="alter hand"
)
