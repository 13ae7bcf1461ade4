"""Decision and Option: the one question the engine stops at, and the answers it accepts."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
NO_CARD: Final = -1


class Option:
    """One legal answer. `kind` says what it does; the rest says with what."""

    __slots__ = ("card", "kind", "number", "target")

    def __init__(self, kind: str, card: int = NO_CARD, target: int = NO_CARD, number: int = 0) -> None:
        self.kind = kind
        self.card = card
        self.target = target
        self.number = number

    def key(self) -> tuple[str, int, int, int]:
        return (self.kind, self.card, self.target, self.number)

    def __repr__(self) -> str:
        return f"Option{self.key()}"


class Decision:
    """Who is asked what, why, and the legal answers."""

    __slots__ = ("kind", "options", "rules", "seat", "source")

    def __init__(self, seat: int, kind: str, options: list[Option], source: int, rules: tuple[str, ...]) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.source = source
        self.rules = rules

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, {len(self.options)} options, rules={self.rules})"


class Reason:
    """Why something is not an option: a key into the language files, and the rule that forbids it."""

    __slots__ = ("key", "rule")

    def __init__(self, key: str, rule: str) -> None:
        self.key = key
        self.rule = rule

    def __repr__(self) -> str:
        return f"Reason({self.key!r}, rule {self.rule})"


class Refusal:
    """A reason together with the numbers and names a sentence about it needs."""

    __slots__ = ("about", "reason")

    def __init__(self, reason: Reason, about: dict[str, str | int] | None = None) -> None:
        self.reason = reason
        self.about = about or {}

    @property
    def key(self) -> str:
        return self.reason.key

    @property
    def rule(self) -> str:
        return self.reason.rule

    def __repr__(self) -> str:
        return f"Refusal({self.reason.key!r}, rule {self.reason.rule}, {self.about})"
