"""Games between two players, from starts that favour nobody.

Every start is played twice, with the players changed: the same seed, the same decks in the same seats, so that each of
them has both decks and both seats. Of three starts one is a mirror, both seats with the same deck; the others go
through the pairs of different decks, each deck equally often.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import arbitre
from arbitre.games import registry
from arbitre.kernel.chance import Chance
from arbitre.kernel.error import EngineFault, Error
from arbitre.lab.contestants import contestant
from arbitre.lab.patience import TookTooLong, at_most

LONGEST: Final = 5000  # answers; a game that takes longer than this counts as a draw
PATIENCE: Final = 3600.0  # seconds; a game that takes longer than this is a fault
MIRRORS: Final = 3  # one start in so many is a mirror
DRAW: Final = -1
OTHERWISE: Final = 0x51EED  # what players draw has nothing to do with what the game draws

Pair = tuple[str, str]


class Bout(NamedTuple):
    """One game to be played: plain data, to be handed to another process."""

    game: str
    players: Pair
    decks: Pair | None
    """None for a game to which players bring no decks."""
    seed: int

    def __str__(self) -> str:
        decks = "" if self.decks is None else f", {self.decks[0]!r} against {self.decks[1]!r}"
        return f"{self.game}, {self.players[0]} against {self.players[1]}, seed {self.seed}{decks}"

    @property
    def mirror(self) -> bool:
        return self.decks is not None and self.decks[0] == self.decks[1]


class Outcome(NamedTuple):
    winner: int
    """A seat, or -1."""
    answers: int
    digest: str
    """Of the game at its end: whoever plays the same game comes to the same."""
    times: tuple[list[float], list[float]]
    """How many milliseconds each of the two took for answers, where there was a choice."""


def decks_of(game: str) -> list[str]:
    """The decks that come with a game."""
    return list(arbitre.decks(game)) if registry.entry(game).decks else []


def start(number: int, decks: Sequence[str]) -> Pair | None:
    """The decks of a start."""
    count = len(decks)
    if not count:
        return None
    turn, rest = divmod(number, MIRRORS)
    if rest == 0 or count == 1:
        both = decks[(turn if count > 1 else number) % count]
        return both, both
    step, first = divmod(turn * (MIRRORS - 1) + rest - 1, count)
    apart = 1 + step % (count // 2)  # every deck with the next one, then with the one after that, and so on
    return decks[first], decks[(first + apart) % count]


def schedule(game: str, pairs: Sequence[Pair], games: int, first: int, decks: Sequence[str]) -> list[Bout]:
    """Round by round, so that after a while all pairs are known equally well."""
    bouts = []
    for number in range(games // 2):
        for one, other in pairs:
            for players in ((one, other), (other, one)):
                bouts.append(Bout(game, players, start(number, decks), first + number))
    return bouts


def play(bout: Bout) -> Outcome:
    try:
        with at_most(PATIENCE):
            return _play(bout)
    except (Error, TookTooLong) as fault:
        raise EngineFault(f"{bout}: {fault}") from fault
    except Exception as fault:
        fault.add_note(str(bout))
        raise


def _play(bout: Bout) -> Outcome:
    if bout.decks is None:
        game: Any = arbitre.new(bout.game, seed=bout.seed, players=2, starting=bout.seed % 2)
    else:
        game = arbitre.new(bout.game, decks=list(bout.decks), seed=bout.seed, starting=bout.seed % 2)
    luck = Chance(bout.seed ^ OTHERWISE)
    players = [contestant(bout.game, name, luck.word() >> 1) for name in bout.players]
    times: tuple[list[float], list[float]] = ([], [])
    answers = 0
    while game.decision is not None and answers < LONGEST:
        seat = game.decision.seat
        choice = len(game.decision.options) > 1
        began = time.perf_counter()
        pick = players[seat](game)
        if choice:
            times[seat].append(round(1000 * (time.perf_counter() - began), 2))
        game.apply(pick)
        answers += 1
    winners: tuple[int, ...] = game.result.winners if game.result is not None else ()
    return Outcome(winners[0] if len(winners) == 1 else DRAW, answers, game.digest(), times)
