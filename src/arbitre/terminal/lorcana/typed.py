"""Moves of Lorcana as a player types them."""

from __future__ import annotations

import re
from typing import ClassVar, Final

from arbitre.kernel.decision import Refusal
from arbitre.kernel.error import Error, IncompleteMove
from arbitre.terminal.sight import Card
from arbitre.terminal.typed import Reader, Unclear

JOIN: Final = {"sing": " with ", "shift": " onto ", "challenge": " -> ", "move": " -> "}
"""What comes between the two cards of a move, as records write it."""
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

    def find(self, text: str) -> int | Refusal:
        said = self.move(text)
        try:
            return self._ask(said)
        except IncompleteMove as fault:
            if fault.named:
                example = f"{text} -> {self._words('example-other')}"
                raise Unclear(self._words("needs-second", example=example)) from fault
            raise Unclear(self._words("move-unclear")) from fault
        except Error as fault:
            raise Unclear(self._words("move-unclear")) from fault

    def move(self, text: str) -> str:
        """The move as records write it."""
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
        return f"{self.written(card)} {which}".rstrip()

    def _likely(self, card: Card, verb: str, first: bool) -> bool:
        """Where such a card is usually found."""
        mine, zone = self._sight.mine(card), self._sight.zone_of(card)
        if first and verb in FROM_HAND:
            return mine and zone == "hand"
        if verb == "choose":
            return True
        return zone == "play" and mine == (first or verb != "challenge")
