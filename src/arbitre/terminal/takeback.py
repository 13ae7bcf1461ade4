"""Undo: the positions a player can go back to, and whether that is free.

A play may be taken back freely while nothing hidden or random was told to anybody since.
"""

from __future__ import annotations

from typing import Any

from arbitre.kernel import record
from arbitre.kernel.error import BadRecord, Error
from arbitre.kernel.event import Event
from arbitre.terminal.kit import Kit


class Takebacks:
    """Copies of the game from before each play of one seat."""

    def __init__(self, kit: Kit, seat: int) -> None:
        self.kit = kit
        self.seat = seat
        self._before: list[Any] = []

    def note(self, game: Any) -> None:
        """Called before every pick of the seat."""
        decision = game.decision
        if decision is not None and decision.seat == self.seat and self.kit.goes_back_to(decision):
            self._before.append(game.copy())

    def forget(self, game: Any) -> None:
        """A position that is still the present one is nothing to go back to."""
        if self._before and len(self._before[-1].picks) == len(game.picks):
            self._before.pop()

    def possible(self) -> bool:
        return bool(self._before)

    def told_since(self, game: Any) -> list[Event]:
        """What happened since that told somebody something hidden or random."""
        since = game.events.since(len(self._before[-1].events))
        return [event for event in since if self.kit.tells(event, self.seat)]

    def take_back(self) -> Any:
        return self._before.pop()


def opened(kit: Kit, text: str, seat: int) -> tuple[Any, Takebacks]:
    """The game of a record, with the positions its seat can go back to."""
    parsed = record.Parsed(text)
    if parsed.field("game") != kit.name:
        raise BadRecord(f"this is a game of {parsed.field('game')}, not of {kit.name}")
    takebacks = Takebacks(kit, seat)
    try:
        game = kit.read(parsed)
        takebacks.note(game)
        record.replay(parsed, game, watch=takebacks.note)
    except Error:
        raise
    except Exception as fault:  # a record that a person changed can be wrong in every way
        raise BadRecord(f"the record can't be played: {fault}") from fault
    takebacks.forget(game)
    return game, takebacks
