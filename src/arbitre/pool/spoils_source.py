"""Facts of cards of The Spoils from a file of the known kind, and the pool's own file written from them.

Only facts and names are taken: no printed sentence of the source goes into the pool. The source has a record for each
card; fields we do not know are skipped. `spoils/mends.json` corrects what the source gets wrong.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Iterator
from importlib import resources
from typing import Any

import msgspec

from arbitre.games.spoils.card import COPIES, ICONS, CardData
from arbitre.games.spoils.language import LANGUAGE
from arbitre.kernel.error import BadData
from arbitre.pool.base import plain, tidy
from arbitre.pool.compiled import NOT_UNDERSTOOD
from arbitre.pool.records import Records, opened, read_records

TYPES = ("faction", "resource", "character", "tactic", "item", "location")
STAPLE = "Staple"  # the source has the supertype among the subtypes
TOKEN = "Token"  # ... and, where a token that counts as a card has no number, this
NO_TRADE = "Universal"
ANY_NUMBER = re.compile(r"include as many copies of this card in your deck as you want", re.IGNORECASE)
_STARTING = re.compile(r"STARTING RESOURCES: (.+?)\.?$", re.MULTILINE)
_DRAW = re.compile(r"STARTING DRAW: (\d+) going first, (\d+) going second\.?$", re.MULTILINE)
_RESOURCES = re.compile(r"(?:Any )?(\d+) (.+?)(?: resources?)?")


class Source(msgspec.Struct, frozen=True, kw_only=True):
    """A record of the source."""

    name: str
    type: str
    trade: str = ""
    set: str = ""
    number: str = ""
    rarity: str = ""
    subtypes: tuple[str, ...] = ()
    cost: int | None = None
    threshold_raw: str = ""
    strength: int | None = None
    life: int | None = None
    speed: int | None = None
    structure: int | None = None
    provides: dict[str, int] = {}
    influence: int | None = None
    text: str = ""
    printings: tuple[str, ...] = ()


class Mends(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What we know better than the source does."""

    facts: dict[str, dict[str, Any]] = {}  # by name: fields of the card data


@functools.cache
def mends() -> Mends:
    text = resources.files("arbitre.pool").joinpath("spoils/mends.json").read_bytes()
    return msgspec.json.decode(text, type=Mends)


def read(text: bytes, where: str = "the card file") -> Records[Source]:
    """The records of a file, and what is wrong with others."""
    return read_records(opened(text, where), Source, facts_of)


def read_source(text: bytes, where: str = "the card file") -> list[Source]:
    """The records of a file that has nothing wrong in it."""
    return read(text, where).all_good(where)


def facts_of(record: Source) -> CardData:
    """A card without its abilities."""
    kind = record.type.lower()
    if kind not in TYPES:
        raise BadData(f"{record.name}: there is no card type {record.type!r}")
    if set(record.threshold_raw) - set(ICONS):
        raise BadData(f"{record.name}: {record.threshold_raw!r} are no icons")
    token = record.number == TOKEN
    staple = STAPLE in record.subtypes and not token
    copies: int | None = COPIES
    if token:
        copies = 0  # no card: it is in no deck
    elif staple or ANY_NUMBER.search(record.text):
        copies = None
    card = CardData(
        name=plain(record.name),
        type=kind,  # type: ignore[arg-type]
        trade="" if record.trade == NO_TRADE else record.trade,
        staple=staple,
        subtypes=tuple(plain(word) for word in record.subtypes if word != STAPLE),
        cost=record.cost,
        threshold=record.threshold_raw,
        strength=record.strength,
        life=record.life,
        speed=record.speed,
        structure=record.structure,
        provides="".join(word[0].upper() * count for word, count in record.provides.items()),
        influence=record.influence,
        starting_resources=_starting_resources(record) if kind == "faction" else (),
        starting_draw=_starting_draw(record) if kind == "faction" else (0, 0),
        copies=copies,
        lacks=NOT_UNDERSTOOD,
        rarity=record.rarity,
        printings=_printings(record),
    )
    mended = mends().facts.get(card.name)
    return LANGUAGE.convert(msgspec.to_builtins(card) | mended, CardData) if mended else card


def _starting_resources(record: Source) -> tuple[str, ...]:
    """202.5: the names of resources, or `staple`."""
    found = _STARTING.search(record.text)
    names: list[str] = []
    for part in found[1].split(", ") if found else ():
        one = _RESOURCES.fullmatch(part)
        if one is None:
            raise BadData(f"{record.name}: {part!r} are no starting resources")
        names += [one[2]] * int(one[1])
    return tuple(names)


def _starting_draw(record: Source) -> tuple[int, int]:
    found = _DRAW.search(record.text)
    if found is None:
        raise BadData(f"{record.name} has no starting draw")
    return int(found[1]), int(found[2])


def _printings(record: Source) -> tuple[tuple[str, str], ...]:
    """The source knows the number of one printing only."""
    return ((record.set, record.number), *((other, "") for other in record.printings if other != record.set))


def place(card: CardData) -> tuple[str, str, str]:
    """Cards are in the order of their sets, and within those of their numbers."""
    code, number = card.printings[0] if card.printings else ("", "")
    return code, number, card.name


def lines(cards: Iterable[CardData]) -> Iterator[bytes]:
    """The pool's file, a line for each card."""
    for card in sorted(cards, key=place):
        yield msgspec.json.encode(tidy(card)) + b"\n"
