"""Real servers on loopback, and clients that speak to them over real WebSockets."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

PATIENCE = 60.0  # seconds: only what is broken takes so long, also on a busy machine


class Served:
    """A server process."""

    def __init__(self, process: subprocess.Popen[str], address: str) -> None:
        self.process = process
        self.address = address

    def get(self, path: str) -> tuple[int, dict[str, str], bytes]:
        return self._asked(urllib.request.Request(self.address + path))

    def post(self, path: str, body: object, headers: dict[str, str] | None = None) -> tuple[int, Any]:
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        status, _, answer = self._asked(urllib.request.Request(self.address + path, data, headers or {}))
        return status, json.loads(answer) if answer.startswith(b"{") else answer

    def _asked(self, request: urllib.request.Request) -> tuple[int, dict[str, str], bytes]:
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return answer.status, {key.lower(): value for key, value in answer.headers.items()}, answer.read()
        except urllib.error.HTTPError as fault:
            with fault:
                return fault.code, {key.lower(): value for key, value in fault.headers.items()}, fault.read()

    def room(self, game: str, *who: str, **more: Any) -> dict[str, Any]:
        """A new room; each of `who` sits there."""
        seats = more.pop("seats", None) or [{"who": one, "name": f"Name{seat}"} for seat, one in enumerate(who)]
        status, made = self.post("/api/rooms", {"game": game, "seats": seats, **more})
        assert status == 200, made
        assert isinstance(made, dict)
        return made

    def end(self, how: signal.Signals = signal.SIGKILL) -> None:
        """With all processes it has started."""
        try:
            os.killpg(self.process.pid, how)
        except ProcessLookupError:
            pass
        self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()


def start(database: str, *options: str) -> Served:
    command = [sys.executable, "-m", "arbitre", "table", "--port", "0", "--database", database]
    command += ["--rooms", "100000", "--connections", "10000", "--messages", "1000", *options]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True)
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line.startswith("The table is at http"), line
    address = line.split()[-1]
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        try:
            urllib.request.urlopen(address + "/api/nothing", timeout=5).close()
        except urllib.error.HTTPError:
            break
        except OSError:
            time.sleep(0.05)
    return Served(process, address)


@contextmanager
def served(database: str, *options: str) -> Iterator[Served]:
    server = start(database, *options)
    try:
        yield server
    finally:
        server.end()


class Client:
    """One connection: what it was told, and every byte of it."""

    def __init__(self, server: Served, key: str, *, lang: str = "en", after: int = -1, hello: bool = True) -> None:
        self.key = key
        self.socket = connect(
            server.address.replace("http", "ws") + "/ws",
            max_size=None,
            compression=None,
            legacy=True,
            open_timeout=PATIENCE,
        )
        self.bytes = bytearray()
        self.entry = after
        self.question = -1
        self.view: dict[str, Any] = {}
        self.status: dict[str, Any] = {}
        self.steps: list[dict[str, Any]] = []
        self.tables: list[dict[str, Any]] = []
        self.said: list[str] = []
        self.refused: list[dict[str, Any]] = []
        self.over: dict[str, Any] | None = None
        self.seat = -1
        if hello:
            self.send(type="hello", version=1, key=key, lang=lang, after=after)

    def send(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def answer(self, option: int) -> None:
        question, self.question = self.question, -1
        self.send(type="answer", question=question, option=option)

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message, taken in."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.bytes += text.encode()
        message: dict[str, Any] = json.loads(text)
        self._take(message)
        return message

    def _take(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if "status" in message:
            self.status = message["status"]
        if kind == "welcome":
            self.seat = message["audience"]
        elif kind == "table":
            self.tables.append(message)
            self.entry, self.question, self.view = message["entry"], message["question"], message["view"]
        elif kind == "steps":
            self.steps += message["steps"]
            self.question = message["question"]
            if message["steps"]:
                self.entry, self.view = message["steps"][-1]["entry"], message["steps"][-1]["view"]
        elif kind == "said":
            self.said.append(message["text"])
        elif kind == "refused":
            self.refused.append(message)
        elif kind == "over":
            self.over = message

    def until(self, true: Callable[[Client], object], timeout: float = PATIENCE) -> None:
        ends = time.monotonic() + timeout
        while not true(self):
            self.hear(max(0.1, ends - time.monotonic()))

    def refusal(self) -> str:
        """Why the last message was refused; other news may come before that is told."""
        known = len(self.refused)
        self.until(lambda client: len(client.refused) > known)
        why: str = self.refused[-1]["why"]
        return why

    def until_after(self, entry: int) -> None:
        """Until it was told of a later entry."""
        self.until(lambda client: client.entry > entry)

    def settle(self, quiet: float = 0.3) -> None:
        """Hear all there is."""
        try:
            while True:
                self.hear(quiet)
        except (TimeoutError, ConnectionClosed):
            pass

    @property
    def is_over(self) -> bool:
        return bool(self.view) and self.view["result"] is not None

    def options(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.view["decision"]["options"]
        return found

    def close(self) -> None:
        self.socket.close()


def play(clients: list[Client], pick: Callable[[Client], int], most: int = 100_000) -> int:
    """The connections answer in turn, until the game is over; how many answers there were."""
    answers = 0
    while not all(client.is_over for client in clients) and answers < most:
        asked = next((client for client in clients if client.question >= 0), None)
        if asked is None:
            for client in clients:
                client.settle(0.01)
            continue
        known = asked.entry
        asked.answer(pick(asked))
        for client in clients:
            client.until_after(known)
        answers += 1
    return answers
