"""Building decks of Lorcana."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final

from arbitre.games.lorcana.formats import NORMAL
from arbitre.games.lorcana.text import TEXT
from arbitre.pool import formats
from arbitre.pool.formats.decklist import DeckList
from arbitre.pool.lorcana import Pool, pool
from arbitre.pool.query import Catalogue
from arbitre.pool.search import LorcanaCatalogue, keywords_of
from arbitre.pool.workshop import Fact, Flag, Number, Opening, Wanted, Workshop
from arbitre.sentences import Speaker

CHEAP: Final = 2


def _type(card: Any) -> tuple[str, ...]:
    """A song is an action, but one counts it by itself."""
    return ("song",) if card.song else (card.type,)


def _sets(card: Any) -> Iterable[str]:
    return dict.fromkeys(code for code, _ in card.printings)


def _class(name: str, lang: str) -> str:
    return str(getattr(TEXT.tongues[lang], "CLASSES", {}).get(name, name))


INK: Final = Fact(
    "ink",
    lambda card: card.inks,
    lambda ink, lang: Speaker(lang).term(f"ink-{ink.lower()}"),
    ("Amber", "Amethyst", "Emerald", "Ruby", "Sapphire", "Steel"),
    coloured=True,
)
TYPE: Final = Fact(
    "type", _type, lambda kind, lang: Speaker(lang).term(kind), ("character", "action", "song", "item", "location")
)
KEYWORD: Final = Fact("keyword", keywords_of, lambda word, lang: Speaker(lang).term(f"keyword-{word.lower()}"))
RARITY: Final = Fact(
    "rarity", lambda card: (card.rarity,), order=("Common", "Uncommon", "Rare", "Super Rare", "Legendary", "Special")
)
CLASSIFICATION: Final = Fact("classification", lambda card: card.classifications, _class)
SET: Final = Fact("set", _sets, order=tuple(str(number) for number in range(1, 100)), labelled=True)
INKABLE: Final = Flag("inkable")


class LorcanaWorkshop(Workshop):
    catalogue: ClassVar[Catalogue] = LorcanaCatalogue()
    filters: ClassVar[tuple[Fact | Number | Flag, ...]] = (
        INK,
        Number("cost"),
        TYPE,
        INKABLE,
        KEYWORD,
        CLASSIFICATION,
        RARITY,
        SET,
        Fact("story", lambda card: (card.story,)),
        Number("strength"),
        Number("willpower"),
        Number("lore"),
        Flag("playable"),
    )
    shown: ClassVar[tuple[Fact | Number, ...]] = (INK, RARITY, SET)
    traits: ClassVar[Fact] = CLASSIFICATION
    groups: ClassVar[Fact] = TYPE
    shares: ClassVar[tuple[Fact, ...]] = (INK, TYPE)
    flags: ClassVar[tuple[Flag, ...]] = (INKABLE,)
    wanted: ClassVar[tuple[Wanted, ...]] = (
        Wanted("inkable", lambda card: card.inkable),
        Wanted("cheap", lambda card: card.cost <= CHEAP),
    )
    lists: ClassVar[Mapping[str, str]] = {key: fmt.about for key, fmt in formats.FORMATS.items()}
    endings: ClassVar[Mapping[str, str]] = {key: fmt.ending for key, fmt in formats.FORMATS.items()}
    easiest: ClassVar[str] = "any"

    def pool(self) -> Pool:
        return pool()

    def deck(self, name: str, rows: Sequence[tuple[int, Any]]) -> DeckList:
        return DeckList(tuple(rows), name)

    def read(self, text: str) -> DeckList:
        return formats.read(text, "the deck")

    def write(self, deck: Any, to: str, lang: str) -> str:
        return formats.write(deck, to, lang)

    def opening(self, cards: Sequence[Any]) -> Opening:
        return Opening(NORMAL.hand_size, cards)

    def title(self, card: Any, lang: str) -> str:
        local = getattr(card, lang, None)
        return str(local.full if local is not None else card.full_name)

    def about(self, fault: Mapping[str, str | int], lang: str) -> dict[str, str | int]:
        found = super().about(fault, lang)
        if "inks" in found:
            found["inks"] = ", ".join(INK.said(ink, lang) for ink in str(found["inks"]).split(", "))
        return found


WORKSHOP: Final = LorcanaWorkshop()
