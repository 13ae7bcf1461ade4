"""Decks on the screen: the preconstructed ones, one deck with its curve, and what is wrong with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import date
from typing import Any, ClassVar

from rich.text import Text

from arbitre.games.fault import DeckFault
from arbitre.games.lorcana.deck import faults
from arbitre.games.lorcana.formats import format_named
from arbitre.pool.decks import starters
from arbitre.pool.lorcana import pool
from arbitre.sentences import Speaker
from arbitre.terminal.decksheet import DeckSheet
from arbitre.terminal.lines import pad
from arbitre.terminal.lorcana.cardtext import name_of
from arbitre.terminal.words import Words


def listing(speaker: Speaker, words: Words) -> list[Text]:
    """The preconstructed decks."""
    width = max(len(deck.name) for deck in starters())
    out = []
    for deck in starters():
        size = words("deck-size", count=len(deck.names()))
        about = [_inks(deck.inks, speaker), size, words("deck-set", set=deck.set)]
        if deck.lacking():
            about.append(words("deck-not-yet", count=len(deck.lacking())))
        out.append(Text.assemble((pad(deck.name, width), "bold"), "  " + ", ".join(about)))
    return out


class LorcanaSheet(DeckSheet):
    shown: ClassVar[tuple[str, ...]] = ("constructed", "core", "infinity")

    def format(self, name: str) -> Any:
        return format_named(name)

    def faults(self, cards: Sequence[Any], fmt: Any, day: date | None) -> Iterable[DeckFault]:
        return faults(cards, fmt, day=day)

    def place(self, card: Any) -> tuple[Any, ...]:
        return (card.cost, card.full_name)

    def name(self, card: Any) -> str:
        return name_of(card, self.words.lang)

    def about(self, card: Any) -> str:
        return str(card.cost)

    def kinds(self, cards: Sequence[Any]) -> str:
        kinds = Counter(card.type for card in cards)
        about = self.words(
            "deck-types",
            characters=kinds["character"],
            actions=kinds["action"],
            songs=sum(card.song for card in cards),
            items=kinds["item"],
            locations=kinds["location"],
        )
        return f"{about}; {self.words('deck-inkable', count=sum(card.inkable for card in cards))}"

    def said(self, fault: DeckFault) -> dict[str, str | int]:
        about = dict(fault.about)
        if "card" in about:
            about["card"] = name_of(pool().data(str(about["card"])), self.words.lang)
        if "inks" in about:
            about["inks"] = _inks(tuple(str(about["inks"]).split(", ")), self.speaker, ", ")
        return about

    def head(self, deck: Any) -> list[str]:
        return [_inks(tuple(dict.fromkeys(ink for _, card in deck.cards for ink in card.inks)), self.speaker)]


def _inks(inks: tuple[str, ...], speaker: Speaker, joint: str = "/") -> str:
    return joint.join(speaker.term(f"ink-{ink.lower()}") for ink in inks)
