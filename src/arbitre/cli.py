"""The command `arbitre`."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Callable, Container, Sequence
from typing import Any

from arbitre.games import registry
from arbitre.kernel.error import Error
from arbitre.lab import balance, trouble
from arbitre.lab.exercise import command as exercise
from arbitre.pool import compile_command
from arbitre.rulebook import command as rulebook
from arbitre.scenario import command as scenario
from arbitre.scenario.watch import measure
from arbitre.terminal import cards_command, decks_command
from arbitre.terminal import command as terminal

PIPE_CLOSED = 141  # as the shell says it of a program that SIGPIPE ended


class Parser(argparse.ArgumentParser):
    """For the sub-commands: options may also stand between the other arguments."""

    _mixing = False
    usual = ""  # the sub-command that is meant if none is named
    more_help: Callable[[], str] | None = None  # what stands at the end of the help; not made before somebody reads it

    def format_help(self) -> str:
        if self.more_help is not None:
            self.epilog = self.more_help()
        return super().format_help()

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        more = next((action for action in self._actions if isinstance(action, argparse._SubParsersAction)), None)
        if more is not None and self.usual and args is not None:
            args = _command_first(args, more.choices)
            if not args or args[0] not in (*more.choices, "-h", "--help"):
                args = [self.usual, *args]
        if self._mixing or more is not None:  # the mixed reading is made of readings of the usual kind
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


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="arbitre", description="A referee for trading card games.")
    commands: argparse._SubParsersAction[Any] = parser.add_subparsers(
        dest="command", required=True, metavar="COMMAND", parser_class=Parser
    )
    terminal.add_parser(commands)
    rulebook.add_parser(commands, measure)
    trouble.add_parser(commands)
    balance.add_parser(commands)
    exercise.add_parser(commands)
    scenario.add_parser(commands)
    decks = commands.add_parser("decks", help="list, show, check and convert decks")
    decks.usual = "show"
    decks_command.add_parsers(decks.add_subparsers(required=True, metavar="WHAT", parser_class=Parser))
    cards = commands.add_parser(
        "cards",
        help="search cards and draw them; compile and verify card texts",
        description='Search cards (arbitre cards "elsa cost<=4"; see arbitre cards search --help), draw one, and more.',
    )
    cards.usual = "search"
    about_cards = cards.add_subparsers(required=True, metavar="WHAT", parser_class=Parser)
    cards_command.add_parsers(about_cards)
    compile_command.add_parsers(about_cards)
    abilities = commands.add_parser("abilities", help="print the reference of the ability language (docs/abilities.md)")
    abilities.set_defaults(run=_abilities)
    words = commands.add_parser(
        "protocol", help="print what games ask, what one can answer and what they tell (docs/protocol.md)"
    )
    words.add_argument("--kinds", metavar="GAME", help="print GAME's kinds as types instead: its kinds.py")
    words.set_defaults(run=_protocol)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # what can't be written is no reason to stop
    try:
        try:
            args = parser.parse_args(argv)
            result: int = args.run(args)
        finally:
            sys.stdout.flush()
    except Error as fault:
        print(f"arbitre: {fault}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # The reader (head, less) has seen enough. Python would complain once more while closing the pipe.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    return result


def _abilities(args: argparse.Namespace) -> int:
    from arbitre.ability.reference import reference  # reads all nodes

    print(reference([registry.entry(name).load("language") for name in registry.names("language")]), end="")
    return 0


def _protocol(args: argparse.Namespace) -> int:
    from arbitre.ability.words import SHARED
    from arbitre.kernel.reference import kinds, reference

    if args.kinds:
        shared = args.kinds == "ability"
        print(kinds(args.kinds, SHARED if shared else registry.entry(args.kinds).load("state").words), end="")
        return 0
    print(reference([entry.load("state") for entry in registry.OWN]), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
