"""`arbitre cards QUERY` searches the pool, `arbitre cards show NAME` draws a card."""

from __future__ import annotations

import argparse
import textwrap
from typing import Any, Final

from rich.console import Console

from arbitre.games import registry
from arbitre.kernel.error import Error
from arbitre.terminal.cardpage import WIDTH
from arbitre.terminal.kit import DeckKit
from arbitre.terminal.kits import deck_kit
from arbitre.terminal.lines import fold
from arbitre.terminal.marks import writable
from arbitre.terminal.options import Paper, add_game, add_language, language
from arbitre.terminal.words import Words

FEW: Final = 40  # so many are shown unless all are asked for
PAGES: Final = 6  # so many cards of one name are drawn at once

QUERIES: Final = """\
what can be searched for (all of it must fit):
  elsa shift               words in names, text and facts, in every language
  "draw a card"            words that stand together
  cost<=3  strength>4      numbers, with = != < > <= >=
  ink:amber  keyword:rush  other facts
  is:plain                 what a card is (plain: without abilities)
  -evasive                 a minus sign excludes (after the first word or --)
what can be asked of the cards of a game:
"""


def add_parsers(commands: Any) -> None:
    """The sub-commands of `arbitre cards` that look cards up."""
    finding = commands.add_parser(
        "search",
        help="search names, text and facts (the word search may be left out)",
        description="Search the cards of a game.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    finding.more_help = _queries
    finding.add_argument("query", nargs="*", metavar="WORD", help="words and facts such as cost<=3 (in quotes)")
    finding.add_argument("--all", action="store_true", help=f"show all that are found, not only the first {FEW}")
    add_game(finding)
    add_language(finding)
    finding.set_defaults(run=run_search)
    showing = commands.add_parser("show", help="draw a card", description="Draw a card, by its name in any language.")
    showing.add_argument("name", nargs="+", metavar="NAME", help="a name, its beginning, a part of it, or 1-42")
    add_game(showing)
    add_language(showing)
    showing.set_defaults(run=run_show)


def _queries() -> str:
    return QUERIES + "\n".join(_asked(deck_kit(game)) for game in registry.names("decks"))


def _asked(kit: DeckKit) -> str:
    return textwrap.fill(f"{kit.name}: {kit.catalogue.about()}", 78, initial_indent="  ", subsequent_indent="    ")


def run_search(args: argparse.Namespace, console: Console | None = None) -> int:
    kit = deck_kit(args.game)
    lang = language(args.lang, kit.name)
    words = Words(lang, kit.name)
    console = console or Paper(highlight=False, markup=False, emoji=False)
    query = " ".join(args.query)
    if not query.strip():
        raise Error('what shall be searched for? For example: arbitre cards "elsa cost<=4"')
    found = kit.search(query)
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
    console = console or Paper(highlight=False, markup=False, emoji=False)
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
