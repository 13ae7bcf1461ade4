"""How fast the engine is, beside others, in one run on one core: `make bench`.

Random play of starter decks and of decks of the whole card pool, copies of games in their middle and games imagined
there, late turns of long games beside their early ones; learning environments; and the same of python-chess, OpenSpiel
and RLCard, in turns.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path

from benchmarks import peers, report
from benchmarks.contests import Contest, kinds
from benchmarks.environments import environments
from benchmarks.long_games import LongGames
from benchmarks.measure import in_turns


def loading(game: str) -> float:
    """How long a game's card pool takes to load in a fresh process, in seconds: the best of three."""
    program = (
        "import arbitre, time; start = time.perf_counter(); "
        f"arbitre.cards({game!r}); print(time.perf_counter() - start)"
    )
    return min(float(subprocess.check_output([sys.executable, "-c", program])) for _ in range(3))


def measure(seconds: float) -> report.Measured:
    games = kinds()
    starters = [Contest(kind, [kind.starters], 2.0) for kind in games]
    pools = [Contest(kind, kind.pairs_from_pool(), 1.0) for kind in games]
    long_games = [LongGames(kind, 2.0) for kind in games]
    chess = peers.PythonChess()
    others, missing = peers.others()
    learning, not_here = environments(games)
    # The environments by themselves: their arrays would push the engines out of the processor's caches.
    in_turns([*starters, *pools, *long_games, chess, *others], seconds * 0.7)
    in_turns(learning, seconds * 0.3)
    loaded = {kind.title: loading(kind.name) for kind in games}
    missing += not_here
    return report.Measured(starters, pools, long_games, chess, others, missing, loaded, seconds, learning)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0, help="about how long to measure (default 60)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write what was measured to this file")
    args = parser.parse_args()
    measured = measure(args.seconds)
    report.tell(measured)
    if args.json:
        args.json.write_text(json.dumps(report.as_data(measured), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
