"""Lists of one kind of phrase: X; X and Y; X, Y, or Z."""

from __future__ import annotations

from typing import Any

from arbitre.ability.parse.grammar import Grammar


def lists(g: Grammar, kind: str, item: str, *, joint: str = "(and | or | and / or)") -> None:
    """A kind of phrase that is one item or several with commas and "and" or "or"."""
    family = f"a list: {kind}"

    @g.rule(kind, f"{{one:{item}}}", family=family)
    def one(one: Any) -> tuple[Any, ...]:
        return (one,)

    @g.rule(kind, f"{{first:{item}}} {joint} {{second:{item}}}", family=family)
    def two(first: Any, second: Any) -> tuple[Any, ...]:
        return (first, second)

    @g.rule(kind, f"{{first:{item}}} , {{rest:{kind} tail}}", family=family)
    def many(first: Any, rest: tuple[Any, ...]) -> tuple[Any, ...]:
        return (first, *rest)

    @g.rule(f"{kind} tail", f"{{first:{item}}} , {{rest:{kind} tail}}", family=family)
    def more(first: Any, rest: tuple[Any, ...]) -> tuple[Any, ...]:
        return (first, *rest)

    @g.rule(f"{kind} tail", f"{{first:{item}}} [,] {joint} {{second:{item}}}", family=family)
    def last(first: Any, second: Any) -> tuple[Any, ...]:
        return (first, second)
