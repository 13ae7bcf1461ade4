"""Games to learn from: how they are played, and what is kept of them.

Only their moves are kept. What is measured in positions changes more often than how games are played, and playing moves
again takes little time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import arbitre
from arbitre.kernel.chance import Chance
from arbitre.kernel.error import EngineFault, Error
from arbitre.lab.bouts import PATIENCE, decks_of
from arbitre.lab.contestants import guide_with
from arbitre.lab.patience import TookTooLong, at_most
from arbitre.lab.subject import subject
from arbitre.players import answer, named

LONGEST: Final = 3000  # answers; a game that takes longer has no result
STARTS: Final = 0x57A27  # streams of random numbers that have nothing to do with each other
SLIPS: Final = 0x51195


class Recorded(NamedTuple):
    """A game that was played."""

    round: int
    seed: int
    winners: tuple[int, ...]
    """Empty if nobody won."""
    weights: str
    """What it was played with, as a short name; empty for what the game brings."""
    picks: Sequence[int]

    def entry(self) -> dict[str, Any]:
        return self._asdict()


def read(entry: Mapping[str, Any], path: Path | None) -> Recorded:
    """The game of a line."""
    try:
        return Recorded(**{**entry, "winners": tuple(entry["winners"])})
    except (KeyError, TypeError):
        raise Error(f"{path}: a line is not that of a game: {str(entry)[:100]}") from None


class Starting(NamedTuple):
    """From what games are started: plain data, to be handed to another process."""

    game: str
    strange: int
    """Games in a hundred with random decks of the whole pool."""

    def start(self, seed: int) -> Any:
        """A game of two at its first decision, from its seed alone."""
        names = decks_of(self.game)
        if not names:
            return arbitre.new(self.game, seed=seed, players=2, starting=self._drawn(seed, 0)[0])
        starting, decks = self._drawn(seed, len(names))
        if not decks:
            ours = subject(self.game)
            return ours.random_game(seed, "random" if "random" in ours.decks else ours.decks[0], 2)
        return arbitre.new(self.game, decks=[names[deck] for deck in decks], seed=seed, starting=starting)

    def numbers(self, seed: int) -> list[int]:
        """Which of the decks that come with the game the seats have; -1 for others."""
        return self._drawn(seed, len(decks_of(self.game)))[1] or [-1, -1]

    def _drawn(self, seed: int, count: int) -> tuple[int, list[int]]:
        """Who starts, and the decks; none if they are made of the whole pool."""
        chance = Chance(seed ^ STARTS)
        starting = chance.below(2)
        if not count or chance.below(100) < self.strange:
            return starting, []
        return starting, [chance.below(count) for _ in range(2)]


class Recording(NamedTuple):
    """One round of games: plain data, to be handed to another process."""

    starting: Starting
    round: int
    player: str
    slips: int
    """Answers in a thousand that are picked at random, in every other game."""
    weights: Path | None
    """What players that search judge positions by, if not what the game brings."""

    def play(self, seed: int) -> Recorded:
        try:
            with at_most(PATIENCE):
                return self._play(seed)
        except (Error, TookTooLong) as fault:
            raise EngineFault(f"{self.starting.game}, {self.player}, seed {seed}: {fault}") from fault
        except Exception as fault:
            fault.add_note(f"{self.starting.game}, {self.player}, seed {seed}")
            raise

    def _play(self, seed: int) -> Recorded:
        game = self.starting.start(seed)
        guide = guide_with(self.starting.game, self.weights) if self.weights is not None else None
        chance = Chance(seed ^ SLIPS)
        slips = self.slips * chance.below(2)
        players = [named(self.player, chance.word() >> 1, guide) for _ in range(2)]
        for _ in range(LONGEST):
            decision = game.decision
            if decision is None:
                break
            if slips and chance.below(1000) < slips:
                game.apply(chance.below(len(decision.options)))
            else:
                game.apply(answer(players[decision.seat], game))
        winners = game.result.winners if game.result is not None else ()
        name = self.weights.stem if self.weights is not None else ""
        return Recorded(self.round, seed, tuple(winners), name, list(game.picks))
