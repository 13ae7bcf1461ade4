"""What every language of every game says things with: noun phrases, how a verb stands, descriptions of cards."""

from __future__ import annotations

from typing import Literal, NamedTuple

from arbitre.ability import nodes as n

Voice = Literal["order", "bare", "you", "one", "many"]
"""How a verb stands: as an order ("draw"), after "may" or "to" ("draw"), after "you", after one other ("draws"), after
several ("draw")."""

Cards = Literal["this"] | n.Select
OPPOSITE: dict[n.Compare, n.Compare] = {">=": "<", "<=": ">", "=": "!=", "!=": "=", ">": "<=", "<": ">="}


class Phrase(NamedTuple):
    """A noun phrase, and what a verb or an adjective beside it must know."""

    text: str
    plural: bool = False
    feminine: bool = False
    chosen: bool = False  # chosen now, as the effect resolves
    pronoun: bool = False

    def reworded(self, text: str) -> Phrase:
        """The same in other words. There is much of it: `_replace` would take three times as long."""
        _, plural, feminine, chosen, pronoun = self
        return Phrase(text, plural, feminine, chosen, pronoun)


def kinds_of(select: n.Select) -> tuple[tuple[n.CardType, ...], tuple[n.Filter, ...]]:
    """The types a description speaks of, and the rest of it."""
    if select.what == "card":
        for part in select.where:
            rest = tuple(other for other in select.where if other is not part)
            if isinstance(part, n.TypeIs):
                return part.any, rest
            if isinstance(part, n.AnyOf):
                types = [f for group in part.groups for f in group if len(group) == 1]
                if len(types) == len(part.groups) and all(isinstance(f, n.TypeIs) for f in types):
                    return tuple(t for f in types if isinstance(f, n.TypeIs) for t in f.any), rest
    return (select.what,), select.where
