"""What a deck does wrong, in every game: a fault has a key (for the languages), a rule, and what it is about."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar, Self


class DeckFault:
    """Something a deck does wrong. A game says its faults in English in `texts`."""

    __slots__ = ("about", "key", "rule")

    texts: ClassVar[Mapping[str, str]] = {}

    def __init__(self, key: str, rule: str, **about: str | int) -> None:
        self.key = key
        self.rule = rule
        self.about = about

    def __str__(self) -> str:
        said = self.texts[self.key].format(**self.about)
        return f"{said} (rule {self.rule})" if self.rule else said

    @classmethod
    def not_playable(cls, cards: Iterable[tuple[str, str]]) -> list[Self]:
        """For names of cards with what each lacks: our fault, no rule says it."""
        lacking: dict[str, set[str]] = {}
        for name, lacks in cards:
            if lacks:
                lacking.setdefault(lacks, set()).add(name)
        return [
            cls("not-playable", "", lacks=lacks, cards="; ".join(sorted(lacking[lacks]))) for lacks in sorted(lacking)
        ]
