"""Taking back: the whole play, freely or if the others agree."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.table.serving import Client, Served, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(str(tmp_path_factory.mktemp("table") / "table.sqlite")) as running:
        yield running


def begun(server: Served, *who: str) -> list[Client]:
    """A game whose opening hands are kept; the one whose turn it is comes first."""
    room = server.room("lorcana", *who, seed=7)
    clients = [Client(server, key) for key in room["seats"] if key]
    while not any(asked(client, "turn action") for client in clients):
        for client in clients:
            client.settle(0.1)
            if client.question >= 0 and not asked(client, "turn action"):
                known = client.entry
                client.answer(next(o["place"] for o in client.options() if o["kind"] == "done"))
                for one in clients:
                    one.until_after(known)
    return sorted(clients, key=lambda client: client.question < 0)


def asked(client: Client, kind: str) -> bool:
    return client.question >= 0 and client.view["decision"]["kind"] == kind


def takes(clients: list[Client], kind: str) -> None:
    """The first of them takes an option of a kind."""
    active, known = clients[0], clients[0].entry
    active.answer(next(option["place"] for option in active.options() if option["kind"] == kind))
    for client in clients:
        client.until(lambda client: client.entry > known)


def choosing(server: Served) -> list[Client]:
    """The opening hands are looked at; the one who is asked comes first, and has put one card away."""
    room = server.room("lorcana", "me", "friend", seed=7)
    clients = [Client(server, key) for key in room["seats"]]
    for client in clients:
        client.until(lambda client: client.view)
    clients.sort(key=lambda client: client.question < 0)
    takes(clients, "put away")
    return clients


def test_a_play_that_told_nothing_is_taken_back_freely(server: Served) -> None:
    clients = choosing(server)
    active, other = clients
    before = active.tables[0]["view"]
    assert active.view != before
    assert active.status["takeBack"] == "free"
    assert other.status["takeBack"] == ""
    active.send(type="take back")
    for client in clients:
        client.until(lambda client: client.steps[-1]["kind"] == "take back")
    assert active.view == before
    takes(clients, "put away")


def test_after_something_came_to_light_the_other_is_asked_and_told_what(server: Served) -> None:
    clients = begun(server, "me", "friend")
    active, other = clients
    takes(clients, "ink")
    takes(clients, "end turn")  # the other draws
    assert active.status["takeBack"] == "ask"
    active.send(type="take back")
    other.until(lambda client: client.status["asked"])
    wanted = other.status["asked"]
    assert wanted["kind"] == "take back"
    assert wanted["seat"] == active.seat
    assert wanted["waiting"] == [other.seat]
    assert any("draw" in line for line in wanted["seen"])
    drawn = other.view["seats"][other.seat]["zones"]["hand"]["cards"]
    active.until(lambda client: client.status["asked"])
    mine = " ".join(active.status["asked"]["seen"])
    assert not any(card["name"] in mine for card in drawn), "who asks is not told what the other drew"
    other.send(type="reply", to="take back", yes=False)
    active.until(lambda client: client.status["asked"] is None)
    assert active.view["decision"]["seat"] == other.seat
    active.send(type="take back")
    other.until(lambda client: client.status["asked"])
    other.send(type="reply", to="take back", yes=True)
    active.until(lambda client: client.question >= 0)
    assert active.steps[-1]["kind"] == "take back"
    assert asked(active, "turn action")


def test_against_the_computer_it_is_always_free(server: Served) -> None:
    clients = begun(server, "me", "computer")
    (active,) = clients
    takes(clients, "end turn")
    active.until(lambda client: asked(client, "turn action"))
    assert active.status["takeBack"] == "free"
    known = active.entry
    active.send(type="take back")
    active.until(lambda client: client.entry > known and asked(client, "turn action"))


def test_who_has_done_nothing_has_nothing_to_take_back(server: Served) -> None:
    room = server.room("lorcana", "me", "friend", seed=7)
    client = Client(server, room["seats"][0])
    client.until(lambda client: client.view)
    assert client.status["takeBack"] == ""
    client.send(type="take back")
    client.until(lambda client: client.refused)
    assert client.refused[0]["why"] == "not now"


def test_an_answer_to_a_question_that_was_taken_back_is_late(server: Served) -> None:
    active, _ = choosing(server)
    stale = active.question
    active.send(type="take back")
    active.send(type="answer", question=stale, option=0)
    active.until(lambda client: client.refused)
    assert active.refused[0]["why"] == "late"
