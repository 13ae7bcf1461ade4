"""A card as the data files say it: what is on it, its ability trees, and which of its facts are from the book."""

from __future__ import annotations

from typing import Literal

import msgspec

from arbitre.games.fallen import nodes as n

COPIES = 3  # of a page, by printed name

CardType = Literal[
    "deity",
    "archangel",
    "temple",
    "gift",
    "angel",
    "golem",
    "familiar",
    "miracle",
    "equipment",
    "blessing",
    "worshipper",
]

KINGDOMS = (
    "Eondra",
    "Poseidia",
    "MetaScience",
    "Temple de la Lumière",
    "Pureté Céleste",
    "La Voie",
    "Nuit sans fin",
)
NEUTRAL = "Pureté Céleste"


class CardData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """A card of 7 Fallen. The book gives few facts, so the pool is ours: `from_book` names the fields it states."""

    name: str
    en: str = ""
    """Its name in English, where that differs."""
    type: CardType
    kingdom: str = ""
    """Empty: a neutral page that belongs to no kingdom."""
    classes: tuple[str, ...] = ()
    cost: int | None = None
    """Celestial Energy to play it; None: it has no such cost."""
    attack: int | None = None
    life: int | None = None
    shield: int | None = None
    storm: int | None = None
    """A Golem's cost to be played in a storm; None: it can't."""
    condition: int = 0
    """Worshippers the player must have (Miracle, Blessing)."""
    revoke: int = 0
    """Worshippers the player must destroy (Miracle, Equipment)."""
    hourglasses: int = 0
    energy: int = 0
    """The reserve of a Worshipper, a Temple, an Archangel."""
    time_factor: int = 0
    will: int = 0
    feathers: int = 0
    legendary: bool = False
    renown: str = ""
    """The part of its name between wings."""
    abilities: tuple[n.Ability, ...] = ()
    from_book: tuple[str, ...] = ()
    """Which of these fields the book states ("part of the abilities": what it leaves out of them is ours); all others
    are ours."""
    lacks: str = ""
    """What is missing before it can be played."""
    by_hand: bool = True
    """Its abilities were written as trees, not compiled from a text."""
    printings: tuple[tuple[str, str], ...] = ()
    """Set and number, of a card of a set of one's own."""

    @property
    def playable(self) -> bool:
        return not self.lacks
