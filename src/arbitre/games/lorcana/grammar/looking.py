"""What is shown: looking at cards, revealing them, searching a deck, naming a card."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from arbitre.ability.parse.grammar import Grammar
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.grammar.nouns import Nominal, select

Effects = tuple[n.Effect, ...]


def add_looking(g: Grammar) -> None:
    g.means("whose", {"{whose:somebody's}": lambda whose: whose})
    g.word("whose", {"each opponent's": "opponents", "each opposing player's": "opponents", "each player's": "all"})
    for place in ("deck", "hand", "inkwell"):
        g.means(f"whose {place}", {f"{{whose}} {place}": lambda whose: whose})
    g.means(
        "target", {("the top card of {player:whose deck}", "a card from the top of {player:whose deck}"): n.TopOfDeck}
    )
    g.means("target", {"the top {count:number} cards of {player:whose deck}": n.TopOfDeck})
    g.means("target", {"a number of cards from the top of {player:whose deck} {count:equal}": n.TopOfDeck})

    @g.rule("do", "look|looks at {target:target}")
    def look(target: n.Target) -> n.Effect | None:
        return n.Look(target.count, target.player) if isinstance(target, n.TopOfDeck) else None

    g.means("do", {"look|looks at {player:whose hand}": partial(n.LookAtZone, "hand")})
    g.means("do", {"look|looks at the cards in {player:whose inkwell}": partial(n.LookAtZone, "inkwell")})
    g.word("to all", {"to all players": True})

    @g.rule("do", "reveal|reveals {target:target} [{_:to all}]")
    def reveal(target: n.Target, _: bool = True) -> n.Effect | None:
        if isinstance(target, n.TopOfDeck):
            return n.RevealTop(target.player, target.count)
        return n.Reveal(target) if isinstance(target, n.Chosen | n.That | n.Together) else None

    @g.rule("do", "reveal|reveals cards from the top of {player:whose deck} until you|they reveal a|an {cards:nominal}")
    def reveal_until(player: n.Players, cards: Nominal) -> n.Effect | None:
        return n.RevealUntil(select(cards), player) if cards.as_card and not cards.zone else None

    g.means("do", {"reveal|reveals your|their hand": partial(n.RevealHand, "you")})

    @g.rule("target", "[all] revealed {cards:nominal}")
    def revealed(cards: Nominal) -> n.Target | None:
        return n.Each(select(cards)) if cards.as_card and not cards.zone else None

    g.word("do", {"name a card": n.NameCard(), "repeat this effect": n.Repeat()})

    @g.rule("do", "choose|chooses {target:to choose from}")
    def choose(target: n.Target) -> n.Effect | None:
        return n.Choose(target) if isinstance(target, n.Chosen) else None

    @g.rule("do", "search your deck for {target:to choose from}", "search your deck for (any | a) card")
    def search(target: n.Target | None = None) -> n.Effect | None:
        target = target or n.Chosen(n.Select(zone="looked"))
        if not isinstance(target, n.Chosen) or target.cards.zone not in ("looked", "play") or target.by != "you":
            return None
        if target.cards.whose != "any" or (target.cards.zone == "play" and target.cards.what != "card"):
            return None
        return n.Choose(replace(target, cards=replace(target.cards, zone="deck", whose="you")))

    @g.rule("dos", "shuffle|shuffles {player:whose deck} and then reveal|reveals the top card")
    def shuffle_and_reveal(player: n.Players) -> Effects | None:
        shuffled = shuffle(player)
        return None if shuffled is None else (shuffled, n.RevealTop(player))

    @g.rule("do", "shuffle|shuffles {player:whose deck}")
    def shuffle(player: n.Players) -> n.Effect | None:
        return n.ShuffleDeck("you" if player == "actor" else player)
