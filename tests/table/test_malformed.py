"""Messages that make no sense get an error reply and change nothing.

`python -m tests.table.test_malformed NUMBER` sends that many generated ones; the tests send a few.
"""

from __future__ import annotations

import contextlib
import json
import string
import sys
import tempfile
from collections.abc import Iterator
from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from tests.table.serving import Client, Served, served
from websockets.exceptions import ConnectionClosed

from arbitre.table.connection import FAULTS

KINDS = ["hello", "answer", "take back", "concede", "offer draw", "reply", "nudge", "claim", "rematch", "say", "wish"]
HARMLESS = {"say", "wish", "concede", "take back"}
"""What a player may send at any time: generated messages that happen to be right are none of these."""

SCALARS = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
FIELDS = st.sampled_from(
    ["type", "question", "option", "to", "yes", "text", "lang", "passing", "key", "version", "after"]
)
OBJECTS = st.dictionaries(FIELDS | st.text(max_size=8), VALUES, max_size=6)
TAGGED = st.builds(
    lambda kind, rest: {**rest, "type": kind}, st.sampled_from([k for k in KINDS if k not in HARMLESS]), OBJECTS
)
ANSWERS = st.builds(
    lambda question, option: {"type": "answer", "question": question, "option": option},
    st.integers(-5, 5) | st.integers(),
    st.integers(-5, -1) | st.integers(1000, 10**30),
)
BROKEN = (
    st.text(max_size=200)
    | st.text(alphabet=string.printable, max_size=60)
    | st.builds(lambda text, cut: text[:cut], st.builds(json.dumps, TAGGED), st.integers(0, 60))
)
MESSAGES = st.builds(json.dumps, TAGGED | ANSWERS | OBJECTS | VALUES) | BROKEN | st.binary(max_size=60)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(str(tmp_path_factory.mktemp("table") / "table.sqlite"), "--messages", "100000") as running:
        yield running


class Target:
    """A seat that is asked, to which messages are sent; it comes again when it was thrown out for too many faults."""

    def __init__(self, server: Served) -> None:
        self.server = server
        self.made = server.room("lorcana", "me", "friend", seed=7)
        self.sent = 0
        self.client = self._come()
        self.entry, self.view = self.client.entry, self.client.view

    def _come(self) -> Client:
        for key in self.made["seats"]:
            client = Client(self.server, key)
            client.until(lambda client: client.view)
            if client.question >= 0:
                return client
            client.close()
        raise AssertionError("nobody is asked")

    def refuses(self, message: str | bytes) -> None:
        self.sent += 1
        try:
            self.client.socket.send(message)
            answer = self.client.hear()
            while answer["type"] == "news":
                answer = self.client.hear()
        except ConnectionClosed:
            self.client = self._come()
            return
        assert answer["type"] == "refused", (message, answer)

    def is_unchanged(self) -> None:
        again = self._come()
        assert (again.entry, again.view) == (self.entry, self.view)
        again.close()
        self.client = self._come()


@pytest.fixture(scope="module")
def target(server: Served) -> Target:
    return Target(server)


@settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck), phases=[Phase.generate])
@given(MESSAGES)
def test_a_generated_message_is_refused(target: Target, message: str | bytes) -> None:
    target.refuses(message)
    if target.sent % 100 == 0:
        target.is_unchanged()


@pytest.mark.parametrize(
    ("message", "why"),
    [
        ("", "malformed"),
        ("{", "malformed"),
        ("[" * 5000, "malformed"),
        ('{"type":"answer"}', "malformed"),
        ('{"type":"answer","question":0,"option":0,"more":1}', "malformed"),
        ('{"type":"hello","version":1,"key":"x"}', "malformed"),
        ('{"type":"answer","question":-1,"option":0}', "malformed"),
        ('{"type":"answer","question":0,"option":99999}', "no such option"),
        ('{"type":"answer","question":0,"option":-1}', "no such option"),
        ('{"type":"reply","to":"draw","yes":true}', "not now"),
        ('{"type":"offer draw"}', "not now"),
        ('{"type":"claim"}', "not now"),
        ('{"type":"nudge"}', "not now"),
        ('{"type":"rematch"}', "not now"),
        ('{"type":"say","text":" \\u0000 "}', "malformed"),
        (json.dumps({"type": "say", "text": "x" * 10_000}), "too large"),
    ],
)
def test_what_is_wrong_is_said(server: Served, message: str, why: str) -> None:
    target = Target(server)
    target.client.socket.send(message)
    target.client.until(lambda client: client.refused)
    assert target.client.refused[0]["why"] == why
    target.is_unchanged()


