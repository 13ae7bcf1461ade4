"""6.1.10 Loops: those a player proposes to go through, and those that go on by themselves."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from typing import TYPE_CHECKING, Final

from arbitre.ability.run import Resolve
from arbitre.games.lorcana.bag import Settle
from arbitre.games.lorcana.changing_zones import put_away
from arbitre.kernel.game import CEILING, USUAL
from arbitre.kernel.record import LOOP

if TYPE_CHECKING:
    from arbitre.games.lorcana.game import Lorcana

ROUNDS: Final = 20  # what has come up this often without a question is a loop


def propose(game: Lorcana, length: int, times: int) -> None:
    """The game goes at once through a number of rounds of the last `length` picks; then it goes on."""
    game.repeat(length, times)
    goes_through(game, times)


def goes_through(game: Lorcana, times: int) -> None:
    game.picks.recent.append(LOOP - times)
    game.emit("goes through a loop", "6.1.10", game.active, amount=times)


def end(game: Lorcana) -> bool:
    """A loop in which nobody has a choice has been gone through very often. Then the game goes on (ruling): whatever of
    the loop is still waiting does not resolve, and an effect that repeats itself stops. Says whether there was one."""
    for _ in range(USUAL):
        top = game.stack[-1]
        if isinstance(top, Settle):
            return _drop(game)
        if top.advance(game):
            return True
    for procedure in reversed(game.stack):
        if isinstance(procedure, Resolve):
            procedure.cursor = len(procedure.program.ops)
            game.emit("goes through a loop", "6.1.10", procedure.seat, amount=CEILING)
            return True
    return False


def _drop(game: Lorcana) -> bool:
    """What has come up again and again is the loop; whatever else is in the bag is resolved as usual."""
    rounds = Counter(row[3] for row in islice(game.this_turn(), CEILING) if row[0] in ("resolves", "played"))
    stopped = [entry for entry in game.bag if rounds[entry.source] >= ROUNDS]
    actions = [action for action in game.pending_actions if rounds[action[0]] >= ROUNDS]
    if not stopped and not actions:
        return False
    game.bag = tuple(entry for entry in game.bag if entry not in stopped)
    game.pending_actions = tuple(action for action in game.pending_actions if action not in actions)
    for card, _, then_to in actions:
        put_away(game, card, then_to)
    seat, card = (stopped[0].seat, stopped[0].source) if stopped else (actions[0][1], actions[0][0])
    game.emit("goes through a loop", "6.1.10", seat, amount=rounds[card])
    return True
