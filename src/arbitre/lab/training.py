"""Positions of many games with who won them, and weights fitted to them.

At the start of each turn the features of both sides are measured: for the seat whose turn it is, and for those who
wait. The weights are those of a logistic regression: what makes the results of the games most likely, with a pull
towards zero so that what is seldom seen counts for little.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from arbitre.kernel.chance import Chance
from arbitre.players.guide import Guide
from arbitre.players.question import Player, answer

Array = npt.NDArray[np.float32]

LONGEST: Final = 3000  # answers; a game that takes longer is left out
STEPS: Final = 25
CLOSE: Final = 1e-6


class Sample(NamedTuple):
    """A position from the side of one seat."""

    row: list[float]
    progress: float
    moving: bool
    won: float


def positions(game: Any, players: list[Player], guide: Guide, slips: float, chance: Chance) -> list[Sample]:
    """Play a game to its end, and tell what was measured on the way. `slips`: how often, in a thousand, a player picks
    anything."""
    features = guide.features
    found: list[tuple[list[float], float, bool, int]] = []
    turn: object = None
    for _ in range(LONGEST):
        decision = game.decision
        if decision is None:
            break
        if decision.kind in guide.settled and game.is_active(decision.seat):
            now = turn_of(game)
            if now != turn:
                turn = now
                progress = features.progress(game)
                for seat in range(len(players)):
                    moving = seat in game.side(decision.seat)
                    found.append((features.measure(game, seat, moving), progress, moving, seat))
        if chance.below(1000) < slips:
            game.apply(chance.below(len(decision.options)))
        else:
            game.apply(answer(players[decision.seat], game))
    if game.result is None or not game.result.winners:
        return []
    winners = game.result.winners
    return [Sample(row, progress, moving, float(seat in winners)) for row, progress, moving, seat in found]


def turn_of(game: Any) -> object:
    """What changes when a turn begins."""
    return game.turn


class Fit(NamedTuple):
    """Weights, and how well they foretell games they were not fitted to."""

    bias: list[float]
    weights: list[float]
    growth: list[float]
    log_loss: float
    brier: float
    number: int


def fit(rows: Array, progress: Array, won: Array, held_out: npt.NDArray[np.bool_], pull: float) -> Fit:
    scale = np.maximum(rows.std(axis=0), 0.05)
    columns = np.concatenate([np.ones((len(rows), 1)), rows / scale], axis=1).astype(np.float64)
    wide = np.concatenate([columns, columns * progress[:, None]], axis=1)
    known = ~held_out
    weights = _logistic(wide[known], won[known].astype(np.float64), pull)
    foretold = _chance(wide[held_out] @ weights) if held_out.any() else np.array([0.5])
    truth = won[held_out] if held_out.any() else np.array([0.5])
    early, growth = weights[: columns.shape[1]], weights[columns.shape[1] :]
    safe = np.clip(foretold, 1e-6, 1 - 1e-6)
    return Fit(
        [round(float(early[0]), 5), round(float(growth[0]), 5)],
        [round(float(weight), 5) for weight in early[1:] / scale],
        [round(float(weight), 5) for weight in growth[1:] / scale],
        float(-(truth * np.log(safe) + (1 - truth) * np.log(1 - safe)).mean()),
        float(((foretold - truth) ** 2).mean()),
        int(known.sum()),
    )


def _chance(logits: Any) -> Any:
    return 1.0 / (1.0 + np.exp(-np.clip(logits, -30, 30)))


def _logistic(wide: Any, won: Any, pull: float) -> Any:
    """Newton's method."""
    count = wide.shape[1]
    weights = np.zeros(count)
    penalty = np.full(count, pull)
    penalty[0] = 1e-3
    for _ in range(STEPS):
        foretold = _chance(wide @ weights)
        slope = wide.T @ (won - foretold) - penalty * weights
        bend = (wide * (foretold * (1 - foretold))[:, None]).T @ wide + np.diag(penalty)
        step = np.linalg.solve(bend, slope)
        weights = weights + step
        if np.abs(step).max() < CLOSE:
            break
    return weights
