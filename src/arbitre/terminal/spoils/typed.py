"""Moves of The Spoils as a player types them."""

from __future__ import annotations

import re
from typing import ClassVar, Final

from arbitre.games.spoils import notation
from arbitre.games.spoils.game import Spoils
from arbitre.games.spoils.zones import FACTION, HAND, PLAY
from arbitre.kernel.decision import Refusal
from arbitre.kernel.error import Error
from arbitre.kernel.record import SEATS
from arbitre.terminal.typed import Reader, Unclear
from arbitre.terminal.words import simple

ALONE: Final = ("end turn", "pass", "pass for the turn", "attack", "done")
"""Moves that need no card; who attacks nothing attacks the opponent."""


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
    _game: Spoils

    def find(self, text: str) -> int | Refusal:
        decision = self._game.decision
        assert decision is not None
        said = self.move(text)
        try:
            found = notation.find(self._game, said, self._seat)
        except Error as fault:
            raise Unclear(self._words("move-unclear")) from fault
        if isinstance(found, Refusal):
            return found
        return next(place for place, option in enumerate(decision.options) if option is found)

    def move(self, text: str) -> str:
        """The move as `arbitre.games.spoils.notation.find` reads it."""
        verb, rest = self.verb_and_rest(text, ALONE)
        decision = self._game.decision
        asked = "" if decision is None else decision.kind
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
        game = self._game
        seats = [seat for seat in range(2) if simple(self._speaker.seat(game, seat)) == simple(text)]
        if verb == "attack" and seats:
            return f"{SEATS[seats[0]]} faction"
        match = re.fullmatch(r"(.*?)\s*(#\d{1,6})?", text)
        assert match is not None
        name, which = match[1], match[2] or ""
        found = self.cards(name)
        if not found:
            raise Unclear(self.unknown(name))
        card = self.one_name(name, [one for one in found if self._likely(one, verb)] or found)[0]
        if game.zone_of[card] == FACTION:
            return f"{SEATS[game.controller[card]]} faction"
        down = "face-down " if game.face_down[card] and game.zone_of[card] == PLAY else ""
        return f"{SEATS[game.controller[card]]}.{down}{game.facts[card].name}{' ' + which if which else ''}"

    def _likely(self, card: int, verb: str) -> bool:
        """Where such a card is usually found."""
        game = self._game
        mine = game.controller[card] == self._seat
        if verb in ("play", "face up", "face down", "discard"):
            return mine and game.zone_of[card] == HAND
        if verb == "attack":
            return not mine and game.zone_of[card] in (PLAY, FACTION)
        if verb == "flip up":
            return mine and game.zone_of[card] == PLAY and game.face_down[card]
        decision = game.decision
        if verb == "choose" and decision is not None:
            return any(option.card == card for option in decision.options)
        return mine and game.zone_of[card] in (PLAY, FACTION) and not game.face_down[card]
