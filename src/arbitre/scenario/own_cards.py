"""The cards that exist only in a scenario file: [[card]]."""

from __future__ import annotations

import typing
from collections.abc import Callable, Collection, Iterable
from typing import Any, Literal, TypeVar

import msgspec

from arbitre.ability.language import Language
from arbitre.ability.references import unexplained
from arbitre.kernel.error import BadScenario
from arbitre.scenario.words import TEXT, TEXTS, known

Data = TypeVar("Data")
Compile = Callable[[Any, str | list[str], list[Any]], tuple[Any, ...]]
"""The abilities a text says: given the card, its text, and the cards before it."""


def own_cards(
    tables: Iterable[Any],
    language: Language,
    data: type[Data],
    compiled: Compile | None = None,
    below_zero: Collection[str] = (),
) -> list[Data]:
    """The cards, with ability trees (`abilities`) or with text (`text`) to be `compiled`, in games that can do so.
    `below_zero`: the fields that may be a number below 0."""
    made: list[Data] = []
    for place, table in enumerate(tables, 1):
        if not isinstance(table, dict):
            raise BadScenario(f"[[card]] {place}: a table, not {table!r}")
        where = f"[[card]] {table.get('name', place)}"
        for name, value in table.items():
            if isinstance(value, int) and value < 0 and name not in below_zero:
                raise BadScenario(f"{where}: {name}: a number from 0, not {value}")
        card: Any = _own_card(where, table, language, data, compiled is not None)
        if compiled is not None and table.get("text"):
            if not TEXT.fits(table["text"]) and not TEXTS.fits(table["text"]):
                raise BadScenario(f"{where}: text: a text, or a list of texts, not {table['text']!r}")
            card = msgspec.structs.replace(card, abilities=(*card.abilities, *compiled(card, table["text"], made)))
        for fault in unexplained(card.abilities, language):
            raise BadScenario(f"{where}: {fault}")
        made.append(card)
    return made


def fields(data: Any, with_text: bool) -> list[str]:
    """What a file can say about a card of its own."""
    names = [field.name for field in msgspec.structs.fields(data)]
    return [*names, "text"] if with_text else names


def words_of(hint: Any) -> tuple[str, ...]:
    """The words a field can hold, if there is a list of them."""
    return typing.get_args(hint) if typing.get_origin(hint) is Literal else ()


def _own_card(where: str, table: dict[str, Any], language: Language, data: Any, with_text: bool) -> Any:
    there = fields(data, with_text)
    unknown = [name for name in table if name not in there]
    if unknown:
        raise BadScenario(f"{where}: unknown: {known(unknown)}; known: {known(there)}")
    if not table.get("name", "?"):
        raise BadScenario(f"{where}: name: it has one")
    hints = typing.get_type_hints(data)
    for field in msgspec.structs.fields(data):
        if field.required and field.name not in table:
            raise BadScenario(f"{where}: `{field.name}` is missing")
        words = words_of(hints[field.name])
        value = table.get(field.name)
        if words and field.name in table and value not in words:
            raise BadScenario(f"{where}: {field.name}: one of {', '.join(words)}, not {value!r}")
    try:
        return language.convert({name: value for name, value in table.items() if name != "text"}, data)
    except msgspec.ValidationError as fault:
        raise BadScenario(f"{where}: {fault}") from fault
