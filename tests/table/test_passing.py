"""Passing by itself: the server alone decides, and a seat is never asked what the server then answers."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from tests.table.serving import PATIENCE, Client, Served, play, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(str(tmp_path_factory.mktemp("table") / "table.sqlite")) as running:
        yield running


class Person(Client):
    """A client who does something about everything that is asked, and notices when a question goes away by itself."""

    def __init__(self, server: Served, key: str, chance: random.Random) -> None:
        self.chance = chance
        self.left_open = -1
        """What was asked and not yet answered."""
        self.taken_away: list[int] = []
        self.passed: list[str] = []
        """How passing by itself went: what was told of it, one thing after the other."""
        super().__init__(server, key)

    def _take(self, message: dict[str, Any]) -> None:
        super()._take(message)
        if message["type"] in ("table", "steps"):
            if self.left_open not in (-1, message["question"]):
                self.taken_away.append(self.left_open)
            self.left_open = message["question"]
            assert message["question"] >= 0 or not message["reasons"]
        if "status" in message and self.passed[-1:] != [message["status"]["passing"]]:
            self.passed.append(message["status"]["passing"])

    def answer(self, option: int) -> None:
        self.left_open = -1
        super().answer(option)

    def wish(self, **what: object) -> None:
        self.left_open = -1
        self.send(type="wish", **what)

    def act(self) -> None:
        """Answer, or pass by itself from now on; or turn full control on or off, where there are windows."""
        kinds = [option["kind"] for option in self.options()]
        if self.chance.random() < 0.1:
            self.wish(fullControl=not self.status["fullControl"])
            self.until(lambda client: client.hear()["type"] == "steps")
        elif "pass for the turn" in kinds and self.chance.random() < 0.5:
            how = self.chance.choice(["turn", "event"])
            self.wish(passing=how)
            self.question = -1
            self.until(lambda client: client.status["passing"] == how)
        else:
            self.answer(self.chance.randrange(len(kinds)))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", ["spoils", "fallen"])
def test_who_passes_is_never_asked_what_the_server_answers(server: Served, game: str, seed: int) -> None:
    keys = server.room(game, seats=[{"who": "me"}, {"who": "computer", "level": "random"}], seed=seed)["seats"]
    person = Person(server, keys[0], random.Random(seed))
    for _ in range(120):
        person.until(lambda client: client.question >= 0 or client.is_over, 2 * PATIENCE)
        if person.is_over:
            break
        person.act()
    assert person.taken_away == []
    assert [refused["why"] for refused in person.refused] == []
    mine = [step for step in person.steps if step["kind"] == "move" and step["seat"] == person.seat]
    assert len(mine) > 20
    assert {"", "turn", "event"} <= set(person.passed), "it passed by itself, in both ways, and that ended"


def test_where_it_has_ended_the_message_that_says_so_asks(server: Served) -> None:
    keys = server.room("spoils", seats=[{"who": "me"}, {"who": "computer", "level": "random"}], seed=1)["seats"]
    person = Person(server, keys[0], random.Random(1))
    ended = 0
    while ended < 3:
        person.until(lambda client: client.question >= 0)
        if "pass for the turn" not in [option["kind"] for option in person.options()]:
            person.answer(0)
            continue
        turn = person.view["turn"]
        person.wish(passing="turn")
        person.until(lambda client: client.status["passing"] == "turn")
        assert person.question == -1, "the server answers this one"
        while person.status["passing"]:
            person.hear()
        assert person.view["turn"] > turn
        ended += 1
    assert person.taken_away == []


def in_window(people: list[Person]) -> Person:
    """Play on until somebody may respond."""
    chance = random.Random(1)
    for _ in range(400):
        asked = next((person for person in people if person.question >= 0), None)
        if asked is not None and "pass for the turn" in [option["kind"] for option in asked.options()]:
            return asked
        play(list(people), lambda client: chance.randrange(len(client.options())), 1)
    raise AssertionError("nobody was asked")


def test_who_stops_it_is_asked_again(server: Served) -> None:
    keys = server.room("spoils", "me", "friend", seed=2)["seats"]
    people = [Person(server, key, random.Random(seat)) for seat, key in enumerate(keys)]
    for person in people:
        person.until(lambda client: client.view)
    asked = in_window(people)
    asked.wish(passing="turn")
    asked.until(lambda client: client.status["passing"] == "turn")
    asked.wish(passing="")
    asked.until(lambda client: client.status["passing"] == "")
    known = asked.entry
    for person in people:
        person.settle(0.3)
    assert asked.status["passing"] == ""
    assert sum(person.question >= 0 for person in people) == 1, "somebody is asked"
    assert asked.entry == known, "and nothing is answered any more"
