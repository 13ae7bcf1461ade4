"""A log that only grows, and that copies of a game share: a copy costs the same at turn 1 and at turn 50."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

T = TypeVar("T")


class Past(Generic[T]):
    """What stood in a log when it was copied. Never written again."""

    __slots__ = ("before", "items", "length")

    def __init__(self, before: Past[T] | None, items: list[T]) -> None:
        self.before = before
        self.items = items
        self.length: int = len(items) + (before.length if before is not None else 0)


class History(Generic[T]):
    """Add to `recent`, the part of it that no copy shares."""

    __slots__ = ("_past", "recent")

    def __init__(self, past: Past[T] | None = None) -> None:
        self._past = past
        self.recent: list[T] = []

    def copy(self) -> History[T]:
        if self.recent:
            self._past = Past(self._past, self.recent)
            self.recent = []
        return History(self._past)

    def __reduce__(self) -> tuple[Callable[[list[T]], History[T]], tuple[list[T]]]:
        """Saved in one piece, however often it was copied."""
        return (history_of, (list(self),))

    def __len__(self) -> int:
        return len(self.recent) + (self._past.length if self._past is not None else 0)

    def __iter__(self) -> Iterator[T]:
        chunks: list[list[T]] = []
        past = self._past
        while past is not None:
            chunks.append(past.items)
            past = past.before
        for chunk in reversed(chunks):
            yield from chunk
        yield from self.recent

    def backwards(self, to: int = 0) -> Iterator[T]:
        """The newest first, down to what was there when the log was `to` long."""
        past = self._past
        items = self.recent
        while True:
            first = past.length if past is not None else 0
            if first < to:
                yield from reversed(items[to - first :])
                return
            yield from reversed(items)
            if past is None:
                return
            items = past.items
            past = past.before

    def since(self, length: int) -> list[T]:
        """What was added after the log was `length` long."""
        chunks = [self.recent]
        past = self._past
        while past is not None and past.length > length:
            chunks.append(past.items)
            past = past.before
        first = past.length if past is not None else 0
        found: list[T] = chunks.pop()[max(0, length - first) :]
        for chunk in reversed(chunks):
            found += chunk
        return found


def history_of(items: list[T]) -> History[T]:
    found: History[T] = History()
    found.recent = items
    return found
