"""The records of a card file, read one by one: what is wrong with one is reported with its name, the others are
read."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from typing import Any, Final, Generic, NamedTuple, TypeVar

import msgspec

from arbitre.kernel.error import BadData

Source = TypeVar("Source", bound=msgspec.Struct)


class Records(NamedTuple, Generic[Source]):
    """What a file holds, and which parts can't be used: each with the card's name and why."""

    records: list[Source]
    faults: list[str]

    def all_good(self, where: str) -> list[Source]:
        """The records, if there is nothing wrong with any."""
        if self.faults:
            more = f" (and {len(self.faults) - 1} more)" if len(self.faults) > 1 else ""
            raise BadData(f"{where}: {self.faults[0]}{more}")
        return self.records


TEXTS: Final = frozenset(
    (
        "abilities",
        "effect",
        "effects",
        "extra_cost",
        "fullText",
        "full_text",
        "rulesText",
        "rules_text",
        "tactic_effect",
        "text",
    )
)
"""Where card files keep what a card does."""

LIKE: Final = 0.8  # how much of a field's name must be the same to be taken for a slip


class CardFile(NamedTuple):
    """A card file taken apart: its records as they are, and what it says of all of them."""

    rows: list[Any]
    table: dict[str, Any]


def opened(text: bytes, where: str) -> CardFile:
    """A JSON file: a list, or a table with `cards`."""
    try:
        data: Any = msgspec.json.decode(text)
    except msgspec.DecodeError as fault:
        raise BadData(f"{where} is no JSON: {fault}") from fault
    table = data if isinstance(data, dict) else {}
    rows = table.get("cards") if table else data
    if not isinstance(rows, list):
        raise BadData(f"{where}: a list of cards is needed, or a table with a list of `cards`")
    return CardFile(rows, table)


def read_records(file: CardFile, kind: type[Source], check: Callable[[Source], object]) -> Records[Source]:
    """The records of a file. `check` raises what is wrong with a record that can be read."""
    found: Records[Source] = Records([], [])
    for place, row in enumerate(file.rows, 1):
        try:
            record = msgspec.convert(row, kind)
            check_fields(row, kind)
            check(record)
        except (msgspec.ValidationError, BadData) as fault:
            name = called(row)
            told = str(fault).removeprefix(f"{name}: ")
            found.faults.append(f"{name or f'card {place} of the file'}: {told}")
        else:
            found.records.append(record)
    return found


def check_fields(row: dict[str, Any], kind: type[msgspec.Struct]) -> None:
    """Files hold much that is not needed. But a field that is misspelt, or text where none is looked for, would make
    another card of it."""
    known = kind.__struct_encode_fields__
    for field in row:
        near = difflib.get_close_matches(field, known, 1, LIKE) if field not in known and field not in TEXTS else []
        if near and near[0] not in row:
            raise BadData(f"there is no field {field!r}; {near[0]!r} is meant?")
    if not any(row.get(field) for field in TEXTS.intersection(known)):
        for field in sorted(TEXTS.difference(known)):
            if row.get(field):
                raise BadData(f"what it does is in {field!r}, which is not read; it belongs in {_or(TEXTS & {*known})}")


def _or(fields: frozenset[str]) -> str:
    return " or ".join(map(repr, sorted(fields)))


def called(row: Any) -> str:
    """The name of a record, however broken it is."""
    if not isinstance(row, dict):
        return ""
    parts = [row.get("name"), row.get("version")]
    own = " - ".join(part for part in parts if isinstance(part, str) and part)
    full = row.get("fullName")
    return own or (full if isinstance(full, str) else "")
