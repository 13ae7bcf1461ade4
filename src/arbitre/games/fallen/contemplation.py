"""Contemplation: a window in which both players may play Miracles, Equipment and pages in a storm, in turns (F1.39.1);
Angels only as a Miracle could be (F1.39.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbitre.games.fallen.window import Window

if TYPE_CHECKING:
    from arbitre.games.fallen.game import Fallen


class Contemplation(Window):
    """It closes when both have declined one after the other, and stays closed (F1.39.7); anything that happens keeps it
    open."""

    __slots__ = ("resolutions",)

    kind = "contemplation"
    rule = "F1.39.2"

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

    def go_round(self, game: Fallen) -> None:
        if self.seat < 0 or game.resolutions != self.resolutions:
            self.seat = game.active  # at first, and whenever an effect has been resolved (F1.39.2, F3.2.5)
            self.resolutions = game.resolutions
        if self.passes >= 2 or (game.combat is not None and game.combat.stopped):  # F1.39.7
            self.cursor = len(self.steps)
            return
        self.give_priority(game)


Contemplation.steps = (("F1.39.3", Contemplation.go_round), ("F1.39.6", Contemplation.act))


def contemplate(game: Fallen) -> None:
    """F1.39.3: both may add something from now on. Mostly neither can: then it closes before anything else goes on."""
    window = Contemplation()
    game.push(window)
    window.cursor = 1
    window.go_round(game)
    if game.decision is None:
        game.stack.pop()
