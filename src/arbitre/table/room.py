"""A room: a setup and a log. Where it stands follows from those alone: `after` says what an entry makes of a state, and
a room that is not in memory is made again by going through its log.

What a message asks for becomes an entry in `asking.py`; what each seat is told is said in `telling.py`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple

from arbitre.table.clock import Clocks, wound
from arbitre.table.entry import NOBODY, Entry, do
from arbitre.table.fitting import fitting
from arbitre.table.setup import Setup

KEPT: Final = 24  # moments of which the position is kept, so that somebody who missed them can be shown each


@dataclass(frozen=True)
class Wanted:
    """What a seat asks of the others."""

    what: str
    seat: int
    waiting: frozenset[int]


class Move(NamedTuple):
    """A move that stands."""

    entry: int
    seat: int
    begins: bool
    """Whether a play begins with it."""
    since: int
    """How long the game's log was before."""


@dataclass(frozen=True)
class State:
    """Where a room stands."""

    game: Any
    question: int = 0
    """The entry with which the present question came up."""
    asked_at: float = 0.0
    done: tuple[Entry, ...] = ()
    """What was done to the game, as far as it was not taken back."""
    moves: tuple[Move, ...] = ()
    clocks: Clocks | None = None
    wanted: Wanted | None = None
    nudged_at: float | None = None
    shown: frozenset[int] = frozenset()
    """The seats that let spectators see what they see."""
    control: frozenset[int] = frozenset()
    """The seats that are asked also in windows in which they can do nothing."""
    again: frozenset[int] = frozenset()
    """Who would like to play once more."""
    next: str = ""
    """The room where it goes on."""
    shift: int = 0
    """How many seats further everybody sits there."""

    def asked(self) -> int:
        """The seat that is asked."""
        return NOBODY if self.game.decision is None else int(self.game.decision.seat)

    def last_play(self, seat: int) -> Move | None:
        """The move with which a seat's last play began."""
        return next((move for move in reversed(self.moves) if move.seat == seat and move.begins), None)


class Moment(NamedTuple):
    """An entry, and how it stood afterwards."""

    entry: Entry
    state: State
    since: int
    """From where on the game's log tells what came of it."""
    until: int
    kind: str
    """What it was in the end: an answer to a request can be a take-back or a draw."""
    seat: int
    """Whose doing: of a take-back that the others agreed to, who asked for it."""


def begun(setup: Setup, entry: Entry) -> State:
    clocks = None if setup.clock is None else wound(setup.clock, len(setup.places))
    return _asked_anew(setup, State(setup.new_game(), clocks=clocks), entry)


def after(setup: Setup, state: State, entry: Entry) -> State:
    """What an entry makes of a state. The state itself is not touched."""
    match entry.kind:
        case "move":
            return _moved(setup, state, entry)
        case "concede" | "time" | "claim" | "agree" | "loop":
            return _changed(setup, state, entry)
        case "take back":
            return _taken_back(setup, state, entry)
        case "ask":
            others = frozenset(setup.people()) - {entry.seat}
            return replace(state, wanted=Wanted(entry.word, entry.seat, others))
        case "reply":
            return _replied(setup, state, entry)
        case "nudge":
            return replace(state, nudged_at=entry.at)
        case "show":
            return replace(state, shown=state.shown | {entry.seat} if entry.yes else state.shown - {entry.seat})
        case "control":
            return _controlled(state, entry)
        case "rematch":
            return replace(state, again=state.again | {entry.seat})
        case "next":
            return replace(state, next=entry.word, shift=entry.other)
        case "note" if entry.word == "resumed" and state.clocks is not None:
            return replace(state, clocks=replace(state.clocks, since=entry.at), asked_at=entry.at, nudged_at=None)
        case _:
            return state


def _moved(setup: Setup, state: State, entry: Entry) -> State:
    asked = state.game.decision
    begins = fitting(setup.game).begins_play(asked.kind) and not asked.idle
    move = Move(entry.number, entry.seat, begins, len(state.game.events))
    return replace(_changed(setup, state, entry), moves=(*state.moves, move))


