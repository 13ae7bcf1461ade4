"""What is done: verb phrases, in the words of the player who does it."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec.structs import replace

from arbitre.ability.parse.grammar import Grammar
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.grammar.amounts import scaled
from arbitre.games.lorcana.grammar.damage import add_damage
from arbitre.games.lorcana.grammar.nouns import Nominal, select
from arbitre.games.lorcana.grammar.placing import belongs
from arbitre.games.lorcana.grammar.playing import add_playing

Effects = tuple[n.Effect, ...]


def add_effects(g: Grammar) -> None:
    _cards_and_lore(g)
    add_damage(g)
    _moving(g)
    add_playing(g)


def _cards_and_lore(g: Grammar) -> None:
    g.means("cards", {("a card", "{count:number} card|cards"): lambda count=1: count})

    @g.rule("do", "draw|draws {count:cards} {each:for each?}", "draw|draws {count:cards} each")
    def draw(count: int, each: n.Amount | None = None) -> n.Effect:
        return n.Draw(scaled(count, each))

    g.means(
        "do",
        {
            "draw|draws cards {amount:equal}": n.Draw,
            "draw|draws a number of cards {amount:equal}": n.Draw,
            "draw|draws [cards] until (you|they have | they've | you've) {hand:number} [cards] [in your|their hand]": n.DrawUntil,
            "draw|draws [cards] until you have the same number [of cards in your hand]": partial(
                n.DrawUntil, n.Tally("?same")
            ),
            "draw|draws [cards] until you have as many [cards] in your hand as they do|have": partial(
                n.DrawUntil, n.Tally("?same")
            ),
        },
    )

    @g.rule("do", "choose|chooses and discard|discards {count:number} {cards:nominal} {each:for each?}")
    def discard(count: int, cards: Nominal, each: n.Amount | None) -> n.Effect | None:
        if cards.zone or cards.whose != "any" or not (cards.as_card or cards.types == ("card",)):
            return None
        found = select(cards, zone="hand")
        return n.Discard(scaled(count, each), cards=found)

    g.means("do", {"discard|discards {count:number} {cards:nominal}": lambda count, cards: discard(count, cards, None)})

    @g.rule("do", "discard|discards {count:number} {cards:nominal} at random")
    def at_random(count: int, cards: Nominal) -> n.Effect | None:
        found = discard(count, cards, None)
        return None if found is None else replace(found, at_random=True)

    g.means("do", {"discard|discards your|their hand|hands": partial(n.Discard, all=True)})

    @g.rule("do", "discard|discards {count:number} {cards:nominal} of your choice")
    def of_your_choice(count: int, cards: Nominal) -> n.Effect | None:
        found = discard(count, cards, None)
        return None if found is None else replace(found, by="you")

    g.means(
        "do",
        {
            "gain|gains {count:number} lore {each:for each?}": lambda count, each: n.GainLore(scaled(count, each)),
            "gain|gains lore {amount:equal}": n.GainLore,
            "lose|loses {count:number} lore {each:for each?}": lambda count, each: n.LoseLore(scaled(count, each)),
            "lose|loses lore {amount:equal}": n.LoseLore,
            "pay|pays {amount:number} ⬡": n.PayInk,
        },
    )


def _moving(g: Grammar) -> None:
    g.means("do", {"⟳ {target}": lambda target: n.Exert(target) if isinstance(target, n.Chosen) else None})

    for verb, node in (("banish|banishes", n.Banish), ("exert|exerts", n.Exert), ("ready|readies", n.Ready)):

        @g.rule("do", f"{verb} {{target:target}}")
        def act(target: n.Target, node: Any = node) -> n.Effect:
            effect: n.Effect = node(target)
            return effect

    verbs = {"banish": n.Banish, "exert": n.Exert, "ready": n.Ready}
    g.word("done to all", {verb: node(n.Each(n.Select())) for verb, node in verbs.items()})

    @g.rule("dos", "{done:done to all} chosen {cards:nominal} and all other {others:nominal} with the same name")
    def with_its_namesakes(done: Any, cards: Nominal, others: Nominal) -> Effects | None:
        """All of them at once: the chosen one has the same name as itself."""
        if cards.as_card or cards.zone or select(cards) != select(others):
            return None
        found = select(others)
        same = replace(found, where=(*found.where, n.SameNameAs("?chosen")))
        return (n.Choose(n.Chosen(found)), replace(done, target=n.Each(same)))

    @g.rule("do", "choose|chooses and {effect:do}")
    def choose_and(effect: n.Effect) -> n.Effect | None:
        target = getattr(effect, "target", None)
        return effect if isinstance(target, n.Chosen) and target.cards.zone == "play" else None

    @g.rule("do", "return|returns {target:target} to|into {whose:hand of}")
    def to_hand(target: n.Target, whose: str) -> n.Effect | None:
        return n.ReturnToHand(target) if belongs(target, whose) else None

    @g.rule(
        "do",
        "return|returns cards at random from {place:place} to {whose:hand of} until you|they have {left:number} card|cards in {same:place}",
    )
    def at_random_until(place: dict[str, str], whose: str, left: int, same: dict[str, str]) -> n.Effect | None:
        """As many as there are too many, counted once (6.1.8.1)."""
        if place != same or place["whose"] not in ("you", "actor") or place["zone"] in ("hand", "hand or discard"):
            return None
        there = n.Select(zone=place["zone"], whose=place["whose"])
        return n.ReturnToHand(
            n.Chosen(there, n.Minus(n.CountOf(there), left), at_random=True, by=place["whose"])  # whoever's it is
        )

    @g.rule("do", "shuffle|shuffles {target:target} into {whose:deck of}")
    def into_deck(target: n.Target, whose: str) -> n.Effect | None:
        return n.ShuffleIntoDeck(target) if belongs(target, whose) else None

    @g.rule(
        "do",
        "move|moves {target:target} to {location:same location} for free",
        "move|moves {target:target} to {location:target} for free",
        "move|moves {target:target} to {location:target}",
    )
    def to_location(target: n.Target, location: n.Target) -> n.Effect:
        return n.MoveToLocation(target, own_location(location))

    @g.rule(
        "do",
        "move|moves {first:target} and {second:target} to {location:same location} for free",
        "move|moves {first:target} and {second:target} to {location:target} for free",
    )
    def both_to_location(first: n.Target, second: n.Target, location: n.Target) -> n.Effect | None:
        if not isinstance(first, n.This | n.That) or not isinstance(second, n.Chosen):
            return None
        return n.MoveToLocation(n.Both((first, second)), own_location(location))

    @g.rule("clause", "{target:target} may move to {location:target} for free")
    def may_move(target: n.Target, location: n.Target) -> Effects:
        return (n.May((n.MoveToLocation(target, own_location(location)),)),)

    g.word("same location", {"the same location": n.Chosen(n.Select("location"))})
    g.means("do", {"move|moves {target} here for free": partial(n.MoveToLocation, location=n.This())})
    g.means("do", {"move|moves {target} there for free": partial(n.MoveToLocation, location=n.That("?that location"))})


def own_location(location: n.Target) -> n.Target:
    """A location to move to: characters only move to locations of their own player (4.7.1). It has a slot of its own
    beside the character that moves."""
    if not isinstance(location, n.Chosen):
        return location
    cards = replace(location.cards, whose="you") if location.cards.whose == "any" else location.cards
    return replace(location, cards=cards, slot="location")
