"""Measures the laboratory: games a second on all cores of this machine, and on a Ray cluster of the same cores.

    python benchmarks/lab.py                 with the engine that is installed
    python benchmarks/lab.py --games 4000    longer: then starting matters less

Both play the same games, by turns, each time in a new process. "Running" leaves out what it takes to start: it counts
from the first game that came back to the last. The time that workers did not work is what their cores had left over.
Needs Linux, for the times of processes.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import arbitre
from arbitre.lab.backends import RAY, spread_on
from arbitre.lab.deals import Deal, play
from arbitre.lab.finding import listed, match_of
from arbitre.lab.jobs import always, cores
from arbitre.lab.runs import Run

DECKS = ("The Heart of Magic", "Daring and Deception")
WORKS = (b"ray::_each", b"ray::IDLE")  # what Ray calls its workers


class Used(NamedTuple):
    """Seconds of the processor that the processes which this one started have had."""

    workers: float
    others: float


class Measured(NamedTuple):
    whole: float
    """Seconds, from nothing until all is ended."""
    start: float
    """Seconds until the first game came back."""
    running: float
    """Seconds from then to the last game."""
    games: int
    """That came back in this time."""
    used: Used
    """In this time."""

    @property
    def rate(self) -> float:
        return self.games / self.running


def used(on: str) -> Used:
    """Of this process too, which hands out the games: it is among the others."""
    parents: dict[int, int] = {}
    times: dict[int, float] = {}
    for process in Path("/proc").iterdir():
        if process.name.isdecimal():
            try:
                fields = (process / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            parents[int(process.name)] = int(fields[1])
            times[int(process.name)] = sum(map(int, fields[11:13])) / os.sysconf("SC_CLK_TCK")
    workers = others = 0.0
    for number, seconds in times.items():
        if _descends(number, parents):
            if number != os.getpid() and (not on or _is_worker(number)):
                workers += seconds
            else:
                others += seconds
    return Used(workers, others)


def _descends(number: int, parents: dict[int, int]) -> bool:
    while number and number != os.getpid():
        number = parents.get(number, 0)
    return number == os.getpid()


def _is_worker(number: int) -> bool:
    try:
        return Path(f"/proc/{number}/cmdline").read_bytes().startswith(WORKS)
    except OSError:
        return False


def measure(on: str, deals: Sequence[Deal], jobs: int) -> Measured:
    began = time.perf_counter()
    first = last = began
    before = after = Used(0, 0)
    done = 0
    for _ in spread_on(on, play, deals, jobs, always):
        done += 1
        if done == 1:
            first, before = time.perf_counter(), used(on)
        elif done == len(deals):
            last, after = time.perf_counter(), used(on)
    whole = time.perf_counter() - began
    spent = Used(*(later - sooner for sooner, later in zip(before, after, strict=True)))
    return Measured(whole, first - began, last - first, done - 1, spent)


def apart(on: str, deals: Sequence[Deal], jobs: int) -> Measured:
    """Measured in a process of its own: what Ray leaves behind does not go well with processes that are forked."""
    fresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, fresh) as one:
        return one.submit(measure, on, deals, jobs).result()


def told(name: str, found: Measured, jobs: int) -> str:
    idle = 1 - found.used.workers / (jobs * found.running)
    return (
        f"{name:5} {found.rate:8.2f} games/s running, {(found.games + 1) / found.whole:8.2f} in all;"
        f" first game after {found.start:5.1f} s, whole {found.whole:6.1f} s;"
        f" CPU a game: workers {1000 * found.used.workers / found.games:6.1f} ms,"
        f" others {1000 * found.used.others / found.games:5.1f} ms; workers idle {100 * idle:4.1f} %"
    )


def main() -> None:
    parser: Any = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000, help="of each run (default 2000)")
    parser.add_argument("--rounds", type=int, default=2, help="runs of each, by turns (default 2)")
    parser.add_argument("--player", default="beam@60", help="who plays (default beam@60)")
    args = parser.parse_args()
    jobs = cores()
    a, b = (listed("lorcana", name) for name in DECKS)
    deals = Run("run", [match_of("lorcana", a, b, args.player, None)], args.games, 1)._schedule()
    print(
        f"{len(deals)} games of Lorcana by {args.player} on {jobs} cores,"
        f" engine {'compiled' if arbitre.compiled else 'plain'}",
        flush=True,
    )
    found: dict[str, list[Measured]] = {"": [], RAY: []}
    for _ in range(args.rounds):
        for on, runs in found.items():
            runs.append(apart(on, deals, jobs))
            print(told(on or "pool", runs[-1], jobs), flush=True)
    running = {on: sum(run.games for run in runs) / sum(run.running for run in runs) for on, runs in found.items()}
    whole = {on: sum(run.whole for run in runs) for on, runs in found.items()}
    shares = 100 * running[RAY] / running[""], 100 * whole[""] / whole[RAY]
    print("Ray by the pool: {:.1f} % running, {:.1f} % in all".format(*shares))


if __name__ == "__main__":
    main()
