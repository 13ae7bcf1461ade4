"""A card as the data files say it: what is printed on it (5.2), its names in other languages, its ability trees."""

from __future__ import annotations

from typing import Literal

import msgspec

from arbitre.games.lorcana import nodes as n

MARKETING_CARD = "Marketing card"  # 10.2.2: ink in Pack Rush, and nothing else
COPIES = 4  # 1.10.1.1: how many cards may have the same full name, unless a card says otherwise


class LocalName(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """A card's name in another language, and the names of its abilities."""

    name: str
    version: str = ""
    called: tuple[str, ...] = ()

    @property
    def full(self) -> str:
        return f"{self.name} - {self.version}" if self.version else self.name


class CardData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """A card as the pool's files and scenario files say it. It has no text, so no reminder text either (1.1.7)."""

    name: str
    version: str = ""
    type: Literal["character", "action", "item", "location"]
    song: bool = False
    cost: int
    inkable: bool = True
    inks: tuple[str, ...] = ()
    strength: int | None = None
    willpower: int | None = None
    lore: int | None = None
    move_cost: int | None = None
    classifications: tuple[str, ...] = ()
    lacks: str = ""
    """What is missing before it can be played. Such a card can be looked up, but is in no game: never half a card."""
    by_hand: bool = False
    """Its abilities were written by hand, not compiled from its text."""
    abilities: tuple[n.Ability, ...] = ()
    called: tuple[str, ...] = ()
    """The name of each of its abilities, in capitals; "" for one without."""
    names: tuple[str, ...] = ()
    """Names the card has besides its own (5.2.6)."""
    copies: int | None = COPIES
    """How many of it a deck may hold; None for any number (1.2.1: the card's own text beats the limit)."""
    rarity: str = ""
    story: str = ""
    printings: tuple[tuple[str, int], ...] = ()
    """Set and number of each printing."""
    aka: tuple[str, ...] = ()
    """Other full names the same card goes by in lists."""
    fr: LocalName | None = None
    it: LocalName | None = None

    @property
    def full_name(self) -> str:
        return f"{self.name} - {self.version}" if self.version else self.name

    def named(self, place: int, lang: str = "en") -> str:
        """The name of one of its abilities in a language, or in English where that is all that is known."""
        local: LocalName | None = getattr(self, lang, None)
        names = local.called if local is not None and local.called else self.called
        return names[place] if 0 <= place < len(names) else ""

    @property
    def playable(self) -> bool:
        return not self.lacks
