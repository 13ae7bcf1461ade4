"""How a game is set up and won (chapter 10 has a variant), and the formats decks are built for (1.10.1)."""

from __future__ import annotations

from typing import Final

from arbitre.games import formats
from arbitre.kernel.error import Error
from arbitre.kernel.roles import declare


class Variant:
    """The numbers a casual variant may change (10.1.2)."""

    __slots__ = ("hand_size", "lore_to_win", "marketing_cards", "name", "reshuffles")

    def __init__(
        self,
        name: str,
        hand_size: int = 7,
        lore_to_win: int = 20,
        marketing_cards: int = 0,
        reshuffles: bool = False,
    ) -> None:
        self.name = name
        self.hand_size = hand_size  # 2.2.1.4, 10.2.3
        self.lore_to_win = lore_to_win  # 1.8.1.1, 10.2.4
        self.marketing_cards = marketing_cards  # 10.2.2: in the inkwell from the start
        self.reshuffles = reshuffles  # 10.2.5


declare(Variant)


NORMAL: Final = Variant("normal")
PACK_RUSH: Final = Variant("pack rush", hand_size=5, lore_to_win=15, marketing_cards=2, reshuffles=True)


class Format:
    """What a deck must be (1.10.1), and which variant is played with it."""

    __slots__ = ("bans", "copies", "inks", "minimum", "name", "rotates", "rule", "variant")

    def __init__(
        self,
        name: str,
        rule: str,
        minimum: int,
        inks: int | None,
        copies: int | None,
        variant: Variant = NORMAL,
        rotates: bool = False,
        bans: str = "",
    ) -> None:
        self.name = name
        self.rule = rule
        self.minimum = minimum
        self.inks = inks
        self.copies = copies
        self.variant = variant
        self.rotates = rotates  # only the sets that have not rotated out
        self.bans = bans  # whose list of banned cards it has (`arbitre.games.lorcana.rotation`)


FORMATS: Final = {
    fmt.name: fmt
    for fmt in (
        Format("constructed", "1.10.1.1", minimum=60, inks=2, copies=4),
        Format("core", "1.10.1.1", minimum=60, inks=2, copies=4, rotates=True, bans="core"),
        Format("infinity", "1.10.1.1", minimum=60, inks=2, copies=4, bans="infinity"),
        Format("draft", "1.10.1.2", minimum=35, inks=None, copies=None),
        Format("sealed", "1.10.1.2", minimum=40, inks=None, copies=None),
        Format("pack rush", "10.2.1.1", minimum=0, inks=None, copies=None, variant=PACK_RUSH),
        Format("any", "1.10.1", minimum=0, inks=None, copies=None),
    )
}


def format_named(name: str) -> Format:
    if not isinstance(name, str):
        raise Error(f"a format is a word such as 'constructed', not {name!r}")
    key = name.lower().replace("-", " ").replace("_", " ").strip()
    if key == "limited":
        key = "sealed"  # the stricter of the two Limited sizes (1.10.1.2)
    return formats.named(key, FORMATS)
