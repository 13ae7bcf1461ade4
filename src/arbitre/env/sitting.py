"""What all environments share: how their games are made, who else sits there, and how a game goes on."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from arbitre.ability.nodes import NameCard
from arbitre.env.arrays import Shape
from arbitre.env.bout import Bout
from arbitre.games import registry
from arbitre.kernel.error import Error
from arbitre.players import Player, named

LIMIT: Final = 2000
"""This many decisions in a game are enough; then it is broken off, and nobody has won. Players who pick at random may
never end a game of 7 Fallen."""

Decks = Sequence[Any] | Callable[[int], Sequence[Any]]
"""One deck for each seat, or a function that gives them for a seed; a deck is whatever `arbitre.new` takes."""
Opponent = str | Callable[[int], Player]
"""The name of a player, or a function that makes one from a seed."""


class Sitting:
    """The games of one environment, one after another."""

    def __init__(
        self,
        game: str,
        decks: Decks | None = None,
        *,
        players: int | None = None,
        seed: int | None = None,
        limit: int = LIMIT,
        rows: int | None = None,
        options: int | None = None,
        **making: Any,
    ) -> None:
        self.entry: Final = registry.entry(game)
        for name, number in (("limit", limit), ("rows", rows), ("options", options)):
            if number is not None and (type(number) is not int or number < 1):
                raise Error(f"{name} is a number from 1, not {number!r}")
        self.limit: Final = limit
        self.decks: Final = decks
        self.making: Final = making
        self.players: Final = self._players(players)
        self.seeds = random.Random()
        self.next_seed: int | None = None
        if seed is not None:
            self.begin(seed)
        first = self.new(0)  # decks that can't be played with are told at once
        self.shape: Final = Shape(game, self.players, rows, options or _room(first))

    def _players(self, players: int | None) -> int:
        usual = 2 if 2 in self.entry.players else self.entry.players[0]
        if players is None:
            given = self.decks if self.decks is not None and not callable(self.decks) else ()
            players = len(given) if len(given) > 1 else usual
        if players not in self.entry.players:
            known = ", ".join(map(str, self.entry.players))
            raise Error(f"{self.entry.name} is played by {known}, not by {players!r}")
        return players

    def begin(self, seed: int) -> None:
        """The next game has this seed, and those after it seeds that follow from it."""
        if type(seed) is not int:
            raise Error(f"a seed is a whole number, not {seed!r}")
        self.next_seed = seed
        self.seeds = random.Random(seed)

    def seed(self) -> int:
        """The seed of the next game."""
        seed, self.next_seed = self.next_seed, None
        return self.seeds.getrandbits(32) if seed is None else seed

    def bout(self, seed: int, others: Sequence[Player | None] = ()) -> Bout:
        """The game of a seed, as it is played."""
        return Bout(self.new(seed), self.limit, others)

    def new(self, seed: int) -> Any:
        """The game of a seed, at its first decision."""
        from arbitre import new

        decks = self.decks(seed) if callable(self.decks) else self.decks
        if decks is None and self.entry.decks:
            decks = list(self.entry.load("decks").decks().values())[: self.players]
            decks += decks[:1] * (self.players - len(decks))
        return new(self.entry.name, decks, seed=seed, players=self.players, **self.making)


def _room(game: Any) -> int | None:
    """For how many answers there has to be room where a card may have a player name any card there is; None: for as
    many as usual."""
    names: Sequence[str] = getattr(game, "names", ())
    if names and any(_speaks_of(facts.data.abilities, NameCard) for facts in game.all_facts()):
        return len(names)
    return None


def _speaks_of(node: Any, kind: type) -> bool:
    """Whether there is such a node anywhere in a tree."""
    if isinstance(node, tuple):
        return any(_speaks_of(one, kind) for one in node)
    if isinstance(node, msgspec.Struct):
        return isinstance(node, kind) or any(_speaks_of(getattr(node, name), kind) for name in node.__struct_fields__)
    return False


def opponent(given: Opponent, seed: int) -> Player:
    """A player who is new to a game."""
    if callable(given):
        return given(seed)
    if not isinstance(given, str):
        raise Error(f'an opponent is the name of a player, such as "greedy", or a function of a seed, not {given!r}')
    return named(given, seed)
