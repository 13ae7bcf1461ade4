"""What a game brings for players that search: how positions are judged, and how questions are gone through.

Everything else is the same for every game (`planning.py`, `weighing.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

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

    @property
    def evaluation(self) -> Evaluation:
        return shipped(self.features, self.weights)
