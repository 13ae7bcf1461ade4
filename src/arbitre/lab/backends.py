"""Where the games of the laboratory are played: in this process, on all cores, or on a Ray cluster.

It makes no difference to what comes out: a game depends on its deal alone.
"""

from __future__ import annotations

import os
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, TypeVar

from arbitre.kernel.error import EngineFault, Error
from arbitre.lab.jobs import spread

T = TypeVar("T")
R = TypeVar("R")

RAY: Final = "ray"
AHEAD: Final = 2.0  # so many tasks for each processor, that none has to wait for the next
LASTS: Final = 0.5  # seconds that a task should take: long beside handing it out, short beside a run


def spread_on(
    on: str, work: Callable[[T], R], things: Sequence[T], jobs: int, wanted: Callable[[T], bool]
) -> Iterator[tuple[T, R]]:
    """Each thing with what the work gives for it, as soon as it is done; what is no longer wanted when its turn comes
    is left out. `on`: "" for this machine, "ray" for a cluster here, or its address."""
    if on:
        yield from on_ray(on, work, things, wanted)
    else:
        yield from spread(work, things, jobs, 1, wanted)


def on_ray(on: str, work: Callable[[T], R], things: Sequence[T], wanted: Callable[[T], bool]) -> Iterator[tuple[T, R]]:
    """On all processors of a Ray cluster. What was being worked on by a process or machine that is lost is done again
    elsewhere, as often as that takes."""
    ray = _ray()
    ours = not ray.is_initialized()
    if ours:
        _connect(ray, on)
    try:
        do = ray.remote(max_retries=-1)(_each)
        at_once = max(2, int(AHEAD * ray.cluster_resources().get("CPU", 1)))
        left = deque(things)
        given: dict[Any, list[T]] = {}
        done, took = 0, 0.0
        while True:
            while len(given) < at_once and (few := _next(left, wanted, _how_many(done, took, len(left), at_once))):
                given[do.remote(work, few)] = few
            if not given:
                return
            ready, _ = ray.wait(list(given), num_returns=1)
            few = given.pop(ready[0])
            results, seconds = _got(ray, ready[0])
            done, took = done + len(few), took + seconds
            yield from zip(few, results, strict=True)
    finally:
        if ours:
            ray.shutdown()


def _how_many(done: int, took: float, left: int, at_once: int) -> int:
    """Things of one task, by how long they took so far; few of them at the end, so that nobody has much to do when the
    others have nothing."""
    if not done:
        return 1
    return max(1, min(int(LASTS * done / max(took, 0.001)), left // (2 * at_once)))


def _next(left: deque[T], wanted: Callable[[T], bool], count: int) -> list[T]:
    few: list[T] = []
    while left and len(few) < count:
        thing = left.popleft()
        if wanted(thing):
            few.append(thing)
    return few


def _each(work: Callable[[T], R], things: Sequence[T]) -> tuple[list[R], float]:
    """The results, and how many seconds they took."""
    began = time.perf_counter()
    results = [work(thing) for thing in things]
    return results, time.perf_counter() - began


def _ray() -> Any:
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is reported to anybody
    # A cluster that is started here plays for us alone: its workers stand back behind nobody, and nobody wants metrics.
    os.environ.setdefault("RAY_worker_niceness", "0")
    os.environ.setdefault("RAY_enable_metrics_collection", "0")
    os.environ.setdefault("RAY_task_events_report_interval_ms", "0")
    try:
        import ray
    except ImportError:
        raise Error("--on ray needs Ray: pip install 'arbitre[ray]'") from None
    return ray


def _connect(ray: Any, on: str) -> None:
    """To the cluster at an address; without one to that of RAY_ADDRESS, else to one that is started here."""
    address = None if on == RAY else on
    quiet = {"log_to_driver": False, "logging_level": "error"}
    if address is None and "RAY_ADDRESS" not in os.environ:
        quiet["include_dashboard"] = False
    try:
        ray.init(address=address, **quiet)
    except (ConnectionError, RuntimeError, ValueError) as fault:
        raise Error(f"--on {on}: no Ray cluster answers there: {str(fault).splitlines()[0]}") from None


def _got(ray: Any, ready: Any) -> Any:
    try:
        return ray.get(ready)
    except ray.exceptions.RayTaskError as fault:
        raise EngineFault(f"on the cluster: {fault.cause}") from None


def check_on(on: str) -> None:
    """An Error says what `--on` takes."""
    if on and on != RAY and not on.startswith(f"{RAY}://"):
        raise Error(f"--on {on}: ray (a cluster on this machine) or ray://HOST:PORT, or leave it out")
