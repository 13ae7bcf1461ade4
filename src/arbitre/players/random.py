"""A player that picks any option, each as likely."""

from __future__ import annotations

from typing import Any

from arbitre.kernel.chance import Chance
from arbitre.kernel.decision import Decision
from arbitre.players.honest import Player

_SPREAD = 0x9E3779B97F4A7C15  # neighbouring seeds and positions should not give neighbouring streams


def random_player(seed: int = 0) -> Player:
    def pick(game: Any, decision: Decision) -> int:
        chance = Chance((seed * _SPREAD) ^ (len(game.picks) * 0xD1342543DE82EF95))
        return chance.below(len(decision.options))

    return pick
