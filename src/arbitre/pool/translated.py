"""Names of Lorcana cards from files of the LorcanaJSON kind in other languages: nothing else is taken of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec
from msgspec.structs import replace

from arbitre.games.lorcana.card import CardData, LocalName
from arbitre.kernel.error import BadData
from arbitre.pool.ability_names import in_place
from arbitre.pool.base import plain
from arbitre.pool.importing import each_with_its_set, language_of
from arbitre.pool.records import CardFile

LOCAL: Final = ("fr", "it")
"""The languages whose names the pool keeps besides the English ones."""

Names = dict[tuple[str, int], LocalName]
"""By set and number."""


class TranslatedAbility(msgspec.Struct, frozen=True, rename="camel"):
    name: str = ""


class Translated(msgspec.Struct, frozen=True, rename="camel"):
    """What is taken of a record."""

    name: str
    version: str = ""
    set_code: str = ""
    number: int = 0
    abilities: tuple[TranslatedAbility, ...] = ()

    def local(self) -> LocalName:
        called = tuple(ability.name for ability in self.abilities if ability.name)
        return LocalName(plain(self.name), plain(self.version), called)


def names_in(file: CardFile, where: str) -> tuple[str, Names]:
    """The names in a file, and their language."""
    lang = language_of(file)
    if lang not in LOCAL:
        raise BadData(f"{where}: names in {lang!r} are not kept; there are {' and '.join(LOCAL)}")
    try:
        records = msgspec.convert(each_with_its_set(file).rows, list[Translated])
    except msgspec.ValidationError as fault:
        raise BadData(f"{where}: {fault}") from fault
    return lang, {(one.set_code, one.number): one.local() for one in records}


def with_names(card: CardData, names: Mapping[str, Names]) -> CardData:
    """A card with its names in other languages; what is known of them already stays."""
    found: dict[str, LocalName] = {}
    for lang, known in names.items():
        there = next((known[printing] for printing in card.printings if printing in known), None)
        if there is not None and getattr(card, lang) is None:
            local = replace(there, called=in_place(there.called, card.called) if card.called else ())
            if local.full != card.full_name or local.called:
                found[lang] = local
    return msgspec.structs.replace(card, **found) if found else card
