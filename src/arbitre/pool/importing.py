"""Facts of Lorcana cards from a file of the LorcanaJSON kind, and the pool's own file written from them.

Only facts and names are taken: no printed sentence of the source goes into the pool. The source has a record for each
printing or for each card (with `printings`); fields we do not know are skipped. `lorcana/names.json` corrects what
sources lack or get wrong: cards listed under two names, and names in other languages.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Iterator, Sequence
from importlib import resources
from typing import Final, Literal

import msgspec

from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.card import COPIES, CardData, LocalName
from arbitre.games.lorcana.facts import KEYWORDS
from arbitre.games.lorcana.grammar.cleaning import clean
from arbitre.games.lorcana.grammar.nouns import INKS
from arbitre.kernel.error import BadData
from arbitre.pool.ability_names import named, names_in_text
from arbitre.pool.base import fold, plain, tidy
from arbitre.pool.records import CardFile, Records, opened, read_records

NOT_COMPILED = "not compiled yet"
ENGLISH: Final = "en"
NEEDED: dict[str, tuple[str, ...]] = {
    "character": ("strength", "willpower", "lore"),
    "action": (),
    "item": (),
    "location": ("willpower", "lore", "move_cost"),
}
"""The types of cards, and the facts each must have."""


class SourceAbility(msgspec.Struct, frozen=True, rename="camel"):
    """An ability as the source tells it; its sentences are for the compiler and stay outside the pool."""

    type: str = ""
    keyword: str = ""
    keyword_value: str = ""
    keyword_value_number: int | None = None
    effect: str = ""
    name: str = ""
    costs_text: str = ""
    full_text: str = ""


class SourceLocal(msgspec.Struct, frozen=True, rename="camel"):
    name: str
    version: str = ""
    rules_text: str = ""


class Source(msgspec.Struct, frozen=True, kw_only=True, rename="camel"):
    """A record of the source: a card, or one printing of it."""

    name: str
    version: str = ""
    type: str
    cost: int
    inkwell: bool = True
    color: str = ""
    colors: tuple[str, ...] = ()
    strength: int | None = None
    willpower: int | None = None
    lore: int | None = None
    move_cost: int | None = None
    subtypes: tuple[str, ...] = ()
    abilities: tuple[SourceAbility, ...] = ()
    effects: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    keyword_abilities: tuple[str, ...] = ()
    full_text: str = ""
    max_copies_in_deck: int | None = COPIES  # null in the source: any number
    rarity: str = ""
    story: str = ""
    set_code: str = ""
    number: int = 0
    printings: tuple[tuple[str, int], ...] = ()
    localized: dict[str, SourceLocal] = {}

    @property
    def full_name(self) -> str:
        return f"{self.name} - {self.version}" if self.version else self.name

    def where(self) -> tuple[tuple[str, int], ...]:
        return self.printings or ((self.set_code, self.number),)


class Mends(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What we know better than sources do."""

    same: dict[str, str]  # full names of one card: another one it is listed under, and its own
    local: dict[str, dict[Literal["fr", "it"], LocalName]]  # by full English name


@functools.cache
def mends() -> Mends:
    text = resources.files("arbitre.pool").joinpath("lorcana/names.json").read_bytes()
    return msgspec.json.decode(text, type=Mends)


def read(text: bytes, where: str = "the card file") -> Records[Source]:
    """The records of a file, one for each card, with all its printings; and what is wrong with others."""
    file = opened(text, where)
    told_in = language_of(file)
    if told_in != ENGLISH:
        raise BadData(f"{where}: its texts are in another language ({told_in}); the English ones are read")
    records, faults = read_records(each_with_its_set(file), Source, facts_of)
    return Records(_one_a_card(records, faults), faults)


def language_of(file: CardFile) -> str:
    """The language of the names and texts of a file."""
    about = file.table.get("metadata")
    told = about.get("language") if isinstance(about, dict) else None
    return told if isinstance(told, str) else ENGLISH


def each_with_its_set(file: CardFile) -> CardFile:
    """A file of one set says its code once, and not on every card."""
    code = file.table.get("code")
    if not isinstance(code, str):
        return file
    return file._replace(rows=[{"setCode": code, **row} if isinstance(row, dict) else row for row in file.rows])


def names_of_sets(file: CardFile) -> dict[str, str]:
    """What the sets of a file are called, by code."""
    sets = file.table.get("sets")
    told = dict(sets) if isinstance(sets, dict) else {}
    if "code" in file.table:
        told[file.table["code"]] = file.table
    names = {code: about.get("name") for code, about in told.items() if isinstance(about, dict)}
    return {code: plain(name) for code, name in names.items() if isinstance(code, str) and isinstance(name, str)}


def read_source(text: bytes, where: str = "the card file") -> list[Source]:
    """The records of a file that has nothing wrong in it."""
    return read(text, where).all_good(where)


def _one_a_card(records: Iterable[Source], faults: list[str]) -> list[Source]:
    """Printings whose names differ only in capitals, and cards with two names, are one card: the first record names it,
    unless `names.json` says which name is its own."""
    same = {fold(other): fold(own) for other, own in mends().same.items()}
    groups: dict[str, list[Source]] = {}
    for record in records:
        key = fold(record.full_name)
        groups.setdefault(same.get(key, key), []).append(record)
    found = []
    for key, group in groups.items():
        first = next((record for record in group if fold(record.full_name) == key), group[0])
        for fact in ("type", "cost", "inkwell", "strength", "willpower", "lore", "move_cost"):
            values = list(dict.fromkeys(getattr(record, fact) for record in [first, *group]))
            if len(values) > 1:
                told = " and ".join(str(value) for value in values)
                faults.append(f"{first.full_name}: is there more than once, with {fact} {told}; {values[0]} is taken")
        printings = tuple(dict.fromkeys(place for record in [first, *group] for place in record.where()))
        found.append(msgspec.structs.replace(first, printings=printings))
    return found


