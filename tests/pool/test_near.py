"""Names near to one that was mistyped."""

from __future__ import annotations

import pytest

from arbitre.pool import near
from arbitre.pool.lorcana import pool
from arbitre.pool.near import Names

NAMES = Names([card.full_name for card in pool()])


def test_every_name_with_a_wrong_letter_is_found_again() -> None:
    for card in list(pool())[::20]:
        name = card.full_name
        middle = len(name) // 2
        for typed in (name[:middle] + "q" + name[middle + 1 :], name[:middle] + name[middle + 1 :], name.upper() + "s"):
            assert NAMES.near(typed)[0] == name, typed


def test_what_is_like_no_name_finds_none() -> None:
    for typed in ("xyzzy plugh qwerty", "", "...", "q"):
        assert NAMES.near(typed) == []


def test_a_beginning_is_enough() -> None:
    assert all(name.startswith("Stitch - ") for name in NAMES.near("Stitch"))


def test_few_names_are_looked_at_closely(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that a list that is wrong in every line does not take long."""
    looked: list[str] = []

    def look(like: object, other: str) -> float:
        looked.append(other)
        return 0.0

    monkeypatch.setattr(near._Like, "ratio", look)
    for card in list(pool())[:100]:
        NAMES.near(card.full_name + "x")
    assert 0 < len(looked) <= 100 * near.CLOSELY
