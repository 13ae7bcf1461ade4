"""Compiling and counting the card texts of The Spoils."""

from __future__ import annotations

import argparse
import functools
from collections.abc import Collection, Sequence
from typing import Final

from arbitre.games.spoils.card import TYPES, CardData, CardType
from arbitre.games.spoils.grammar import Lexicon, grammar
from arbitre.kernel.error import Error
from arbitre.pool import coverage, spoils, spoils_compiling, spoils_source
from arbitre.pool.base import plain
from arbitre.pool.compile_command import Attempt, Compiler, bytes_of, furthest, tell, tell_faults, tell_missing, write
from arbitre.pool.compiled import Built
from arbitre.pool.incoming import Incoming
from arbitre.pool.unseen import CardText, Corpus


def _coverage(args: argparse.Namespace) -> int:
    cards = spoils.pool()
    one = coverage.count("all", cards)
    print(f"{one.cards} cards: {one.compiled} compiled, {one.by_hand} by hand, {one.share:.1%} playable")
    whole = [deck for deck in spoils.starters() if not deck.lacking()]
    print(f"{len(whole)} of {len(spoils.starters())} decks can be played wholly")
    tell_missing([f"{card.name}: {card.lacks}" for card in cards if not card.playable], args.list)
    return 0


def _corpus(args: argparse.Namespace) -> Corpus:
    records, faults = spoils_source.read(bytes_of(args.file), args.file)
    tell_faults(args.file, faults)
    words = spoils_compiling.lexicon(records)
    cards = [
        CardText(plain(one.name), one.set, functools.partial(spoils_compiling.compile_card, one, words))
        for one in records
    ]
    return Corpus(grammar(), cards)


def _compile(args: argparse.Namespace) -> int:
    records, faults = spoils_source.read(bytes_of(args.file), args.file)
    tell_faults(args.file, faults)
    wanted = [record for record in records if not args.set or record.set in args.set]
    if not wanted:
        raise Error(f"{args.file} has no card of set {' or '.join(args.set)}")
    words = spoils_compiling.lexicon(records)
    tell([spoils_compiling.compile_card(record, words) for record in wanted], args.refused)
    if args.write:
        built = spoils_compiling.build(wanted, words)
        made = spoils_source.lines(built.cards)
        write(args.write, made, [card.playable for card in built.cards], built.unneeded)
    return 1 if faults else 0


# -- one text ------------------------------------------------------------------------------------------------------


TRIED: Final[tuple[CardType, ...]] = ("character", "tactic", "item", "location", "resource")
"""What a text is read as if nobody says what it is on."""


def _attempt(text: str, kind: str) -> Attempt:
    words = spoils_compiling.lexicon_of(spoils.pool())
    return furthest(_read_as(one, text, words) for one in ((kind,) if kind else TRIED))


def _read_as(kind: str, text: str, words: Lexicon) -> Attempt:
    read = spoils_compiling.read_text(text, kind, words)
    return Attempt(kind, read.abilities, read.faults)


# -- sets ----------------------------------------------------------------------------------------------------------


def _incoming(files: Sequence[tuple[str, bytes]]) -> Incoming:
    if len(files) != 1:
        raise Error(f"one file with cards is imported at a time, not {len(files)}")
    name, text = files[0]
    records, faults = spoils_source.read(text, name)
    words = spoils_compiling.lexicon_of(spoils.pool()) | spoils_compiling.lexicon(records)

    def built(wanted: Collection[str]) -> Built[CardData]:
        return spoils_compiling.build([one for one in records if plain(one.name) in wanted], words)

    return Incoming([spoils_source.facts_of(record) for record in records], built, {}, faults)


COMPILER: Final = Compiler(_compile, _coverage, _attempt, TYPES, _incoming, spoils.SHELF, corpus=_corpus)
