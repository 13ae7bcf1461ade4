"""`arbitre cards QUERY` searches the pool, `arbitre cards show NAME` draws a card."""

from __future__ import annotations

import argparse
from typing import Any, Final

from rich.console import Console

from arbitre.games.lorcana.card import CardData
from arbitre.kernel.error import Error
from arbitre.pool.finding import finder
from arbitre.pool.lorcana import pool
from arbitre.pool.search import search
from arbitre.sentences import Speaker
from arbitre.terminal.lorcana.cardpage import page, rows
from arbitre.terminal.lorcana.cardtext import in_pool, name_of
from arbitre.terminal.marks import writable
from arbitre.terminal.options import Paper, add_language, language
from arbitre.terminal.words import Words

FEW: Final = 40  # so many are shown unless all are asked for
PAGES: Final = 6  # so many cards of one name are drawn at once

QUERIES: Final = """\
what can be searched for (all of it must fit):
  elsa shift                  words in names, text and facts, in English, French and Italian
  "draw a card"               words that stand together
  cost<=3  strength>4         also willpower, lore, move; with = != < > <= >=
  ink:amber  type:song        also classification, keyword, rarity, story, name, text
  set:5  legal:core           is:inkable, is:playable, is:song, is:plain (without abilities)
  -evasive                    a minus sign excludes (after the first word, or after --)
"""


def add_parsers(commands: Any) -> None:
    """The sub-commands of `arbitre cards` that look cards up."""
    finding = commands.add_parser(
        "search",
        help="search names, text and facts (the word search may be left out)",
        description="Search the cards of Lorcana.",
        epilog=QUERIES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    finding.add_argument("query", nargs="*", metavar="WORD", help="words and facts such as cost<=3 (in quotes)")
    finding.add_argument("--all", action="store_true", help=f"show all that are found, not only the first {FEW}")
    add_language(finding)
    finding.set_defaults(run=run_search)
    showing = commands.add_parser("show", help="draw a card", description="Draw a card, by its name in any language.")
    showing.add_argument("name", nargs="+", metavar="NAME", help="a name, its beginning, a part of it, or 1-42")
    add_language(showing)
    showing.set_defaults(run=run_show)


def run_search(args: argparse.Namespace, console: Console | None = None) -> int:
    lang = language(args.lang)
    words = Words(lang)
    console = console or Paper(highlight=False, markup=False, emoji=False)
    query = " ".join(args.query)
    if not query.strip():
        raise Error('what shall be searched for? For example: arbitre cards "elsa cost<=4"')
    found = search(query, pool())
    shown = found if args.all else found[:FEW]
    for line in rows(shown, Speaker(lang), words, console.encoding):
        console.print(line, soft_wrap=True)
    said = words("cards-found", count=len(found))
    if len(shown) < len(found):
        said += " " + words("cards-more", count=len(shown))
    console.print(writable(said, console.encoding), soft_wrap=True)
    return 0 if found else 1


def run_show(args: argparse.Namespace, console: Console | None = None) -> int:
    lang = language(args.lang)
    words = Words(lang)
    console = console or Paper(highlight=False, markup=False, emoji=False)
    for card in _meant(" ".join(args.name), words):
        console.print(page(card, Speaker(lang), words, console.encoding, console.width))
    return 0


def _meant(text: str, words: Words) -> list[CardData]:
    """The cards a text means: by full name in any language, by set and number, by a part of the name."""
    known = finder(pool())
    whole = known.get(text)
    if whole is not None:
        return [whole]
    code, _, number = text.partition("-")
    if number.isascii() and number.isdecimal() and " " not in text:
        return [known.printed(code, int(number))]
    found = list(in_pool(text).values())
    if not found:
        known.card(text)  # says what is near
    if len(found) > PAGES:
        names = [name_of(card, words.lang) for card in found]
        more = ", ..." if len(names) > 24 else ""
        raise Error(words("could-be", text=text, names="; ".join(names[:24]) + more))
    return found
