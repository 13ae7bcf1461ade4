"""Positions of many games with who won them, and weights fitted to them.

At the start of each turn the features of both sides are measured: for the seat whose turn it is, and for those who
wait. The weights are those of a logistic regression, with a pull towards zero so that what is seldom seen counts for
little.

The result of a game tells little about one of its early positions: much happens in between. So positions are fitted,
from the end of a game backwards, partly to what the weights of the fit before say of the next turn. Of 400 games of
Lorcana as much is learned in that way as from some 1,000 by their results alone.

Some decks are better than others, and what their cards have in common would be taken for the reason. So each deck gets
a weight of its own while the others are fitted; players, who judge cards and not decks, are not told of it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from arbitre.games import registry
from arbitre.kernel.error import Error
from arbitre.lab.recording import Recorded, Starting
from arbitre.lab.statistics import Band, brier, calibration, log_loss
from arbitre.players.evaluation import VERSION, Features
from arbitre.players.guide import Guide

Array = npt.NDArray[np.float32]
Wide = npt.NDArray[np.float64]
Mask = npt.NDArray[np.bool_]

STEPS: Final = 25
CLOSE: Final = 1e-6
BLOCK: Final = 8192  # rows that are widened at once
LEAST_SPREAD: Final = 0.05  # a feature that hardly varies is not blown up
FREE: Final = 1e-3  # the pull on the bias
HELD_OUT: Final = 10  # one game in so many
FITS: Final = 4  # by then what is foretold hardly changes
CALIBRATION: Final = "the table of chances"


class Samples(NamedTuple):
    """Positions, each from the side of one seat."""

    rows: Array
    progress: Array
    moving: Mask
    won: Array
    games: npt.NDArray[np.int64]
    """The seed of the game each is of."""
    seats: npt.NDArray[np.int64]
    """How many play in it: so many rows further on is the next turn, for the same seat."""
    decks: npt.NDArray[np.int64]
    """The number of the seat's deck and of another's; -1 for a deck without a name."""

    def only(self, mask: Mask) -> Samples:
        columns: list[Any] = [column[mask] for column in self]
        return Samples(*columns)

    @property
    def held_out(self) -> Mask:
        held: Mask = self.games % HELD_OUT == 0
        return held


def join(parts: Sequence[Samples]) -> Samples:
    return Samples(*(np.concatenate(column) for column in zip(*parts, strict=True)))


class Measuring(NamedTuple):
    """Plays recorded games again and measures them: plain data, to be handed to another process."""

    starting: Starting

    def measure(self, recorded: Recorded) -> Samples | None:
        """None if the game says nothing: nobody has won it, or it was over before the first turn."""
        if not recorded.winners:
            return None
        guide: Guide = registry.entry(self.starting.game).load("guide")
        try:
            return _measured(self.starting.start(recorded.seed), recorded, guide, self.starting.numbers(recorded.seed))
        except Error as fault:
            raise Error(
                f"the game with seed {recorded.seed} can't be played again ({fault}): rules, cards or decks have "
                f"changed since; start with another file of games"
            ) from fault


def _measured(game: Any, recorded: Recorded, guide: Guide, decks: Sequence[int]) -> Samples | None:
    features = guide.features
    rows: list[list[float]] = []
    rest: list[tuple[float, bool, bool, tuple[int, int]]] = []
    turn: object = None
    for pick in recorded.picks:
        decision = game.decision
        if decision is None:
            raise Error("it is over too early")
        if game.turn != turn and guide.rests(game, decision) and game.is_active(decision.seat):
            turn = game.turn
            progress = features.progress(game)
            for seat in range(game.number_of_seats):
                moving = seat in game.side(decision.seat)
                rows.append(features.measure(game, seat, moving))
                rest.append((progress, moving, seat in recorded.winners, (decks[seat], decks[1 - seat])))
        game.apply(pick)
    if game.result is None or tuple(game.result.winners) != recorded.winners:
        raise Error("it ends otherwise")
    if not rows:
        return None
    gone, moved, won, pairs = zip(*rest, strict=True)
    return Samples(
        np.array(rows, dtype=np.float32),
        np.array(gone, dtype=np.float32),
        np.array(moved, dtype=np.bool_),
        np.array(won, dtype=np.float32),
        np.full(len(rows), recorded.seed, dtype=np.int64),
        np.full(len(rows), game.number_of_seats, dtype=np.int64),
        np.array(pairs, dtype=np.int64),
    )


# -- fitting -------------------------------------------------------------------------------------------------------


class Fit(NamedTuple):
    """Weights."""

    bias: list[float]
    weights: list[float]
    growth: list[float]
    number: int
    """The positions they were fitted to."""
    spread: list[float]
    """How much each feature varies: its standard deviation."""

    def weightiest(self, count: int) -> list[int]:
        """The features that matter most in the middle of a game."""
        matters = [
            abs(early + growth / 2) * spread
            for early, growth, spread in zip(self.weights, self.growth, self.spread, strict=True)
        ]
        return sorted(range(len(matters)), key=lambda one: -matters[one])[:count]


class Trained(NamedTuple):
    """What became of some positions."""

    moving: Fit
    waiting: Fit
    games: int
    positions: int
    held_games: int
    held_positions: int
    log_loss: float
    brier: float
    bands: list[Band]


def train(samples: Samples, pull: float, results: float = 1.0) -> Trained:
    """One model for those whose turn it is, one for those who wait. `results`: how much of what a position is fitted to
    is, for each turn that is still to come, the result and not what is said of that turn."""
    held = samples.held_out
    if not held.any() or held.all():
        raise Error("too few games have a winner: one in ten is held out, and weights are fitted to the others")
    fits: list[Fit] = []
    target = samples.won.astype(np.float64)
    chances: Wide = np.zeros(len(target))
    given: Wide = np.zeros(len(target))
    begin: list[Wide | None] = [None, None]  # where the fit before ended: few steps are left from there
    for number in range(FITS if results < 1 else 1):
        if number:
            target = foreseen(samples, chances, results)
        fits.clear()
        for which, moving in enumerate((True, False)):
            mask = samples.moving == moving
            found, chances[mask], given[mask], begin[which] = fit(samples.only(mask), target[mask], pull, begin[which])
            fits.append(found)
    tried = np.flatnonzero(held)
    won, games = samples.won[tried].tolist(), samples.games[tried].tolist()
    return Trained(
        fits[0],
        fits[1],
        len(np.unique(samples.games)),
        len(samples.rows),
        len(set(games)),
        len(games),
        log_loss(given[tried].tolist(), won),
        brier(given[tried].tolist(), won),
        calibration(given[tried].tolist(), won, games),
    )


def foreseen(samples: Samples, chances: Wide, results: float) -> Wide:
    """What positions are fitted to: the result where a game ends, and a part of what is said of the next turn before
    that, and so on backwards."""
    target = samples.won.astype(np.float64)
    games, seats = samples.games, samples.seats
    for place in range(len(target) - 1, -1, -1):
        later = place + int(seats[place])
        if later < len(target) and games[later] == games[place]:
            target[place] = (1.0 - results) * chances[later] + results * target[later]
    return target


def fit(samples: Samples, target: Wide, pull: float, begin: Wide | None = None) -> tuple[Fit, Wide, Wide, Wide]:
    """Weights for what is not held out, what is said of all, by whoever knows the decks and by players, and the weights
    as they were fitted. `begin`: such weights to begin with."""
    spread: Wide = samples.rows.std(axis=0, dtype=np.float64)
    scale = np.maximum(spread, LEAST_SPREAD)
    known = ~samples.held_out
    decks = int(samples.decks.max(initial=-1)) + 1
    weights = _logistic(samples.only(known), scale, decks, target[known], pull, begin)
    count = len(weights) - decks
    chances: Wide = np.zeros(len(target))
    given: Wide = np.zeros(len(target))
    for wide, place in _widened(samples, scale, decks):
        chances[place] = _chance(wide @ weights)
        given[place] = _chance(wide[:, :count] @ weights[:count])
    early, growth = np.split(weights[:count], 2)
    found = Fit(
        [round(float(early[0]), 5), round(float(growth[0]), 5)],
        [round(float(weight), 5) for weight in early[1:] / scale],
        [round(float(weight), 5) for weight in growth[1:] / scale],
        int(known.sum()),
        spread.tolist(),
    )
    return found, chances, given, weights


def _widened(samples: Samples, scale: Wide, decks: int) -> Iterator[tuple[Wide, slice]]:
    """Blocks of rows as the fit takes them: a one, the features as they are, all that again as far as the game has
    gone, and the decks."""
    for first in range(0, len(samples.rows), BLOCK):
        place = slice(first, first + BLOCK)
        part = samples.rows[place]
        columns = np.concatenate([np.ones((len(part), 1)), part / scale], axis=1)
        own, other = (samples.decks[place, one, None] == np.arange(decks) for one in (0, 1))
        sides = own.astype(np.float64) - other
        yield np.concatenate([columns, columns * samples.progress[place, None], sides], axis=1), place


def _chance(logits: Wide) -> Wide:
    found: Wide = 1.0 / (1.0 + np.exp(-np.clip(logits, -30, 30)))
    return found


def _logistic(samples: Samples, scale: Wide, decks: int, target: Wide, pull: float, begin: Wide | None = None) -> Wide:
    """Newton's method."""
    count = 2 * (len(scale) + 1) + decks
    weights: Wide = np.zeros(count) if begin is None else begin
    penalty = np.full(count, max(float(pull), FREE))
    penalty[0] = FREE
    for _ in range(STEPS):
        slope = -penalty * weights
        bend = np.diag(penalty)
        for wide, place in _widened(samples, scale, decks):
            foretold = _chance(wide @ weights)
            slope += wide.T @ (target[place] - foretold)
            bent = wide * np.sqrt(foretold * (1 - foretold))[:, None]
            bend += bent.T @ bent  # of one array, so half of the products suffice
        step = np.linalg.solve(bend, slope)
        weights = weights + step
        if np.abs(step).max() < CLOSE:
            break
    return weights


