"""A window: players are asked in turns whether they add something, until both have declined."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from arbitre.games.fallen.offering import offer
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.procedure import Interlude

if TYPE_CHECKING:
    from arbitre.games.fallen.game import Fallen
    from arbitre.games.fallen.kinds import QuestionKind


PASS: Final = offer("pass")
PASS_FOR_THE_TURN: Final = offer("pass for the turn")


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
        """To one after the other, until somebody is asked or both have nothing to add."""
        while self.passes < 2:
            seat = self.seat
            if not game.passed[seat]:
                options = game.responses(seat)
                if options:
                    game.stop(seat, self.kind, [PASS, PASS_FOR_THE_TURN, *options], NO_CARD, (self.rule,))
                    return
                if game.attentive and game.stop_idle(seat, self.kind, PASS, (self.rule,)):
                    return
            self.passes += 1
            self.seat = 1 - seat
        self.again()

    def act(self, game: Fallen) -> None:
        """A player who has added something may go on adding before the other's turn comes (F3.2.4)."""
        option = game.answered()
        self.cursor = 0
        if option.kind == "pass for the turn":
            game.passed = (game.passed[0] or self.seat == 0, game.passed[1] or self.seat == 1)
        if option.kind in ("pass", "pass for the turn"):
            self.passes += 1
            self.seat = 1 - self.seat
            return
        self.passes = 0  # F3.2.4
        game.push(game.perform(self.seat, option))
