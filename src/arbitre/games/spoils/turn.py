"""602, 603, 610 The turn: it has no phases. Its start, what the active player does, its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbitre.games.spoils import actions, durations
from arbitre.games.spoils.respond import open_window
from arbitre.games.spoils.sides import side
from arbitre.games.spoils.zones import PLAY
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.procedure import Procedure, place_of

if TYPE_CHECKING:
    from arbitre.games.spoils.game import Spoils


class Turn(Procedure):
    """One player's turn."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.cursor = 0
        self.seat = seat

    def copy(self) -> Turn:
        twin = Turn(self.seat)
        twin.cursor = self.cursor
        return twin

    def start(self, game: Spoils) -> None:
        """602.1: all at the same moment: damage on characters is gone (602.1a, 408.4a), "this turn" is over (602.1b),
        what the active player controls may attack (602.1c); what comes only now, by a trigger, may not (204.3b)."""
        game.turn += 1
        game.active = self.seat
        game.passed = (False, False)
        game.refused = ()
        damage, settled = game.damage, game.settled
        for seat in (0, 1):
            for card in game.zones[seat][PLAY]:
                settled[card] = True  # 204.3b
            mine = side(game, seat)
            for card in mine.stage if mine.hurt else ():
                if damage[card] and game.is_a(card, "character"):
                    damage[card] = 0  # 408.4a, 602.1a
        game.credit = {}
        durations.turn_starts(game, self.seat)  # 602.1b
        game.attacks = (0,) * len(game.attacks)
        game.forget_last_turn()
        game.emit("turn begins", "602.1", self.seat, amount=game.turn)
        game.stir()

    def start_triggers(self, game: Spoils) -> None:
        """602.2: they all fire together; among them the faction's Restore Rule (202.7) and Develop Rule (202.8)."""
        game.signal("turn starts", "602.2", self.seat, NO_CARD, note=False)

    def act(self, game: Spoils) -> None:
        """603.2: anything, in any order, as often as they like."""
        game.stop(self.seat, "turn action", actions.options(game, self.seat), NO_CARD, ("603.2",))

    def carry_out(self, game: Spoils) -> None:
        option = game.answered()
        if option.kind == "end turn":
            game.emit("declares end", "603.2d", self.seat)
            return
        self.cursor = MAIN
        game.push(actions.perform(game, self.seat, option))

    def respond(self, game: Spoils) -> None:
        """610.1: the opponent may respond to the end of the turn."""
        open_window(game, 1 - self.seat, "response", "610.1")

    def end_triggers(self, game: Spoils) -> None:
        """610.1a: now that the turn really ends."""
        game.signal("turn ends", "610.1a", self.seat, NO_CARD, note=False)

    def next_turn(self, game: Spoils) -> None:
        game.stack.pop()
        game.push(Turn(1 - self.seat))


Turn.steps = (
    ("602.1", Turn.start),
    ("602.2", Turn.start_triggers),
    ("603.2", Turn.act),
    ("603.2", Turn.carry_out),
    ("610.1", Turn.respond),
    ("610.1a", Turn.end_triggers),
    ("610.1a", Turn.next_turn),
)
MAIN = place_of(Turn, "act")
