"""What the server answers over HTTP, and to whom."""

from __future__ import annotations

import json
from collections.abc import Iterator
from urllib.parse import quote

import pytest
from tests.table.serving import Served, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(str(tmp_path_factory.mktemp("table") / "table.sqlite")) as running:
        yield running


def test_a_card_is_told_in_the_language_of_the_address(server: Served) -> None:
    for lang, title in (("en", "Ariel - On Human Legs"), ("fr", "Ariel - Sur des jambes humaines")):
        status, headers, body = server.get(f"/api/card/lorcana/{lang}?name={quote('Ariel - On Human Legs')}")
        told = json.loads(body)
        assert (status, told["type"]) == (200, "card")
        assert told["card"]["name"] == "Ariel - On Human Legs"
        assert told["card"]["title"].casefold() == title.casefold()
        assert "max-age" in headers["cache-control"]


@pytest.mark.parametrize(
    ("address", "named"),
    [
        ("/api/card/chess/en?name=King", "chess"),
        ("/api/card/lorcana/xx?name=Ariel", "xx"),
        ("/api/card/lorcana/en?name=Nobody", "Nobody"),
        ("/api/card/lorcana/en", "no card"),
        ("/api/card/lorcana/en?name=" + "x" * 5000, "xxx"),
        ("/api/cards/chess", "chess"),
        ("/api/rules/chess/1", "chess"),
        ("/api/rules/lorcana/99.99", "99.99"),
    ],
)
def test_what_is_looked_up_and_is_nowhere_is_said_to_be_wrong(server: Served, address: str, named: str) -> None:
    status, headers, body = server.get(address)
    wrong = json.loads(body)
    assert (status, wrong["type"]) == (404, "wrong")
    assert named in wrong["faults"][0]["text"]
    assert len(body) < 600
    assert headers["cache-control"] == "no-store"
