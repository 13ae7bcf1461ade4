"""Compiling and counting the card texts of 7 Fallen."""

from __future__ import annotations

import argparse
from collections.abc import Collection, Sequence
from typing import Final, get_args

import msgspec

from arbitre.games.fallen.card import CardData, CardType
from arbitre.games.fallen.grammar import Lexicon, lexicons, read_card, read_text
from arbitre.games.fallen.text import TEXT
from arbitre.kernel.error import Error
from arbitre.pool import fallen, fallen_compiling, fallen_source
from arbitre.pool.base import plain, tidy
from arbitre.pool.compile_command import Attempt, Compiler, bytes_of, furthest, tell, tell_faults, tell_missing, write
from arbitre.pool.compiled import Built
from arbitre.pool.incoming import Incoming

TYPES: Final[tuple[CardType, ...]] = get_args(CardType)
TRIED: Final = ("angel", "miracle", *(kind for kind in TYPES if kind not in ("angel", "miracle")))
"""What a text is read as if nobody says what it is on."""


def read_again(card: CardData, lang: str, words: Lexicon) -> bool:
    """Whether its own text in this language gives the same abilities."""
    text = "\n".join(TEXT.render(card.abilities, lang, kind=card.type, names=words.shown))
    return read_card(text, card.type, lang, words).abilities == card.abilities


def _coverage(args: argparse.Namespace) -> int:
    cards = list(fallen.pool())
    playable = sum(card.playable for card in cards)
    print(f"{len(cards)} cards, {playable} of them playable")
    missing: list[str] = [f"{card.name}: {card.lacks}" for card in cards if not card.playable]
    for lang, words in lexicons(cards).items():
        lost = [card.name for card in cards if card.playable and not read_again(card, lang, words)]
        print(f"{lang}: of {playable} the text is read as the same abilities of {playable - len(lost)}")
        missing += [f"{name}: its text ({lang}) is not read as its abilities" for name in lost]
    tell_missing(missing, args.list)
    return 0


def _compile(args: argparse.Namespace) -> int:
    records, faults = fallen_source.read(bytes_of(args.file), args.file)
    tell_faults(args.file, faults)
    wanted = [record for record in records if not args.set or record.set in args.set]
    if not wanted:
        raise Error(f"{args.file} has no card of set {' or '.join(args.set)}")
    words = lexicons([*fallen.pool(), *map(fallen_source.facts_of, records)])
    built = fallen_compiling.build(wanted, words)
    tell(built.compiled, args.refused)
    if args.write:
        lines = (msgspec.json.encode(tidy(card)) + b"\n" for card in built.cards)
        write(args.write, lines, [card.playable for card in built.cards], [])
    return 1 if faults else 0


def _attempt(text: str, kind: str) -> Attempt:
    words = lexicons(fallen.pool())

    def as_on(one: str) -> Attempt:
        read = read_text(text, one, words)
        return Attempt(one, read.abilities, read.faults)

    return furthest(as_on(one) for one in ((kind,) if kind else TRIED))


def _incoming(files: Sequence[tuple[str, bytes]]) -> Incoming:
    if len(files) != 1:
        raise Error(f"one file with cards is imported at a time, not {len(files)}")
    name, text = files[0]
    records, faults = fallen_source.read(text, name)
    cards = [fallen_source.facts_of(record) for record in records]
    words = lexicons([*fallen.pool(), *cards])

    def built(wanted: Collection[str]) -> Built[CardData]:
        return fallen_compiling.build([one for one in records if plain(one.name) in wanted], words)

    return Incoming(cards, built, {}, faults)


COMPILER: Final = Compiler(_compile, _coverage, _attempt, TYPES, _incoming, fallen.SHELF)
