"""The terminal's own words: those every game needs from the .ftl files beside this one, those of a game from its
folder."""

from __future__ import annotations

import functools
import unicodedata
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from arbitre.games import registry
from arbitre.kernel.error import Error
from arbitre.sentences import LANGUAGES, languages

__all__ = ["LANGUAGES", "Words", "simple"]

LONGEST: Final = 900  # Fluent refuses to say anything of more than 1000 characters


@functools.cache
def bundle(lang: str, game: str) -> FluentBundle:
    """The language files of a game at the terminal, read once."""
    if lang not in languages(game):
        known = ", ".join(languages(game))
        raise Error(f"{game} can't be played in the language {lang!r}; it can in: {known}")
    found = FluentBundle([lang], use_isolating=False)
    for folder in (Path(__file__).parent, registry.entry(game).folder("terminal_files")):
        found.add_resource(FluentResource((folder / f"{lang}.ftl").read_text(encoding="utf-8")))
    return found


@functools.lru_cache(maxsize=8192)
def _said(lang: str, game: str, key: str, about: tuple[tuple[str, str | int], ...]) -> str:
    """A board says the same things again and again, and saying one takes long."""
    found = bundle(lang, game)
    pattern = found.get_message(key).value
    assert pattern is not None, key
    short = {name: value[:LONGEST] if isinstance(value, str) else value for name, value in about}
    text, faults = found.format_pattern(pattern, short)
    if faults:
        raise faults[0]
    return str(text)


class Words:
    """What the terminal says in one language. What cards and rules say comes from `arbitre.sentences`."""

    def __init__(self, lang: str, game: str = "lorcana") -> None:
        self.lang = lang
        self.game = game
        bundle(lang, game)  # a language it is not told in is refused here

    def __call__(self, key: str, **about: str | int) -> str:
        return _said(self.lang, self.game, key, tuple(about.items()))

    def aliases(self, key: str) -> list[str]:
        """A message that lists several ways to type a word."""
        return [simple(word) for word in self(key).split(",")]

    def first(self, key: str) -> str:
        """The first of several ways to type a word, as it is properly written."""
        return self(key).split(",")[0].strip()

    def means(self, key: str, text: str) -> bool:
        return simple(text) in self.aliases(key)


def simple(text: str) -> str:
    """Text as lazily typed: no capitals, no accents, plain apostrophes and dashes, single spaces."""
    text = text.replace("’", "'").replace("‘", "'").replace("–", "-").replace("—", "-")
    bare = "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))
    return " ".join(bare.casefold().split())
