"""Telling other processes what has changed. One process alone has nobody to tell; with PostgreSQL they are told by
NOTIFY and hear by LISTEN. A notice is a few words: "entry ROOM NUMBER", "here ROOM SEAT CONNECTION PROCESS" and "gone"
with the same, "who ROOM" (is there?), "alive PROCESS" every few seconds, and "all" when something may have been missed.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections.abc import Callable
from typing import Final

import sqlalchemy as sql

from arbitre.table.storage import CHANNEL, Storage

PAUSE: Final = 0.5  # seconds before a lost connection is made again

Heard = Callable[[str], None]


class Notices:
    """One process alone."""

    alone = True

    def start(self, heard: Heard) -> None:
        """From now on, `heard` is called with every notice."""

    async def send(self, text: str) -> None:
        """Tell the others."""

    def close(self) -> None:
        pass


class PostgresNotices(Notices):
    alone = False

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._stopped = threading.Event()

    def start(self, heard: Heard) -> None:
        loop = asyncio.get_running_loop()

        def tell(text: str) -> None:
            with contextlib.suppress(RuntimeError):  # the loop has ended
                loop.call_soon_threadsafe(heard, text)

        threading.Thread(target=self._listen, args=(tell,), name="notices", daemon=True).start()

    def _listen(self, tell: Heard) -> None:
        import psycopg

        url = self._storage.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while not self._stopped.is_set():
            try:
                with psycopg.connect(url, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    tell("all")  # what was missed
                    while not self._stopped.is_set():
                        for notice in connection.notifies(timeout=1.0):
                            tell(notice.payload)
            except psycopg.Error:
                time.sleep(PAUSE)

    async def send(self, text: str) -> None:
        await asyncio.to_thread(self._send, text)

    def _send(self, text: str) -> None:
        with contextlib.suppress(sql.exc.SQLAlchemyError), self._storage.engine.begin() as connection:
            self._storage.notify(connection, text)

    def close(self) -> None:
        self._stopped.set()


def notices(storage: Storage) -> Notices:
    return PostgresNotices(storage) if storage.postgres else Notices()
