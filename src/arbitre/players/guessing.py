"""Which deck an opponent might be playing, for all that has been seen of it.

Deck lists are not told unless the game says so. A player then thinks of the decks that come with the game, as people
do: of those that have the most of the cards seen so far. A deck of somebody's own is imagined as the most similar of
them.
"""

from __future__ import annotations

import functools
from collections import Counter
from typing import Any, Final

from arbitre.games import registry
from arbitre.kernel.chance import Chance

SPREAD: Final = 0x2545F4914F6CDD1D


class Lists:
    """The decks of a game that everybody knows."""

    def __init__(self, game: str) -> None:
        entry = registry.entry(game)
        self.decks: Final[list[list[Any]]] = []  # as facts
        self.counts: Final[list[Counter[str]]] = []
        if entry.decks and entry.pool:
            pool = entry.load("pool")()
            for deck in entry.load("decks").decks().values():
                facts = pool.deck(deck.names())
                self.decks.append(facts)
                self.counts.append(Counter(one.key for one in facts))

    def like(self, seen: Counter[str]) -> list[list[Any]]:
        """Those that have the most of these cards."""
        common = [sum((counts & seen).values()) for counts in self.counts]
        most = max(common, default=0)
        return [deck for deck, number in zip(self.decks, common, strict=True) if number == most]


@functools.cache
def lists(game: str) -> Lists:
    return Lists(game)


class Guesses:
    """What one seat thinks the others play, at one question."""

    def __init__(self, game: Any, seat: int) -> None:
        known = lists(game.name)
        self.likely: Final[dict[int, list[list[Any]]]] = {}
        for other in range(game.number_of_seats):
            if other != seat and known.decks:
                self.likely[other] = known.like(_seen(game, seat, other))

    def of(self, seed: int) -> dict[int, list[Any]] | None:
        """A guess for one world."""
        if not self.likely:
            return None
        chance = Chance(seed ^ SPREAD)
        return {other: decks[chance.below(len(decks))] for other, decks in self.likely.items()}


def _seen(game: Any, seat: int, other: int) -> Counter[str]:
    """The cards of a player's deck that a seat knows."""
    owner, known_to, facts = game.owner, game.known_to, game.facts
    return Counter(facts[card].key for card in range(len(facts)) if owner[card] == other and known_to[card] >> seat & 1)
