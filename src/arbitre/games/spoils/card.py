"""A card as the data files say it: what is printed on it (201), and its ability trees."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from arbitre.games.spoils import nodes as n

COPIES = 4  # 103.1c: how many cards may have the same name, unless a card says otherwise
ICONS = "OGEDRV"  # 405.5
ICON_NAMES = ("Obsession", "Greed", "Elitism", "Deception", "Rage", "Volition")

CardType = Literal["faction", "resource", "character", "tactic", "item", "location"]
TYPES: tuple[CardType, ...] = get_args(CardType)


class CardData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """A card as the pool's files and scenario files say it. No text, so no italic text either (201.5e, 501.1)."""

    name: str
    type: CardType
    trade: str = ""
    staple: bool = False
    """The supertype (201.4c)."""
    subtypes: tuple[str, ...] = ()
    cost: int | None = None
    """201.2a: how many resources it takes to play it. 406.2: none is a numeric cost of 0."""
    threshold: n.Icons = ""
    """201.3a: the icons a player has to control to play it; none is spent."""
    strength: int | None = None
    life: int | None = None
    speed: int | None = None
    """201.7a, 204.4: a character's battle statistics."""
    structure: int | None = None
    """201.8a, 201.8b: how much damage destroys a location."""
    provides: n.Icons = ""
    """203.4: the icons of a resource."""
    influence: int | None = None
    """202.3a: what a faction starts with."""
    starting_resources: tuple[str, ...] = ()
    """202.5: names of resources, or `staple` for any staple resource."""
    starting_draw: tuple[int, int] = (0, 0)
    """202.6: going first, and going second."""
    abilities: tuple[n.Ability, ...] = ()
    """A faction's Restore Rule and Develop Rule are its first two abilities (202.7, 202.8)."""
    copies: int | None = COPIES
    """103.1c: how many of it a Constructed deck may hold; None for any number."""
    lacks: str = ""
    """What is missing before it can be played. Such a card can be looked up, but is in no game: never half a card."""
    by_hand: bool = False
    """Its abilities were written by hand, not compiled from its text."""
    rarity: str = ""
    printings: tuple[tuple[str, str], ...] = ()
    """Set and number of each printing."""

    @property
    def playable(self) -> bool:
        return not self.lacks
