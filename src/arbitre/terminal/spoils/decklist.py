"""Decks of The Spoils on the screen: the preconstructed ones, one deck with its curve, and what is wrong with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import date
from typing import Any, ClassVar

from rich.text import Text

from arbitre.games.fault import DeckFault
from arbitre.games.spoils.deck import faults, format_named
from arbitre.pool.spoils import starters
from arbitre.pool.spoils_decks import whole
from arbitre.sentences import Speaker
from arbitre.terminal.decksheet import DeckSheet
from arbitre.terminal.lines import pad
from arbitre.terminal.words import Words

TYPES = ("character", "tactic", "item", "location", "resource")


def listing(speaker: Speaker, words: Words) -> list[Text]:
    """The preconstructed decks."""
    width = max(len(deck.name) for deck in starters())
    out = []
    for deck in starters():
        about = [
            "/".join(speaker.term(f"trade-{trade}") for trade in deck.trades),
            words("deck-size", count=len(whole(deck).names())),
            deck.set,
        ]
        if deck.lacking():
            about.append(words("deck-not-yet", count=len(deck.lacking())))
        out.append(Text.assemble((pad(deck.name, width), "bold"), "  " + ", ".join(about)))
    return out


class SpoilsSheet(DeckSheet):
    shown: ClassVar[tuple[str, ...]] = ("constructed", "limited")

    def format(self, name: str) -> Any:
        return format_named(name)

    def faults(self, cards: Sequence[Any], fmt: Any, day: date | None) -> Iterable[DeckFault]:
        """Its formats do not change with time."""
        return faults(cards, fmt)

    def place(self, card: Any) -> tuple[Any, ...]:
        return (("faction", *TYPES).index(card.type), card.cost or 0, card.name)

    def about(self, card: Any) -> str:
        about = " ".join(part for part in ("" if card.cost is None else str(card.cost), card.threshold) if part)
        return ", ".join(part for part in (about, self.speaker.term(card.type)) if part)

    def kinds(self, cards: Sequence[Any]) -> str:
        kinds: Counter[str] = Counter(card.type for card in cards)
        return ", ".join(f"{self.speaker.term(kind)} {kinds[kind]}" for kind in TYPES if kinds[kind])
