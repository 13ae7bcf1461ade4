"""What `arbitre play`, `arbitre decks` and `arbitre cards` take. What they run is loaded only then."""

from __future__ import annotations

import argparse
import textwrap
from datetime import date
from typing import Any, Final

from arbitre import arguments
from arbitre.arguments import later
from arbitre.games import registry
from arbitre.kernel.error import Error
from arbitre.players.levels import LEVELS, USUAL
from arbitre.pool.making import PAYMENTS
from arbitre.terminal.options import add_game, add_language

LEVEL_NAMES: Final = tuple(level.name for level in LEVELS)
LONGEST_DELAY: Final = 3600
FEW: Final = 40  # this many cards are listed, unless all are asked for
DECK: Final = "a preconstructed deck, a file with a deck list in any format, a deck code or an import link"

PLAYING: Final = """\
examples:
  arbitre play lorcana                                            with two preconstructed decks
  arbitre play lorcana --deck "The Heart of Magic" --seed 7       the same seed gives the same game
  arbitre play spoils --lang fr --first me
  arbitre play lorcana --opponent novice                          an easy first game
  arbitre play fallen --payment choose                            you choose which energy to pay with
  arbitre play lorcana --load arbitre-autosave.record             continue an interrupted game
"""

QUERIES: Final = """\
what can be searched for (everything must match; if no card has all the words, those with most of them are shown):
  elsa shift               words in names, text and facts, in every language
  "draw a card"            words next to each other
  cost<=3  strength>4      numbers, with = != < > <= >=
  ink:amber  keyword:rush  other facts
  is:plain                 what a card is (plain: without abilities)
  rarity=rare              just this, no more (super rare)
  ink:amber|steel          either of them
  -evasive                 a minus sign excludes (in quotes after another word, or after --)

examples:
  arbitre cards "elsa cost<=4"
  arbitre cards search "ruby keyword:rush -evasive"
  arbitre cards --game fallen "type:angel cost<=3 kingdom:eondra"

facts that can be searched for, by game:
"""

SHOWING: Final = """\
examples:
  arbitre cards show stitch new dog
  arbitre cards show 1-42
  arbitre cards show --game spoils eye gouge
"""

CHECKING: Final = """\
examples:
  arbitre decks check "The Heart of Magic"
  arbitre decks check my-deck.txt --format core --date 2025-01-31

formats a deck is checked for by default:
"""

CONVERTING: Final = """\
examples:
  arbitre decks convert "The Heart of Magic" --to pixelborn
  arbitre decks convert my-deck.txt --to dreamborn -o my-deck.csv

"""


LEVELS_TOLD: Final = """\
how the computer plays (--opponent):
  novice    for a first game: looks at little, and often takes what is not quite the best
  casual    plans its turn, and errs now and then
  skilled   plans its turn with care; a slip is rare
  expert    also weighs what you might reply
  master    the same, and takes a second to think
  random    any legal move, to find out what the rules allow
  greedy    looks one move ahead
Also beam@200ms and the like: a player that searches, and how long it may think. In a game whose positions the computer
can't judge yet there are only random and greedy.

"""

HINTING: Final = """\
examples:
  arbitre hint arbitre-autosave.record                what to do now
  arbitre hint arbitre-autosave.record --move 1       at an earlier move, and what was played there
  arbitre hint arbitre-autosave.record --positions 400 --lang fr       the same figures on every machine
"""


def add_hint(hint: argparse.ArgumentParser) -> None:
    hint.description = (
        "Play a record up to a question and rank its options by the chance to win, with the error of each and the line "
        "of play it expects. Only what the player who is asked could know is used."
    )
    hint.epilog = HINTING
    hint.formatter_class = argparse.RawDescriptionHelpFormatter
    hint.add_argument("record", metavar="RECORD", help="a saved game")
    hint.add_argument(
        "--move",
        type=arguments.whole(1),
        metavar="N",
        help="the question that the record's N-th move answers (default: the one where the record ends)",
    )
    hint.add_argument(
        "--time",
        type=arguments.seconds(0.01, 3600),
        default=1.0,
        metavar="SECONDS",
        help="how long it may think (default: %(default)s)",
    )
    hint.add_argument(
        "--positions", type=arguments.whole(1), metavar="N", help="look at so many positions instead of for a time"
    )
    hint.add_argument("--all", action="store_true", help="show every option, not only the best ones")
    add_language(hint)
    hint.set_defaults(run=later("arbitre.terminal.hint_command", "run_hint"))


