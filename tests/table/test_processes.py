"""Several processes serve the same rooms, with PostgreSQL between them."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator

import pytest
from tests.table.serving import PATIENCE, Client, Served, play, served, start

from arbitre.table.hall import BEAT
from arbitre.table.others import SILENCE


@pytest.fixture(scope="module")
def two(postgres: str) -> Iterator[tuple[Served, Served]]:
    with served(postgres) as first, served(postgres) as second:
        yield first, second


def test_two_people_connected_to_two_processes_play_a_game(two: tuple[Served, Served]) -> None:
    room = two[0].room("lorcana", "me", "friend", seed=4)
    clients = [Client(server, key) for server, key in zip(two, room["seats"], strict=True)]
    chance = random.Random(4)
    play(clients, lambda client: chance.randrange(len(client.options())))
    assert clients[0].view["result"]["winners"] == clients[1].view["result"]["winners"]
    assert all(seat["here"] for seat in clients[0].status["seats"])


def test_of_two_answers_to_one_question_in_two_processes_one_counts(two: tuple[Served, Served]) -> None:
    """The one who is asked answers in one process, and the same seat in another before it has heard of that."""
    late = 0
    for seed in range(8):
        room = two[0].room("lorcana", "me", "friend", seed=seed)
        seated = [Client(server, room["seats"][0]) for server in two]
        other = Client(two[1], room["seats"][1])
        other.until(lambda client: client.view)
        ends = time.monotonic() + PATIENCE
        while not any(client.over for client in seated) and time.monotonic() < ends:
            for client in seated:
                client.settle(0.05)
        assert [client.over["why"] for client in seated if client.over] == ["taken over"]
        asked = other if other.question >= 0 else next(client for client in seated if client.over is None)
        again = Client(two[0] if asked is other else two[1], asked.key, hello=False)
        asked.send(type="answer", question=asked.question, option=0)
        again.send(type="hello", version=1, key=asked.key)
        again.send(type="answer", question=asked.question, option=1)
        again.until(lambda client: client.view)
        if other is not asked:
            other.until(lambda client: client.steps)
        for client in (asked, again, other):
            client.settle(0.3)
        moves = {step["entry"] for client in (asked, again, other) for step in client.steps if step["kind"] == "move"}
        assert len(moves) <= 1
        late += sum(refused["why"] == "late" for client in (asked, again) for refused in client.refused)
        for client in (*seated, other, again):
            client.close()
    assert late


def test_of_a_process_that_was_killed_nobody_is_here_any_more(postgres: str) -> None:
    with served(postgres) as first:
        second = start(postgres)
        try:
            room = first.room("lorcana", "me", "friend", seed=5)
            mine, theirs = (Client(server, key) for server, key in zip((first, second), room["seats"], strict=True))
            theirs.until(lambda client: client.view)
            mine.until(lambda client: client.status and client.status["seats"][1]["here"])
            killed = time.monotonic()
            second.end()
            mine.until(lambda client: not client.status["seats"][1]["here"])
            assert time.monotonic() - killed < SILENCE + 2 * BEAT + 15
            assert mine.status["seats"][0]["here"]
            again = Client(first, room["seats"][1])
            again.until(lambda client: client.view)
            mine.until(lambda client: client.status["seats"][1]["here"])
        finally:
            second.end()


def test_who_sits_still_in_another_process_stays_here(two: tuple[Served, Served]) -> None:
    room = two[0].room("lorcana", "me", "friend", seed=6)
    mine, theirs = (Client(server, key) for server, key in zip(two, room["seats"], strict=True))
    theirs.until(lambda client: client.view)
    mine.until(lambda client: client.status and client.status["seats"][1]["here"])
    mine.settle(BEAT)  # what their coming still brings
    told = len(mine.bytes)
    mine.settle(SILENCE + BEAT)
    assert mine.status["seats"][1]["here"]
    assert len(mine.bytes) == told, "signs of life are no news"


def test_a_command_with_workers_serves_from_several_processes(postgres: str) -> None:
    with served(postgres, "--workers", "2") as server:
        room = server.room("spoils", "me", "friend", seed=1)
        clients = [Client(server, key) for key in room["seats"]]
        chance = random.Random(2)
        play(clients, lambda client: chance.randrange(len(client.options())), 60)
        assert clients[0].entry == clients[1].entry >= 20
