"""What is kept: rooms, the keys to them, and the log of each room. Entries are added and never changed; the key of an
entry is its room and its number, so of two who write entry 17 one is told that it is taken.

One schema for SQLite (a file) and PostgreSQL. All writing is done by one thread, which puts what is waiting into one
transaction: many rooms share the price of a commit, and nobody is told of an entry before it is on the disk.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import sqlalchemy as sql
from sqlalchemy.dialects import postgresql, sqlite

from arbitre.kernel.error import Error
from arbitre.table.entry import Entry
from arbitre.table.setup import Setup

SPECTATOR: Final = -1
MOST_AT_ONCE: Final = 200  # entries in one transaction
CHANNEL: Final = "arbitre"

tables = sql.MetaData()
rooms = sql.Table(
    "room",
    tables,
    sql.Column("id", sql.Text, primary_key=True),
    sql.Column("setup", sql.Text, nullable=False),
    sql.Column("created", sql.Double, nullable=False),
)
keys = sql.Table(
    "key",
    tables,
    sql.Column("key", sql.Text, primary_key=True),
    sql.Column("room", sql.Text, sql.ForeignKey("room.id"), nullable=False, index=True),
    sql.Column("seat", sql.Integer, nullable=False),
)
entries = sql.Table(
    "entry",
    tables,
    sql.Column("room", sql.Text, sql.ForeignKey("room.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("kind", sql.Text, nullable=False),
    sql.Column("data", sql.Text, nullable=False),
)


class Taken(Exception):
    """Somebody else has written the entry of this number."""


class Kept(NamedTuple):
    """A room as it is kept."""

    room: str
    setup: Setup
    keys: dict[int, str]
    """The key of each seat that has one, and of spectators (-1)."""


Work = Callable[[sql.Connection], None]


class Storage:
    """A database. Made by `opened`."""

    def __init__(self, engine: sql.Engine) -> None:
        self.engine = engine
        self.postgres = engine.dialect.name == "postgresql"
        self._waiting: queue.SimpleQueue[tuple[str, int, Work, Future[None]] | None] = queue.SimpleQueue()
        self._insert: Any = postgresql.insert if self.postgres else sqlite.insert
        self._writer = threading.Thread(target=self._write, name="writer", daemon=True)
        self._writer.start()

    def close(self) -> None:
        self._waiting.put(None)
        self._writer.join()
        self.engine.dispose()

    # -- writing -----------------------------------------------------------------------------------------------

    async def append(self, room: str, entry: Entry) -> None:
        """Comes back when the entry is on the disk; raises `Taken` if its number is."""
        await self._done(room, entry.number, lambda connection: self._add(connection, room, entry))

    async def open_room(self, kept: Kept, after: tuple[str, Entry] | None = None) -> None:
        """A new room. `after`: the entry of another room that tells where it goes on: both are written, or neither."""

        def work(connection: sql.Connection) -> None:
            if after is not None:
                self._add(connection, *after)
            setup = msgspec.json.encode(kept.setup).decode()
            connection.execute(rooms.insert(), {"id": kept.room, "setup": setup, "created": time.time()})
            connection.execute(
                keys.insert(), [{"key": key, "room": kept.room, "seat": seat} for seat, key in kept.keys.items()]
            )

        room, number = (after[0], after[1].number) if after is not None else (kept.room, -1)
        await self._done(room, number, work)

    async def _done(self, room: str, number: int, work: Work) -> None:
        done: Future[None] = Future()
        done.set_running_or_notify_cancel()  # from here on it is carried through
        self._waiting.put((room, number, work, done))
        await asyncio.wrap_future(done)

    def _add(self, connection: sql.Connection, room: str, entry: Entry) -> None:
        data = msgspec.json.encode(entry).decode()
        row = {"room": room, "number": entry.number, "kind": entry.kind, "data": data}
        adding = self._insert(entries).values(row).on_conflict_do_nothing().returning(entries.c.number)
        if connection.execute(adding).first() is None:
            raise Taken(f"entry {entry.number} of room {room} is written already")
        if self.postgres:
            self.notify(connection, f"entry {room} {entry.number}")

    def notify(self, connection: sql.Connection, text: str) -> None:
        """Tell the other processes, once this transaction is on the disk."""
        connection.execute(sql.select(sql.func.pg_notify(CHANNEL, text)))

    def _write(self) -> None:
        """The thread that writes."""
        while (first := self._waiting.get()) is not None:
            batch = [first]
            while len(batch) < MOST_AT_ONCE:
                try:
                    more = self._waiting.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    self._waiting.put(None)
                    break
                batch.append(more)
            batch.sort(key=lambda one: one[:2])  # two processes that want the same rows take them in the same order
            self._commit(batch)

    def _commit(self, batch: Sequence[tuple[str, int, Work, Future[None]]]) -> None:
        done: list[Future[None]] = []
        failed: list[tuple[Future[None], Exception]] = []
        try:
            with self.engine.begin() as connection:
                for _, _, work, future in batch:
                    try:
                        with connection.begin_nested():
                            work(connection)
                        done.append(future)
                    except Taken as taken:
                        failed.append((future, taken))
        except Exception as fault:  # nothing of it is on the disk, and whoever waits must hear that
            done, failed = [], [(future, fault) for _, _, _, future in batch]
        for future in done:
            future.set_result(None)
        for future, why in failed:
            future.set_exception(why)

    # -- reading -----------------------------------------------------------------------------------------------

    async def find_key(self, key: str) -> tuple[str, int] | None:
        """The room and the seat that a key opens."""
        return await asyncio.to_thread(self._find_key, key)

    def _find_key(self, key: str) -> tuple[str, int] | None:
        with self.engine.connect() as connection:
            row = connection.execute(sql.select(keys.c.room, keys.c.seat).where(keys.c.key == key)).one_or_none()
        return None if row is None else (str(row.room), int(row.seat))

    async def room(self, room: str) -> Kept:
        return await asyncio.to_thread(self._room, room)

    def _room(self, room: str) -> Kept:
        with self.engine.connect() as connection:
            setup = connection.execute(sql.select(rooms.c.setup).where(rooms.c.id == room)).scalar_one()
            found = connection.execute(sql.select(keys.c.seat, keys.c.key).where(keys.c.room == room))
            return Kept(room, msgspec.json.decode(setup, type=Setup), {int(row.seat): str(row.key) for row in found})

    async def clocked(self, since: float) -> list[str]:
        """The rooms with a clock that were opened since then."""
        return await asyncio.to_thread(self._clocked, since)

    def _clocked(self, since: float) -> list[str]:
        wanted = sql.select(rooms.c.id).where(rooms.c.setup.like('%"clock":{%'), rooms.c.created >= since)
        with self.engine.connect() as connection:
            return [str(room) for room in connection.execute(wanted).scalars()]

    async def log(self, room: str, since: int = 0) -> list[Entry]:
        """The entries from a number on."""
        return await asyncio.to_thread(self._log, room, since)

    def _log(self, room: str, since: int) -> list[Entry]:
        wanted = (
            sql.select(entries.c.data)
            .where(entries.c.room == room, entries.c.number >= since)
            .order_by(entries.c.number)
        )
        with self.engine.connect() as connection:
            return [msgspec.json.decode(data, type=Entry) for data in connection.execute(wanted).scalars()]


def opened(where: str) -> Storage:
    """The database at a path, or at an address such as sqlite:///file or postgresql://...; what is missing is made."""
    try:
        engine = sql.create_engine(address(where), pool_size=8)
        if engine.dialect.name == "sqlite":
            sql.event.listen(engine, "connect", _settle)
        tables.create_all(engine)
    except (sql.exc.SQLAlchemyError, ImportError, OSError) as fault:
        why = " ".join(str(getattr(fault, "orig", None) or fault).split())  # some say it in several lines
        raise Error(f"the database {shown(where)} can't be opened: {why}") from fault
    return Storage(engine)


def address(where: str) -> sql.URL:
    """What SQLAlchemy calls it."""
    if "://" not in where:
        path = Path(where).expanduser()
        path.parent.mkdir(parents=True, exist_ok=True)
        return sql.URL.create("sqlite", database=str(path))
    url = sql.make_url(where)
    if url.drivername == "sqlite":
        return address(url.database) if url.database else url
    if url.drivername in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    raise Error(f"a database is a file, sqlite:///FILE or postgresql://..., not {shown(where)}")


def shown(where: str) -> str:
    """An address without its password."""
    return sql.make_url(where).render_as_string() if "://" in where else where


def _settle(connection: Any, _: object) -> None:
    """Readers do not wait for the writer, and a commit is on the disk when it is reported."""
    for setting in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {setting}")
