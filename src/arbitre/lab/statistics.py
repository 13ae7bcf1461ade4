"""What can be said of many games: how sure a share is, how strong players are, and whether chances hold.

A draw is half a win for both. Intervals hold the truth in 95 of 100 cases. Two games from the same start with the sides
changed depend on each other: how much, is seen from the games, and they count for more or fewer than two accordingly.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

SURE: Final = 1.959964  # standard deviations: 95 %
ELO: Final = 400 / math.log(10)  # points for a logit: 400 of them are odds of ten to one
WIDEST: Final = 1000 / ELO
"""How far strengths lie apart, about, before anything is known, in logits: so that who has won every game is not
infinitely strong. With as few as a hundred games it no longer matters."""
FEW_PAIRS: Final = 10
MOST_ALIKE: Final = 0.9
ROUNDS: Final = 100
CLOSE: Final = 1e-9
STRIDE: Final = 2.0  # no step of a fit is longer than this, in logits
LEAST: Final = 1e-6  # a chance is never taken to be nearer to 0 or 1 than this


class Interval(NamedTuple):
    low: float
    high: float


class Score:
    """What came of the games of one side against another."""

    __slots__ = ("drawn", "games", "pairs", "products", "won")

    def __init__(self, games: int = 0, won: int = 0, drawn: int = 0) -> None:
        self.games = games
        self.won = won
        self.drawn = drawn
        self.pairs = 0  # of games that were played from the same start
        self.products = 0.0  # of the two results of each pair, summed up

    def add(self, result: float) -> None:
        """1: won, 0: lost, a half: neither."""
        self.games += 1
        self.won += result == 1
        self.drawn += result == 0.5

    def pair_up(self, one: float, other: float) -> None:
        """These results, which were added, are those of two games from the same start."""
        self.pairs += 1
        self.products += one * other

    @property
    def likeness(self) -> float:
        """How much the two games of a pair tell the same: 1 if they always end alike, -1 if never, 0 if they have
        nothing to do with each other, as is believed while there are few."""
        share = self.share
        differ = share * (1 - share)
        if not self.pairs or not differ:
            return 0.0
        found = (self.products - self.pairs * share * share) / (differ * (self.pairs + FEW_PAIRS))
        return min(max(found, -MOST_ALIKE), MOST_ALIKE)

    @property
    def points(self) -> float:
        return self.won + self.drawn / 2

    @property
    def share(self) -> float:
        return self.points / self.games if self.games else 0.5

    @property
    def interval(self) -> Interval:
        return wilson(self.share * self.effective, self.effective)

    @property
    def effective(self) -> float:
        """For how many games that do not depend on each other these count."""
        return self.games / (1 + self.likeness * 2 * self.pairs / self.games) if self.games else 0.0

    def __add__(self, other: Score) -> Score:
        total = Score(self.games + other.games, self.won + other.won, self.drawn + other.drawn)
        total.pairs = self.pairs + other.pairs
        total.products = self.products + other.products
        return total


def wilson(won: float, games: float) -> Interval:
    """Between which shares the true one lies, by Wilson's score."""
    if games <= 0:
        return Interval(0.0, 1.0)
    share = won / games
    square = SURE * SURE / games
    middle = (share + square / 2) / (1 + square)
    reach = SURE * math.sqrt(share * (1 - share) / games + square / games / 4) / (1 + square)
    return Interval(max(0.0, middle - reach), min(1.0, middle + reach))


# -- strength ------------------------------------------------------------------------------------------------------


class Rating(NamedTuple):
    points: float
    """More than the anchor has, on the scale of Elo: 400 points are odds of ten to one."""
    doubt: float
    """How far that may be off; 0 for the anchor."""


