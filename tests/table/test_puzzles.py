"""Puzzles at the table: a room where the other side answers by itself, and where it is said how the goal stands."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from tests.table.serving import Client, Served, served

from arbitre.puzzles import games, puzzles

ENDING = ("end turn", "done", "pass", "announce attack")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(str(tmp_path_factory.mktemp("table") / "table.sqlite")) as running:
        yield running


def got(server: Served, address: str, status: int = 200) -> dict[str, Any]:
    found, _, body = server.get(address)
    assert found == status, body
    answer: dict[str, Any] = json.loads(body)
    return answer


def hear_until(client: Client, wanted: str) -> None:
    while client.status.get("goal") != wanted:
        client.hear()


def hear_question(client: Client) -> None:
    while client.question < 0 and client.status.get("goal", "open") == "open":
        client.hear()


@pytest.mark.parametrize("game", games())
def test_the_puzzles_of_a_game_are_listed(server: Served, game: str) -> None:
    listed = got(server, f"/api/puzzles/{game}?lang=fr")["puzzles"]
    assert [one["name"] for one in listed] == list(puzzles(game))
    assert [one["title"] for one in listed] == [one.title("fr") for one in puzzles(game).values()]
    offer = next(one for one in got(server, "/api/offers")["games"] if one["name"] == game)
    assert offer["puzzles"] == len(listed)


@pytest.mark.parametrize("game", games())
def test_a_puzzle_is_missed_taken_back_and_solved(server: Served, game: str) -> None:
    name, found = next((name, one) for name, one in puzzles(game).items() if one.data["goal"].get("until") != "reply")
    told = got(server, f"/api/puzzles/{game}/{name}")
    status, room = server.post(f"/api/puzzles/{game}/{name}", {})
    assert status == 200, room
    assert room["seats"][1] == ""  # nobody else sits there
    client = Client(server, room["seats"][0])
    hear_question(client)
    assert client.status["goal"] == "open"
    while client.status["goal"] == "open":  # somebody who wants nothing but to be done with it
        options = [option["kind"] for option in client.view["decision"]["options"]]
        client.answer(next(options.index(kind) for kind in ENDING if kind in options))
        client.hear()
        hear_question(client)
    assert client.status["goal"] == "failed"
    assert client.status["takeBack"] == "free"
    client.send(type="take back")
    hear_until(client, "open")
    status, room = server.post(f"/api/puzzles/{game}/{name}", {})
    client = Client(server, room["seats"][0])
    mine = [step["option"] for step in told["solution"] if step["seat"] == 0]
    if len(mine) < len(told["solution"]):
        pytest.skip("the other side is asked, and may answer otherwise")
    for option in mine:
        hear_question(client)
        client.answer(option)
        client.hear()
    hear_until(client, "met")
    assert found.measured.moves == told["line"]["moves"] == client.status["choices"]


def test_where_the_solution_is_shown_nobody_answers_by_themselves(server: Served) -> None:
    game, name = next(
        (game, name)
        for game in games()
        for name, one in puzzles(game).items()
        if any("B" in deed for deed in one.data["do"])
    )
    steps = got(server, f"/api/puzzles/{game}/{name}")["solution"]
    _, room = server.post(f"/api/puzzles/{game}/{name}", {"shown": True})
    clients = [Client(server, key) for key in room["seats"]]
    for step in steps:
        client = clients[step["seat"]]
        while client.question < 0:
            client.hear()
        client.answer(step["option"])
        client.hear()
    hear_until(clients[0], "met")


def test_what_is_not_there_is_said(server: Served) -> None:
    assert "There is no puzzle" in got(server, "/api/puzzles/lorcana/nothing", 404)["faults"][0]["text"]
    assert server.post("/api/puzzles/lorcana/nothing", {})[0] == 404
    assert server.post("/api/puzzles/lorcana/nothing", {"what": 1})[0] == 400
