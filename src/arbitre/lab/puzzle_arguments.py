"""What `arbitre puzzle find` and `arbitre puzzle verify` take."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from arbitre import arguments
from arbitre.arguments import later
from arbitre.games import registry
from arbitre.lab.jobs import cores

FINDING: Final = """\
What is found still needs a title, a hint and somebody who likes it: title, titles and hint are to be written by hand.

examples:
  arbitre puzzle find spoils --games 50 --to found       look through fifty games
  arbitre puzzle find lorcana --goal survive
"""


def add_find(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Let computer players play, with the decks that come with the game and random ones, and look at every turn for "
        "something that can be brought about in it and is not easily seen. Each find is laid out with as few cards as "
        "it needs, and written as a scenario file with its goal, its solution and how hard it is."
    )
    parser.epilog = FINDING
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("game", metavar="GAME", choices=registry.names("scenario"), help="the game")
    parser.add_argument("--games", type=arguments.whole(), default=20, metavar="N", help="how many (default: 20)")
    parser.add_argument("--first", type=arguments.seed, default=1, metavar="SEED", help="the first seed (default: 1)")
    parser.add_argument(
        "--goal", choices=("win", "survive", "banish", "keep"), default="", help="only such goals (default: all)"
    )
    parser.add_argument(
        "--to", type=Path, default=Path("puzzles"), metavar="FOLDER", help="where they go (default: %(default)s)"
    )
    parser.add_argument("--jobs", type=arguments.whole(1), default=cores(), metavar="N", help="processes")
    parser.set_defaults(run=later("arbitre.lab.puzzle_command", "run_find"))


def add_verify(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Try everything that can be done in each puzzle: that its solution reaches the goal whatever the others answer "
        "and whatever lies in the decks, that neither the greedy player nor who does the obvious solves it, and that "
        "it is as hard as its file says."
    )
    parser.add_argument("game", metavar="GAME", nargs="?", default="", help="only those of this game")
    parser.add_argument("which", metavar="PUZZLE", nargs="?", default="", help="only this one, by name or number")
    parser.add_argument("--write", action="store_true", help="write how hard they are into their files")
    parser.set_defaults(run=later("arbitre.lab.puzzle_command", "run_verify"))
