"""Undo: the positions one can go back to, and whether that is free.

A play may be taken back freely while nothing hidden or random was told to anybody since. One's own card shown to ink it
is one's own to tell, as is one that is played.
"""

from __future__ import annotations

from typing import Final

from arbitre.games.lorcana.game import Lorcana
from arbitre.kernel import record
from arbitre.kernel.error import BadRecord, Error
from arbitre.kernel.event import Event
from arbitre.pool import lorcana_game

RETURN_TO: Final = ("turn action", "alter hand")


class Takebacks:
    """Copies of the game from before each play of one seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self._before: list[Lorcana] = []

    def note(self, game: Lorcana) -> None:
        """Called before every pick of the seat."""
        decision = game.decision
        if decision is not None and decision.seat == self.seat and decision.kind in RETURN_TO:
            self._before.append(game.copy())

    def forget(self, game: Lorcana) -> None:
        """A position that is still the present one is nothing to go back to."""
        if self._before and len(self._before[-1].picks) == len(game.picks):
            self._before.pop()

    def possible(self) -> bool:
        return bool(self._before)

    def told_since(self, game: Lorcana) -> list[Event]:
        """What happened since that told somebody something hidden or random."""
        since = game.events.since(len(self._before[-1].events))
        return [event for event in since if tells(event, self.seat)]

    def take_back(self) -> Lorcana:
        return self._before.pop()


def opened(text: str, seat: int) -> tuple[Lorcana, Takebacks]:
    """The game of a record, with the positions its seat can go back to."""
    parsed = record.Parsed(text)
    if parsed.field("game") != Lorcana.name:
        raise BadRecord(f"this is a game of {parsed.field('game')}, not of {Lorcana.name}")
    takebacks = Takebacks(seat)
    try:
        game = lorcana_game.read(parsed)
        takebacks.note(game)
        record.replay(parsed, game, watch=takebacks.note)
    except Error:
        raise
    except Exception as fault:  # a record that a person changed can be wrong in every way
        raise BadRecord(f"the record can't be played: {fault}") from fault
    takebacks.forget(game)
    return game, takebacks


def tells(event: Event, seat: int) -> bool:
    """Whether an event told somebody something that can't be untold."""
    if event.kind == "reveals" and event.rule == "4.2.1.1" and event.seat == seat:
        return False
    return event.kind in Lorcana.telling
