"""Cards under other cards: taken from there, put there, and those that were there."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec.structs import replace

from arbitre.ability.parse.grammar import Grammar
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.grammar.nouns import Nominal, select
from arbitre.games.lorcana.grammar.placing import Place

Effects = tuple[n.Effect, ...]


def lying_under(hosts: n.Select) -> n.Select:
    return n.Select(whose=hosts.whose, zone="under cards", where=(n.LiesUnder(hosts),))


def add_under(g: Grammar) -> None:
    @g.rule("hosts", "your {cards:nominal}")
    def your_hosts(cards: Nominal) -> n.Select | None:
        plain = cards.whose == "any" and not cards.zone and not cards.as_card
        return lying_under(select(cards, whose="you")) if plain else None

    g.means("target", {"any number of cards from under {cards:hosts}": partial(n.Chosen, any_number=True)})
    g.means("target", {"up to {count:number} card|cards from under {cards:hosts}": partial(n.Chosen, up_to=True)})
    g.means("target", {"{count:number} card|cards from under {cards:hosts}": n.Chosen})
    g.means("target", {"all cards from under {cards:hosts}": n.Each})

    @g.rule("dos", "put|puts all cards from under {host:target} {there:destination}")
    def under_a_chosen_one(host: n.Target, there: Place) -> Effects | None:
        """The card is chosen, and what lies under it is put there: each card at its own player's."""
        if not isinstance(host, n.Chosen) or host.cards.zone != "play" or host.count != 1 or host.any_number:
            return None
        if there.whose == "your" and host.cards.whose != "you":
            return None
        below = lying_under(n.Select(among=host.slot))
        return n.Choose(host), replace(there.effect, target=n.Each(below))

    g.means("target", {"all cards that were under {card:was above}": lambda card: n.That("?were under")})
    g.word("was above", {"this character|item|location": "this", "him|her|it|them": "it"})

    @g.rule("do", "put|puts {target:target} {face:face} under each {host:each host}")
    def under_each(target: n.Target, face: bool, host: n.Select) -> n.Effect | None:
        if not isinstance(target, n.TopOfDeck) or target.count != 1:
            return None
        return n.ForEachCard(n.Each(host), (n.PutUnder(target, n.That("it"), face),))

    @g.rule("each host", "of your {cards:nominal}")
    def each_of_yours(cards: Nominal) -> Any:
        return select(cards, whose="you") if cards.whose == "any" and not cards.zone else None

    @g.rule("each host", "{cards:nominal}")
    def each_such(cards: Nominal) -> Any:
        return select(cards) if not cards.zone and not cards.as_card else None
