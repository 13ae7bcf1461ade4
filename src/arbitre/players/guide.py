"""What a game brings for players that search: how positions are judged, and how questions are gone through.

Everything else is the same for every game (`planning.py`, `weighing.py`).
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import util
from pathlib import Path
from typing import Any

from arbitre.games import registry
from arbitre.kernel.decision import Decision
from arbitre.players.evaluation import Evaluation, Features, shipped


@dataclass(frozen=True)
class Guide:
    features: Features
    weights: Path
    """The file of fitted weights."""
    settled: frozenset[str]
    """The questions at which a position is looked at: whoever is asked one has nothing half done."""
    ending: frozenset[str] = frozenset()
    """The options that end a turn."""
    habit: Callable[[Any, Decision], int | None] = lambda game, decision: None
    """Answers that are given without trying, whoever is asked."""
    quick: Callable[[Any, Decision, bool], int | None] = lambda game, decision, own: None
    """Answers that are given without trying to questions further on in a plan or in a reply, by whoever makes the plan
    (`own`) or by others."""
    sensible: Callable[[Any, Decision], Sequence[int] | None] = lambda game, decision: None
    """The places of the options worth trying, where not all of them are."""
    pauses: Callable[[Any, Decision], bool] = lambda game, decision: False
    """Whether a position is looked at though its question is not always a settled one."""
    anew: frozenset[str] = frozenset()
    """The questions that are thought about whenever they come, whatever was planned, and for themselves alone."""
    alone: frozenset[str] = frozenset()
    """The questions that are answered by what they lead to at once: the rest of the turn is planned afterwards, instead
    of once for each answer."""
    replans: bool = False
    """Whether only the next thing of a plan is done where there was no time to see all that could be done: turns are so
    long here that what comes last in such a plan was hardly thought about."""
    winning: Callable[[Any, Decision], int | None] = lambda game, decision: None
    """An answer known to win without a search, whatever others can be seen to do."""
    plans: int = 8
    """How many of the best plans are weighed: few where a turn of the others takes long; with one, none is."""

    def rests(self, game: Any, decision: Decision) -> bool:
        """Whether whoever is asked has nothing half done."""
        return decision.kind in self.settled or self.pauses(game, decision)

    def usual(self, game: Any, decision: Decision, own: bool) -> int | None:
        """What is answered without trying, further on in a plan."""
        usual = self.habit(game, decision)
        return self.quick(game, decision, own) if usual is None else usual

    @property
    def evaluation(self) -> Evaluation:
        return shipped(self.features, self.weights)


@functools.cache
def guide_of(game: str) -> Guide | None:
    """The guide of a game; None if it has none, or none that was trained."""
    entry = registry.entry(game)
    if not entry.guide or util.find_spec(entry.guide.partition(":")[0]) is None:
        return None
    found: Guide = entry.load("guide")
    return found if found.weights.is_file() else None
