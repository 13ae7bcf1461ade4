"""`--on ray://HOST:PORT`: the command plays at the address of a cluster that somebody else has started."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from tests.lab.test_runs import GAMES, digests, match

from arbitre.lab.runs import Run

pytest.importorskip("ray")
pytest.importorskip("grpc")  # what Ray's client talks with
pytestmark = pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="processes are looked up in /proc")

HERE = "127.0.0.1"
MARK = "ARBITRE_TEST_CLUSTER"
PATIENCE = 180  # seconds: on a busy machine Ray starts slowly

Cluster = tuple[str, dict[str, str]]
"""Its address, and the environment of who wants to be ended with it."""


def free_ports(count: int) -> list[int]:
    """All are asked for before any is given back: else it could be the same one."""
    listening = [socket.create_server((HERE, 0)) for _ in range(count)]
    ports = [one.getsockname()[1] for one in listening]
    for one in listening:
        one.close()
    return ports


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    """A head node in processes of its own, which answers clients on this machine alone."""
    token = uuid.uuid4().hex
    environment = {
        **{name: value for name, value in os.environ.items() if not name.startswith("RAY_")},
        MARK: token,
        "PYTHONPATH": os.pathsep.join(sys.path),  # the same sources on the cluster
        "RAY_USAGE_STATS_ENABLED": "0",
        "RAY_AUTH_MODE": "token",
        "RAY_AUTH_TOKEN": token,
        "RAY_CLIENT_SERVER_CHECK_CHANNEL_TIMEOUT_S": str(PATIENCE),
        "RAY_CLIENT_MAX_CONNECTION_TIMEOUT_S": str(PATIENCE),
    }
    folder = tempfile.mkdtemp(prefix="ray-")  # not one of pytest's: the names of sockets have to be short
    port, client_port = free_ports(2)
    words = {
        "node-ip-address": HERE,
        "port": port,
        "ray-client-server-port": client_port,
        "num-cpus": 1,
        "include-dashboard": "false",
        "temp-dir": folder,
    }
    head: subprocess.Popen[bytes] | None = None
    try:
        with open(Path(folder, "head.txt"), "wb") as told:
            head = subprocess.Popen(
                [
                    *(
                        sys.executable,
                        "-c",
                        "from ray.scripts.scripts import main; main()",
                        "start",
                        "--head",
                        "--block",
                    ),
                    *(f"--{name}={value}" for name, value in words.items()),
                ],
                stdout=told,
                stderr=subprocess.STDOUT,
                env=environment,
                cwd=folder,
            )
        _wait_until_it_answers(head, client_port, Path(folder, "head.txt"))
        yield f"ray://{HERE}:{client_port}", environment
    finally:
        _end_all(token, head)
        if head is not None:
            head.wait()
        shutil.rmtree(folder, ignore_errors=True)


def _wait_until_it_answers(head: subprocess.Popen[bytes], port: int, told: Path) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and head.poll() is None:
        with suppress(OSError), socket.create_connection((HERE, port), timeout=1):
            return
        time.sleep(0.1)
    raise AssertionError(f"the cluster does not answer:\n{told.read_text()}")


def _end_all(token: str, head: subprocess.Popen[bytes] | None) -> None:
    """Every process that was started for the cluster. Those that Ray gives a name lose the mark by it: they are found
    by who started them, which has to be looked up before anybody has ended."""
    doomed = _marked(token) | (_started_by(head.pid) if head is not None else set())
    for _ in range(50):
        for number in doomed:
            with suppress(ProcessLookupError):
                os.kill(number, signal.SIGKILL)
        if head is not None:
            head.poll()
        doomed = {number for number in doomed if _lives(number)} | _marked(token)
        if not doomed:
            return
        time.sleep(0.1)
    raise AssertionError(f"processes that do not end: {doomed}")


def _marked(token: str) -> set[int]:
    found = set()
    for number in _parents():
        with suppress(OSError):  # it has ended, or is somebody else's
            if f"{MARK}={token}".encode() in Path(f"/proc/{number}/environ").read_bytes().split(b"\0"):
                found.add(number)
    return found


def _started_by(first: int) -> set[int]:
    """And those that these have started."""
    parents = _parents()
    found = {first}
    while more := {number for number, parent in parents.items() if parent in found} - found:
        found |= more
    return found


def _lives(number: int) -> bool:
    return number in _parents()


def _parents() -> dict[int, int]:
    """Who started each process that has not ended."""
    found = {}
    for process in Path("/proc").iterdir():
        if process.name.isdecimal():
            with suppress(OSError):
                state, parent = (process / "stat").read_text().rpartition(")")[2].split()[:2]
                if state != "Z":
                    found[int(process.name)] = int(parent)
    return found


def test_the_command_plays_the_same_games_at_an_address(cluster: Cluster, tmp_path: Path) -> None:
    address, environment = cluster
    alone = Run("run", [match()], 12, 1)
    alone.play(None, 1)
    words = ["run", *GAMES["lorcana"], "--games", "12", "--first", "1", "--player", "random"]
    done = subprocess.run(
        [sys.executable, "-m", "arbitre", "lab", *words, "--on", address, "--out", str(tmp_path)],
        capture_output=True,
        text=True,
        env=environment,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    entries = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()[1:]]
    entries.sort(key=lambda entry: (entry["seed"], entry["swapped"]))
    assert [entry["digest"] for entry in entries] == digests(alone)
