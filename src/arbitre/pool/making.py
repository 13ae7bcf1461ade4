"""What making a game from decks takes in every game: names of cards, numbers of seats, the decks of a record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from arbitre.kernel import record
from arbitre.kernel.error import BadRecord, Error
from arbitre.pool.base import CardPool

Deck = Sequence[str] | Mapping[str, int] | str


def deck_names(deck: Deck, cards: CardPool[Any, Any]) -> list[str]:
    """A deck as full names: from a list of names, or of how many of each."""
    if isinstance(deck, list) and cards.knows_all(deck):
        return deck.copy()
    rows: list[tuple[object, object]]
    if isinstance(deck, Mapping):
        rows = list(deck.items())
    elif hasattr(deck, "__iter__") and not isinstance(deck, str | bytes):
        rows = [(name, 1) for name in deck]
    else:
        raise Error(f"a deck is a list of card names or a table of name and number, not {deck!r}")
    for name, count in rows:
        if not isinstance(name, str) or type(count) is not int or count < 0:
            raise Error(f"{name!r}: {count!r}: a deck holds names of cards, each with how many of it")
    return cards.full_names(name for name, count in rows if isinstance(name, str) for _ in range(int(str(count))))


def check_numbers(seats: int, seed: object, starting: object, chooser: object) -> None:
    """What is handed in as a number is one, and a seat is one of the game's."""
    if seats > len(record.SEATS):
        raise Error(f"at most {len(record.SEATS)} players can sit at a table, not {seats}")
    if type(seed) is not int:
        raise Error(f"a seed is a whole number, not {seed!r}")
    for what, seat in (("starting", starting), ("chooser", chooser)):
        if seat is not None and (type(seat) is not int or not 0 <= seat < seats):
            raise Error(f"{what}: there is no seat {seat!r}; there are {seats}, from 0")


def decks_of(parsed: record.Parsed, cards: CardPool[Any, Any]) -> list[list[str]]:
    """The decks a record names, as full names."""
    decks: list[list[str]] = []
    for seat in record.SEATS:
        rows = parsed.block(f"deck {seat}")
        if not rows:
            break
        deck: list[str] = []
        for number, row in rows:
            count, _, name = row.partition(" ")
            if not (count.isascii() and count.isdecimal() and len(count) <= 4) or name not in cards:
                raise BadRecord(f"line {number}: {row!r} is not a number and a card of the pool")
            deck += [cards.name_of(cards.data(name))] * int(count)
        decks.append(deck)
    return decks
