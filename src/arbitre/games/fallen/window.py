"""A window: players are asked in turns whether they add something, until both have declined."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from arbitre.games.fallen.words import offer
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.procedure import Interlude

if TYPE_CHECKING:
    from arbitre.games.fallen.game import Fallen
    from arbitre.games.fallen.kinds import QuestionKind


class Window(Interlude):
    """A player who has nothing to add is asked only on request; one who has passed for the turn is not asked."""

    __slots__ = ("passes", "seat")

    kind: ClassVar[QuestionKind]
    rule: ClassVar[str] = ""

    def __init__(self, seat: int) -> None:
        self.cursor = 0
        self.seat = seat  # who has priority
        self.passes = 0  # in a row

    def give_priority(self, game: Fallen) -> None:
        from arbitre.games.fallen import actions

        passed = game.passed[self.seat]
        options = [] if passed else actions.responses(game, self.seat)
        if not options:
            if not passed and game.stop_idle(self.seat, self.kind, offer("pass"), (self.rule,)):
                return
            self.decline()
            self.again()
            return
        everything = [offer("pass"), offer("pass for the turn"), *options]
        game.stop(self.seat, self.kind, everything, NO_CARD, (self.rule,))

    def decline(self) -> None:
        self.passes += 1
        self.seat = 1 - self.seat

    def act(self, game: Fallen) -> None:
        """A player who has added something may go on adding before the other's turn comes (F3.2.4)."""
        from arbitre.games.fallen import actions

        option = game.answered()
        self.cursor = 0
        if option.kind == "pass for the turn":
            game.passed = (game.passed[0] or self.seat == 0, game.passed[1] or self.seat == 1)
        if option.kind in ("pass", "pass for the turn"):
            self.decline()
            return
        self.passes = 0  # F3.2.4
        game.push(actions.perform(game, self.seat, option))
