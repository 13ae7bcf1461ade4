"""The Spoils at the terminal: what it has of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from rich.text import Text

from arbitre.pool import spoils_decks
from arbitre.pool.spoils import pool, starters
from arbitre.sentences import Speaker
from arbitre.terminal.board import Board
from arbitre.terminal.decksheet import DeckSheet
from arbitre.terminal.kit import CardPages, CardTexts, PaidKit
from arbitre.terminal.labels import Labels
from arbitre.terminal.menu import Moves
from arbitre.terminal.sight import Sight
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
    texts: ClassVar[CardTexts] = cardtext
    pages: ClassVar[CardPages] = cardpage
    decks: ClassVar[type[DeckSheet]] = decklist.SpoilsSheet
    judged: ClassVar[tuple[str, ...]] = decklist.SpoilsSheet.shown

    def sold(self) -> Mapping[tuple[str, ...], str]:
        return {tuple(spoils_decks.whole(deck).names()): deck.name for deck in starters()}

    def asked_about(self, sight: Sight, words: Words, labels: Labels) -> list[str]:
        question = sight.question
        if "total" in question:
            chosen = ", ".join(labels.full(sight.at(card)) for card in question["chosen"])
            number = len(question["chosen"]) + 1
            key = "paying-on" if chosen else "paying"
            return [words(key, number=number, total=question["total"], cards=chosen)]
        if "rest to" in question:
            return [words("rest-to", cards=", ".join(labels.short(sight.at(card)) for card in question["rest to"]))]
        return super().asked_about(sight, words, labels)

    def settled(self, sight: Sight) -> int | None:
        """Which of the two rules of a faction comes first (202.7, 202.8) makes no difference where nothing else waits
        with them: restoring comes first."""
        if sight.question.get("kind") != "choose trigger":
            return None
        rules = [sight.view["waiting"][option["number"]]["rule"] for option in sight.options]
        return rules.index("restore") if sorted(rules) == ["develop", "restore"] else None

    def cards_meant(self, text: str) -> list[Any]:
        return list(cardtext.in_pool(text).values()) or [pool().data(text)]  # which says what is near

    def listing(self, speaker: Speaker, words: Words) -> list[Text]:
        return decklist.listing(speaker, words)
