"""How many tables a server carries, and how soon the page is there: `make bench-table`.

Both seats of every table are played over real WebSockets on loopback, at random, by a process of its own; no computer
player takes part. What is timed is what a player feels: from sending an answer until the next question has arrived,
wherever it is asked. Every table waits a while before each answer, as people do; with `--pace 0` none waits, which
tells how much the server can do.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "src/arbitre/table/page"
GAMES = ("lorcana", "spoils", "fallen")
LONGEST = 1500  # answers: players who pick at random may never end a game of 7 Fallen


# Of what the server sends only as much is read as a player at random needs, so that the players cost little.


class Decision(msgspec.Struct):
    options: list[msgspec.Raw] = []


class View(msgspec.Struct):
    result: dict[str, Any] | None = None
    decision: Decision | None = None


class Step(msgspec.Struct):
    view: View


class Heard(msgspec.Struct):
    type: str
    question: int = -1
    view: View | None = None
    steps: list[Step] = []
    text: str = ""

    def now(self) -> View | None:
        return self.steps[-1].view if self.steps else self.view


READ = msgspec.json.Decoder(Heard)


class Measured:
    """What all tables together have seen."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self.errors: Counter[str] = Counter()
        self.bytes = 0
        self.games = 0


class Server:
    def __init__(self, folder: str, workers: int, database: str) -> None:
        command = [sys.executable, "-m", "arbitre", "table", "--port", "0"]
        command += ["--database", database or str(Path(folder) / "table.sqlite"), "--workers", str(workers)]
        command += ["--rooms", "1000000", "--connections", "100000", "--messages", "1000"]
        self.complaints = Path(folder) / "complaints"
        with self.complaints.open("w") as complaints:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=complaints, text=True)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().split()[-1]

    def get(self, path: str) -> bytes:
        with urllib.request.urlopen(self.address + path) as answer:
            return bytes(answer.read())

    def open_room(self, game: str, seed: int) -> list[str]:
        seats = [{"who": "me", "name": "Ada"}, {"who": "friend", "name": "Ben"}]
        body = msgspec.json.encode({"game": game, "seats": seats, "seed": seed})
        with urllib.request.urlopen(self.address + "/api/rooms", body) as answer:
            keys: list[str] = msgspec.json.decode(answer.read())["seats"]
        return keys

    def memory(self) -> float:
        """Megabytes that the server's processes hold together, where the system tells."""
        total = 0
        for number in (self.process.pid, *children(self.process.pid)):
            try:
                told = Path(f"/proc/{number}/status").read_text()
            except OSError:
                continue
            found = re.search(r"VmRSS:\s+(\d+)", told)
            total += int(found[1]) if found else 0
        return total / 1024

    def end(self) -> list[str]:
        """What it has complained about."""
        self.process.send_signal(signal.SIGINT)
        self.process.wait()
        return [line for line in self.complaints.read_text().splitlines() if line != "arbitre: interrupted"]


def children(number: int) -> list[int]:
    try:
        told = Path(f"/proc/{number}/task/{number}/children").read_text().split()
    except OSError:
        return []
    return [one for child in told for one in (int(child), *children(int(child)))]


class Played:
    """A table whose two seats answer at random, game after game."""

    def __init__(self, server: Server, game: str, number: int, pace: float, measured: Measured) -> None:
        self.server = server
        self.game = game
        self.number = number
        self.pace = pace
        self.measured = measured
        self.pick = random.Random(number)
        self.started = asyncio.Event()

    async def run(self) -> None:
        while True:
            try:
                await self._game()
            except (OSError, WebSocketException, msgspec.MsgspecError, TimeoutError) as fault:
                self.measured.errors[type(fault).__name__] += 1
                await asyncio.sleep(1)

    async def _game(self) -> None:
        keys = await asyncio.to_thread(self.server.open_room, self.game, self.pick.randrange(1 << 31))
        heard: asyncio.Queue[tuple[int, Heard, float]] = asyncio.Queue()
        sockets = [await self._sit(key) for key in keys]
        tasks = [asyncio.ensure_future(self._hear(seat, socket, heard)) for seat, socket in enumerate(sockets)]
        try:
            await self._answers(sockets, heard)
        finally:
            for task in tasks:
                task.cancel()
            for socket in sockets:
                await socket.close()

    async def _sit(self, key: str) -> ClientConnection:
        socket = await connect(self.server.address.replace("http", "ws") + "/ws", max_size=None, compression=None)
        await socket.send(msgspec.json.encode({"type": "hello", "version": 1, "key": key}).decode())
        return socket

    async def _hear(self, seat: int, socket: ClientConnection, heard: asyncio.Queue[tuple[int, Heard, float]]) -> None:
        try:
            async for text in socket:
                at = time.perf_counter()
                self.measured.bytes += len(text)
                heard.put_nowait((seat, READ.decode(text), at))
        except WebSocketException as fault:
            self.measured.errors[type(fault).__name__] += 1

    async def _answers(self, sockets: list[ClientConnection], heard: asyncio.Queue[tuple[int, Heard, float]]) -> None:
        asked = -1
        sent = 0.0
        answers = 0
        while answers < LONGEST:
            async with asyncio.timeout(60):
                seat, message, at = await heard.get()
            if message.type in ("refused", "over"):
                self.measured.errors[f"{message.type}: {message.text}"] += 1
            view = message.now()
            if view is not None and view.result is not None:
                self.measured.games += 1
                return
            if message.question <= asked or view is None or view.decision is None:
                continue
            asked = message.question
            if sent:
                self.measured.waits.append(at - sent)
            self.started.set()
            if self.pace:
                await asyncio.sleep(self.pick.uniform(0.5, 1.5) * self.pace)
            option = self.pick.randrange(len(view.decision.options))
            answer = {"type": "answer", "question": asked, "option": option}
            sent = time.perf_counter()
            await sockets[seat].send(msgspec.json.encode(answer).decode())
            answers += 1


