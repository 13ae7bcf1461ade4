"""How options are made: of the kinds that `words.py` declares, which the type checker ensures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbitre.kernel.decision import NO_CARD, Option

if TYPE_CHECKING:
    from arbitre.games.spoils.kinds import OptionKind


def offer(kind: OptionKind, card: int = NO_CARD, target: int = NO_CARD, number: int = 0) -> Option:
    return Option(kind, card, target, number)


DONE: Final = offer("done")
PASS: Final = offer("pass")
PASS_FOR_THE_TURN: Final = offer("pass for the turn")
END_TURN: Final = offer("end turn")
