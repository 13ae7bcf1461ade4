"""The command `arbitre`."""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import signal
import sys
from collections.abc import Callable, Container, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from arbitre.kernel.error import Error
from arbitre.terminal.hangup import INTERRUPTED, Hangup, hangups

if TYPE_CHECKING:
    from arbitre.rulebook.citations import Scenario
    from arbitre.rulebook.coverage import Passed
    from arbitre.rulebook.texts import Book

PIPE_CLOSED: Final = 141  # what the shell reports for a program ended by SIGPIPE
CANNOT_WRITE: Final = 74  # EX_IOERR


class _Parser(argparse.ArgumentParser):
    """Fails like any other output when the help can't be written."""

    def _print_message(self, message: str, file: Any = None) -> None:
        (file or sys.stderr).write(message)


class Parser(_Parser):
    """For the sub-commands: options may also come between the other arguments."""

    _mixing = False
    usual = ""  # the sub-command that is meant if none is named
    arguments: Callable[[Any], None] | None = None  # adds the arguments; not asked before somebody needs them
    more_help: Callable[[], str] | None = None  # what comes at the end of the help; not made before somebody reads it

    def _complete(self) -> None:
        if self.arguments is not None:
            add, self.arguments = self.arguments, None
            add(self)

    def format_help(self) -> str:
        self._complete()
        if self.more_help is not None:
            self.epilog = self.more_help()
        return super().format_help()

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        self._complete()
        more = next((action for action in self._actions if isinstance(action, argparse._SubParsersAction)), None)
        if more is not None and self.usual and args is not None:
            args = _command_first(args, more.choices)
            if not args or args[0] not in (*more.choices, "-h", "--help"):
                args = [self.usual, *args]
        if self._mixing or more is not None:  # mixed parsing is built on the usual kind
            return super().parse_known_args(args, namespace)
        self._mixing = True
        try:
            return self.parse_known_intermixed_args(args, namespace)
        finally:
            self._mixing = False


def _command_first(args: Sequence[str], commands: Container[str]) -> Sequence[str]:
    """`--game X show NAME` is `show --game X NAME`."""
    length = 2 if args[:1] == ["--game"] else int(bool(args) and args[0].startswith("--game="))
    if length and len(args) > length and args[length] in commands:
        return [args[length], *args[:length], *args[length + 1 :]]
    return args


class Command(NamedTuple):
    """A sub-command: what the list of them says about it, and what adds its arguments. Listing loads none of them."""

    help: str
    arguments: Callable[[Parser], None]


def _play(parser: Parser) -> None:
    from arbitre.terminal.arguments import add_play

    add_play(parser)


def _lesson(parser: Parser) -> None:
    from arbitre.terminal.arguments import add_lesson

    add_lesson(parser)


def _puzzle(parser: Parser) -> None:
    parser.usual = "play"
    parser.description = "Positions with a goal: list them, solve them, verify them, look for more."
    group: argparse._SubParsersAction[Parser] = parser.add_subparsers(
        required=True, metavar="WHAT", parser_class=Parser
    )
    for name, command in PUZZLE.items():
        group.add_parser(name, help=command.help).arguments = command.arguments


def _solve(parser: Parser) -> None:
    from arbitre.terminal.arguments import add_puzzle

    add_puzzle(parser)


def _find(parser: Parser) -> None:
    from arbitre.lab.puzzle_arguments import add_find

    add_find(parser)


def _verify(parser: Parser) -> None:
    from arbitre.lab.puzzle_arguments import add_verify

    add_verify(parser)


def _replay(parser: Parser) -> None:
    from arbitre.terminal.arguments import add_replay

    add_replay(parser)


def _hint(parser: Parser) -> None:
    from arbitre.terminal.arguments import add_hint

    add_hint(parser)


def _table(parser: Parser) -> None:
    from arbitre.table.arguments import add_arguments

    add_arguments(parser)


def _rules(parser: Parser) -> None:
    from arbitre.rulebook.command import add_arguments

    add_arguments(parser, _measure)


def _measure(book: Book, scenarios: Iterable[Scenario]) -> list[Passed]:
    from arbitre.scenario.watch import measure

    return measure(book, scenarios)


def _trouble(parser: Parser) -> None:
    from arbitre.lab.trouble import add_arguments

    add_arguments(parser)


