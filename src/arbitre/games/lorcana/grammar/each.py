"""What is done once for each card of some kind, or for each player."""

from __future__ import annotations

from arbitre.ability.parse.grammar import Grammar
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.grammar.nouns import Nominal, select

Effects = tuple[n.Effect, ...]


def add_each(g: Grammar) -> None:
    @g.rule("clause", "for each of your {cards:nominal} , {effects:clauses}")
    def for_each_of_yours(cards: Nominal, effects: Effects) -> Effects | None:
        return for_each_card(cards._replace(whose="you"), effects) if cards.whose == "any" else None

    @g.rule("clause", "for each {cards:nominal} , {effects:clauses}")
    def for_each_card(cards: Nominal, effects: Effects) -> Effects | None:
        if cards.as_card or cards.zone or any(isinstance(effect, n.PayLess) for effect in effects):
            return None  # the reduction applies once, as one sum for all of them
        if cards.each_of_whose == "here":
            cards = cards._replace(where=(*cards.where, n.Here()))
        return (n.ForEachCard(n.Each(select(cards)), effects),)
