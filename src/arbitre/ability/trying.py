"""Whether there is a way: to pay a cost in full, to do the whole of an effect. Where parts may need the same cards, or
speak of each other, only trying tells: answers are tried out on copies of the game until one way ends well."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, Final

from arbitre.ability.run import Program, Resolve
from arbitre.kernel.decision import NO_CARD, Option
from arbitre.kernel.game import NO_SLOTS
from arbitre.kernel.procedure import Procedure

BOUND: Final = 200
"""This many positions are looked at in search of a way. Then the search gives up, says so in the log of `logging`, and
the answer is that there is a way: better to begin something that can't be finished, which each game knows how to end
(The Spoils takes it back, in 7 Fallen and Lorcana what was paid for comes to nothing), than to refuse something
legal."""

LOG: Final = logging.getLogger("arbitre.trying")

Ends = Callable[[Any, Any], bool]
"""Whether a way has ended well: asked of the copy and of what was tried on it, once that is through."""


class Floor(Procedure):
    """Lies under what is only tried out."""

    __slots__ = ()

    def copy(self) -> Floor:
        twin = Floor()
        twin.cursor = self.cursor
        return twin

    def paid(self, game: Any, slots: dict[str, Any]) -> None:
        """Nobody waits for it."""


def in_full(one: Any, tried: Any) -> bool:
    return not tried.slots.get("unresolved")


def can_do(
    twin: Any, program: Program, source: int, seat: int, slots: dict[str, Any] = NO_SLOTS, ends: Ends = in_full
) -> bool:
    """Whether all of a program, of costs or effects, can be done on this copy."""
    stack = twin.stack  # what is being responded to is still there
    stack.append(Floor())
    stack.append(Resolve(program, source, seat, slots))
    return some_way(twin, len(stack) - 1, ends)


def leading_on(game: Any, options: list[Option], floor: int, ends: Ends = in_full) -> list[Option]:
    """Of the answers to a question that is about to be asked, those after which what lies on the floor can still end
    well; all of them, if there are none."""
    found: list[Option] = []
    for option in options:
        twin = game.trial()
        twin.answer = option
        if some_way(twin, floor, ends):
            found.append(option)
    return found or options


def some_way(twin: Any, floor: int, ends: Ends) -> bool:
    """Whether some answers bring what lies on the floor, so high in the stack, to a good end."""
    return _Search(floor, ends, twin.chance.state).goes_on(twin, NOTHING, 0)


NOTHING: Final[list[Option]] = []


class _Search:
    """Depth first. What depends on chance can't be known beforehand, and counts as a good end; so does what ends the
    game."""

    __slots__ = ("chance", "ends", "floor", "positions")

    def __init__(self, floor: int, ends: Ends, chance: int) -> None:
        self.floor = floor
        self.ends = ends
        self.chance = chance
        self.positions = 0

    def goes_on(self, one: Any, offered: list[Option], picked: int) -> bool:
        """From this position on; of what was `offered` before it, the option at the place `picked` was the answer."""
        stack = one.stack
        tried = stack[self.floor] if len(stack) > self.floor else None
        self.run(one)
        if one.over or one.chance.state != self.chance:
            return True
        decision = one.decision
        if decision is None:
            return self.ends(one, tried)
        if isinstance(tried, Resolve) and tried.slots.get("unresolved"):
            return False  # whatever is answered
        done = _before(stack[-1], offered, picked)
        options = decision.options
        for place in one.worth_trying(decision):
            if options[place].card in done:
                continue
            if self.positions >= BOUND:
                LOG.warning(
                    "%s: after %d positions it is not known whether %s can be paid for, or done in full",
                    *(one.name, BOUND, one.facts[decision.source].key if decision.source != NO_CARD else decision.kind),
                )
                return True
            self.positions += 1
            other = one.copy()
            other.decision = None
            other.answer = options[place]
            if self.goes_on(other, options, place):
                return True
        return False

    def run(self, one: Any) -> None:
        """Until something is asked, or what lies on the floor is through."""
        if one.decision is None and not one.over:
            one.go_on(self.floor)


def _before(top: Any, offered: list[Option], picked: int) -> list[int]:
    """Cards chosen together are chosen in one order only: those that were offered before the last one picked have had
    their turn."""
    picking = top.slots.get("picking") if isinstance(top, Resolve) else None
    if not picking or not offered or picking[-1][0] != offered[picked].card:
        return []
    return [option.card for option in offered[:picked]]
