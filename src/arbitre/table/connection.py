"""One WebSocket: what comes in is checked before anything is done with it, what goes out waits in a queue of its own,
so that nobody who reads slowly holds up a room."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from arbitre.kernel.error import UnknownCard
from arbitre.table import protocol as p
from arbitre.table.asking import Refusal
from arbitre.table.entry import NOBODY
from arbitre.table.hall import Hall, Leaving, Live
from arbitre.table.limits import BURST, Bucket
from arbitre.table.passing import Passing
from arbitre.table.telling import Reader
from arbitre.table.words import said

LOG: Final = logging.getLogger("arbitre.table")
GREETING: Final = 15.0  # seconds for the first message
UNREAD: Final = 300  # messages that may wait for somebody who does not read
FAULTS: Final = 200  # refused messages after which a connection is closed

CLOSED: Final = {"taken over": 4001, "closed": 1012, "idle": 4002}
"""How a connection is closed, by the reason. A page comes back by itself only after 1012 and when it was cut off."""
WRONG_KEY: Final = 4003
TOO_MANY_FAULTS: Final = 4004
TOO_SLOW: Final = 4005

READ: Final = msgspec.json.Decoder(p.FromPage)
WRITE: Final = msgspec.json.Encoder()


class Connection:
    """Somebody's connection to a seat, or to look on."""

    def __init__(self, socket: WebSocket, hall: Hall) -> None:
        self.id = f"{time.time_ns():020}-{secrets.token_hex(4)}"  # the later of two connections has the greater one
        self.seat = NOBODY
        self.told = -1
        self.passing: Passing | None = None
        self.asking = ""
        self.reader: Reader
        self._lang: p.Language = "en"
        self._socket = socket
        self._hall = hall
        self._live: Live | None = None
        self._out: asyncio.Queue[bytes | int] = asyncio.Queue()
        self._faults = 0
        rate = hall.limits.messages
        self._bucket = Bucket(BURST * rate, rate, time.monotonic())

    async def run(self) -> None:
        """From the first message to the last."""
        await self._socket.accept()
        writer = asyncio.ensure_future(self._write())
        reader = asyncio.ensure_future(self._read())
        try:
            await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
        finally:
            if self._live is not None:
                self._hall.stand_up(self._live, self)
            for task in (writer, reader):
                task.cancel()
            for fault in await asyncio.gather(writer, reader, return_exceptions=True):
                if isinstance(fault, Exception):
                    LOG.error("a connection broke", exc_info=fault)

    # -- out ---------------------------------------------------------------------------------------------------

    def send(self, message: p.FromServer) -> None:
        if self._out.qsize() < UNREAD:
            self._out.put_nowait(WRITE.encode(message))
        elif self._out.qsize() == UNREAD:
            self._out.put_nowait(TOO_SLOW)

    def leave(self, why: Leaving) -> None:
        self.send(p.Over(why=why, text=said(self._lang, "over-" + why.replace(" ", "-"))))
        self._out.put_nowait(CLOSED[why])

    async def _write(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while True:
                message = await self._out.get()
                if isinstance(message, int):
                    await self._socket.close(message)
                    return
                await self._socket.send_text(message.decode())

    # -- in ----------------------------------------------------------------------------------------------------

    async def _read(self) -> None:
        try:
            if not await asyncio.wait_for(self._greeted(), GREETING):
                await asyncio.sleep(GREETING)  # until what was said is written and the connection closed
                return
            while True:
                await self._refusing(await self._text())
        except (TimeoutError, WebSocketDisconnect):
            return

    async def _text(self) -> str:
        message = await self._socket.receive()
        if message["type"] != "websocket.receive":
            raise WebSocketDisconnect(message.get("code", 1005))
        text: str | None = message.get("text")
        return "" if text is None else text  # bytes are no message

    async def _refusing(self, text: str) -> None:
        try:
            await self._take(self._message(text))
        except Refusal as refusal:
            self._refuse(refusal)

    def _refuse(self, refusal: Refusal) -> None:
        self.send(p.Refused(why=refusal.why, text=said(self._lang, refusal.text)))
        if refusal.why in ("malformed", "too large", "too fast"):
            self._faults += 1
            if self._faults == FAULTS:
                self._out.put_nowait(TOO_MANY_FAULTS)

    def _message(self, text: str) -> p.FromPage:
        if len(text) > self._hall.limits.message_size:
            raise Refusal("too large")
        if not self._bucket.take(time.monotonic()):
            raise Refusal("too fast")
        try:
            message: p.FromPage = READ.decode(text)
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as fault:
            raise Refusal("malformed") from fault
        return message

    async def _greeted(self) -> bool:
        """Whether the first message had a key."""
        while True:
            try:
                message = self._message(await self._text())
                if not isinstance(message, p.Hello):
                    raise Refusal("malformed")
                if message.version != p.VERSION:
                    raise Refusal("malformed", "refused-version")
                found = await self._hall.storage.find_key(message.key)
                if found is None:
                    raise Refusal("no such key")
                await self._come(message, *found)
                return True
            except Refusal as refusal:
                self._refuse(refusal)
                if refusal.why == "no such key":
                    self._out.put_nowait(WRONG_KEY)
                    return False

    async def _come(self, hello: p.Hello, room: str, seat: int) -> None:
        self._lang = hello.lang
        try:
            live = self._live = await self._hall.live(room)
        except UnknownCard as fault:
            LOG.warning("room %s can't be opened: %s", room, fault)
            raise Refusal("no such key", "refused-cards-gone") from fault
        self.seat = seat
        self.reader = Reader(live.room, seat, hello.lang)
        self.send(self.reader.welcome(live.kept.keys))
        async with live.lock:  # nobody is asked what is being answered for whoever had the seat before
            beside = self._hall.beside(live, self)
            known = None if hello.after < 0 else self.reader.steps(hello.after, beside)
            self.told = live.room.last
            self.send(known or self.reader.table(beside))
            await self._hall.sit(live, self)

    async def _take(self, message: p.FromPage) -> None:
        live = self._live
        assert live is not None
        if self not in live.seated:
            return  # taken over: what was still on its way does not count
        if isinstance(message, p.Hello):
            raise Refusal("malformed")
        if isinstance(message, p.Wish):
            await self._wish(live, message)
        elif isinstance(message, p.AskHint | p.AskCourse):
            self._hall.advise(live, self, message)
        else:
            await self._hall.message(live, self.seat, message)

    async def _wish(self, live: Live, wish: p.Wish) -> None:
        if isinstance(wish.lang, str):
            self._lang = wish.lang
            self.reader = Reader(live.room, self.seat, wish.lang)
            self.told = live.room.last
            self.send(self.reader.table(self._hall.beside(live, self)))
        if isinstance(wish.passing, str) and self.seat != NOBODY:
            await self._hall.let_pass(live, self, wish.passing)
        if isinstance(wish.open_hand, bool):
            await self._hall.message(live, self.seat, p.Wish(open_hand=wish.open_hand))
        if isinstance(wish.full_control, bool):
            await self._hall.message(live, self.seat, p.Wish(full_control=wish.full_control))
