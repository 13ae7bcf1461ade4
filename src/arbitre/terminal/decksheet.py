"""Decks on the screen: one deck with its curve, and what is wrong with it. A game's own sheet says how its cards are
listed and which rules it has for decks."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import date
from typing import Any, ClassVar

from rich.text import Text

from arbitre.games.fault import DeckFault
from arbitre.sentences import Speaker
from arbitre.terminal.words import Words


class DeckSheet(ABC):
    """Decks of a game in one language."""

    shown: ClassVar[tuple[str, ...]]
    """The formats a deck is judged for when nobody asks for others."""

    def __init__(self, speaker: Speaker, words: Words) -> None:
        self.speaker = speaker
        self.words = words

    # -- what a game's own sheet says ----------------------------------------------------------------------------

    @abstractmethod
    def format(self, name: str) -> Any: ...

    @abstractmethod
    def faults(self, cards: Sequence[Any], fmt: Any, day: date | None) -> Iterable[DeckFault]:
        """Everything wrong with a deck."""

    @abstractmethod
    def place(self, card: Any) -> tuple[Any, ...]:
        """A card's place in the list."""

    @abstractmethod
    def about(self, card: Any) -> str:
        """What comes after a card's name."""

    @abstractmethod
    def kinds(self, cards: Sequence[Any]) -> str:
        """How many there are of which type."""

    def name(self, card: Any) -> str:
        """A card's name in this language."""
        return str(card.name)

    def said(self, fault: DeckFault) -> dict[str, str | int]:
        """What a fault is about, in this language."""
        return dict(fault.about)

    def head(self, deck: Any) -> list[str]:
        """What is said of a deck besides its name and size."""
        return []

    # -- the whole -----------------------------------------------------------------------------------------------

    def whole(self, deck: Any) -> list[Text]:
        """A deck: what is in it, and which formats it is legal in."""
        words = self.words
        cards = deck.each()
        out = [self._head(deck)]
        for count, card in sorted(deck.cards, key=lambda row: self.place(row[1])):
            note = f"  {words('card-not-yet')}" if card.lacks else ""
            out.append(Text(f"  {count} {self.name(card)} ({self.about(card)}){note}"))
        out.append(Text(self.kinds(cards)))
        curve = Counter(card.cost for card in cards if card.cost is not None)
        costs = [words("labelled", what=str(cost), list=str(curve[cost])) for cost in sorted(curve)]
        out.append(Text(words("labelled", what=words("deck-curve"), list=", ".join(costs))))
        legal = [name for name in self.shown if not self._wrong(cards, self.format(name), None)]
        if legal:
            out.append(Text(words("deck-legal", format=", ".join(legal))))
        else:
            out += [Text(self.fault(fault)) for fault in self._wrong(cards, self.format(self.shown[0]), None)]
        return out

    def checked(self, deck: Any, formats: Sequence[str], day: date | None = None) -> tuple[list[Text], bool]:
        """For each format whether the deck is legal, and what is wrong; and whether it is legal in any."""
        words = self.words
        wanted = [self.format(name) for name in formats]
        cards = deck.each()
        out = [self._head(deck)]
        legal = False
        for fmt in wanted:
            wrong = self._wrong(cards, fmt, day)
            legal = legal or not wrong
            out.append(Text(words("deck-illegal" if wrong else "deck-legal", format=fmt.name)))
            out += [Text(f"  {self.fault(fault)}") for fault in wrong]
        lacking = sorted({self.name(card) for card in cards if card.lacks})
        if lacking:
            said = words("deck-not-yet", count=len(lacking))
            out.append(Text(words("labelled", what=said, list=", ".join(lacking))))
        return out, legal

    def fault(self, fault: DeckFault) -> str:
        """A fault in the language of the terminal, with its rule; what an organiser has banned has none."""
        text = self.words(f"fault-{fault.key}", **self.said(fault))
        return f"{text} ({self.words('rule', number=fault.rule)})" if fault.rule else text

    def _wrong(self, cards: Sequence[Any], fmt: Any, day: date | None) -> list[DeckFault]:
        """What the rules have against a deck; what we can't play yet is another matter."""
        return [fault for fault in self.faults(cards, fmt, day) if fault.key != "not-playable"]

    def _head(self, deck: Any) -> Text:
        size = self.words("deck-size", count=sum(count for count, _ in deck.cards))
        return Text.assemble((deck.name, "bold"), "  " + ", ".join((*self.head(deck), size)))
