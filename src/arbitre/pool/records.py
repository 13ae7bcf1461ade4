"""The records of a card file, read one by one: what is wrong with one is reported with its name, the others are
read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeVar

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


def read_records(text: bytes, where: str, kind: type[Source], check: Callable[[Source], object]) -> Records[Source]:
    """The records of a JSON file: a list, or a table with `cards`. `check` raises what is wrong with a record that can
    be read."""
    try:
        data: Any = msgspec.json.decode(text)
    except msgspec.DecodeError as fault:
        raise BadData(f"{where} is no JSON: {fault}") from fault
    rows = data.get("cards") if isinstance(data, dict) else data
    if not isinstance(rows, list):
        raise BadData(f"{where}: a list of cards is needed, or a table with a list of `cards`")
    found: Records[Source] = Records([], [])
    for place, row in enumerate(rows, 1):
        try:
            record = msgspec.convert(row, kind)
            check(record)
        except (msgspec.ValidationError, BadData) as fault:
            name = called(row)
            told = str(fault).removeprefix(f"{name}: ")
            found.faults.append(f"{name or f'card {place} of the file'}: {told}")
        else:
            found.records.append(record)
    return found


def called(row: Any) -> str:
    """The name of a record, however broken it is."""
    if not isinstance(row, dict):
        return ""
    parts = [row.get("name"), row.get("version")]
    own = " - ".join(part for part in parts if isinstance(part, str) and part)
    full = row.get("fullName")
    return own or (full if isinstance(full, str) else "")
