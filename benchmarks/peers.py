"""What Arbitre is measured beside: random play of other engines, each through its own Python interface.

None of them is a part of Arbitre or needed by it; one that is not installed is left out, except python-chess, which all
targets are given in.
"""

from __future__ import annotations

import copy
import importlib
import math
import random
from typing import Any

import chess

from benchmarks.measure import Clock, Repeated, now

COPIES = 20
MOMENT = 20  # decisions from the start, where copies are made


class Peer:
    """Random games of another engine, and copies of them."""

    title: str
    share = 1.0

    def __init__(self) -> None:
        self.clock = Clock()
        self.copies = Repeated()
        self._game(random.Random(0))

    def play(self, seed: int) -> None:
        start = now()
        decisions, _ = self._game(random.Random(seed))
        self.clock.add(now() - start, 1, decisions)
        _, middle = self._game(random.Random(seed), MOMENT)
        self.copies.time(lambda _: self._copy(middle), COPIES)

    def _game(self, pick: random.Random, limit: float = math.inf) -> tuple[int, Any]:
        """Play to the end, or so many decisions. How many there were, and the game."""
        raise NotImplementedError

    def _copy(self, middle: Any) -> object:
        raise NotImplementedError


class PythonChess(Peer):
    """A well-made rules engine in plain Python. A game ends by mate, stalemate, the fifty-move rule or too little
    material."""

    title = "python-chess"
    share = 3.0  # all ratios rest on it

    def _game(self, pick: random.Random, limit: float = math.inf) -> tuple[int, Any]:
        board = chess.Board()
        plies = 0
        while not board.is_game_over() and plies < limit:
            moves = list(board.legal_moves)
            board.push(moves[int(pick.random() * len(moves))])
            plies += 1
        return plies, board

    def _copy(self, middle: chess.Board) -> chess.Board:
        return middle.copy(stack=False)


class GinRummy(Peer):
    """OpenSpiel's: C++ behind a Python interface. What chance does (dealing, drawing) is not a decision."""

    title = "OpenSpiel, gin_rummy"

    def __init__(self) -> None:
        self.rules = importlib.import_module("pyspiel").load_game("gin_rummy")
        super().__init__()

    def _game(self, pick: random.Random, limit: float = math.inf) -> tuple[int, Any]:
        state = self.rules.new_initial_state()
        decisions = 0
        while not state.is_terminal() and decisions < limit:
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(pick.random() * len(outcomes))][0])  # all are as likely
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(pick.random() * len(actions))])
                decisions += 1
        return decisions, state

    def _copy(self, middle: Any) -> object:
        return middle.clone()


class Uno(Peer):
    """RLCard's: plain Python and NumPy. It makes an observation for every decision, and copies a game as `step_back`
    does."""

    title = "RLCard, uno"

    def __init__(self) -> None:
        self.environment = importlib.import_module("rlcard").make("uno", config={"seed": 1})
        super().__init__()

    def _game(self, pick: random.Random, limit: float = math.inf) -> tuple[int, Any]:
        state, _ = self.environment.reset()
        decisions = 0
        while not self.environment.is_over() and decisions < limit:
            actions = list(state["legal_actions"])
            state, _ = self.environment.step(actions[int(pick.random() * len(actions))])
            decisions += 1
        return decisions, self.environment.game

    def _copy(self, middle: Any) -> object:
        return copy.deepcopy(middle)


def others() -> tuple[list[Peer], list[str]]:
    """The peers that are installed, and why others are not here."""
    found: list[Peer] = []
    missing: list[str] = []
    for peer in (GinRummy, Uno):
        try:
            found.append(peer())
        except ImportError as fault:
            missing.append(f"{peer.title} is not here ({fault}): pip install '.[bench]'")
    return found, missing
