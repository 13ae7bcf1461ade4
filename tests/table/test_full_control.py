"""Full control: a seat is asked also in windows in which it can do nothing, and the game stays the same."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from tests.table.serving import Client, Served, play, served, start

import arbitre
from arbitre.table import protocol as p
from arbitre.table.asking import Refusal, entry_for
from arbitre.table.entry import Entry
from arbitre.table.room import Room
from arbitre.table.setup import made

WINDOWS = ("spoils", "fallen")


def room_of(game: str, seed: int = 3) -> Room:
    wanted = p.NewRoom(game=game, seats=[p.NewSeat(who="me"), p.NewSeat(who="friend")], seed=seed)
    return Room("room", made(wanted), Entry(number=0, kind="start", at=0.0))


def does(room: Room, seat: int, message: p.FromPage) -> None:
    room.accept(room.tried(entry_for(room, seat, message, 1.0)))


def answers(room: Room, option: int) -> None:
    does(room, room.state.asked(), p.Answer(question=room.state.question, option=option))


def idle(room: Room) -> bool:
    decision = room.state.game.decision
    return decision is not None and bool(decision.idle)


def played(room: Room, chance: random.Random, most: int = 10_000) -> list[int]:
    """At random to the end; which seats were asked in windows in which they could do nothing."""
    asked: list[int] = []
    while not room.state.game.over and most:
        decision = room.state.game.decision
        most -= 1
        if decision.idle:
            asked.append(decision.seat)
            answers(room, 0)
        else:
            answers(room, chance.randrange(len(decision.options)))
    return asked


@pytest.mark.parametrize("game", WINDOWS)
def test_only_who_wants_it_is_asked_where_nothing_can_be_done_and_the_game_is_the_same(game: str) -> None:
    plain, controlled = room_of(game), room_of(game)
    does(controlled, 1, p.Wish(full_control=True))
    assert not played(plain, random.Random(5))
    asked = played(controlled, random.Random(5))
    assert set(asked) == {1}
    assert len(asked) > 10
    assert controlled.state.game.digest() == plain.state.game.digest()
    assert controlled.state.game.view_events(1) == plain.state.game.view_events(1)


@pytest.mark.parametrize("game", WINDOWS)
def test_a_record_of_such_a_game_is_one_of_the_same_game_without(game: str) -> None:
    room = room_of(game)
    does(room, 0, p.Wish(full_control=True))
    played(room, random.Random(6))
    again = arbitre.replay(room.state.game.record())
    assert again.digest() == room.state.game.digest()


@pytest.mark.parametrize("game", WINDOWS)
def test_it_can_be_switched_at_any_time_and_follows_from_the_log(game: str) -> None:
    room, chance = room_of(game), random.Random(7)
    for _ in range(12):
        seat = chance.randrange(2)
        does(room, seat, p.Wish(full_control=seat not in room.state.control))
        played(room, chance, 25)
        mover = room.state.moves[-1].seat if room.state.moves else 0
        if not room.state.game.over and room.state.last_play(mover) and chance.randrange(2):
            room.accept(room.tried(Entry(number=room.last + 1, kind="take back", at=1.0, seat=mover)))
        again = Room.read("room", room.setup, [entry for entry, *_ in room.spans])
        assert again.state.game.digest() == room.state.game.digest()
        assert again.state.game.attentive == room.state.game.attentive
        assert again.state.control == room.state.control
        assert again.state.question == room.state.question
        if room.state.game.over:
            break


def test_what_is_taken_back_is_a_play_and_not_a_window_passed() -> None:
    room, chance = room_of("spoils"), random.Random(8)
    does(room, 0, p.Wish(full_control=True))
    while not (idle(room) and room.state.last_play(0)):
        answers(room, chance.randrange(len(room.state.game.decision.options)))
    play = room.state.last_play(0)
    answers(room, 0)
    assert room.state.last_play(0) == play


def test_a_game_in_which_nobody_responds_has_none() -> None:
    with pytest.raises(Refusal) as refused:
        does(room_of("lorcana"), 0, p.Wish(full_control=True))
    assert refused.value.why == "not now"


# -- over connections ------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(str(tmp_path_factory.mktemp("table") / "table.sqlite")) as running:
        yield running


def come(server: Served, keys: list[str]) -> list[Client]:
    clients = [Client(server, key) for key in keys]
    for client in clients:
        client.until(lambda client: client.view)
    return clients


def only_passes(client: Client) -> bool:
    return [option["kind"] for option in client.options()] == ["pass"]


def until_idle(clients: list[Client]) -> Client:
    """Play on until somebody is asked who can do nothing."""
    chance = random.Random(1)
    for _ in range(400):
        asked = next((client for client in clients if client.question >= 0), None)
        if asked is not None and only_passes(asked):
            return asked
        play(clients, lambda client: chance.randrange(len(client.options())), 1)
    raise AssertionError("nobody was asked")


def test_the_other_is_told_nothing_of_the_switch(server: Served) -> None:
    clients = come(server, server.room("spoils", "me", "friend", seed=3)["seats"])
    told = len(clients[1].bytes)
    steps = len(clients[1].steps)
    clients[0].send(type="wish", fullControl=True)
    clients[0].until(lambda client: client.status["fullControl"])
    clients[1].settle(0.2)
    assert len(clients[1].steps) == steps
    assert not clients[1].status["fullControl"]
    assert b'"fullControl":true' not in clients[1].bytes[told:]
    assert until_idle(clients) is clients[0]


def test_who_switches_it_off_in_such_a_window_has_passed(server: Served) -> None:
    clients = come(server, server.room("fallen", "me", "friend", seed=3)["seats"])
    clients[0].send(type="wish", fullControl=True)
    asked = until_idle(clients)
    entry = asked.entry
    asked.send(type="wish", fullControl=False)
    asked.until(lambda client: client.entry > entry and client.steps[-1]["kind"] == "move")
    assert not asked.status["fullControl"]


def test_a_server_that_was_killed_knows_it_still(database: str) -> None:
    server = start(database)
    try:
        keys = server.room("spoils", "me", "friend", seed=4)["seats"]
        clients = come(server, keys)
        clients[1].send(type="wish", fullControl=True)
        clients[1].until(lambda client: client.status["fullControl"])
        assert until_idle(clients) is clients[1]
        before = clients[1].view
        server.end()
        server = start(database)
        clients = come(server, keys)
        assert clients[1].status["fullControl"]
        assert not clients[0].status["fullControl"]
        assert clients[1].view == before
        assert only_passes(clients[1])
        clients[1].answer(0)
        clients[1].until(lambda client: client.steps)
    finally:
        server.end()
