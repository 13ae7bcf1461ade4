"""Files that hold games: read and written with one kind of fault, and the name for one that nobody named."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Final

from arbitre import writing

AUTOSAVE: Final = "arbitre-autosave.record"
FAULTS: Final = (OSError, ValueError, RuntimeError)
"""What can be wrong with a path: it is not there, it has a NUL in it, it is no text, its "~" is nobody's home."""


class Unusable(Exception):
    """A file that can't be read or written; the text says why."""


def reason(fault: BaseException) -> str:
    return getattr(fault, "strerror", None) or str(fault)


def exists(name: str) -> bool:
    try:
        return Path(name).expanduser().exists()
    except FAULTS as fault:
        raise Unusable(reason(fault)) from fault


def read(name: str) -> str:
    try:
        return Path(name).expanduser().read_text(encoding="utf-8")
    except FAULTS as fault:
        raise Unusable(reason(fault)) from fault


def write(name: str, text: str) -> None:
    try:
        writing.write(Path(name).expanduser(), text)
    except FAULTS as fault:
        raise Unusable(reason(fault)) from fault


def autosave_name(record: str | None) -> str:
    """The first name that is free, or whose file holds only the beginning of this game."""
    stem, dot, ending = AUTOSAVE.rpartition(".")
    for number in itertools.count(1):
        name = AUTOSAVE if number == 1 else f"{stem}-{number}{dot}{ending}"
        try:
            if not exists(name) or (record is not None and continues(record, read(name))):
                return name
        except Unusable:
            continue
    raise AssertionError("numbers do not end")


def continues(new: str, old: str) -> bool:
    """Whether one record has everything that another has."""
    had, has = _told(old), _told(new)
    return has[: len(had)] == had


def _told(record: str) -> list[str]:
    """A record without what depends on where it ends and on who wrote it."""
    return [line for line in record.splitlines() if not line.startswith(("  =", "end", "engine:", "cards:"))]
