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

from arbitre.games.fallen.deck import FORMATS as FALLEN_FORMATS
from arbitre.games.lorcana.formats import FORMATS
from arbitre.games.spoils.deck import FORMATS as SPOILS_FORMATS
from arbitre.kernel.error import Error
from arbitre.pool import decklists, formats
from arbitre.terminal import files
from arbitre.terminal.kits import KITS
from arbitre.terminal.lorcana.kit import LorcanaKit
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
    )
    check.add_argument("deck", metavar="NAME|FILE", help=DECK)
    check.add_argument(
        "--format",
        action="append",
        metavar="FORMAT",
        help=f"{', '.join(FORMATS)} or limited; may be given several times (default: {', '.join(LorcanaKit.judged)}); "
        f"of The Spoils: {', '.join(SPOILS_FORMATS)}; of 7 Fallen: {', '.join(FALLEN_FORMATS)}",
    )
    check.add_argument("--date", type=_date, help="rotation and bans as of that day, such as 2026-01-31")
    add_game(check)
    add_language(check)
    check.set_defaults(run=run_check)
    kinds = "\n".join(f"  {fmt.key:12} {fmt.about}" for fmt in formats.FORMATS.values())
    convert = commands.add_parser(
        "convert",
        help="write a deck in another format",
        description="Write a deck in another format. The format it is in now is recognised.",
        epilog=f"formats:\n{kinds}\nThe Spoils and 7 Fallen have {' and '.join(decklists.WRITERS)}; "
        "the others are for Lorcana.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    convert.add_argument("deck", metavar="NAME|FILE", help=DECK)
    convert.add_argument("--to", required=True, choices=list(formats.FORMATS), metavar="FORMAT", help="see below")
    convert.add_argument("--output", "-o", metavar="FILE", help="a file to write (default: the terminal)")
    add_game(convert)
    add_language(convert)
    convert.set_defaults(run=run_convert)


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
    kit, lang = KITS[args.game], language(args.lang, args.game)
    return _print(kit.listing(kit.speaker(lang), Words(lang, kit.name)), console)


def run_show(args: argparse.Namespace, console: Console | None = None) -> int:
    if args.deck is None:
        return run_list(args, console)
    kit, lang = KITS[args.game], language(args.lang, args.game)
    with _readable(args.deck):
        return _print(kit.one_deck(args.deck, kit.speaker(lang), Words(lang, kit.name)), console)


def run_check(args: argparse.Namespace, console: Console | None = None) -> int:
    """0 if the deck is legal in one of the formats at least."""
    kit, lang = KITS[args.game], language(args.lang, args.game)
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
        text = KITS[args.game].converted(args.deck, args.to, language(args.lang, args.game))
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