def _controlled(state: State, entry: Entry) -> State:
    """The question stays; how much is asked from now on is part of how the game came about."""
    game = state.game.copy()
    do(game, entry)
    control = state.control | {entry.seat} if entry.yes else state.control - {entry.seat}
    return replace(state, game=game, control=control, done=(*state.done, entry))


def _changed(setup: Setup, state: State, entry: Entry) -> State:
    game = state.game.copy()
    do(game, entry)
    return _asked_anew(setup, replace(state, game=game, done=(*state.done, entry)), entry, state.game.turn)


def _asked_anew(setup: Setup, state: State, entry: Entry, turn: int = 0) -> State:
    """There is another question; the clocks go on from here, with time back for whose turn has begun."""
    clocks = state.clocks
    if clocks is not None:
        asked = state.asked()
        has_come = any(one.seat == asked and one.kind == "move" for one in state.done)  # no time is lost before that
        clocks = clocks.turned(asked if has_come and asked in setup.people() else NOBODY, entry.at)
        if setup.clock is not None and state.game.turn > max(1, turn):
            active = next((seat for seat in state.game.players() if state.game.is_active(seat)), NOBODY)
            clocks = clocks.given(active, setup.clock.back)
    return replace(
        state, question=entry.number, asked_at=entry.at, clocks=clocks, wanted=None, nudged_at=None, again=frozenset()
    )


def _taken_back(setup: Setup, state: State, entry: Entry) -> State:
    """Back to before the play began: what had been done until then is done again."""
    play = state.last_play(entry.seat)
    assert play is not None, "there is nothing to take back"
    done = tuple(one for one in state.done if one.number < play.entry or one.kind == "control")
    game = setup.new_game()
    for one in done:
        do(game, one)
    moves = tuple(move for move in state.moves if move.entry < play.entry)
    return _asked_anew(setup, replace(state, game=game, done=done, moves=moves), entry, game.turn)


def _replied(setup: Setup, state: State, entry: Entry) -> State:
    wanted = state.wanted
    assert wanted is not None, "nothing was asked"
    if not entry.yes:
        return replace(state, wanted=None)
    waiting = wanted.waiting - {entry.seat}
    if waiting:
        return replace(state, wanted=replace(wanted, waiting=waiting))
    if wanted.what == "draw":
        return _changed(setup, state, entry)
    who = Entry(number=entry.number, kind="take back", at=entry.at, seat=wanted.seat)
    return _taken_back(setup, state, who)


class Room:
    """A room as a process has it in memory."""

    def __init__(self, room: str, setup: Setup, first: Entry) -> None:
        self.id = room
        self.setup = setup
        self.state = begun(setup, first)
        events = len(self.state.game.events)
        start = Moment(first, self.state, 0, events, "start", first.seat)
        self.moments: deque[Moment] = deque([start], maxlen=KEPT)
        self.spans: list[tuple[Entry, int, int, str, int]] = [(first, 0, events, "start", first.seat)]
        """Every entry with the part of the game's log that it brought, what it was in the end, and whose doing."""

    @classmethod
    def read(cls, room: str, setup: Setup, log: Iterable[Entry]) -> Room:
        """The room of a log."""
        first, *rest = log
        found = cls(room, setup, first)
        for entry in rest:
            found.accept(found.tried(entry))
        return found

    @property
    def last(self) -> int:
        """The number of the last entry."""
        return len(self.spans) - 1

    def tried(self, entry: Entry) -> Moment:
        """What an entry would make of the room, which stays as it is."""
        assert entry.number == self.last + 1, f"entry {entry.number} after {self.last}"
        state = after(self.setup, self.state, entry)
        kind, seat = _in_the_end(self.state, entry)
        until = len(state.game.events)
        since = until if kind == "take back" else len(self.state.game.events)
        return Moment(entry, state, since, until, kind, seat)

    def accept(self, moment: Moment) -> None:
        self.state = moment.state
        self.moments.append(moment)
        self.spans.append((moment.entry, moment.since, moment.until, moment.kind, moment.seat))


def _in_the_end(before: State, entry: Entry) -> tuple[str, int]:
    wanted = before.wanted
    if entry.kind == "reply" and entry.yes and wanted is not None and wanted.waiting == {entry.seat}:
        return wanted.what, wanted.seat
    return entry.kind, entry.seat
