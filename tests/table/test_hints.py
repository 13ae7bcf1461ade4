"""Hints at the table: who may ask, what is told and to whom; and how a finished game went."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from tests.table.serving import Client, Served, served

POSITIONS = "60"  # few, so that it is quick


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(str(tmp_path_factory.mktemp("table") / "table.sqlite"), "--hints", POSITIONS) as running:
        yield running


def heard(client: Client, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    while True:
        message = client.hear()
        if message["type"] == kind:
            return message


def asked(server: Served, *who: str, **more: Any) -> Client:
    """Who is asked in a new room."""
    room = server.room("lorcana", *who, seed=7, **more)
    clients = [Client(server, key) for key in room["seats"] if key]
    for client in clients:
        client.until(lambda client: client.view and (len(clients) > 1 or client.question >= 0))
    return next(client for client in clients if client.question >= 0)


def hinted(client: Client) -> dict[str, Any]:
    client.send(type="hint", question=client.question)
    return heard(client, "hint")


def test_against_the_computer_a_seat_is_told_what_would_be_best(server: Served) -> None:
    client = asked(server, "me", "computer")
    found = hinted(client)
    assert found["question"] == client.question
    places = sorted(place for one in found["options"] for place in one["options"])
    assert places == [option["place"] for option in client.options()]
    sentences = {option["place"]: option["sentence"] for option in client.options()}
    for one in found["options"]:
        assert 0 <= one["chance"] <= 1
        assert 0 <= one["error"] <= 1
        assert one["sentence"] == sentences[one["options"][0]]
    assert hinted(client) == found  # it is not worked out twice


def test_who_plays_both_seats_may_ask(server: Served) -> None:
    assert hinted(asked(server, "me", "me"))["options"]


def test_between_people_there_are_no_hints(server: Served) -> None:
    room = server.room("lorcana", "me", "friend", seed=7)
    for key in [*room["seats"], room["watch"]]:
        client = Client(server, key)
        assert client.hear()["hints"] is False
        client.until(lambda client: client.view)
        client.send(type="hint", question=max(0, client.question))
        assert client.refusal() == "not now"


def test_a_room_can_be_opened_without_hints(server: Served) -> None:
    client = asked(server, "me", "computer", hints=False)
    client.send(type="hint", question=client.question)
    assert client.refusal() == "not now"


def test_spectators_are_told_no_hint(server: Served) -> None:
    room = server.room("lorcana", "me", "computer", seed=7)
    player, watcher = Client(server, room["seats"][0]), Client(server, room["watch"])
    player.until(lambda client: client.question >= 0)
    hinted(player)
    watcher.send(type="hint", question=player.question)
    assert watcher.refusal() == "not now"
    watcher.settle()
    assert b'"type":"hint"' not in watcher.bytes


def test_a_question_that_has_moved_on_gets_none(server: Served) -> None:
    client = asked(server, "me", "me")
    before = client.question
    client.answer(0)
    client.until_after(before)
    client.send(type="hint", question=before)
    assert client.refusal() == "late"
    client.send(type="hint", question=10_000)
    assert client.refusal() == "malformed"


def test_how_a_game_went_is_told_when_it_is_over_and_not_before(server: Served) -> None:
    client = asked(server, "me", "computer")
    client.send(type="course")
    assert client.refusal() == "not now"
    for _ in range(6):  # a few answers, whatever they are
        known = client.entry
        client.answer(len(client.options()) - 1)
        client.until_after(known)
        client.until(lambda client: client.question >= 0 or client.is_over)
    client.send(type="concede")
    client.until(lambda client: client.is_over)
    client.send(type="course")
    told = [heard(client, "course")]
    while not told[-1]["whole"]:
        told.append(heard(client, "course"))
    assert [one["done"] for one in told[:-1]] == list(range(len(told) - 1))
    last = told[-1]
    assert last["done"] == last["of"] == len(last["moments"]) > 0
    assert last["end"] == 0
    assert all(0 <= moment["taken"] <= 1 for moment in last["moments"])
    assert all(loss["better"] and loss["lost"] > 0 for loss in last["losses"])
    client.send(type="course")
    assert heard(client, "course") == last


def test_levels_are_offered_by_name_and_explained(server: Served) -> None:
    for lang in ("en", "fr", "it"):
        _, _, body = server.get(f"/api/offers?lang={lang}")
        lorcana = next(game for game in json.loads(body)["games"] if game["name"] == "lorcana")
        assert [level["name"] for level in lorcana["levels"]][1:] == ["novice", "casual", "skilled", "expert", "master"]
        assert lorcana["level"] == "skilled"
        assert lorcana["hints"] is True
        assert all(level["title"] and level["about"] for level in lorcana["levels"])
