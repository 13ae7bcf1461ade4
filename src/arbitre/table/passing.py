"""Questions that the server answers for a seat, so that it is not asked: of who passes by itself, and in windows in
which a seat can do nothing and does not want to be asked."""

from __future__ import annotations

from typing import Literal, NamedTuple

from arbitre.table.room import Moment, Room


class Passing(NamedTuple):
    """That a seat passes by itself, how, and since when."""

    seat: int
    how: Literal["turn", "event"]
    turn: int
    entry: int

    @classmethod
    def begun(cls, room: Room, seat: int, how: Literal["turn", "event"]) -> Passing:
        return cls(seat, how, room.state.game.turn, room.last)

    def goes_on(self, room: Room) -> bool:
        """Until another turn begins or something is taken back; until something happens: also until somebody else does
        more than pass."""
        game = room.state.game
        if game.over or game.turn != self.turn:
            return False
        return not any(self._ends(moment) for moment in room.moments if moment.entry.number > self.entry)

    def _ends(self, moment: Moment) -> bool:
        happens = moment.until > moment.since and moment.entry.seat != self.seat
        return moment.kind == "take back" or (self.how == "event" and happens)


def answer_for(room: Room, seat: int, passing: Passing | None) -> int | None:
    """The place of the option with which the pending question is answered for a seat; None: the seat is asked, or
    another."""
    decision = room.state.game.decision
    if decision is None or decision.seat != seat:
        return None
    if decision.idle and seat not in room.state.control:
        return 0  # who no longer wants to be asked in every window passes in the one that is open
    if passing is None or not passing.goes_on(room):
        return None
    kinds = [option.kind for option in decision.options]
    if not (decision.idle or "pass for the turn" in kinds):
        return None  # no window: in a bid, to pass is to be out of it
    return kinds.index("pass")
