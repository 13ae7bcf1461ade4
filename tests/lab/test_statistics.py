"""Statistics on coins whose truth is known."""

from __future__ import annotations

import itertools
import math
import random

import pytest

from arbitre.kernel.chance import Chance
from arbitre.lab.statistics import ELO, Score, bradley_terry, brier, calibration, log_loss, quantile, wilson

MANY = 1 << 40


def toss(chance: Chance, share: float) -> bool:
    return chance.below(MANY) < share * MANY


@pytest.mark.parametrize("share", [0.5, 0.8, 0.95])
@pytest.mark.parametrize("games", [30, 400])
def test_the_interval_holds_the_truth_as_often_as_it_says(share: float, games: int) -> None:
    chance = Chance(11)
    held = 0
    for _ in range(400):
        low, high = wilson(sum(toss(chance, share) for _ in range(games)), games)
        held += low <= share <= high
    assert 0.92 <= held / 400 <= 0.98


def test_intervals_are_known_ones() -> None:
    assert wilson(108, 120) == pytest.approx((0.8334, 0.9419), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0, 0) == (0, 1)


def test_a_draw_is_half_a_win() -> None:
    score = Score()
    for result in (1.0, 0.5, 0.5, 0.0, 1.0):
        score.add(result)
    assert (score.games, score.won, score.drawn, score.points, score.share) == (5, 2, 2, 3, 0.6)
    assert (score + score).points == 6


@pytest.mark.parametrize("alike", [0.0, 0.5, 1.0])
def test_pairs_that_end_alike_count_for_less(alike: float) -> None:
    """Pairs of games of which the second ends like the first so often, and otherwise by itself."""
    chance = Chance(13)
    held, as_if_apart = 0, 0
    for _ in range(400):
        score = Score()
        for _ in range(100):
            first = float(toss(chance, 0.8))
            second = first if toss(chance, alike) else float(toss(chance, 0.8))
            score.add(first)
            score.add(second)
            score.pair_up(first, second)
        low, high = score.interval
        held += low <= 0.8 <= high
        low, high = wilson(score.points, score.games)
        as_if_apart += low <= 0.8 <= high
    assert 0.92 <= held / 400 <= 0.98
    if alike == 1.0:
        assert as_if_apart / 400 < 0.88


def test_pairs_that_are_always_shared_say_more_than_single_games() -> None:
    score = Score()
    for _ in range(50):
        for result in (1.0, 0.0):
            score.add(result)
        score.pair_up(1.0, 0.0)
    low, high = score.interval
    wide = wilson(50, 100)
    assert high - low < (wide.high - wide.low) / 2
    both = score + score
    assert (both.pairs, both.products) == (100, 0)


STRENGTHS = {"random": -900.0, "greedy": 0.0, "plan": 250.0, "beam": 320.0}


def played(chance: Chance, games: int, draws: float = 0.0) -> dict[tuple[str, str], Score]:
    scores = {}
    for one, other in itertools.combinations(STRENGTHS, 2):
        wins = 1 / (1 + 10 ** ((STRENGTHS[other] - STRENGTHS[one]) / 400))
        scores[one, other] = Score()
        for _ in range(games):
            scores[one, other].add(0.5 if toss(chance, draws) else float(toss(chance, wins)))
    return scores


def test_known_strengths_are_found() -> None:
    found = bradley_terry(played(Chance(3), 5000), "greedy")
    assert list(found) == ["beam", "plan", "greedy", "random"]
    assert tuple(found["greedy"]) == (0.0, 0.0)
    for name, points in STRENGTHS.items():
        assert found[name].points == pytest.approx(points, abs=found[name].doubt)
        assert found[name].doubt < 70


def test_error_bars_hold_the_truth_as_often_as_they_say() -> None:
    chance = Chance(5)
    held = dict.fromkeys(("random", "plan", "beam"), 0)
    for _ in range(200):
        found = bradley_terry(played(chance, 60), "greedy")
        for name in held:
            held[name] += abs(found[name].points - STRENGTHS[name]) <= found[name].doubt
    for times in held.values():
        assert 0.91 <= times / 200 <= 0.99


