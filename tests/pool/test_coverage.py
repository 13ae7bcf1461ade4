"""The counts of what can be played add up, and say what is missing."""

from __future__ import annotations

import pytest

from arbitre.cli import main
from arbitre.pool import coverage
from arbitre.pool.lorcana import pool


def test_sets_add_up_to_all_cards() -> None:
    *sets, numbered, everything = coverage.by_set(pool())
    assert sum(one.cards for one in sets) == everything.cards == len(pool()) - 1  # the marketing card is of no set
    assert sum(one.playable for one in sets if one.name.isdecimal()) == numbered.playable
    assert everything.cards - everything.playable == len(coverage.lacking(pool()))


def test_a_card_that_cant_be_played_says_what_it_lacks(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "coverage", "--list"]) == 0
    told = capsys.readouterr().out
    for card in coverage.lacking(pool()):
        assert not card.abilities
        assert f"{card.full_name} (set {coverage.first_set(card)}): {card.lacks}" in told
