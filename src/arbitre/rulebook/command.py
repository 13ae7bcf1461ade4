"""`arbitre rules`: read a rulebook, and see where each of its numbers is carried out and shown."""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path

from arbitre.kernel.error import Error
from arbitre.rulebook import pages
from arbitre.rulebook.citations import Citation, code_citations, code_folders, read_scenarios
from arbitre.rulebook.coverage import Measure, coverage
from arbitre.rulebook.output import Block, Row, write
from arbitre.rulebook.search import search
from arbitre.rulebook.texts import LANGUAGES, Book, Language, Rule, book

EXAMPLES = """\
examples:
  arbitre rules lorcana                      the whole book
  arbitre rules lorcana 4.6                  one part of it
  arbitre rules lorcana 4.6.4.3 --lang fr    one rule: its text, our rulings, its place in code and scenarios
  arbitre rules lorcana --search banish bag  the rules with most of these words, best matches first
  arbitre rules lorcana --coverage           which rules the code cites, and which the scenarios pass when they run
  arbitre rules lorcana 4.6 --coverage       the same for one part, which takes less time
  arbitre rules spoils 608.1b                another game, numbered in its own way
  arbitre rules fallen F1.13.4               a book without numbers gets ours
  arbitre rules spoils --rulings             what we decided where the book is silent, as a page in Markdown

--coverage runs every scenario file that lists a rule, and watches the code. A rule is passed closely when a scenario
that lists it takes a step, is asked a question, is told an event, is refused something or runs a statement with its
number; loosely when it enters a function whose docstring names it. Rules that can't be seen that way, such as things
that do not happen, are declared with the reason in unseen.toml beside the rules, and counted separately.

The exit status is 1 when a search finds nothing, and when --coverage finds numbers that do not exist, scenarios that
list what they do not pass, or rules that are passed although they are declared as unseen.
"""


def add_arguments(parser: argparse.ArgumentParser, measure: Measure) -> None:
    """`measure` runs scenarios: this package knows no game."""
    parser.description = "Read the rules of a game, in our own words under the book's numbers."
    parser.epilog = EXAMPLES
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("game", metavar="GAME", help="whose rules, such as lorcana, spoils or fallen")
    parser.add_argument(
        "number", nargs="?", metavar="NUMBER", help="a rule, section or chapter, such as 4.6.4.3 or 4.6"
    )
    parser.add_argument("--lang", choices=LANGUAGES, help="the language of the rules (default: taken from LANG)")
    parser.add_argument("--json", action="store_true", help="print the same as JSON")
    parser.add_argument(
        "--scenarios",
        type=Path,
        metavar="DIR",
        help="where the scenario files are (default: conformance/, if it exists)",
    )
    what = parser.add_mutually_exclusive_group()
    what.add_argument(
        "--search",
        nargs="+",
        metavar="WORD",
        help="find the rules with most of these words, or words that begin with them",
    )
    what.add_argument(
        "--coverage", action="store_true", help="run the scenarios and count the rules they pass (takes up to a minute)"
    )
    what.add_argument("--rulings", action="store_true", help="print what we decided where the book is silent, and why")
    parser.set_defaults(run=run, measure=measure)


def run(args: argparse.Namespace) -> int:
    rulebook = book(args.game)
    args.lang = args.lang or _usual_language(rulebook)
    lang: Language = args.lang
    rulebook.check_language(lang)
    number = rulebook.numbering.spelt(args.number.rstrip(".")) if args.number is not None else None
    if number is not None and not rulebook.numbering.is_number(number):
        example = rulebook.numbering.example
        search = f"to look for words: arbitre rules {args.game} --search {args.number}"
        raise Error(f"{args.number!r} is not a rule number of {args.game}; one looks like {example}; {search}")
    if args.coverage:
        return _coverage(rulebook, number, args)
    if args.rulings:
        return _rulings(rulebook, number, args)
    part = list(rulebook.rules.values()) if number is None else rulebook.part(number)
    if args.search:
        return _search(rulebook, part, args)
    if number is not None and not _is_section(rulebook, part[0]):
        return _rule(rulebook, part[0], args)
    _show(args, pages.list_blocks(part, lang), pages.list_data(part, lang))
    return 0


def _usual_language(rulebook: Book) -> Language:
    """That of the environment, if the book exists in it."""
    wanted = os.environ.get("LANG", "")[:2].lower()
    return next((lang for lang in rulebook.languages if lang == wanted), "en")


def _is_section(rulebook: Book, rule: Rule) -> bool:
    return rule.kind == "heading" and not rulebook.is_counted(rule)


def _code(rulebook: Book) -> list[Citation]:
    return code_citations(code_folders(rulebook.game), rulebook.numbering)


def _rule(rulebook: Book, rule: Rule, args: argparse.Namespace) -> int:
    code = [found for found in _code(rulebook) if found.number == rule.number]
    scenarios = read_scenarios(rulebook.game, args.scenarios)
    _show(
        args,
        pages.rule_blocks(rulebook, rule, code, scenarios, args.lang),
        pages.rule_data(rulebook, rule, code, scenarios, args.lang),
    )
    return 0


def _search(rulebook: Book, part: list[Rule], args: argparse.Namespace) -> int:
    found = search(rulebook, part, args.search, args.lang)
    blocks = pages.list_blocks(found, args.lang)
    if not found:
        blocks = [Block("", [Row("", pages.labels(args.lang)["nothing"])])]
    _show(args, blocks, pages.list_data(found, args.lang))
    return 0 if found else 1


def _coverage(rulebook: Book, number: str | None, args: argparse.Namespace) -> int:
    scenarios = read_scenarios(rulebook.game, args.scenarios)
    found = coverage(rulebook, _code(rulebook), scenarios, args.measure, number)
    _show(args, pages.coverage_blocks(rulebook, found, args.lang), pages.coverage_data(rulebook, found, args.lang))
    return 1 if found.faults else 0


def _rulings(rulebook: Book, number: str | None, args: argparse.Namespace) -> int:
    rulings = rulebook.rulings_in(number)
    if args.json:
        print(json.dumps(pages.rulings_data(rulings, args.lang), ensure_ascii=False, indent=2))
    else:
        print(pages.rulings_page(rulebook, rulings, args.lang), end="")
    return 0


def _show(args: argparse.Namespace, blocks: list[Block], data: object) -> None:
    if args.json:
        print(json.dumps(data, ensure_ascii=False, indent=2))
    else:
        write(blocks)
