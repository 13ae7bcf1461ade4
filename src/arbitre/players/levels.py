"""Levels for people: from a first game to as hard as it gets.

A weaker level follows fewer plans, does not ask what the others will reply, and now and then misjudges its plans
as people do: it takes one that is nearly as good, the worse the more seldom. It never makes a move for no reason, and
only the weakest may overlook a win on the board. All of it follows from the seed and the question, so a game that is
played again is played alike; the best level takes its time instead of counting positions.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from arbitre.kernel.chance import Chance
from arbitre.players.beam import Beam, think
from arbitre.players.budget import Budget
from arbitre.players.evaluation import SURE
from arbitre.players.guide import Guide
from arbitre.players.planning import WIDTHS, Plan, Planner
from arbitre.players.question import Player, Question

WHOLE: Final = 1 << 20  # what is certain, as a whole number
MARK: Final = 0x51195  # other numbers than those that worlds are imagined with


class Level(NamedTuple):
    """How well the computer plays."""

    name: str
    positions: int | None
    """It looks at for an answer; None: it takes its time instead."""
    seconds: float | None = None
    beams: int = len(WIDTHS)
    """How often it looks for plans, each time following more of them side by side."""
    replies: bool = False
    """Whether it asks what the others will do."""
    slips: float = 0.0
    """How often it misjudges its plans."""
    heat: float = 0.0
    """By how much then, in logits: the temperature at which it chooses."""
    plans: int = 12
    """Among how many it chooses then: the best are often nearly alike."""
    worst: float = 0.0
    """It never takes a plan that looks worse than the best by more than this, in logits."""
    sees_wins: bool = True
    """Whether it never overlooks a win on the board."""


LEVELS: Final = (
    Level("novice", 500, beams=1, slips=0.8, heat=1.6, plans=40, worst=3.5, sees_wins=False),
    Level("casual", 500, beams=1, slips=0.3, heat=0.6, worst=1.5),
    Level("skilled", 600, beams=2, slips=0.1, heat=0.3, worst=0.6),
    Level("expert", 800, replies=True),
    Level("master", None, 1.0, replies=True),
)
"""The easiest first."""

BY_NAME: Final = {level.name: level for level in LEVELS}
USUAL: Final = "skilled"


def level(name: str, seed: int = 0) -> Player:
    """The player of a level."""
    return Levelled(BY_NAME[name], seed)


class Levelled(Beam):
    """A player that is not always at its best."""

    def __init__(self, level: Level, seed: int) -> None:
        super().__init__(seed, level.seconds, level.positions, level.replies)
        self.level: Final = level

    def chosen(self, guide: Guide, question: Question, world: Any, mark: int, budget: Budget) -> Plan | None:
        level = self.level
        if not level.slips:
            return think(guide, question, world, mark, budget, self.replies)
        plans = Planner(guide, world, question.seat, budget).best(level.plans, level.beams)
        if not plans:
            return None
        chance = Chance((mark ^ MARK) & 0xFFFFFFFFFFFFFFFF)
        if chance.below(WHOLE) >= level.slips * WHOLE:
            return plans[0]
        return slip(level, plans, chance)


def slip(level: Level, plans: Sequence[Plan], chance: Chance) -> Plan:
    """One of the best plans, the worse the more seldom; the first is the best."""
    best = plans[0].value
    if level.sees_wins and best >= SURE:
        return plans[0]
    likely = [plan for plan in plans if plan.value >= best - level.worst]
    weights = [round(WHOLE * math.exp((plan.value - best) / level.heat)) for plan in likely]
    left = chance.below(sum(weights))
    for plan, weight in zip(likely, weights, strict=True):
        if left < weight:
            return plan
        left -= weight
    return plans[0]
