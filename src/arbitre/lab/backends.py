"""Where the games of the laboratory are played: in this process, on all cores, or on a Ray cluster.

It makes no difference to what comes out: a game depends on its deal alone.
"""

from __future__ import annotations

import itertools
import os
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, TypeVar

from arbitre.kernel.error import EngineFault, Error
from arbitre.lab.jobs import spread

T = TypeVar("T")
R = TypeVar("R")

RAY: Final = "ray"
AHEAD: Final = 2.0  # so many tasks for each processor, that none has to wait for the next
TOGETHER: Final = 2  # games of one task


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
        left = (thing for thing in things if wanted(thing))
        given: dict[Any, list[T]] = {}
        while True:
            while len(given) < at_once and (few := list(itertools.islice(left, TOGETHER))):
                given[do.remote(work, few)] = few
            if not given:
                return
            ready, _ = ray.wait(list(given), num_returns=1)
            few = given.pop(ready[0])
            yield from zip(few, _got(ray, ready[0]), strict=True)
    finally:
        if ours:
            ray.shutdown()


def _each(work: Callable[[T], R], things: Sequence[T]) -> list[R]:
    return [work(thing) for thing in things]


def _ray() -> Any:
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is reported to anybody
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
