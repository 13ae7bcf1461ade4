"""Computer players.

A player is a function of what its seat may know (a copy of the game with every unknown card blank, see `honest.py`) and
of the pending decision, and answers with the place of an option. It keeps nothing between two questions: the same seed
and the same position give the same answer, so a game that is taken back or loaded goes on as it would have.
"""

from __future__ import annotations

from arbitre.players.greedy import greedy
from arbitre.players.honest import Player, answer, as_known_to
from arbitre.players.random import random_player

__all__ = ["PLAYERS", "Player", "answer", "as_known_to", "greedy", "random_player"]

PLAYERS = {"random": random_player, "greedy": greedy}
