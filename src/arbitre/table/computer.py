"""The computer's answers: players, and whoever gives hints, run in processes of their own, so that no room waits for
another's. They are sent the game as its seat may imagine it, never the game itself. A player that fails or takes too
long is ended, and a plain one answers in its place."""

from __future__ import annotations

import asyncio
import functools
import multiprocessing as mp
import os
import queue
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar, cast

from arbitre.table.setup import PLAIN_PLAYER

if TYPE_CHECKING:
    from arbitre.players import Player
    from arbitre.players.course import Judged
    from arbitre.players.hint import Hint

PATIENCE: Final = 20.0  # seconds for an answer
STARTING: Final = 60.0  # seconds for a process to begin


class Answered(NamedTuple):
    """The place of an option, and whether the player that was asked for gave it."""

    option: int
    replaced: bool


Found = TypeVar("Found")

Ask = Callable[[str, int, int, Any], int]
"""The answer of the player of a name, with a seed, to a question by its number, in an imagined game."""

MOST_PLAYERS: Final = 256  # that a process remembers


@functools.lru_cache(maxsize=MOST_PLAYERS)
def player(level: str, seed: int, seat: int) -> Player:
    """A player goes on with what it meant to do, where nothing new is known; one that is new thinks again."""
    from arbitre.players import named

    return named(level, seed)


def answer(level: str, seed: int, number: int, game: Any) -> int:
    """How a process answers."""
    from arbitre.players import Question

    question = Question(game)
    question.number = number  # an imagined game has forgotten how many there were
    return player(level, seed, question.seat)(question)


def hinted(game: Any, lang: str, names: Sequence[str], seconds: float | None, positions: int | None) -> Hint:
    """How a process works out a hint."""
    from arbitre.players import Question
    from arbitre.players.budget import Budget
    from arbitre.players.hint import hint
    from arbitre.sentences import Speaker

    return hint(Question(game), Budget(seconds, positions), Speaker(lang, names, game.name))


def judged(game: Any, place: int, lang: str, names: Sequence[str], positions: int) -> Judged:
    """How a process judges an answer that was given."""
    from arbitre.players import Question
    from arbitre.players.course import judged as found
    from arbitre.sentences import Speaker

    return found(Question(game), place, Speaker(lang, names, game.name), positions)


class Computers:
    """A few processes that answer; each is watched by a thread."""

    def __init__(self, processes: int = 0, patience: float = PATIENCE, ask: Ask = answer) -> None:
        self._count = processes or max(1, (os.cpu_count() or 2) // 2)
        self._patience = patience
        self._ask = ask
        self._threads = ThreadPoolExecutor(self._count, thread_name_prefix="computer")
        self._idle: queue.SimpleQueue[_Process | None] = queue.SimpleQueue()
        for _ in range(self._count):
            self._idle.put(None)  # begun when it is needed

    async def answer(self, level: str, seed: int, number: int, game: Any) -> Answered:
        """An answer to the question of an imagined game, whatever happens."""
        try:
            option = await self.work_out(self._ask, level, seed, number, game)
            if 0 <= option < len(game.decision.options):
                return Answered(option, replaced=False)
        except Failed:
            pass
        return Answered(answer(PLAIN_PLAYER, seed, number, game), replaced=True)

    async def work_out(self, work: Callable[..., Found], *about: object) -> Found:
        """What a function finds, in one of the processes; `Failed` if it does not."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._asked, work, *about)

    def _asked(self, work: Callable[..., Found], *about: object) -> Found:
        process = self._idle.get()
        try:
            process = process or _Process()
            return process.work_out(work, about, self._patience)
        except Unable:
            raise
        except Failed:
            if process is not None:
                process.end()
                process = None
            raise
        finally:
            self._idle.put(process)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        while not self._idle.empty():
            process = self._idle.get()
            if process is not None:
                process.end()


class Failed(Exception):
    """There is no answer."""


class Unable(Failed):
    """The function itself says why; its process is as good as before."""


class _Process:
    def __init__(self) -> None:
        context = mp.get_context("spawn")
        self._pipe, other = context.Pipe()
        self._process = context.Process(target=_serve, args=(other,), daemon=True)
        self._process.start()
        other.close()
        if not self._pipe.poll(STARTING):
            self.end()
            raise Failed("no process could be started")
        self._receive()

    def work_out(self, work: Callable[..., Found], about: tuple[object, ...], patience: float) -> Found:
        try:
            self._pipe.send((work, about))
            if not self._pipe.poll(patience):
                raise Failed("too slow")
            done, found = self._receive()
        except OSError as fault:
            raise Failed(str(fault)) from fault
        if not done:
            raise Unable(str(found))
        return cast(Found, found)

    def _receive(self) -> tuple[bool, object]:
        """Whether it could be done, and what was found, or why not."""
        try:
            done, found = self._pipe.recv()
        except (EOFError, OSError) as fault:
            raise Failed("the process has ended") from fault
        return bool(done), found

    def end(self) -> None:
        self._process.kill()
        self._process.join()
        self._pipe.close()


def _serve(pipe: Connection) -> None:
    """What a process does: work out what it is asked for, until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends it
    pipe.send((True, "ready"))
    while True:
        try:
            work, about = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            pipe.send((True, work(*about)))
        except Exception as fault:  # whatever a player does wrong
            pipe.send((False, f"{type(fault).__name__}: {fault}"))