def test_a_huge_message_ends_the_connection_and_changes_nothing(server: Served) -> None:
    target = Target(server)
    with contextlib.suppress(ConnectionClosed):
        target.client.socket.send("x" * (3 << 20))
        target.client.settle(2)
    assert target.client.socket.close_code in (1009, 1006)  # it may be cut off before all of it was sent
    target.is_unchanged()


def test_who_sends_only_nonsense_is_thrown_out(server: Served) -> None:
    target = Target(server)
    with contextlib.suppress(ConnectionClosed):
        for _ in range(FAULTS + 1):
            target.client.socket.send("{")
        target.client.settle(2)
    assert target.client.socket.close_code == 4004
    target.is_unchanged()


def test_who_sends_too_much_is_asked_to_wait(tmp_path_factory: pytest.TempPathFactory) -> None:
    with served(str(tmp_path_factory.mktemp("table") / "table.sqlite"), "--messages", "5") as server:
        target = Target(server)
        for _ in range(30):
            target.client.send(type="rematch")
        target.client.settle()
        assert "too fast" in {refused["why"] for refused in target.client.refused}


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"\xff\xfe",
        {"game": "chess", "seats": []},
        {"game": "spoils", "seats": [{"who": "me"}] * 3},
        {"game": "lorcana", "seats": [{"who": "computer"}, {"who": "computer"}]},
        {"game": "lorcana", "format": "chess", "seats": [{"who": "me"}, {"who": "me"}]},
        {"game": "lorcana", "seats": [{"who": "me", "deck": "4 Nobody - Nowhere\n"}, {"who": "me"}]},
        {"game": "lorcana", "seats": [{"who": "me", "deck": "1 Stitch - New Dog\n"}, {"who": "me"}]},
        {"game": "lorcana", "seats": [{"who": "me"}, {"who": "computer", "level": "perfect"}]},
        {"game": "lorcana", "seats": [{"who": "me"}] * 2, "clock": {"bank": 0, "back": 0}},
        {"game": "lorcana", "seats": [{"who": "me"}] * 4, "teams": [[0], [9]]},
    ],
)
def test_a_room_that_can_not_be_is_refused_with_the_reasons(server: Served, body: Any) -> None:
    status, answer = server.post("/api/rooms", body)
    assert status == 400
    assert answer["type"] == "wrong"
    assert all(fault["text"] for fault in answer["faults"])


def test_a_page_of_another_site_is_refused(server: Served) -> None:
    room = {"game": "lorcana", "seats": [{"who": "me"}, {"who": "computer"}]}
    assert server.post("/api/rooms", room, {"Origin": "https://elsewhere.example"})[0] == 403
    assert server.post("/api/rooms", room, {"Host": "elsewhere.example"})[0] == 403
    assert server.post("/api/rooms", room, {"Origin": server.address})[0] == 200
    assert server.post("/api/deck", b"x" * 400_000)[0] == 413


def test_a_deck_list_is_checked_line_by_line(server: Served) -> None:
    text = "4 Stitch - New Dog\n3 Nobody - Nowhere\n"
    _, found = server.post("/api/deck", {"game": "lorcana", "format": "constructed", "text": text})
    assert [fault["line"] for fault in found["faults"]] == [2]
    _, found = server.post(
        "/api/deck", {"game": "lorcana", "format": "constructed", "text": "5 Stitch - New Dog\n1 Ariel - On Human Legs"}
    )
    assert found["cards"] == 6
    assert {fault["rule"] for fault in found["faults"]} == {"1.10.1.1"}


def main(number: int) -> None:
    """The long run."""
    with tempfile.TemporaryDirectory() as folder, served(f"{folder}/table.sqlite", "--messages", "1000000") as server:
        target = Target(server)

        @settings(
            max_examples=number,
            deadline=None,
            suppress_health_check=list(HealthCheck),
            phases=[Phase.generate],
            database=None,
        )
        @given(MESSAGES)
        def send(message: str | bytes) -> None:
            target.refuses(message)
            if target.sent % 1000 == 0:
                target.is_unchanged()

        send()
        target.is_unchanged()
        print(f"{target.sent} messages were refused, and nothing has changed")


if __name__ == "__main__":
    main(int(sys.argv[1]))
