"""`arbitre cards compile FILE`, `verify FILE`, `coverage`: what is made of card texts, and how much can be played."""

from __future__ import annotations

import argparse
import collections
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from arbitre.kernel.error import Error
from arbitre.pool import coverage, spoils, spoils_compiling, spoils_source
from arbitre.pool.building import build
from arbitre.pool.compiled import Compiled
from arbitre.pool.compiling import compile_card, lexicon
from arbitre.pool.importing import Source, lines, read_source
from arbitre.pool.lorcana import pool
from arbitre.pool.verifying import Difference, verify


def add_parsers(commands: Any) -> None:
    """The sub-commands of `arbitre cards` that read card text."""
    compiling = commands.add_parser("compile", help="compile the card texts of a file of cards")
    compiling.add_argument("--game", choices=("lorcana", "spoils"), default="lorcana", help="whose cards they are")
    compiling.add_argument("file", metavar="FILE", help="a JSON file: a list of cards, or an object with `cards`")
    compiling.add_argument("--refused", action="store_true", help="show every text that was not understood, and where")
    compiling.add_argument("--set", action="append", default=[], metavar="CODE", help="only cards of this set")
    compiling.add_argument("--write", metavar="FILE", help="write the pool's file: facts, names and trees, no text")
    compiling.set_defaults(run=_compile)
    verifying = commands.add_parser("verify", help="compare our English with the printed text, and read it again")
    verifying.add_argument("file", metavar="FILE")
    verifying.add_argument("--set", action="append", default=[], metavar="CODE", help="only cards of this set")
    verifying.set_defaults(run=_verify)
    covering = commands.add_parser("coverage", help="how many cards of the pool can be played, by set")
    covering.add_argument("--game", choices=("lorcana", "spoils"), default="lorcana", help="whose cards they are")
    covering.add_argument("--list", action="store_true", help="name the cards that can't be played yet, and why")
    covering.set_defaults(run=_coverage)


def _coverage(args: argparse.Namespace) -> int:
    if args.game == "spoils":
        return _spoils_coverage(args)
    cards = pool()
    print(f"{'set':>14}{'cards':>8}{'compiled':>10}{'by hand':>9}{'playable':>10}{'':>8}")
    for one in coverage.by_set(cards):
        print(f"{one.name:>14}{one.cards:>8}{one.compiled:>10}{one.by_hand:>9}{one.playable:>10}{one.share:>8.1%}")
    whole, others = coverage.decks_playable()
    print(f"\n{len(whole)} of {len(whole) + len(others)} decks can be played wholly")
    for name in others:
        print(f"  not yet: {name}")
    missing = coverage.lacking(cards)
    if args.list:
        for card in missing:
            print(f"{card.full_name} (set {coverage.first_set(card)}): {card.lacks}")
    elif missing:
        print(f"{len(missing)} cards can't be played yet; --list says what each lacks")
    return 0


def _spoils_coverage(args: argparse.Namespace) -> int:
    cards = spoils.pool()
    one = coverage.count("all", cards)
    print(f"{one.cards} cards: {one.compiled} compiled, {one.by_hand} by hand, {one.share:.1%} playable")
    whole = [deck for deck in spoils.starters() if not deck.lacking()]
    print(f"{len(whole)} of {len(spoils.starters())} decks can be played wholly")
    missing = [card for card in cards if not card.playable]
    if args.list:
        for card in missing:
            print(f"{card.name}: {card.lacks}")
    elif missing:
        print(f"{len(missing)} cards can't be played yet; --list says what each lacks")
    return 0


def read_records(file: str) -> list[Source]:
    return read_source(_bytes(file), file)


def _bytes(file: str) -> bytes:
    try:
        return Path(file).read_bytes()
    except OSError as fault:
        raise Error(f"{file} can't be read: {fault.strerror}") from fault


def _chosen(args: argparse.Namespace) -> tuple[list[Source], list[Source]]:
    records = read_records(args.file)
    wanted = [record for record in records if not args.set or record.set_code in args.set]
    if not wanted:
        raise Error(f"{args.file} has no card of set {' or '.join(args.set)}")
    return records, wanted


def _compile(args: argparse.Namespace) -> int:
    if args.game == "spoils":
        return _compile_spoils(args)
    records, wanted = _chosen(args)
    words = lexicon(records)
    cards = [compile_card(record, words) for record in wanted]
    _tell(cards, args.refused)
    if args.write:
        built = build(wanted)
        _write(args.write, lines(built.cards), [card.playable for card in built.cards], built.unneeded)
    return 0


def _compile_spoils(args: argparse.Namespace) -> int:
    records = spoils_source.read_source(_bytes(args.file), args.file)
    wanted = [record for record in records if not args.set or record.set in args.set]
    if not wanted:
        raise Error(f"{args.file} has no card of set {' or '.join(args.set)}")
    words = spoils_compiling.lexicon(records)
    _tell([spoils_compiling.compile_card(record, words) for record in wanted], args.refused)
    if args.write:
        built = spoils_compiling.build(wanted)
        made = spoils_source.lines(built.cards)
        _write(args.write, made, [card.playable for card in built.cards], built.unneeded)
    return 0


def _tell(cards: list[Compiled], refused_too: bool) -> None:
    """How many cards were understood, by set, and what was not."""
    by_set: dict[str, list[Compiled]] = collections.defaultdict(list)
    for card in cards:
        by_set[card.set].append(card)
    wide = max(5, *(len(code) + 1 for code in by_set))
    print(f"{'set':>{wide}}{'cards':>8}{'compiled':>10}{'refused':>9}")
    for code, there in sorted(by_set.items(), key=lambda item: (not item[0].isdecimal(), len(item[0]), item[0])):
        refused = sum(bool(card.refusals) for card in there)
        print(f"{code:>{wide}}{len(there):>8}{len(there) - refused:>10}{refused:>9}")
    refused = sum(bool(card.refusals) for card in cards)
    share = 1 - refused / max(1, len(cards))
    print(f"{'all':>{wide}}{len(cards):>8}{len(cards) - refused:>10}{refused:>9}   {share:.1%}")
    missing = collections.Counter(refusal.missing for card in cards for refusal in card.refusals)
    if missing:
        print("\nNot understood from these words on:")
        for words_there, count in missing.most_common(None if refused_too else 25):
            print(f"{count:>5}  {words_there}")
    if refused_too:
        for card in cards:
            for refusal in card.refusals:
                print(f"\n{card.card} (set {card.set})\n  {refusal.fault}")


def _write(file: str, made: Iterable[bytes], playable: list[bool], unneeded: list[str]) -> None:
    Path(file).write_bytes(b"".join(made))
    print(f"\n{file}: {len(playable)} cards, {sum(playable)} of them playable")
    for name in unneeded:
        print(f"written by hand without need: {name}")


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
