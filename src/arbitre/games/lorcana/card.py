"""A card as the data files say it: what is printed on it (5.2), its names in other languages, its ability trees."""

from __future__ import annotations

from typing import Literal

import msgspec

from arbitre.ability import nodes as n

MARKETING_CARD = "Marketing card"  # 10.2.2: ink in Pack Rush, and nothing else


class LocalName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card's name in another language."""

    name: str
    version: str = ""

    @property
    def full(self) -> str:
        return f"{self.name} - {self.version}" if self.version else self.name


class CardData(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A card as the pool's files and scenario files say it. It has no text, so no reminder text either (1.1.7)."""

    name: str
    type: Literal["character", "action", "item", "location"]
    cost: int
    version: str = ""
    song: bool = False
    inkable: bool = True
    inks: tuple[str, ...] = ()
    strength: int | None = None
    willpower: int | None = None
    lore: int | None = None
    move_cost: int | None = None
    classifications: tuple[str, ...] = ()
    abilities: tuple[n.Ability, ...] = ()
    printings: tuple[tuple[str, int], ...] = ()
    fr: LocalName | None = None
    it: LocalName | None = None

    @property
    def full_name(self) -> str:
        return f"{self.name} - {self.version}" if self.version else self.name
