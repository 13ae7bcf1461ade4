"""Card text as tokens: words, numbers, symbols and punctuation, each with its place in the text."""

from __future__ import annotations

import re

SYMBOLS = {"{E}": "⟳", "{I}": "⬡", "{S}": "¤", "{W}": "⛉", "{L}": "◊", "{C}": "◉"}
_REMINDER = re.compile(r"\s*\([^()]*\)")
_TOKEN = re.compile(r"[+\-−]?\d+|\+|[^\W\d_]+(?:['’-][^\W\d_]+)*['’]?|[⟳⬡¤⛉◊◉]|[^\s\w]")


def clean(text: str) -> str:
    """Without reminder text, with the symbols as single signs and one kind of quotes, dashes and spaces."""
    for word, sign in SYMBOLS.items():
        text = text.replace(word, sign)
    text = without_reminders(text)
    text = text.replace("’", "'").replace("‘", "'").replace("−", "-").replace("–", "—")
    text = re.sub(r'"([^"]*)"', r"“\1”", text)
    text = text.replace("”.", ".”").replace("”,", ",”").replace(",”", "”,")
    return re.sub(r"\s+", " ", text).strip()


def without_reminders(text: str) -> str:
    """Without what stands in parentheses: reminders and examples, never rules."""
    return _REMINDER.sub("", text)


class Token:
    """A word as it stands in the text, and in small letters."""

    __slots__ = ("end", "start", "text", "word")

    def __init__(self, text: str, start: int, end: int) -> None:
        self.text = text
        self.word = text.lower()
        self.start = start
        self.end = end

    def __repr__(self) -> str:
        return self.text


def tokens(text: str) -> list[Token]:
    return [Token(found.group(), found.start(), found.end()) for found in _TOKEN.finditer(text)]
