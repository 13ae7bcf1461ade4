"""The server is killed at random moments, under load: whatever was confirmed is there after the restart, once.

A few rounds here; ARBITRE_KILLS=20 makes it as many for each database.
"""

from __future__ import annotations

import asyncio
import os
import random
import threading
import time

from tests.table.serving import PATIENCE, Client, Served, start
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from arbitre.table.entry import Entry
from arbitre.table.room import Room
from arbitre.table.setup import Setup
from arbitre.table.storage import opened

ROUNDS = int(os.environ.get("ARBITRE_KILLS", "2"))
TABLES = 4
ENOUGH = 10  # answers before a server is killed


class Table:
    """A game between two connections. It notes what was confirmed: which entry answered which question."""

    def __init__(self, number: int, server: Served) -> None:
        self.number = number
        self.game = ("lorcana", "spoils", "fallen")[number % 3]
        self.made = server.room(self.game, "me", "friend", seed=number)
        self.confirmed: dict[int, tuple[int, int, int]] = {}
        self.chance = random.Random(number)
        self.answered = 0

    def play(self, server: Served, stop: threading.Event) -> None:
        clients: list[Client] = []
        try:
            clients = [Client(server, key) for key in self.made["seats"]]
            while not stop.is_set() and not all(client.is_over for client in clients):
                self._once(clients)
        except (ConnectionClosed, InvalidHandshake, TimeoutError, OSError, EOFError):
            pass  # killed
        finally:
            for client in clients:
                client.socket.close()

    def _once(self, clients: list[Client]) -> None:
        asked = next((client for client in clients if client.question >= 0), None)
        if asked is None:
            for client in clients:
                client.settle(0.01)
            if clients[0].socket.close_code is not None:
                raise EOFError
            return
        question, known = asked.question, asked.entry
        option = self.chance.randrange(len(asked.options()))
        asked.answer(option)
        for client in clients:
            client.until(lambda client: client.entry > known, 10)
        entry = next(step["entry"] for step in asked.steps if step["entry"] > known and step["kind"] == "move")
        self.confirmed[entry] = (asked.seat, question, option)
        self.answered += 1


def logs(database: str, tables: list[Table]) -> list[tuple[Setup, list[Entry]]]:
    storage = opened(database)

    async def read() -> list[tuple[Setup, list[Entry]]]:
        rooms = [table.made["room"] for table in tables]
        return [((await storage.room(room)).setup, await storage.log(room)) for room in rooms]

    try:
        return asyncio.run(read())
    finally:
        storage.close()


def test_no_move_is_lost_and_none_is_made_twice(database: str) -> None:
    chance = random.Random()
    server = start(database)
    tables = [Table(number, server) for number in range(TABLES)]
    try:
        for _ in range(ROUNDS):
            stop = threading.Event()
            threads = [threading.Thread(target=table.play, args=(server, stop)) for table in tables]
            for thread in threads:
                thread.start()
            enough = sum(table.answered for table in tables) + ENOUGH
            time.sleep(chance.uniform(0.5, 2.5))
            until = time.monotonic() + PATIENCE
            while sum(table.answered for table in tables) <= enough and time.monotonic() < until:
                time.sleep(0.05)  # on a busy machine not much has happened by now
            server.end()  # kill -9, with all it has started
            stop.set()
            for thread in threads:
                thread.join(30)
                assert not thread.is_alive()
            check(database, tables)
            server = start(database)
            for table in tables:
                goes_on(server, table)
    finally:
        server.end()
    assert sum(table.answered for table in tables) > ENOUGH * ROUNDS


def check(database: str, tables: list[Table]) -> None:
    for table, (setup, log) in zip(tables, logs(database, tables), strict=True):
        assert [entry.number for entry in log] == list(range(len(log)))
        questions = [entry.question for entry in log if entry.kind == "move"]
        assert len(questions) == len(set(questions)), "a question was answered twice"
        for number, answer in table.confirmed.items():
            entry = log[number]
            assert (entry.seat, entry.question, entry.option) == answer, "a confirmed move was lost"
        if log:
            Room.read(table.made["room"], setup, log)  # every move of it was legal


def goes_on(server: Served, table: Table) -> None:
    """Whoever comes back finds the game where it stood."""
    client = Client(server, table.made["seats"][0])
    client.until(lambda client: client.view)
    assert client.entry >= max(table.confirmed, default=0)
    client.close()
