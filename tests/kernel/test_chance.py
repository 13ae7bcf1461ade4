"""The random generator gives the same numbers everywhere."""

from __future__ import annotations

from collections import Counter
from hashlib import shake_128

import pytest

from arbitre.kernel.chance import NUMBERS, Chance, shuffled_numbers


def test_the_numbers_are_those_of_splitmix64() -> None:
    chance = Chance(1234567)
    words = [chance.word() for _ in range(3)]
    assert words == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_a_copy_goes_on_alike() -> None:
    chance = Chance(5)
    chance.word()
    twin = chance.copy()
    assert [chance.below(10) for _ in range(20)] == [twin.below(10) for _ in range(20)]


def test_below_stays_below_and_reaches_everything() -> None:
    chance = Chance(9)
    assert {chance.below(6) for _ in range(300)} == set(range(6))


def test_a_shuffle_is_the_same_everywhere() -> None:
    items = list(range(10))
    Chance(77).shuffle(items)
    assert items == [0, 3, 5, 6, 7, 1, 2, 9, 8, 4]


def test_every_order_is_as_likely_as_any_other() -> None:
    chance = Chance(3)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = [1, 2, 3]
        chance.shuffle(items)
        found[tuple(items)] += 1
    assert len(found) == 6
    assert all(900 < times < 1100 for times in found.values())


def test_a_shuffle_keeps_all_items_and_takes_one_word() -> None:
    for size in (0, 1, 2, 60, 300):
        chance, again = Chance(size), Chance(size)
        items = [7] * size if size == 2 else list(range(size))
        before = items.copy()
        chance.shuffle(items)
        assert sorted(items) == before
        again.word()
        assert chance.state == again.state


def test_shuffled_numbers_are_the_same_everywhere() -> None:
    assert list(shuffled_numbers(shake_128(b"7").digest(7))[:8]) == [65, 48, 166, 228, 60, 145, 40, 2]
    assert bytes(sorted(shuffled_numbers(b"1234567"))) == NUMBERS
    assert bytes(sorted(shuffled_numbers(b"1234567", 96))) == NUMBERS[:96]


@pytest.mark.parametrize("many", [128, 256])
def test_any_three_of_the_shuffled_numbers_stand_in_every_order_equally_often(many: int) -> None:
    found: Counter[bytes] = Counter()
    others = NUMBERS.translate(None, bytes((0, 100, many - 1)))
    for seed in range(6000):
        found[shuffled_numbers(Chance(seed).word().to_bytes(8, "little")[:7], many).translate(None, others)] += 1
    assert len(found) == 6
    assert all(900 < times < 1100 for times in found.values())
