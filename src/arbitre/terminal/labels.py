"""How cards are called on the screen: by name alone where that is clear, else with the version or a number."""

from __future__ import annotations

from typing import Any

from arbitre.sentences import Speaker
from arbitre.sentences.apart import in_play, numbers


class Labels:
    """The names of the cards that one seat sees now."""

    def __init__(self, game: Any, seat: int, speaker: Speaker) -> None:
        self._game = game
        self._seat = seat
        self._speaker = speaker
        self._versions: dict[str, set[str]] = {}
        self._numbers = numbers(speaker, game, seat)  # which of several of the same name on one side
        seen = [*game.zones[seat][game.zone_index["hand"]], *game.shown_to(seat)]
        for player in range(game.number_of_seats):
            seen += in_play(game, player)
        for card in seen:
            self._versions.setdefault(self._short(card), set()).add(self.full(card))

    def full(self, card: int) -> str:
        """The whole name; a card that lies facedown has none for who may not look at it."""
        return self._speaker.shown(self._game, card, self._seat)

    def row(self, card: int) -> str:
        """For a line of the board."""
        return self.full(card) + self.number(card)

    def short(self, card: int) -> str:
        """For a menu or inside a sentence."""
        name = self._short(card)
        if len(self._versions.get(name, ())) > 1:
            name = self.full(card)
        return name + self.number(card)

    def _short(self, card: int) -> str:
        return self.full(card).split(" - ")[0]

    def number(self, card: int) -> str:
        """What tells it from others of its name, if there are."""
        return f" #{self._numbers[card]}" if card in self._numbers else ""
