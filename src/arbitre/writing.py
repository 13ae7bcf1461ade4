"""Files that commands write: whole or not at all. Nothing that was there before is lost when the disk is full or
somebody interrupts, and no half-written file is left behind."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path


def write(path: str | Path, content: str | bytes) -> None:
    """Write a file; an OSError says why not."""
    data = content.encode("utf-8") if isinstance(content, str) else content
    place = os.path.realpath(path)  # a link stays one
    if os.path.lexists(place) and not os.path.isfile(place):  # a pipe, a terminal, /dev/null
        _write_to(place, data)
        return
    folder, name = os.path.split(place)
    part = os.path.join(folder, f".{name[:100]}.{os.getpid()}.part")
    try:
        made = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666)
    except PermissionError:
        if not os.path.isfile(place):
            raise
        _write_to(place, data)  # this file may be changed, but nothing else in its folder
        return
    try:
        with open(made, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        with contextlib.suppress(FileNotFoundError):
            os.chmod(part, os.stat(place).st_mode & 0o7777)
        os.replace(part, place)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(part)
        raise


def _write_to(place: str, data: bytes) -> None:
    with open(place, "wb") as file:
        file.write(data)
