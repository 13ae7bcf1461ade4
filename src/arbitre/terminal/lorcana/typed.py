"""Moves of Lorcana as a player types them."""

from __future__ import annotations

import re
from typing import ClassVar, Final

from arbitre.games.lorcana import notation
from arbitre.games.lorcana.game import Lorcana
from arbitre.games.lorcana.why_not import IncompleteMove
from arbitre.games.lorcana.zones import HAND, PLAY
from arbitre.kernel.decision import Refusal
from arbitre.kernel.error import Error
from arbitre.kernel.record import SEATS
from arbitre.terminal.typed import Reader, Unclear

JOIN: Final = {"sing": " with ", "shift": " onto ", "challenge": " -> ", "move": " -> "}
"""Refusals that speak of the second card of a move: without one they say nothing."""
FROM_HAND: Final = ("ink", "play", "shift", "sing", "sing together", "play free", "discard")


class LorcanaReader(Reader):
    verbs: ClassVar[tuple[str, ...]] = (
        "ink",
        "play",
        "shift",
        "sing",
        "sing together",
        "play free",
        "use",
        "use free",
        "quest",
        "challenge",
        "move",
        "end turn",
        "choose",
        "discard",
    )
    _game: Lorcana

    def find(self, text: str) -> int | Refusal:
        decision = self._game.decision
        assert decision is not None
        said = self.move(text)
        try:
            found = notation.find(self._game, said, self._seat)
        except IncompleteMove as fault:
            if fault.named:
                example = f"{text} -> {self._words('example-other')}"
                raise Unclear(self._words("needs-second", example=example)) from fault
            raise Unclear(self._words("move-unclear")) from fault
        except Error as fault:
            raise Unclear(self._words("move-unclear")) from fault
        if isinstance(found, Refusal):
            return found
        return next(place for place, option in enumerate(decision.options) if option is found)

    def move(self, text: str) -> str:
        """The move as `arbitre.games.lorcana.notation.find` reads it."""
        verb, rest = self.verb_and_rest(text, alone=("end turn",))
        if not rest:
            return verb
        second = ""
        if verb in JOIN:
            joins = "|".join(rf"\s+{re.escape(word)}\s+" for word in self._words.aliases("joins"))
            parts = re.split(rf"\s*(?:->|→|>)\s*|{joins}", rest, maxsplit=1)
            rest, second = parts[0], parts[1] if len(parts) > 1 else ""
        number = ""
        if verb in ("use", "use free"):
            match = re.fullmatch(r"(.*\S)\s+(\d{1,6})", rest)
            if match:
                rest, number = match[1], f" {match[2]}"
        said = f"{verb} {self._meant(rest, verb, first=True)}{number}"
        return said + (f"{JOIN[verb]}{self._meant(second, verb, first=False)}" if second else "")

    def _meant(self, text: str, verb: str, first: bool) -> str:
        """A card by its owner and its English name."""
        match = re.fullmatch(r"(.*?)\s*(#\d{1,6})?", text)
        assert match is not None
        name, which = match[1], match[2] or ""
        found = self.cards(name)
        if not found:
            raise Unclear(self.unknown(name))
        card = self.one_name(name, [one for one in found if self._likely(one, verb, first)] or found)[0]
        return f"{SEATS[self._game.owner[card]]}.{self._game.facts[card].full_name}{' ' + which if which else ''}"

    def _likely(self, card: int, verb: str, first: bool) -> bool:
        """Where such a card is usually found."""
        game = self._game
        mine = game.controller[card] == self._seat
        if first and verb in FROM_HAND:
            return mine and game.zone_of[card] == HAND
        if verb == "choose":
            return True
        return game.zone_of[card] == PLAY and mine == (first or verb != "challenge")
