"""Building decks of 7 Fallen: Eden, Register and Book are in one list; a card's type says where it belongs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, get_args

from arbitre.games.fallen.card import KINGDOMS, CardType
from arbitre.games.fallen.deck import BOOK
from arbitre.games.fallen.setup import HAND_SIZE
from arbitre.games.fallen.text.terms import local
from arbitre.pool import decklists
from arbitre.pool.decklists import DeckList
from arbitre.pool.fallen import Pool, name_of, pool
from arbitre.pool.fallen_search import GAME, FallenCatalogue, keywords_of
from arbitre.pool.query import Catalogue
from arbitre.pool.workshop import Fact, Flag, Number, Opening, Wanted, Workshop
from arbitre.sentences import Speaker

CHEAP: Final = 2

KINGDOM: Final = Fact("kingdom", lambda card: (card.kingdom,), local, KINGDOMS, coloured=True)
CLASS: Final = Fact("class", lambda card: card.classes, local)
TYPE: Final = Fact(
    "type",
    lambda card: (card.type,),
    lambda kind, lang: Speaker(lang, game=GAME).term(kind),
    ("deity", "archangel", "temple", "gift", "worshipper", *get_args(CardType)),
)


class FallenWorkshop(Workshop):
    catalogue: ClassVar[Catalogue] = FallenCatalogue()
    filters: ClassVar[tuple[Fact | Number | Flag, ...]] = (
        KINGDOM,
        Number("cost"),
        TYPE,
        CLASS,
        Fact("keyword", keywords_of, local),
        Flag("legendary"),
        Flag("neutral"),
        Number("attack"),
        Number("life"),
        Number("energy"),
        Number("condition"),
        Flag("book"),
    )
    shown: ClassVar[tuple[Fact | Number, ...]] = (
        KINGDOM,
        *map(Number, ("condition", "revoke", "storm", "hourglasses", "energy", "factor", "will", "feathers")),
    )
    traits: ClassVar[Fact] = CLASS
    groups: ClassVar[Fact] = TYPE
    shares: ClassVar[tuple[Fact, ...]] = (KINGDOM, TYPE)
    wanted: ClassVar[tuple[Wanted, ...]] = (
        Wanted("angel", lambda card: card.type == "angel"),
        Wanted("cheap", lambda card: card.cost is not None and card.cost <= CHEAP),
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
        """In French, the language of its cards."""
        return decklists.write(deck, to, "7 Fallen")

    def cost(self, card: Any) -> int | None:
        """Of the pages of the Book: the others are not played from the hand."""
        return card.cost if card.type in BOOK else None

    def opening(self, cards: Sequence[Any]) -> Opening:
        return Opening(HAND_SIZE, [card for card in cards if card.type in BOOK])

    def title(self, card: Any, lang: str) -> str:
        return name_of(card, lang)

    def about(self, fault: Mapping[str, str | int], lang: str) -> dict[str, str | int]:
        found = super().about(fault, lang)
        for key in ("kingdom", "own"):
            if key in found:
                found[key] = local(str(found[key]), lang)
        return found


WORKSHOP: Final = FallenWorkshop()
