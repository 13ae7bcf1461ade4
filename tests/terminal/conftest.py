"""Every test of the terminal has a folder of its own to leave files in."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("ARBITRE_COMMAND", raising=False)
    monkeypatch.delenv("LANG", raising=False)