LEARNING: Final = """\
examples:
  arbitre lesson lorcana                     a first game, from the beginning
  arbitre lesson spoils --chapter 3          from a chapter on
  arbitre lesson fallen --summary            how the game goes, on one screen
"""


def add_lesson(lesson: argparse.ArgumentParser) -> None:
    lesson.description = "Learn a game by playing it: a first game, in which you are told what to do and why."
    lesson.epilog = LEARNING
    lesson.formatter_class = argparse.RawDescriptionHelpFormatter
    lesson.add_argument("game", metavar="GAME", help="the game to learn, such as lorcana, spoils or fallen")
    lesson.add_argument(
        "--chapter", type=arguments.whole(1), default=1, metavar="N", help="begin with the N-th chapter (default: 1)"
    )
    lesson.add_argument("--summary", action="store_true", help="only say how the game goes")
    add_language(lesson)
    lesson.set_defaults(run=later("arbitre.terminal.lesson_command", "run_lesson"))


SOLVING: Final = """\
examples:
  arbitre puzzle                             all puzzles, from easy to hard
  arbitre puzzle lorcana 1                   solve one; hint, undo, again and solution help
  arbitre puzzle verify spoils               try everything again
"""


def add_puzzle(puzzle: argparse.ArgumentParser) -> None:
    puzzle.description = "Solve a puzzle: a position with a goal. The other answers as best they can."
    puzzle.epilog = SOLVING
    puzzle.formatter_class = argparse.RawDescriptionHelpFormatter
    puzzle.add_argument("game", metavar="GAME", nargs="?", default="", help="the game, such as lorcana")
    puzzle.add_argument("which", metavar="PUZZLE", nargs="?", default="", help="its number or its name; else a list")
    add_language(puzzle)
    puzzle.set_defaults(run=later("arbitre.terminal.puzzle_command", "run_puzzle"))


REPLAYING: Final = """\
examples:
  arbitre replay arbitre-autosave.record              from the beginning, everything open
  arbitre replay arbitre-autosave.record --move 1 --as A       from a move on, as one player saw it
"""


def add_replay(replay: argparse.ArgumentParser) -> None:
    replay.description = "See a saved game again in the terminal, move by move, and play on from any of them."
    replay.epilog = REPLAYING
    replay.formatter_class = argparse.RawDescriptionHelpFormatter
    replay.add_argument("record", metavar="RECORD", help="a saved game")
    replay.add_argument(
        "--move", type=arguments.whole(0), metavar="N", help="begin after the record's N-th move (default: 0)"
    )
    replay.add_argument(
        "--as",
        dest="eyes",
        default="all",
        metavar="SEAT",
        help="with the eyes of seat A, B, ...; all: with nothing hidden (default: %(default)s)",
    )
    replay.add_argument("--opponent", type=opponent, metavar="LEVEL", help="who plays the others, if you play on")
    add_language(replay)
    replay.set_defaults(run=later("arbitre.terminal.replay_command", "run_replay"))


def opponent(text: str) -> str:
    """A player by name."""
    from arbitre.players import named

    try:
        named(text)
    except Error as fault:
        raise argparse.ArgumentTypeError(str(fault)) from fault
    return text


def add_play(play: argparse.ArgumentParser) -> None:
    play.description = "Play against the computer in the terminal. Type help in the game to see what you can do there."
    play.epilog = LEVELS_TOLD + PLAYING
    play.formatter_class = argparse.RawDescriptionHelpFormatter
    play.add_argument("game", choices=registry.names("terminal"), help="the game to play")
    add_language(play)
    play.add_argument(
        "--deck",
        metavar="NAME|FILE",
        help="your deck: a preconstructed one by name (see arbitre decks), a deck list in any format, a code or a link "
        "(default: a preconstructed one with names in your language)",
    )
    play.add_argument(
        "--against", metavar="NAME|FILE", action="append", help="the computer's deck; repeat for each computer player"
    )
    play.add_argument("--seed", type=arguments.seed, help="the random seed; the same seed gives the same game")
    play.add_argument(
        "--opponent",
        type=opponent,
        metavar="LEVEL",
        help=f"how the computer plays: {', '.join(LEVEL_NAMES)}; see below (default: {USUAL})",
    )
    play.add_argument(
        "--players",
        type=arguments.whole(2, 4),
        choices=range(2, 5),
        default=2,
        help="how many players, you included (default: %(default)s; not every game allows more than two)",
    )
    play.add_argument(
        "--first", choices=["me", "computer", "random"], default="random", help="who goes first (default: %(default)s)"
    )
    play.add_argument(
        "--payment",
        choices=PAYMENTS,
        default="auto",
        help="who chooses the resources or energy you pay with: the game (auto) or you, one by one (choose) "
        "(The Spoils, 7 Fallen; default: %(default)s)",
    )
    play.add_argument("--name", help="your name in the log")
    play.add_argument("--load", metavar="FILE", help="continue a saved game")
    play.add_argument(
        "--delay",
        type=arguments.seconds(0, LONGEST_DELAY),
        default=0.0,
        metavar="SECONDS",
        help="how long to wait after each of the computer's moves",
    )
    play.set_defaults(run=later("arbitre.terminal.command", "run_play"))