def bradley_terry(scores: Mapping[tuple[str, str], Score], anchor: str) -> dict[str, Rating]:
    """How strong everybody is, fitted to all games at once: those whom games connect with the anchor, the strongest
    first. The chance to win depends on the difference of strengths alone."""
    played = {pair: score for pair, score in scores.items() if score.games}
    names = _connected(played, anchor)
    others = [name for name in names if name != anchor]
    place = {name: number for number, name in enumerate(others)}
    strengths = [0.0] * len(others)
    bend: list[list[float]] = []
    for _ in range(ROUNDS):
        slope = [-strength / WIDEST**2 for strength in strengths]
        bend = [[float(one == other) / WIDEST**2 for other in others] for one in others]
        for (one, other), score in played.items():
            if one not in names:
                continue
            a, b = place.get(one, -1), place.get(other, -1)
            difference = (strengths[a] if a >= 0 else 0.0) - (strengths[b] if b >= 0 else 0.0)
            expected = 1 / (1 + math.exp(-difference))
            excess = score.points - score.games * expected
            sharp = score.games * expected * (1 - expected)
            for mine, sign, theirs in ((a, 1, b), (b, -1, a)):
                if mine >= 0:
                    slope[mine] += sign * excess
                    bend[mine][mine] += sharp
                    if theirs >= 0:
                        bend[mine][theirs] -= sharp
        inverse = _inverse(bend)
        step = [sum(x * y for x, y in zip(row, slope, strict=True)) for row in inverse]
        longest = max(map(abs, step), default=0.0)
        shorter = min(1.0, STRIDE / longest) if longest else 1.0
        strengths = [strength + shorter * by for strength, by in zip(strengths, step, strict=True)]
        if longest < CLOSE:
            break
    inverse = _inverse(bend)
    found = {anchor: Rating(0.0, 0.0)}
    for name, number in place.items():
        found[name] = Rating(ELO * strengths[number], ELO * SURE * math.sqrt(inverse[number][number]))
    return dict(sorted(found.items(), key=lambda item: -item[1].points))


def _connected(pairs: Iterable[tuple[str, str]], anchor: str) -> dict[str, None]:
    """Those who have played against the anchor, or against somebody who has, and so on."""
    pairs = list(pairs)
    found = {anchor: None}
    while True:
        more = [name for pair in pairs for name in pair if name not in found and not found.keys().isdisjoint(pair)]
        if not more:
            return found
        found.update(dict.fromkeys(more))


def _inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """Of a small matrix that has one, by elimination."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda i: abs(rows[i][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        factor = rows[column][column]
        rows[column] = [value / factor for value in rows[column]]
        for i in range(size):
            if i != column and rows[i][column]:
                factor = rows[i][column]
                rows[i] = [value - factor * other for value, other in zip(rows[i], rows[column], strict=True)]
    return [row[size:] for row in rows]


# -- chances -------------------------------------------------------------------------------------------------------


def log_loss(given: Sequence[float], won: Sequence[float]) -> float:
    """How much the results surprise whoever believed in these chances; a coin's is 0.693."""
    safe = [min(max(chance, LEAST), 1 - LEAST) for chance in given]
    return -sum(
        truth * math.log(chance) + (1 - truth) * math.log(1 - chance) for chance, truth in zip(safe, won, strict=True)
    ) / max(1, len(safe))


def brier(given: Sequence[float], won: Sequence[float]) -> float:
    """The mean square of how far the chances were off; a coin's is 0.25."""
    return sum((chance - truth) ** 2 for chance, truth in zip(given, won, strict=True)) / max(1, len(given))


class Band(NamedTuple):
    """The positions that were given about the same chance."""

    low: float
    high: float
    positions: int
    games: int
    given: float
    """The mean of the chances."""
    won: float
    """The share that was won."""
    interval: Interval
    """Where that share may lie. Positions of one game have one result: games are counted, not positions."""


def calibration(given: Sequence[float], won: Sequence[float], games: Sequence[int]) -> list[Band]:
    """Positions by the chance they were given, to the nearest ten per cent, and how often they were won. `games` says
    which game each of them is of."""
    bands: dict[int, list[int]] = {}
    for position, chance in enumerate(given):
        bands.setdefault(math.floor(chance * 10 + 0.5), []).append(position)
    found = []
    for tenth, positions in sorted(bands.items()):
        count = len(positions)
        share = sum(won[one] for one in positions) / count
        different = len({games[one] for one in positions})
        found.append(
            Band(
                max(0.0, (tenth - 0.5) / 10),
                min(1.0, (tenth + 0.5) / 10),
                count,
                different,
                sum(given[one] for one in positions) / count,
                share,
                wilson(share * different, different),
            )
        )
    return found


def quantile(values: Sequence[float], share: float) -> float:
    """The value that this share of them does not exceed."""
    if not values:
        return 0.0
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, max(0, math.ceil(share * len(ordered)) - 1))]
