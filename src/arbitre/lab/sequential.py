"""A test that stops as soon as it knows: is a deck's share rather the one, or rather the other?

It is the sequential test that chess engines are tested with: games come in pairs, a pair ends in one of five ways, and
after each pair the likelihoods of the two shares are compared, each with the most likely frequencies of the five ways
that give this share (a generalized sequential probability ratio test on pentanomial results).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

RESULTS: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
"""What a pair may bring: the mean of its two games."""
UNSEEN: Final = 1e-3  # how often a way counts that has not come up, so that its likelihood is not nothing
ERRING: Final = 0.05  # how seldom it decides for the wrong one of the two, either way
HALVINGS: Final = 45


class Verdict(NamedTuple):
    """Where a test stands."""

    ratio: float
    """The logarithm of how much more likely the higher share is."""
    low: float
    high: float
    """Below the one the lower share is accepted, above the other the higher one."""

    @property
    def decided(self) -> str:
        """ "low", "high", or "" as long as it must go on."""
        return "low" if self.ratio <= self.low else "high" if self.ratio >= self.high else ""


def verdict(pairs: Sequence[int], low: float, high: float, erring: float = ERRING) -> Verdict:
    """What so many pairs of each of the five results say of two shares."""
    bound = math.log((1 - erring) / erring)
    total = sum(pairs)
    if not total:
        return Verdict(0.0, -bound, bound)
    seen = [max(count, UNSEEN) for count in pairs]
    found = [count / sum(seen) for count in seen]
    ratio = total * sum(
        often * math.log(higher / lower)
        for often, higher, lower in zip(found, likeliest(found, high), likeliest(found, low), strict=True)
    )
    return Verdict(ratio, -bound, bound)


def likeliest(found: Sequence[float], share: float) -> list[float]:
    """Of all frequencies that give this share, those under which what was found is the most likely."""
    least, most = -1 / (RESULTS[-1] - share), 1 / (share - RESULTS[0])
    tilt = 0.0
    for _ in range(HALVINGS):
        tilt = (least + most) / 2
        slope = sum(
            often * (result - share) / (1 + tilt * (result - share))
            for often, result in zip(found, RESULTS, strict=True)
        )
        if slope > 0:
            least = tilt
        else:
            most = tilt
    return [often / (1 + tilt * (result - share)) for often, result in zip(found, RESULTS, strict=True)]
