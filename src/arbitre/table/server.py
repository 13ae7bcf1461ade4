"""The server: a few addresses over HTTP, and a WebSocket a seat. It serves the page, and nothing it sends ever makes a
browser ask another host for anything."""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from arbitre.games import registry
from arbitre.table import looking_up, puzzling
from arbitre.table import protocol as p
from arbitre.table.answering import LANGUAGES, address_of, as_faults, as_json, game_of, language_of
from arbitre.table.arguments import HINTS
from arbitre.table.bench import Bench
from arbitre.table.computer import Computers
from arbitre.table.connection import Connection
from arbitre.table.hall import Hall
from arbitre.table.library import Library
from arbitre.table.limits import Doorkeeper, Limits
from arbitre.table.notices import notices
from arbitre.table.offers import checked, games, offers
from arbitre.table.pictures import PICTURES, pictures
from arbitre.table.setup import Setup, Unfit, made
from arbitre.table.storage import SPECTATOR, opened
from arbitre.table.teaching import taught
from arbitre.table.words import said

PAGE: Final = Path(__file__).parent / "page"
LONGEST_NAME: Final = 200  # of a card
LOOPBACK: Final = frozenset(("localhost", "127.0.0.1", "::1"))

NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Arbitre</title>
<h1>The page was not built</h1>
<p>The server runs, but this copy of Arbitre was installed without its page. <code>pip install .</code> in a clone
builds it; <code>arbitre play</code> is the table in the terminal.</p>
"""

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # where a card lies is a style; it can load nothing
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)

HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}

AnyStruct = TypeVar("AnyStruct")


@dataclass(frozen=True, kw_only=True)
class Config:
    """What a server is started with."""

    database: str
    host: str = "127.0.0.1"
    pictures: str = ""
    computers: int = 0
    """Processes for computer players; 0: as many as suit the machine."""
    hints: str = HINTS
    """How long a hint may take, or how many positions it may look at."""
    limits: Limits = field(default_factory=Limits)


def app(config: Config) -> Starlette:
    return Server(config).app


class Server:
    def __init__(self, config: Config) -> None:
        self.config = config
        self.limits = config.limits
        self.door = Doorkeeper(config.limits)
        self.hall: Hall
        self.library = Library(self)
        self.bench = Bench(self)
        self.loading = threading.Thread(
            target=games, args=("en",), name="offers", daemon=True
        )  # ready when a page asks
        self.app = Starlette(
            routes=[
                Route("/api/offers", self.offers),
                Route("/api/deck", self.deck, methods=["POST"]),
                Route("/api/rooms", self.rooms, methods=["POST"]),
                Route("/api/cards/{game}", self.cards),
                Route("/api/card/{game}/{lang}", self.card),
                Route("/api/rules/{game}", self.rules),
                Route("/api/rules/{game}/{number}", self.rule),
                Route("/api/scenarios/{game}/{name:path}", self.scenario),
                Route("/api/lessons/{game}", self.lesson),
                Route("/api/puzzles/{game}", self.puzzles),
                Route("/api/puzzles/{game}/{name}", self.puzzle, methods=["GET", "POST"]),
                *self.library.routes,
                *self.bench.routes,
                Route("/api/pictures/{game}", self.pictures),
                Route("/pictures/{name:path}", self.picture),
                WebSocketRoute("/ws", self.connect),
                Route("/{path:path}", self.page),
            ],
            middleware=[Middleware(Guard, host=config.host), Middleware(GZipMiddleware, minimum_size=1000)],
            exception_handlers={Unfit: as_faults},
            lifespan=self.lifespan,
        )

    @contextlib.asynccontextmanager
    async def lifespan(self, _: Starlette) -> AsyncIterator[None]:
        storage = opened(self.config.database)
        computers, advisers = Computers(self.config.computers), Computers(1)  # no game waits for a hint
        self.hall = Hall(storage, notices(storage), computers, self.limits, advisers, self.config.hints)
        self.hall.start()
        self.loading.start()
        try:
            yield
        finally:
            await self.hall.close()
            computers.close()
            advisers.close()
            storage.close()

    async def loaded(self) -> None:
        """The games are there. Two threads that load them at once could meet with half of a module."""
        if self.loading.is_alive():
            await asyncio.to_thread(self.loading.join)

    # -- over HTTP ---------------------------------------------------------------------------------------------

    async def offers(self, request: Request) -> Response:
        await self.loaded()
        return as_json(await asyncio.to_thread(offers, bool(self.config.pictures), language_of(request)))

    async def deck(self, request: Request) -> Response:
        wanted = await self.posted(request, p.DeckText)
        return as_json(await asyncio.to_thread(checked, wanted))

    async def rooms(self, request: Request) -> Response:
        wanted = await self.posted(request, p.NewRoom)
        return await self.open_room(request, wanted.lang, lambda: made(wanted))

    async def open_room(self, request: Request, lang: p.Language, make: Callable[[], Setup]) -> Response:
        """A new room, unless too many were opened from there."""
        if not self.door.may_open(address_of(request), time.monotonic()):
            raise Unfit([p.Fault(text=said(lang, "fault-rooms"))], 429)
        setup = await asyncio.to_thread(make)
        kept = await self.hall.open_room(setup)
        seats = [kept.keys.get(seat, "") for seat in range(len(setup.places))]
        return as_json(p.RoomMade(room=kept.room, seats=seats, watch=kept.keys[SPECTATOR]))

    async def cards(self, request: Request) -> Response:
        game = game_of(request)
        await self.loaded()
        return as_json(await asyncio.to_thread(looking_up.cards, game), lasting=True)

    async def card(self, request: Request) -> Response:
        game, lang, name = game_of(request), request.path_params["lang"], request.query_params.get("name", "")
        if lang not in LANGUAGES:
            raise Unfit([p.Fault(text=said("en", "fault-language", wanted=lang[:40], known=", ".join(LANGUAGES)))], 404)
        await self.loaded()
        found = await asyncio.to_thread(looking_up.card, game, name, lang) if len(name) < LONGEST_NAME else None
        if found is None:
            raise Unfit([p.Fault(text=said(lang, "fault-card", name=name[:LONGEST_NAME]))], 404)
        return as_json(found, lasting=True)

    async def rules(self, request: Request) -> Response:
        """The whole book, or what is looked for in it."""
        game, words = game_of(request), request.query_params.get("search", "")[:LONGEST_NAME]
        lang = language_of(request)
        await self.loaded()
        found = await asyncio.to_thread(looking_up.rules, game, lang, words)
        if found is None:
            raise Unfit([p.Fault(text=said(lang, "fault-no-rules", game=registry.entry(game).title))], 404)
        return as_json(found, lasting=True)

    async def scenario(self, request: Request) -> Response:
        game, name = game_of(request), request.path_params["name"]
        lang = language_of(request)
        await self.loaded()
        found = await asyncio.to_thread(looking_up.scenario, game, name)
        if found is None:
            raise Unfit([p.Fault(text=said(lang, "fault-scenario", name=name[:LONGEST_NAME]))], 404)
        return as_json(found, lasting=True)

    async def lesson(self, request: Request) -> Response:
        game, lang = game_of(request), language_of(request)
        await self.loaded()
        found = await asyncio.to_thread(taught, game, lang)
        if found is None:
            raise Unfit([p.Fault(text=said(lang, "fault-no-lesson", game=registry.entry(game).title))], 404)
        return as_json(found, lasting=True)

    async def puzzles(self, request: Request) -> Response:
        game, lang = game_of(request), language_of(request)
        await self.loaded()
        found = await asyncio.to_thread(puzzling.listed, game, lang)
        if found is None:
            raise Unfit([p.Fault(text=said(lang, "fault-no-puzzles", game=registry.entry(game).title))], 404)
        return as_json(found, lasting=True)

    async def puzzle(self, request: Request) -> Response:
        """What it is about; posted to, it is laid out."""
        game, name = game_of(request), request.path_params["name"]
        wish = await self.posted(request, p.PuzzleWish) if request.method == "POST" else None
        lang = language_of(request) if wish is None else wish.lang
        await self.loaded()
        found = await asyncio.to_thread(puzzling.told, game, name, lang)
        if found is None:
            raise Unfit([p.Fault(text=said(lang, "fault-puzzle", name=name[:LONGEST_NAME]))], 404)
        if wish is None:
            return as_json(found, lasting=True)
        return await self.open_room(request, lang, lambda: puzzling.laid(game, name, wish))

    async def rule(self, request: Request) -> Response:
        game, number = game_of(request), request.path_params["number"]
        lang = language_of(request)
        await self.loaded()
        found = await asyncio.to_thread(looking_up.rule, game, number, lang)
        if found is None:
            raise Unfit([p.Fault(text=said(lang, "fault-rule", number=number[:40]))], 404)
        return as_json(found, lasting=True)

    async def posted(self, request: Request, kind: type[AnyStruct]) -> AnyStruct:
        """What somebody sends."""
        await self.loaded()
        body = bytearray()
        async for part in request.stream():
            body += part
            if len(body) > self.limits.body_size:
                raise HTTPException(413)
        try:
            return msgspec.json.decode(bytes(body), type=kind)
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as fault:
            raise Unfit([p.Fault(text=said("en", "fault-malformed", what=str(fault)[:200]))]) from fault

    async def pictures(self, request: Request) -> Response:
        """Which cards have a picture in the owner's folder."""
        game, folder = game_of(request), self.config.pictures
        found = await asyncio.to_thread(pictures, Path(folder), game) if folder else {}
        return as_json(p.Pictures(pictures=found))

    async def picture(self, request: Request) -> Response:
        """A picture of the owner's own folder, and nothing that lies elsewhere."""
        name = request.path_params["name"]
        path = _within(Path(self.config.pictures), name) if self.config.pictures else None
        if path is None or path.suffix.lower() not in PICTURES:
            raise HTTPException(404)
        return FileResponse(path, headers={"cache-control": "private, max-age=3600"})

    async def page(self, request: Request) -> Response:
        """A file of the page; the page itself for every address it knows what to do with."""
        if request.method not in ("GET", "HEAD"):
            raise HTTPException(405)
        name = request.path_params["path"]
        path = _within(PAGE, name)
        if path is not None:
            lasting = name.startswith("assets/")  # their names change with what is in them
            return FileResponse(
                path, headers={"cache-control": "max-age=31536000, immutable" if lasting else "no-cache"}
            )
        if "." in name or name.startswith(("api/", "assets/")):
            raise HTTPException(404)
        index = PAGE / "index.html"
        if index.is_file():
            return FileResponse(index, headers={"cache-control": "no-cache"})
        return HTMLResponse(NOT_BUILT)

    # -- over a WebSocket --------------------------------------------------------------------------------------

    async def connect(self, socket: WebSocket) -> None:
        address = address_of(socket)
        if not self.door.comes(address):
            await socket.close(1013)
            return
        try:
            await self.loaded()
            await Connection(socket, self.hall).run()
        finally:
            self.door.goes(address)


