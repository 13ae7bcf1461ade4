"""Cards of one kind or another: a song card or a Villain character card; one of these and one of those."""

from __future__ import annotations

from msgspec.structs import replace

from arbitre.ability.parse.grammar import Grammar
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.grammar.nouns import Nominal, order, select


def add_alternatives(g: Grammar) -> None:
    @g.rule("target", "a|an {first:nominal} or a|an {second:nominal}")
    def one_of_two(first: Nominal, second: Nominal) -> n.Target | None:
        cards = either(first, second)
        return None if cards is None or not (first.as_card and second.as_card) else n.Chosen(cards)

    @g.rule("target", "chosen {first:nominal} or {second:nominal}")
    def chosen_of_two(first: Nominal, second: Nominal) -> n.Target | None:
        cards = either(first, second)
        return None if cards is None or first.as_card or second.as_card else n.Chosen(cards)

    @g.rule("target", "up to {one:number} {first:nominal} and up to {other:number} {second:nominal}")
    def some_of_each(one: int, first: Nominal, other: int, second: Nominal) -> n.Target | None:
        if not (first.as_card and second.as_card):
            return None
        return n.Together((n.Chosen(select(first), one, up_to=True), n.Chosen(select(second), other, up_to=True)))

    @g.rule("after", "{first:after} or {second:after}")
    def so_or_so(first: n.Filter, second: n.Filter) -> n.Filter | None:
        if isinstance(first, dict | n.AnyOf) or isinstance(second, dict | n.AnyOf) or type(first) is type(second):
            return None
        return n.AnyOf(((first,), (second,)))


def either(first: Nominal, second: Nominal) -> n.Select | None:
    """Cards that one or the other description fits. Each has its own type and filters, or there is a simpler way to say
    it."""
    if first.types == second.types or not (first.where or second.where) or "card" in (*first.types, *second.types):
        return None
    for one in (first, second):
        if one._replace(types=(), where=(), as_card=False) != Nominal(()):
            return None
    groups = tuple((n.TypeIs(one.types), *sorted(one.where, key=order)) for one in (first, second))
    return replace(select(Nominal(("card",), as_card=first.as_card)), where=(n.AnyOf(groups),))