def test_draws_bring_players_together() -> None:
    sharp, blunt = (bradley_terry(played(Chance(8), 2000, draws), "greedy") for draws in (0.0, 0.5))
    assert 0 < blunt["beam"].points < sharp["beam"].points


def test_two_players_are_as_far_apart_as_their_games_say() -> None:
    found = bradley_terry({("b", "a"): Score(1_000_000, 900_000)}, "a")
    assert found["b"].points == pytest.approx(ELO * math.log(9), abs=0.1)
    assert found["b"].points == pytest.approx(bradley_terry({("a", "b"): Score(1_000_000, 100_000)}, "a")["b"].points)


def test_who_wins_everything_is_strong_but_not_infinitely() -> None:
    found = bradley_terry({("b", "a"): Score(400, 400), ("c", "b"): Score(400, 400)}, "a")
    assert list(found) == ["c", "b", "a"]
    assert 1000 < found["b"].points < 1300
    assert found["c"].doubt > found["b"].doubt > 300


def test_only_those_who_can_be_compared_are() -> None:
    scores = {("a", "b"): Score(10, 5), ("c", "d"): Score(10, 5), ("b", "c"): Score()}
    assert set(bradley_terry(scores, "a")) == {"a", "b"}
    assert bradley_terry({}, "a") == {"a": (0, 0)}


def test_chances_that_hold_are_seen_to_hold() -> None:
    chance = Chance(2)
    given = [chance.below(1001) / 1000 for _ in range(20000)]
    won = [float(toss(chance, one)) for one in given]
    bands = calibration(given, won, list(range(len(given))))
    assert [(band.low, band.high) for band in bands][:2] == [(0, 0.05), (0.05, 0.15)]
    assert bands[-1].high == 1
    assert sum(band.positions for band in bands) == len(given)
    held = sum(band.interval.low <= band.given <= band.interval.high for band in bands)
    assert held >= len(bands) - 1  # one in twenty may be off
    too_sure = [0.5 + (one - 0.5) / 2 for one in won]
    wrong = calibration(too_sure, won, list(range(len(given))))
    assert [band.won for band in wrong] == [0, 1]
    assert not wrong[0].interval.low <= wrong[0].given <= wrong[0].interval.high


def test_positions_of_one_game_say_no_more_than_the_game() -> None:
    few = calibration([0.7] * 100, [1.0] * 100, [number // 50 for number in range(100)])[0]
    assert (few.positions, few.games) == (100, 2)
    assert few.interval == wilson(2, 2)


def test_scores_of_chances() -> None:
    assert log_loss([0.5, 0.5], [1, 0]) == pytest.approx(math.log(2))
    assert brier([0.5, 0.5], [1, 0]) == 0.25
    assert brier([1.0, 0.0], [1, 0]) == log_loss([], []) == 0
    assert log_loss([0.0], [1]) == pytest.approx(-math.log(1e-6))


def test_quantiles() -> None:
    values = [float(number) for number in range(100, 0, -1)]
    assert (quantile(values, 0.99), quantile(values, 0.5), quantile(values, 1), quantile([], 0.5)) == (99, 50, 100, 0)


@pytest.mark.parametrize("alike", [-0.6, 0.0, 0.6])
def test_intervals_hold_the_truth_as_often_as_they_say_however_much_pairs_go_together(alike: float) -> None:
    """Pairs of coins, the second of which copies the first, or turns it over, this often."""
    held = 0
    for seed in range(400):
        chance = random.Random(seed)
        score = Score()
        for _ in range(100):
            one = float(chance.random() < 0.5)
            other = float(chance.random() < 0.5)
            if chance.random() < abs(alike):
                other = one if alike > 0 else 1 - one
            score.add(one)
            score.add(other)
            score.pair_up(one, other)
        low, high = score.interval
        held += low <= 0.5 <= high
    assert 0.92 <= held / 400 <= 0.985
