"""Building decks of The Spoils. The faction is one of the cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from arbitre.games.spoils.card import TYPES
from arbitre.games.spoils.deck import STAPLE
from arbitre.pool import decklists
from arbitre.pool.decklists import DeckList
from arbitre.pool.query import Catalogue
from arbitre.pool.spoils import Pool, pool
from arbitre.pool.spoils_search import GAME, SpoilsCatalogue, keywords_of
from arbitre.pool.workshop import Fact, Flag, Number, Opening, Wanted, Workshop
from arbitre.sentences import Speaker
from arbitre.sentences.spoils import SIGNS

CHEAP: Final = 2


def _term(term: str, lang: str) -> str:
    return Speaker(lang, game=GAME).term(term)


def _icon(icon: str, lang: str) -> str:
    return _term(f"icon-{icon}", lang)


TRADE: Final = Fact("trade", lambda card: (card.trade,), coloured=True)
TYPE: Final = Fact("type", lambda card: (card.type,), _term, TYPES)
SUBTYPE: Final = Fact("subtype", lambda card: card.subtypes)
THRESHOLD: Final = Fact("threshold", lambda card: [SIGNS[sign] for sign in card.threshold], _icon)
PROVIDES: Final = Fact("provides", lambda card: [SIGNS[sign] for sign in card.provides], _icon)
RARITIES: Final = ("Common", "Uncommon", "Rare", "Staple")
RARITY: Final = Fact("rarity", lambda card: [one for one in (card.rarity,) if one in RARITIES], order=RARITIES)
SPENT: Final = ("faction", "resource")  # of these, none is paid for


class SpoilsWorkshop(Workshop):
    catalogue: ClassVar[Catalogue] = SpoilsCatalogue()
    filters: ClassVar[tuple[Fact | Number | Flag, ...]] = (
        TRADE,
        Number("cost"),
        TYPE,
        THRESHOLD,
        SUBTYPE,
        Fact("keyword", keywords_of, lambda word, lang: _term(f"keyword-{word.lower()}", lang)),
        RARITY,
        Fact("set", lambda card: dict.fromkeys(edition for edition, _ in card.printings)),
        Flag("staple"),
        Number("strength"),
        Number("life"),
        Number("speed"),
        Flag("playable"),
    )
    shown: ClassVar[tuple[Fact | Number, ...]] = (TRADE, THRESHOLD, PROVIDES, RARITY)
    traits: ClassVar[Fact] = SUBTYPE
    groups: ClassVar[Fact] = TYPE
    shares: ClassVar[tuple[Fact, ...]] = (
        TRADE,
        TYPE,
        PROVIDES,
    )
    wanted: ClassVar[tuple[Wanted, ...]] = (
        Wanted("resource", lambda card: card.type == "resource"),
        Wanted("cheap", lambda card: card.type not in SPENT and (card.cost or 0) <= CHEAP),
    )
    lists: ClassVar[Mapping[str, str]] = decklists.FORMATS
    endings: ClassVar[Mapping[str, str]] = decklists.ENDINGS
    easiest: ClassVar[str] = "starter"

    def pool(self) -> Pool:
        return pool()

    def deck(self, name: str, rows: Sequence[tuple[int, Any]]) -> DeckList[Any]:
        return DeckList(name, tuple(rows))

    def read(self, text: str) -> DeckList[Any]:
        return decklists.read(text, "the deck", "", pool())

    def write(self, deck: Any, to: str, lang: str) -> str:
        """Its cards have English names only."""
        return decklists.write(deck, to, "The Spoils")

    def cost(self, card: Any) -> int | None:
        return None if card.type in SPENT else card.cost or 0

    def opening(self, cards: Sequence[Any]) -> Opening | None:
        """202.5, 202.6: the faction says how many cards are drawn, after the resources it starts with were taken out:
        for what is counted here, all resources are alike."""
        factions = [card for card in cards if card.type == "faction"]
        if len(factions) != 1:
            return None
        left = sorted((card for card in cards if card.type != "faction"), key=lambda card: card.type != "resource")
        return Opening(factions[0].starting_draw[0], left[len(factions[0].starting_resources) :])

    def about(self, fault: Mapping[str, str | int], lang: str) -> dict[str, str | int]:
        found = super().about(fault, lang)
        if "wanted" in found:
            parts = str(found["wanted"]).split(" and ")
            found["wanted"] = ", ".join(_term("staple resource", lang) if part == STAPLE else part for part in parts)
        return found


WORKSHOP: Final = SpoilsWorkshop()
