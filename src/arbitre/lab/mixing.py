"""Which mix of decks nobody can exploit, and how far each deck is from it.

Choosing a deck is a game of its own: each of two players brings one, and the table of matches says who wins how often.
In its equilibrium (Nash) every deck that is brought does equally well, and no other does better.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from arbitre.kernel.chance import Chance
from arbitre.kernel.error import Error
from arbitre.lab.statistics import SURE, Interval, quantile

TRIES: Final = 400  # tables that would fit the games as well, to see how sure the mix is


class Mix(NamedTuple):
    shares: list[float]
    """How often each deck is brought."""
    worth: list[float]
    """What each deck would win against this mix."""


def unexploited(table: Sequence[Sequence[float]]) -> Mix:
    """The equilibrium of a table of shares: what the deck of a row wins against that of a column."""
    try:
        import numpy
        from scipy.optimize import linprog  # type: ignore[import-untyped]
    except ImportError:
        raise Error("this needs SciPy: pip install 'arbitre[lab]'") from None
    gain = numpy.array(table) - 0.5
    size = len(table)
    # Bring decks so that the least any other deck leaves is as much as can be.
    found = linprog(
        c=[0.0] * size + [-1.0],
        A_ub=numpy.hstack([-gain.T, numpy.ones((size, 1))]),
        b_ub=[0.0] * size,
        A_eq=[[1.0] * size + [0.0]],
        b_eq=[1.0],
        bounds=[(0, 1)] * size + [(None, None)],
    )
    shares = [float(share) for share in found.x[:size]]
    worth = [float(0.5 + row @ numpy.array(shares)) for row in gain]
    return Mix(shares, worth)


def doubt(
    table: Sequence[Sequence[float]], games: Sequence[Sequence[float]], seed: int, tries: int = TRIES
) -> list[Interval]:
    """Where the shares of the mix may lie: tables are drawn that would fit the games as well as the one that was found.
    `games`: how many each cell counts for; none where a deck meets itself."""
    chance = Chance(seed)
    size = len(table)
    drawn: list[list[float]] = [[] for _ in table]
    for _ in range(tries):
        other = [[0.5] * size for _ in table]
        for row in range(size):
            for column in range(row + 1, size):
                share, count = table[row][column], games[row][column]
                spread = (share * (1 - share) / count) ** 0.5 if count else 0.5
                found = min(1.0, max(0.0, share + spread * _normal(chance)))
                other[row][column], other[column][row] = found, 1 - found
        for place, share in enumerate(unexploited(other).shares):
            drawn[place].append(share)
    tail = (1 - 0.95) / 2
    return [Interval(quantile(shares, tail), quantile(shares, 1 - tail)) for shares in drawn]


def _normal(chance: Chance) -> float:
    """About normally distributed: the sum of twelve even numbers."""
    return sum(chance.below(1 << 30) / (1 << 30) for _ in range(12)) - 6


def weighed(
    table: Sequence[Sequence[float]], spreads: Sequence[Sequence[float]], field: Sequence[float]
) -> list[tuple[float, Interval]]:
    """What each deck wins against a field: so much of each deck. `spreads`: the standard errors of the table."""
    found = []
    for shares, doubts in zip(table, spreads, strict=True):
        share = sum(part * one for part, one in zip(field, shares, strict=True))
        error = sum((part * one) ** 2 for part, one in zip(field, doubts, strict=True)) ** 0.5
        found.append((share, Interval(max(0.0, share - SURE * error), min(1.0, share + SURE * error))))
    return found
