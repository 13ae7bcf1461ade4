"""A text that is not understood."""

from __future__ import annotations

from arbitre.ability.parse.grammar import Parser
from arbitre.kernel.error import Error


class NotUnderstood(Error):
    """A text that can't be read to its end: where it stops, and what could have come there."""

    def __init__(self, text: str, at: int, rest: str, expected: list[str], why: str = "") -> None:
        self.text = text
        self.at = at
        self.rest = rest
        self.expected = expected
        what = why or (f"expected {' or '.join(expected[:6])}" if expected else "nothing fits here")
        super().__init__(f"not understood from {rest[:60]!r} on ({what}): {text}")


def not_understood(parser: Parser, why: str = "") -> NotUnderstood:
    """At the word that no reading got past."""
    at = parser.furthest
    rest = parser.text[parser.words[at].start :] if at < len(parser.words) else "the end"
    return NotUnderstood(parser.text, at, rest, sorted(parser.expected), why)
