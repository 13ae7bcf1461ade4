"""7 Fallen at the terminal: what it has of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from rich.text import Text

from arbitre.pool.fallen import name_of, pool, starters
from arbitre.sentences import Speaker
from arbitre.terminal.board import Board
from arbitre.terminal.decksheet import DeckSheet
from arbitre.terminal.fallen import cardpage, cardtext, decklist
from arbitre.terminal.fallen.board import FallenBoard
from arbitre.terminal.fallen.moves import FallenMoves
from arbitre.terminal.fallen.typed import FallenReader
from arbitre.terminal.kit import CardPages, CardTexts, PaidKit
from arbitre.terminal.labels import Labels
from arbitre.terminal.menu import Moves
from arbitre.terminal.sight import Card, Sight
from arbitre.terminal.typed import Reader
from arbitre.terminal.words import Words

STILL: Final = 20
"""After this many turns without a page played and without damage to a Deity, a computer player agrees to a draw."""


class FallenKit(PaidKit):
    table_talk: ClassVar[frozenset[str]] = frozenset(("pays", "put back", "shuffles", "eden"))
    return_to: ClassVar[tuple[str, ...]] = (
        *("turn action", "divine grace", "end of dawn", "register", "contemplation", "response"),
        *("announce attackers", "next attacker", "declare attack"),
    )
    board: ClassVar[type[Board]] = FallenBoard
    moves: ClassVar[type[Moves]] = FallenMoves
    reader: ClassVar[type[Reader]] = FallenReader
    texts: ClassVar[CardTexts] = cardtext
    pages: ClassVar[CardPages] = cardpage
    decks: ClassVar[type[DeckSheet]] = decklist.FallenSheet
    judged: ClassVar[tuple[str, ...]] = decklist.FallenSheet.shown[:1]

    def sold(self) -> Mapping[tuple[str, ...], str]:
        return {tuple(deck.names()): deck.key for deck in starters()}

    def agrees_to_draw(self, game: Any) -> bool | None:
        return bool(game.turn - game.eventful > STILL)

    def asked_about(self, sight: Sight, words: Words, labels: Labels) -> list[str]:
        question, chosen = sight.question, self.chosen(sight, words, labels)
        asked = question["kind"]
        if asked == "announce attackers":
            return [words("announce-so-far", cards=chosen)] if chosen else []
        if asked in ("next attacker", "attack together", "declare attack") and len(question["chosen"]) < 2:
            return []  # the question names the one
        if asked == "pay from":
            return [words("paying", number=question["left"])]
        if asked in ("divide damage", "order of damage"):
            return [words("dividing", number=question["left"])]
        if asked == "revoke" and "total" in question:
            told = words("revoking", number=len(question["chosen"]) + 1, total=question["total"])
            return [f"{told}; {words('so-far', cards=chosen)}" if chosen else told]
        return super().asked_about(sight, words, labels)

    def called(self, card: Card, sight: Sight, words: Words, labels: Labels) -> str:
        ambush = card["object"] in sight.question.get("in ambush", ())
        name = super().called(card, sight, words, labels)
        return f"{name} ({words('state-ambush')})" if ambush else name

    def settled(self, sight: Sight) -> int | None:
        """Energy that can come from one card only is taken there, all at once."""
        one_source = len({option.get("object") for option in sight.options}) == 1
        return 0 if sight.question.get("kind") == "pay from" and one_source else None

    def every_name(self, lang: str) -> dict[str, str]:
        return {name: name_of(card, lang) for card in pool() for name in cardtext.names_of(card)}

    def name_of(self, card: Any, lang: str) -> str:
        return name_of(card, lang)

    def cards_meant(self, text: str) -> list[Any]:
        return list(cardtext.in_pool(text).values()) or [pool().data(text)]  # which says what is near

    def listing(self, speaker: Speaker, words: Words) -> list[Text]:
        return decklist.listing(speaker, words)
