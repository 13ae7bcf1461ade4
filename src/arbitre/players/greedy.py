"""A player that takes, at every question, the option that leaves the best position.

What a position is worth, and which questions have an answer of their own, each game's folder says; trying options out
is the same for all (`trial.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from arbitre.games import registry
from arbitre.kernel.decision import Decision
from arbitre.players.question import Player, Question

Pick = Callable[[Any, Decision, int], int]
"""What a game brings: given a game, a decision and a seed, the index of the option to take."""


def greedy(seed: int = 0) -> Player:
    def pick(question: Question) -> int:
        found: Pick = registry.entry(question.game).load("greedy")
        world = question.imagine(seed ^ question.number)
        return found(world, world.decision, seed ^ question.number)

    return pick
