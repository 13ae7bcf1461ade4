"""Lists of one kind of phrase: X; X and Y; X, Y, or Z."""

from __future__ import annotations

from typing import Any

from arbitre.ability.parse.grammar import Grammar


def lists(g: Grammar, kind: str, item: str, *, joint: str = "(and | or | and / or)") -> None:
    """A kind of phrase that is one item or several with commas and "and" or "or"."""

    @g.rule(kind, f"{{one:{item}}}")
    def one(one: Any) -> tuple[Any, ...]:
        return (one,)

    @g.rule(kind, f"{{first:{item}}} {joint} {{second:{item}}}")
    def two(first: Any, second: Any) -> tuple[Any, ...]:
        return (first, second)

    @g.rule(kind, f"{{first:{item}}} , {{rest:{kind} tail}}")
    def many(first: Any, rest: tuple[Any, ...]) -> tuple[Any, ...]:
        return (first, *rest)

    @g.rule(f"{kind} tail", f"{{first:{item}}} , {{rest:{kind} tail}}")
    def more(first: Any, rest: tuple[Any, ...]) -> tuple[Any, ...]:
        return (first, *rest)

    @g.rule(f"{kind} tail", f"{{first:{item}}} [,] {joint} {{second:{item}}}")
    def last(first: Any, second: Any) -> tuple[Any, ...]:
        return (first, second)
