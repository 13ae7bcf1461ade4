"""The terminal's own words in English, French and Italian, from the .ftl files beside this one."""

from __future__ import annotations

import functools
import unicodedata
from importlib import resources
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "fr", "it")
LONGEST: Final = 900  # Fluent refuses to say anything of more than 1000 characters


@functools.cache
def bundle(lang: str) -> FluentBundle:
    """A language file, read once."""
    text = resources.files("arbitre.terminal").joinpath(f"{lang}.ftl").read_text(encoding="utf-8")
    found = FluentBundle([lang], use_isolating=False)
    found.add_resource(FluentResource(text))
    return found


class Words:
    """What the terminal says in one language. What cards and rules say comes from `arbitre.sentences`."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._bundle = bundle(lang)

    def __call__(self, key: str, **about: str | int) -> str:
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, key
        short = {name: value[:LONGEST] if isinstance(value, str) else value for name, value in about.items()}
        text, faults = self._bundle.format_pattern(pattern, short)
        if faults:
            raise faults[0]
        return str(text)

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
