"""The computer's answers: players run in processes of their own, so that no room waits for another's. A player is sent
the game as its seat may imagine it, never the game itself. One that fails or takes too long is ended, and a plain one
answers in its place."""

from __future__ import annotations

import asyncio
import multiprocessing as mp
import os
import queue
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

from arbitre.table.setup import PLAIN_PLAYER

PATIENCE: Final = 20.0  # seconds for an answer
STARTING: Final = 60.0  # seconds for a process to begin


class Answered(NamedTuple):
    """The place of an option, and whether the player that was asked for gave it."""

    option: int
    replaced: bool


Ask = Callable[[str, int, Any], int]
"""The answer of the player of a name, with a seed, in an imagined game."""


def answer(level: str, seed: int, game: Any) -> int:
    """How a process answers."""
    import arbitre

    return arbitre.player(level, seed)(game)


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

    async def answer(self, level: str, seed: int, game: Any) -> Answered:
        """An answer to the question of an imagined game, whatever happens."""
        loop = asyncio.get_running_loop()
        try:
            option = await loop.run_in_executor(self._threads, self._asked, level, seed, game)
            if 0 <= option < len(game.decision.options):
                return Answered(option, replaced=False)
        except Failed:
            pass
        return Answered(answer(PLAIN_PLAYER, seed, game), replaced=True)

    def _asked(self, level: str, seed: int, game: Any) -> int:
        process = self._idle.get()
        try:
            process = process or _Process(self._ask)
            return process.answer(level, seed, game, self._patience)
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
    """A player has no answer."""


class _Process:
    def __init__(self, ask: Ask) -> None:
        context = mp.get_context("spawn")
        self._pipe, other = context.Pipe()
        self._process = context.Process(target=_serve, args=(other, ask), daemon=True)
        self._process.start()
        other.close()
        if not self._pipe.poll(STARTING):
            self.end()
            raise Failed("no process could be started")
        self._receive()

    def answer(self, level: str, seed: int, game: Any, patience: float) -> int:
        try:
            self._pipe.send((level, seed, game))
            if not self._pipe.poll(patience):
                raise Failed("too slow")
            found = self._receive()
        except OSError as fault:
            raise Failed(str(fault)) from fault
        if not isinstance(found, int):
            raise Failed(str(found))
        return found

    def _receive(self) -> object:
        try:
            return self._pipe.recv()
        except (EOFError, OSError) as fault:
            raise Failed("the process has ended") from fault

    def end(self) -> None:
        self._process.kill()
        self._process.join()
        self._pipe.close()


def _serve(pipe: Connection, ask: Ask) -> None:
    """What a process does: answer until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends it
    pipe.send("ready")
    while True:
        try:
            level, seed, game = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            pipe.send(ask(level, seed, game))
        except Exception as fault:  # whatever a player does wrong
            pipe.send(f"{type(fault).__name__}: {fault}")
