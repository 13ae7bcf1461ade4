"""Plans weighed against what might be: each is carried out in several imagined games, the others take their turn, and
the seat's chance to win is looked at when it is to move again.

In those games everybody takes, at every question, what leaves the best position for them; so does the seat where a plan
can't go on as it was meant. The same games are imagined for every plan, and plans that fall behind are dropped.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, Final

from arbitre.kernel.decision import Decision
from arbitre.players.budget import Budget, OutOfBudget
from arbitre.players.evaluation import chance
from arbitre.players.guide import Guide
from arbitre.players.planning import LONG, WIDE, Key, Plan, distinct, key_of

WORLDS: Final = 12
NOW: Final = 0.5  # how much counts what a position is worth before the others have replied
LONGEST: Final = 120  # questions of a reply
OBVIOUS: Final = 24  # positions a reply tries out for a question in the middle of something


class Weighed:
    """A plan, and what it was worth in the worlds it was tried in."""

    __slots__ = ("chances", "plan")

    def __init__(self, plan: Plan) -> None:
        self.plan: Final = plan
        self.chances: Final[list[float]] = []

    @property
    def chance(self) -> float:
        """The mean; before any, what the plan was thought to be worth."""
        return sum(self.chances) / len(self.chances) if self.chances else chance(self.plan.value)

    @property
    def doubt(self) -> float:
        """The standard error of the mean."""
        many = len(self.chances)
        if many < 2:
            return 0.5
        mean = self.chance
        return math.sqrt(sum((one - mean) ** 2 for one in self.chances) / (many - 1) / many)


class Weighing:
    """Weighs the plans of a seat."""

    def __init__(self, guide: Guide, seat: int, imagine: Callable[[int], Any], budget: Budget) -> None:
        self.guide: Final = guide
        self.evaluation: Final = guide.evaluation
        self.seat: Final = seat
        self.imagine: Final = imagine
        self.budget: Final = budget

    def weigh(self, plans: Sequence[Plan], worlds: int = WORLDS, drop: bool = True) -> list[Weighed]:
        """The plans with what they are worth, the best first; those that were tried more often before others."""
        weighed = [Weighed(plan) for plan in plans]
        running = list(weighed)
        try:
            for world in range(worlds):
                found = [self.outcome(self.imagine(world), one.plan) for one in running]
                for one, value in zip(running, found, strict=True):
                    one.chances.append(value)
                if drop and len(running) > 2:
                    running.sort(key=lambda one: -one.chance)
                    running = running[: max(2, (len(running) + 1) // 2)]
        except OutOfBudget:
            pass
        weighed.sort(key=lambda one: (-len(one.chances), -one.chance, one.plan.picks))
        return weighed

    def outcome(self, game: Any, plan: Plan) -> float:
        """The chance to win if a plan is carried out in this game."""
        seat = self.seat
        side = game.side(seat)
        turn = bool(game.is_active(seat))
        picks = iter(plan.picks)
        pick: Key | None = next(picks, None)
        now: float | None = None
        for _ in range(LONGEST):
            decision = game.decision
            if decision is None:
                break
            if pick is not None and decision.seat in side:
                place = _find(decision, pick)
                pick = next(picks, None) if place is not None else None
                game.apply(self.reply(game, decision) if place is None else place)
                continue
            if decision.kind in self.guide.settled:
                active = decision.seat in side and game.is_active(seat)
                if now is None and not (turn and active):
                    now = self._value(game, moving=False)
                if active and not turn:
                    break
                turn = turn and active
            game.apply(self.reply(game, decision))
        then = self._value(game, moving=True)
        return chance(then) if now is None else NOW * chance(now) + (1.0 - NOW) * chance(then)

    def reply(self, game: Any, decision: Decision) -> int:
        """What whoever is asked takes, by what it leaves them with."""
        usual = self.guide.habit(game, decision)
        if usual is not None:
            return usual
        places = distinct(game, decision)
        if len(places) == 1:
            return places[0]
        seat = decision.seat
        best = -1
        most = -math.inf
        if decision.kind in self.guide.settled:
            for place in places:
                if decision.options[place].kind in self.guide.ending:
                    best, most = place, self._value_to(game, seat)
            if best >= 0 and game.length_of_turn() > LONG:
                return best
        for place in places[:WIDE]:
            if place == best:
                continue
            value = self._tried(game, place, seat)
            if value > most:
                best, most = place, value
        return best

    def _tried(self, game: Any, place: int, seat: int) -> float:
        """What an option leads to, if all that follows at once is answered by habit, or by the first option."""
        twin = game.copy()
        twin.apply(place)
        for _ in range(OBVIOUS):
            decision = twin.decision
            if decision is None or decision.kind in self.guide.settled:
                break
            usual = self.guide.habit(twin, decision)
            twin.apply(usual if usual is not None else self._obvious(twin, decision))
        return self._value_to(twin, seat)

    def _obvious(self, game: Any, decision: Decision) -> int:
        """In the middle of something: what looks best at once."""
        places = distinct(game, decision)[:WIDE]
        if len(places) == 1:
            return places[0]
        values: list[float] = []
        for place in places:
            twin = game.copy()
            twin.apply(place)
            values.append(self._value_to(twin, decision.seat))
        return places[values.index(max(values))]

    def _value(self, game: Any, moving: bool) -> float:
        self.budget.spend()
        return self.evaluation.logit(game, self.seat, moving)

    def _value_to(self, game: Any, seat: int) -> float:
        self.budget.spend()
        return self.evaluation.logit(game, seat, False)


def _find(decision: Decision, pick: Key) -> int | None:
    for place, option in enumerate(decision.options):
        if key_of(option) == pick:
            return place
    return None
