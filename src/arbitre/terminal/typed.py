"""What a player types: commands, and moves in words of their language with the names of cards as far as needed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from typing import ClassVar, Final

from arbitre.kernel.decision import Refusal
from arbitre.kernel.record import SEATS
from arbitre.pool.near import near
from arbitre.terminal.sight import Card, Sight
from arbitre.terminal.words import Words, simple

COMMANDS: Final = (
    *("hint", "why", "undo", "log", "card", "rule", "save", "load"),
    *("concede", "draw", "help", "quit", "board", "moves", "again"),
)


class Unclear(Exception):
    """What was typed can't be understood; the text says why in the player's language."""


def command_of(words: Words, text: str) -> tuple[str, str] | None:
    """A command and what follows it, as typed; None if it is none."""
    first, _, rest = text.strip().partition(" ")
    for command in COMMANDS:
        if words.means(f"command-{command}", first):
            return command, rest.strip()
    return None


Find = Callable[[str], int | Refusal]
"""Has the game read a move as records write it: the place of the option that it means, or why there is none."""


def verb_key(verb: str) -> str:
    return f"verb-{verb.replace(' ', '-')}"


class Reader(ABC):
    """Reads moves for one seat: names are those of cards the seat knows, in its language or in English."""

    verbs: ClassVar[tuple[str, ...]]

    def __init__(self, sight: Sight, words: Words, ask: Find) -> None:
        self._sight = sight
        self._words = words
        self._ask = ask

    @abstractmethod
    def find(self, text: str) -> int | Refusal:
        """The place of the option that a typed move means, or why it is none."""

    def verb_of(self, text: str) -> tuple[str, str] | None:
        """The kind of move a text begins with, and the rest of it."""
        text = simple(text)
        known = [(alias, verb) for verb in self.verbs for alias in self._words.aliases(verb_key(verb))]
        for alias, verb in sorted(known, key=lambda pair: -len(pair[0])):
            if text == alias or text.startswith(alias + " "):
                return verb, text[len(alias) :].strip()
        return None

    def is_move(self, text: str) -> bool:
        """Whether a text begins like a move."""
        return self.verb_of(text) is not None

    def verb_and_rest(self, text: str, alone: tuple[str, ...]) -> tuple[str, str]:
        """The same where it must be a move; those of `alone` need no card."""
        found = self.verb_of(text)
        if found is None:
            verbs = ", ".join(self._words.first(verb_key(verb)) for verb in self.verbs)
            raise Unclear(self._words("move-not-understood", verbs=verbs))
        verb, rest = found
        if not rest and verb not in alone:
            example = f"{self._words.first(verb_key(verb))} {self._words('example-card')}"
            raise Unclear(self._words("needs-card", example=example))
        return verb, rest

    def names(self, card: Card) -> list[str]:
        """What a player can call a card."""
        return [card["title"], card["name"]]

    def cards(self, text: str) -> list[Card]:
        """The cards this seat knows that a text can mean: by the whole name, else its beginning, else a part of it."""
        wanted = simple(text)
        known = [(card, [simple(name) for name in self.names(card)]) for card in self._sight.known()]
        tests = (
            lambda name: name == wanted,
            lambda name: name.split(" - ")[0] == wanted,
            lambda name: name.startswith(wanted),
            lambda name: wanted in name,
        )
        for test in tests:
            found = [card for card, names in known if any(test(name) for name in names)]
            if found and wanted:
                return found
        return []

    def one_name(self, name: str, found: list[Card]) -> list[Card]:
        """These cards, if they all have the same name."""
        names = sorted({card["title"] for card in found})
        if len(names) > 1:
            raise Unclear(self._words("could-be", text=name, names="; ".join(names)))
        return found

    def unknown(self, text: str) -> str:
        known = {card["title"] for card in self._sight.known()}
        return self._words("no-such-card", text=text) + suggestion(self._words, text, sorted(known))

    def written(self, card: Card) -> str:
        """A card as records write it: by its side and its name."""
        return f"{SEATS[self._sight.seat_of(card)]}.{card['name']}"


def suggestion(words: Words, text: str, names: Iterable[str] | Mapping[str, str]) -> str:
    """ " Did you mean ...?" if some name is near. A mapping says of each name how it is shown."""
    shown = names if isinstance(names, Mapping) else {name: name for name in names}
    by_name = {simple(name): said for name, said in shown.items()}
    for name, said in shown.items():
        by_name.setdefault(simple(name.split(" - ")[0]), said)
    found = near(text, by_name)
    return " " + words("did-you-mean", names=", ".join(found)) if found else ""
