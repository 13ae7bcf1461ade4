"""Lorcana at the terminal: what it has of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from rich.text import Text

from arbitre.kernel.event import Event
from arbitre.pool.decks import starters
from arbitre.pool.finding import finder
from arbitre.pool.lorcana import pool
from arbitre.sentences import Speaker
from arbitre.terminal.board import Board
from arbitre.terminal.decksheet import DeckSheet
from arbitre.terminal.kit import CardPages, CardTexts, DeckKit
from arbitre.terminal.lorcana import cardpage, cardtext, decklist
from arbitre.terminal.lorcana.board import LorcanaBoard
from arbitre.terminal.lorcana.moves import LorcanaMoves
from arbitre.terminal.lorcana.typed import LorcanaReader
from arbitre.terminal.menu import Moves
from arbitre.terminal.sight import Sight
from arbitre.terminal.typed import Reader
from arbitre.terminal.words import Words


class LorcanaKit(DeckKit):
    table_talk: ClassVar[frozenset[str]] = frozenset(("pays", "chosen"))
    return_to: ClassVar[tuple[str, ...]] = ("turn action", "alter hand")
    board: ClassVar[type[Board]] = LorcanaBoard
    moves: ClassVar[type[Moves]] = LorcanaMoves
    reader: ClassVar[type[Reader]] = LorcanaReader
    texts: ClassVar[CardTexts] = cardtext
    pages: ClassVar[CardPages] = cardpage
    decks: ClassVar[type[DeckSheet]] = decklist.LorcanaSheet
    judged: ClassVar[tuple[str, ...]] = ("core", "infinity", "draft", "sealed")

    def sold(self) -> Mapping[tuple[str, ...], str]:
        return {tuple(deck.names()): deck.name for deck in starters()}

    def plain(self, setup: Any) -> bool:
        return super().plain(setup) and not setup.teams

    def sight(self, game: Any, seat: int, speaker: Speaker) -> Sight:
        found = super().sight(game, seat, speaker)
        return Sight(cardtext.spoken(found.view, speaker.lang), found.seed)

    def tells(self, event: Event, seat: int) -> bool:
        """Showing one's own card to ink or play it reveals nothing that can't be taken back."""
        if event.kind == "reveals" and event.rule == "4.2.1.1" and event.seat == seat:
            return False
        return super().tells(event, seat)

    def every_name(self, lang: str) -> dict[str, str]:
        return {name: cardtext.name_of(card, lang) for card in pool() for name in cardtext.names_of(card)}

    def name_of(self, card: Any, lang: str) -> str:
        return cardtext.name_of(card, lang)

    def cards_meant(self, text: str) -> list[Any]:
        """By full name in any language, by set and number, by a part of the name."""
        known = finder(pool())
        whole = known.get(text)
        if whole is not None:
            return [whole]
        code, _, number = text.partition("-")
        if number.isascii() and number.isdecimal() and " " not in text:
            return [known.printed(code, int(number))]
        found = list(cardtext.in_pool(text).values())
        if not found:
            known.card(text)  # says what is near
        return list(found)

    def listing(self, speaker: Speaker, words: Words) -> list[Text]:
        return decklist.listing(speaker, words)
