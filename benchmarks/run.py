"""How fast the engine is, beside python-chess, in one run on one core: `make bench`.

Random play of two starter decks to the end, copies of games in their middle and games imagined there, and random games
of python-chess as the yardstick. The parts are run in turns, so that a busy machine slows all of them alike.
"""

from __future__ import annotations

import argparse
import platform
import random
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import chess

import arbitre
from arbitre.pool.decks import starter_decks
from arbitre.pool.fallen import starter_decks as fallen_decks
from arbitre.pool.spoils import starter_decks as spoils_decks


class Clock:
    """Time spent, and what was done in it."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.games = 0
        self.decisions = 0

    def a_second(self, count: int) -> float:
        return count / self.seconds if self.seconds else 0.0


LONGEST = 2000  # decisions: players who pick at random may never end a game of 7 Fallen, where nobody has to attack


class Contest:
    """One of our games: what is played in it, and how long it takes."""

    def __init__(self, name: str, title: str, chosen: list[str], decks: list[list[str]], **options: str) -> None:
        self.name = name
        self.title = title
        self.chosen = chosen
        self.decks = decks
        self.options = options
        self.clock = Clock()
        self.copies = Clock()
        self.worlds = Clock()
        self.play(0)  # the first game loads the cards
        self.clock, self.copies, self.worlds = Clock(), Clock(), Clock()

    def play(self, seed: int) -> None:
        middle = play(self.name, self.clock, seed, self.decks, **self.options)
        if middle is not None and middle.decision is not None:
            timed(self.copies, [lambda _: middle.copy()] * WORLDS)
            timed(self.worlds, [lambda world: middle.imagine(middle.decision.seat, world)] * WORLDS)


WORLDS = 20  # imagined at a question; what does not depend on the seed is worked out at the first


def timed(clock: Clock, deeds: list[Callable[[int], object]]) -> None:
    start = time.perf_counter()
    for number, deed in enumerate(deeds):
        deed(number)
    clock.seconds += time.perf_counter() - start
    clock.games += len(deeds)


def play(name: str, clock: Clock, seed: int, decks: list[list[str]], **options: str) -> Any:
    """One random game; a copy of it as it was at one moment in its middle is handed back."""
    pick = random.Random(seed)
    moment = 20 + seed % 100
    middle = None
    start = time.perf_counter()
    game = arbitre.new(name, decks=decks, seed=seed, **options)
    decisions = 0
    while not game.over and decisions < LONGEST:
        game.apply(int(pick.random() * len(game.decision.options)))
        decisions += 1
        if decisions == moment:
            middle = game.copy()
    clock.seconds += time.perf_counter() - start
    clock.games += 1
    clock.decisions += decisions
    return middle


def chess_game(clock: Clock, seed: int) -> None:
    """One random game of chess, ended by mate, stalemate, the fifty-move rule or too little material."""
    pick = random.Random(seed)
    start = time.perf_counter()
    board = chess.Board()
    plies = 0
    while not board.is_game_over():
        moves = list(board.legal_moves)
        board.push(moves[int(pick.random() * len(moves))])
        plies += 1
    clock.seconds += time.perf_counter() - start
    clock.games += 1
    clock.decisions += plies


def loading(game: str) -> float:
    """How long a game's card pool takes to load in a fresh process, in seconds: the best of three."""
    program = (
        f"import time; from arbitre.pool.{game} import pool; start = time.perf_counter(); pool(); "
        "print(time.perf_counter() - start)"
    )
    return min(float(subprocess.check_output([sys.executable, "-c", program])) for _ in range(3))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0, help="about how long to measure (default 20)")
    parser.add_argument("--decks", nargs=2, default=["The Heart of Magic", "Daring and Deception"], metavar="NAME")
    parser.add_argument(
        "--spoils-decks",
        nargs=2,
        default=["Two Players: Arcanist and Warlord", "Two Players: Banker and Rogue"],
        metavar="NAME",
        help="the decks of The Spoils",
    )
    parser.add_argument(
        "--fallen-decks", nargs=2, default=["eondra", "poseidia"], metavar="NAME", help="the decks of 7 Fallen"
    )
    args = parser.parse_args()
    known, sold, ours = starter_decks(), spoils_decks(), fallen_decks()
    lorcana = Contest("lorcana", "Lorcana", args.decks, [known[name] for name in args.decks])
    factions = [sold[name].names() for name in args.spoils_decks]
    spoils = Contest("spoils", "The Spoils", args.spoils_decks, factions, format="starter")
    fallen = Contest("fallen", "7 Fallen", args.fallen_decks, [ours[name].names() for name in args.fallen_decks])
    contests = (lorcana, spoils, fallen)
    theirs = Clock()
    seed = 0
    end = time.perf_counter() + args.seconds
    while time.perf_counter() < end:
        for _ in range(8):
            seed += 1
            lorcana.play(seed)
        spoils.play(seed)
        if seed % 16 == 0:
            fallen.play(seed)  # a long game
        chess_game(theirs, seed)
        chess_game(theirs, seed + 1_000_000)
    version = platform.python_version()
    print(f"Python {version}, one core, {args.seconds:.0f} s")
    for contest in contests:
        print(f"{contest.title}: {contest.chosen[0]} against {contest.chosen[1]}")
    print(f"{'':24}{'games/s':>10}{'decisions/s':>14}{'per game':>10}")
    for name, clock in (*((f"Arbitre, {one.title}", one.clock) for one in contests), ("python-chess", theirs)):
        print(
            f"{name:24}{clock.a_second(clock.games):>10.1f}{clock.a_second(clock.decisions):>14.0f}"
            f"{clock.decisions / max(1, clock.games):>10.0f}"
        )
    for one in contests:
        clock = one.clock
        print(
            f"{'ratio, ' + one.title:24}{clock.a_second(clock.games) / theirs.a_second(theirs.games):>10.2f}"
            f"{clock.a_second(clock.decisions) / theirs.a_second(theirs.decisions):>14.2f}"
        )
    for one in contests:
        copy = one.copies.seconds / max(1, one.copies.games)
        decision = one.clock.seconds / max(1, one.clock.decisions)
        world = one.worlds.seconds / max(1, one.worlds.games)
        print(f"{one.name}: a copy takes {copy * 1e6:.1f} microseconds, as much as {copy / decision:.2f} decisions")
        print(
            f"{one.name}: to imagine one of {WORLDS} games takes {world * 1e6:.1f} microseconds, as much as "
            f"{world / copy:.2f} copies"
        )
        print(f"{one.name}: loading the whole card pool takes {loading(one.name) * 1e3:.0f} milliseconds")


if __name__ == "__main__":
    main()
