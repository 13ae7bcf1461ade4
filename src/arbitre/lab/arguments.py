"""What `arbitre lab strength` and `arbitre lab train` take. What does the work is loaded when it is run."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from arbitre import arguments
from arbitre.games import registry
from arbitre.lab.jobs import cores

STRENGTH: Final = """\
A player is random, greedy, plan (plans its own turn), beam (also weighs the others' replies) or seer (beam that cheats:
it sees everything). Those that search are told how long they may think: beam@200ms, beam@1s, or a number of positions,
beam@400, with which the same seeds give the same games on any machine, with one process or many. beam@400:FILE judges
positions by the weights of a file (arbitre lab train --write FILE) instead of those that come with the game.

Points are those of Elo: 400 more are odds of ten to one. They are fitted to all games at once (Bradley-Terry), greedy
having none. Shares come with 95 % intervals (Wilson); a draw is half a win.

examples:
  arbitre lab strength lorcana greedy random --games 4       how often greedy beats random play
  arbitre lab strength lorcana plan@20 --against random --games 2 --file games.jsonl
                                                             only these; it goes on where it was interrupted
"""

TRAIN: Final = """\
Each round is played with the weights fitted to those before it; they are then fitted anew, to all rounds, but for a
first one of players that do not judge by weights (which is there to begin with). If plan or beam plays the first round,
then by the weights that the game has so far. One game in ten is held out: what is said of the weights comes from those.

With --games-file the moves of all games are kept. The same command goes on where it was interrupted; if everything was
played, it only measures and fits, also with other features.

examples:
  arbitre lab train lorcana --rounds random --games 10 --write weights.json --games-file games.jsonl
"""


def add_strength(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Let computer players play each other, and say how often each wins. Every start (seed, decks and seats) is "
        "played twice with the players changed; all decks that come with the game take part, and games between equal "
        "decks are listed apart."
    )
    parser.epilog = STRENGTH
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("game", metavar="GAME", choices=registry.names(), help=f"one of {', '.join(registry.names())}")
    parser.add_argument(
        "player", metavar="PLAYER", nargs="*", help="all of them against each other (default: the usual pairs)"
    )
    parser.add_argument(
        "--against", action="append", metavar="PLAYER", help="only games against this one (may be repeated)"
    )
    parser.add_argument(
        "--games", type=arguments.whole(), default=400, metavar="N", help="games for each pair (default: %(default)s)"
    )
    parser.add_argument(
        "--first", type=arguments.seed, default=1, metavar="SEED", help="the first seed (default: %(default)s)"
    )
    parser.add_argument(
        "--file", type=Path, metavar="FILE", help="keep finished games there, and go on with those that are there"
    )
    _add_jobs(parser)
    parser.set_defaults(run=arguments.later("arbitre.lab.strength", "run"))


CALIBRATION: Final = """\
A line for each tenth of chances: | is the mean chance that was given, the dot how often such positions were won, and
the line where that may lie (95 %, counting games). They come from games that the weights were not fitted to.

examples:
  arbitre lab calibration lorcana                        of the weights that come with the game
"""


def add_calibration(parser: argparse.ArgumentParser) -> None:
    parser.description = "How right the chances to win are: how often positions are won that are given some chance."
    parser.epilog = CALIBRATION
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    games = registry.names("guide")
    parser.add_argument("game", metavar="GAME", choices=games, help=f"one of {', '.join(games)}")
    parser.add_argument("--weights", type=Path, metavar="FILE", help="of this file instead of the game's own")
    parser.set_defaults(run=arguments.later("arbitre.lab.calibration", "run"))


def add_train(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Play games, measure their positions at the start of each turn, and fit the weights by which players that "
        "search judge positions."
    )
    parser.epilog = TRAIN
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    games = registry.names("guide")
    parser.add_argument("game", metavar="GAME", choices=games, help=f"one of {', '.join(games)}")
    parser.add_argument(
        "--rounds",
        default="greedy,plan@100,plan@100",
        metavar="PLAYER,...",
        help="who plays, round by round (default: %(default)s)",
    )
    parser.add_argument(
        "--games",
        default="4000",
        metavar="N,...",
        help="games of each round, or one number for all (default: %(default)s)",
    )
    parser.add_argument(
        "--slips",
        type=arguments.whole(0, 1000),
        default=10,
        metavar="N",
        help="in every other game, answers in a thousand that are picked at random (default: %(default)s)",
    )
    parser.add_argument(
        "--random-decks",
        type=arguments.whole(0, 100),
        default=25,
        metavar="N",
        help="games in a hundred with random decks of the whole pool; the others have two of the decks that come with "
        "the game (default: %(default)s)",
    )
    parser.add_argument(
        "--first", type=arguments.seed, default=1_000_000, metavar="SEED", help="the first seed (default: %(default)s)"
    )
    parser.add_argument(
        "--pull",
        type=arguments.whole(0),
        default=30,
        metavar="N",
        help="how strongly weights are pulled towards zero (default: %(default)s)",
    )
    parser.add_argument(
        "--results",
        type=arguments.whole(0, 100),
        default=70,
        metavar="N",
        help="how much the result of a game counts for a position, in percent, for each turn in between; the rest is "
        "what the fit before says of the next turn (default: %(default)s)",
    )
    parser.add_argument(
        "--top",
        type=arguments.whole(0),
        default=10,
        metavar="N",
        help="show so many of the weights that matter most (default: %(default)s)",
    )
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the weights to this file")
    parser.add_argument("--ship", action="store_true", help="write them where the game's players look for them")
    parser.add_argument(
        "--games-file", type=Path, metavar="FILE", help="keep the games there, and go on with those that are there"
    )
    _add_jobs(parser)
    parser.set_defaults(run=arguments.later("arbitre.lab.train", "run"))


def _add_jobs(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--jobs", type=arguments.jobs, default=cores(), help="how many processes (default: one per core)"
    )
