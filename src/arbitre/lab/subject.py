"""What the search for trouble has to know of a game it plays. Most games have more to say than what is here."""

from __future__ import annotations

import functools
from typing import Any, ClassVar

from arbitre.games import registry
from arbitre.lab import holding


class Subject:
    """One game: which random games there are, and what must always hold."""

    decks: ClassVar[tuple[str, ...]] = ("any",)
    """The kinds of random decks, the usual one first."""
    limit: ClassVar[int] = 4000
    """So many random picks are enough for a game to come to its end."""

    def __init__(self, entry: registry.Entry) -> None:
        self.name = entry.name
        self.players = entry.players
        self.making: Any = entry.load("making")

    def random_game(self, seed: int, decks: str, players: int) -> Any:
        """A game at its first decision, from its seed alone. `players` is 0 for any number."""
        return self.making.new(seed=seed, players=players or self.players[seed % len(self.players)])

    def read(self, parsed: Any) -> Any:
        """The game of a record at its start."""
        return self.making.read(parsed)

    def broken(self, game: Any) -> list[str]:
        """Every invariant that does not hold; empty when all is well."""
        return [*holding.in_one_place(game, len(game.facts)), *holding.somebody_is_asked(game)]

    def may_go_on(self, game: Any) -> bool:
        """Whether players who pick at random may never come to an end, without anything being wrong."""
        return False

    def actions(self, game: Any) -> list[tuple[tuple[str, int, int, int], tuple[Any, ...]]]:
        """Every action somebody could think of now, as the key of its option and as what `why_not` is asked. Empty
        where no action is asked for."""
        return []


@functools.cache
def subject(game: str) -> Subject:
    """What a game brings."""
    entry = registry.entry(game)
    made: Subject = entry.load("trouble")(entry)
    return made
