"""Nobody is sent the name of a card they may not know."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from tests.table.serving import Client, Served, play, served

from arbitre.games import registry
from arbitre.kernel.chance import Chance
from arbitre.kernel.knowledge import knows
from arbitre.lab.proofs import otherwise as laid_otherwise
from arbitre.sentences import Speaker
from arbitre.table import protocol as p
from arbitre.table.entry import Entry
from arbitre.table.room import Room
from arbitre.table.setup import Setup, made
from arbitre.table.storage import opened
from arbitre.table.telling import Beside, Reader

GAMES = [entry.name for entry in registry.OWN]
LANGUAGES: dict[int, p.Language] = {-1: "en", 0: "en", 1: "fr"}


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    return str(tmp_path_factory.mktemp("table") / "table.sqlite")


@pytest.fixture(scope="module")
def server(database: str) -> Iterator[Served]:
    with served(database) as running:
        yield running


def kept(database: str, room: str) -> tuple[Setup, list[Entry]]:
    """A room as the database has it."""
    storage = opened(database)
    try:
        return asyncio.run(storage.room(room)).setup, asyncio.run(storage.log(room))
    finally:
        storage.close()


def names_told(setup: Setup, log: list[Entry], audience: int) -> tuple[set[str], set[str]]:
    """The names of all cards of a game, in the audience's language, and of those it has known at some time."""
    speaker = Speaker(LANGUAGES[audience], game=setup.game)
    first, *rest = log
    room = Room(setup.game, setup, first)
    every: set[str] = set()
    known: set[str] = set()
    for entry in [None, *rest]:
        if entry is not None:
            room.accept(room.tried(entry))
        game = room.state.game
        for card in range(len(game.facts)):
            name = speaker.card(game, card)
            every.add(name)
            if game.zone_of[card] < 0 or knows(game, card, audience) or was_told(game, card, audience):
                known.add(name)
    return every, known


def was_told(game: Any, card: int, audience: int) -> bool:
    """Whether an event told the audience of the card, even if it has lost track of it since."""
    return any(
        card in (event.card, event.other, *event.cards)
        and (event.seen == -1 or (audience >= 0 and event.known_to(audience)))
        for event in game.events.since(max(0, len(game.events) - 40))
    )


@pytest.mark.parametrize("game", GAMES)
def test_no_byte_of_a_connection_names_a_card_its_seat_may_not_know(server: Served, database: str, game: str) -> None:
    """A whole game; every byte that each seat and a spectator were sent is searched."""
    room = server.room(game, "me", "friend", seed=11)
    clients = [Client(server, key, lang=LANGUAGES[seat]) for seat, key in enumerate(room["seats"])]
    watcher = Client(server, room["watch"], lang=LANGUAGES[-1])
    chance = random.Random(game)
    play([*clients, watcher], lambda client: chance.randrange(len(client.options())), 400)
    again = [Client(server, key, lang=LANGUAGES[seat]) for seat, key in enumerate(room["seats"])]  # with the whole log
    for client in again:
        client.until(lambda one: one.tables)
        client.settle()
    setup, log = kept(database, room["room"])
    for audience, heard in ((0, (clients[0], again[0])), (1, (clients[1], again[1])), (-1, (watcher,))):
        every, known = names_told(setup, log, audience)
        hidden = {name for name in every - known if not any(name in other for other in known)}
        assert hidden, "a game in which everything came to light proves nothing"
        for client in heard:
            text = client.bytes.decode()
            assert any(name in text for name in known)
            assert not [name for name in sorted(hidden) if name in text]
    for client in (*clients, *again, watcher):
        client.close()


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_is_told_does_not_change_when_what_it_does_not_know_is_laid_otherwise(game: str) -> None:
    setup = made(p.NewRoom(game=game, seats=[p.NewSeat(who="me"), p.NewSeat(who="friend")], seed=5))
    room = Room("room", setup, Entry(number=0, kind="start", at=0.0))
    chance = random.Random(game)
    for number in range(1, 120):
        if room.state.game.over:
            break
        if number % 8 == 0:
            for seat in (0, 1, -1):
                assert told(room, seat) == told(room, seat, otherwise=number)
        options = len(room.state.game.decision.options)
        seat, question = room.state.asked(), room.state.question
        answer = Entry(number=number, kind="move", at=float(number), seat=seat, question=question)
        room.accept(room.tried(msgspec.structs.replace(answer, option=chance.randrange(options))))


def told(room: Room, seat: int, otherwise: int | None = None) -> bytes:
    """All that a seat is sent when it comes."""
    state = room.state
    twin = Room("room", room.setup, room.spans[0][0])
    twin.moments, twin.spans = type(room.moments)([room.moments[-1]]), room.spans
    game = state.game if otherwise is None else laid_otherwise(state.game, seat, Chance(otherwise))
    twin.state = replace(state, game=game)
    return msgspec.json.encode(msgspec.structs.replace(Reader(twin, seat, "en").table(Beside(here={0, 1})), recap=[]))
