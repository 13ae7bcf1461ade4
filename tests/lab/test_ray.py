"""The laboratory on a Ray cluster of two nodes, started here: the same games, also when a worker is killed."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.lab.test_runs import digests, match

from arbitre.lab import backends
from arbitre.lab.runs import Run

ray: Any = pytest.importorskip("ray")


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    backends._ray()
    from ray.cluster_utils import Cluster

    head = {"num_cpus": 1, "include_dashboard": False}
    made: Any = Cluster(initialize_head=True, head_node_args=head)
    made.add_node(num_cpus=1)
    before = os.environ.get("RAY_ADDRESS")
    os.environ["RAY_ADDRESS"] = made.address
    yield made.address
    if before is None:
        del os.environ["RAY_ADDRESS"]
    else:
        os.environ["RAY_ADDRESS"] = before
    made.shutdown()


def test_a_cluster_plays_the_same_games_though_a_worker_is_killed(cluster: str, tmp_path: Path) -> None:
    alone = Run("run", [match()], 24, 7)
    alone.play(None, 1)
    far = Run("run", [match()], 24, 7)
    killed: list[int] = []
    wanted = far._wanted

    def kill_one(deal: Any) -> bool:
        """While games are being handed out, one of the processes that play is killed."""
        if not killed and far.played >= 4:
            killed.extend(_kill_a_worker())
        return wanted(deal)

    far._wanted = kill_one  # type: ignore[method-assign]
    far.play(tmp_path / "games.jsonl", 1, backends.RAY)
    assert killed, "a worker was there to be killed"
    assert digests(far) == digests(alone)
    assert far.played == 24
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 25


def _kill_a_worker() -> list[int]:
    for process in Path("/proc").iterdir():
        try:
            name = (process / "cmdline").read_bytes()
        except OSError:
            continue
        if name.startswith(b"ray::_each"):
            os.kill(int(process.name), signal.SIGKILL)
            return [int(process.name)]
    return []
