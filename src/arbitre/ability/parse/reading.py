"""The meaning of a whole text: the first one in which it is clear who is meant. What it was made of can be watched."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from typing import Any, Protocol

from arbitre.ability.parse.fault import not_understood
from arbitre.ability.parse.grammar import Parser


class Unclear(Exception):
    """Nothing before says who or what is meant, or it could be several things."""


class Watcher(Protocol):
    """Somebody who is told of every text that is read."""

    def settled(self, parser: Parser, kind: str, meaning: Any, settle: Callable[[Any], Any]) -> Any:
        """Settles a meaning, and knows of it if that can be done."""


_watchers: list[Watcher] = []


@contextlib.contextmanager
def watched(by: Watcher) -> Iterator[None]:
    """What is read meanwhile is read in front of somebody."""
    _watchers.append(by)
    try:
        yield
    finally:
        _watchers.remove(by)


def first_clear(parser: Parser, kind: str, settle: Callable[[Any], Any]) -> Any:
    """What a text means as a phrase of this kind: the first meaning that can be settled."""
    why = ""
    for meaning in parser.whole(kind):
        try:
            return _watchers[-1].settled(parser, kind, meaning, settle) if _watchers else settle(meaning)
        except Unclear as unclear:
            why = str(unclear)
    raise not_understood(parser, why)
