"""Compiling, verifying and counting the card texts of Lorcana."""

from __future__ import annotations

import argparse
from typing import Final, NamedTuple

from arbitre.kernel.error import Error
from arbitre.pool import coverage
from arbitre.pool.building import build
from arbitre.pool.compile_command import Compiler, bytes_of, tell, tell_faults, tell_missing, write
from arbitre.pool.compiling import Lexicon, compile_card, lexicon, lexicon_of
from arbitre.pool.importing import Source, lines, read
from arbitre.pool.lorcana import pool
from arbitre.pool.verifying import Difference, verify


def _coverage(args: argparse.Namespace) -> int:
    cards = pool()
    print(f"{'set':>14}{'cards':>8}{'compiled':>10}{'by hand':>9}{'playable':>10}{'':>8}")
    for one in coverage.by_set(cards):
        print(f"{one.name:>14}{one.cards:>8}{one.compiled:>10}{one.by_hand:>9}{one.playable:>10}{one.share:>8.1%}")
    whole, others = coverage.decks_playable()
    print(f"\n{len(whole)} of {len(whole) + len(others)} decks can be played wholly")
    for name in others:
        print(f"  not yet: {name}")
    missing = (f"{card.full_name} (set {coverage.first_set(card)}): {card.lacks}" for card in coverage.lacking(cards))
    tell_missing(list(missing), args.list)
    return 0


class _Chosen(NamedTuple):
    """The records of a file that are asked for, and the words their texts may use."""

    records: list[Source]
    words: Lexicon
    faults: list[str]


def _chosen(args: argparse.Namespace) -> _Chosen:
    records, faults = read(bytes_of(args.file), args.file)
    tell_faults(args.file, faults)
    wanted = [record for record in records if not args.set or record.set_code in args.set]
    if not wanted:
        which = f" of set {' or '.join(args.set)}" if args.set else " that can be read"
        raise Error(f"{args.file} has no card{which}")
    return _Chosen(wanted, lexicon_of(pool()) | lexicon(records), faults)


def _compile(args: argparse.Namespace) -> int:
    wanted, words, faults = _chosen(args)
    cards = [compile_card(record, words) for record in wanted]
    tell(cards, args.refused)
    if args.write:
        built = build(wanted, words)
        write(args.write, lines(built.cards), [card.playable for card in built.cards], built.unneeded)
    return 1 if faults else 0


def _verify(args: argparse.Namespace) -> int:
    wanted, words, faults = _chosen(args)
    found = verify(wanted, words)
    _show("Our English differs from the printed text:", found.different)
    _show("Rendered and read again, another tree:", found.unstable)
    compiled = sum(not card.refusals for card in found.compiled)
    print(
        f"{compiled} cards compiled; the text of {found.same} ({found.same / max(1, compiled):.1%}) is the same after "
        f"normalising; {len({d.card for d in found.unstable})} do not give the same tree again"
    )
    return 1 if found.unstable or faults else 0


def _show(title: str, differences: list[Difference]) -> None:
    if differences:
        print(title)
    for one in differences:
        print(f"\n{one.card}\n  {one.printed}\n  {one.ours}")
    if differences:
        print()


COMPILER: Final = Compiler(_compile, _coverage, _verify)
