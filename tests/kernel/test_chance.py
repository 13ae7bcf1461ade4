"""The random generator gives the same numbers everywhere."""

from __future__ import annotations

from arbitre.kernel.chance import Chance


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


def test_shuffle_is_swapping_with_below() -> None:
    ours = list(range(30))
    chance = Chance(77)
    chance.shuffle(ours)
    slow = list(range(30))
    again = Chance(77)
    for i in range(len(slow) - 1, 0, -1):
        j = again.below(i + 1)
        slow[i], slow[j] = slow[j], slow[i]
    assert ours == slow
    assert chance.state == again.state
    assert sorted(ours) == list(range(30))
