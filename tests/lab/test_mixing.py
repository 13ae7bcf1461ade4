"""The mix of decks that nobody can exploit."""

from __future__ import annotations

import pytest

from arbitre.lab.mixing import doubt, unexploited, weighed

ROUND = [[0.5, 0.8, 0.2], [0.2, 0.5, 0.8], [0.8, 0.2, 0.5]]


def test_three_decks_that_beat_each_other_in_turn_are_brought_equally_often() -> None:
    mix = unexploited(ROUND)
    assert mix.shares == pytest.approx([1 / 3] * 3)
    assert mix.worth == pytest.approx([0.5] * 3)


def test_a_deck_that_beats_all_is_brought_alone() -> None:
    mix = unexploited([[0.5, 0.6, 0.7], [0.4, 0.5, 0.9], [0.3, 0.1, 0.5]])
    assert mix.shares == pytest.approx([1, 0, 0])
    assert mix.worth == pytest.approx([0.5, 0.4, 0.3])


def test_the_fewer_games_the_less_is_known_of_the_mix() -> None:
    few, many = (doubt(ROUND, [[games] * 3 for _ in range(3)], 1, tries=60) for games in (10, 10_000))
    assert few[0].high - few[0].low > 3 * (many[0].high - many[0].low)
    assert many[0].low < 1 / 3 < many[0].high


def test_a_field_weighs_the_table() -> None:
    (best, _, _) = weighed(ROUND, [[0.0] * 3] * 3, [0.0, 1.0, 0.0])
    assert best[0] == pytest.approx(0.8)
    assert best[1] == pytest.approx((0.8, 0.8))
