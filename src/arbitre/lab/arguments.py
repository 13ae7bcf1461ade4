"""What `arbitre lab strength` and `arbitre lab train` take. What does the work is loaded when it is run."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from arbitre import arguments
from arbitre.games import registry
from arbitre.lab.jobs import cores

STRENGTH: Final = """\
A player is random, greedy, plan (plans its own turn), beam (also weighs the others' replies), seer (beam that cheats:
it sees everything), or a level for people, such as novice. Those that search are told how long they may think:
beam@200ms, beam@1s, or a number of positions, beam@400, with which the same seeds give the same games on any machine,
with one process or many. beam@400:FILE judges positions by the weights of a file (arbitre lab train --write FILE)
instead of those that come with the game.

Points are those of Elo: 400 more are odds of ten to one. They are fitted to all games at once (Bradley-Terry), greedy
having none. Shares come with 95 % intervals (Wilson); a draw is half a win. The two games from a start depend on each
other, and count by how much they do.

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
        "--before",
        type=arguments.whole(0, 100),
        default=0,
        metavar="N",
        help="how much counts what the weights say that the game has so far, in percent: they know games that are not "
        "there any more (default: %(default)s)",
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


# -- decks ---------------------------------------------------------------------------------------------------------

RUN: Final = """\
A deck is the name of one that comes with a game, a file, or the text of a list. Every start is played twice with the
decks in each other's seats. Finished games are kept in the folder: the same command goes on where it was interrupted,
and --games 20000 adds to --games 10000.

examples:
  arbitre lab run "The Heart of Magic" "Daring and Deception" --games 4 --player greedy
  arbitre lab run eondra poseidia --games 2 --player random --until 5
                                              stop when the share is known to within 5 points
  arbitre lab run eondra poseidia --games 2 --player random --sprt 50,55
                                              stop when it is clear which of the two shares fits better
"""


def add_run(parser: argparse.ArgumentParser) -> None:
    parser.description = "Let two decks play each other, and say how often each wins."
    parser.epilog = RUN
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("deck", nargs=2, metavar="DECK", help="two decks: names, files or lists")
    _add_games(parser, 400)
    parser.add_argument(
        "--until", type=_points, metavar="POINTS", help="stop when the share is known to within so many points"
    )
    parser.add_argument(
        "--sprt",
        type=_two_shares,
        nargs="?",
        const=(0.5, 0.52),
        metavar="LOW,HIGH",
        help="stop when one of two shares of the first deck, in percent, fits the results better (default: 50,52)",
    )
    _add_lab(parser)
    parser.set_defaults(run=arguments.later("arbitre.lab.run", "run"))


MATRIX: Final = """\
A file of --field has a line for each deck, how common it is and its name:
  30 The Heart of Magic
  20 Daring and Deception

examples:
  arbitre lab matrix --game fallen --games 2 --player random        all decks that come with the game
  arbitre lab matrix eondra poseidia metascience --games 2 --player random
"""


def add_matrix(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Let every deck play every other: a table of who beats whom, what each would win in a field of them, and the "
        "mix of decks that nobody can exploit."
    )
    parser.epilog = MATRIX
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("deck", nargs="*", metavar="DECK", help="names, files or lists (default: all of --game)")
    _add_games(parser, 200)
    parser.add_argument("--field", type=Path, metavar="FILE", help="how common each deck is")
    _add_lab(parser)
    parser.set_defaults(run=arguments.later("arbitre.lab.matrix", "run"))


COMPARE: Final = """\
examples:
  arbitre lab compare eondra poseidia --against metascience --games 2 --player random
"""


def add_compare(parser: argparse.ArgumentParser) -> None:
    parser.description = "What a change of some cards does: both decks are played from the same starts."
    parser.epilog = COMPARE
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("deck", nargs=2, metavar="DECK", help="the deck as it was, and as it is changed")
    _add_against(parser)
    _add_games(parser, 200)
    _add_lab(parser)
    parser.set_defaults(run=arguments.later("arbitre.lab.compare", "run"))


DECK: Final = """\
examples:
  arbitre lab deck eondra --against poseidia --games 2 --player random
  arbitre lab deck eondra --against poseidia --games 2 --player random --worth "Éruption rituelle"
                                              what one copy of a card is worth, by playing without it
  arbitre lab deck eondra --against poseidia --games 2 --player random --hands
                                              what altering opening hands does, by keeping them
"""

SQL: Final = """\
The tables are games, turns, plays and cards; docs/lab.md says what stands in them.

examples:
  arbitre lab sql "SELECT winner, count(*) FROM games GROUP BY winner"              of the run played last
  arbitre lab sql "SELECT turn, avg(resources) FROM turns GROUP BY turn ORDER BY turn" arbitre-lab/run-...
"""