def facts_of(record: Source) -> CardData:
    """A card without its abilities: so it can't be played, unless it has none (`abilities_known`)."""
    kind = record.type.lower()
    full = record.full_name
    if not record.name.strip():
        raise BadData("it has no name")
    if kind not in NEEDED:
        raise BadData(f"{full}: there is no card type {record.type!r}")
    colours = record.colors or tuple(colour for colour in record.color.split("-") if colour)
    for colour in colours:
        if colour not in INKS:
            raise BadData(f"{full}: there is no ink type {colour!r}")
    missing = [fact for fact in NEEDED[kind] if getattr(record, fact) is None]
    if missing:
        raise BadData(f"{full}: {'an' if kind[0] in 'ai' else 'a'} {kind} needs {' and '.join(missing)}")
    if record.cost < 0:
        raise BadData(f"{full}: a cost can't be {record.cost}")
    return CardData(
        name=plain(record.name),
        version=plain(record.version),
        type=kind,  # type: ignore[arg-type]
        song="Song" in record.subtypes,
        cost=record.cost,
        inkable=record.inkwell,
        inks=colours,
        strength=record.strength,
        willpower=record.willpower,
        lore=record.lore,
        move_cost=record.move_cost,
        classifications=tuple(word for word in record.subtypes if word != "Song"),
        lacks=NOT_COMPILED,
        called=called_in(record),
        names=record.names,
        copies=record.max_copies_in_deck,
        rarity=record.rarity,
        story=record.story,
        printings=record.where(),
        aka=tuple(other for other, own in mends().same.items() if own == full),
        fr=_local(record, "fr"),
        it=_local(record, "it"),
    )


def _local(record: Source, lang: Literal["fr", "it"]) -> LocalName | None:
    """A name in another language; one that only repeats the English names tells nothing."""
    mended = mends().local.get(record.full_name, {}).get(lang)
    known = record.localized.get(lang)
    if known is None:
        return mended
    english = called_in(record)
    called = names_in_text(known.rules_text, english) if english else ()
    if mended is not None:
        return msgspec.structs.replace(mended, called=called)
    found = LocalName(plain(known.name), plain(known.version), called if called != english else ())
    same = (found.name, found.version) == (plain(record.name), plain(record.version))
    return None if same and not found.called else found


def called_in(record: Source) -> tuple[str, ...]:
    """The names of a card's abilities, in the order of its paragraphs; nothing where none has a name."""
    names = [named(ability.name) for ability in record.abilities if not is_about_singing(ability)]
    if not any(names):
        return ()
    return (*names, "") if record.effects else tuple(names)


# What songs say about singing is a rule of the game (5.4.4.2), not an ability of the card.
_SINGS: Final = re.compile(r"A (?:character|characters) with cost \d+ or more can ⟳ to sing this song for free\.?")


def is_about_singing(ability: SourceAbility) -> bool:
    return not ability.costs_text and _SINGS.fullmatch(clean(ability.effect)) is not None


def keywords_of(record: Source) -> tuple[n.Ability, ...] | None:
    """The abilities of a card that has none, or plain keywords only; None for every other card."""
    found: list[n.Ability] = []
    if record.effects:
        return None
    for ability in record.abilities:
        if ability.type != "keyword" or ability.keyword not in KEYWORDS:
            return None
        if ability.keyword_value and ability.keyword_value_number is None:
            return None  # a cost in words
        found.append(n.Keyword(ability.keyword, ability.keyword_value_number or 0))
    return tuple(found)


def place(card: CardData) -> tuple[bool, int, str, int, str]:
    """Cards are in the order of their first printings: the numbered sets, then the others."""
    code, number = card.printings[0] if card.printings else ("", 0)
    numbered = code.isascii() and code.isdecimal()
    return (not numbered, int(code) if numbered else 0, code, number, card.full_name)


def lines(cards: Iterable[CardData]) -> Iterator[bytes]:
    """The pool's file, a line for each card."""
    for card in sorted(cards, key=place):
        yield msgspec.json.encode(tidy(card)) + b"\n"


def rebuilt(records: Sequence[Source], known: Iterable[CardData]) -> list[CardData]:
    """The cards of a source: facts and names from it, abilities from the cards that are known already."""
    before = {fold(card.full_name): card for card in known}
    found = []
    for record in records:
        card = facts_of(record)
        old = before.get(fold(card.full_name))
        if old is not None and old.playable:
            card = msgspec.structs.replace(card, abilities=old.abilities, lacks="", by_hand=old.by_hand)
        else:
            keywords = keywords_of(record)
            if keywords is not None:
                card = msgspec.structs.replace(card, abilities=keywords, lacks="")
        found.append(card)
    return found


def imported(text: bytes, where: str = "the card file") -> list[tuple[Source, CardData]]:
    """Every card of a source: its record, for a compiler to read, and its facts."""
    return [(record, facts_of(record)) for record in read_source(text, where)]
