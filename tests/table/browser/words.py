"""The page's own English words, so that tests look for what a reader sees and not for a copy of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

FILE = Path(__file__).parents[3] / "page/src/words/en.ftl"


def read() -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(FILE.read_text(encoding="utf-8")))
    return bundle


BUNDLE = read()


def words(message_id: str, /, **about: Any) -> str:
    message = BUNDLE.get_message(message_id)
    assert message.value is not None
    text, problems = BUNDLE.format_pattern(message.value, about)
    assert not problems
    return str(text)
