"""What all answers over HTTP have in common: JSON, faults, and what an address says."""

from __future__ import annotations

from typing import Final, get_args

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from arbitre.games import registry
from arbitre.table import protocol as p
from arbitre.table.setup import Unfit
from arbitre.table.words import said

LANGUAGES: Final = get_args(p.Language)


def as_json(message: object, status: int = 200, *, lasting: bool = False) -> Response:
    """`lasting`: it is the same until another version of Arbitre is installed."""
    kept = "private, max-age=3600" if lasting else "no-store"
    return Response(msgspec.json.encode(message), status, {"cache-control": kept}, "application/json")


async def as_faults(_: Request, fault: Exception) -> Response:
    assert isinstance(fault, Unfit)
    return as_json(p.Wrong(faults=fault.faults), fault.status)


def game_of(request: Request) -> str:
    """The game an address names."""
    game: str = request.path_params["game"]
    if game not in registry.entries():
        known = ", ".join(registry.entries())
        raise Unfit([p.Fault(text=said("en", "fault-game", game=game[:40], known=known))], 404)
    return game


def language_of(request: Request) -> p.Language:
    """The language an address asks for."""
    lang = request.query_params.get("lang", "en")
    return lang if lang in LANGUAGES else "en"  # type: ignore[return-value]


def address_of(request: Request | WebSocket) -> str:
    """Where somebody comes from."""
    return request.client.host if request.client is not None else ""
