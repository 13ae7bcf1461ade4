"""How fast the engine is, beside python-chess, in one run on one core: `make bench`.

Random play of two starter decks to the end, copies of games in their middle, and python-chess's random playouts as the
yardstick. The parts are run in turns, so that a busy machine slows all of them alike.
"""

from __future__ import annotations

import argparse
import platform
import random
import subprocess
import sys
import time

import chess

import arbitre
from arbitre.pool.decks import starter_decks
from arbitre.pool.spoils import starter_decks as spoils_decks


class Clock:
    """Time spent, and what was done in it."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.games = 0
        self.decisions = 0

    def a_second(self, count: int) -> float:
        return count / self.seconds if self.seconds else 0.0


def play(name: str, clock: Clock, copies: Clock, seed: int, decks: list[list[str]], **options: str) -> None:
    """One random game; then copies of it as it was at one moment in its middle, timed apart."""
    pick = random.Random(seed)
    moment = 20 + seed % 100
    middle = None
    start = time.perf_counter()
    game = arbitre.new(name, decks=decks, seed=seed, **options)
    decisions = 0
    while not game.over:
        game.apply(int(pick.random() * len(game.decision.options)))
        decisions += 1
        if decisions == moment:
            middle = game.copy()
    clock.seconds += time.perf_counter() - start
    clock.games += 1
    clock.decisions += decisions
    if middle is not None:
        start = time.perf_counter()
        for _ in range(20):
            middle.copy()
        copies.seconds += time.perf_counter() - start
        copies.games += 20


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
    args = parser.parse_args()
    known = starter_decks()
    decks = [known[name] for name in args.decks]
    sold = spoils_decks()
    others = [[sold[name].faction, *sold[name].names()] for name in args.spoils_decks]
    lorcana, spoils, theirs = Clock(), Clock(), Clock()
    copies = {"lorcana": Clock(), "spoils": Clock()}
    play("lorcana", Clock(), Clock(), 0, decks)  # the first game loads the cards
    play("spoils", Clock(), Clock(), 0, others, format="starter")
    seed = 0
    end = time.perf_counter() + args.seconds
    while time.perf_counter() < end:
        for _ in range(8):
            seed += 1
            play("lorcana", lorcana, copies["lorcana"], seed, decks)
        play("spoils", spoils, copies["spoils"], seed, others, format="starter")
        chess_game(theirs, seed)
        chess_game(theirs, seed + 1_000_000)
    version = platform.python_version()
    print(f"Python {version}, one core, {args.seconds:.0f} s")
    print(f"Lorcana: {args.decks[0]} against {args.decks[1]}")
    print(f"The Spoils: {args.spoils_decks[0]} against {args.spoils_decks[1]}")
    print(f"{'':24}{'games/s':>10}{'decisions/s':>14}{'per game':>10}")
    for name, clock in (("Arbitre, Lorcana", lorcana), ("Arbitre, The Spoils", spoils), ("python-chess", theirs)):
        print(
            f"{name:24}{clock.a_second(clock.games):>10.1f}{clock.a_second(clock.decisions):>14.0f}"
            f"{clock.decisions / clock.games:>10.0f}"
        )
    for name, clock in (("ratio, Lorcana", lorcana), ("ratio, The Spoils", spoils)):
        print(
            f"{name:24}{clock.a_second(clock.games) / theirs.a_second(theirs.games):>10.2f}"
            f"{clock.a_second(clock.decisions) / theirs.a_second(theirs.decisions):>14.2f}"
        )
    for name, clock in (("lorcana", lorcana), ("spoils", spoils)):
        copy = copies[name].seconds / copies[name].games
        decision = clock.seconds / clock.decisions
        print(f"{name}: a copy takes {copy * 1e6:.1f} microseconds, as much as {copy / decision:.2f} decisions")
        print(f"{name}: loading the whole card pool takes {loading(name) * 1e3:.0f} milliseconds")


if __name__ == "__main__":
    main()
