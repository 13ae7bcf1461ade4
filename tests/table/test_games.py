"""Whole games over real connections."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from tests.table.serving import Client, Served, play, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(str(tmp_path_factory.mktemp("table") / "table.sqlite")) as running:
        yield running


# Whole games of the others are played in test_hidden.py.
@pytest.mark.parametrize("game", ["lorcana", "briscola"])
def test_two_people_play_a_whole_game(server: Served, game: str) -> None:
    room = server.room(game, "me", "friend", seed=3)
    clients = [Client(server, key) for key in room["seats"]]
    chance = random.Random(game)
    answers = play(clients, lambda client: chance.randrange(len(client.options())))
    assert answers > 20
    first, second = (client.view["result"] for client in clients)
    assert first["winners"] == second["winners"]
    assert not any(client.refused for client in clients)
    for client in clients:
        numbers = [step["entry"] for step in client.steps]
        assert numbers == sorted(set(numbers)), "no step is told twice"
        client.close()


def test_a_person_plays_the_computer(server: Served) -> None:
    room = server.room("lorcana", seats=[{"who": "me"}, {"who": "computer", "level": "greedy"}], seed=1)
    assert room["seats"][1] == ""
    client = Client(server, room["seats"][0], lang="fr")
    chance = random.Random(1)
    play([client], lambda client: chance.randrange(len(client.options())))
    assert client.view["result"]["winners"]
    assert {step["seat"] for step in client.steps} >= {0, 1}
    client.close()


def test_four_play_in_teams(server: Served) -> None:
    room = server.room("lorcana", *["me"] * 4, teams=[[0, 2], [1, 3]], seed=2)
    clients = [Client(server, key) for key in room["seats"]]
    chance = random.Random(4)
    assert play(clients, lambda client: chance.randrange(len(client.options())), 80) == 80
    for seat in (0, 2):
        clients[seat].send(type="concede")
    for client in clients:
        client.until(lambda client: client.is_over)
        assert set(client.view["result"]["winners"]) == {1, 3}
        client.close()