def _within(folder: Path, name: str) -> Path | None:
    """A file of a folder; None for all that lies elsewhere or nowhere."""
    folder = folder.resolve()
    try:
        path = (folder / name).resolve()
        return path if path.is_relative_to(folder) and path.is_file() else None
    except (OSError, ValueError):
        return None


class Guard:
    """Who asks from another site's page is refused, and so is a name that only pretends to be this machine. Every
    answer carries the headers that keep a browser from doing more than it should."""

    def __init__(self, app: ASGIApp, host: str) -> None:
        self._app = app
        self._loopback = host in LOOPBACK

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        if self._foreign(Headers(scope=scope)):
            if scope["type"] == "websocket":
                await WebSocket(scope, receive, send).close(1008)
            else:
                await Response("foreign origin", 403, HEADERS)(scope, receive, send)
            return

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
            await send(message)

        await self._app(scope, receive, sending)

    def _foreign(self, headers: Headers) -> bool:
        host = headers.get("host", "")
        if self._loopback and _name(f"//{host}") not in LOOPBACK:
            return True
        origin = headers.get("origin")
        return origin is not None and origin.lower().partition("://")[2] != host.lower()


def _name(address: str) -> str:
    try:
        return urlsplit(address).hostname or ""
    except ValueError:
        return ""
