"""The server's own words, from the language files beside this module."""

from __future__ import annotations

import functools
from collections.abc import Mapping
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


def said(lang: str, key: str, *, you: bool = False, **about: str | int) -> str:
    """A message in a language. `you`: in the form for who reads it and is spoken of, where there is one."""
    return _formatted(lang, key, about, you)


def said_of(lang: str, key: str, otherwise: str = "", **about: str | int) -> str:
    """A message in a language, if there is one: games of other packages have none here."""
    return _formatted(lang, key, about) if _bundle(lang).has_message(key) else otherwise


def _formatted(lang: str, key: str, about: Mapping[str, str | int], you: bool = False) -> str:
    found = _bundle(lang)
    message = found.get_message(key)
    pattern = message.attributes.get("you", message.value) if you else message.value
    assert pattern is not None, key
    text, faults = found.format_pattern(pattern, dict(about))
    if faults:
        raise faults[0]
    return str(text)


def spoken(game: str, lang: Language) -> Language:
    """The language wanted, if the game is told in it; else English."""
    return lang if lang in registry.entry(game).languages else "en"
