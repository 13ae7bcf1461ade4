"""How hard a puzzle is, and whether it needs thought: measured, not guessed.

It needs thought if neither the greedy player solves it, nor somebody who always does what brings them nearest to the
goal at once, and if few first moves are right.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from arbitre.kernel.decision import Decision
from arbitre.players.greedy import greedy
from arbitre.players.question import answer
from arbitre.players.trial import Ways
from arbitre.puzzles.solving import MOST, Solver
from arbitre.scenario.base import Scenario
from arbitre.scenario.goal import SOLVER, Goal

LEVELS: Final = (4.8, 5.8, 7.5, 9.5)
"""From how many bits on a puzzle is of the second, third, fourth and fifth level."""
LONGEST: Final = 200  # picks of somebody who is tried out
TRIES: Final = 24


class Measured(NamedTuple):
    """What a puzzle file says of how hard it is."""

    moves: int
    """Choices of the shortest solution."""
    firsts: int
    """First picks there are that lead to different positions,"""
    right: int
    """and those after which it can still be solved."""
    bits: int
    """Tenths of a bit: who picks at random solves it once in 2 ** bits."""
    positions: int
    """Positions there are."""

    @property
    def level(self) -> int:
        return 1 + sum(self.bits / 10 >= bound for bound in LEVELS)


def measured(scenario: Scenario, most: int = MOST) -> Measured | None:
    """Every way is tried. None: there is no solution."""
    goal = Goal(scenario)
    solver = Solver(goal, scenario.game, most)
    found = solver.found(scenario.game)
    if not found.solved:
        return None
    ways = solver.ways(scenario.game)
    right = sum(way.found.solved for way in ways)
    return Measured(found.moves, len(ways), right, round(-10 * math.log2(found.chance)), len(solver.known))


Pick = Callable[[Any, Decision], int]


def greedily(game: Any, decision: Decision) -> int:
    return answer(greedy(), game)


ENDING: Final = ("end turn", "done", "pass", "announce attack")


def idly(game: Any, decision: Decision) -> int:
    """Who only wants to be done with it."""
    kinds = [option.kind for option in decision.options]
    return next((kinds.index(kind) for kind in ENDING if kind in kinds), 0)


def naively(goal: Goal) -> Pick:
    """Who always does what brings them nearest to the goal at once, and stops when nothing does."""
    ways = Ways(lambda game, _, __: nearness(goal, game), settled=("turn action",), tries=TRIES)

    def pick(game: Any, decision: Decision) -> int:
        options = decision.options
        ending = [place for place, option in enumerate(options) if option.kind in ("end turn", "pass")]
        places = [place for place in range(len(options)) if place not in ending]
        if decision.kind != "turn action" or not ending:
            return ways.best(game, decision, range(len(options)))[0]
        if not places:
            return ending[0]
        place, value = ways.best(game, decision, places)
        return place if value > nearness(goal, game) else ending[0]

    return pick


def nearness(goal: Goal, game: Any) -> int:
    """How near a goal seems: what there is of it, and how the game stands."""
    if goal.state(game) == "met":
        return 10**9
    scenario = goal.scenario
    value = 0
    for card in goal.gone:
        value += game.damage[card] * 100 if game.zone_of[card] in scenario.in_play else 10**6
    for card in goal.keep:
        value -= 0 if game.zone_of[card] in scenario.in_play else 10**5
    for seat, field, wanted in scenario.nearer:
        value -= 10 * abs(wanted - goal.read(game, seat, field))
    for seat, field, much in goal.least:
        value += 1000 * min(0, goal.read(game, seat, field) - much)
    for seat, field, much in goal.most:
        value -= 1000 * max(0, goal.read(game, seat, field) - much)
    return value


def succeeds(solver: Solver, start: Any, pick: Pick) -> bool:
    """Whether somebody who picks like this reaches the goal, against the best answers of the others."""
    game = start.copy()
    for _ in range(LONGEST):
        state = solver.goal.state(game)
        if state != "open":
            return state == "met"
        decision = game.decision
        game.apply(pick(game, decision) if decision.seat == SOLVER else solver.reply(game))
    return False


def needs_thought(scenario: Scenario, solver: Solver) -> str:
    """Why it does not; "" if it does."""
    if succeeds(solver, scenario.game, idly):
        return "doing nothing solves it"
    if succeeds(solver, scenario.game, greedily):
        return "the greedy player solves it"
    if succeeds(solver, scenario.game, naively(solver.goal)):
        return "doing what brings one nearest at once solves it"
    return ""