async def load(server: Server, tables: int, pace: float, seconds: float) -> tuple[Measured, float]:
    """Tables are opened one after another, then all are played for a while; what was measured, and the memory of one
    table."""
    measured = Measured()
    for game in GAMES:  # a table of each, so that cards are loaded and the server has what every table shares
        await _opened(Played(server, game, -1, 0, measured), 20)
    empty = server.memory()
    played = [Played(server, GAMES[number % len(GAMES)], number, pace, measured) for number in range(tables)]
    tasks = []
    for one in played:
        tasks.append(asyncio.ensure_future(one.run()))
        await one.started.wait()
    measured.waits.clear()
    measured.bytes = 0
    shown = time.perf_counter()
    ends = shown + seconds
    while time.perf_counter() < ends:
        await asyncio.sleep(0.5)
        if sys.stderr.isatty():
            print(f"\r{len(measured.waits)} answers ", end="", file=sys.stderr)
    if sys.stderr.isatty():
        print("\r", end="", file=sys.stderr)
    memory = (server.memory() - empty) / tables
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return measured, memory


async def _opened(table: Played, answers: int) -> None:
    task = asyncio.ensure_future(table.run())
    while len(table.measured.waits) < answers:
        await asyncio.sleep(0.05)
    table.measured.waits.clear()
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


def at_most(waits: list[float], share: float) -> float:
    """The milliseconds within which this share of the answers had their next question."""
    return sorted(waits)[min(len(waits) - 1, int(len(waits) * share))] * 1000


def tell_of_load(measured: Measured, memory: float, tables: int, seconds: float) -> None:
    waits = measured.waits
    print(f"{tables} tables at once: {', '.join(GAMES)} in equal parts, two connections each, {seconds:.0f} s")
    if not waits:
        print("no answer was followed by a question")
        return
    print(f"  answers/s          {len(waits) / seconds:10.0f}")
    for name, share in (("half", 0.5), ("95 %", 0.95), ("99 %", 0.99), ("99.9 %", 0.999)):
        print(f"  {name + ' within':18} {at_most(waits, share):10.1f} ms from answer to next question")
    print(f"  slowest            {max(waits) * 1000:10.1f} ms")
    print(f"  sent               {measured.bytes / len(waits) / 1024:10.1f} KB an answer, to both seats")
    print(f"  memory             {memory:10.2f} MB a table")
    print(f"  games ended        {measured.games:10d}")
    print(f"  errors             {measured.errors.total():10d}" + "".join(f"\n    {one}" for one in measured.errors))


def tell_of_page(server: Server) -> None:
    """The size of what a browser loads for the table, compressed as it is sent, and when it first paints."""
    if not (PAGE / "index.html").is_file():
        print("The page is not built: make page")
        return
    index = server.get("/").decode()
    files = re.findall(r"/assets/[^\"']+\.(?:js|css)", index)
    size = sum(len(gzip.compress(server.get(one))) for one in ["/", *files])
    print(f"The page: {size / 1000:.0f} KB compressed at first")
    painted = first_paint(server.address)
    if painted is not None:
        loaded, paint = painted
        print(f"  all it loads       {loaded / 1000:10.0f} KB of scripts and styles, compressed")
        print(f"  first paint        {paint:10.0f} ms (median of 5, nothing cached)")


PAINTED = """new Promise(told => new PerformanceObserver(list => {
  const paint = list.getEntriesByName("first-contentful-paint")[0]
  if (paint) told(paint.startTime)
}).observe({ type: "paint", buffered: true }))"""


def first_paint(address: str) -> tuple[float, float] | None:
    sys.path.insert(0, str(ROOT))
    from playwright.sync_api import sync_playwright
    from tests.table.browser import chromium

    try:
        executable = chromium.executable()
    except chromium.NoChromium as why:
        print(f"  no Chromium to measure with: {why}")
        return None
    paints: list[float] = []
    loaded: list[str] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=executable, env=chromium.environment(executable), chromium_sandbox=False
        )
        for _ in range(5):
            window = browser.new_context()
            page = window.new_page()
            page.goto(address)
            page.wait_for_load_state("networkidle")
            paints.append(page.evaluate(PAINTED))
            loaded = page.evaluate("performance.getEntriesByType('resource').map(one => new URL(one.name).pathname)")
            window.close()
        browser.close()
    files = [path for path in loaded if path.startswith("/assets/")]
    size = 0.0
    for path in files:
        with urllib.request.urlopen(address + path) as answer:
            size += len(gzip.compress(answer.read()))
    return size, sorted(paints)[2]


def main() -> None:
    parser: Any = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200, help="tables at once (default 200)")
    parser.add_argument(
        "--pace",
        type=float,
        default=2.0,
        help="seconds, on average, before each answer (default 2; people take longer)",
    )
    parser.add_argument("--seconds", type=float, default=30.0, help="how long to measure (default 30)")
    parser.add_argument("--workers", type=int, default=1, help="processes that serve (default 1; more: --database)")
    parser.add_argument("--database", default="", help="postgresql://... (default: a new SQLite file)")
    parser.add_argument("--no-page", action="store_true", help="leave the page out")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder, args.workers, args.database)
        try:
            if not args.no_page:
                tell_of_page(server)
            measured, memory = asyncio.run(load(server, args.tables, args.pace, args.seconds))
            tell_of_load(measured, memory, args.tables, args.seconds)
        finally:
            complaints = server.end()
        print(f"  the server's own   {len(complaints):10d} lines of complaint", *complaints[:20], sep="\n    ")


if __name__ == "__main__":
    main()
