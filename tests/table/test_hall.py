"""The hall in this process, without connections: rooms that are left, and computer players that fail."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from arbitre.table import clock, hall
from arbitre.table import protocol as p
from arbitre.table.computer import Ask, Computers, answer
from arbitre.table.hall import Hall, Leaving, Live
from arbitre.table.limits import Limits
from arbitre.table.notices import Notices
from arbitre.table.passing import Passing
from arbitre.table.setup import made
from arbitre.table.storage import opened
from arbitre.table.telling import Reader

PATIENCE = 30.0


class Somebody:
    """Who sits at a seat and hears what is told."""

    def __init__(self, live: Live, seat: int) -> None:
        self.id = f"{seat}"
        self.seat = seat
        self.reader = Reader(live.room, seat, "en")
        self.told = live.room.last
        self.passing: Passing | None = None
        self.asking = ""
        self.heard: list[Any] = []
        self.left: Leaving | None = None

    def send(self, message: p.FromServer) -> None:
        self.heard.append(message)

    def leave(self, why: Leaving) -> None:
        self.left = why

    def lines(self) -> list[str]:
        steps = [step for message in self.heard if isinstance(message, p.Steps) for step in message.steps]
        return [line.text for step in steps for line in step.lines]


@asynccontextmanager
async def open_hall(folder: Path, ask: Ask = answer, **limits: Any) -> AsyncIterator[Hall]:
    storage, computers = opened(str(folder / "table.sqlite")), Computers(1, ask=ask)
    found = Hall(storage, Notices(), computers, Limits(**limits))
    found.start()
    try:
        yield found
    finally:
        await found.close()
        computers.close()
        storage.close()


async def seated(found: Hall, *who: p.Sitter, game: str = "lorcana") -> tuple[Live, list[Somebody]]:
    seats = [p.NewSeat(who=one, name=f"Name{seat}") for seat, one in enumerate(who)]
    kept = await found.open_room(made(p.NewRoom(game=game, seats=seats, seed=7)))
    live = await found.live(kept.room)
    people = [Somebody(live, seat) for seat in live.room.setup.people()]
    for one in people:
        await found.sit(live, one)
    return live, people


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.02)


def answers(found: Hall, live: Live, option: int = 0) -> Any:
    state = live.room.state
    return found.message(live, state.asked(), p.Answer(question=state.question, option=option))


def test_a_room_in_which_nothing_happens_is_closed_and_its_log_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "EMPTY", 0.0)

    async def run() -> None:
        async with open_hall(tmp_path, idle=0.3) as found:
            live, people = await seated(found, "me", "friend")
            await answers(found, live)
            entries, digest = live.room.last, live.room.state.game.digest()
            await until(lambda: all(one.left == "idle" for one in people))
            await until(lambda: live.room.id not in found._rooms)
            again = await found.live(live.room.id)
            assert again is not live
            assert again.room.last == entries
            assert again.room.state.game.digest() == digest

    asyncio.run(run())


def test_a_room_in_which_something_happens_stays_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "EMPTY", 0.0)

    async def run() -> None:
        async with open_hall(tmp_path, idle=3.0) as found:
            live, people = await seated(found, "me", "friend")
            for _ in range(8):
                await answers(found, live)
                await asyncio.sleep(0.5)
            assert not any(one.left for one in people)
            assert live.room.id in found._rooms

    asyncio.run(run())


def test_a_hundred_spectators_cost_no_more_than_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    views = 0
    seen_by = Reader._view

    def counted(self: Reader, state: Any) -> p.View:
        nonlocal views
        views += 1
        return seen_by(self, state)

    monkeypatch.setattr(Reader, "_view", counted)

    async def run() -> None:
        async with open_hall(tmp_path) as found:
            live, _ = await seated(found, "me", "friend")
            watching = [Somebody(live, -1) for _ in range(100)]
            for one in watching:
                await found.sit(live, one)
            before = views
            await answers(found, live)
            assert views - before == 3  # one for each seat, and one for all who watch
            assert all(any(isinstance(message, p.Steps) for message in one.heard) for one in watching)

    asyncio.run(run())


def breaks(level: str, seed: int, number: int, game: Any) -> int:
    raise ValueError("no idea")


def test_a_computer_player_that_fails_is_replaced_and_the_log_says_so(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_hall(tmp_path, ask=breaks) as found:
            live, (person,) = await seated(found, "me", "computer")
            while not any(entry.seat == 1 for entry, *_ in live.room.spans):
                if live.room.state.asked() == 0:
                    await answers(found, live, len(live.room.state.game.decision.options) - 1)
                await asyncio.sleep(0.02)
            kinds = [(entry.kind, entry.word) for entry, *_ in live.room.spans]
            first = next(place for place, (entry, *_) in enumerate(live.room.spans) if entry.seat == 1)
            assert kinds[first - 1] == ("note", "replaced")
            assert "The computer player failed; a plain one answers for Name1" in person.lines()
            log = await found.storage.log(live.room.id)
            assert any(entry.word == "replaced" and entry.other == 1 for entry in log)

    asyncio.run(run())


def test_who_does_not_answer_is_reminded_and_then_the_game_is_claimed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "NUDGE_AFTER", 0.3)
    monkeypatch.setattr(clock, "CLAIM_AFTER", 0.3)

    async def run() -> None:
        async with open_hall(tmp_path) as found:
            live, people = await seated(found, "me", "friend")
            other = people[1 - live.room.state.asked()]

            def may(what: str) -> bool:
                """Whether it was told by itself that something can be done now."""
                return any(isinstance(news, p.News) and news.status.nudge == what for news in other.heard)

            await until(lambda: may("can"))
            await found.message(live, other.seat, p.Nudge())
            await until(lambda: may("claim"))
            await found.message(live, other.seat, p.Claim())
            assert live.room.state.game.result.winners == (other.seat,)
            assert any("has not answered; the game is claimed" in line for line in other.lines())

    asyncio.run(run())
