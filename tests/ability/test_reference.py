"""The page about the ability language is the language."""

from __future__ import annotations

from pathlib import Path

from arbitre.ability.reference import reference


def test_the_page_is_up_to_date() -> None:
    page = Path(__file__).parents[2] / "docs" / "abilities.md"
    assert page.read_text(encoding="utf-8") == reference(), "write it anew: arbitre abilities > docs/abilities.md"
