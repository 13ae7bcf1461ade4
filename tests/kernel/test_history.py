"""A log that copies share."""

from __future__ import annotations

from arbitre.kernel.history import History


def test_copies_share_the_past_and_part_ways() -> None:
    log: History[int] = History()
    for i in range(3):
        log.recent.append(i)
    twin = log.copy()
    log.recent.append(10)
    twin.recent.append(20)
    assert list(log) == [0, 1, 2, 10]
    assert list(twin) == [0, 1, 2, 20]
    assert len(log) == len(twin) == 4
    assert list(log.backwards()) == [10, 2, 1, 0]
    assert twin.since(2) == [2, 20]


def test_copying_again_and_again_does_not_make_it_longer() -> None:
    log: History[int] = History()
    log.recent.append(1)
    for _ in range(1000):
        log.copy()
    assert list(log) == [1]
    assert log._past is not None
    assert log._past.before is None
