"""Moves of The Spoils as a player types them."""

from __future__ import annotations

import re
from typing import ClassVar, Final

from arbitre.kernel.decision import Refusal
from arbitre.kernel.error import Error
from arbitre.kernel.record import SEATS
from arbitre.terminal.sight import Card
from arbitre.terminal.typed import Reader, Unclear
from arbitre.terminal.words import simple

ALONE: Final = ("end turn", "pass", "pass for the turn", "attack", "done")
"""Moves that need no card; an attack without a named target is on the opponent."""


class SpoilsReader(Reader):
    verbs: ClassVar[tuple[str, ...]] = (
        "play",
        "flip up",
        "use",
        "attack",
        "block",
        "end turn",
        "pass",
        "pass for the turn",
        "done",
        "choose",
        "face up",
        "face down",
        "discard",
    )

    def find(self, text: str) -> int | Refusal:
        said = self.move(text)
        try:
            return self._ask(said)
        except Error as fault:
            raise Unclear(self._words("move-unclear")) from fault

    def move(self, text: str) -> str:
        """The move as records write it."""
        verb, rest = self.verb_and_rest(text, ALONE)
        asked = self._sight.question.get("kind")
        if verb == "block" or (verb == "attack" and asked == "choose attackers"):
            verb = "choose"
        if not rest:
            return verb
        ability = ""
        if verb == "use":
            rest, ability = self._ability(rest)
        return f"{verb} {self._meant(rest, verb)}{ability}"

    def _ability(self, rest: str) -> tuple[str, str]:
        """ "archer: shoot", "archer 2": a card and which of its abilities."""
        name, colon, ability = rest.partition(":")
        if colon:
            return name.strip(), f": {ability.strip()}"
        match = re.fullmatch(r"(.*\S)\s+(\d{1,3})", rest)
        return (match[1], f": {match[2]}") if match else (rest, "")

    def _meant(self, text: str, verb: str) -> str:
        """A card by who controls it and its English name; a player stands for their faction."""
        sight = self._sight
        seats = [seat for seat in range(len(sight.sides)) if simple(sight.name(seat)) == simple(text)]
        if verb == "attack" and seats:
            return f"{SEATS[seats[0]]} faction"
        match = re.fullmatch(r"(.*?)\s*(#\d{1,6})?", text)
        assert match is not None
        name, which = match[1], match[2] or ""
        found = self.cards(name)
        if not found:
            raise Unclear(self.unknown(name))
        card = self.one_name(name, [one for one in found if self._likely(one, verb)] or found)[0]
        if sight.zone_of(card) == "faction":
            return f"{SEATS[sight.seat_of(card)]} faction"
        down = "face-down " if "face down" in card else ""
        return f"{SEATS[sight.seat_of(card)]}.{down}{card['name']} {which}".rstrip()

    def _likely(self, card: Card, verb: str) -> bool:
        """Where such a card is usually found."""
        mine, zone = self._sight.mine(card), self._sight.zone_of(card)
        if verb in ("play", "face up", "face down", "discard"):
            return mine and zone == "hand"
        if verb == "attack":
            return not mine and zone in ("play", "faction")
        if verb == "flip up":
            return mine and zone == "play" and "face down" in card
        if verb == "choose":
            return any(option.get("object") == card["object"] for option in self._sight.options)
        return mine and zone in ("play", "faction") and "face down" not in card
