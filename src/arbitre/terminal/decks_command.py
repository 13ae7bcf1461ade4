"""`arbitre decks`: list the preconstructed decks, show one, check one, write one in another format."""

from __future__ import annotations

import argparse
import contextlib
from collections.abc import Iterator

from rich.console import Console
from rich.text import Text

from arbitre.kernel.error import Error
from arbitre.terminal import files
from arbitre.terminal.kits import deck_kit
from arbitre.terminal.marks import writable
from arbitre.terminal.options import language
from arbitre.terminal.paper import Paper
from arbitre.terminal.words import Words


@contextlib.contextmanager
def _readable(text: str) -> Iterator[None]:
    """What goes wrong with a file is reported like any other fault."""
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
        lines = kit.one_deck(args.deck, kit.speaker(lang), Words(lang, kit.name))
    return _print(lines, console)


def run_check(args: argparse.Namespace, console: Console | None = None) -> int:
    """0 if the deck is legal in at least one of the formats."""
    kit, lang = deck_kit(args.game), language(args.lang, args.game)
    with _readable(args.deck):
        lines, legal = kit.checked(args.deck, args.format, args.date, kit.speaker(lang), Words(lang, kit.name))
    _print(lines, console)
    return 0 if legal else 1


def _print(lines: list[Text], console: Console | None) -> int:
    console = console or Paper()
    for line in lines:
        console.print(writable(line.plain, console.encoding), soft_wrap=True)
    return 0


def run_convert(args: argparse.Namespace, console: Console | None = None) -> int:
    with _readable(args.deck):
        text = deck_kit(args.game).converted(args.deck, args.to, language(args.lang, args.game))
    if args.output is None:
        console = console or Paper()
        console.out(text.rstrip("\n"), highlight=False)
        return 0
    try:
        files.write(args.output, text)
    except files.Unusable as fault:
        raise Error(f"{args.output} can't be written: {fault}") from fault
    return 0
