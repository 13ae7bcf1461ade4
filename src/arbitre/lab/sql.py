"""`arbitre lab sql`: ask the tables of a run."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from arbitre.kernel.error import Error
from arbitre.lab.carrying import FOLDER, GAMES
from arbitre.lab.strength import columns
from arbitre.lab.tables import SCHEMA, opened


def run(args: Any) -> int:
    folder = args.folder or _newest()
    db = opened(folder)
    import duckdb

    try:
        found = db.execute(args.question)
        rows = found.fetchall()
    except duckdb.Error as fault:
        raise Error(f"{str(fault).splitlines()[0]}; there are the tables {', '.join(SCHEMA)}") from None
    head = [column[0] for column in found.description or ()]
    lines = columns([head, *[[_shown(value) for value in row] for row in rows]]) if head else []
    print("\n".join(lines))
    return 0


def _shown(value: object) -> str:
    if value is None:
        return ""
    return f"{value:.4g}" if isinstance(value, float) else str(value)


def _newest() -> Path:
    """The run that was played last."""
    found = sorted(Path(FOLDER).glob(f"*/{GAMES}"), key=lambda path: path.stat().st_mtime)
    if not found:
        raise Error(f"there is no run in {FOLDER}: name the folder of one")
    return found[-1].parent
