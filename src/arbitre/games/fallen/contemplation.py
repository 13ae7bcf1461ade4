"""Contemplation: a window in which both players may play Miracles, Equipment and pages in a storm, in turns (F1.39.1);
not Angels as in the Word (F1.39.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbitre.kernel.decision import NO_CARD, Option
from arbitre.kernel.procedure import Procedure

if TYPE_CHECKING:
    from arbitre.games.fallen.game import Fallen


class Contemplation(Procedure):
    """It closes when both have declined one after the other, and stays closed (F1.39.7); whatever happens keeps it
    open."""

    __slots__ = ("passes", "resolutions", "seat")

    def __init__(self) -> None:
        self.cursor = 0
        self.seat = -1
        self.passes = 0
        self.resolutions = 0

    def copy(self) -> Contemplation:
        twin = Contemplation()
        twin.cursor = self.cursor
        twin.seat = self.seat
        twin.passes = self.passes
        twin.resolutions = self.resolutions
        return twin

    def ask(self, game: Fallen) -> None:
        from arbitre.games.fallen import actions

        if self.seat < 0 or game.resolutions != self.resolutions:
            self.seat = game.active  # at first, and whenever an effect has been resolved (F1.39.2, F3.2.5)
            self.resolutions = game.resolutions
        if self.passes >= 2 or (game.combat is not None and game.combat.stopped):
            self.cursor = len(self.steps)
            return
        options = [] if game.passed[self.seat] else actions.responses(game, self.seat)
        if not options:
            self.passes += 1
            self.seat = 1 - self.seat
            self.again()
            return
        everything = [Option("pass"), Option("pass for the turn"), *options]
        game.stop(self.seat, "contemplation", everything, NO_CARD, ("F1.39.2",))

    def act(self, game: Fallen) -> None:
        from arbitre.games.fallen import actions

        option = game.answered()
        self.cursor = 0
        if option.kind in ("pass", "pass for the turn"):
            if option.kind != "pass":
                game.passed = (game.passed[0] or self.seat == 0, game.passed[1] or self.seat == 1)
            self.passes += 1
            self.seat = 1 - self.seat
            return
        self.passes = 0
        game.push(actions.perform(game, self.seat, option))


Contemplation.steps = (("F1.39.3", Contemplation.ask), ("F1.39.6", Contemplation.act))
