"""Decks of 7 Fallen on the screen: those that come with the pool, one deck part by part, and what is wrong with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import date
from typing import Any, ClassVar, Final

from rich.text import Text

from arbitre.games.fallen.deck import faults, format_named
from arbitre.games.fallen.text.terms import local
from arbitre.games.fault import DeckFault
from arbitre.pool.fallen import name_of, pool, starters
from arbitre.sentences import Speaker
from arbitre.terminal.decksheet import DeckSheet
from arbitre.terminal.fallen.cardtext import figures
from arbitre.terminal.lines import pad
from arbitre.terminal.words import Words

TYPES: Final = (
    *("deity", "archangel", "temple", "gift"),  # Eden
    "worshipper",  # the Register
    *("angel", "golem", "miracle", "equipment", "blessing"),  # the Book
    "familiar",  # in no deck
)


def listing(speaker: Speaker, words: Words) -> list[Text]:
    """The decks that come with the pool: what to type for each, what it is called, its kingdom."""
    width = max(len(deck.key) for deck in starters())
    out = []
    for deck in starters():
        about = [
            deck.fr if words.lang == "fr" else deck.en,
            local(deck.kingdom, words.lang),
            words("deck-size", count=len(deck.names())),
        ]
        out.append(Text.assemble((pad(deck.key, width), "bold"), "  " + ", ".join(about)))
    return out


class FallenSheet(DeckSheet):
    shown: ClassVar[tuple[str, ...]] = ("constructed", "starter")

    def format(self, name: str) -> Any:
        return format_named(name)

    def faults(self, cards: Sequence[Any], fmt: Any, day: date | None) -> Iterable[DeckFault]:
        """Its formats do not change with time."""
        return faults(cards, fmt)

    def place(self, card: Any) -> tuple[Any, ...]:
        return (TYPES.index(card.type), card.cost or 0, self.name(card))

    def name(self, card: Any) -> str:
        return name_of(card, self.words.lang)

    def about(self, card: Any) -> str:
        return ", ".join((self.speaker.term(card.type), *figures(card, self.speaker)))

    def kinds(self, cards: Sequence[Any]) -> str:
        kinds: Counter[str] = Counter(card.type for card in cards)
        return ", ".join(f"{self.speaker.term(kind)} {kinds[kind]}" for kind in TYPES[4:] if kinds[kind])

    def said(self, fault: DeckFault) -> dict[str, str | int]:
        """Cards by their names in this language."""
        about = dict(fault.about)
        for key in ("card", "leader", "loyal"):
            if key in about:
                about[key] = self._called(str(about[key]))
        for key in ("kingdom", "own"):
            if key in about:
                about[key] = local(str(about[key]), self.words.lang)
        if "cards" in about:
            about["cards"] = ", ".join(self._called(name) for name in str(about["cards"]).split(", "))
        return about

    def _called(self, name: str) -> str:
        return self.name(pool().data(name)) if name in pool() else name

    def head(self, deck: Any) -> list[str]:
        """The kingdom of its Deity."""
        return [local(card.kingdom, self.words.lang) for _, card in deck.cards if card.type == "deity"][:1]
