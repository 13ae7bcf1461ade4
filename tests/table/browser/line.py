"""The line between a page and the server: it can be cut and mended, or a page be told what a file says."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, WebSocketRoute

POSITIONS = Path(__file__).parents[3] / "page/src/positions"


class Line:
    """All that a browser window says to the server goes through here."""

    def __init__(self, window: BrowserContext) -> None:
        self._whole = True
        self._ends: list[WebSocketRoute] = []
        window.route_web_socket("**/ws", self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        if self._whole:
            self._ends += [page, page.connect_to_server()]
        else:
            page.close()

    @contextmanager
    def cut(self) -> Iterator[None]:
        self._whole = False
        for end in self._ends:
            end.close()
        self._ends.clear()
        yield
        self._whole = True


def position(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((POSITIONS / f"{name}.json").read_text(encoding="utf-8"))
    return found


class Told:
    """A window whose tables show the position of a file: the key in the address is its name."""

    def __init__(self, window: BrowserContext) -> None:
        window.route_web_socket("**/ws", self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            heard = json.loads(message)
            if heard["type"] == "hello":
                found = position(heard["key"])
                page.send(json.dumps(found["welcome"]))
                page.send(json.dumps(found["table"]))

        page.on_message(hear)
