"""What a player asks for becomes an entry of the log, or is refused with the reason. The time is handed in."""

from __future__ import annotations

from typing import Final, Literal

from arbitre.kernel.event import Event
from arbitre.players.hint import has_hints
from arbitre.table import protocol as p
from arbitre.table.clock import reminder
from arbitre.table.entry import NOBODY, Entry, Kind
from arbitre.table.fitting import fitting, knows_draws
from arbitre.table.room import Room, State
from arbitre.table.setup import Setup, tidy

LONGEST_SAYING: Final = 300

Why = Literal["late", "not yours", "malformed", "too large", "too fast", "no such option", "not now", "no such key"]


class Refusal(Exception):
    """A message changes nothing. `text` is the key of the sentence that says why."""

    def __init__(self, why: Why, text: str = "") -> None:
        super().__init__(why)
        self.why = why
        self.text = text or "refused-" + why.replace(" ", "-")


def entry_for(room: Room, seat: int, message: p.FromPage, now: float) -> Entry:
    """The entry that a message of a seat adds to the log."""
    state = room.state

    def entry(kind: Kind, **about: int | str | bool) -> Entry:
        return Entry(number=room.last + 1, kind=kind, at=now, seat=seat, **about)  # type: ignore[arg-type]

    if seat == NOBODY:
        raise Refusal("not yours", "refused-watching")
    match message:
        case p.Answer(question=question, option=option):
            check_answer(state, seat, question, option)
            return entry("move", question=question, option=option)
        case p.TakeBack():
            way = take_back(room.setup, state, seat)
            if not way:
                raise Refusal("not now", "refused-nothing-back")
            return entry("take back") if way == "free" else entry("ask", word="take back")
        case p.Concede():
            _still_in(state, seat)
            return entry("concede")
        case p.OfferDraw():
            _still_in(state, seat)
            if not knows_draws(room.setup.game):
                raise Refusal("not now", "refused-draws")
            if state.wanted is not None or room.setup.computers():
                raise Refusal("not now")
            return entry("ask", word="draw")
        case p.Reply(to=to, yes=yes):
            wanted = state.wanted
            if wanted is None or wanted.what != to or seat not in wanted.waiting:
                raise Refusal("not now")
            return entry("reply", word=to, yes=yes)
        case p.Nudge() | p.Claim():
            wish = "claim" if isinstance(message, p.Claim) else "can"
            if remind(room.setup, state, seat, now) != wish:
                raise Refusal("not now")
            return entry("claim" if wish == "claim" else "nudge", other=state.asked())
        case p.Rematch():
            if not state.game.over:
                raise Refusal("not now", "refused-not-over")
            if state.next or seat in state.again:
                raise Refusal("not now")
            return entry("rematch")
        case p.Say(text=text):
            said = tidy(text, LONGEST_SAYING)
            if not said:
                raise Refusal("malformed")
            return entry("say", word=said)
        case p.Wish(open_hand=bool(shown)):
            if shown == (seat in state.shown):
                raise Refusal("not now")
            return entry("show", yes=shown)
        case p.Wish(full_control=bool(wanted)):
            if not fitting(room.setup.game).windows:
                raise Refusal("not now", "refused-windows")
            if wanted == (seat in state.control):
                raise Refusal("not now")
            return entry("control", yes=wanted)
        case _:
            raise Refusal("not now")


def check_answer(state: State, seat: int, question: int, option: int) -> None:
    decision = state.game.decision
    if question != state.question or decision is None:
        raise Refusal("late" if 0 <= question <= state.question else "malformed")
    if decision.seat != seat:
        raise Refusal("not yours")
    if not 0 <= option < len(decision.options):
        raise Refusal("no such option")


def _still_in(state: State, seat: int) -> None:
    if state.game.over or seat not in state.game.players():
        raise Refusal("not now", "refused-over")


def take_back(setup: Setup, state: State, seat: int) -> Literal["", "free", "ask"]:
    """Whether a seat may take its last play back. That is free against the computer, when one person plays all seats,
    and while nobody else has moved since and nothing hidden or random was told."""
    play = state.last_play(seat)
    if play is None or (state.game.over and not setup.puzzle) or state.wanted is not None:
        return ""
    others = [place for other, place in enumerate(setup.places) if other != seat]
    if all(place.who == "computer" for place in others) or all(place.who == "me" for place in setup.places):
        return "free"
    since = [entry for entry in state.done if entry.number > play.entry and entry.kind != "control"]
    moved = any(entry.seat != seat for entry in since)
    return "ask" if moved or told_since(state, play.since) else "free"


def may_hint(setup: Setup, seat: int) -> bool:
    """Whether a seat may ask for hints: against the computer, and when one person plays all seats, if the room was not
    opened without. Between people there are none."""
    if seat == NOBODY or not setup.hints or not has_hints(setup.game):
        return False
    others = [place for other, place in enumerate(setup.places) if other != seat]
    return all(place.who == "computer" for place in others) or all(place.who == "me" for place in setup.places)


def told_since(state: State, since: int) -> list[Event]:
    """What happened since that told somebody something hidden or random."""
    words = state.game.words.events
    return [event for event in state.game.events.since(since) if words[event.kind].tells]


def remind(setup: Setup, state: State, seat: int, now: float) -> Literal["", "can", "claim"]:
    """What a seat may do about the one that is asked."""
    asked = state.asked()
    if asked in (NOBODY, seat) or asked in setup.computers():
        return ""
    found = reminder(state.asked_at, state.nudged_at, now)
    return "can" if found == "can" else "claim" if found == "claim" else ""
