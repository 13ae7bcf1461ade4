"""The moves of The Spoils as a menu shows them."""

from __future__ import annotations

from typing import ClassVar

from arbitre.terminal.menu import Moves
from arbitre.terminal.sight import Asked, Card
from arbitre.terminal.spoils.board import fighter


class SpoilsMoves(Moves):
    groups: ClassVar[dict[str, str]] = {
        "play": "play",
        "flip up": "flip",
        "use": "use",
        "attack": "attack",
        "face up": "up",
        "face down": "down",
        "pass for the turn": "pass",
    }
    order: ClassVar[tuple[str, ...]] = ("play", "flip", "use", "attack", "up", "down", "pass")
    zero: ClassVar[tuple[str, ...]] = ("end turn", "pass", "done", "no")
    grouped: ClassVar[tuple[str, ...]] = ("turn action", "response", "battle", "play resource")
    sorted: ClassVar[tuple[str, ...]] = ("mulligan", "choose discard")
    one_a_line: ClassVar[tuple[str, ...]] = ("use",)

    def text(self, option: Asked) -> str:
        words = self.words
        kind, card, name = option["kind"], self.card(option), self.short(option)
        if kind in ("play", "flip up"):
            return words("move-cost", card=name, cost=option["cost"]["resources"])
        if kind == "attack":
            return self._attack(option)
        if kind == "pass for the turn":
            return words("move-pass-turn")
        if kind in ("use", "resolve") and "text" in option:
            return words("move-use", card=name, text=option["text"])
        if kind == "mode" and "text" in option:
            return str(option["text"])
        if card is None:
            return super().text(option)
        if kind in ("put away", "discard", "next", "face up", "face down"):
            return self.labels.full(card)  # the question says what happens to it
        if kind == "pay with" and "face down" in card:
            return words("facedown-cards", cards=self.labels.full(card))
        if kind == "choose" and "strength" in card:
            return self._choose(option, card)
        if kind == "assign" and self.sight.zone_of(card) != "faction":
            return words("move-assign", card=name, number=option["number"])
        return super().text(option)

    def brief(self, option: Asked) -> str:
        """An ability by its name where there is no room for what it does."""
        return self.sentence(option) if option["kind"] == "use" else ""

    def _attack(self, option: Asked) -> str:
        card, left = self.sight.at(option["object"]), option["forecast"]["left"]
        if self.sight.zone_of(card) == "faction":
            name = self.sight.name(self.sight.seat_of(card))
            return self.words("move-attack-faction", player=name, influence=left)
        return self.words("move-attack-location", card=self.labels.short(card), left=left)

    def _choose(self, option: Asked, card: Card) -> str:
        """Characters with what they fight with."""
        if self.asked in ("choose attackers", "choose blockers"):
            return f"{self.labels.short(card)} {fighter(card)}"  # they are all one's own
        return f"{self.sentence(option)} {fighter(card)}"
