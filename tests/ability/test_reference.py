"""The page about the ability language is the language."""

from __future__ import annotations

from pathlib import Path

import pytest

from arbitre import cli


def test_the_page_is_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    cli.main(["abilities"])
    page = Path(__file__).parents[2] / "docs" / "abilities.md"
    assert page.read_text(encoding="utf-8") == capsys.readouterr().out, (
        "write it anew: arbitre abilities > docs/abilities.md"
    )
