"""The page about environments is up to date, and what the guide shows works as shown."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from arbitre.env.reference import reference

DOCS = Path(__file__).parents[2] / "docs"
GUIDE = (DOCS / "guide-research.md").read_text(encoding="utf-8")
PROGRAMS = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)


def test_the_page_is_up_to_date() -> None:
    page = (DOCS / "environments.md").read_text(encoding="utf-8")
    assert page == reference(), "write it anew: arbitre environments > docs/environments.md"


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("program", PROGRAMS, ids=[str(number) for number in range(len(PROGRAMS))])
def test_a_program_of_the_guide_runs(program: str) -> None:
    if "pyspiel" in program:
        pytest.importorskip("pyspiel")
    exec(program, {"__name__": "guide"})


def test_what_the_guide_links_to_is_there() -> None:
    assert len(PROGRAMS) >= 4
    for page in re.findall(r"\]\(([^)#:]+)\)", GUIDE):
        assert (DOCS / page).exists(), page
