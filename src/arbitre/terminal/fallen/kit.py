"""7 Fallen at the terminal: what it has of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from rich.text import Text

from arbitre.games.fallen.combat import AttackPhase
from arbitre.games.fallen.energy import PayEnergy
from arbitre.games.fallen.play import PlayAPage
from arbitre.games.fallen.setup import SetUp
from arbitre.games.fallen.strike import Strike
from arbitre.games.fallen.turn import Turn
from arbitre.kernel.decision import Decision
from arbitre.pool import decklists
from arbitre.pool.fallen import local_names, name_of, pool, starters
from arbitre.pool.fallen_search import FallenCatalogue
from arbitre.pool.query import Catalogue
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
from arbitre.terminal.typed import Reader
from arbitre.terminal.words import Words

STILL: Final = 20
"""So many turns without a page played and without damage to a Deity, and a computer agrees to a draw."""


class FallenKit(PaidKit):
    table_talk: ClassVar[frozenset[str]] = frozenset(("pays", "put back", "shuffles", "eden"))
    return_to: ClassVar[tuple[str, ...]] = (
        *("turn action", "divine grace", "end of dawn", "register", "contemplation", "response"),
        *("announce attackers", "next attacker", "declare attack"),
    )
    board: ClassVar[type[Board]] = FallenBoard
    moves: ClassVar[type[Moves]] = FallenMoves
    reader: ClassVar[type[Reader]] = FallenReader
    catalogue: ClassVar[Catalogue] = FallenCatalogue()
    texts: ClassVar[CardTexts] = cardtext
    pages: ClassVar[CardPages] = cardpage
    decks: ClassVar[type[DeckSheet]] = decklist.FallenSheet
    judged: ClassVar[tuple[str, ...]] = decklist.FallenSheet.shown[:1]

    def sold(self) -> Mapping[tuple[str, ...], str]:
        return {tuple(deck.names()): deck.key for deck in starters()}

    def speaker(self, lang: str, names: Sequence[str] = ()) -> Speaker:
        return Speaker(lang, names, self.name, titles=local_names(lang))

    def agrees_to_draw(self, game: Any) -> bool | None:
        return bool(game.turn - game.eventful > STILL)

    def asked_about(self, game: Any, decision: Decision, lang: str) -> str | None:
        frame = game.stack[-1]
        words = Words(lang, self.name)
        labels = Labels(game, decision.seat, self.speaker(lang))

        def names(cards: tuple[int, ...]) -> str:
            return ", ".join(labels.short(card) for card in cards)

        if isinstance(frame, AttackPhase) and decision.kind == "announce attackers":
            hidden = f" ({words('state-ambush')})"
            called = [labels.short(card) + (hidden if card in frame.in_ambush else "") for card in frame.chosen]
            return words("announce-so-far", cards=", ".join(called)) if called else None
        if isinstance(frame, AttackPhase) and len(frame.group) > 1:
            return words("so-far", cards=names(frame.group))
        if isinstance(frame, SetUp) and frame.chosen:
            return words("so-far", cards=names(frame.chosen))
        if isinstance(frame, Turn) and decision.kind == "retreat to the rear" and frame.back:
            return words("so-far", cards=names(frame.back))
        if isinstance(frame, PayEnergy):
            return words("paying", number=frame.rest)
        if isinstance(frame, Strike) and decision.kind == "divide damage":
            return words("dividing", number=frame.rest)
        if isinstance(frame, PlayAPage) and decision.kind == "revoke":
            wanted = game.facts[frame.card].data.revoke
            told = words("revoking", number=len(frame.revoked) + 1, total=wanted)
            return f"{told}; {words('so-far', cards=names(frame.revoked))}" if frame.revoked else told
        return cardtext.TEXTS.asked_about(game, decision, lang)

    def settled(self, game: Any, decision: Decision) -> int | None:
        """Energy that can come from one card only is taken there, all at once."""
        one_source = len({option.card for option in decision.options}) == 1
        return 0 if decision.kind == "pay from" and one_source else None

    def every_name(self, lang: str) -> dict[str, str]:
        return {name: name_of(card, lang) for card in pool() for name in cardtext.names_of(card)}

    def name_of(self, card: Any, lang: str) -> str:
        return name_of(card, lang)

    def cards_meant(self, text: str) -> list[Any]:
        return list(cardtext.in_pool(text).values()) or [pool().data(text)]  # which says what is near

    def listing(self, speaker: Speaker, words: Words) -> list[Text]:
        return decklist.listing(speaker, words)

    def written(self) -> Mapping[str, str]:
        return decklists.FORMATS

    def converted(self, text: str, to: str, lang: str) -> str:
        """In French, the language of its cards."""
        return decklists.write(self.deck_list(text), to, "7 Fallen")
