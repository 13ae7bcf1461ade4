"""`arbitre decks`: list the decks that are sold, show one, check one, write one in another format."""

from __future__ import annotations

import argparse
import contextlib
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from arbitre.games import registry
from arbitre.kernel.error import Error
from arbitre.terminal import files
from arbitre.terminal.kits import deck_kit
from arbitre.terminal.marks import writable
from arbitre.terminal.options import Paper, add_game, add_language, language
from arbitre.terminal.words import Words

DECK: Final = "a deck that is sold, a file with a deck list in any format, a deck code or an import link"


def add_parsers(commands: Any) -> None:
    """The sub-commands of `arbitre decks`."""
    listed = commands.add_parser("list", help="the decks that are sold")
    add_game(listed)
    add_language(listed)
    listed.set_defaults(run=run_list)
    shown = commands.add_parser("show", help="what is in a deck (the word show may be left out)")
    shown.add_argument("deck", nargs="?", metavar="NAME|FILE", help=f"{DECK} (default: list them)")
    add_game(shown)
    add_language(shown)
    shown.set_defaults(run=run_show)
    check = commands.add_parser(
        "check",
        help="say whether a deck is legal, and everything that is wrong with it",
        description="Say for each format whether a deck is legal, and everything that is wrong with it, with its rule.",
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
    check.add_argument("--date", type=_date, help="rotation and bans as of that day, such as 2026-01-31")
    add_game(check)
    add_language(check)
    check.set_defaults(run=run_check)
    convert = commands.add_parser(
        "convert",
        help="write a deck in another format",
        description="Write a deck in another format. The format it is in now is recognised.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    convert.more_help = _written
    convert.add_argument("deck", metavar="NAME|FILE", help=DECK)
    convert.add_argument("--to", required=True, metavar="FORMAT", help="see below")
    convert.add_argument("--output", "-o", metavar="FILE", help="a file to write (default: the terminal)")
    add_game(convert)
    add_language(convert)
    convert.set_defaults(run=run_convert)


def _judged() -> str:
    """What a deck is checked for, in each game."""
    judged = (f"  {game}: {', '.join(deck_kit(game).judged)}" for game in registry.names("decks"))
    return "\n".join(("formats a deck is checked for unless others are given:", *judged))


def _written() -> str:
    """What a deck can be written in, in each game."""
    lines: list[str] = []
    for game in registry.names("decks"):
        lines += [f"formats of {game}:", *(f"  {key:12} {about}" for key, about in deck_kit(game).written().items())]
    return "\n".join(lines)


def _date(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError as fault:
        raise argparse.ArgumentTypeError(f"a day is written 2026-01-31, not {text[:40]!r}") from fault


@contextlib.contextmanager
def _readable(text: str) -> Iterator[None]:
    """What goes wrong with a file is said as with every other fault."""
    try:
        yield
    except files.FAULTS as fault:
        raise Error(f"the deck {text!r} can't be read: {files.reason(fault)}") from fault


def run_list(args: argparse.Namespace, console: Console | None = None) -> int:
    kit, lang = deck_kit(args.game), language(args.lang, args.game)
    return _print(kit.listing(kit.speaker(lang), Words(lang, kit.name)), console)


def run_show(args: argparse.Namespace, console: Console | None = None) -> int:
    if args.deck is None:
        return run_list(args, console)
    kit, lang = deck_kit(args.game), language(args.lang, args.game)
    with _readable(args.deck):
        return _print(kit.one_deck(args.deck, kit.speaker(lang), Words(lang, kit.name)), console)


def run_check(args: argparse.Namespace, console: Console | None = None) -> int:
    """0 if the deck is legal in one of the formats at least."""
    kit, lang = deck_kit(args.game), language(args.lang, args.game)
    with _readable(args.deck):
        lines, legal = kit.checked(args.deck, args.format, args.date, kit.speaker(lang), Words(lang, kit.name))
    _print(lines, console)
    return 0 if legal else 1


def _print(lines: list[Text], console: Console | None) -> int:
    console = console or Paper(highlight=False, markup=False, emoji=False)
    for line in lines:
        console.print(writable(line.plain, console.encoding), soft_wrap=True)
    return 0


def run_convert(args: argparse.Namespace, console: Console | None = None) -> int:
    with _readable(args.deck):
        text = deck_kit(args.game).converted(args.deck, args.to, language(args.lang, args.game))
    if args.output is None:
        console = console or Paper(highlight=False, markup=False, emoji=False)
        console.out(text.rstrip("\n"), highlight=False)
        return 0
    path = Path(args.output).expanduser()
    try:
        path.write_text(text, encoding="utf-8")
    except files.FAULTS as fault:
        raise Error(f"{args.output} can't be written: {files.reason(fault)}") from fault
    return 0
