"""What one seat sees of a game: its view in words, with cards found by their objects. All that is drawn, listed and
read at the terminal comes from it, never from the game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Card = dict[str, Any]
"""A card as a view tells it."""
Asked = dict[str, Any]
"""An option as a view tells it."""


class Sight:
    def __init__(self, view: dict[str, Any], seed: int | None = None) -> None:
        self.view = view
        self.seed = seed  # the player at the terminal has chosen it, or may know it
        self.seat: int = view["audience"]
        self.turn: int = view["turn"]
        self.sides: list[dict[str, Any]] = view["seats"]
        self.question: dict[str, Any] = view["decision"] or {}
        self.options: list[Asked] = self.question.get("options", [])
        self._cards: dict[int, Card] = {}
        self._lies: dict[int, tuple[int, str]] = {}
        for side in self.sides:
            for name, zone in side["zones"].items():
                for card in (*zone["cards"], *zone["remembered"], *zone["unknown"]):
                    self._cards[card["object"]] = card
                    self._lies[card["object"]] = (side["seat"], name)

    # -- players -------------------------------------------------------------------------------------------------

    def name(self, seat: int) -> str:
        called: str = self.sides[seat]["name"]
        return called

    def players(self) -> list[int]:
        """Who is still in the game."""
        return [side["seat"] for side in self.sides if side["playing"]]

    # -- cards ---------------------------------------------------------------------------------------------------

    def card(self, number: int | None) -> Card | None:
        """The card that is this object, if it is seen or known."""
        return None if number is None else self._cards.get(number)

    def at(self, number: int) -> Card:
        """The same where it must be there."""
        return self._cards[number]

    def zone(self, seat: int, name: str) -> list[Card]:
        """The cards that lie there, those that are seen first."""
        zone = self.sides[seat]["zones"][name]
        return [*zone["cards"], *zone["remembered"], *zone["unknown"]]

    def count(self, seat: int, name: str) -> int:
        found: int = self.sides[seat]["zones"][name]["count"]
        return found

    def in_play(self, seat: int) -> list[Card]:
        zones = self.sides[seat]["zones"]
        return [card for name in zones if zones[name]["in play"] for card in self.zone(seat, name)]

    def seat_of(self, card: Card) -> int:
        """On whose side it lies."""
        return self._lies[card["object"]][0]

    def zone_of(self, card: Card) -> str:
        return self._lies[card["object"]][1]

    def mine(self, card: Card) -> bool:
        return self.seat_of(card) == self.seat

    def shown(self) -> list[Card]:
        """Those that are being shown at this moment."""
        return [self._cards[number] for number in self.view["shown"] if number in self._cards]

    def known(self) -> Iterator[Card]:
        """All whose names this seat knows."""
        return (card for card in self._cards.values() if "name" in card)
