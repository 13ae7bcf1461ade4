"""How Lorcana is searched."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from arbitre.games.lorcana.game import Lorcana
from arbitre.kernel.decision import Decision
from arbitre.players.guide import Guide
from arbitre.players.lorcana.features import FEATURES


def habit(game: Lorcana, decision: Decision) -> int | None:
    if decision.kind == "who starts":
        return next((i for i, option in enumerate(decision.options) if option.target == decision.seat), 0)
    return None


GUIDE: Final = Guide(
    FEATURES,
    Path(__file__).with_name("weights.json"),
    settled=frozenset(("turn action", "alter hand", "who starts")),
    ending=frozenset(("end turn", "hand over")),
    habit=habit,
)
