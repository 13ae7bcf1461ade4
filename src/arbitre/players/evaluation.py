"""The chance to win from a position: a small model over features of the cards' attributes, fitted to the results of
many games (`arbitre lab train`).

A game's folder says what is measured (`Features`); the weights stand in a file beside it, with the command that made
them. There are two models, one for a seat whose turn it is and one for a seat that waits, and each weight grows or
shrinks as the game goes on. Sums are made in one order, so the same position is worth the same on every platform.
"""

from __future__ import annotations

import functools
import json
import math
from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar, Final

from arbitre.kernel.compiling import mypyc_attr
from arbitre.kernel.error import BadData
from arbitre.players.strangers import NONE

VERSION: Final = 1
MOST: Final = 64  # weights that are kept, one for each moment of a game
SURE: Final = 40.0  # a game that is won or lost, in logits

Row = list[float]
"""How much there is of each feature."""


def places(names: Sequence[str]) -> dict[str, int]:
    """Where each feature stands in a row."""
    found = {name: place for place, name in enumerate(names)}
    assert len(found) == len(names), "two features have one name"
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Features(ABC):
    """What is measured in the positions of a game: for each seat, what it has."""

    names: ClassVar[tuple[str, ...]]
    good: ClassVar[frozenset[str]] = frozenset()
    """Those of which more can't be bad, all else being equal: no fit may say so by chance."""
    bad: ClassVar[frozenset[str]] = frozenset()
    """Those of which more can't be good."""

    @abstractmethod
    def measure(self, game: Any, seat: int, moving: bool, strangers: frozenset[int] = NONE) -> Row:
        """What the seat's side has, less what the others have.

        `moving`: the seat's turn begins; otherwise another's does, and the seat's own is over, also where it could
        still go on. Weights are fitted to positions at the start of a turn, where whoever moves has readied what is
        theirs: so the cards of those who are to move count as ready, however they lie now.

        `strangers` are the cards that the seat did not know when it was asked: it only imagines what they are."""

    @abstractmethod
    def progress(self, game: Any) -> float:
        """How far the game has gone: 0 at its start, 1 near its end."""


class Model:
    """Weights for one kind of position."""

    __slots__ = ("bias", "early", "growth", "now")

    def __init__(self, bias: Sequence[float], weights: Sequence[float], growth: Sequence[float]) -> None:
        self.bias: Final = tuple(bias)  # at the start, and what it grows by
        self.early: Final = tuple(weights)
        self.growth: Final = tuple(growth)
        self.now: Final[dict[float, tuple[float, ...]]] = {}  # by how far a game has gone: all positions of a turn

    def logit(self, row: Row, progress: float) -> float:
        total = self.bias[0] + self.bias[1] * progress
        weights = self.now.get(progress)
        for amount, weight in zip(row, self._weights(progress) if weights is None else weights, strict=True):
            if amount:
                total += amount * weight
        return total

    def _weights(self, progress: float) -> tuple[float, ...]:
        if len(self.now) >= MOST:
            self.now.clear()
        pairs = zip(self.early, self.growth, strict=True)
        self.now[progress] = weights = tuple([early + growth * progress for early, growth in pairs])
        return weights


class Evaluation:
    """Chances to win, by a game's features and its weights."""

    def __init__(self, features: Features, moving: Model, waiting: Model) -> None:
        self.features: Final = features
        self.moving: Final = moving
        self.waiting: Final = waiting

    def logit(self, game: Any, seat: int, moving: bool, strangers: frozenset[int] = NONE) -> float:
        """The chance of a seat to win, as a logit. `moving`: it is about to take its turn; else another is."""
        result = game.result
        if result is not None:
            return SURE if seat in result.winners else -SURE if result.winners else 0.0
        model = self.moving if moving else self.waiting
        row = self.features.measure(game, seat, moving, strangers)
        return model.logit(row, self.features.progress(game))


def chance(logit: float) -> float:
    """A logit as a chance from 0 to 1."""
    return 1.0 / (1.0 + math.exp(-logit)) if logit > -SURE else 0.0


def logit_of(chance: float) -> float:
    least = 1e-9
    bounded = min(max(chance, least), 1.0 - least)
    return math.log(bounded / (1.0 - bounded))


def read(features: Features, file: Path) -> Evaluation:
    """The evaluation of a file of weights."""
    return parse(features, file.read_text(encoding="utf-8"), str(file))


def parse(features: Features, text: str, where: str) -> Evaluation:
    data = json.loads(text)
    if data.get("version") != VERSION:
        raise BadData(f"{where}: weights of version {data.get('version')!r}; this is for version {VERSION}")
    if tuple(data["features"]) != features.names:
        wrong = sorted(set(data["features"]) ^ set(features.names)) or ["their order"]
        raise BadData(f"{where}: made for other features ({', '.join(wrong)}): train again")
    moving, waiting = (
        Model(data[which]["bias"], data[which]["weights"], data[which]["growth"]) for which in ("moving", "waiting")
    )
    return Evaluation(features, moving, waiting)


@functools.cache
def shipped(features: Features, file: Path) -> Evaluation:
    return read(features, file)
