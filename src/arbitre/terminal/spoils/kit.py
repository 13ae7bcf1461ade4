"""The Spoils at the terminal: what it has of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from rich.text import Text

from arbitre.games.spoils.battle import Assign, Attack
from arbitre.games.spoils.costs import Paying
from arbitre.games.spoils.game import Spoils
from arbitre.games.spoils.setup import SetUp
from arbitre.kernel.decision import Decision
from arbitre.pool import decklists, spoils_decks
from arbitre.pool.query import Catalogue
from arbitre.pool.spoils import pool, starters
from arbitre.pool.spoils_search import SpoilsCatalogue
from arbitre.sentences import Speaker
from arbitre.sentences.spoils import rule_of, waiting
from arbitre.terminal.board import Board
from arbitre.terminal.decksheet import DeckSheet
from arbitre.terminal.kit import CardPages, CardTexts, PaidKit
from arbitre.terminal.menu import Moves
from arbitre.terminal.spoils import cardpage, cardtext, decklist
from arbitre.terminal.spoils.board import SpoilsBoard
from arbitre.terminal.spoils.moves import SpoilsMoves
from arbitre.terminal.spoils.typed import SpoilsReader
from arbitre.terminal.typed import Reader
from arbitre.terminal.words import Words


class SpoilsKit(PaidKit):
    table_talk: ClassVar[frozenset[str]] = frozenset(
        ("pays", "detaches", "speed", "assigns", "battle ends", "declares end", "faction")
    )
    return_to: ClassVar[tuple[str, ...]] = ("turn action", "mulligan", "response", "battle", "choose blockers")
    board: ClassVar[type[Board]] = SpoilsBoard
    moves: ClassVar[type[Moves]] = SpoilsMoves
    reader: ClassVar[type[Reader]] = SpoilsReader
    catalogue: ClassVar[Catalogue] = SpoilsCatalogue()
    texts: ClassVar[CardTexts] = cardtext
    pages: ClassVar[CardPages] = cardpage
    decks: ClassVar[type[DeckSheet]] = decklist.SpoilsSheet
    judged: ClassVar[tuple[str, ...]] = decklist.SpoilsSheet.shown

    def sold(self) -> Mapping[tuple[str, ...], str]:
        return {tuple(spoils_decks.whole(deck).names()): deck.name for deck in starters()}

    def asked_about(self, game: Any, decision: Decision, lang: str) -> str | None:
        frame = game.stack[-1]
        if isinstance(frame, Attack | SetUp) and frame.chosen:
            return Words(lang, self.name)("so-far", cards=_names(game, frame.chosen))
        if isinstance(frame, Paying):
            told: dict[str, str | int] = {
                "number": len(frame.chosen) + 1,
                "total": frame.total,
                "cards": _names(game, frame.chosen),
            }
            return Words(lang, self.name)("paying-on" if frame.chosen else "paying", **told)
        if isinstance(frame, Assign):
            return Words(lang, self.name)("rest-to", cards=_names(game, frame.to[1:]))
        return cardtext.TEXTS.asked_about(game, decision, lang)

    def settled(self, game: Any, decision: Decision) -> int | None:
        """Which of the two rules of one's faction comes first (202.7, 202.8) makes no difference where nothing else
        waits with them: to restore comes first."""
        if decision.kind != "choose trigger":
            return None
        entries = [waiting(game, option) for option in decision.options]
        rules = ["" if entry is None else rule_of(game, entry) for entry in entries]
        return rules.index("restore") if sorted(rules) == ["develop", "restore"] else None

    def cards_meant(self, text: str) -> list[Any]:
        return list(cardtext.in_pool(text).values()) or [pool().data(text)]  # which says what is near

    def listing(self, speaker: Speaker, words: Words) -> list[Text]:
        return decklist.listing(speaker, words)

    def written(self) -> Mapping[str, str]:
        return decklists.FORMATS

    def converted(self, text: str, to: str, lang: str) -> str:
        """Its cards have English names only."""
        return decklists.write(self.deck_list(text), to, "The Spoils")


def _names(game: Spoils, cards: tuple[int, ...]) -> str:
    return ", ".join(game.facts[card].name for card in cards)
