"""What each seat, and each spectator, is told: made here and nowhere else, from views and events of that audience."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple

import msgspec

from arbitre.games import registry
from arbitre.kernel.words import TURN_BEGINS
from arbitre.players.hint import has_hints
from arbitre.sentences import Speaker
from arbitre.sentences.view import happened, seen_by
from arbitre.table import protocol as p
from arbitre.table.asking import may_hint, remind, take_back, told_since
from arbitre.table.entry import NOBODY, Entry
from arbitre.table.puzzling import choices, goal_state
from arbitre.table.room import Moment, Room, State
from arbitre.table.storage import SPECTATOR
from arbitre.table.words import said, spoken

RECAP: Final = 12  # steps at most that somebody who comes is shown one by one
LINES: Final = 400  # of the log that somebody who comes is sent
STEP: Final[dict[str, Literal["start", "move", "take back", "concede", "draw", "time", "note"]]] = {
    "start": "start",
    "move": "move",
    "take back": "take back",
    "concede": "concede",
    "draw": "draw",
    "time": "time",
    "claim": "time",
}
"""What an entry is called in a step; all others are notes."""
UNTOLD: Final = ("say", "next", "control")


class Beside(NamedTuple):
    """What the log of a room does not say: who is there, what time it is, and how a seat is served."""

    here: Collection[int] = ()
    next_key: str = ""
    now: float = 0.0
    passing: p.Passing = ""
    answered: bool = False
    """Whether the server answers the pending question for this seat, so that it is not asked."""


class Reader:
    """Somebody who is told about a room: at a seat, or looking on; in a language."""

    def __init__(self, room: Room, seat: int, lang: p.Language) -> None:
        self.room = room
        self.seat = seat
        self.lang = spoken(room.setup.game, lang)
        self.speaker = Speaker(self.lang, room.setup.names(), room.setup.game)

    def audience(self, state: State) -> int:
        """Whose eyes they see it with: their own; a spectator those of a player who lets them."""
        return self.seat if self.seat != NOBODY else min(state.shown, default=NOBODY)

    def side(self) -> int:
        """The seat on whose side of the table they sit; a spectator sits on none."""
        return self.seat

    # -- messages ----------------------------------------------------------------------------------------------

    def welcome(self, keys: Mapping[int, str]) -> p.Welcome:
        setup = self.room.setup
        return p.Welcome(
            version=p.VERSION,
            room=self.room.id,
            game=setup.game,
            title=registry.entry(setup.game).title,
            format=setup.format,
            audience=self.side(),
            lang=self.lang,
            may_act=self.seat != NOBODY,
            watch=keys.get(SPECTATOR, ""),
            own=self._own(keys),
            hints=may_hint(setup, self.seat),
            course=self.seat != NOBODY and has_hints(setup.game),
        )

    def _own(self, keys: Mapping[int, str]) -> list[str]:
        """Who opened the room for themselves in several seats goes from one to the other."""
        places = self.room.setup.places
        own = [place.who == "me" for place in places]
        if self.seat == NOBODY or not own[self.seat] or sum(own) < 2:
            return []
        return [keys[seat] if mine else "" for seat, mine in enumerate(own)]

    def table(self, beside: Beside) -> p.Table:
        """The whole picture."""
        room = self.room
        return p.Table(
            entry=room.last,
            question=self._question(beside),
            view=self._view(room.state),
            lines=self._log(),
            recap=[self.step(moment) for moment in self._missed()],
            reasons=self._reasons(beside),
            status=self.status(beside),
        )

    def steps(self, after: int, beside: Beside) -> p.Steps | None:
        """What has happened after an entry; None if that is too long ago to be told step by step."""
        moments = self.room.moments
        if after + 1 < moments[0].entry.number or after > self.room.last:
            return None
        new = [moment for moment in moments if moment.entry.number > after and moment.entry.kind not in UNTOLD]
        return p.Steps(
            steps=[self.step(moment) for moment in new],
            question=self._question(beside),
            reasons=self._reasons(beside),
            status=self.status(beside),
        )

    def step(self, moment: Moment) -> p.Step:
        entry, state = moment.entry, moment.state
        lines = self._lines(entry, moment.kind, moment.seat, state, self._happened(state, moment.since))
        return p.Step(
            entry=entry.number,
            kind=STEP.get(moment.kind, "note"),
            seat=moment.seat,
            text=self._done(moment, lines),
            lines=lines,
            view=self._view(state),
        )

    def status(self, beside: Beside) -> p.Status:
        room, state, setup = self.room, self.room.state, self.room.setup
        clocks = state.clocks
        here, now = beside.here, beside.now
        goal = goal_state(setup, state.game)
        acts = self.seat != NOBODY
        return p.Status(
            seats=[
                p.Sitting(
                    seat=seat,
                    name=self.speaker.seat(state.game, seat),
                    who=place.who,
                    here=place.who == "computer" or setup.puzzle or seat in here,
                    level=place.level,
                    wins=setup.wins_of(seat) + self._won(seat),
                    time=None if clocks is None else round(clocks.at(seat, now), 1),
                )
                for seat, place in enumerate(setup.places)
            ],
            running=clocks is not None and clocks.running != NOBODY and not state.game.over,
            asked=self._asked(),
            take_back=take_back(setup, state, self.seat) if acts else "",
            nudge=remind(setup, state, self.seat, now) if acts else "",
            open_hand=self.seat in state.shown,
            full_control=self.seat in state.control,
            passing=beside.passing,
            game_number=room.setup.number,
            next=beside.next_key,
            goal=goal,
            choices=choices(setup, state.done) if goal == "met" else 0,
        )

    # -- what they are made of ---------------------------------------------------------------------------------

    def _question(self, beside: Beside) -> int:
        state = self.room.state
        asked = self.seat != NOBODY and state.asked() == self.seat and not beside.answered
        return state.question if asked else -1

    def _view(self, state: State) -> p.View:
        return seen_by(state.game, self.audience(state), self.speaker)

    def _reasons(self, beside: Beside) -> list[p.Reason]:
        if self._question(beside) < 0:
            return []
        return msgspec.convert(self.room.state.game.reasons(self.seat, self.lang), list[p.Reason])

    def _won(self, seat: int) -> int:
        result = self.room.state.game.result
        return int(result is not None and seat in result.winners)

    def _asked(self) -> p.Asked | None:
        state = self.room.state
        wanted = state.wanted
        if wanted is None:
            return None
        seen: list[str] = []
        play = state.last_play(wanted.seat)
        if wanted.what == "take back" and play is not None:
            told = (
                self.speaker.event(state.game, event, self.audience(state)) for event in told_since(state, play.since)
            )
            seen = [line for line in told if line]
        kind: Literal["take back", "draw"] = "draw" if wanted.what == "draw" else "take back"
        return p.Asked(kind=kind, seat=wanted.seat, waiting=sorted(wanted.waiting), seen=seen)

    def _missed(self) -> Sequence[Moment]:
        """What the others have done since this seat last did something."""
        new: list[Moment] = []
        for moment in reversed(self.room.moments):
            if moment.entry.seat == self.seat or len(new) == RECAP:
                break
            if moment.kind in STEP and moment.kind != "start":
                new.append(moment)
        return new[::-1]

    def _log(self) -> list[p.Line]:
        """The log so far: of the game as far as it stands, and what was said beside it."""
        room, state = self.room, self.room.state
        standing = {entry.number for entry in state.done}
        told = self._happened(state, 0)
        lines: list[p.Line] = []
        for entry, since, until, kind, seat in reversed(room.spans):
            if entry.kind in UNTOLD or (entry.kind == "move" and entry.number not in standing):
                continue
            stands = entry.kind == "start" or entry.number in standing
            lines[:0] = self._lines(entry, kind, seat, state, told[since:until] if stands else ())
            if len(lines) > LINES:
                break
        return lines[-LINES:]

    def _happened(self, state: State, since: int) -> list[dict[str, Any]]:
        return happened(state.game, self.audience(state), self.speaker, since)

    def _lines(
        self, entry: Entry, kind: str, seat: int, state: State, events: Iterable[dict[str, Any]]
    ) -> list[p.Line]:
        note = self._note(entry, kind, seat, state)
        lines = [p.Line(text=note)] if note else []
        for event in events:
            if event["sentence"]:
                begins = event["kind"] == TURN_BEGINS
                first = not lines or lines[-1].part == "turn"
                lines.append(self._line(state.game, event, "turn" if begins else "deed" if first else "more"))
        return lines

    def _line(self, game: Any, event: dict[str, Any], part: Literal["turn", "deed", "more"]) -> p.Line:
        text: str = event["sentence"]
        named = [event.get("card"), event.get("other"), event.get("cause"), *event.get("cards", ())]
        cards: dict[str, str] = {}
        for one in named:
            if one is not None:
                title = self.speaker.named(game, one["name"])
                if title in text:
                    cards[title] = one["name"]
        return p.Line(text=text, rule=event["rule"], cards=cards, part=part)

    def _note(self, entry: Entry, kind: str, seat: int, state: State) -> str:
        """What is told of an entry besides what the game's own log tells."""
        match kind:
            case "move" | "say" | "next" | "concede" | "control" | "agree" | "loop":
                return ""
            case "ask":
                return self._said(f"note-ask-{entry.word.replace(' ', '-')}", state, entry.seat)
            case "reply":
                return self._said("note-yes" if entry.yes else "note-no", state, entry.seat)
            case "show":
                return self._said("note-show" if entry.yes else "note-hide", state, entry.seat)
            case "time" | "nudge" | "claim":
                return self._said(f"note-{kind}", state, entry.other)
            case "note":
                return "" if entry.word == "resumed" else self._said(f"note-{entry.word}", state, entry.other)
            case _:
                return self._said(f"note-{kind.replace(' ', '-')}", state, seat)

    def _done(self, moment: Moment, lines: Sequence[p.Line]) -> str:
        """What was done, in a sentence: to others than who did it, what they may know of what came of it."""
        if lines:
            return lines[0].text
        return self._said("note-move", moment.state, moment.entry.seat) if moment.kind == "move" else ""

    def _said(self, key: str, state: State, seat: int) -> str:
        player = self.speaker.seat(state.game, seat) if seat >= 0 else ""
        return said(self.lang, key, you=seat == self.seat and seat >= 0, player=player)
