"""How a book numbers its rules: what a number looks like, what it stands under, and which comes first."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Literal


class Numbering:
    """A way of numbering with up to four levels: chapter, section, rule, and part of a rule.

    The form has a group for each level. What the groups of one number end at are the numbers it stands under.
    """

    RULE = 3  # from this level on, a number is a rule's own; above are chapters and sections

    def __init__(self, form: str, example: str, initial: str = "") -> None:
        self._whole = re.compile(form)
        # In running text only a number with a dot is a citation, and only a whole one: 4.6.4 is found neither in
        # 4.6.4.3 nor in 14.6.4 or F4.6.4. A component after the first is never 0, so a book's own version (2.1.0) is
        # none; nor is one of Python.
        self._cited = re.compile(rf"(?<![\w.])(?<!Python )(?=[A-Z]?\d+\.\d){form}(?!\w|\.\d)")
        self.example = example
        self._initial = initial

    def is_number(self, text: str) -> bool:
        return self._whole.fullmatch(text) is not None

    def spelt(self, typed: str) -> str:
        """What somebody typed, as the book writes its numbers; as it is when it is none of them."""
        ways = (typed.lower(), typed.upper(), self._initial + typed)
        return next((text for text in ways if self.is_number(text)), typed)

    def cited(self, text: str) -> Iterator[re.Match[str]]:
        """The citations in a text."""
        return self._cited.finditer(text)

    def path(self, number: str) -> tuple[str, ...]:
        """The numbers it stands under, the chapter first, and itself last."""
        return tuple(number[:end] for _, end in self._levels(number))

    def order(self, number: str) -> tuple[int, ...]:
        """Its place in the book: a count for each level, a letter counted from a = 1."""
        pieces = (number[start:end] for start, end in self._levels(number))
        return tuple(int(piece) if piece.isdigit() else ord(piece) - ord("a") + 1 for piece in pieces)

    def is_rule(self, number: str) -> bool:
        return len(self._levels(number)) >= self.RULE

    def _levels(self, number: str) -> list[tuple[int, int]]:
        match = self._whole.fullmatch(number)
        if match is None:
            raise ValueError(f"{number!r} is not a rule number")
        return [match.span(level) for level, piece in enumerate(match.groups(), 1) if piece is not None]


Name = Literal["dotted", "lettered", "initialled"]

# No two forms have a number with a dot in common, so it can be told whose rule a file cites that several games share.
NUMBERINGS: dict[str, Numbering] = {
    # 4, 4.6, 4.6.4, 4.6.4.3
    "dotted": Numbering(
        r"([1-9]\d?)(?:\.([1-9]\d?)(?:\.([1-9]\d?)(?:\.([1-9]\d?))?)?)?",
        "4.6.4.3",
    ),
    # 6, 608, 608.1, 608.1b: the hundreds are the chapter
    "lettered": Numbering(
        r"([1-9])(?:(\d\d)(?:\.([1-9]\d?)([a-z])?)?)?",
        "608.1b",
    ),
}


def numbering(name: Name, initial: str) -> Numbering:
    """The way a book numbers its rules. F1, F1.13, F1.13.4: a book without numbers gets ours, with a letter in front;
    its prologue is F0."""
    if name == "initialled":
        return Numbering(rf"{initial}(\d)(?:\.([1-9]\d?)(?:\.([1-9]\d?))?)?", f"{initial}1.13.4", initial)
    return NUMBERINGS[name]