def _lab(parser: Parser) -> None:
    parser.description = (
        "Many games: what decks are worth, how strong computer players are, what they judge positions by."
    )
    group: argparse._SubParsersAction[Parser] = parser.add_subparsers(
        required=True, metavar="WHAT", parser_class=Parser
    )
    for name, command in LAB.items():
        group.add_parser(name, help=command.help).arguments = command.arguments


def _of_lab(name: str) -> Callable[[Parser], None]:
    def add(parser: Parser) -> None:
        from arbitre.lab import arguments

        getattr(arguments, f"add_{name}")(parser)

    return add


def _exercise(parser: Parser) -> None:
    from arbitre.lab.exercise.command import add_arguments

    add_arguments(parser)


def _check(parser: Parser) -> None:
    from arbitre.scenario.command import add_arguments

    add_arguments(parser)


def _decks(parser: Parser) -> None:
    from arbitre.terminal.arguments import add_decks

    parser.usual = "show"
    parser.epilog = DECKS
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    add_decks(parser.add_subparsers(required=True, metavar="WHAT", parser_class=Parser))


def _cards(parser: Parser) -> None:
    from arbitre.pool import compile_command, import_command, unseen_command
    from arbitre.terminal.arguments import add_cards

    parser.usual = "search"
    parser.description = (
        'Search for cards (arbitre cards "elsa cost<=4"; see arbitre cards search --help), draw one, and more.'
    )
    about_cards = parser.add_subparsers(required=True, metavar="WHAT", parser_class=Parser)
    add_cards(about_cards)
    compile_command.add_parsers(about_cards)
    unseen_command.add_parsers(about_cards)
    import_command.add_parsers(about_cards)


def _add_abilities(parser: Parser) -> None:
    parser.set_defaults(run=_abilities)


def _add_environments(parser: Parser) -> None:
    parser.set_defaults(run=_environments)


def _add_protocol(parser: Parser) -> None:
    parser.add_argument("--kinds", metavar="GAME", help="print GAME's kinds as types instead: its kinds.py")
    parser.set_defaults(run=_protocol)


DECKS: Final = """\
examples:
  arbitre decks                               the preconstructed decks
  arbitre decks "The Heart of Magic"          what is in one
  arbitre decks --game spoils
"""

LAB: Final = {
    "run": Command("let two decks play each other, and say how often each wins", _of_lab("run")),
    "matrix": Command("let every deck play every other, and say which mix nobody can exploit", _of_lab("matrix")),
    "deck": Command("what a deck does, card by card, and what single cards are worth", _of_lab("deck")),
    "compare": Command("what a change of some cards does to a deck", _of_lab("compare")),
    "tune": Command("which swaps of single cards make a deck better", _of_lab("tune")),
    "cards": Command("which cards win more than their share, over many decks", _of_lab("cards")),
    "sql": Command("ask the tables of a run in SQL", _of_lab("sql")),
    "strength": Command("let computer players play each other, and say how strong they are", _of_lab("strength")),
    "train": Command("fit what players that search judge positions by to the results of many games", _of_lab("train")),
    "calibration": Command("how often positions are won that are given some chance to win", _of_lab("calibration")),
}

PUZZLE: Final = {
    "play": Command("list the puzzles, or solve one (this is meant if none is named)", _solve),
    "verify": Command("try everything again: that each has a solution, and how hard it is", _verify),
    "find": Command("let computer players play, and look for puzzles in their games", _find),
}

COMMANDS: Final = {
    "play": Command("play against the computer in the terminal", _play),
    "table": Command("serve the table: play in the browser", _table),
    "lesson": Command("learn a game by playing it in the terminal", _lesson),
    "puzzle": Command("solve puzzles in the terminal: positions with a goal", _puzzle),
    "replay": Command("see a saved game again, move by move, and play on from any of them", _replay),
    "hint": Command("rank the options of a saved game's question by the chance to win", _hint),
    "rules": Command("read a rulebook, and see where each rule is carried out", _rules),
    "trouble": Command("play random games and check what must always hold", _trouble),
    "lab": Command("play many games: what decks are worth, how strong the computer players are", _lab),
    "exercise": Command(
        "play every card from positions that make its abilities possible, and check everything", _exercise
    ),
    "check": Command("run scenario files and say what is not as expected", _check),
    "decks": Command("list, show, check and convert decks", _decks),
    "cards": Command("search for cards and draw them; try card texts, import new sets", _cards),
    "abilities": Command("print the reference of the ability language (docs/abilities.md)", _add_abilities),
    "environments": Command(
        "print what learning agents are told, number by number (docs/environments.md)", _add_environments
    ),
    "protocol": Command(
        "print what games ask, what can be answered and what they report (docs/protocol.md)", _add_protocol
    ),
}


