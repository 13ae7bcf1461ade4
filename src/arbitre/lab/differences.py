"""What a change of a deck does: the same starts with and without it, so that most of the luck is the same.

The start is what is independent: its games are two for each deck, and their differences go together.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from arbitre.lab.deals import Played
from arbitre.lab.runs import points
from arbitre.lab.statistics import SURE, Interval

POWER: Final = 0.841621  # standard deviations: a difference is found in four of five cases
EVEN: Final = 0.25  # the most that one game can vary
UNSEEN: Final = 0.25  # a start that went the other way in one of its games and has not come up yet, squared
LEAST: Final = 5  # starts; before that nothing is said of how sure a difference is


class Difference(NamedTuple):
    """How much more of its games a deck wins with a change than without."""

    mean: float
    error: float
    """Its standard error; infinite as long as there are too few starts."""
    starts: int

    @property
    def interval(self) -> Interval:
        return Interval(max(-1.0, self.mean - SURE * self.error), min(1.0, self.mean + SURE * self.error))

    @property
    def chance(self) -> float:
        """How likely as large a difference would be if the change did nothing."""
        return math.erfc(abs(self.mean) / self.error / math.sqrt(2)) if 0 < self.error < math.inf else 1.0

    def games_for(self, points: float) -> int:
        """About how many games of each deck would show a difference of so much in four of five cases."""
        if not 0 < self.error < math.inf:
            return games_without_pairing(points)
        spread = self.error**2 * self.starts
        return 2 * math.ceil((SURE + POWER) ** 2 * spread / points**2)


def games_without_pairing(points: float) -> int:
    """The same, as long as nothing is known of what starts have in common."""
    return math.ceil((SURE + POWER) ** 2 * 2 * EVEN / points**2)


def difference(before: Iterable[Played], after: Iterable[Played]) -> Difference:
    """Of two runs of games, all from starts of both."""
    without = _by_start(before)
    changed = _by_start(after)
    return summed([changed[start] - without[start] for start in changed if start in without])


def differences(before: Iterable[Played], after: Iterable[Played]) -> list[tuple[Played, float]]:
    """Each game of the later ones, and what it gave more than the same game of the earlier ones."""
    without = {(game.seed, game.swapped): points(game) for game in before}
    return [
        (game, points(game) - without[game.seed, game.swapped])
        for game in after
        if (game.seed, game.swapped) in without
    ]


def by_starts(found: Iterable[tuple[int, float]]) -> Difference:
    """Of differences with the seeds they come from: those of a start go together."""
    starts: dict[int, list[float]] = {}
    for seed, gain in found:
        starts.setdefault(seed, []).append(gain)
    return summed([sum(gains) / len(gains) for gains in starts.values()])


def summed(found: Sequence[float]) -> Difference:
    """Of differences that do not depend on each other."""
    count = len(found)
    if not count:
        return Difference(0.0, math.inf, 0)
    mean = sum(found) / count
    if count < LEAST:
        return Difference(mean, math.inf, count)
    spread = (sum((one - mean) ** 2 for one in found) + UNSEEN) / (count - 1)
    return Difference(mean, math.sqrt(spread / count), count)


def _by_start(games: Iterable[Played]) -> Mapping[int, float]:
    """The mean of both games of each start."""
    found: dict[int, float] = {}
    for game in games:
        found[game.seed] = found.get(game.seed, 0.0) + points(game) / 2
    return found


def together(found: Sequence[Difference]) -> Difference:
    """Against several opponents, each counting as much as the others."""
    known = [one for one in found if one.starts]
    if not known:
        return Difference(0.0, math.inf, 0)
    count = len(known)
    return Difference(
        sum(one.mean for one in known) / count,
        math.sqrt(sum(one.error**2 for one in known)) / count,
        sum(one.starts for one in known),
    )


def holding(chances: Sequence[float], wrong: float = 0.05) -> list[bool]:
    """Of many differences those that hold, so that of all that are said to hold at most this share is wrong
    (Benjamini and Hochberg)."""
    order = sorted(range(len(chances)), key=chances.__getitem__)
    last = 0
    for rank, place in enumerate(order, 1):
        if chances[place] <= wrong * rank / len(chances):
            last = rank
    kept = set(order[:last])
    return [place in kept for place in range(len(chances))]


def aligned(deck: Sequence[str], changed: Sequence[str]) -> tuple[str, ...]:
    """A changed deck in the order of the deck it comes from: new cards are where those lay that are gone."""
    left = list(changed)
    found: list[str | None] = []
    for name in deck:
        if name in left:
            left.remove(name)
            found.append(name)
        else:
            found.append(None)
    filled = [left.pop(0) if name is None and left else name for name in found]
    return tuple([name for name in (*filled, *left) if name is not None])
