"""A game seen again: what was done, moment by moment, and how it stood then, with the eyes of a seat or with nothing
hidden. It is read from the setup and what was done, so a game that is still played can be looked back at, too."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from arbitre.kernel.knowledge import EVERYTHING
from arbitre.table import protocol as p
from arbitre.table.entry import NOBODY, Entry
from arbitre.table.positions import can_be_written, of_moment
from arbitre.table.room import Room, State
from arbitre.table.setup import Setup
from arbitre.table.storage import SPECTATOR
from arbitre.table.telling import Beside, Reader

UNSEEN: Final = ("control", "loop")  # they change how much is asked, and nothing one could see


class Replay:
    """The moments of a game: 0 is its beginning."""

    def __init__(self, name: str, setup: Setup, done: Sequence[Entry]) -> None:
        self.name = name
        self.setup = replace(setup, done=[])
        self.entries = _renumbered([*setup.done, *done], len(setup.places))
        ends = [number for number, entry in enumerate(self.entries, 1) if entry.kind not in UNSEEN]
        self.moments = [0, *ends]
        said = tomllib.loads(setup.position) if setup.position else {}
        self.title = str(said.get("title", ""))
        self.rules = [str(rule) for rule in said.get("rules", ())]

    def room(self, moment: int) -> Room:
        """The room as it was then."""
        start = Entry(number=0, kind="start", at=0.0)
        return Room.read(self.name, self.setup, [start, *self.entries[: self.moments[moment]]])

    def eyes(self, seat: int) -> list[int]:
        """With whose eyes somebody may see it: with their own; and with all others', and knowing everything, once that
        harms nobody."""
        over = self.room(len(self.moments) - 1).state.game.over
        if over or all(place.who == "me" for place in self.setup.places):
            return [EVERYTHING, *range(len(self.setup.places))]
        return [seat]

    def whole(self, seat: int, eyes: int, lang: p.Language) -> p.Replay:
        """What was done at each moment."""
        room = self.room(len(self.moments) - 1)
        reader = Onlooker(room, eyes, lang)
        allowed = self.eyes(seat)
        return p.Replay(
            welcome=reader.welcome({}),
            eyes=allowed,
            names=[reader.speaker.seat(room.state.game, one) for one in range(len(self.setup.places))],
            moments=reader.marks(self.moments),
            title=self.title,
            rules=self.rules,
            table=seat != SPECTATOR or EVERYTHING not in allowed,
        )

    def moment(self, number: int, eyes: int, lang: p.Language) -> p.Moment:
        """How it stood then."""
        room = self.room(number)
        reader = Onlooker(room, eyes, lang)
        position = can_be_written(room.state.game, eyes)
        return p.Moment(
            moment=number, position=position, table=reader.table(Beside(here=range(len(self.setup.places))))
        )

    def position(self, number: int, eyes: int, lang: p.Language) -> p.ScenarioText | None:
        """The position of that moment, as far as these eyes see it; None where it can't be written."""
        game = self.room(number).state.game
        return of_moment(game, eyes, self.name, lang) if can_be_written(game, eyes) else None

    def done_before(self, moment: int) -> list[Entry]:
        """What had been done until then."""
        return self.entries[: self.moments[moment]]


def _renumbered(done: Sequence[Entry], seats: int) -> list[Entry]:
    """What was done, one entry after the other, without what was said or taken back in between. When the last player
    has agreed to a draw, all have."""
    found: list[Entry] = []
    for entry in done:
        if entry.kind in ("ask", "reply"):
            found += [Entry(number=0, kind="agree", at=entry.at, seat=seat) for seat in range(seats)]
        else:
            found.append(entry)
    return [replace(entry, number=number) for number, entry in enumerate(found, 1)]


class Onlooker(Reader):
    """Somebody who sees a game again."""

    def __init__(self, room: Room, eyes: int, lang: p.Language) -> None:
        super().__init__(room, NOBODY, lang)
        self.eyes = eyes

    def audience(self, state: State) -> int:
        return self.eyes

    def side(self) -> int:
        return max(self.eyes, SPECTATOR)

    def marks(self, moments: Sequence[int]) -> list[p.Mark]:
        """A sentence for each moment."""
        state = self.room.state
        told = self._happened(state, 0)
        found: list[p.Mark] = []
        turn: int = self.room.setup.beginning().turn
        done = 0
        for number in moments:
            spans = self.room.spans[done : number + 1]
            done = number + 1
            lines: list[p.Line] = []
            for entry, since, until, kind, seat in spans:
                lines += self._lines(entry, kind, seat, state, told[since:until])
            entry, _, _, kind, seat = spans[-1]
            turn += sum(line.part == "turn" for line in lines)
            deed = next((line for line in lines if line.part != "turn"), None)
            text = deed.text if deed is not None else self._said("note-move", state, seat) if kind == "move" else ""
            found.append(p.Mark(turn=turn, seat=seat, text=text))
        return found
