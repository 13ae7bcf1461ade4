"""The sequential test, on coins whose truth is known."""

from __future__ import annotations

import random

import pytest

from arbitre.lab.sequential import RESULTS, Verdict, likeliest, verdict

LOW, HIGH = 0.5, 0.58


def decided(share: float, seed: int) -> tuple[str, int]:
    """What the test says of pairs of games that are won with this chance, and after how many."""
    chance = random.Random(seed)
    pairs = [0, 0, 0, 0, 0]
    for count in range(1, 5000):
        pairs[2 * sum(chance.random() < share for _ in range(2))] += 1
        found = verdict(pairs, LOW, HIGH)
        if found.decided:
            return found.decided, count
    return "", count


@pytest.mark.parametrize(("share", "right"), [(LOW, "low"), (HIGH, "high"), (0.45, "low"), (0.65, "high")])
def test_it_errs_no_more_often_than_it_says(share: float, right: str) -> None:
    said = [decided(share, seed)[0] for seed in range(200)]
    assert "" not in said
    wrong = sum(one != right for one in said) / len(said)
    assert wrong <= 0.05 + 3 * (0.05 * 0.95 / 200) ** 0.5


def test_it_is_over_sooner_where_the_difference_is_large() -> None:
    clear = [decided(0.7, seed)[1] for seed in range(50)]
    close = [decided(0.54, seed)[1] for seed in range(50)]
    assert sum(clear) < sum(close) / 2


def test_the_likeliest_frequencies_have_the_share_they_are_asked_for() -> None:
    found = [0.2, 0.1, 0.4, 0.1, 0.2]
    for share in (0.4, 0.5, 0.6):
        fitted = likeliest(found, share)
        assert sum(fitted) == pytest.approx(1)
        assert sum(often * result for often, result in zip(fitted, RESULTS, strict=True)) == pytest.approx(share)
    assert likeliest(found, 0.5) == pytest.approx(found)


def test_nothing_played_decides_nothing() -> None:
    assert verdict([0, 0, 0, 0, 0], 0.5, 0.52).decided == ""
    assert Verdict(3.0, -2.9, 2.9).decided == "high"
    assert Verdict(-3.0, -2.9, 2.9).decided == "low"
