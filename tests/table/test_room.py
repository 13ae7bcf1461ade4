"""Rooms without a server: clocks, reminders, draws, matches. The time is handed in, so nobody has to wait."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from arbitre.kernel.decision import Decision, Option
from arbitre.pool.fallen import pool
from arbitre.table import protocol as p
from arbitre.table.asking import Refusal, entry_for, remind
from arbitre.table.clock import CLAIM_AFTER, NUDGE_AFTER, Clocks, next_change, reminder, wound
from arbitre.table.entry import Entry
from arbitre.table.match import next_setup
from arbitre.table.passing import Passing, answer_for
from arbitre.table.room import Room
from arbitre.table.setup import Setup, made


def test_only_the_clock_of_who_is_asked_runs() -> None:
    clocks = wound(p.Clock(bank=100, back=5), 2).turned(0, 10.0)
    assert (clocks.at(0, 30.0), clocks.at(1, 30.0)) == (80.0, 100.0)
    clocks = clocks.turned(1, 30.0)
    assert (clocks.at(0, 40.0), clocks.at(1, 40.0)) == (80.0, 90.0)
    assert clocks.runs_out() == 130.0
    assert clocks.given(0, 5.0).left == (85.0, 100.0)
    assert clocks.turned(-1, 40.0).runs_out() is None
    assert Clocks((1.0,), 0, 0.0).at(0, 99.0) == 0.0


def test_first_a_reminder_then_a_claim() -> None:
    assert reminder(0.0, None, NUDGE_AFTER - 1) == ""
    assert reminder(0.0, None, NUDGE_AFTER) == "can"
    assert reminder(0.0, 100.0, 100.0 + CLAIM_AFTER - 1) == ""
    assert reminder(0.0, 100.0, 100.0 + CLAIM_AFTER) == "claim"
    assert next_change(0.0, None, 1.0) == NUDGE_AFTER
    assert next_change(0.0, None, NUDGE_AFTER + 1) is None


def room_of(game: str = "lorcana", **more: Any) -> Room:
    wanted = p.NewRoom(game=game, seats=[p.NewSeat(who="me"), p.NewSeat(who="friend")], seed=7, **more)
    return Room("room", made(wanted), Entry(number=0, kind="start", at=0.0))


def does(room: Room, seat: int, message: p.FromPage, now: float) -> None:
    room.accept(room.tried(entry_for(room, seat, message, now)))


def answer(room: Room, now: float, option: int = -1) -> int:
    """The one who is asked answers; who it was."""
    seat = room.state.asked()
    place = option % len(room.state.game.decision.options)
    does(room, seat, p.Answer(question=room.state.question, option=place), now)
    return seat


def test_time_comes_back_with_each_turn_and_nobody_loses_any_before_their_first_move() -> None:
    room = room_of(clock=p.Clock(bank=60, back=10))
    now, first, before = 1000.0, room.state.asked(), room.state.clocks
    assert before is not None
    assert before.running == -1
    while room.state.game.turn < 2:
        before, now = room.state.clocks, now + 3.0
        answer(room, now)
    clocks, active = room.state.clocks, room.state.asked()
    assert before is not None
    assert clocks is not None
    assert clocks.left[active] == before.at(active, now) + 10
    assert clocks.left[1 - active] == before.at(1 - active, now)
    assert clocks.running == active
    assert clocks.left[first] < 60 + 10 * (active == first)


def test_whose_time_is_up_has_lost() -> None:
    room = room_of(clock=p.Clock(bank=60, back=0))
    seat = room.state.asked()
    room.accept(room.tried(Entry(number=1, kind="time", at=100.0, other=seat)))
    assert room.state.game.result.winners == (1 - seat,)


def test_who_does_not_answer_is_reminded_and_then_has_lost() -> None:
    room = room_of()
    asked = room.state.asked()
    other = 1 - asked
    with pytest.raises(Refusal):
        does(room, other, p.Nudge(), NUDGE_AFTER - 1)
    with pytest.raises(Refusal):
        does(room, asked, p.Nudge(), NUDGE_AFTER + 1)
    does(room, other, p.Nudge(), NUDGE_AFTER + 1)
    with pytest.raises(Refusal):
        does(room, other, p.Claim(), NUDGE_AFTER + 2)
    late = NUDGE_AFTER + CLAIM_AFTER + 2
    assert remind(room.setup, room.state, other, late) == "claim"
    does(room, other, p.Claim(), late)
    assert room.state.game.result.winners == (other,)


def test_an_answer_ends_the_reminder() -> None:
    room = room_of()
    other = 1 - room.state.asked()
    does(room, other, p.Nudge(), NUDGE_AFTER + 1)
    answer(room, NUDGE_AFTER + 2)
    with pytest.raises(Refusal):
        does(room, other, p.Claim(), NUDGE_AFTER + 3)


def test_a_draw_is_agreed_on_where_the_book_knows_one() -> None:
    room = room_of("fallen")
    does(room, 0, p.OfferDraw(), 1.0)
    with pytest.raises(Refusal):
        does(room, 0, p.Reply(to="draw", yes=True), 2.0)
    does(room, 1, p.Reply(to="draw", yes=False), 3.0)
    assert not room.state.game.over
    does(room, 1, p.OfferDraw(), 4.0)
    does(room, 0, p.Reply(to="draw", yes=True), 5.0)
    assert room.state.game.result.winners == ()
    with pytest.raises(Refusal):
        does(room_of("lorcana"), 0, p.OfferDraw(), 1.0)


def asked_who_starts(setup: Setup) -> int:
    """The seat that says who starts, or -1 if chance decides it."""
    game = setup.new_game()
    while game.decision.kind == "starting resource":
        game.apply(0)
    return game.decision.seat if game.decision.kind == "who starts" else -1


@pytest.mark.parametrize("loser", [0, 1])
def test_who_starts_the_next_game_of_a_match_is_as_the_book_has_it(loser: int) -> None:
    def next_of(game: str) -> Setup:
        room = room_of(game, best_of=3)
        does(room, loser, p.Concede(), 1.0)
        found = next_setup(room)
        assert found is not None
        assert (found[0].number, found[0].wins) == (2, [int(loser == 1), int(loser == 0)])
        return found[0]

    assert asked_who_starts(next_of("lorcana")) == loser  # 2.1.3.2: the loser says
    spoils = next_of("spoils")
    asked = {asked_who_starts(replace(spoils, seed=seed)) for seed in range(12)}
    assert asked == {0, 1}  # 601.1c: before each game chance names the player who says
    fallen = next_of("fallen")
    wills = [next(w for w in map(divine_will, place.deck) if w is not None) for place in fallen.places]
    assert wills[0] != wills[1]
    assert asked_who_starts(fallen) == int(wills[1] > wills[0])  # F1.4.3: the greater Divine Will


def divine_will(name: str) -> int | None:
    will: int | None = getattr(pool().data(name), "will", None) if pool().data(name).type == "deity" else None
    return will


def test_the_loser_of_a_game_says_who_starts_the_next_one() -> None:
    room = room_of(best_of=3)
    assert next_setup(room) is None
    does(room, 1, p.Concede(), 1.0)
    found = next_setup(room)
    assert found is not None
    setup, shift = found
    assert (setup.number, setup.wins, setup.chooser, shift) == (2, [1, 0], 1, 0)
    second = begun(setup)
    assert second.state.game.decision.kind == "who starts"
    assert second.state.asked() == 1
    does(second, 1, p.Concede(), 1.0)
    assert next_setup(second) is None, "two of three decide it"


def test_a_rematch_is_played_with_seats_swapped() -> None:
    room = room_of()
    does(room, 0, p.Concede(), 1.0)
    does(room, 0, p.Rematch(), 2.0)
    assert next_setup(room) is None
    does(room, 1, p.Rematch(), 3.0)
    found = next_setup(room)
    assert found is not None
    setup, shift = found
    assert shift == 1
    assert [place.deck for place in setup.places] == [place.deck for place in reversed(room.setup.places)]
    assert setup.seed != room.setup.seed


def begun(setup: Setup) -> Room:
    return Room("next", replace(setup), Entry(number=0, kind="start", at=0.0))


def test_where_a_room_stands_follows_from_its_log() -> None:
    room = room_of(clock=p.Clock(bank=60, back=5))
    for now in range(1, 40):
        answer(room, float(now), now)
    does(room, room.state.moves[-1].seat, p.TakeBack(), 50.0)
    again = Room.read("room", room.setup, [entry for entry, *_ in room.spans])
    assert again.state.game.digest() == room.state.game.digest()
    assert (again.state.question, again.state.clocks, again.state.wanted) == (
        room.state.question,
        room.state.clocks,
        room.state.wanted,
    )


@pytest.mark.parametrize(
    ("kinds", "place"),
    [(["pass", "pass for the turn", "play"], 0), (["pass", "number"], None), (["play", "end turn"], None)],
)
def test_who_passes_by_themselves_does_so_in_windows_and_never_in_a_bid(kinds: list[str], place: int | None) -> None:
    """413.1b: who passes in a bid is out of it."""
    asked = Decision(0, "asked", [Option(kind) for kind in kinds], -1, ())
    state = SimpleNamespace(game=SimpleNamespace(turn=3, over=False, decision=asked), control=frozenset())
    room: Any = SimpleNamespace(state=state, moments=[], last=0)
    assert answer_for(room, 0, Passing.begun(room, 0, "turn")) == place
    assert answer_for(room, 0, None) is None
    assert answer_for(room, 1, Passing.begun(room, 1, "turn")) is None
