"""A card file on its way into the user's own sets: which of its cards are new, which are only printed again, and which
can be played. What comes with Arbitre stays as it is, whatever a file says of it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, NamedTuple

import msgspec

from arbitre.pool.base import CardPool, printings_of
from arbitre.pool.compiled import Built
from arbitre.pool.imported import Head, Reprints, Shelf, place

FACTS_ELSEWHERE = frozenset(
    ("abilities", "aka", "by_hand", "copies", "fr", "it", "lacks", "names", "printings", "rarity", "story")
)
"""What two files may tell of a card in different ways, and what is not compared."""


class Incoming(NamedTuple):
    """What a game reads from card files."""

    cards: list[Any]
    """The facts of every card."""
    build: Callable[[Collection[str]], Built[Any]]
    """The cards of these names with their abilities, as far as they are understood."""
    names: dict[str, str]
    """What the sets are called, by code."""
    faults: list[str]
    """What is wrong with records that were passed over."""


class Taken(NamedTuple):
    """What became of a file."""

    heads: list[Head]
    """The sets that are kept now."""
    built: Built[Any]
    """The new cards."""
    known: list[str]
    """Cards that were known before and stay as they are."""
    differing: list[str]
    """What the file says otherwise of such cards."""
    gone: list[str]
    """Cards of these sets that an earlier file had, and this one has not."""
    homeless: list[str]
    """Cards that are in no set."""


def take(incoming: Incoming, shelf: Shelf[Any], only: Collection[str] = ()) -> Taken:
    """Keep the new cards of a file, by set: each set in the place of what was kept of it before."""
    package: CardPool[Any, Any] = shelf.package()
    cards = [card for card in incoming.cards if not only or first_set(card) in only]
    codes = {first_set(card) for card in cards if package.name_of(card) not in package} - {""}
    there = shelf.pool(tuple(code for code in shelf.heads() if code not in codes))
    new: dict[str, str] = {}
    reprints: dict[str, Reprints] = {}
    known: list[str] = []
    differing: list[str] = []
    homeless: list[str] = []
    for card in cards:
        name = package.name_of(card)
        if name in there:
            old = there.data(name)
            known.append(name)
            differing += differences(name, old, card)
            for printing in printings_of(card):
                if printing not in printings_of(old) and printing[0] and (not only or printing[0] in only):
                    row = reprints.setdefault(printing[0], {})
                    row[package.name_of(old)] = (*row.get(package.name_of(old), ()), printing)
        elif first_set(card):
            new[name] = first_set(card)
        else:
            homeless.append(name)
    built = incoming.build(new)
    by_set: dict[str, list[Any]] = {code: [] for code in codes}
    for card in built.cards:
        by_set[new[package.name_of(card)]].append(card)
    before = {code: (head, shelf.cards(code)) for code, head in shelf.heads().items()}
    gone = [package.name_of(card) for code in codes if code in before for card in before[code][1]]
    heads = []
    for code in sorted({*codes, *reprints}, key=place):
        old_head, old_cards = before.get(code, (None, []))
        also = reprints.get(code, {})
        if code not in codes and old_head is not None:  # nothing new but printings: the rest of it stays
            also = {**old_head.reprints, **also}
        name = incoming.names.get(code) or (old_head.name if old_head is not None else "")
        heads.append(shelf.keep(code, name, by_set.get(code, old_cards), also))
    return Taken(heads, built, known, differing, [name for name in gone if name not in new], homeless)


def first_set(card: Any) -> str:
    return printings_of(card)[0][0] if printings_of(card) else ""


def differences(name: str, old: Any, new: Any) -> list[str]:
    """The facts that two files tell in different ways."""
    found = []
    for field in msgspec.structs.fields(old):
        was, now = getattr(old, field.name), getattr(new, field.name)
        if field.name not in FACTS_ELSEWHERE and was != now and not _only_in_case(was, now):
            found.append(f"{name}: {field.name} is {told(was)}, and {told(now)} in the file")
    return found


def _only_in_case(was: object, now: object) -> bool:
    return isinstance(was, str) and isinstance(now, str) and was.casefold() == now.casefold()


def told(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, Sequence) and not isinstance(value, str) else str(value)