class _Version(argparse.Action):
    def __call__(self, parser: argparse.ArgumentParser, *args: object, **options: object) -> None:
        from importlib import metadata

        from arbitre import compiled

        print(f"arbitre {metadata.version('arbitre')} ({'compiled' if compiled else 'plain Python'})")
        parser.exit()


def parser() -> argparse.ArgumentParser:
    """Everything that can be typed after `arbitre`."""
    whole = _Parser(prog="arbitre", description="A referee for trading card games.")
    whole.add_argument("--version", action=_Version, nargs=0, help="show the version, and which engine runs")
    commands: argparse._SubParsersAction[Parser] = whole.add_subparsers(
        dest="command", required=True, metavar="COMMAND", parser_class=Parser
    )
    for name, command in COMMANDS.items():
        commands.add_parser(name, help=command.help).arguments = command.arguments
    return whole


# -- running -----------------------------------------------------------------------------------------------------


def main(argv: list[str] | None = None) -> int:
    """However a command ends, it ends cleanly: with a short message, and a status that says why."""
    if argv is None:
        _open_what_is_closed()
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a character that can't be written is no reason to stop
    try:
        with hangups():
            return _run(argv)
    except KeyboardInterrupt as end:
        if argv is None:
            signal.signal(signal.SIGINT, signal.SIG_IGN)  # there is nothing left to interrupt
        _drop_output()
        if isinstance(end, Hangup):
            _say(f"ended by {signal.Signals(end.number).name}")
            return 128 + end.number
        _say("interrupted")
        return INTERRUPTED
    except Error as fault:
        _say(str(fault))
        return 2
    except BrokenPipeError:  # the reader (head, less) has seen enough
        _drop_output()
        return PIPE_CLOSED
    except OSError as fault:
        _drop_output()
        where = f"{fault.filename}: " if fault.filename else ""
        _say(f"{where}{fault.strerror or fault}")
        return CANNOT_WRITE


def _run(argv: list[str] | None) -> int:
    try:
        args = parser().parse_args(argv)
        result: int = args.run(args)
    except (Error, SystemExit):
        sys.stdout.flush()
        raise
    sys.stdout.flush()
    return result


def _say(text: str) -> None:
    with contextlib.suppress(OSError):
        print(f"arbitre: {text}", file=sys.stderr)


def _open_what_is_closed() -> None:
    """Somebody who closed a standard stream wants nothing read or written there."""
    for number, name, mode in ((0, "stdin", "r"), (1, "stdout", "w"), (2, "stderr", "w")):
        if getattr(sys, name) is None:
            opened = os.open(os.devnull, os.O_RDWR)
            if opened != number:
                os.dup2(opened, number)
                os.close(opened)
            setattr(sys, name, open(number, mode, encoding="utf-8", closefd=False))  # noqa: SIM115


def _drop_output() -> None:
    """Write what can be written at once; the rest is dropped. Python would try again at the end, and complain
    or wait."""
    with contextlib.suppress(OSError, ValueError):
        number = sys.stdout.fileno()
        waits = os.get_blocking(number)
        os.set_blocking(number, False)
        try:
            with contextlib.suppress(OSError):
                sys.stdout.flush()
        finally:
            os.set_blocking(number, waits)
        nothing = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nothing, number)
        os.close(nothing)


def _abilities(args: argparse.Namespace) -> int:
    from arbitre.ability.reference import reference  # reads all nodes
    from arbitre.games import registry

    print(reference([registry.entry(name).load("language") for name in registry.names("language")]), end="")
    return 0


def _environments(args: argparse.Namespace) -> int:
    from arbitre.env.reference import reference

    print(reference(), end="")
    return 0


def _protocol(args: argparse.Namespace) -> int:
    from arbitre.ability.words import SHARED
    from arbitre.games import registry
    from arbitre.kernel.reference import kinds, reference
    from arbitre.table import reference as table

    if args.kinds:
        shared = args.kinds == "ability"
        print(kinds(args.kinds, SHARED if shared else registry.entry(args.kinds).load("state").words), end="")
        return 0
    print(reference([entry.load("state") for entry in registry.OWN]))
    print(table.reference(), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
