"""Hints, and how a finished game went: worked out beside the rooms, from what a seat knows or knew, and told to it
alone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple, Protocol

from arbitre.players.budget import read
from arbitre.players.course import CLOSER, POSITIONS, Judged, worst
from arbitre.players.hint import Hint
from arbitre.table import protocol as p
from arbitre.table.asking import Refusal, may_hint
from arbitre.table.computer import Computers, Failed, hinted, judged
from arbitre.table.entry import NOBODY, Entry, do
from arbitre.table.room import Room, State
from arbitre.table.setup import Setup
from arbitre.table.telling import Reader

CHECKED: Final = 8  # answers that are looked at again
WORLD: Final = 0  # any imagined game will do: from it others are imagined anew


class Listener(Protocol):
    """Who is told."""

    seat: int
    reader: Reader

    def send(self, message: p.FromServer) -> None: ...


class Advice:
    """Gives hints, with so much time ("1500ms") or so many positions ("400") for each."""

    def __init__(self, computers: Computers, thinking: str) -> None:
        self._computers = computers
        self._seconds, self._positions = read(thinking)

    async def hint(self, setup: Setup, state: State, lang: str) -> p.Hint:
        """What would be best at the question of a state."""
        world = state.game.imagine(state.asked(), WORLD)
        found = await self._computers.work_out(hinted, world, lang, setup.names(), self._seconds, self._positions)
        return _hint(state.question, found)

    async def course(self, setup: Setup, state: State, one: Listener, waits: Callable[[], bool]) -> p.Course:
        """How the game went for a seat; what is known so far is told on the way."""
        seat, lang, names = one.seat, one.reader.lang, setup.names()
        positions = self._positions or POSITIONS
        moments = await asyncio.to_thread(lambda: list(answers(setup, state.done, seat)))
        found: list[Judged] = []

        async def look(moment: Moment, positions: int) -> Judged:
            if not waits():
                raise Failed("nobody waits for it any more")
            return await self._computers.work_out(judged, moment.world, moment.option, lang, names, positions)

        for number, moment in enumerate(moments):
            one.send(_course(state, seat, moments[:number], found, len(moments)))
            found.append(await look(moment, positions))
        for place in worst(found, CHECKED):  # what seems to have lost much is looked at again
            found[place] = await look(moments[place], CLOSER * positions)
        return _course(state, seat, moments, found, len(moments), whole=True)


class Moment(NamedTuple):
    """A question of a seat, as it might have been for all that it knew then, and its answer."""

    world: Any
    turn: int
    option: int


def answers(setup: Setup, done: Sequence[Entry], seat: int) -> Iterator[Moment]:
    """The questions at which a seat had a choice, as far as they were not taken back."""
    game = setup.new_game()
    for entry in done:
        decision = game.decision
        if entry.kind == "move" and decision is not None and decision.seat == seat and len(decision.options) > 1:
            yield Moment(game.imagine(seat, WORLD), game.turn, entry.option)
        do(game, entry)


def check_hint(room: Room, seat: int, question: int) -> None:
    """A hint may be asked for by who is asked, where that harms nobody."""
    state = room.state
    if not may_hint(room.setup, seat):
        raise Refusal("not now", "refused-hints")
    if question != state.question or state.game.decision is None:
        raise Refusal("late" if 0 <= question <= state.question else "malformed")
    if state.asked() != seat:
        raise Refusal("not yours")


def check_course(room: Room, seat: int, told: bool) -> None:
    if seat == NOBODY:
        raise Refusal("not yours", "refused-watching")
    if not told:
        raise Refusal("not now", "refused-course")
    if not room.state.game.over:
        raise Refusal("not now", "refused-not-over")


# -- as messages -------------------------------------------------------------------------------------------------


def _hint(question: int, found: Hint) -> p.Hint:
    return p.Hint(
        question=question,
        options=[
            p.Hinted(
                options=list(one.places),
                sentence=one.sentence,
                chance=round(one.chance, 4),
                error=round(one.error, 4),
                line=list(one.line),
                reply=list(one.reply),
            )
            for one in found.advice
        ],
    )


def _course(
    state: State, seat: int, moments: Sequence[Moment], found: Sequence[Judged], of: int, whole: bool = False
) -> p.Course:
    result = state.game.result
    return p.Course(
        done=len(found),
        of=of,
        moments=[
            p.Judgement(
                turn=moment.turn,
                chance=round(one.chance, 4),
                error=round(one.error, 4),
                taken=round(one.taken, 4),
            )
            for moment, one in zip(moments, found, strict=True)
        ],
        whole=whole,
        losses=[
            p.Loss(
                moment=place,
                sentence=found[place].sentence,
                better=found[place].better,
                line=list(found[place].line),
                lost=round(found[place].loss, 4),
            )
            for place in (worst(found) if whole else ())
        ],
        end=0.5 if result is None or not result.winners else float(seat in result.winners),
    )
