"""Playing cards by an effect, and what the next card costs."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from arbitre.ability.parse.grammar import Grammar
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.grammar.amounts import scaled
from arbitre.games.lorcana.grammar.nouns import Nominal, select


def add_playing(g: Grammar) -> None:
    g.word("play verb", {"play|plays": "play", "shift|shifts": "shift", "play|plays or shift|shifts": "play or shift"})
    g.word("enters exerted", {"they|he|she enter|enters play exerted": True, "it enters play exerted": True})
    g.word("again", {"again from your discard": True})

    @g.rule("do", "{way:play verb} {target:to choose from} {again:again?} for free [and {exerted:enters exerted}]")
    def play(target: n.Target, way: n.PlayWay, again: bool | None, exerted: bool = False) -> n.Effect | None:
        found = from_hand(target)
        if again and not isinstance(target, n.That):
            return None
        return None if found is None else n.Play(found, way=way, exerted=exerted)

    @g.rule("do", "{way:play verb} {target:to choose from} for free , exerted")
    def play_exerted(target: n.Target, way: n.PlayWay) -> n.Effect | None:
        return play(target, way, None, True)

    @g.rule("do", "play|plays {target:to choose from} [and {exerted:enters exerted}]")
    def play_for_cost(target: n.Target, exerted: bool = False) -> n.Effect | None:
        found = from_hand(target)
        return None if found is None else n.Play(found, free=False, exerted=exerted)

    @g.rule("do", "play|plays {target:to choose from} as if it were in your|their hand")
    def as_from_hand(target: n.Target) -> n.Effect | None:
        return n.Play(target, free=False, way="as from hand") if isinstance(target, n.That) else None

    g.word("it again", {"it": True, "them": True, "that card": True, "that action card": True, "that song": True})

    @g.rule(
        "do",
        "{played:do} , then put {_:it again} on the bottom of your deck instead of into your discard",
    )
    def to_the_bottom(played: n.Effect, _: bool) -> n.Effect | None:
        return replace(played, then_to="deck bottom") if isinstance(played, n.Play) else None

    g.means("ink less", {"{count:number} ⬡ less": lambda count: count})
    g.word("ink less", {"that amount of ⬡ less": n.Tally("counted")})

    @g.rule("paying less", "pay|pays {less:ink less} for the next {cards:nominal} you play")
    def paying_less(less: n.Amount, cards: Nominal) -> n.PayLess | None:
        return n.PayLess(select(cards), less) if not cards.zone else None

    g.means("do", {"{what:paying less} {time:duration}": lambda what, time: replace(what, duration=time)})
    g.row("clause", {"{time:duration} , you {what:paying less}": lambda time, what: replace(what, duration=time)})

    @g.rule("clause", "{each:for each} , you {what:paying less} {time:duration}")
    def pay_less_each(each: n.Amount, what: n.PayLess, time: n.Duration) -> tuple[n.Effect, ...] | None:
        if not isinstance(what.amount, int):
            return None
        return (replace(what, amount=scaled(what.amount, each), duration=time),)

    g.means("do", {"count|counts the number of {cards:nominal}": lambda cards: n.Count(n.CountOf(select(cards)))})


def at_the_bottom(last: n.Effect) -> n.Effect | None:
    """Where the card just played goes: below the deck, and not into the discard."""
    if isinstance(last, n.May) and isinstance(last.effects[-1], n.Play):
        return replace(last, effects=(*last.effects[:-1], replace(last.effects[-1], then_to="deck bottom")))
    return replace(last, then_to="deck bottom") if isinstance(last, n.Play) else None


def from_hand(target: n.Target) -> Any:
    """Cards are played from hand, unless it is said from where."""
    if isinstance(target, n.Chosen) and target.cards.zone == "play":
        if target.cards.whose != "any":
            return None
        return replace(target, cards=replace(target.cards, zone="hand", whose="you"))
    return target