def add_deck(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "What a deck does against others: opening hands, its curve, what is won when cards are seen and when they are "
        "not, and what single cards are worth."
    )
    parser.epilog = DECK
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("deck", metavar="DECK", help="a name, a file or a list")
    _add_against(parser)
    parser.add_argument(
        "--worth",
        action="append",
        metavar="CARD",
        help="play the same starts with one copy of this card replaced by a blank (may be repeated; all: every card)",
    )
    parser.add_argument("--instead", metavar="CARD", help="replaced by this card instead of a blank")
    parser.add_argument(
        "--hands", action="store_true", help="play the same starts with every opening hand kept: what altering it does"
    )
    _add_games(parser, 200)
    _add_lab(parser)
    parser.set_defaults(run=arguments.later("arbitre.lab.deck", "run"))


def add_sql(parser: argparse.ArgumentParser) -> None:
    parser.description = "Ask the tables of a run in SQL (DuckDB)."
    parser.epilog = SQL
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("question", metavar="QUESTION", help="in SQL")
    parser.add_argument("folder", nargs="?", type=Path, metavar="FOLDER", help="of the run (default: the last one)")
    parser.set_defaults(run=arguments.later("arbitre.lab.sql", "run"))


CARDS: Final = """\
examples:
  arbitre lab cards fallen --games 10 --player random
"""

TUNE: Final = """\
The file of --pool names a card a line; a deck list will do.

examples:
  arbitre lab tune "The Heart of Magic" --pool my-deck.txt --player greedy
"""


def add_cards(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Which cards win more than their share, over many decks drawn by chance: a first look for whoever balances a "
        "set."
    )
    parser.epilog = CARDS
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    games = registry.names("reading")
    parser.add_argument("game", choices=games, metavar="GAME", help=f"one of {', '.join(games)}")
    parser.add_argument(
        "--deck", action="append", metavar="DECK", help="half of the decks are this one (may be repeated)"
    )
    parser.add_argument(
        "--games", type=arguments.whole(2), default=2000, metavar="N", help="games in all (default: %(default)s)"
    )
    _add_lab(parser, whose=False)
    parser.set_defaults(run=arguments.later("arbitre.lab.cards", "run"))


def add_tune(parser: argparse.ArgumentParser) -> None:
    parser.description = "Which swaps of one copy of a card make a deck better: all are tried, the better half goes on."
    parser.epilog = TUNE
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("deck", metavar="DECK", help="a name, a file or a list")
    parser.add_argument("--pool", type=Path, required=True, metavar="FILE", help="the cards to swap in")
    _add_against(parser)
    parser.add_argument(
        "--games",
        type=arguments.whole(2),
        default=20,
        metavar="N",
        help="games of each swap against each opponent in the first round; twice as many in the next "
        "(default: %(default)s)",
    )
    _add_lab(parser)
    parser.set_defaults(run=arguments.later("arbitre.lab.tune", "run"))


def _add_against(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--against",
        action="append",
        metavar="DECK",
        help="an opponent (may be repeated; default: all decks that come with the game)",
    )


def _add_games(parser: argparse.ArgumentParser, usual: int) -> None:
    parser.add_argument(
        "--games",
        type=arguments.whole(),
        default=usual,
        metavar="N",
        help="games of each match, at most (default: %(default)s)",
    )


def _add_lab(parser: argparse.ArgumentParser, whose: bool = True) -> None:
    """What all commands about decks take. `whose`: whether a game need not be named."""
    if whose:
        games = registry.names("reading")
        parser.add_argument(
            "--game", choices=games, metavar="GAME", help=f"one of {', '.join(games)} (default: whose decks these are)"
        )
    parser.add_argument(
        "--player",
        metavar="PLAYER",
        help="who plays both decks: random, greedy, plan@100, beam@100 ... (default: beam@60, or greedy where that "
        "would take too long)",
    )
    parser.add_argument("--format", metavar="NAME", help="the format that decks are checked for")
    parser.add_argument(
        "--first", type=arguments.seed, default=1, metavar="SEED", help="the first seed (default: %(default)s)"
    )
    parser.add_argument(
        "--out", type=Path, metavar="FOLDER", help="where games, tables and the report go (default: in arbitre-lab)"
    )
    parser.add_argument("--lang", choices=registry.LANGUAGES, default="en", help="of the report (default: %(default)s)")
    parser.add_argument("--on", default="", metavar="WHERE", help="ray, or ray://HOST:PORT: play on a Ray cluster")
    _add_jobs(parser)


def _points(text: str) -> float:
    """Points of a share: 1 or 1% is a hundredth."""
    try:
        found = float(text.removesuffix("%"))
    except ValueError:
        found = -1.0
    if not 0 < found <= 50:
        raise argparse.ArgumentTypeError(f"a number of points up to 50 is needed (1, 0.5, 2%), not {text[:40]!r}")
    return found / 100


def _two_shares(text: str) -> tuple[float, float]:
    try:
        low, high = (float(part.removesuffix("%")) / 100 for part in text.split(","))
    except ValueError:
        low, high = 1.0, 0.0
    if not 0 < low < high < 1:
        raise argparse.ArgumentTypeError(
            f"two shares in percent are needed, the lower first (50,52), not {text[:40]!r}"
        )
    return low, high
