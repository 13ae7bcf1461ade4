"""Card text as tokens: words, numbers, symbols and punctuation, each with its place in the text."""

from __future__ import annotations

import re

_REMINDER = re.compile(r"\s*\([^()]*\)")
_TOKEN = re.compile(r"[+\-−]?\d+|\+|[^\W\d_]+(?:['’-][^\W\d_]+)*['’]?|[^\s\w]")


def without_reminders(text: str) -> str:
    """Without text in parentheses: reminders and examples, never rules."""
    return _REMINDER.sub("", text)


class Token:
    """A word as it is in the text, and in lower case."""

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
