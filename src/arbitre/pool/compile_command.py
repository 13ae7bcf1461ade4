"""`arbitre cards compile FILE`, `verify FILE`, `coverage`: what is made of card texts, and how much can be played."""

from __future__ import annotations

import argparse
import collections
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from arbitre import writing
from arbitre.ability.parse.fault import NotUnderstood
from arbitre.games import registry
from arbitre.kernel.error import Error
from arbitre.pool.compiled import Compiled
from arbitre.pool.imported import Shelf
from arbitre.pool.incoming import Incoming
from arbitre.pool.unseen import Corpus


class Attempt(NamedTuple):
    """What came of reading a text: its abilities, or what was not understood."""

    type: str
    """The type of card it was read as."""
    abilities: tuple[Any, ...]
    faults: tuple[NotUnderstood, ...]


def furthest(attempts: Iterable[Attempt]) -> Attempt:
    """The one that was understood, or else got furthest."""
    return min(attempts, key=lambda one: (len(one.faults), -max((fault.at for fault in one.faults), default=0)))


class Compiler(NamedTuple):
    """What a game whose card texts can be compiled brings. `compile`, `coverage` and `verify` are sub-commands."""

    compile: Callable[[argparse.Namespace], int]
    coverage: Callable[[argparse.Namespace], int]
    attempt: Callable[[str, str], Attempt]
    """A text, as on a card of a type, or of any if none is named."""
    types: tuple[str, ...]
    """The types of cards."""
    incoming: Callable[[Sequence[tuple[str, bytes]]], Incoming]
    """What card files have to be imported, each with its name."""
    shelf: Shelf[Any]
    """Where imported sets are kept."""
    verify: Callable[[argparse.Namespace], int] | None = None
    corpus: Callable[[argparse.Namespace], Corpus] | None = None
    """The cards of a file with the grammar they are read with, if its phrases were written for cards."""


def add_parsers(commands: Any) -> None:
    """The sub-commands of `arbitre cards` that read card text."""
    known = registry.names("compiler")
    compiling = commands.add_parser("compile", help="compile the card texts in a file")
    compiling.add_argument("--game", choices=known, default=known[0], help="whose cards they are")
    compiling.add_argument("file", metavar="FILE", help="a JSON file: a list of cards, or an object with `cards`")
    compiling.add_argument("--refused", action="store_true", help="show every text that was not understood, and where")
    compiling.add_argument("--set", action="append", default=[], metavar="CODE", help="only cards of this set")
    compiling.add_argument("--write", metavar="FILE", help="write the pool's file: facts, names and trees, but no text")
    compiling.set_defaults(run=lambda args: compiler(args.game).compile(args))
    verifying = commands.add_parser("verify", help="compare our English with the printed text, and read it again")
    verifying.add_argument("--game", choices=known, default=known[0], help="whose cards they are")
    verifying.add_argument("file", metavar="FILE")
    verifying.add_argument("--set", action="append", default=[], metavar="CODE", help="only cards of this set")
    verifying.set_defaults(run=_verify)
    covering = commands.add_parser("coverage", help="count the cards of the pool that can be played, by set")
    covering.add_argument("--game", choices=known, default=known[0], help="whose cards they are")
    covering.add_argument("--list", action="store_true", help="name the cards that can't be played yet, and why")
    covering.set_defaults(run=lambda args: compiler(args.game).coverage(args))


def compiler(game: str) -> Compiler:
    found: Compiler = registry.entry(game).load("compiler")
    return found


def _verify(args: argparse.Namespace) -> int:
    verify = compiler(args.game).verify
    if verify is None:
        raise Error(f"texts of {args.game} are not compared with printed ones")
    return verify(args)


def bytes_of(file: str) -> bytes:
    try:
        return Path(file).read_bytes()
    except OSError as fault:
        raise Error(f"{file} can't be read: {fault.strerror}") from fault


def tell_faults(file: str, faults: list[str]) -> None:
    """What is wrong with records of a file; the others are read."""
    if faults:
        print(f"{file}: {len(faults)} of its records can't be read as they are:")
        for fault in faults:
            print(f"  {fault}")
        print()


def tell(cards: list[Compiled], refused_too: bool) -> None:
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


def tell_missing(missing: list[str], whole: bool) -> None:
    """What the cards that can't be played yet lack: each card, or how many there are."""
    if whole:
        for line in missing:
            print(line)
    elif missing:
        print(f"{len(missing)} cards can't be played yet; --list says what each lacks")


def write(file: str, made: Iterable[bytes], playable: list[bool], unneeded: list[str]) -> None:
    try:
        writing.write(file, b"".join(made))
    except (OSError, ValueError) as fault:
        raise Error(f"{file} can't be written: {getattr(fault, 'strerror', None) or fault}") from fault
    print(f"\n{file}: {len(playable)} cards, {sum(playable)} of them playable")
    for name in unneeded:
        print(f"written by hand without need: {name}")