# -- the file ------------------------------------------------------------------------------------------------------


def weights_file(game: str, features: Features, trained: Trained, command: str) -> str:
    """The file of weights that `players/evaluation.py` reads, and how it was made."""
    made = {
        "command": command,
        "games": trained.games,
        "positions": trained.positions,
        "held out": {
            "games": trained.held_games,
            "positions": trained.held_positions,
            "log loss": round(trained.log_loss, 4),
            "brier": round(trained.brier, 4),
        },
        "calibration": CALIBRATION,
    }
    models = {
        name: {"bias": model.bias, "weights": model.weights, "growth": model.growth}
        for name, model in (("moving", trained.moving), ("waiting", trained.waiting))
    }
    data = {"version": VERSION, "game": game, "made": made, "features": list(features.names), **models}
    text = json.dumps(data, indent=1, ensure_ascii=False) + "\n"
    bands = ",\n".join(f"   {json.dumps(_band(band))}" for band in trained.bands)  # one in a line: a table
    return text.replace(f'"{CALIBRATION}"', f"[\n{bands}\n  ]")


def _band(band: Band) -> dict[str, Any]:
    return {
        "from": round(band.low, 2),
        "to": round(band.high, 2),
        "given": round(band.given, 3),
        "won": round(band.won, 3),
        "interval": [round(end, 3) for end in band.interval],
        "positions": band.positions,
        "games": band.games,
    }
