"""A player that takes, at every question, the option that leaves the best position.

What a position is worth, and which questions have an answer of their own, each game's folder says; trying options out
is the same for all (`trial.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from arbitre.kernel.decision import Decision
from arbitre.players.fallen import greedy as fallen
from arbitre.players.lorcana import greedy as lorcana
from arbitre.players.question import Player, Question
from arbitre.players.spoils import greedy as spoils

PICKS: Final[dict[str, Callable[[Any, Decision, int], int]]] = {
    "lorcana": lorcana.pick,
    "spoils": spoils.pick,
    "fallen": fallen.pick,
}


def greedy(seed: int = 0) -> Player:
    def pick(question: Question) -> int:
        world = question.imagine(seed ^ question.number)
        return PICKS[question.game](world, world.decision, seed ^ question.number)

    return pick
