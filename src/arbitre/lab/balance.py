"""How the decks that come with a game fare against each other: every pair of them, many games, each side going first in
half of them, played by a computer player."""

from __future__ import annotations

import argparse
import itertools
import math
import sys
from typing import NamedTuple

import arbitre
from arbitre import arguments
from arbitre.games import registry
from arbitre.kernel.error import Error
from arbitre.lab.jobs import Progress, cores, spread
from arbitre.lab.patience import LIMIT, TookTooLong, at_most
from arbitre.players import NAMES, answer, named

LONGEST = 5000  # answers; a game that takes longer than this counts as a draw


class Bout(NamedTuple):
    """One game to be played: plain data, to be handed to another process."""

    game: str
    first: str
    second: str
    seed: int
    player: str


def play(bout: Bout) -> int:
    """0 if the first deck wins, 1 if the second does, -1 for a draw."""
    try:
        with at_most(LIMIT):
            return _play(bout)
    except TookTooLong as fault:
        raise Error(f"{bout.first} against {bout.second}, seed {bout.seed}: {fault}") from None


def _play(bout: Bout) -> int:
    game = arbitre.new(bout.game, decks=[bout.first, bout.second], seed=bout.seed, starting=bout.seed % 2)
    players = [named(bout.player, bout.seed), named(bout.player, bout.seed + 1)]
    for _ in range(LONGEST):
        if game.decision is None:
            break
        game.apply(answer(players[game.decision.seat], game))
    winners: tuple[int, ...] = game.result.winners if game.result is not None else ()
    return winners[0] if len(winners) == 1 else -1


class Score:
    """What came of a pair of decks."""

    def __init__(self) -> None:
        self.games = 0
        self.won = 0
        self.drawn = 0

    def add(self, winner: int) -> None:
        self.games += 1
        self.won += winner == 0
        self.drawn += winner < 0

    @property
    def share(self) -> float:
        """The first deck's share; a draw is half a win for both."""
        return (self.won + self.drawn / 2) / self.games if self.games else 0.5

    @property
    def doubt(self) -> float:
        """How far the share may be off: about two standard errors."""
        return 2 * math.sqrt(max(self.share * (1 - self.share), 0.01) / self.games) if self.games else 0.5


def run(
    game: str, player: str, games: int, first: int, jobs: int, only: list[str] | None = None
) -> dict[tuple[str, str], Score]:
    decks = arbitre.decks(game)
    for name in only or ():
        if name not in decks:
            raise Error(f"there is no deck {name!r} of {game}; there are: {', '.join(decks)}")
    pairs = [(a, b) for a, b in itertools.combinations(decks, 2) if not only or a in only or b in only]
    # round by round, so that after a while all pairs are known equally well
    bouts = [Bout(game, a, b, first + number, player) for number in range(games) for a, b in pairs]
    scores = {pair: Score() for pair in pairs}
    progress = Progress(len(bouts))
    done = 0
    try:
        for bout, winner in spread(play, bouts, jobs, 4):
            done += 1
            scores[bout.first, bout.second].add(winner)
            if progress.due(done):
                rate = progress.rate(done)
                worst = max(abs(score.share - 0.5) for score in scores.values())
                said = f"{done}/{len(bouts)} games, {rate:.1f} games/s, widest {50 + 100 * worst:.0f} %"
                print(said, file=sys.stderr)
    except KeyboardInterrupt:
        print(f"{done}/{len(bouts)} games were played", flush=True)
        if done:
            print("\n".join(summary(scores)), flush=True)
        raise
    return scores


def table(scores: dict[tuple[str, str], Score]) -> list[str]:
    """A line for each deck: its share against every other, and in all."""
    names = list(dict.fromkeys(name for pair in scores for name in pair))
    width = max(len(name) for name in names)
    lines = [" " * width + "".join(f"{name[:9]:>10}" for name in names) + f"{'all':>8}"]
    for mine in names:
        cells: list[str] = []
        total = games = 0.0
        for other in names:
            score = scores.get((mine, other))
            back = scores.get((other, mine))
            if score is None and back is None:
                cells.append(f"{'.':>10}")
                continue
            share = score.share if score is not None else 1 - (back.share if back is not None else 0.5)
            count = (score or back or Score()).games
            total += share * count
            games += count
            cells.append(f"{100 * share:>9.0f}%")
        lines.append(f"{mine:<{width}}" + "".join(cells) + f"{100 * total / games if games else 50:>7.0f}%")
    return lines


def summary(scores: dict[tuple[str, str], Score]) -> list[str]:
    """The table, and under it the pair that is furthest from even."""
    (a, b), widest = max(scores.items(), key=lambda item: abs(item[1].share - 0.5))
    share = widest.share
    if share < 0.5:
        a, b, share = b, a, 1 - share
    drawn = sum(score.drawn for score in scores.values())
    said = f"the widest: {a} against {b} {100 * share:.0f} % (give or take {100 * widest.doubt:.0f}); {drawn} draws"
    return [*table(scores), said]


EXAMPLES = """\
examples:
  arbitre balance fallen --games 2 --player random     every pair twice
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Every pair of the decks that come with a game plays a number of games, each deck going first in half of them. "
        "Says what share of them each won, a draw being half a win."
    )
    parser.epilog = EXAMPLES
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("game", choices=registry.names("decks"))
    parser.add_argument("--player", choices=NAMES, default="greedy", help="who plays (default: %(default)s)")
    parser.add_argument(
        "--games", type=arguments.whole(), default=40, help="games for each pair (default: %(default)s)"
    )
    parser.add_argument("--first", type=arguments.seed, default=1, help="the first seed (default: %(default)s)")
    parser.add_argument("--deck", action="append", metavar="NAME", help="only pairs with this deck (may be repeated)")
    parser.add_argument(
        "--jobs", type=arguments.jobs, default=cores(), help="how many processes (default: one per core)"
    )
    parser.set_defaults(run=_run)


def _run(args: argparse.Namespace) -> int:
    scores = run(args.game, args.player, args.games, args.first, args.jobs, args.deck)
    print("\n".join(summary(scores)))
    return 0
