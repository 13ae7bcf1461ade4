"""Measures the laboratory: games a second on all cores of this machine, and on a Ray cluster of the same cores.

    python benchmarks/lab.py                                   with the engine that is installed
    python benchmarks/lab.py --games 900 --rounds 1            longer: then starting matters less
    python benchmarks/lab.py --player random --games 6000      short games: then handing them out matters more

Both play the same games, by turns, each time in a new process; who begins changes from round to round. Two ways to look
at the times:

- by the clock. "Running" leaves out what it takes to start: it counts from the first game that came back to the last.
  "In all" is from nothing until all processes are gone. Whatever else the machine does meanwhile is in these times; how
  many of its cores that took is told as "elsewhere". Only quiet rounds say much: those in which both had the machine to
  themselves, but for a twentieth of a core.
- by the processor: the seconds that each kind of process had for a game, from the first game to the last. They say what
  the share would be if no core ever waited, and depend far less on how busy the machine is.

Needs Linux, for the times of processes.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import time
from collections import defaultdict
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

import arbitre
from arbitre.lab.backends import RAY, spread_on
from arbitre.lab.deals import Deal, play
from arbitre.lab.finding import listed, match_of
from arbitre.lab.jobs import always, cores
from arbitre.lab.runs import Run

DECKS: Final = ("The Heart of Magic", "Daring and Deception")
TICKS: Final = os.sysconf("SC_CLK_TCK")
QUIET: Final = 0.05  # of a core: what a machine that does nothing else is seen to do at most

WORKERS: Final = "workers"
FIRST: Final = "first process"  # it hands out the games
OTHERS: Final = "others of Ray"
KINDS: Final = {  # by what stands in the first words of the line with which a process was started
    b"ray::_each": WORKERS,
    b"ray::IDLE": WORKERS,
    b"default_worker.py": WORKERS,
    b"ray::DashboardAgent": "agents",
    b"ray::RuntimeEnvAgent": "agents",
    b"dashboard/agent.py": "agents",
    b"runtime_env/agent": "agents",
    b"dashboard/dashboard.py": "dashboard",
    b"log_monitor.py": "log monitor",
    b"/monitor.py": "autoscaler",
    b"gcs_server/gcs_server": "GCS",
    b"gcs/gcs_server": "GCS",
    b"raylet/raylet": "raylet",
}


Seconds = defaultdict[str, float]
"""Of the processor, by kind of process."""


class Moment(NamedTuple):
    clock: float
    used: Seconds
    busy: float
    """Seconds of the processor that all processes of the machine have had."""


class Measured(NamedTuple):
    games: int
    whole: float
    """Seconds, from nothing until all is ended."""
    start: float
    """Seconds until the first game came back."""
    start_used: Seconds
    running: float
    """Seconds from then to the last game."""
    used: Seconds
    elsewhere: float
    """How many cores others had, while it was running."""

    @property
    def rate(self) -> float:
        """Games a second while it is running."""
        return (self.games - 1) / self.running

    @property
    def rate_in_all(self) -> float:
        return self.games / self.whole

    @property
    def cost(self) -> float:
        """Seconds of the processor for a game, of all processes together."""
        return sum(self.used.values()) / (self.games - 1)


def now(on: str) -> Moment:
    """What this process and those that it started have had, and those that these started."""
    parents: dict[int, int] = {}
    times: dict[int, float] = {}
    for process in Path("/proc").iterdir():
        if process.name.isdecimal():
            try:
                fields = (process / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            parents[int(process.name)] = int(fields[1])
            times[int(process.name)] = sum(map(int, fields[11:15])) / TICKS  # with its children that have ended
    used: Seconds = defaultdict(float)
    for number, seconds in times.items():
        if _descends(number, parents):
            used[_kind(number, on)] += seconds
    user, nice, system, _idle, _waiting, hard, soft = map(int, Path("/proc/stat").read_text().split()[1:8])
    return Moment(time.perf_counter(), used, (user + nice + system + hard + soft) / TICKS)


def _descends(number: int, parents: Mapping[int, int]) -> bool:
    while number and number != os.getpid():
        number = parents.get(number, 0)
    return number == os.getpid()


def _kind(number: int, on: str) -> str:
    if number == os.getpid():
        return FIRST
    if not on:
        return WORKERS
    try:
        words = Path(f"/proc/{number}/cmdline").read_bytes().split(b"\0")
    except OSError:
        return OTHERS
    line = b" ".join(words[:3])  # further on the raylet is told how to start all the others
    return next((kind for mark, kind in KINDS.items() if mark in line), OTHERS)


def measure(on: str, deals: Sequence[Deal], jobs: int) -> Measured:
    began = now(on)
    first = last = began
    done = 0
    for _ in spread_on(on, play, deals, jobs, always):
        done += 1
        if done == 1:
            first = now(on)
        elif done == len(deals):
            last = now(on)
    whole = time.perf_counter() - began.clock
    running, used = last.clock - first.clock, _since(last, first)
    elsewhere = (last.busy - first.busy - sum(used.values())) / running
    return Measured(
        done, whole, first.clock - began.clock, _since(first, began), running, used, max(0.0, round(elsewhere, 2))
    )


def _since(later: Moment, sooner: Moment) -> Seconds:
    return defaultdict(float, {kind: seconds - sooner.used[kind] for kind, seconds in later.used.items()})


def apart(on: str, deals: Sequence[Deal], jobs: int) -> Measured:
    """Measured in a process of its own: what Ray leaves behind does not go well with processes that are forked."""
    fresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, fresh) as one:
        return one.submit(measure, on, deals, jobs).result()


def told(name: str, found: Measured, jobs: int) -> str:
    idle = 1 - found.used[WORKERS] / (jobs * found.running)
    return (
        f"{name:5} {found.rate:8.2f} games/s running, {found.rate_in_all:8.2f} in all;"
        f" first game after {found.start:5.1f} s, whole {found.whole:6.1f} s;"
        f" CPU {1000 * found.cost:7.2f} ms a game; workers without a core {100 * idle:4.1f} %;"
        f" elsewhere {found.elsewhere:4.2f} cores"
    )


def table(found: Mapping[str, Sequence[Measured]]) -> list[str]:
    """What each kind of process had: medians of the rounds."""
    lines = [f"{'CPU':14} {'pool: start':>14} {'ms a game':>10} {'Ray: start':>14} {'ms a game':>10}"]
    kinds = {kind for runs in found.values() for run in runs for kind in (*run.used, *run.start_used)}
    cost = {kind: median(run.used[kind] for run in found[RAY]) for kind in kinds}
    for kind in sorted(kinds, key=lambda kind: -cost[kind]):
        cells = [f"{kind:14}"]
        for runs in (found[""], found[RAY]):
            cells.append(f"{median(run.start_used[kind] for run in runs):12.2f} s")
            cells.append(f"{median(1000 * run.used[kind] / (run.games - 1) for run in runs):10.2f}")
        lines.append(" ".join(cells))
    return lines


def shares(found: Mapping[str, Sequence[Measured]]) -> str:
    """Of the pool's throughput, what Ray has: medians of the rounds."""
    rounds = list(zip(found[""], found[RAY], strict=True))
    quiet = [(pool, ray) for pool, ray in rounds if max(pool.elsewhere, ray.elsewhere) < QUIET]
    lines = []
    for name, some in (("all rounds", rounds), ("quiet rounds", quiet)):
        if some:
            running = 100 * median(ray.rate / pool.rate for pool, ray in some)
            whole = 100 * median(ray.rate_in_all / pool.rate_in_all for pool, ray in some)
            cost = 100 * median(pool.cost / ray.cost for pool, ray in some)
            lines.append(
                f"Ray by the pool, {name} ({len(some)}): {running:.1f} % running, {whole:.1f} % in all;"
                f" {cost:.1f} % by the processor"
            )
    return "\n".join(lines)


def main() -> None:
    parser: Any = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300, metavar="N", help="games of each run, an even number (300)")
    parser.add_argument("--rounds", type=int, default=4, metavar="N", help="runs of each, by turns (4)")
    parser.add_argument("--player", default="beam@60", metavar="NAME", help="who plays (beam@60)")
    args = parser.parse_args()
    if args.games < 4 or args.games % 2 or args.rounds < 1:
        parser.error("--games takes an even number from 4 on, --rounds one from 1 on")
    jobs = cores()
    a, b = (listed("lorcana", name) for name in DECKS)
    deals = Run("run", [match_of("lorcana", a, b, args.player, None)], args.games, 1)._schedule()
    print(
        f"{len(deals)} games of Lorcana by {args.player} on {jobs} cores,"
        f" engine {'compiled' if arbitre.compiled else 'plain'}",
        flush=True,
    )
    found: dict[str, list[Measured]] = {"": [], RAY: []}
    for number in range(args.rounds):
        for on in ("", RAY) if number % 2 == 0 else (RAY, ""):
            found[on].append(apart(on, deals, jobs))
            print(told(on or "pool", found[on][-1], jobs), flush=True)
    print("\n".join(["", *table(found), "", shares(found)]))


if __name__ == "__main__":
    main()
