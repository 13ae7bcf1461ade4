"""`arbitre cards QUERY` searches the pool, `arbitre cards show NAME` draws a card."""

from __future__ import annotations

import argparse
from typing import Final

from rich.console import Console

from arbitre.kernel.error import Error
from arbitre.terminal.arguments import FEW
from arbitre.terminal.cardpage import WIDTH
from arbitre.terminal.kits import deck_kit
from arbitre.terminal.lines import fold
from arbitre.terminal.marks import writable
from arbitre.terminal.options import language
from arbitre.terminal.paper import Paper
from arbitre.terminal.words import Words

PAGES: Final = 6  # this many cards of one name are drawn at once


def run_search(args: argparse.Namespace, console: Console | None = None) -> int:
    kit = deck_kit(args.game)
    lang = language(args.lang, kit.name)
    words = Words(lang, kit.name)
    console = console or Paper()
    query = " ".join(args.query)
    if not query.strip():
        raise Error('what shall be searched for? For example: arbitre cards "elsa cost<=4"')
    found = kit.search(query)
    partly = [] if found else kit.nearest(query)
    if partly:
        console.print(writable(words("cards-most"), console.encoding), soft_wrap=True)
        found = partly
    shown = found if args.all else found[:FEW]
    for line in kit.rows(shown, kit.speaker(lang), words, console.encoding):
        console.print(line, soft_wrap=True)
    said = words("cards-found", count=len(found))
    if len(shown) < len(found):
        said += " " + words("cards-more", count=len(shown))
    console.print(writable(said, console.encoding), soft_wrap=True)
    return 0 if found else 1


def run_show(args: argparse.Namespace, console: Console | None = None) -> int:
    kit = deck_kit(args.game)
    lang = language(args.lang, kit.name)
    words = Words(lang, kit.name)
    console = console or Paper()
    text = " ".join(args.name)
    found = kit.cards_meant(text)
    if len(found) > PAGES:
        names = [kit.name_of(card, lang) for card in found]
        more = ", ..." if len(names) > 24 else ""
        raise Error(words("could-be", text=text, names="; ".join(names[:24]) + more))
    for card in found:
        console.print(kit.page(card, kit.speaker(lang), words, console.encoding, console.width))
        for line in kit.reminders(card, lang, console.encoding):
            for part in fold(line, min(WIDTH, console.width)):
                console.print(part)
    return 0
