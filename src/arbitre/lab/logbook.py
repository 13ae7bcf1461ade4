"""A file of what is finished: one line of JSON that says which run it is of, then one for each game.

A run that was interrupted goes on from there. A line is written whole as soon as its game is over; if the machine
stops in the middle of one, the rest of the file still holds.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Final

from arbitre.kernel.error import Error

VERSION: Final = 1
WHAT: Final = "arbitre lab"  # the first field of a log: the command that writes it


class Logbook:
    """The games of one run. Without a file they are kept nowhere."""

    def __init__(self, path: Path | None, command: str, setup: Mapping[str, Any]) -> None:
        self.path: Final = path
        self.entries: list[dict[str, Any]] = []
        """What was there already."""
        self._file: BinaryIO | None = None
        if path is None:
            return
        header = {WHAT: command, "log": VERSION, **setup}
        header = json.loads(json.dumps(header))  # as it would be read: tuples are lists
        file = open(path, "a+b")  # noqa: SIM115 - it stays open
        try:
            _keep_others_out(file, path)
            self._read(file, path, header)
        except BaseException:
            file.close()
            raise
        self._file = file

    def _read(self, file: BinaryIO, path: Path, header: dict[str, Any]) -> None:
        if not file.seekable():  # a pipe, /dev/null
            return
        file.seek(0)
        content = file.read()
        first = json.dumps(header, ensure_ascii=False)
        whole = content.rfind(b"\n") + 1  # what comes after the last line was being written when something happened
        lines = content[:whole].splitlines()
        if not lines:
            if not f"{first}\n".encode().startswith(content):
                raise Error(f"{path} is not a log of arbitre lab {header[WHAT]}, and is left as it is")
            file.truncate(0)
            _write(file, first)
            return
        _compare(_parsed(lines[0]), header, path)
        for number, line in enumerate(lines[1:], 2):
            entry = _parsed(line)
            if entry is None:
                raise Error(f"{path}, line {number}: this is not the line of a game; remove it to go on")
            self.entries.append(entry)
        if whole < len(content):
            file.truncate(whole)

    def add(self, entry: Mapping[str, Any]) -> None:
        """A game is finished."""
        if self._file is not None:
            _write(self._file, json.dumps(entry, ensure_ascii=False, separators=(",", ":")))

    def __enter__(self) -> Logbook:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            self._file.close()


def _write(file: BinaryIO, line: str) -> None:
    file.write(f"{line}\n".encode())
    file.flush()


def _parsed(line: bytes) -> dict[str, Any] | None:
    try:
        found = json.loads(line)
    except ValueError:
        return None
    return found if isinstance(found, dict) else None


def _compare(found: dict[str, Any] | None, header: dict[str, Any], path: Path) -> None:
    """Only the same run goes on in a file."""
    if found is None or WHAT not in found:
        raise Error(f"{path} is not a log of arbitre lab {header[WHAT]}, and is left as it is")
    for field in dict.fromkeys([*header, *found]):
        there, here = found.get(field), header.get(field)
        if there != here:
            raise Error(
                f"{path} is the log of another run, and is left as it is: {field} is {_short(there)} there, and "
                f"{_short(here)} in this one. Name another file, or ask for the same"
            )


def _short(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 200 else f"{text[:200]}..."


def _keep_others_out(file: BinaryIO, path: Path) -> None:
    """Two runs at once would each play what the other has played."""
    with contextlib.suppress(ImportError):  # not on every system
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Error(f"{path} is being written by another run") from None
        except OSError:  # not every file can be locked
            pass
