"""401.2 Whether costs can be satisfied, where only trying tells: ways of satisfying them are gone on copies."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from arbitre.ability.run import Resolve
from arbitre.games.spoils import stats
from arbitre.kernel.decision import Option
from arbitre.kernel.procedure import Procedure
from arbitre.kernel.roles import SLOTS, declare

if TYPE_CHECKING:
    from arbitre.games.spoils.facts import Costs
    from arbitre.games.spoils.game import Spoils

TRIES = 60  # ways that are looked at; beyond, an action is begun and may have to be taken back (604.1e)


class Trial(Procedure):
    """Lies under costs that are only tried out, and hears when they are through."""

    __slots__ = ("slots",)

    def __init__(self) -> None:
        self.cursor = 0
        self.slots: Mapping[str, Any] = {}

    def copy(self) -> Trial:
        twin = Trial()
        twin.cursor = self.cursor
        twin.slots = self.slots
        return twin

    def paid(self, game: Spoils, slots: Mapping[str, Any]) -> None:
        self.slots = slots


declare(Trial, slots=SLOTS)


def can_be_satisfied(
    game: Spoils,
    seat: int,
    costs: Costs,
    source: int,
    slots: Mapping[str, Any],
    affordable: Callable[[Any, int], bool],
) -> bool:
    """Parts may need the same card, or speak of each other. `affordable` says of what is to be paid, beside the cost
    number, whether it can be."""
    assert costs.program is not None
    twin = game.copy()
    twin.decision = None
    twin.paying = True
    twin.before = None
    place = len(twin.stack)  # what is being responded to is still there
    twin.stack.append(Trial())
    twin.stack.append(Resolve(costs.program, source, seat, {"this": game.serial[source], **slots, "paying": True}))

    def ends(one: Any) -> bool:
        through = one.stack[place].slots
        return not through.get("unresolved") and affordable(one, through.get("tally to pay", 0))

    return _some_way(twin, place + 1, ends, game.chance.state, [TRIES])


def good_answers(game: Spoils, options: list[Option]) -> list[Option]:
    """Of the answers to a question of a cost, those after which all of it can still be satisfied; all of them if there
    are none, for then the action is taken back whatever is answered."""
    from arbitre.games.spoils.costs import Costly

    place = next(i for i in range(len(game.stack) - 1, -1, -1) if isinstance(game.stack[i], Costly))

    def ends(one: Any) -> bool:
        action: Costly = one.stack[place]
        return not action.slots.get("unresolved") and action.due(one) <= len(stats.free_resources(one, action.seat))

    found = []
    for option in options:
        twin = game.copy()
        twin.before = None
        twin.answer = option
        if _some_way(twin, place + 1, ends, game.chance.state, [TRIES]):
            found.append(option)
    return found or options


def _some_way(one: Any, depth: int, ends: Callable[[Any], bool], chance: int, left: list[int]) -> bool:
    """Whether some answers lead to a good end, which is reached when the stack is `depth` high again. What rests on
    chance can't be known before, and is taken to be good; so is what ends the game."""
    while len(one.stack) > depth and one.decision is None and not one.over:
        one.stack[-1].advance(one)
    if one.over or one.chance.state != chance:
        return True
    if one.decision is None:
        return ends(one)
    for option in one.decision.options:
        left[0] -= 1
        if left[0] < 0:
            return True
        other = one.copy()
        other.answer = option
        other.decision = None
        if _some_way(other, depth, ends, chance, left):
            return True
    return False
