"""Computer players.

A player is a function of a question: what its seat sees, the options, and games as they might be (`question.py`). It
answers with the place of an option. What it keeps between two questions is at most what it means to do next, and never
anything it may not know: a player that is new to a game answers as well.
"""

from __future__ import annotations

from arbitre.players.greedy import greedy
from arbitre.players.levels import LEVELS
from arbitre.players.named import NAMES, levels_of, named, of_game, usual_level
from arbitre.players.question import Player, Question, answer
from arbitre.players.random import random_player

__all__ = [
    "LEVELS",
    "NAMES",
    "Player",
    "Question",
    "answer",
    "greedy",
    "levels_of",
    "named",
    "of_game",
    "random_player",
    "usual_level",
]
