"""Computer players.

A player is a function of a question: what its seat sees, the options, and games as they might be (`question.py`). It
answers with the place of an option, and keeps nothing between two questions: the same seed and the same position give
the same answer, so a game that is taken back or loaded goes on as it would have.
"""

from __future__ import annotations

from arbitre.players.greedy import greedy
from arbitre.players.question import Player, Question, answer
from arbitre.players.random import random_player

__all__ = ["PLAYERS", "Player", "Question", "answer", "greedy", "random_player"]

PLAYERS = {"random": random_player, "greedy": greedy}
