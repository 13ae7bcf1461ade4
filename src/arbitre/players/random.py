"""A player that picks any option, each equally likely."""

from __future__ import annotations

from arbitre.kernel.chance import Chance
from arbitre.players.question import Player, Question

_SPREAD = 0x9E3779B97F4A7C15  # neighbouring seeds and positions should not give neighbouring streams


def random_player(seed: int = 0) -> Player:
    def pick(question: Question) -> int:
        chance = Chance((seed * _SPREAD) ^ (question.number * 0xD1342543DE82EF95))
        return chance.below(len(question.options))

    return pick
