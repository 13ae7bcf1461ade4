"""The page's own English words, so that tests look for what a reader sees and not for a copy of it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

FILE = Path(__file__).parents[3] / "page/src/words/en.ftl"


def read() -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(FILE.read_text(encoding="utf-8")))
    return bundle


BUNDLE = read()


def words(name: str, **about: Any) -> str:
    message = BUNDLE.get_message(name)
    assert message.value is not None
    text, problems = BUNDLE.format_pattern(message.value, about)
    assert not problems
    return str(text)


def like(name: str, *unknown: str, **about: Any) -> re.Pattern[str]:
    """Matches the whole of it, whatever `unknown` stands for."""
    marks = {one: f"\u2060{one}\u2060" for one in unknown}
    pattern = re.escape(words(name, **about, **marks))
    for mark in marks.values():
        pattern = pattern.replace(re.escape(mark), "(.+?)")
    return re.compile(f"^{pattern}$")
