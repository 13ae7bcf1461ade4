"""Coming, going and coming back; what spectators may; who acts for whom."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.table.serving import Client, Served, served
from websockets.exceptions import ConnectionClosed


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(str(tmp_path_factory.mktemp("table") / "table.sqlite")) as running:
        yield running


def two(server: Served, **more: object) -> tuple[dict[str, object], Client, Client]:
    """A room with both seats taken; the one who is asked comes first."""
    room = server.room("lorcana", "me", "friend", **{"seed": 7, **more})
    clients = [Client(server, key) for key in room["seats"]]
    for client in clients:
        client.until(lambda client: client.view)
    clients.sort(key=lambda client: client.question < 0)
    return room, clients[0], clients[1]


def answered(asked: Client, *others: Client, option: int = -1) -> None:
    """An answer that everybody has heard of; the last option is the one that does least."""
    known = asked.entry
    asked.answer(option % len(asked.options()))
    for client in (asked, *others):
        client.until(lambda client: client.entry > known)


def test_a_second_connection_of_a_seat_takes_over(server: Served) -> None:
    _, asked, other = two(server)
    again = Client(server, asked.key)
    again.until(lambda client: client.view)
    asked.until(lambda client: client.over)
    assert asked.over is not None
    assert asked.over["why"] == "taken over"
    with pytest.raises(ConnectionClosed):
        asked.hear(5)
    assert again.view == asked.view
    answered(again, other)


def test_who_comes_back_is_told_what_happened_meanwhile(server: Served) -> None:
    _, asked, other = two(server)
    other.close()
    known = other.entry
    answered(asked)
    back = Client(server, other.key, after=known)
    back.until(lambda client: client.steps)
    assert [step["entry"] for step in back.steps] == [known + 1]
    assert not back.tables
    whole = Client(server, other.key)
    whole.until(lambda client: client.view)
    assert whole.view == back.view
    assert [step["entry"] for step in whole.tables[0]["recap"]] == [known + 1]


def test_everybody_sees_who_is_there(server: Served) -> None:
    _, asked, other = two(server)
    asked.until(lambda client: all(seat["here"] for seat in client.status["seats"]))
    assert all(seat["here"] for seat in asked.status["seats"])
    other.close()
    asked.until(lambda client: not all(seat["here"] for seat in client.status["seats"]))
    assert asked.status["seats"][asked.seat]["here"]


def test_a_spectator_sees_what_everybody_knows_and_does_nothing(server: Served) -> None:
    room, asked, _ = two(server)
    watcher = Client(server, str(room["watch"]))
    watcher.until(lambda client: client.view)
    assert watcher.seat == -1
    assert watcher.view["audience"] == -1
    assert "options" not in watcher.view["decision"]
    assert watcher.question == -1
    for message in (
        {"type": "answer", "question": asked.question, "option": 0},
        {"type": "take back"},
        {"type": "concede"},
        {"type": "offer draw"},
        {"type": "reply", "to": "draw", "yes": True},
        {"type": "nudge"},
        {"type": "claim"},
        {"type": "rematch"},
        {"type": "say", "text": "psst"},
        {"type": "wish", "openHand": True},
    ):
        watcher.send(**message)
        assert watcher.refusal() == "not yours", message
    asked.settle(0.2)
    assert asked.entry == watcher.entry
    assert not asked.said


def test_a_spectator_sees_with_the_eyes_of_a_player_who_allows_it(server: Served) -> None:
    room, asked, _ = two(server)
    watcher = Client(server, str(room["watch"]))
    watcher.until(lambda client: client.view)
    asked.send(type="wish", openHand=True)
    watcher.until(lambda client: client.steps)
    assert watcher.view["audience"] == asked.seat
    assert watcher.question == -1
    asked.send(type="wish", openHand=False)
    watcher.until(lambda client: len(client.steps) > 1)
    assert watcher.view["audience"] == -1


def test_nobody_answers_for_another(server: Served) -> None:
    _, asked, other = two(server)
    other.send(type="answer", question=asked.question, option=0)
    assert other.refusal() == "not yours"
    answered(asked, other)


def test_an_answer_that_comes_late_changes_nothing(server: Served) -> None:
    _, asked, other = two(server)
    question = asked.question
    answered(asked, other)
    entry = asked.entry
    asked.send(type="answer", question=question, option=0)
    asked.until(lambda client: client.refused)
    assert asked.refused[0]["why"] == "late"
    asked.settle(0.2)
    assert asked.entry == entry


def test_what_is_said_is_text_for_everybody(server: Served) -> None:
    _, asked, other = two(server)
    asked.send(type="say", text=" <b>hello</b>\nthere\u0000 ")
    other.until(lambda client: client.said)
    assert other.said == ["<b>hello</b> there"]


def test_a_key_that_opens_nothing_is_refused(server: Served) -> None:
    client = Client(server, "nothing")
    assert client.refusal() == "no such key"
    with pytest.raises(ConnectionClosed):
        client.hear(5)


def test_one_can_change_the_language(server: Served) -> None:
    _, asked, _ = two(server)
    before = asked.view["decision"]["sentence"]
    asked.send(type="wish", lang="fr")
    asked.until(lambda client: len(client.tables) > 1)
    assert asked.view["decision"]["sentence"] != before
