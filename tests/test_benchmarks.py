"""The benchmark measures what it says: shares of time, late turns beside early ones, targets."""

from __future__ import annotations

import time

import pytest

pytest.importorskip("chess")  # the yardstick is not needed for anything else

from benchmarks import measure, report
from benchmarks.contests import Contest, kinds
from benchmarks.long_games import LATE, LongGames, Stage
from benchmarks.measure import Clock
from benchmarks.peers import PythonChess


class Busy:
    """Takes its time on a clock of ours."""

    def __init__(self, share: float, seconds: float, clock: list[float]) -> None:
        self.share = share
        self.seconds = seconds
        self.clock = clock
        self.spent = 0.0

    def play(self, seed: int) -> None:
        self.clock[0] += self.seconds
        self.spent += self.seconds


def test_every_part_has_its_share_of_the_time_however_long_its_games_are(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr(measure, "now", lambda: clock[0])
    monkeypatch.setattr(time, "perf_counter", lambda: clock[0])
    once, thrice = Busy(1, 4, clock), Busy(3, 1, clock)
    measure.in_turns([once, thrice], 1000)
    assert once.spent + thrice.spent == pytest.approx(1000, abs=4)
    assert thrice.spent / once.spent == pytest.approx(3, rel=0.05)


def stage(seconds: float, decisions: int) -> Stage:
    made = Stage()
    made.clock.add(seconds, 0, decisions)
    return made


def test_late_turns_are_compared_with_early_ones_of_the_same_games() -> None:
    games = LongGames(kinds()[0], 1.0)
    games.games = [(stage(1.0, 100), stage(1.0, 50)), (stage(1.0, 200), stage(1.0, 100))]
    assert games.share_of_early == pytest.approx(0.5)
    assert games.doubt == pytest.approx(0)  # whichever is left out
    games.games.append((stage(1.0, 150), stage(1.0, 150)))
    assert games.doubt > 0.1


def test_what_is_measured_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    games = kinds()
    starters = [Contest(kind, [kind.starters], 1.0) for kind in games]
    long_games = [LongGames(kind, 1.0) for kind in games]
    chess = PythonChess()
    for one in starters:
        one.play(1)
    chess.play(1)
    for number in range(1, 20):  # one in four is long enough
        long_games[0].play(number)
    for game in long_games:
        game.games = long_games[0].games
    assert long_games[0].total(1).clock.decisions > len(LATE)
    measured = report.Measured(starters, [], long_games, chess, [], ["nobody is here"], {"Lorcana": 1.0}, 1.0)
    report.tell(measured)
    told = capsys.readouterr().out
    assert "The Spoils, starter decks" in told
    assert "nobody is here" in told
    found = report.as_data(measured)
    assert len(found["targets"]) == 13
    assert all(one["reached"] > 0 for one in found["targets"])


def test_a_target_is_a_bound_from_below_or_above() -> None:
    assert report.Target("speed", 2, 2, True, 2.1).holds
    assert not report.Target("speed", 2, 2, True, 1.9).holds
    assert report.Target("time", 2, 2, False, 1.9).holds
    assert Clock().games_a_second == 0
