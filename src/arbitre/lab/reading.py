"""What the laboratory reads off a game that is played: hands, draws, plays, and how each side stood at each turn.

Everything is read from the log and from what a view tells of a seat, so that it is the same for every game; a game
only says which of its numbers are which.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from arbitre.games import registry
from arbitre.kernel.chance import Chance
from arbitre.kernel.event import Event
from arbitre.kernel.game import Game

DRAWN: Final = "drawn"
PLAYED: Final = "played"


class Reading(NamedTuple):
    """What a game says about itself to the laboratory."""

    resources: str
    """What a seat has to pay with, as a view calls it."""
    score: str
    """What wins or loses, as a view calls it."""
    blank: Callable[[Any], Any]
    """Given a card's data, those of a card that costs as much and does nothing."""
    random_deck: Callable[[Chance], list[str]]
    """A legal deck of cards that chance picks."""
    named: Callable[[Any, str], str]
    """What a card is called in a language, given its data."""
    altering: str
    """The question which cards of the opening hand are put away."""
    deck: str = "deck"
    hand: str = "hand"
    """The zones that cards are drawn from and to."""


class Side:
    """What is noted of one player's game. Cards are named by their places in the list of a deck's different cards."""

    __slots__ = ("cards", "hand", "moves", "put_away", "turns")

    def __init__(self, names: list[str]) -> None:
        self.cards: Final = {name: place for place, name in enumerate(names)}
        self.hand: list[int] = []  # as the game began with it
        self.put_away: list[int] = []  # of the hand before it was altered
        self.moves: list[tuple[int, str, int]] = []  # in which of their own turns, drawn or played, which card
        self.turns: list[tuple[int, int, int]] = []  # as each of their turns began: resources, score, cards in hand

    def as_data(self) -> dict[str, Any]:
        return {"hand": self.hand, "put away": self.put_away, "moves": self.moves, "turns": self.turns}


class Watch:
    """Looks on while a game is played."""

    def __init__(self, game: Game[Any, Any], reading: Reading, decks: list[list[str]]) -> None:
        self.game: Final = game
        self.reading: Final = reading
        self.sides: Final = [Side(different(deck)) for deck in decks]
        self.hand: Final = game.zone_index[reading.hand]
        self.deck: Final = game.zone_index[reading.deck]
        self.turn = 0

    def look(self) -> None:
        """After every answer: has another turn begun?"""
        game = self.game
        if game.turn == self.turn:
            return
        self.turn = game.turn
        seat = game.players()[0]
        numbers = game.view_seat(seat)
        resources, score = numbers[self.reading.resources], numbers[self.reading.score]
        self.sides[seat].turns.append((resources, score, len(game.zones[seat][self.hand])))

    def read(self) -> list[Side]:
        """At the end: what the log tells of hands, draws and plays."""
        turns = [0] * len(self.sides)
        begun = False
        for event in self.game.events:
            if event.kind == "turn begins":
                begun = True
                turns[event.seat] += 1
            elif event.kind == "played":
                self._note(event, PLAYED, turns)
            elif event.to == self.hand and event.origin == self.deck:
                self._note(event, DRAWN, turns) if begun else self._deal(event)
            elif not begun and event.origin == self.hand and event.to == self.deck:
                self._put_away(event)
        return self.sides

    def _note(self, event: Event, what: str, turns: list[int]) -> None:
        side = self.sides[event.seat]
        for card in self._named(event, side):
            side.moves.append((turns[event.seat], what, card))

    def _deal(self, event: Event) -> None:
        side = self.sides[event.seat]
        side.hand += self._named(event, side)

    def _put_away(self, event: Event) -> None:
        side = self.sides[event.seat]
        for card in self._named(event, side):
            side.put_away.append(card)
            side.hand.remove(card)

    def _named(self, event: Event, side: Side) -> list[int]:
        """The cards it is about that came with the side's deck."""
        facts, owner = self.game.facts, self.game.owner
        cards = event.cards or ((event.card,) if event.card >= 0 else ())
        keys = [facts[card].key for card in cards if owner[card] == event.seat]
        return [side.cards[key] for key in keys if key in side.cards]


def name_of(game: str, card: str, lang: str) -> str:
    """What a card of the pool is called in a language."""
    reading: Reading = registry.entry(game).load("reading")
    cards: Any = registry.entry(game).load("pool")()
    return reading.named(cards.data(card), lang)


def different(deck: list[str]) -> list[str]:
    """The different cards of a deck, always in the same order."""
    return sorted(set(deck))
