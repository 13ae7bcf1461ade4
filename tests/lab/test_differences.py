"""What a change does, by games from the same starts; and what holds of many differences."""

from __future__ import annotations

import math
import random

import pytest

from arbitre.lab.deals import Played
from arbitre.lab.differences import (
    Difference,
    aligned,
    by_starts,
    differences,
    games_without_pairing,
    holding,
    summed,
    together,
)


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    """Differences of starts: most are none, and some go one way or the other."""
    truth = 0.05
    held = 0
    for seed in range(400):
        chance = random.Random(seed)
        found = [chance.choices([-0.5, 0.0, 0.5, 1.0], [0.15, 0.6, 0.2, 0.025])[0] for _ in range(120)]
        low, high = summed(found).interval
        held += low <= truth <= high
    assert 0.92 <= held / 400 <= 0.985


def test_starts_that_all_went_alike_are_not_taken_for_certain() -> None:
    found = summed([0.0] * 20)
    assert found.mean == 0
    assert 0.02 < found.interval.high < 0.2
    assert summed([0.5, 0.5]).error == math.inf
    assert summed([]).starts == 0


def test_what_altering_a_hand_causes_is_found_though_bad_hands_are_altered() -> None:
    """Simulated: bad hands, which win less, are altered, and altering them is worth ten points."""
    held = 0
    for number in range(100):
        chance = random.Random(number)
        altered, kept = [], []
        for seed in range(300):
            for swapped in (False, True):
                bad, luck = chance.random() < 0.4, chance.random()
                kept.append(game(seed, swapped, luck < (0.35 if bad else 0.6), []))
                altered.append(game(seed, swapped, luck < (0.45 if bad else 0.6), [1] if bad else []))
        gains = differences(kept, altered)
        assert all(more == 0 for one, more in gains if not one.sides[0]["put away"])
        low, high = by_starts([(one.seed, more) for one, more in gains if one.sides[0]["put away"]]).interval
        held += low <= 0.1 <= high
    assert 90 <= held <= 99


def game(seed: int, swapped: bool, won: bool, put_away: list[int]) -> Played:
    sides = [{"hand": [], "put away": put_away, "moves": [], "turns": []}] * 2
    return Played(0, seed, swapped, "A", "A" if won else "B", 9, 40, "lore", "", sides)


def test_opponents_count_alike() -> None:
    one, other = Difference(0.1, 0.02, 100), Difference(-0.1, 0.02, 10)
    both = together([one, other, Difference(0.0, math.inf, 0)])
    assert both.mean == pytest.approx(0)
    assert both.error == pytest.approx(0.02 / math.sqrt(2))
    assert together([]).error == math.inf


def test_a_point_takes_tens_of_thousands_of_games_without_pairing() -> None:
    assert 39_000 < games_without_pairing(0.01) < 40_000
    assert Difference(0.0, 0.01, 100).games_for(0.01) < games_without_pairing(0.01)


def test_of_many_differences_few_hold_by_chance() -> None:
    chance = random.Random(4)
    wrong = 0
    for _ in range(200):
        wrong += any(holding([chance.random() for _ in range(40)]))
    assert wrong / 200 < 0.1
    assert holding([0.001, 0.2, 0.9, 0.002]) == [True, False, False, True]
    assert holding([]) == []


def test_a_changed_deck_is_dealt_alike_where_it_is_alike() -> None:
    assert aligned(["a", "b", "b", "c"], ["b", "c", "a", "d"]) == ("a", "b", "d", "c")
    assert aligned(["a", "b"], ["b", "a", "c"]) == ("a", "b", "c")
    assert aligned(["a", "b", "c"], ["c", "a"]) == ("a", "c")
