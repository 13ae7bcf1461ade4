"""The moves of 7 Fallen as a menu shows them."""

from __future__ import annotations

from typing import ClassVar, Final

from arbitre.sentences.fallen import price
from arbitre.terminal.fallen.board import LINES, fighter
from arbitre.terminal.menu import Moves
from arbitre.terminal.sight import Asked, Card

ONES_OWN: Final = (
    *("announce attackers", "next attacker", "attack together", "berserk", "retreat"),
    *("retreat to the rear", "equip", "sacrifice"),
)
"""Questions about the player's own cards."""


class FallenMoves(Moves):
    groups: ClassVar[dict[str, str]] = {
        "play": "play",
        "storm": "storm",
        "gust": "gust",
        "phoenix": "phoenix",
        "use": "use",
        "attack": "attack",
        "attack deity": "attack",
        "ambush": "ambush",
        "top": "top",
        "bottom": "bottom",
        "pass for the turn": "pass",
    }
    order: ClassVar[tuple[str, ...]] = (
        *("play", "storm", "gust", "phoenix", "use", "attack", "ambush", "top", "bottom"),
        "pass",
    )
    zero: ClassVar[tuple[str, ...]] = ("end turn", "announce attack", "pass", "done", "no", "no attack")
    grouped: ClassVar[tuple[str, ...]] = (
        *("turn action", "response", "contemplation", "announce attackers", "top or bottom", "omen"),
        *("declare attack", "redirect attack"),
    )
    sorted: ClassVar[tuple[str, ...]] = ("divine grace", "choose discard")
    one_a_line: ClassVar[tuple[str, ...]] = ("use",)

    def from_hand(self, option: Asked) -> bool:
        card = self.card(option)
        return card is not None and self.sight.zone_of(card) == "hand"

    def text(self, option: Asked) -> str:
        words = self.words
        kind, card, name = option["kind"], self.card(option), self.short(option)
        if kind in ("play", "storm", "gust", "phoenix"):
            return words("move-cost", card=name, cost=price(self.speaker, option["cost"]))
        if kind == "use":
            return words("move-use", card=name, text=option.get("text") or self._ability(option))
        if kind == "pass for the turn":
            return words("move-pass-turn")
        if kind == "mode" and "text" in option:
            return str(option["text"])
        if kind == "resolve" and "text" in option:
            return words("move-use", card=name, text=option["text"])
        if card is None:
            return super().text(option)
        if kind == "attack deity":
            return words("move-attack-deity", card=self.labels.full(card))
        if kind == "link":
            return words("move-link", card=name, target=self.target(option))
        if kind == "worshipper":
            told = " ".join([*card.get("said", {}).values(), *card["text"]])
            return words("move-use", card=self._named(card), text=told) if told else self._named(card)
        if kind in ("top", "bottom", "put away", "discard", "next"):
            return self._named(card)
        if kind in ("revoke", "spend", "take", "assign", "strike"):
            return self._shared(option, card)
        if kind in ("attack", "ambush", "choose", "retreat", "attack again") and self.sight.zone_of(card) in LINES:
            return self._fighter(card)
        if kind == "choose":
            return self._elsewhere(card)
        return super().text(option)

    def brief(self, option: Asked) -> str:
        """An ability by its name where there is no room for what it does."""
        if option["kind"] != "use":
            return ""
        name = self._ability(option)
        return self.words("move-use", card=self.short(option), text=name) if name else self.short(option)

    def _ability(self, option: Asked) -> str:
        """The name of what is used."""
        name: str = self.sight.at(option["object"])["abilities"][option["number"]]["name"]
        return name

    def _named(self, card: Card) -> str:
        """A page out of a pile; Worshippers with what they bring."""
        name = self.labels.full(card)
        energy = card["printed"]["energy"]
        return self.words("source", card=name, number=energy) if energy else name

    def _shared(self, option: Asked, card: Card) -> str:
        """A source with what is on it, or a share."""
        name = self.labels.short(card)
        if option["kind"] == "revoke":
            return self.words("source", card=name, number=card["energy"])
        if {other.get("object") for other in self.sight.options} == {self.sight.question["source"]}:
            return str(option["number"])  # the question names the card
        return self.words("labelled", what=name, list=str(option["number"]))

    def _fighter(self, card: Card) -> str:
        """Cards on the battlefield with what they fight with, whose they are, and, where that counts, on which line."""
        linked = [self.sight.at(number) for number in card["linked"]]
        said = f"{self.labels.short(card)} {fighter(card, linked)}"
        about: list[str] = []
        if self.asked in ("declare attack", "redirect attack"):
            if self.sight.zone_of(card) == "firing":
                about.append(self.words("move-doubled" if card["doubled"] else "line-firing"))
        elif self.asked not in ONES_OWN:
            about.append(self.whose(card))
        return f"{said} ({', '.join(about)})" if about else said

    def _elsewhere(self, card: Card) -> str:
        """A card that does not fight: where it is, and on which side."""
        zone = self.sight.zone_of(card)
        seat = self.whose(card)
        if zone == "divine":
            return f"{self.labels.full(card)} ({seat})"
        if zone in ("hand", "deck", "register"):
            return self.labels.full(card)
        name = self.labels.short(card)
        if self.asked == "energy to" or card.get("energy"):
            name = self.words("source", card=name, number=card["energy"])
        return name if self.asked == "energy to" else f"{name} ({seat}, {self.speaker.term(zone)})"
