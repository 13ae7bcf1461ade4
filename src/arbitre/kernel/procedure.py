"""Procedure: the steps of one rule process, with a cursor. The stack of them is where the game stands.

Every field of a procedure is an immutable value (number, word, tuple, frozen mapping, compiled ability), so that
copying it means copying its fields, and a half-done process can be copied, compared and resumed like everything else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from arbitre.kernel.compiling import mypyc_attr
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.roles import declare

if TYPE_CHECKING:
    from arbitre.kernel.game import Game

NOTHING: Mapping[str, Any] = {}
AS_BELOW: Final = -2  # the acting card is that of what lies below on the stack

Step = tuple[str, Callable[[Any, Any], None]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure:
    """Subclasses list their fields in `__slots__` and their steps, each with the number of the rule it carries out.

    A step ends where something may intervene: a question, or another procedure. A process without such a moment
    needs no procedure: it is a function."""

    __slots__ = ("cursor",)

    steps: ClassVar[tuple[Step, ...]] = ()

    def __init__(self) -> None:
        self.cursor = 0

    def advance(self, game: Game) -> bool:
        """Carry out the next steps, as long as nothing intervenes; leave the stack when there are none. Says
        whether the game now waits for an answer."""
        steps = self.steps
        stack = game.stack
        cursor = self.cursor
        last = len(steps)
        while cursor < last:
            self.cursor = cursor + 1
            steps[cursor][1](self, game)
            if game.decision is not None:
                return True
            if stack[-1] is not self:
                return False
            cursor = self.cursor
        stack.pop()
        return False

    def again(self) -> None:
        """Come back to the present step (used by a step that asks, and by loops)."""
        self.cursor -= 1

    def ask_again(self) -> None:
        """The question just asked has changed (a player has left): go back to the step that asks it."""
        self.cursor -= 1

    def left(self, game: Any, seat: int) -> None:
        """A player has left the game while this was going on."""

    def done_by(self) -> int:
        """The card whose text it carries out; NO_CARD where players act for themselves, whatever lies below."""
        return AS_BELOW

    def shows(self) -> Mapping[str, Any]:
        """What it is showing at this moment: `shown` to everybody, `looked` to the seat `looker`."""
        return NOTHING

    def copy(self) -> Procedure:
        """The same process at the same step. Written out in every subclass: it is done for every copy of a game."""
        raise NotImplementedError


def place_of(procedure: type[Procedure], step: str) -> int:
    """Where the step of this name stands in a procedure, for other steps that go there."""
    return [one.__name__ for _, one in procedure.steps].index(step)


class Round(Procedure):
    """Does nothing. A process that goes back to its own beginning without anything intervening puts it on the stack, so
    that the game sees it go round, and can end it if it goes round for ever."""

    __slots__ = ()

    def copy(self) -> Round:
        twin = Round()
        twin.cursor = self.cursor
        return twin


@mypyc_attr(allow_interpreted_subclasses=True)
class Interlude(Procedure):
    """A moment at which players act for themselves, whatever it interrupts."""

    __slots__ = ()

    def done_by(self) -> int:
        return NO_CARD

    def advance(self, game: Game) -> bool:
        game.cause = NO_CARD
        waits = super().advance(game)
        if not waits:  # at a question nothing is being carried out
            game.cause = game.caused_by()
        return waits


declare(Procedure)
declare(Round)
declare(Interlude)
