"""607 Responding, and the windows for tactics and abilities of a battle (608.1c, 609.1a, 609.1e)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arbitre.games.spoils import stats
from arbitre.games.spoils.costly import Costly
from arbitre.games.spoils.offering import PASS, PASS_FOR_THE_TURN
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.procedure import Interlude

if TYPE_CHECKING:
    from arbitre.games.spoils.game import Spoils
    from arbitre.games.spoils.kinds import QuestionKind


class Window(Interlude):
    """607.2 A player may play tactics and use abilities, one after another, each resolved before the next; each can be
    responded to in turn (607.2a). A player who has nothing usable is asked only on request; one who has passed for
    the turn is not asked."""

    __slots__ = ("kind", "rule", "seat")

    def __init__(self, seat: int, kind: QuestionKind, rule: str) -> None:
        self.cursor = 0
        self.seat = seat
        self.kind = kind  # "response" or "battle"
        self.rule = rule  # which gives this player the chance

    def copy(self) -> Window:
        twin = Window(self.seat, self.kind, self.rule)
        twin.cursor = self.cursor
        return twin

    def give_chance(self, game: Spoils) -> None:
        if game.passed[self.seat] or (self.kind == "response" and self.closed(game)):
            self.cursor = len(self.steps)
            return
        options = game.tactical(self.seat)
        if not options:
            if not game.stop_idle(self.seat, self.kind, PASS, (self.rule,)):
                self.cursor = len(self.steps)
            return
        game.stop(self.seat, self.kind, [PASS, PASS_FOR_THE_TURN, *options], NO_CARD, (self.rule,))

    def closed(self, game: Spoils) -> bool:
        """314.1: nobody responds any more to what has been terminated."""
        action = game.stack[-2]  # what this window has been opened for
        return (isinstance(action, Costly) and action.is_ended()) or cannot_respond(game, self.seat)

    def act(self, game: Spoils) -> None:
        option = game.answered()
        if option.kind == "pass for the turn":
            game.passed = (game.passed[0] or self.seat == 0, game.passed[1] or self.seat == 1)
        elif option.kind != "pass":
            self.cursor = 0
            game.push(game.action(self.seat, option))  # 607.2a


Window.steps = (("607.2", Window.give_chance), ("607.2", Window.act))


def open_window(game: Spoils, seat: int, kind: QuestionKind, rule: str) -> None:
    """607.2: a player who may act now is asked at once. One who has passed for the turn is not; and mostly there is
    nothing to ask, so that the window closes before anything else goes on."""
    if game.passed[seat]:
        return
    window = Window(seat, kind, rule)
    window.cursor = 1
    game.push(window)
    window.give_chance(game)
    if game.decision is None:
        game.stack.pop()


def cannot_respond(game: Spoils, seat: int) -> bool:
    return "players cannot respond" in game.in_force and stats.players_cannot(game, seat, "respond")


def responding_to(game: Spoils) -> Any:
    """The action that what is now being played or used responds to: the one below the innermost window, or None."""
    stack = game.stack
    for place in range(len(stack) - 1, 0, -1):
        window = stack[place]
        if isinstance(window, Window):
            return stack[place - 1] if window.kind == "response" else None
    return None


def it(game: Spoils) -> dict[str, Any]:
    """What a response speaks of as "it": the card being played, or the card whose ability is used."""
    action = responding_to(game)
    card = getattr(action, "card", NO_CARD)
    return {} if card == NO_CARD else {"it": ((card, game.serial[card]),)}
