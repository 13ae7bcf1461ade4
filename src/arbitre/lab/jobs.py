"""The same work for many things, on any number of processes, and when to report progress.

The processes end with the one that started them, however that ends, and at once: nobody waits for work that nobody
wants any more. An interruption concerns only the first process, which is the one that can say what it has.
"""

from __future__ import annotations

import contextlib
import itertools
import multiprocessing
import os
import pickle
import signal
import threading
import time
import traceback
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Final, Generic, TypeVar, cast

from arbitre.kernel.error import EngineFault

T = TypeVar("T")
R = TypeVar("R")

ENDING: Final = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]


def cores() -> int:
    return os.cpu_count() or 1


def always(thing: object) -> bool:
    """Everything is wanted."""
    return True


def spread(
    work: Callable[[T], R],
    things: Sequence[T],
    jobs: int,
    chunk: int = 10,
    wanted: Callable[[T], bool] = always,
) -> Iterator[tuple[T, R]]:
    """Each thing with what the work gives for it, as soon as it is done. With one job all of it happens here, in
    order; with more, each process is given several at a time. What is no longer wanted when its turn comes is left
    out."""
    jobs = min(jobs, -(-len(things) // chunk))
    left = (thing for thing in things if wanted(thing))
    if jobs <= 1:
        for thing in left:
            yield thing, work(thing)
        return
    crew: _Crew[T, R] = _Crew()
    try:
        crew.hire(work, jobs)
        yield from crew.do(left, chunk)
    finally:
        crew.dismiss()


class _Crew(Generic[T, R]):
    """The processes, each with the end of the pipe that leads to it."""

    def __init__(self) -> None:
        self._workers: dict[Connection, BaseProcess] = {}

    def hire(self, work: Callable[[T], R], count: int) -> None:
        with _signals_held():
            for _ in range(count):
                here, there = multiprocessing.Pipe()
                worker = multiprocessing.Process(target=_serve, args=(there, work), daemon=True)
                worker.start()
                there.close()
                self._workers[here] = worker

    def do(self, left: Iterator[T], chunk: int) -> Iterator[tuple[T, R]]:
        given: dict[Connection, deque[T]] = {}

        def give(worker: Connection) -> None:
            given[worker] = deque(itertools.islice(left, chunk))
            if given[worker]:
                worker.send(list(given[worker]))
            else:
                del given[worker]

        try:
            for worker in self._workers:
                give(worker)
            while given:
                for ready in wait(list(given)):
                    worker = cast("Connection", ready)
                    result: R | _Fault = worker.recv()
                    thing = given[worker].popleft()
                    if isinstance(result, _Fault):
                        raise result.fault
                    if not given[worker]:
                        give(worker)
                    yield thing, result
        except (EOFError, ConnectionError) as fault:
            raise EngineFault("a process that worked for this one has ended unexpectedly") from fault

    def dismiss(self) -> None:
        for worker in self._workers.values():
            worker.kill()
        for here, worker in self._workers.items():
            worker.join()
            here.close()


class _Fault:
    """The work went wrong, in another process."""

    def __init__(self, fault: Exception) -> None:
        fault.add_note("in another process:\n" + "".join(traceback.format_exception(fault)))
        try:
            self.fault: Exception = pickle.loads(pickle.dumps(fault))
        except Exception:  # not every exception can be sent
            self.fault = EngineFault("".join(traceback.format_exception(fault)))


@contextlib.contextmanager
def _signals_held() -> Iterator[None]:
    """No signal comes between the birth of a process and its being known; a process is born deaf to them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ENDING)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve(first: Connection, work: Callable[[Any], Any]) -> None:
    """What each of the other processes does: it works on what it is sent, until the first one ends."""
    for number in ENDING:
        if callable(signal.getsignal(number)):  # what is ignored stays ignored
            signal.signal(number, signal.SIG_IGN if number == signal.SIGINT else signal.SIG_DFL)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    while True:
        for thing in first.recv():
            try:
                result = work(thing)
            except Exception as fault:
                result = _Fault(fault)
            first.send(result)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


class Progress:
    """When a line on the progress of long work is due: soon after the start, then now and then, and at the end."""

    SOON: Final = 5.0
    OFTEN: Final = 20.0  # seconds

    def __init__(self, total: int) -> None:
        self.total = total
        self.start = time.monotonic()
        self.next = self.start + self.SOON

    def due(self, done: int) -> bool:
        now = time.monotonic()
        if now < self.next and done < self.total:
            return False
        self.next = now + self.OFTEN
        return True

    def rate(self, done: int) -> float:
        """Things a second."""
        return done / max(time.monotonic() - self.start, 0.001)
