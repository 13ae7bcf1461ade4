"""What is done: verb phrases, in the words of who does them."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from arbitre.ability import nodes as n
from arbitre.ability.parse.amounts import scaled
from arbitre.ability.parse.damage import add_damage
from arbitre.ability.parse.grammar import Grammar
from arbitre.ability.parse.nouns import Nominal, select

Effects = tuple[n.Effect, ...]


def add_effects(g: Grammar) -> None:
    _cards_and_lore(g)
    add_damage(g)
    _moving(g)
    _looking(g)
    _playing(g)


def _cards_and_lore(g: Grammar) -> None:
    @g.rule("cards", "a card", "{count:number} card|cards")
    def cards(count: int = 1) -> int:
        return count

    @g.rule("do", "draw|draws {count:cards} {each:for each?}")
    def draw(count: int, each: n.Amount | None) -> n.Effect:
        return n.Draw(scaled(count, each))

    @g.rule("do", "draw|draws cards {equal:equal}", "draw|draws a number of cards {equal:equal}")
    def draw_equal(equal: n.Amount) -> n.Effect:
        return n.Draw(equal)

    @g.rule("do", "draw|draws cards until (you|they have | they've | you've) {hand:number} [cards] in your|their hand")
    def draw_until(hand: int) -> n.Effect:
        return n.DrawUntil(hand)

    @g.rule("do", "choose|chooses and discard|discards {count:number} {cards:nominal} {each:for each?}")
    def discard(count: int, cards: Nominal, each: n.Amount | None) -> n.Effect | None:
        if cards.zone or cards.whose != "any" or not (cards.as_card or cards.types == ("card",)):
            return None
        found = select(cards, zone="hand")
        return n.Discard(scaled(count, each), cards=found)

    @g.rule("do", "discard|discards {count:number} {cards:nominal}")
    def discard_for_shift(count: int, cards: Nominal) -> n.Effect | None:
        return discard(count, cards, None)

    @g.rule("do", "discard|discards {count:number} {cards:nominal} at random")
    def at_random(count: int, cards: Nominal) -> n.Effect | None:
        found = discard(count, cards, None)
        return None if found is None else replace(found, at_random=True)

    @g.rule("do", "discard|discards your|their hand")
    def discard_hand() -> n.Effect:
        return n.Discard(all=True)

    @g.rule("do", "discard|discards {count:number} {cards:nominal} of your choice")
    def of_your_choice(count: int, cards: Nominal) -> n.Effect | None:
        found = discard(count, cards, None)
        return None if found is None else replace(found, by="you")

    @g.rule("do", "gain|gains {count:number} lore {each:for each?}")
    def gain(count: int, each: n.Amount | None) -> n.Effect:
        return n.GainLore(scaled(count, each))

    @g.rule("do", "gain|gains lore {equal:equal}")
    def gain_equal(equal: n.Amount) -> n.Effect:
        return n.GainLore(equal)

    @g.rule("do", "lose|loses {count:number} lore {each:for each?}")
    def lose(count: int, each: n.Amount | None) -> n.Effect:
        return n.LoseLore(scaled(count, each))

    @g.rule("do", "lose|loses lore {equal:equal}")
    def lose_equal(equal: n.Amount) -> n.Effect:
        return n.LoseLore(equal)

    @g.rule("do", "pay|pays {count:number} ⬡")
    def pay(count: int) -> n.Effect:
        return n.PayInk(count)


def _moving(g: Grammar) -> None:
    for verb, node in (("banish|banishes", n.Banish), ("exert|exerts", n.Exert), ("ready|readies", n.Ready)):

        @g.rule("do", f"{verb} {{target:target}}")
        def act(target: n.Target, node: Any = node) -> n.Effect:
            effect: n.Effect = node(target)
            return effect

    @g.rule("do", "choose|chooses and {effect:do}")
    def choose_and(effect: n.Effect) -> n.Effect | None:
        target = getattr(effect, "target", None)
        return effect if isinstance(target, n.Chosen) and target.cards.zone == "play" else None

    g.word(
        "hand of",
        {
            "your hand": "",
            "their hand": "",
            "their player's hand": "",
            "its player's hand": "",
            "their players' hands": "",
        },
    )
    g.word("hand of", {"that player's hand": ""})

    @g.rule("do", "return|returns {target:target} to {_:hand of}", "put|puts {target:target} into|in {_:hand of}")
    def to_hand(target: n.Target, _: str) -> n.Effect:
        return n.ReturnToHand(target)

    g.word(
        "deck of",
        {
            "your deck": "",
            "their deck": "",
            "the deck": "",
            "their player's deck": "",
            "its player's deck": "",
            "their players' decks": "",
        },
    )

    @g.rule("do", "shuffle|shuffles {target:target} into {_:deck of}")
    def into_deck(target: n.Target, _: str) -> n.Effect:
        return n.ShuffleIntoDeck(target)

    g.word(
        "deck place",
        {
            "the top": "top",
            "the bottom": "bottom",
            "either the top or [the] bottom": "either",
            "top": "top",
            "bottom": "bottom",
        },
    )

    @g.rule(
        "do",
        "put|puts {target:target} [back] on {place:deck place} [of {_:deck of}] {order:in any order?}",
        "place|places {target:target} [back] on {place:deck place} [of {_:deck of}] {order:in any order?}",
    )
    def on_deck(target: n.Target, place: Any, order: bool | None, _: str = "") -> n.Effect:
        return n.PutOnDeck(target, place)

    g.word("in any order", {"in any order": True})

    g.word(
        "inkwell of",
        {
            "your inkwell": "",
            "their inkwell": "",
            "their player's inkwell": "",
            "its player's inkwell": "",
            "their players' inkwells": "",
        },
    )
    g.word("ink state", {"facedown": False, "facedown and exerted": True, "exerted": True})

    @g.rule("do", "put|puts {target:target} into {_:inkwell of} {exerted:ink state}")
    def into_inkwell(target: n.Target, exerted: bool, _: str) -> n.Effect:
        return n.PutIntoInkwell(target, exerted)

    @g.rule(
        "do",
        "put|puts {target:target} {face:face} under {host:host}",
        "put|puts {target:target} under {host:host} {face:face}",
    )
    def under(target: n.Target, face: bool, host: n.Target) -> n.Effect:
        return n.PutUnder(target, host, face)  # type: ignore[arg-type]

    g.word("face", {"facedown": True, "faceup": False})
    g.word(
        "host", {"this character|item|location|card": n.This(), "him|her|them": n.That("?them"), "it": n.That("?it")}
    )

    @g.rule(
        "do",
        "move|moves {target:target} to {location:target} for free",
        "move|moves {target:target} to {location:target}",
    )
    def to_location(target: n.Target, location: n.Target) -> n.Effect:
        return n.MoveToLocation(target, own_location(location))

    @g.rule("do", "move|moves {target:target} here for free")
    def here(target: n.Target) -> n.Effect:
        return n.MoveToLocation(target, n.This())

    @g.rule("do", "move|moves {target:target} there for free")
    def there(target: n.Target) -> n.Effect:
        return n.MoveToLocation(target, n.That("?that location"))


def own_location(location: n.Target) -> n.Target:
    """A location to move to: characters only move to locations of their own player (4.7.1). It has a slot of its own
    beside the character that moves."""
    if not isinstance(location, n.Chosen):
        return location
    cards = replace(location.cards, whose="you") if location.cards.whose == "any" else location.cards
    return replace(location, cards=cards, slot="location")


def _looking(g: Grammar) -> None:
    @g.rule("do", "look|looks at {target:target}")
    def look(target: n.Target) -> n.Effect | None:
        return n.Look(target.count, target.player) if isinstance(target, n.TopOfDeck) else None

    @g.rule("do", "reveal|reveals the top card of {whose:whose deck}")
    def reveal_top(whose: n.Players) -> n.Effect:
        return n.RevealTop(whose)

    @g.rule("do", "reveal|reveals your|their hand")
    def reveal_hand() -> n.Effect:
        return n.RevealHand("you")

    @g.rule("do", "reveal|reveals {target:target}")
    def reveal(target: n.Target) -> n.Effect | None:
        return n.Reveal(target) if isinstance(target, n.Chosen) else None

    g.word("do", {"name a card": n.NameCard()})

    @g.rule("do", "choose|chooses {target:target}")
    def choose(target: n.Target) -> n.Effect | None:
        return n.Choose(target) if isinstance(target, n.Chosen) else None


def _playing(g: Grammar) -> None:
    @g.rule("do", "play|plays {target:target} for free [and {exerted:enters exerted}]")
    def play(target: n.Target, exerted: bool = False, free: bool = True) -> n.Effect | None:
        if isinstance(target, n.Chosen) and target.cards.zone == "play":
            if target.cards.whose != "any":
                return None
            target = replace(target, cards=replace(target.cards, zone="hand", whose="you"))
        return n.Play(target, free, exerted)

    @g.rule("do", "play|plays {target:target} [and {exerted:enters exerted}]")
    def play_for_cost(target: n.Target, exerted: bool = False) -> n.Effect | None:
        return play(target, exerted, free=False)

    g.word("enters exerted", {"they|he|she enter|enters play exerted": True, "it enters play exerted": True})

    @g.rule("do", "pay|pays {count:number} ⬡ less for the next {cards:nominal} you play {time:duration}")
    def pay_less(count: int, cards: Nominal, time: n.Duration) -> n.Effect | None:
        return n.PayLess(select(cards), count, time) if not cards.zone else None
