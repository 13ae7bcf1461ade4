"""What a player types: commands, and moves in words of their language with the names of cards as far as needed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

from arbitre.games.lorcana.game import Lorcana
from arbitre.games.lorcana.zones import HAND, PLAY
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.record import SEATS
from arbitre.kernel.view import knows
from arbitre.pool.near import near
from arbitre.sentences import Speaker
from arbitre.terminal.words import Words, simple

COMMANDS: Final = ("why", "undo", "log", "card", "save", "load", "concede", "help", "quit", "board", "again")
VERBS: Final = (
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
JOIN: Final = {"sing": " with ", "shift": " onto ", "challenge": " -> ", "move": " -> "}
"""Refusals that speak of the second card of a move: without one they say nothing."""
FROM_HAND: Final = ("ink", "play", "shift", "sing", "sing together", "play free", "discard")


class Unclear(Exception):
    """What was typed can't be understood; the text says so in the player's language."""


def command_of(words: Words, text: str) -> tuple[str, str] | None:
    """A command and what follows it, as typed; None if it is none."""
    first, _, rest = text.strip().partition(" ")
    for command in COMMANDS:
        if words.means(f"command-{command}", first):
            return command, rest.strip()
    return None


def verb_of(words: Words, text: str) -> tuple[str, str] | None:
    """The kind of move a text begins with, and the rest of it."""
    known = [(alias, verb) for verb in VERBS for alias in words.aliases(_key(verb))]
    for alias, verb in sorted(known, key=lambda pair: -len(pair[0])):
        if text == alias or text.startswith(alias + " "):
            return verb, text[len(alias) :].strip()
    return None


def _key(verb: str) -> str:
    return f"verb-{verb.replace(' ', '-')}"


class Reader:
    """Reads moves for one seat: names are those of cards the seat knows, in its language or in English."""

    def __init__(self, game: Lorcana, seat: int, speaker: Speaker, words: Words) -> None:
        self._game = game
        self._seat = seat
        self._speaker = speaker
        self._words = words

    def is_move(self, text: str) -> bool:
        """Whether a text begins like a move."""
        return verb_of(self._words, simple(text)) is not None

    def move(self, text: str) -> str:
        """The move as `arbitre.games.lorcana.moves.find` reads it."""
        text = simple(text)
        found = verb_of(self._words, text)
        if found is None:
            verbs = ", ".join(self._words.first(_key(verb)) for verb in VERBS)
            raise Unclear(self._words("move-not-understood", verbs=verbs))
        verb, rest = found
        if not rest:
            if verb != "end turn":
                example = f"{self._words.first(_key(verb))} {self._words('example-card')}"
                raise Unclear(self._words("needs-card", example=example))
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
            raise Unclear(self._unknown(name))
        likely = [card for card in found if self._likely(card, verb, first)] or found
        names = sorted({self._speaker.card(self._game, card) for card in likely})
        if len(names) > 1:
            raise Unclear(self._words("could-be", text=name, names="; ".join(names)))
        card = likely[0]
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

    def cards(self, text: str) -> list[int]:
        """The cards this seat knows that a text can mean: by the whole name, else its beginning, else a part of it."""
        game = self._game
        wanted = simple(text)
        known = [card for card in range(len(game.facts)) if knows(game, card, self._seat)]
        names = {card: (simple(self._speaker.card(game, card)), simple(game.facts[card].full_name)) for card in known}
        tests = (
            lambda name: name == wanted,
            lambda name: name.split(" - ")[0] == wanted,
            lambda name: name.startswith(wanted),
            lambda name: wanted in name,
        )
        for test in tests:
            found = [card for card in known if any(test(name) for name in names[card])]
            if found and wanted:
                return found
        return []

    def _unknown(self, text: str) -> str:
        game = self._game
        known = {
            self._speaker.card(game, card)
            for card in range(len(game.facts))
            if knows(game, card, self._seat) and card != NO_CARD
        }
        return self._words("no-such-card", text=text) + suggestion(self._words, text, sorted(known))


def suggestion(words: Words, text: str, names: Iterable[str] | Mapping[str, str]) -> str:
    """ " Did you mean ...?" if some name is near. A mapping says of each name how it is shown."""
    shown = names if isinstance(names, Mapping) else {name: name for name in names}
    by_name = {simple(name): said for name, said in shown.items()}
    for name, said in shown.items():
        by_name.setdefault(simple(name.split(" - ")[0]), said)
    found = near(text, by_name)
    return " " + words("did-you-mean", names=", ".join(found)) if found else ""