# -- decks -------------------------------------------------------------------------------------------------------


def add_decks(commands: Any) -> None:
    """The sub-commands of `arbitre decks`."""
    here = "arbitre.terminal.decks_command"
    listed = commands.add_parser("list", help="list the preconstructed decks")
    add_game(listed)
    add_language(listed)
    listed.set_defaults(run=later(here, "run_list"))
    shown = commands.add_parser("show", help="show what is in a deck (the word show may be left out)")
    shown.add_argument("deck", nargs="?", metavar="NAME|FILE", help=f"{DECK} (default: list them)")
    add_game(shown)
    add_language(shown)
    shown.set_defaults(run=later(here, "run_show"))
    check = commands.add_parser(
        "check",
        help="say whether a deck is legal, and what is wrong with it",
        description="Say for each format whether a deck is legal, and what is wrong with it, with the rules it breaks.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    check.add_argument("deck", metavar="NAME|FILE", help=DECK)
    check.add_argument(
        "--format",
        action="append",
        metavar="FORMAT",
        help="such as constructed or limited; may be given several times (default: see below)",
    )
    check.more_help = _judged
    check.add_argument("--date", type=_date, help="apply rotation and bans as of this day, such as 2026-01-31")
    add_game(check)
    add_language(check)
    check.set_defaults(run=later(here, "run_check"))
    convert = commands.add_parser(
        "convert",
        help="write a deck in another format",
        description="Write a deck in another format. The format it is in now is recognised.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    convert.more_help = _written
    convert.add_argument("deck", metavar="NAME|FILE", help=DECK)
    convert.add_argument("--to", required=True, metavar="FORMAT", help="the format to write (see below)")
    convert.add_argument("--output", "-o", metavar="FILE", help="the file to write to (default: the terminal)")
    add_game(convert)
    add_language(convert)
    convert.set_defaults(run=later(here, "run_convert"))


def _judged() -> str:
    """What a deck is checked for, in each game."""
    from arbitre.terminal.kits import deck_kit

    judged = (f"  {game}: {', '.join(deck_kit(game).judged)}" for game in registry.names("decks"))
    return CHECKING + "\n".join(judged)


def _written() -> str:
    """What a deck can be written in, in each game."""
    from arbitre.terminal.kits import deck_kit

    lines: list[str] = []
    for game in registry.names("decks"):
        lines += [
            f"formats of {game}:",
            *(f"  {key:12} {about}" for key, about in deck_kit(game).workshop.lists.items()),
        ]
    return CONVERTING + "\n".join(lines)


def _date(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError as fault:
        raise argparse.ArgumentTypeError(f"a day is written 2026-01-31, not {text[:40]!r}") from fault


# -- cards -------------------------------------------------------------------------------------------------------


def add_cards(commands: Any) -> None:
    """The sub-commands of `arbitre cards` that look cards up."""
    finding = commands.add_parser(
        "search",
        help="search names, text and facts (the word search may be left out)",
        description="Search the cards of a game.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    finding.more_help = _queries
    finding.add_argument("query", nargs="*", metavar="WORD", help="words, and facts such as cost<=3 (in quotes)")
    finding.add_argument("--all", action="store_true", help=f"show every card found, not only the first {FEW}")
    add_game(finding)
    add_language(finding)
    finding.set_defaults(run=later("arbitre.terminal.cards_command", "run_search"))
    showing = commands.add_parser(
        "show",
        help="draw a card",
        description="Draw a card, by its name in any language.",
        epilog=SHOWING,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    showing.add_argument(
        "name", nargs="+", metavar="NAME", help="a name, the beginning or a part of one, or a number such as 1-42"
    )
    add_game(showing)
    add_language(showing)
    showing.set_defaults(run=later("arbitre.terminal.cards_command", "run_show"))


def _queries() -> str:
    return QUERIES + "\n".join(map(_asked, registry.names("decks")))


def _asked(game: str) -> str:
    about = f"{game}: {registry.entry(game).load('workshop').catalogue.about()}"
    return textwrap.fill(about, 78, initial_indent="  ", subsequent_indent="    ")
