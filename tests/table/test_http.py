"""What the server answers over HTTP, and to whom."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from collections.abc import Iterator
from urllib.parse import quote

import pytest
from tests.table.serving import Client, Served, served
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect


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


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://127.0.0.1:1", ""])
def test_a_page_of_another_site_can_not_connect(server: Served, origin: str) -> None:
    address = server.address.replace("http", "ws") + "/ws"
    with pytest.raises(InvalidStatus) as refused, connect(address, additional_headers={"Origin": origin}):
        pass
    assert refused.value.response.status_code == 403
    with connect(address, additional_headers={"Origin": server.address}):
        pass  # a page of our own can


def test_nobody_pretends_to_be_this_machine_by_another_name(server: Served) -> None:
    request = urllib.request.Request(server.address + "/api/offers", headers={"Host": "elsewhere.example"})
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(request)
    with refused.value:
        assert refused.value.code == 403


def test_everybody_is_handed_the_link_of_spectators_and_who_plays_all_seats_their_keys(server: Served) -> None:
    for who, own in ((("me", "friend"), [[], []]), (("me", "me"), [[0, 1], [0, 1]]), (("me", "computer"), [[]])):
        room = server.room("lorcana", *who)
        for seat, keys in enumerate(own):
            client = Client(server, room["seats"][seat])
            welcome = client.hear()
            assert welcome["watch"] == room["watch"]
            assert welcome["own"] == [room["seats"][key] for key in keys]
            client.close()
        watcher = Client(server, room["watch"])
        assert watcher.hear()["own"] == []
        watcher.close()
