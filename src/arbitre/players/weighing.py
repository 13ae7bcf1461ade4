"""Plans weighed against what might be: each is carried out in several imagined games, the others take their turn, and
the seat's chance to win is looked at when it is to move again.

In those games everybody does what leaves the best position for them; so does the seat where a plan can't go on as it
was meant. The same games are imagined for every plan, and plans that fall behind are dropped.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, Final

from arbitre.kernel.decision import Decision
from arbitre.players.budget import Budget, OutOfBudget
from arbitre.players.evaluation import chance
from arbitre.players.guide import Guide
from arbitre.players.planning import Key, Plan, key_of, worth_trying
from arbitre.players.trial import WIDE, goes_in_circles

WORLDS: Final = 12
EACH: Final = 3  # worlds in which every plan is tried: one or two say little
NOW: Final = 0.5  # how much counts what a position is worth before the others have replied
LONGEST: Final = 120  # questions of a reply
OBVIOUS: Final = 24  # questions in the middle of something


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
                if drop and world + 1 >= EACH and len(running) > 2:
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
        meant = Intentions()
        for _ in range(LONGEST):
            self.budget.check()
            decision = game.decision
            if decision is None:
                break
            if pick is not None and decision.seat in side:
                place = find(decision, pick)
                pick = next(picks, None) if place is not None else None
                game.apply(self._answer(game, decision, meant) if place is None else place)
                continue
            if self.guide.rests(game, decision):
                active = decision.seat in side and game.is_active(seat)
                if now is None and not (turn and active):
                    now = self._value(game, moving=False)
                if active and not turn:
                    break
                turn = turn and active
            taken = self._answer(game, decision, meant)
            self.notice(game, decision, taken)
            game.apply(taken)
        then = self._value(game, moving=True)
        if now is None or game.result is not None:  # of a game that is over nothing else needs to be said
            return chance(then)
        return NOW * chance(now) + (1.0 - NOW) * chance(then)

    def notice(self, game: Any, decision: Decision, place: int) -> None:
        """Told of every answer that is no part of the plan, before it is carried out: for those who want to know."""

    # -- how anybody answers -------------------------------------------------------------------------------------

    def _answer(self, game: Any, decision: Decision, meant: Intentions) -> int:
        """What whoever is asked takes, by what it leaves them with; a win where one is known, which what is tried for
        itself alone would not show."""
        won = self.guide.winning(game, decision)
        if won is not None:
            return won
        usual = self.guide.usual(game, decision, own=False)
        if usual is not None:
            return usual
        if not self.guide.rests(game, decision):
            place = meant.going_on(decision)
            return self._obvious(game, decision) if place is None else place
        place = meant.next(decision)
        if place is None:
            self._look_around(game, decision, meant)
            place = meant.next(decision)
        return 0 if place is None else place

    def _look_around(self, game: Any, decision: Decision, meant: Intentions) -> None:
        """What is worth doing now, each thing by itself, the best first; when nothing is, the turn ends. Looking at
        each once and then doing one after the other costs a fraction of looking again after each."""
        places = worth_trying(self.guide, game, decision)
        seat = decision.seat
        ends = [place for place in places if decision.options[place].kind in self.guide.ending]
        if ends and goes_in_circles(game):
            meant.doing = [(key_of(decision.options[ends[0]]), ())]
            return
        least = self._value_to(game, seat) if ends else -math.inf
        found: list[tuple[float, Key, tuple[Key, ...]]] = []
        for place in places[:WIDE]:
            if place not in ends:
                value, rest = self._tried(game, place, seat)
                if value > least:
                    found.append((-value, key_of(decision.options[place]), rest))
        found.sort()
        if not found:
            meant.doing = [(key_of(decision.options[ends[0] if ends else places[0]]), ())]
        else:
            meant.doing = [(pick, rest) for _, pick, rest in (found if ends else found[:1])]

    def _tried(self, game: Any, place: int, seat: int) -> tuple[float, tuple[Key, ...]]:
        """What an option leads to, if all that follows at once is answered by what looks best; and those answers."""
        twin = game.copy()
        twin.apply(place)
        answers: list[Key] = []
        for _ in range(OBVIOUS):
            decision = twin.decision
            if decision is None or self.guide.rests(twin, decision):
                break
            taken = self.guide.usual(twin, decision, own=False)
            if taken is None:
                taken = self._obvious(twin, decision)
                answers.append(key_of(decision.options[taken]))
            twin.apply(taken)
        return self._value_to(twin, seat), tuple(answers)

    def _obvious(self, game: Any, decision: Decision) -> int:
        """In the middle of something: what looks best at once."""
        places = worth_trying(self.guide, game, decision)[:WIDE]
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


class Intentions:
    """What somebody still means to do in their turn, each thing with the answers to what follows at once: they were
    found when it was tried, and looking for them again would cost as much."""

    __slots__ = ("answers", "doing")

    def __init__(self) -> None:
        self.doing: list[tuple[Key, tuple[Key, ...]]] = []
        self.answers: list[Key] = []

    def next(self, decision: Decision) -> int | None:
        """The next thing that can still be done."""
        while self.doing:
            pick, answers = self.doing.pop(0)
            place = find(decision, pick)
            if place is not None:
                self.answers = list(answers)
                return place
        return None

    def going_on(self, decision: Decision) -> int | None:
        """What was to be answered in the middle of what is being done; None if things have come otherwise."""
        if not self.answers:
            return None
        place = find(decision, self.answers[0])
        self.answers = self.answers[1:] if place is not None else []
        return place


def find(decision: Decision, pick: Key) -> int | None:
    for place, option in enumerate(decision.options):
        if key_of(option) == pick:
            return place
    return None
