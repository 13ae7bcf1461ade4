"""Games seen again, over HTTP: those of rooms, of records and of scenarios; and rooms where they are played on.

What is seen again is named by the key of a room, or by `scenario:GAME/NAME` for one that comes with Arbitre. A record
or a position of somebody's own is kept as a room, so that it can be linked to.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from arbitre.games import registry
from arbitre.kernel.error import UnknownCard
from arbitre.kernel.knowledge import EVERYTHING
from arbitre.scenario.shelf import text_of
from arbitre.table import protocol as p
from arbitre.table.answering import as_json, game_of, language_of
from arbitre.table.origins import of_moment, of_record, of_scenario
from arbitre.table.positions import told, words_of, written
from arbitre.table.replaying import Replay
from arbitre.table.setup import Unfit
from arbitre.table.storage import SPECTATOR
from arbitre.table.words import said

if TYPE_CHECKING:
    from arbitre.table.server import Server

SCENARIO: Final = "scenario:"


class Library:
    def __init__(self, server: Server) -> None:
        self.server = server
        self.routes = [
            Route("/api/records", self.record, methods=["POST"]),
            Route("/api/positions", self.position, methods=["POST"]),
            Route("/api/positions/{game}", self.words),
            Route("/api/forks", self.fork, methods=["POST"]),
            Route("/api/replays/{replay:path}/record", self.written),
            Route("/api/replays/{replay:path}/{moment:int}/scenario", self.moment_scenario),
            Route("/api/replays/{replay:path}/scenario", self.scenario),
            Route("/api/replays/{replay:path}/{moment:int}", self.moment),
            Route("/api/replays/{replay:path}", self.replay),
        ]

    # -- rooms that begin in the middle --------------------------------------------------------------------------

    async def record(self, request: Request) -> Response:
        wanted = await self.server.posted(request, p.GivenRecord)
        return await self.server.open_room(request, wanted.lang, lambda: of_record(wanted.record, wanted.lang))

    async def position(self, request: Request) -> Response:
        wanted = await self.server.posted(request, p.GivenPosition)
        text = wanted.scenario if wanted.data is None else written(wanted.data)
        return await self.server.open_room(request, wanted.lang, lambda: of_scenario(text, wanted.lang))

    async def words(self, request: Request) -> Response:
        game = game_of(request)
        await self.server.loaded()
        found = await asyncio.to_thread(words_of, game, language_of(request))
        if found is None:
            title = registry.entry(game).title
            raise Unfit([p.Fault(text=said(language_of(request), "fault-no-positions", game=title))], 404)
        return as_json(found, lasting=True)

    async def fork(self, request: Request) -> Response:
        wanted = await self.server.posted(request, p.Fork)
        found, seat = await self._found(wanted.replay, wanted.lang)
        if EVERYTHING not in await asyncio.to_thread(found.eyes, seat):  # who plays on learns what is hidden
            raise Unfit([p.Fault(text=said(wanted.lang, "fault-fork"))], 403)
        if not 0 <= wanted.moment < len(found.moments):
            raise _no_moment(wanted.moment, found, wanted.lang)
        done = found.done_before(wanted.moment)
        return await self.server.open_room(
            request, wanted.lang, lambda: of_moment(found.setup, done, wanted.seats, wanted.lang)
        )

    # -- seeing again ----------------------------------------------------------------------------------------------

    async def replay(self, request: Request) -> Response:
        lang = language_of(request)
        found, seat = await self._found(request.path_params["replay"], lang)
        eyes = await self._eyes(request, found, seat, lang)
        return as_json(await asyncio.to_thread(found.whole, seat, eyes, lang))

    async def moment(self, request: Request) -> Response:
        found, number, eyes, lang = await self._moment(request)
        return as_json(await asyncio.to_thread(found.moment, number, eyes, lang))

    async def moment_scenario(self, request: Request) -> Response:
        """A scenario file that lays out a moment, as far as who asks may see it."""
        found, number, eyes, lang = await self._moment(request)
        position = await asyncio.to_thread(found.position, number, eyes, lang)
        if position is None:
            raise Unfit([p.Fault(text=said(lang, "fault-unwritten"))], 404)
        return as_json(position)

    async def _moment(self, request: Request) -> tuple[Replay, int, int, p.Language]:
        """What is seen again, which moment, and with whose eyes."""
        lang = language_of(request)
        found, seat = await self._found(request.path_params["replay"], lang)
        number = request.path_params["moment"]
        if number >= len(found.moments):
            raise _no_moment(number, found, lang)
        return found, number, await self._eyes(request, found, seat, lang), lang

    async def written(self, request: Request) -> Response:
        """The record of a game that may be seen with nothing hidden."""
        found, seat = await self._found(request.path_params["replay"], "en")
        if EVERYTHING not in await asyncio.to_thread(found.eyes, seat) or found.setup.position:
            raise Unfit([p.Fault(text=said("en", "fault-no-record"))], 404)
        game = (await asyncio.to_thread(found.room, len(found.moments) - 1)).state.game
        return PlainTextResponse(await asyncio.to_thread(game.record), headers={"cache-control": "no-store"})

    async def scenario(self, request: Request) -> Response:
        """The scenario file that it began with."""
        name, lang = request.path_params["replay"], language_of(request)
        found, _ = await self._found(name, lang)
        if not found.setup.position:
            raise Unfit([p.Fault(text=said(lang, "fault-no-scenario"))], 404)
        return as_json(told(found.setup.game, name, found.setup.position))

    async def _found(self, name: str, lang: p.Language) -> tuple[Replay, int]:
        """What is to be seen again, and the seat of who wants to see it."""
        await self.server.loaded()
        if name.startswith(SCENARIO):
            game, _, scenario = name.removeprefix(SCENARIO).partition("/")
            text = await asyncio.to_thread(text_of, game, scenario) if game in registry.entries() else None
            if text is None:
                raise Unfit([p.Fault(text=said(lang, "fault-scenario", name=scenario[:80]))], 404)
            setup = await asyncio.to_thread(of_scenario, text, lang)
            return Replay(name, setup, ()), SPECTATOR
        hall = self.server.hall
        opens = await hall.storage.find_key(name)
        if opens is None:
            raise Unfit([p.Fault(text=said(lang, "refused-no-such-key"))], 404)
        room, seat = opens
        try:
            live = await hall.live(room)
        except UnknownCard as fault:
            raise Unfit([p.Fault(text=said(lang, "refused-cards-gone"))], 404) from fault
        return Replay(room, live.room.setup, live.room.state.done), seat

    async def _eyes(self, request: Request, found: Replay, seat: int, lang: p.Language) -> int:
        """With whose eyes it is seen: as asked for, if that may be; else as much as may be seen."""
        allowed = await asyncio.to_thread(found.eyes, seat)
        wanted = request.query_params.get("as", "")
        if not wanted:
            return allowed[0]
        if wanted.lstrip("-").isdecimal() and int(wanted[:4]) in allowed:
            return int(wanted)
        raise Unfit([p.Fault(text=said(lang, "fault-eyes"))], 403)


def _no_moment(number: int, found: Replay, lang: p.Language) -> Unfit:
    return Unfit([p.Fault(text=said(lang, "fault-moment", number=number, last=len(found.moments) - 1))], 404)
