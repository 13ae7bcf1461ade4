"""Building decks, over HTTP."""

from __future__ import annotations

import asyncio
import threading
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from arbitre.table import protocol as p
from arbitre.table import workbench
from arbitre.table.answering import as_json, game_of, language_of

if TYPE_CHECKING:
    from arbitre.table.server import Server


class Bench:
    def __init__(self, server: Server) -> None:
        self.server = server
        self.warmed: set[str] = set()
        self.routes = [
            Route("/api/pool/{game}", self.found),
            Route("/api/decks/read", self.read, methods=["POST"]),
            Route("/api/decks/tell", self.tell, methods=["POST"]),
            Route("/api/decks/write", self.write, methods=["POST"]),
            Route("/api/decks/hand", self.hand, methods=["POST"]),
            Route("/api/decks/{game}", self.workshop),
        ]

    async def workshop(self, request: Request) -> Response:
        game, lang = game_of(request), language_of(request)
        await self.server.loaded()
        found = await asyncio.to_thread(workbench.workshop, game, lang)
        if game not in self.warmed:
            self.warmed.add(game)
            threading.Thread(target=workbench.warm, args=(game,), name=f"warm {game}", daemon=True).start()
        return as_json(found, lasting=True)

    async def found(self, request: Request) -> Response:
        game, lang = game_of(request), language_of(request)
        query, after = request.query_params.get("search", ""), request.query_params.get("after", "")
        await self.server.loaded()
        number = int(after) if after.isascii() and after.isdecimal() and len(after) < 6 else 0
        return as_json(await asyncio.to_thread(workbench.found, game, query, number, lang), lasting=True)

    async def read(self, request: Request) -> Response:
        wanted = await self.server.posted(request, p.GivenList)
        return as_json(await asyncio.to_thread(workbench.read, wanted))

    async def tell(self, request: Request) -> Response:
        wanted = await self.server.posted(request, p.BuiltDeck)
        return as_json(await asyncio.to_thread(workbench.told, wanted))

    async def write(self, request: Request) -> Response:
        wanted = await self.server.posted(request, p.WantedList)
        return as_json(await asyncio.to_thread(workbench.written, wanted))

    async def hand(self, request: Request) -> Response:
        wanted = await self.server.posted(request, p.WantedHand)
        return as_json(await asyncio.to_thread(workbench.hand, wanted))
