"""What is done once for each card of some kind, or for each player."""

from __future__ import annotations

from msgspec.structs import replace

from arbitre.ability.parse.grammar import Grammar
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.grammar.clauses import BACK, acting
from arbitre.games.lorcana.grammar.nouns import Nominal, select

Effects = tuple[n.Effect, ...]


def chosen_by_you(effect: n.Effect) -> n.Effect:
    target = getattr(effect, "target", None)
    if isinstance(target, n.Chosen) and target.by == "actor":
        return replace(effect, target=replace(target, by="you"))
    return effect


def add_each(g: Grammar) -> None:
    @g.rule("clause", "for each of your {cards:nominal} , {effects:clauses}")
    def for_each_of_yours(cards: Nominal, effects: Effects) -> Effects | None:
        return for_each_card(cards._replace(whose="you"), effects) if cards.whose == "any" else None

    g.word("each player", {"opponent|opposing-player": "opponents", "opposing player": "opponents", "player": "all"})

    @g.rule("clause", "for each {players:each player} , you {effects:dos}")
    def for_each_player(players: n.Players, effects: Effects) -> Effects:
        """You do something about each of them: what is chosen of theirs, you choose."""
        return (n.ForEachPlayer(players, tuple(chosen_by_you(effect) for effect in effects)),)

    @g.rule("clause", "for each {players:each player} , you may {effects:dos}")
    def may_for_each_player(players: n.Players, effects: Effects) -> Effects:
        return (n.ForEachPlayer(players, (n.May(tuple(chosen_by_you(effect) for effect in effects)),)),)

    @g.rule("clause", "for each {cards:nominal} , {effects:clauses}")
    def for_each_card(cards: Nominal, effects: Effects) -> Effects | None:
        if cards.as_card or cards.zone or any(isinstance(effect, n.PayLess) for effect in effects):
            return None  # the reduction applies once, as one sum for all of them
        if cards.each_of_whose == "here":
            cards = cards._replace(where=(*cards.where, n.Here()))
        return (n.ForEachCard(n.Each(select(cards)), effects),)

    @g.rule("clause", "{player:player} who reveals|revealed a|an {cards:nominal} may {effects:dos}")
    def who_revealed(player: n.Players, cards: Nominal, effects: Effects) -> Effects | None:
        """Each of them with what that player revealed."""
        if player not in ("all", "opponents") or not cards.as_card or cards.zone or cards.whose != "any":
            return None
        target = getattr(effects[0], "target", None)
        if not isinstance(target, n.That) or target.ref not in BACK:
            return None
        revealed = n.Each(select(cards, zone="deck", among="?revealed"))
        done = (replace(effects[0], target=revealed), *effects[1:])
        return (n.ForEachPlayer(player, (acting(n.May(done), "actor"),)),)
