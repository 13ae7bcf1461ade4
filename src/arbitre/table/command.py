"""Starts the server: `arbitre table`."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path
from typing import Any, Final

import msgspec
import uvicorn
from starlette.applications import Starlette
from uvicorn.supervisors import Multiprocess

from arbitre.kernel.error import Error
from arbitre.table.arguments import usual_database
from arbitre.table.entry import Entry
from arbitre.table.limits import Limits
from arbitre.table.server import PAGE, Config, app
from arbitre.table.storage import Storage, Taken, opened

TO_WORKERS: Final = "ARBITRE_TABLE"  # the environment variable that tells them how they were started
MOST_BYTES: Final = 1 << 20  # of a message over a WebSocket; what is longer than our own limit is refused with a word
RESUMED: Final = 7 * 24 * 3600  # seconds: older rooms are not looked at when a server starts
GRACE: Final = 2  # seconds for connections to end
COLLECTING: Final = (5_000, 5, 1_000)
"""When Python looks for garbage in cycles. Games have none, and looking through those of 200 rooms as often as usual
would keep everybody waiting for a third of a second."""

NO_PAGE: Final = (
    "This copy of Arbitre was installed without its page: npm's registry could not be reached, or it was told to leave "
    "the page out. Installing it again builds the page; arbitre play is the table in the terminal."
)


def run(args: argparse.Namespace) -> int:
    database = args.database or str(usual_database())
    config = Config(
        database=database,
        host=args.host,
        pictures=_pictures(args.pictures) if args.pictures else "",
        computers=1 if args.workers > 1 else 0,
        hints=args.hints,
        limits=Limits(rooms=args.rooms, connections=args.connections, messages=args.messages),
    )
    _prepare(config, args.workers)
    if not (PAGE / "index.html").is_file():
        print(NO_PAGE, file=sys.stderr)
    with _bound(args.host, args.port) as listening:
        address = _address(args.host, listening)
        print(f"The table is at {address}", flush=True)
        print("Ctrl-C ends it; games are kept.", flush=True)
        if args.open:
            threading.Thread(target=_show, args=(address,), daemon=True).start()
        _serve(config, args.workers, listening)
    return 0


def _pictures(folder: str) -> str:
    path = Path(folder).expanduser()
    if not path.is_dir():
        raise Error(f"--pictures {folder}: there is no such folder")
    if not os.access(path, os.R_OK | os.X_OK):
        raise Error(f"--pictures {folder}: this folder can't be read")
    return str(path)


def _prepare(config: Config, workers: int) -> None:
    """What must be right before anybody is let in: a database that can be opened, and shared if it has to be."""
    storage = opened(config.database)
    try:
        if workers > 1 and not storage.postgres:
            raise Error("--workers needs a database that several processes can share: --database postgresql://...")
        asyncio.run(_resume(storage))
    finally:
        storage.close()


async def _resume(storage: Storage) -> None:
    """Nobody loses the time in which no server ran: clocks go on from now."""
    now = time.time()
    for room in await storage.clocked(now - RESUMED):
        log = await storage.log(room)
        if log and log[-1].word != "resumed":
            with contextlib.suppress(Taken):
                await storage.append(room, Entry(number=len(log), kind="note", at=now, word="resumed"))


def _serve(config: Config, workers: int, listening: socket.socket) -> None:
    settings: dict[str, Any] = {
        "log_level": "warning",
        "ws_max_size": MOST_BYTES,
        "ws_per_message_deflate": False,
        "timeout_graceful_shutdown": GRACE,
        "server_header": False,
    }
    if workers == 1:
        gc.set_threshold(*COLLECTING)
        uvicorn.Server(uvicorn.Config(app(config), **settings)).run([listening])
        return
    os.environ[TO_WORKERS] = msgspec.json.encode(config).decode()
    served = uvicorn.Config("arbitre.table.command:worker", factory=True, workers=workers, **settings)
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    workers_running = Workers(served, [listening])
    workers_running.run()
    for number, handler in before.items():
        signal.signal(number, handler)
    signal.raise_signal(workers_running.ended_by)  # so that it ends as every command does


class Workers(Multiprocess):
    """The processes that serve; it remembers why they were ended."""

    ended_by = signal.SIGTERM

    def handle_int(self) -> None:
        self.ended_by = signal.SIGINT
        super().handle_int()


def worker() -> Starlette:
    """The server of one of several processes."""
    gc.set_threshold(*COLLECTING)
    return app(msgspec.json.decode(os.environ[TO_WORKERS], type=Config))


def _bound(host: str, port: int) -> socket.socket:
    try:
        family, _, _, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.create_server(where[:2], family=family, backlog=1024)
    except (OSError, UnicodeError) as fault:
        why = getattr(fault, "strerror", None) or fault
        raise Error(f"the table can't be served at {host}, port {port}: {why}; another --port may do") from fault
    listening.set_inheritable(True)
    return listening


def _address(host: str, listening: socket.socket) -> str:
    port = listening.getsockname()[1]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "": "127.0.0.1"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}"


def _show(address: str) -> None:
    """In the browser, once somebody answers there; where there is none, the address was printed."""
    time.sleep(0.5)
    with contextlib.suppress(webbrowser.Error, OSError):
        browser = webbrowser.get()
        # One that draws in the terminal would take it from the server, and knows no JavaScript.
        if type(browser) is not webbrowser.GenericBrowser or os.environ.get("BROWSER"):
            browser.open(address)
