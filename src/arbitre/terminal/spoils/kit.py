"""The Spoils at the terminal: what it has of its own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from typing import Any, ClassVar

from rich.console import RenderableType
from rich.text import Text

from arbitre.games.spoils.battle import Assign, Attack
from arbitre.games.spoils.costs import Paying
from arbitre.games.spoils.game import Spoils
from arbitre.games.spoils.setup import SetUp
from arbitre.kernel.decision import Decision
from arbitre.kernel.event import Event
from arbitre.kernel.record import Parsed
from arbitre.pool import decklists, spoils_decks, spoils_game
from arbitre.pool.making import PAYMENTS
from arbitre.pool.query import Catalogue
from arbitre.pool.spoils import pool, starter_decks, starters
from arbitre.pool.spoils_search import SpoilsCatalogue
from arbitre.sentences import Speaker
from arbitre.sentences.spoils import rule_of, waiting
from arbitre.terminal.board import Board
from arbitre.terminal.kit import Kit
from arbitre.terminal.menu import Moves
from arbitre.terminal.spoils import cardpage, cardtext, decklist
from arbitre.terminal.spoils.board import SpoilsBoard
from arbitre.terminal.spoils.moves import SpoilsMoves
from arbitre.terminal.spoils.typed import SpoilsReader
from arbitre.terminal.typed import Reader
from arbitre.terminal.words import Words


class SpoilsKit(Kit):
    name: ClassVar[str] = Spoils.name
    format: ClassVar[str] = "starter"  # among friends every deck will do that has what its faction starts with
    payments: ClassVar[tuple[str, ...]] = PAYMENTS
    table_talk: ClassVar[frozenset[str]] = frozenset(
        ("pays", "detaches", "speed", "assigns", "battle ends", "declares end", "faction")
    )
    return_to: ClassVar[tuple[str, ...]] = ("turn action", "mulligan", "response", "battle", "choose blockers")
    board: ClassVar[type[Board]] = SpoilsBoard
    moves: ClassVar[type[Moves]] = SpoilsMoves
    reader: ClassVar[type[Reader]] = SpoilsReader
    catalogue: ClassVar[Catalogue] = SpoilsCatalogue()

    def usual_decks(self) -> Sequence[str]:
        return list(starter_decks())

    def sold(self) -> Mapping[tuple[str, ...], str]:
        return {tuple(spoils_decks.whole(deck).names()): deck.name for deck in starters()}

    def find_deck(self, text: str) -> tuple[str, list[str]]:
        found = spoils_decks.find_deck(text)
        return found.name, found.names()

    def new(
        self,
        decks: Sequence[Sequence[str]],
        seed: int,
        starting: int | None,
        chooser: int | None = None,
        payment: str = "auto",
    ) -> Any:
        return spoils_game.new(
            decks, seed=seed, format=self.format, starting=starting, chooser=chooser, payment=payment
        )

    def payment(self, setup: Any) -> str:
        return str(setup.payment)

    def read(self, parsed: Parsed) -> Any:
        return spoils_game.read(parsed)

    def tells(self, event: Event, seat: int) -> bool:
        return event.kind in Spoils.telling

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

    def in_pool(self, text: str) -> dict[str, Any]:
        return dict(cardtext.in_pool(text))

    def every_name(self, lang: str) -> dict[str, str]:
        return {card.name: card.name for card in pool()}

    def name_of(self, card: Any, lang: str) -> str:
        return str(card.name)

    def sheet(self, card: Any, speaker: Speaker, words: Words) -> list[Text]:
        return cardtext.sheet(card, speaker, words)

    def cards(self) -> Iterable[Any]:
        return pool()

    def rows(self, cards: list[Any], speaker: Speaker, words: Words, encoding: str) -> list[Text]:
        return cardpage.rows(cards, speaker, words, encoding)

    def cards_meant(self, text: str) -> list[Any]:
        return list(cardtext.in_pool(text).values()) or [pool().data(text)]  # which says what is near

    def page(self, card: Any, speaker: Speaker, words: Words, encoding: str, width: int) -> RenderableType:
        return cardpage.page(card, speaker, words, encoding, width)

    def listing(self, speaker: Speaker, words: Words) -> list[Text]:
        return decklist.listing(speaker, words)

    def one_deck(self, text: str, speaker: Speaker, words: Words) -> list[Text]:
        return decklist.SpoilsSheet(speaker, words).whole(spoils_decks.find_deck(text))

    def converted(self, text: str, to: str, lang: str) -> str:
        """Its cards have English names only."""
        return decklists.write(spoils_decks.find_deck(text), to, "The Spoils")

    def checked(
        self, text: str, formats: Sequence[str] | None, day: date | None, speaker: Speaker, words: Words
    ) -> tuple[list[Text], bool]:
        sheet = decklist.SpoilsSheet(speaker, words)
        return sheet.checked(spoils_decks.find_deck(text), formats or sheet.shown)


def _names(game: Spoils, cards: tuple[int, ...]) -> str:
    return ", ".join(game.facts[card].name for card in cards)
