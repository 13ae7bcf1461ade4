"""What the search for trouble has to know about a game it plays. Most games have more to say than what is here."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar

from arbitre.games import registry
from arbitre.lab import holding

Action = tuple[tuple[str, int, int, int], tuple[Any, ...]]
"""Something somebody could think of: the key of its option, and what `why_not` is asked."""

ASKED = 4


def payment_of(seed: int) -> str:
    """In one game of four the players are asked what they pay with."""
    return "choose" if seed % ASKED == 0 else "auto"


def thinkable(
    actions: Iterable[str], alone: Sequence[str], cards: Iterable[int], abilities: Callable[[int], Sequence[Any]]
) -> list[Action]:
    """The actions without a card (`alone`), and every other one with every card: each ability of it, and one more."""
    found: list[Action] = [((action, -1, -1, 0), (action,)) for action in alone]
    for card in cards:
        for action in actions:
            if action == "use":
                numbers = range(len(abilities(card)) + 1)
                found.extend(((action, card, -1, number), (action, card, number)) for number in numbers)
            elif action not in alone:
                found.append(((action, card, -1, 0), (action, card)))
    return found


class Subject:
    """One game: which random games there are, and what must always hold."""

    decks: ClassVar[tuple[str, ...]] = ("any",)
    """The kinds of random decks, the usual one first."""
    acting: ClassVar[tuple[str, ...]] = ()
    """The questions that ask for an action of any kind."""
    limit: ClassVar[int] = 4000
    """This many random picks are enough for a game to come to its end."""

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

    def actions(self, game: Any) -> list[Action]:
        """Every action somebody could think of now; empty where no action is asked for."""
        decision = game.decision
        return self.thinkable(game, decision.seat) if decision is not None and decision.kind in self.acting else []

    def thinkable(self, game: Any, seat: int) -> list[Action]:
        """Every action that player could think of."""
        return []


@functools.cache
def subject(game: str) -> Subject:
    """What a game brings."""
    entry = registry.entry(game)
    made: Subject = entry.load("trouble")(entry)
    return made
