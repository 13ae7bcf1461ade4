"""What goes on around a game, over real connections: matches, rematches, clocks, passing, limits, what every answer of
the server carries."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.table.serving import Client, Served, play, served
from websockets.exceptions import InvalidStatus


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(str(tmp_path_factory.mktemp("table") / "table.sqlite")) as running:
        yield running


def come(server: Served, keys: list[str]) -> list[Client]:
    clients = [Client(server, key) for key in keys if key]
    for client in clients:
        client.until(lambda client: client.view)
    return clients


def test_a_match_goes_on_in_the_next_room_where_the_loser_says_who_starts(server: Served) -> None:
    clients = come(server, server.room("lorcana", "me", "friend", bestOf=3, seed=1)["seats"])
    clients[1].send(type="concede")
    for client in clients:
        client.until(lambda client: client.status["next"])
    second = come(server, [client.status["next"] for client in clients])
    assert [client.seat for client in second] == [0, 1]
    assert second[0].status["gameNumber"] == 2
    assert [seat["wins"] for seat in second[0].status["seats"]] == [1, 0]
    assert second[1].view["decision"]["kind"] == "who starts"
    assert second[1].question >= 0
    second[1].send(type="concede")
    second[0].until(lambda client: client.is_over and client.status["seats"][0]["wins"] == 2)
    assert second[0].status["next"] == ""
    assert [seat["wins"] for seat in second[0].status["seats"]] == [2, 0]


def test_a_rematch_is_played_with_seats_swapped(server: Served) -> None:
    made = server.room("lorcana", "me", "friend", seed=1)
    clients = come(server, made["seats"])
    watcher = come(server, [made["watch"]])[0]
    clients[0].send(type="concede")
    clients[0].send(type="rematch")
    clients[1].send(type="rematch")
    for client in (*clients, watcher):
        client.until(lambda client: client.status["next"])
    again = come(server, [client.status["next"] for client in clients])
    assert [client.seat for client in again] == [1, 0]
    assert again[0].status["seats"][1]["name"] == "Name0"
    assert come(server, [watcher.status["next"]])[0].seat == -1


def test_against_the_computer_a_rematch_begins_at_once(server: Served) -> None:
    (client,) = come(server, server.room("lorcana", "me", "computer")["seats"])
    client.send(type="concede")
    client.send(type="rematch")
    client.until(lambda client: client.status["next"])
    assert come(server, [client.status["next"]])[0].seat == 1


def test_whose_clock_runs_out_has_lost(server: Served) -> None:
    clients = come(server, server.room("lorcana", "me", "friend", clock={"bank": 2, "back": 0}, seed=1)["seats"])
    asked = max(clients, key=lambda client: client.question)
    assert asked.status["seats"][asked.seat]["time"] == 2
    known = asked.entry
    asked.answer(next(o["place"] for o in asked.options() if o["kind"] == "put away"))
    asked.until_after(known)
    assert asked.status["running"]
    for client in clients:
        client.until(lambda client: client.is_over)
        assert client.view["result"]["winners"] == [1 - asked.seat]
        assert client.steps[-1]["kind"] == "time"


def test_nobody_loses_the_time_in_which_no_server_ran(tmp_path: Path) -> None:
    database = str(tmp_path / "table.sqlite")
    bank = 12  # seconds: a server that starts on a busy machine takes some of them
    with served(database) as server:
        keys = server.room("lorcana", "me", "friend", clock={"bank": bank, "back": 0}, seed=1)["seats"]
        asked = max(come(server, keys), key=lambda client: client.question)
        known = asked.entry
        asked.answer(next(o["place"] for o in asked.options() if o["kind"] == "put away"))
        began = time.monotonic()
        asked.until_after(known)
        assert asked.status["running"]
    served_for = time.monotonic() - began
    time.sleep(bank)
    began = time.monotonic()
    with served(database) as server:
        clients = come(server, keys)
        again = clients[asked.seat]
        assert not again.is_over
        served_for += time.monotonic() - began
        assert bank - served_for - 0.5 < again.status["seats"][asked.seat]["time"] <= bank
        again.until(lambda client: client.is_over)
        assert again.view["result"]["winners"] == [1 - asked.seat]


def test_who_passes_for_the_turn_is_not_asked_again_in_it(server: Served) -> None:
    clients = come(server, server.room("spoils", "me", "friend", seed=2)["seats"])
    passing = clients[0]
    asked_to_pass = 0

    def pick(client: Client) -> int:
        nonlocal asked_to_pass
        options = client.options()
        if client is passing and any(option["kind"] == "pass" for option in options):
            asked_to_pass += 1
            client.send(type="wish", passing="turn")
            return int(next(option["place"] for option in options if option["kind"] == "pass"))
        return len(options) // 2

    play(clients, pick, 150)
    moves = [step for step in passing.steps if step["kind"] == "move" and step["seat"] == passing.seat]
    turns = {step["view"]["turn"] for step in moves}
    assert asked_to_pass <= len(turns)


@pytest.mark.parametrize("form", ["sealed", "pack rush"])
def test_formats_without_decks_of_ones_own_hand_them_out(server: Served, form: str) -> None:
    clients = come(server, server.room("lorcana", "me", "friend", format=form, seed=5)["seats"])
    play(clients, lambda client: 0, 30)
    assert clients[0].entry >= 10


def test_every_answer_keeps_a_browser_from_doing_more_than_it_should(server: Served) -> None:
    for path in ("/", "/api/offers", "/nothing.js", "/assets/none"):
        _, headers, body = server.get(path)
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self'" in policy
        assert "unsafe-eval" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert b"https://" not in body


def test_one_address_has_only_so_many_rooms_and_connections(tmp_path: Path) -> None:
    with served(str(tmp_path / "table.sqlite"), "--rooms", "2", "--connections", "2") as server:
        keys = [key for _ in range(2) for key in server.room("lorcana", "me", "friend")["seats"]]
        status, wrong = server.post("/api/rooms", {"game": "lorcana", "seats": [{"who": "me"}, {"who": "friend"}]})
        assert status == 429
        assert wrong["faults"][0]["text"].startswith("Too many rooms")
        clients = come(server, keys[:2])
        with pytest.raises(InvalidStatus):
            Client(server, keys[2])
        clients[0].close()
        come(server, keys[2:3])
