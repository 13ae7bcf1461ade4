"""Our games, played at random to the end, and copied and imagined in their middle."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import arbitre
from arbitre.games.lorcana.formats import format_named
from arbitre.kernel.chance import Chance
from arbitre.lab.fallen.decks import random_deck as fallen_deck
from arbitre.lab.lorcana.decks import legal_deck
from arbitre.lab.spoils.decks import random_deck as spoils_deck
from arbitre.pool import fallen, lorcana, spoils
from benchmarks.measure import Clock, Repeated, now

LONGEST = 2000  # decisions: players who pick at random may never end a game of 7 Fallen, where nobody has to attack
WORLDS = 20  # imagined at a question; what does not depend on the seed is worked out at the first
PAIRS = 30  # of decks of the whole pool, which meet in turn

Decks = list[list[str]]
"""One for each of two players, as names of cards: that is the quickest to check."""


class Kind:
    """A game, its starter decks, and how random decks of its whole pool are made."""

    def __init__(
        self, name: str, title: str, starters: Decks, from_pool: Callable[[Chance], list[str]], **options: Any
    ) -> None:
        self.name = name
        self.title = title
        self.starters = starters
        self.from_pool = from_pool
        self.options = options

    def new(self, decks: Decks, seed: int) -> Any:
        return arbitre.new(self.name, decks=decks, seed=seed, **self.options)

    def pairs_from_pool(self) -> list[Decks]:
        chance = Chance(1)
        return [[self.from_pool(chance), self.from_pool(chance)] for _ in range(PAIRS)]


def kinds() -> list[Kind]:
    """The three games."""

    def starters(game: str, *names: str) -> Decks:
        return [arbitre.decks(game)[name].names() for name in names]

    constructed = format_named("constructed")
    return [
        Kind(
            "lorcana",
            "Lorcana",
            starters("lorcana", "The Heart of Magic", "Daring and Deception"),
            lambda chance: legal_deck(chance, lorcana.pool(), constructed),
        ),
        Kind(
            "spoils",
            "The Spoils",
            starters("spoils", "Two Players: Arcanist and Warlord", "Two Players: Banker and Rogue"),
            lambda chance: spoils_deck(chance, spoils.pool()),
            format="starter",
        ),
        Kind(
            "fallen",
            "7 Fallen",
            starters("fallen", "eondra", "poseidia"),
            lambda chance: fallen_deck(chance, fallen.pool()),
        ),
    ]


class Contest:
    """Random play of some pairs of decks."""

    def __init__(self, kind: Kind, pairs: list[Decks], share: float) -> None:
        self.kind = kind
        self.pairs = pairs
        self.share = share
        self.clock = Clock()
        self.copies = Repeated()
        self.worlds = Repeated()
        self.first_worlds = Repeated()  # of them: the first at each question
        for decks in pairs:
            kind.new(decks, 0)  # which loads the cards
        self._play(0)

    def play(self, seed: int) -> None:
        seconds, decisions, middle = self._play(seed)
        self.clock.add(seconds, 1, decisions)
        if middle is not None:
            self.copies.time(lambda _: middle.copy(), WORLDS)
            self.first_worlds.time(lambda world: middle.imagine(middle.decision.seat, world), 1)
            self.worlds.time(lambda world: middle.imagine(middle.decision.seat, world + 1), WORLDS - 1)
            self.worlds.add(self.first_worlds.last, 1)

    def _play(self, seed: int) -> tuple[float, int, Any]:
        """One game; also a copy of it as it was at one moment in its middle, if it lasted so long."""
        pick = random.Random(seed).random
        moment = 20 + seed % 100
        middle = None
        start = now()
        game = self.kind.new(self.pairs[seed % len(self.pairs)], seed)
        decisions = 0
        while not game.over and decisions < LONGEST:
            game.apply(int(pick() * len(game.decision.options)))
            decisions += 1
            if decisions == moment and not game.over:
                middle = game.copy()
        return now() - start, decisions, middle
