"""Compiling, verifying and counting the card texts of Lorcana."""

from __future__ import annotations

import argparse
import functools
from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.card import CardData
from arbitre.games.lorcana.grammar import NotUnderstood, grammar
from arbitre.kernel.error import Error
from arbitre.pool import coverage
from arbitre.pool.building import build
from arbitre.pool.compile_command import Attempt, Compiler, bytes_of, furthest, tell, tell_faults, tell_missing, write
from arbitre.pool.compiled import Built
from arbitre.pool.compiling import Lexicon, compile_card, from_text, lexicon, lexicon_of, spoken_of_nothing
from arbitre.pool.importing import ENGLISH, Source, facts_of, language_of, lines, names_of_sets, read
from arbitre.pool.incoming import Incoming
from arbitre.pool.lorcana import SHELF, package, pool
from arbitre.pool.records import opened
from arbitre.pool.translated import names_in, with_names
from arbitre.pool.unseen import CardText, Corpus
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
    return _Chosen(wanted, lexicon_of(package()) | lexicon(records), faults)


def _compile(args: argparse.Namespace) -> int:
    wanted, words, faults = _chosen(args)
    cards = [compile_card(record, words) for record in wanted]
    tell(cards, args.refused)
    if args.write:
        built = build(wanted, words)
        write(args.write, lines(built.cards), [card.playable for card in built.cards], built.unneeded)
    return 1 if faults else 0


def _corpus(args: argparse.Namespace) -> Corpus:
    records, faults = read(bytes_of(args.file), args.file)
    tell_faults(args.file, faults)
    words = lexicon_of(package()) | lexicon(records)
    cards = [CardText(one.full_name, one.set_code, functools.partial(compile_card, one, words)) for one in records]
    return Corpus(grammar(), cards)


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


# -- one text ------------------------------------------------------------------------------------------------------


TYPES: Final = ("character", "action", "song", "item", "location")


def _attempt(text: str, kind: str) -> Attempt:
    """A paragraph for each ability. Without a type: read as an ability, and as what an action does."""
    words = lexicon_of(pool())
    paragraphs = [line for line in text.splitlines() if line.strip()]
    return furthest(_read_as(one, paragraphs, words) for one in ((kind,) if kind else TYPES))


def _read_as(kind: str, paragraphs: list[str], words: Lexicon) -> Attempt:
    abilities: list[n.Ability] = []
    faults: list[NotUnderstood] = []
    for text in paragraphs:
        try:
            abilities += from_text([text], kind, words)
        except NotUnderstood as fault:
            faults.append(fault)
    if not faults:
        faults += spoken_of_nothing(abilities, " / ".join(paragraphs))
    return Attempt(kind, tuple(abilities), tuple(faults))


# -- sets ----------------------------------------------------------------------------------------------------------


def _incoming(files: Sequence[tuple[str, bytes]]) -> Incoming:
    """One file with the cards in English, and any number with their names in other languages."""
    opened_files = [(name, text, opened(text, name)) for name, text in files]
    english = [(name, text, file) for name, text, file in opened_files if language_of(file) == ENGLISH]
    if len(english) != 1:
        raise Error(f"one file with the cards in English is needed, not {len(english)}; others may have their names")
    name, text, file = english[0]
    names = dict(names_in(other, called) for called, _, other in opened_files if language_of(other) != ENGLISH)
    records, faults = read(text, name)
    words = lexicon_of(pool()) | lexicon(records)

    def built(wanted: Collection[str]) -> Built[CardData]:
        found = build([record for record in records if facts_of(record).full_name in wanted], words)
        return found._replace(cards=[with_names(card, names) for card in found.cards])

    return Incoming([facts_of(record) for record in records], built, names_of_sets(file), faults)


COMPILER: Final = Compiler(_compile, _coverage, _attempt, TYPES, _incoming, SHELF, _verify, _corpus)
