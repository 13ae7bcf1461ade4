"""Work on several processes: all of it is done, and it ends when it should."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from arbitre.kernel.error import EngineFault, IncompleteMove
from arbitre.lab.jobs import spread

ENVIRONMENT = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}  # the same sources from wherever it is run


def twice(number: int) -> int:
    return 2 * number


def fail(number: int) -> int:
    if number == 7:
        raise ValueError("seven")
    return number


def fail_oddly(number: int) -> int:
    raise IncompleteMove("sing", 2, 1)  # an exception that can't be sent as it is


def vanish(number: int) -> int:
    os._exit(3)


def test_everything_is_done_once() -> None:
    assert list(spread(twice, range(5), 1)) == [(number, 2 * number) for number in range(5)]
    for jobs in (2, 3):
        assert sorted(spread(twice, range(47), jobs, chunk=5)) == [(number, 2 * number) for number in range(47)]
    assert list(spread(twice, [], 2)) == []


def test_a_fault_is_told_with_where_it_was() -> None:
    with pytest.raises(ValueError, match="seven") as told:
        list(spread(fail, range(20), 2, chunk=3))
    assert "in fail" in "".join(told.value.__notes__)
    with pytest.raises(EngineFault, match="in fail_oddly"):
        list(spread(fail_oddly, range(20), 2, chunk=3))


def test_a_process_that_ends_by_itself_is_a_fault() -> None:
    with pytest.raises(EngineFault, match="ended unexpectedly"):
        list(spread(vanish, range(20), 2, chunk=3))


COMMANDS = [
    ["trouble", "lorcana", "--games", "100000", "--jobs", "2"],
    ["trouble", "lorcana", "--games", "100000", "--jobs", "1"],
    ["lab", "matrix", "--game", "lorcana", "--player", "greedy", "--jobs", "2"],
    ["exercise", "lorcana", "--jobs", "2"],
    ["lab", "strength", "lorcana", "random", "greedy", "--jobs", "2"],
    ["lab", "train", "lorcana", "--rounds", "greedy", "--jobs", "2"],
]
ENDS = {signal.SIGINT: "interrupted", signal.SIGTERM: "ended by SIGTERM", signal.SIGHUP: "ended by SIGHUP"}


def group(leader: int) -> list[str]:
    """The processes left of a session, waiting as long as they take to be gone."""
    left: list[str] = []
    for _ in range(50):
        left = [
            one.name
            for one in Path("/proc").iterdir()
            if one.name.isdecimal() and _session(one) == leader and int(one.name) != leader
        ]
        if not left:
            break
        time.sleep(0.1)
    return left


def _session(process: Path) -> int:
    try:
        state, _, _, session = (process / "stat").read_text().rpartition(")")[2].split()[:4]
    except OSError:
        return 0
    return 0 if state == "Z" else int(session)


def _started(words: list[str], folder: Path) -> subprocess.Popen[str]:
    """A command in a session of its own; hang-ups, which nohup has ignored, and interruptions, which a shell has
    ignored for what runs in the background, end it as usual."""

    def heed() -> None:
        for number in (signal.SIGHUP, signal.SIGINT):
            signal.signal(number, signal.SIG_DFL)

    return subprocess.Popen(
        [sys.executable, "-m", "arbitre", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=folder,
        env=ENVIRONMENT,
        start_new_session=True,
        preexec_fn=heed,
    )


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked up in /proc")
@pytest.mark.parametrize("whole_group", [False, True], ids=["first", "all"])
@pytest.mark.parametrize("number", [*ENDS, signal.SIGKILL], ids=lambda number: signal.Signals(number).name)
@pytest.mark.parametrize("words", COMMANDS[:1], ids=" ".join)
def test_an_interrupted_command_ends_at_once_and_leaves_nobody_behind(
    words: list[str], number: signal.Signals, whole_group: bool, tmp_path: Path
) -> None:
    run = _started(words, tmp_path)
    for _ in range(600):
        if len(_working(run.pid)) > 1:
            break
        time.sleep(0.1)
    time.sleep(0.5)
    (os.killpg if whole_group else os.kill)(run.pid, number)
    out, err = run.communicate(timeout=60)
    assert group(run.pid) == []
    if number in ENDS:
        assert run.returncode == 128 + number
        assert err == f"arbitre: {ENDS[number]}\n"
        assert "/100000 games, 0 with trouble" in out


def _working(leader: int) -> list[Path]:
    return [one for one in Path("/proc").iterdir() if one.name.isdecimal() and _session(one) == leader]


def _busy(process: Path) -> float:
    """Seconds of the processor that it has had."""
    try:
        times = (process / "stat").read_text().rpartition(")")[2].split()[11:13]
    except OSError:
        return 0
    return sum(map(int, times)) / os.sysconf("SC_CLK_TCK")


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked up in /proc")
@pytest.mark.parametrize("words", COMMANDS[1:], ids=" ".join)
def test_every_command_tells_what_it_has(words: list[str], tmp_path: Path) -> None:
    run = _started(words, tmp_path)
    for _ in range(1200):
        if sum(map(_busy, _working(run.pid))) > 1.5:  # by then it plays; on a busy machine that takes a while
            break
        time.sleep(0.1)
    os.killpg(run.pid, signal.SIGINT)
    _, err = run.communicate(timeout=60)
    assert group(run.pid) == []
    assert run.returncode == 130
    assert err.splitlines()[-1] == "arbitre: interrupted"
    assert "Traceback" not in err
