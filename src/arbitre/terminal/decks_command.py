"""`arbitre decks`: list the decks that are sold, show one, check one, write one in another format."""

from __future__ import annotations

import argparse
from datetime import date
from pathlib import Path
from typing import Any, Final

from rich.console import Console

from arbitre.games.lorcana.formats import FORMATS, format_named
from arbitre.kernel.error import Error
from arbitre.pool import formats
from arbitre.pool.decks import find_list
from arbitre.pool.formats.decklist import DeckList
from arbitre.sentences import Speaker
from arbitre.terminal import files
from arbitre.terminal.lorcana.decklist import checked, listing, one_deck
from arbitre.terminal.marks import writable
from arbitre.terminal.options import Paper, add_language, language
from arbitre.terminal.words import Words

CHECKED: Final = ("core", "infinity", "draft", "sealed")
DECK: Final = "a deck that is sold, a file with a deck list in any format, a deck code or an import link"


def add_parsers(commands: Any) -> None:
    """The sub-commands of `arbitre decks`."""
    listed = commands.add_parser("list", help="the decks that are sold")
    add_language(listed)
    listed.set_defaults(run=run_list)
    shown = commands.add_parser("show", help="what is in a deck (the word show may be left out)")
    shown.add_argument("deck", nargs="?", metavar="NAME|FILE", help=f"{DECK} (default: list them)")
    add_language(shown)
    shown.set_defaults(run=run_show)
    check = commands.add_parser(
        "check",
        help="say whether a deck is legal, and everything that is wrong with it",
        description="Say for each format whether a deck is legal, and everything that is wrong with it, with its rule.",
    )
    check.add_argument("deck", metavar="NAME|FILE", help=DECK)
    check.add_argument(
        "--format",
        action="append",
        metavar="FORMAT",
        help=f"{', '.join(FORMATS)} or limited; may be given several times (default: {', '.join(CHECKED)})",
    )
    check.add_argument("--date", type=_date, help="rotation and bans as of that day, such as 2026-01-31")
    add_language(check)
    check.set_defaults(run=run_check)
    kinds = "\n".join(f"  {fmt.key:12} {fmt.about}" for fmt in formats.FORMATS.values())
    convert = commands.add_parser(
        "convert",
        help="write a deck in another format",
        description="Write a deck in another format. The format it is in now is recognised.",
        epilog=f"formats:\n{kinds}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    convert.add_argument("deck", metavar="NAME|FILE", help=DECK)
    convert.add_argument("--to", required=True, choices=list(formats.FORMATS), metavar="FORMAT", help="see below")
    convert.add_argument("--output", "-o", metavar="FILE", help="a file to write (default: the terminal)")
    add_language(convert)
    convert.set_defaults(run=run_convert)


def _date(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError as fault:
        raise argparse.ArgumentTypeError(f"a day is written 2026-01-31, not {text[:40]!r}") from fault


def deck_of(text: str) -> DeckList:
    """The deck that is meant."""
    try:
        return find_list(text)
    except files.FAULTS as fault:
        raise Error(f"the deck {text!r} can't be read: {files.reason(fault)}") from fault


def run_list(args: argparse.Namespace, console: Console | None = None) -> int:
    console = console or Paper(highlight=False, markup=False, emoji=False)
    lang = language(args.lang)
    for line in listing(Speaker(lang), Words(lang)):
        console.print(writable(line.plain, console.encoding), soft_wrap=True)
    return 0


def run_show(args: argparse.Namespace, console: Console | None = None) -> int:
    console = console or Paper(highlight=False, markup=False, emoji=False)
    if args.deck is None:
        return run_list(args, console)
    lang = language(args.lang)
    for line in one_deck(deck_of(args.deck), Speaker(lang), Words(lang)):
        console.print(writable(line.plain, console.encoding), soft_wrap=True)
    return 0


def run_check(args: argparse.Namespace, console: Console | None = None) -> int:
    """0 if the deck is legal in one of the formats at least."""
    console = console or Paper(highlight=False, markup=False, emoji=False)
    wanted = [format_named(name) for name in args.format or CHECKED]
    lang = language(args.lang)
    lines, legal = checked(deck_of(args.deck), wanted, args.date, Speaker(lang), Words(lang))
    for line in lines:
        console.print(writable(line.plain, console.encoding), soft_wrap=True)
    return 0 if legal else 1


def run_convert(args: argparse.Namespace, console: Console | None = None) -> int:
    text = formats.write(deck_of(args.deck), args.to, language(args.lang))
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
