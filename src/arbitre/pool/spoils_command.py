"""Compiling and counting the card texts of The Spoils."""

from __future__ import annotations

import argparse
from typing import Final

from arbitre.kernel.error import Error
from arbitre.pool import coverage, spoils, spoils_compiling, spoils_source
from arbitre.pool.compile_command import Compiler, bytes_of, tell, tell_faults, tell_missing, write


def _coverage(args: argparse.Namespace) -> int:
    cards = spoils.pool()
    one = coverage.count("all", cards)
    print(f"{one.cards} cards: {one.compiled} compiled, {one.by_hand} by hand, {one.share:.1%} playable")
    whole = [deck for deck in spoils.starters() if not deck.lacking()]
    print(f"{len(whole)} of {len(spoils.starters())} decks can be played wholly")
    tell_missing([f"{card.name}: {card.lacks}" for card in cards if not card.playable], args.list)
    return 0


def _compile(args: argparse.Namespace) -> int:
    records, faults = spoils_source.read(bytes_of(args.file), args.file)
    tell_faults(args.file, faults)
    wanted = [record for record in records if not args.set or record.set in args.set]
    if not wanted:
        raise Error(f"{args.file} has no card of set {' or '.join(args.set)}")
    words = spoils_compiling.lexicon(records)
    tell([spoils_compiling.compile_card(record, words) for record in wanted], args.refused)
    if args.write:
        built = spoils_compiling.build(wanted)
        made = spoils_source.lines(built.cards)
        write(args.write, made, [card.playable for card in built.cards], built.unneeded)
    return 1 if faults else 0


COMPILER: Final = Compiler(_compile, _coverage)
