"""A server for tests of the page alone: its files and what can be played here, with the table's content policy."""

from __future__ import annotations

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import msgspec

from arbitre.games import registry
from arbitre.table.protocol import VERSION, GameOffer, Offers

POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'"


class Handler(SimpleHTTPRequestHandler):
    def do_GET(self) -> None:
        if self.path != "/api/offers":
            super().do_GET()
            return
        body = msgspec.json.encode(offers())
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


def offers() -> Offers:
    games = [
        GameOffer(
            name=name,
            title=name,
            languages=["en"],
            seats=[2],
            teams=False,
            draws=False,
            formats=[],
            decks=[],
            levels=[],
        )
        for name in registry.names()
    ]
    return Offers(version=VERSION, games=games, pictures=False)


class Serving:
    """While it is open, a folder is served on loopback."""

    def __init__(self, folder: Path) -> None:
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=str(folder)))

    def __enter__(self) -> str:
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return f"http://127.0.0.1:{self.server.server_port}"

    def __exit__(self, *_: object) -> None:
        self.server.shutdown()
        self.server.server_close()
