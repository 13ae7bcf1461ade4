"""The server's own words, from the language files beside this module."""

from __future__ import annotations

import functools
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from arbitre.games import registry
from arbitre.table.protocol import Language


@functools.cache
def _bundle(lang: str) -> FluentBundle:
    found = FluentBundle([lang], use_isolating=False)
    text = (Path(__file__).parent / f"{lang}.ftl").read_text(encoding="utf-8")
    found.add_resource(FluentResource(text))
    return found


def said(lang: str, key: str, **about: str | int) -> str:
    """A message in a language."""
    found = _bundle(lang)
    pattern = found.get_message(key).value
    assert pattern is not None, key
    text, faults = found.format_pattern(pattern, about)
    if faults:
        raise faults[0]
    return str(text)


def spoken(game: str, lang: Language) -> Language:
    """The language wanted, if the game is told in it; else English."""
    return lang if lang in registry.entry(game).languages else "en"
