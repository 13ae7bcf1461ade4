"""`arbitre cards compile FILE` and `arbitre cards verify FILE`: what the compiler makes of a file of cards."""

from __future__ import annotations

import argparse
import collections
from pathlib import Path
from typing import Any

import msgspec

from arbitre.kernel.error import BadData, Error
from arbitre.pool.compiling import Compiled, Record, compile_card, lexicon
from arbitre.pool.verifying import Difference, verify


def add_parsers(commands: Any) -> None:
    """The sub-commands of `arbitre cards` that read card text."""
    compiling = commands.add_parser("compile", help="compile the card texts of a LorcanaJSON-shaped file")
    compiling.add_argument("file", metavar="FILE", help="a JSON file: a list of cards, or an object with `cards`")
    compiling.add_argument("--refused", action="store_true", help="show every text that was not understood, and where")
    compiling.add_argument("--set", action="append", default=[], metavar="CODE", help="only cards of this set")
    compiling.set_defaults(run=_compile)
    verifying = commands.add_parser("verify", help="compare our English with the printed text, and read it again")
    verifying.add_argument("file", metavar="FILE")
    verifying.add_argument("--set", action="append", default=[], metavar="CODE", help="only cards of this set")
    verifying.set_defaults(run=_verify)


def read_records(file: str) -> list[Record]:
    try:
        found = msgspec.json.decode(Path(file).read_bytes())
    except (OSError, msgspec.DecodeError) as fault:
        raise Error(f"{file}: {fault}") from fault
    cards = found.get("cards") if isinstance(found, dict) else found
    if not isinstance(cards, list) or not all(isinstance(card, dict) and "fullName" in card for card in cards):
        raise BadData(f"{file} is not a list of cards with a fullName each")
    return list(one_each(cards))


def one_each(cards: list[Record]) -> list[Record]:
    """The first printing of each card: enchanted and promotional ones say the same."""
    first: dict[str, Record] = {}
    for card in cards:
        first.setdefault(card["fullName"], card)
    return list(first.values())


def _chosen(args: argparse.Namespace) -> tuple[list[Record], list[Record]]:
    records = read_records(args.file)
    wanted = [record for record in records if not args.set or record.get("setCode") in args.set]
    return records, wanted


def _compile(args: argparse.Namespace) -> int:
    records, wanted = _chosen(args)
    words = lexicon(records)
    cards = [compile_card(record, words) for record in wanted]
    by_set: dict[str, list[Compiled]] = collections.defaultdict(list)
    for card in cards:
        by_set[card.set].append(card)
    print(f"{'set':>5}{'cards':>8}{'compiled':>10}{'refused':>9}")
    for code, there in sorted(by_set.items(), key=lambda item: (not item[0].isdecimal(), len(item[0]), item[0])):
        refused = sum(bool(card.refusals) for card in there)
        print(f"{code:>5}{len(there):>8}{len(there) - refused:>10}{refused:>9}")
    refused = sum(bool(card.refusals) for card in cards)
    print(f"{'all':>5}{len(cards):>8}{len(cards) - refused:>10}{refused:>9}   {1 - refused / max(1, len(cards)):.1%}")
    missing = collections.Counter(refusal.missing for card in cards for refusal in card.refusals)
    if missing:
        print("\nNot understood from these words on:")
        for words_there, count in missing.most_common(None if args.refused else 25):
            print(f"{count:>5}  {words_there}")
    if args.refused:
        for card in cards:
            for refusal in card.refusals:
                print(f"\n{card.card} (set {card.set})\n  {refusal.fault}")
    return 0


def _verify(args: argparse.Namespace) -> int:
    records, wanted = _chosen(args)
    found = verify(wanted, lexicon(records))
    _show("Our English differs from the printed text:", found.different)
    _show("Rendered and read again, another tree:", found.unstable)
    compiled = sum(not card.refusals for card in found.compiled)
    print(
        f"{compiled} cards compiled; the text of {found.same} ({found.same / max(1, compiled):.1%}) is the same after "
        f"normalising; {len({d.card for d in found.unstable})} do not give the same tree again"
    )
    return 1 if found.unstable else 0


def _show(title: str, differences: list[Difference]) -> None:
    if differences:
        print(title)
    for one in differences:
        print(f"\n{one.card}\n  {one.printed}\n  {one.ours}")
    if differences:
        print()
