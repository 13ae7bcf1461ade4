"""The rooms that are open in this process, and who is connected to them.

Every change goes the same way: a message becomes an entry, the entry is tried on the room as it stands, stored, and
only then taken as happened and told to everybody. If somebody else has written that entry meanwhile, in another
process, their entries are read first and the message is looked at again: it may have come too late.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final, Literal, Protocol

from arbitre.kernel.error import Error
from arbitre.players.hint import has_hints
from arbitre.table import protocol as p
from arbitre.table.advising import Advice, check_course, check_hint
from arbitre.table.arguments import HINTS
from arbitre.table.asking import Refusal, entry_for
from arbitre.table.clock import next_change
from arbitre.table.computer import Computers, Failed
from arbitre.table.entry import NOBODY, Entry
from arbitre.table.limits import Limits
from arbitre.table.match import next_setup
from arbitre.table.notices import Notices
from arbitre.table.others import Others
from arbitre.table.passing import Passing, answer_for
from arbitre.table.puzzling import goal_state, reply
from arbitre.table.room import Room, State
from arbitre.table.setup import PLAIN_PLAYER, Setup
from arbitre.table.storage import SPECTATOR, Kept, Storage, Taken
from arbitre.table.telling import Beside, Reader
from arbitre.table.words import said

LOG: Final = logging.getLogger("arbitre.table")
EMPTY: Final = 60.0  # seconds that a room without anybody stays in memory
SWEEP: Final = 30.0  # seconds between two looks around
BEAT: Final = 2.0  # seconds between two signs of life of a process

Leaving = Literal["taken over", "closed", "idle"]
Make = Callable[[Room, float], Entry]


class Seated(Protocol):
    """Somebody who is connected, as a room knows them."""

    id: str
    seat: int
    reader: Reader
    told: int
    """The last entry they were told of."""
    passing: Passing | None
    """Whether they pass by themselves; ask `Hall.passing`, which knows whether that goes on."""
    asking: str
    """What is being worked out for them: a hint, or how the game went."""

    def send(self, message: p.FromServer) -> None: ...
    def leave(self, why: Leaving) -> None: ...


class Live:
    """An open room."""

    def __init__(self, room: Room, kept: Kept) -> None:
        self.room = room
        self.kept = kept
        self.lock = asyncio.Lock()
        self.seated: list[Seated] = []
        self.elsewhere: dict[int, tuple[str, str]] = {}
        """Seats that are connected to other processes: by which connection, to which process."""
        self.next_keys: dict[int, str] = {}
        self.advice: dict[tuple[str, int, int, str], p.Hint | p.Course] = {}
        """What was worked out: by what it is, the question, the seat and the language."""
        self.busy: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.touched = time.time()

    def next_key(self, seat: int) -> str:
        state = self.room.state
        if not self.next_keys or not state.next:
            return ""
        there = SPECTATOR if seat == NOBODY else (seat + state.shift) % len(self.room.setup.places)
        return self.next_keys.get(there, "")


class Hall:
    def __init__(
        self,
        storage: Storage,
        notices: Notices,
        computers: Computers,
        limits: Limits,
        advisers: Computers | None = None,
        hints: str = HINTS,
    ) -> None:
        self.storage = storage
        self.notices = notices
        self.computers = computers
        self.limits = limits
        self.advice = Advice(advisers or computers, hints)
        self._rooms: dict[str, Live] = {}
        self._opening: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._process = secrets.token_hex(8)
        self._others = Others()

    def start(self) -> None:
        self.notices.start(self._heard)
        self._later(self._sweeping())
        if not self.notices.alone:
            self._later(self._beating())

    async def close(self) -> None:
        for live in self._rooms.values():
            for one in list(live.seated):
                one.leave("closed")
        for task in [*self._tasks, *(live.busy for live in self._rooms.values() if live.busy)]:
            task.cancel()
        self.notices.close()

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None and not isinstance(fault, Refusal):
            LOG.error("something went wrong in the hall", exc_info=fault)

    # -- rooms -------------------------------------------------------------------------------------------------

    async def open_room(self, setup: Setup, room: str = "", after: tuple[str, Entry] | None = None) -> Kept:
        """A new room; see `Storage.open_room`."""
        keys = {seat: secrets.token_urlsafe(18) for seat in setup.people()}
        keys[SPECTATOR] = secrets.token_urlsafe(18)
        kept = Kept(room or secrets.token_urlsafe(9), setup, keys)
        await self.storage.open_room(kept, after)
        return kept

    async def live(self, number: str) -> Live:
        """The room of that number, read from its log if it is not open."""
        found = self._rooms.get(number)
        if found is not None:
            return found
        if number not in self._opening:
            self._opening[number] = asyncio.ensure_future(self._read(number))
        try:
            return await asyncio.shield(self._opening[number])
        finally:
            self._opening.pop(number, None)

    async def _read(self, number: str) -> Live:
        kept = await self.storage.room(number)
        log = await self.storage.log(number)
        if not log:
            first = Entry(number=0, kind="start", at=time.time())
            try:
                await self.storage.append(number, first)
                log = [first]
            except Taken:
                log = await self.storage.log(number)
        room = await asyncio.to_thread(Room.read, number, kept.setup, log)
        live = self._rooms[number] = Live(room, kept)
        async with live.lock:
            await self._catch_up(live)  # what was written since it was read, before notices of it were heeded
        await self.notices.send(f"who {number}")
        self.wake(live)
        return live

    # -- who is there ------------------------------------------------------------------------------------------

    async def sit(self, live: Live, one: Seated) -> None:
        """Somebody comes; whoever had the seat before leaves it."""
        for other in list(live.seated):
            if one.seat != NOBODY and other.seat == one.seat:
                self._taken_over(live, other)
        later, process = live.elsewhere.get(one.seat, ("", ""))
        if later > one.id and self._others.alive(process):  # came after this one, and was quicker in another process
            one.leave("taken over")
            return
        live.seated.append(one)
        live.elsewhere.pop(one.seat, None)
        live.touched = time.time()
        if one.seat != NOBODY:
            await self.notices.send(self._notice("here", live, one))
        self.tell_news(live, but=one)

    def stand_up(self, live: Live, one: Seated) -> None:
        if one in live.seated:
            live.seated.remove(one)
            self.tell_news(live)
            if one.seat != NOBODY:
                self._later(self.notices.send(self._notice("gone", live, one)))

    def here(self, live: Live) -> set[int]:
        """The seats at which somebody is connected, to this process or to another that still runs."""
        elsewhere = {seat for seat, (_, process) in live.elsewhere.items() if self._others.alive(process)}
        return {one.seat for one in live.seated} | elsewhere

    def _notice(self, what: str, live: Live, one: Seated) -> str:
        return f"{what} {live.room.id} {one.seat} {one.id} {self._process}"

    def _taken_over(self, live: Live, other: Seated) -> None:
        live.seated.remove(other)
        other.leave("taken over")

    # -- what happens ------------------------------------------------------------------------------------------

    async def message(self, live: Live, seat: int, message: p.FromPage) -> None:
        """Do what a message asks for, or raise a Refusal."""
        await self.add(live, lambda room, now: entry_for(room, seat, message, now))

    async def add(self, live: Live, make: Make) -> None:
        """Add an entry to the log. Once begun it is carried through, even if whoever sent the message is gone."""
        task = asyncio.ensure_future(self._add(live, make))
        self._tasks.add(task)
        task.add_done_callback(self._done)
        await asyncio.shield(task)

    async def _add(self, live: Live, make: Make) -> None:
        async with live.lock:
            while True:
                entry = make(live.room, time.time())
                try:
                    moment = live.room.tried(entry)
                except (Error, NotImplementedError) as fault:
                    LOG.warning("room %s, entry %d: %s", live.room.id, entry.number, fault)
                    raise Refusal("not now") from fault
                try:
                    await self.storage.append(live.room.id, entry)
                except Taken:
                    await self._catch_up(live)
                    self.tell(live)
                    self.wake(live)
                    continue
                live.room.accept(moment)
                break
        self.tell(live)
        self.wake(live)

    async def _catch_up(self, live: Live) -> bool:
        """Read what others have written. The lock is held."""
        new = await self.storage.log(live.room.id, live.room.last + 1)
        for entry in new:
            if entry.number == live.room.last + 1:
                live.room.accept(live.room.tried(entry))
        await self._know_next(live)
        return bool(new)

    async def _know_next(self, live: Live) -> None:
        if live.room.state.next and not live.next_keys:
            live.next_keys = (await self.storage.room(live.room.state.next)).keys

    def wake(self, live: Live) -> None:
        """What follows by itself: an answer of the computer, the end of a clock, the next game."""
        live.touched = time.time()
        if live.busy is None or live.busy.done():
            live.busy = asyncio.ensure_future(self._go_on(live))
        self._set_timer(live)

    async def _go_on(self, live: Live) -> None:
        try:
            while await self._one_more(live):
                pass
        except Exception:
            LOG.exception("room %s can't go on by itself", live.room.id)

    async def _one_more(self, live: Live) -> bool:
        """Do one thing that follows by itself; False: there is none."""
        room, state = live.room, live.room.state
        if next_setup(room) is not None:
            return await self._next_room(live)
        asked = state.asked()
        if asked == NOBODY:
            return False
        if self._passes(live, asked) is not None:
            await self._pass(live, asked, state.question)
            return True
        if room.setup.places[asked].who != "computer":
            return False
        if room.setup.puzzle:
            return await self._reply(live, asked)
        level = room.setup.places[asked].level or PLAIN_PLAYER
        seed = room.setup.seed & 0xFFFF
        world = state.game.imagine(asked, seed ^ state.question)
        option, replaced = await self.computers.answer(level, seed, state.question, world)
        if replaced:
            await self.add(
                live, lambda room, now: Entry(number=room.last + 1, kind="note", at=now, word="replaced", other=asked)
            )
        await self._answer(live, asked, state.question, option)
        return True

    async def _reply(self, live: Live, asked: int) -> bool:
        """In a puzzle: what the goal can't be reached after, if there is such an answer. Nothing is hidden there."""
        setup, state = live.room.setup, live.room.state
        if goal_state(setup, state.game) != "open":
            return False
        try:
            option = await self.computers.work_out(reply, setup.position, state.game)
        except Failed as fault:
            LOG.warning("room %s: no reply was found: %s", live.room.id, fault)
            option = 0
        await self._answer(live, asked, state.question, option)
        return True

    async def _answer(self, live: Live, seat: int, question: int, option: int) -> None:
        await self._unless_late(self.message(live, seat, p.Answer(question=question, option=option)))

    async def _unless_late(self, answer: Coroutine[Any, Any, None]) -> None:
        try:
            await answer
        except Refusal as refusal:
            if refusal.why != "late":  # somebody took something back meanwhile, or another process was quicker
                raise

    # -- passing -----------------------------------------------------------------------------------------------

    def passing(self, live: Live, one: Seated) -> Passing | None:
        """How somebody passes by themselves at present."""
        if one.passing is not None and not one.passing.goes_on(live.room):
            one.passing = None
        return one.passing

    async def let_pass(self, live: Live, one: Seated, how: p.Passing) -> None:
        """Let somebody pass by themselves from now on, or be asked again. Not while an answer of theirs is stored: it
        is either given, or they are asked."""
        async with live.lock:
            one.passing = Passing.begun(live.room, one.seat, how) if how else None
        if one in live.seated:
            one.send(self._news_for(live, one))
        self.wake(live)

    def _passes(self, live: Live, seat: int) -> int | None:
        """The place of the option with which a seat that is not asked answers."""
        one = next((one for one in live.seated if one.seat == seat), None)
        return answer_for(live.room, seat, None if one is None else self.passing(live, one))

    async def _pass(self, live: Live, seat: int, question: int) -> None:
        def entry(room: Room, now: float) -> Entry:
            option = self._passes(live, seat)
            if option is None or room.state.question != question:
                raise Refusal("late")  # meanwhile they want to be asked, or it is another question
            return entry_for(room, seat, p.Answer(question=question, option=option), now)

        await self._unless_late(self.add(live, entry))

    async def _next_room(self, live: Live) -> bool:
        async with live.lock:
            found = next_setup(live.room)
            if found is None:
                return True
            setup, shift = found
            room = secrets.token_urlsafe(9)
            entry = Entry(number=live.room.last + 1, kind="next", at=time.time(), other=shift, word=room)
            try:
                await self.open_room(setup, room, (live.room.id, entry))
            except Taken:
                pass
            await self._catch_up(live)
        self.tell(live)
        return True

    # -- advice ------------------------------------------------------------------------------------------------

    def advise(self, live: Live, one: Seated, message: p.AskHint | p.AskCourse) -> None:
        """Begin to work out what somebody asks for; it is told to them alone, when it is there."""
        room = live.room
        if isinstance(message, p.AskHint):
            check_hint(room, one.seat, message.question)
            what, question = "hint", message.question
        else:
            check_course(room, one.seat, has_hints(room.setup.game))
            what, question = "course", room.state.question
        found = live.advice.get((what, question, one.seat, one.reader.lang))
        asking = f"{what} {question} {one.reader.lang}"
        if found is not None:
            one.send(found)
        elif one.asking != asking:
            one.asking = asking
            self._later(self._advise(live, one, room.state, asking))

    async def _advise(self, live: Live, one: Seated, state: State, asking: str) -> None:
        room, lang = live.room, one.reader.lang
        what, question = asking.split()[0], state.question
        try:
            if what == "hint":
                found: p.Hint | p.Course = await self.advice.hint(room.setup, state, lang)
            else:
                found = await self.advice.course(room.setup, state, one, lambda: one in live.seated)
        except Failed as fault:
            LOG.warning("room %s: no %s: %s", room.id, what, fault)
            one.send(p.Refused(why="not now", text=said(lang, "refused-advice")))
            return
        finally:
            if one.asking == asking:
                one.asking = ""
        if room.state.question == question:  # else it is out of date
            live.advice = {key: known for key, known in live.advice.items() if key[1] == question}
            live.advice[what, question, one.seat, lang] = found
            if one in live.seated:
                one.send(found)

    # -- time --------------------------------------------------------------------------------------------------

    def _set_timer(self, live: Live) -> None:
        """For when a clock runs out, or a reminder becomes possible."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        state = live.room.state
        asked = state.asked()
        if asked == NOBODY or asked in live.room.setup.computers():
            return
        now = time.time()
        ends = None if state.clocks is None else state.clocks.runs_out()
        moments = [moment for moment in (ends, next_change(state.asked_at, state.nudged_at, now)) if moment is not None]
        if moments:
            delay = max(0.01, min(moments) - now + 0.01)
            live.timer = asyncio.get_running_loop().call_later(delay, self._timed, live)

    def _timed(self, live: Live) -> None:
        state = live.room.state
        ends = None if state.clocks is None else state.clocks.runs_out()
        if ends is not None and ends <= time.time() and state.asked() != NOBODY:
            self._later(self._time_is_up(live, state.question))
        else:
            self.tell_news(live)
            self._set_timer(live)

    async def _time_is_up(self, live: Live, question: int) -> None:
        def entry(room: Room, now: float) -> Entry:
            if room.state.question != question:
                raise Refusal("late")
            return Entry(number=room.last + 1, kind="time", at=now, other=room.state.asked())

        try:
            await self.add(live, entry)
        except Refusal:
            pass  # the answer came in time

    async def _sweeping(self) -> None:
        """Rooms without anybody are dropped from memory, and those in which nothing happens any more are closed. Their
        logs are kept."""
        while True:
            await asyncio.sleep(min(SWEEP, self.limits.idle))
            now = time.time()
            for number, live in list(self._rooms.items()):
                if live.seated and now - live.touched > self.limits.idle:
                    for one in list(live.seated):
                        one.leave("idle")
                    live.seated.clear()
                busy = live.busy is not None and not live.busy.done()
                ticks = live.room.state.clocks is not None and not live.room.state.game.over
                if not live.seated and not busy and not ticks and now - live.touched > EMPTY:
                    if live.timer is not None:
                        live.timer.cancel()
                    del self._rooms[number]

    # -- telling -----------------------------------------------------------------------------------------------

    def tell(self, live: Live) -> None:
        """Everybody in the room hears what they have not heard yet."""
        made: dict[tuple[int, str, int], p.FromServer] = {}
        for one in list(live.seated):
            if one.told != live.room.last:
                self._tell_sayings(live, one)
                alike = (one.seat, one.reader.lang, one.told)  # spectators are told the same
                if alike not in made:
                    made[alike] = self._news_for(live, one)
                one.told = live.room.last
                one.send(made[alike])

    def _news_for(self, live: Live, one: Seated) -> p.FromServer:
        """What somebody has not heard yet: step by step, or the whole picture if that is too much."""
        beside = self.beside(live, one)
        return one.reader.steps(one.told, beside) or one.reader.table(beside)

    def beside(self, live: Live, one: Seated) -> Beside:
        """What somebody is told besides what the log says."""
        passing = self.passing(live, one)
        return Beside(
            here=self.here(live) | {one.seat},
            next_key=live.next_key(one.seat),
            now=time.time(),
            passing="" if passing is None else passing.how,
            answered=answer_for(live.room, one.seat, passing) is not None,
        )

    def _tell_sayings(self, live: Live, one: Seated) -> None:
        for moment in live.room.moments:
            entry = moment.entry
            if entry.number > one.told and entry.kind == "say":
                name = one.reader.speaker.seat(live.room.state.game, entry.seat)
                one.send(p.Said(name=name, text=entry.word))

    def tell_news(self, live: Live, but: Seated | None = None) -> None:
        """What stands beside the board has changed."""
        for one in live.seated:
            if one is not but:
                one.send(p.News(status=one.reader.status(self.beside(live, one))))

    # -- other processes ---------------------------------------------------------------------------------------

    def _heard(self, text: str) -> None:
        kind, *rest = text.split()
        if kind == "all":
            for each in self._rooms.values():
                self._later(self._look(each))
            return
        if kind == "alive":
            self._others.heard(rest[0])
            return
        live = self._rooms.get(rest[0])
        if live is None:
            return
        if kind == "entry" and int(rest[1]) > live.room.last:
            self._later(self._look(live))
        elif kind == "who":
            for one in live.seated:
                if one.seat != NOBODY:
                    self._later(self.notices.send(self._notice("here", live, one)))
        elif kind == "here":
            self._came(live, int(rest[1]), rest[2], rest[3])
        elif kind == "gone" and live.elsewhere.get(int(rest[1])) == (rest[2], rest[3]):
            del live.elsewhere[int(rest[1])]
            self.tell_news(live)

    async def _beating(self) -> None:
        """Tell the others that this process still runs, and notice which of them no longer do: one that was killed
        could not say that its seats are empty."""
        while True:
            await self.notices.send(f"alive {self._process}")
            await asyncio.sleep(BEAT)
            changed = self._others.changed()
            for live in self._rooms.values():
                if any(process in changed for _, process in live.elsewhere.values()):
                    self.tell_news(live)

    def _came(self, live: Live, seat: int, connection: str, process: str) -> None:
        """Somebody has taken a seat, here or in another process; of two the later keeps it."""
        for one in list(live.seated):
            if one.seat == seat:
                if one.id >= connection:
                    return
                self._taken_over(live, one)
        self._others.heard(process)
        live.elsewhere[seat] = (connection, process)
        self.tell_news(live)

    async def _look(self, live: Live) -> None:
        async with live.lock:
            new = await self._catch_up(live)
        if new:
            self.tell(live)
            self.wake(live)
