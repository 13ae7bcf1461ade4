"""Positions of many games with who won them, and weights fitted to them.

At the start of each turn the features of both sides are measured: for the seat whose turn it is, and for those who
wait. The weights are those of a logistic regression, with a pull towards zero so that what is seldom seen counts for
little.

The result of a game tells little about one of its early positions: much happens in between. So positions are fitted,
from the end of a game backwards, partly to what the weights of the fit before say of the next turn. Of 400 games of
Lorcana as much is learned in that way as from some 1,000 by their results alone.

Of some features it is known that more of them can't be bad, or can't be good: where chance would have it otherwise,
they don't count. What earlier weights were fitted to need not be lost: positions can be fitted in part to what they
say.

Some decks are better than others, and what their cards have in common would be taken for the reason. So each deck gets
a weight of its own while the others are fitted; players, who judge cards and not decks, are not told of it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
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
CHANGES: Final = 30  # of which weights are held at zero
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


class Before(NamedTuple):
    """Weights that were fitted to other games."""

    models: Mapping[str, Any]
    """As they stand in the file."""
    share: float
    """Of what positions are fitted to, how much they say."""

    def chances(self, samples: Samples) -> Wide:
        found: Wide = np.zeros(len(samples.rows))
        for name, moving in (("moving", True), ("waiting", False)):
            mask = samples.moving == moving
            model, rows = self.models[name], samples.rows[mask].astype(np.float64)
            early = model["bias"][0] + rows @ np.array(model["weights"])
            growth = model["bias"][1] + rows @ np.array(model["growth"])
            found[mask] = _chance(early + growth * samples.progress[mask])
        return found


def train(
    samples: Samples,
    pull: float,
    results: float = 1.0,
    signs: Sequence[int] | None = None,
    before: Before | None = None,
) -> Trained:
    """One model for those whose turn it is, one for those who wait. `results`: how much of what a position is fitted to
    is, for each turn that is still to come, the result and not what is said of that turn. `signs`: for each feature 1
    if more of it can't be bad, -1 if it can't be good, else 0."""
    held = samples.held_out
    if not held.any() or held.all():
        raise Error("too few games have a winner: one in ten is held out, and weights are fitted to the others")
    fits: list[Fit] = []
    target = samples.won.astype(np.float64)
    chances: Wide = np.zeros(len(target))
    given: Wide = np.zeros(len(target))
    said = target if before is None else before.chances(samples)
    begin: list[Wide | None] = [None, None]  # where the fit before ended: few steps are left from there
    for number in range(FITS if results < 1 else 1):
        if number:
            target = foreseen(samples, chances, results)
        mixed = target if before is None else (1.0 - before.share) * target + before.share * said
        fits.clear()
        for which, moving in enumerate((True, False)):
            mask = samples.moving == moving
            found, chances[mask], given[mask], begin[which] = fit(
                samples.only(mask), mixed[mask], pull, begin[which], signs
            )
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


def fit(
    samples: Samples, target: Wide, pull: float, begin: Wide | None = None, signs: Sequence[int] | None = None
) -> tuple[Fit, Wide, Wide, Wide]:
    """Weights for what is not held out, what is said of all, by whoever knows the decks and by players, and the weights
    as they were fitted. `begin`: such weights to begin with."""
    spread: Wide = samples.rows.std(axis=0, dtype=np.float64)
    scale = np.maximum(spread, LEAST_SPREAD)
    known = ~samples.held_out
    decks = int(samples.decks.max(initial=-1)) + 1
    every = np.zeros(len(scale)) if signs is None else np.array(signs, dtype=np.float64)
    bounds: Wide = np.concatenate([[0.0], every, [0.0], every, np.zeros(decks)])
    weights = _bounded(samples.only(known), scale, decks, target[known], pull, bounds, begin)
    count = len(weights) - decks
    chances: Wide = np.zeros(len(target))
    given: Wide = np.zeros(len(target))
    for wide, place in _widened(samples, scale, decks):
        chances[place] = _chance(wide @ weights)
        given[place] = _chance(wide[:, :count] @ weights[:count])
    early, late = np.split(weights[:count], 2)
    growth = late - early
    found = Fit(
        [round(float(early[0]), 5), round(float(growth[0]), 5)],
        [round(float(weight), 5) for weight in early[1:] / scale],
        [round(float(weight), 5) for weight in growth[1:] / scale],
        int(known.sum()),
        spread.tolist(),
    )
    return found, chances, given, weights


def _widened(samples: Samples, scale: Wide, decks: int) -> Iterator[tuple[Wide, slice]]:
    """Blocks of rows as the fit takes them: a one and the features for the start of a game, the same for its end, each
    as near as that is, and the decks."""
    for first in range(0, len(samples.rows), BLOCK):
        place = slice(first, first + BLOCK)
        part = samples.rows[place]
        columns = np.concatenate([np.ones((len(part), 1)), part / scale], axis=1)
        own, other = (samples.decks[place, one, None] == np.arange(decks) for one in (0, 1))
        sides = own.astype(np.float64) - other
        gone = samples.progress[place, None]
        yield np.concatenate([columns * (1 - gone), columns * gone, sides], axis=1), place


def _chance(logits: Wide) -> Wide:
    found: Wide = 1.0 / (1.0 + np.exp(-np.clip(logits, -30, 30)))
    return found


def _bounded(
    samples: Samples, scale: Wide, decks: int, target: Wide, pull: float, bounds: Wide, begin: Wide | None
) -> Wide:
    """The best weights among those that have the sign they must have (`bounds`: 1, -1, or 0 for any): those that would
    have the wrong one are held at zero, until they would have the right one."""
    weights: Wide = np.zeros(len(bounds)) if begin is None else begin
    free: Mask = np.ones(len(bounds), dtype=np.bool_) if begin is None else (bounds == 0) | (begin != 0)
    for _ in range(CHANGES):
        weights, slope = _logistic(samples, scale, decks, target, pull, weights, free)
        wrong = free & (weights * bounds < 0)
        if wrong.any():
            weights[wrong] = 0.0
            free = free & ~wrong
            continue
        right = ~free & (slope * bounds > CLOSE * len(target))
        if not right.any():
            break
        free = free | right
    return weights * (weights * bounds >= 0)


def _penalty(features: int, decks: int, pull: float) -> Wide:
    """The pull on the weights at the start of a game, on how much they change until its end, and on decks."""
    half = features + 1
    found: Wide = np.diag(np.full(2 * half + decks, max(float(pull), FREE)))
    for one in range(half):
        found[one, one] += found[half + one, half + one]
        found[one, half + one] = found[half + one, one] = -found[half + one, half + one]
    found[0, 0] += FREE - max(float(pull), FREE)
    return found


def _logistic(
    samples: Samples, scale: Wide, decks: int, target: Wide, pull: float, begin: Wide, free: Mask
) -> tuple[Wide, Wide]:
    """Newton's method for those weights that are free; also the slope in which all of them end."""
    weights = begin
    penalty = _penalty(len(scale), decks, pull)
    slope: Wide = np.zeros(len(weights))
    for _ in range(STEPS):
        slope = -penalty @ weights
        bend = penalty.copy()
        for wide, place in _widened(samples, scale, decks):
            foretold = _chance(wide @ weights)
            slope += wide.T @ (target[place] - foretold)
            bent = wide * np.sqrt(foretold * (1 - foretold))[:, None]
            bend += bent.T @ bent  # of one array, so half of the products suffice
        step: Wide = np.zeros(len(weights))
        step[free] = np.linalg.solve(bend[np.ix_(free, free)], slope[free])
        weights = weights + step
        if np.abs(step).max() < CLOSE:
            break
    return weights, slope


# -- the file ------------------------------------------------------------------------------------------------------


def weights_file(
    game: str, features: Features, trained: Trained, command: str, begins_with: Mapping[str, Any] | None = None
) -> str:
    """The file of weights that `players/evaluation.py` reads, and how it was made. `begins_with`: the weights that
    there were before and the commands that made them, if the first games were played with them."""
    made = {
        "command": command,
        **({"begins with": dict(begins_with)} if begins_with else {}),
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
