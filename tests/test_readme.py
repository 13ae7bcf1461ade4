"""What the README shows works exactly as shown."""

from __future__ import annotations

import re
from pathlib import Path

README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")


def test_the_program_in_the_readme_runs() -> None:
    blocks = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    assert len(blocks) == 1
    space: dict[str, object] = {}
    exec(blocks[0], space)
    assert space["game"].over  # type: ignore[attr-defined]


def test_the_commands_in_the_readme_exist() -> None:
    for command in re.findall(r"`make ([a-z-]+)", README):
        assert f"\n{command}:" in (Path(__file__).parents[1] / "Makefile").read_text(encoding="utf-8")
    for page in re.findall(r"\]\((docs/[^)#]+)", README):
        assert (Path(__file__).parents[1] / page).exists(), page
