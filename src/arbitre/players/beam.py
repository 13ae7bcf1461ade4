"""A player that plans its whole turn, weighs its best plans against what might be, and keeps to its plan while nothing
new is known.

What it keeps between two questions is only what it means to do, with what it expects to be asked; a player that is new
to a game plans anew.
"""

from __future__ import annotations

import contextlib
from typing import Any, Final

from arbitre.games import registry
from arbitre.players.budget import Budget, OutOfBudget
from arbitre.players.guide import Guide
from arbitre.players.planning import Key, Plan, Planner, key_of, worth_trying
from arbitre.players.question import Player, Question
from arbitre.players.strangers import unseen
from arbitre.players.weighing import Weighed, Weighing

PLANNING: Final = 0.5  # how much of the time goes into finding plans

SECONDS: Final = 0.2
NOTING: Final = 0.01  # seconds that noting a plan may take

Expected = tuple[tuple[Key, ...], frozenset[int], Key]
"""A question that is to come: its options, the cards that are unknown then, and what will be taken."""


def beam(
    seed: int = 0,
    seconds: float | None = SECONDS,
    positions: int | None = None,
    replies: bool = True,
    guide: Guide | None = None,
) -> Player:
    """`seconds` or `positions` to think for an answer. Without `replies` plans are not weighed. `guide`: if not the
    one its game brings."""
    return Beam(seed, None if positions is not None else seconds, positions, replies, guide)


class Beam:
    """What one player means to do in one game."""

    def __init__(
        self, seed: int, seconds: float | None, positions: int | None, replies: bool, guide: Guide | None = None
    ) -> None:
        self.seed: Final = seed
        self.seconds: Final = seconds
        self.positions: Final = positions
        self.replies: Final = replies
        self.guide: Final = guide
        self.plan: list[Expected] = []

    def __call__(self, question: Question) -> int:
        if len(question.options) == 1:
            return 0
        budget = Budget(self.seconds, self.positions)
        guide: Guide = self.guide or registry.entry(question.game).load("guide")
        mark = (self.seed * 0x9E3779B97F4A7C15) ^ (question.number * 0xD1342543DE82EF95)
        world = question.imagine(mark & 0xFFFFFFFFFFFFFFFF)
        usual = guide.habit(world, world.decision)
        if usual is not None:
            return usual
        places = worth_trying(guide, world, world.decision)
        if len(places) == 1:
            return places[0]
        kept = self._kept(question, world)
        if kept is not None:
            return kept
        plan = self.chosen(guide, question, world, mark, budget)
        if plan is None:
            return places[0]
        with contextlib.suppress(OutOfBudget):  # what was noted so far is kept
            self._keep(guide, world, plan, question.seat, Budget(NOTING if self.seconds else None))
        return [key_of(option) for option in question.options].index(plan.picks[0])

    def chosen(self, guide: Guide, question: Question, world: Any, mark: int, budget: Budget) -> Plan | None:
        """What it means to do; None if there was no time to find a plan."""
        return think(guide, question, world, mark, budget, self.replies)

    def _kept(self, question: Question, world: Any) -> int | None:
        """What was planned for this question, if it is the one that was expected and nothing new is known."""
        options = tuple([key_of(option) for option in question.options])
        strangers = unseen(world, question.seat)
        while self.plan:
            expected, unknown, pick = self.plan.pop(0)
            if options == expected and strangers == unknown:
                return options.index(pick)
        return None

    def _keep(self, guide: Guide, world: Any, plan: Plan, seat: int, budget: Budget) -> None:
        """Go through the plan in the world it was made in, and note what is to come."""
        game = world.copy()
        planner = Planner(guide, world, seat, budget)
        self.plan = []
        for number, pick in enumerate(plan.picks):
            budget.check()
            while game.decision is not None and game.decision.seat not in planner.side:
                game.apply(planner.worst(game, game.decision))
            if game.decision is None:
                return
            options = tuple([key_of(option) for option in game.decision.options])
            if pick not in options:
                return
            if number and guide.replans and not plan.whole and guide.rests(game, game.decision):
                return
            if number and game.decision.kind not in guide.anew:
                self.plan.append((options, unseen(game, seat), pick))
            game.apply(options.index(pick))


def think(guide: Guide, question: Question, world: Any, mark: int, budget: Budget, replies: bool) -> Plan | None:
    """The best plan."""
    found = weighed(guide, question, world, mark, budget, replies)
    return found[0].plan if found else None


def weighed(guide: Guide, question: Question, world: Any, mark: int, budget: Budget, replies: bool) -> list[Weighed]:
    """The best plans, the best first."""
    replies = replies and guide.plans > 1 and question.kind not in guide.anew
    first = budget.part(PLANNING) if replies else budget
    plans = Planner(guide, world, question.seat, first).best(guide.plans if replies else 1)
    if not plans:
        return []
    if not replies or len(plans) == 1 or plans[0].value >= 30:
        return [Weighed(plans[0])]

    def imagine(number: int) -> Any:
        return question.imagine((mark + (number + 1) * 0x632BE59BD9B4E019) & 0xFFFFFFFFFFFFFFFF)

    return Weighing(guide, question.seat, imagine, budget.rest(first)).weigh(plans)
