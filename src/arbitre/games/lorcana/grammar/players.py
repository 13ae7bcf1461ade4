"""What other players do and choose: who they are, what they discard, and what happens if they don't."""

from __future__ import annotations

from functools import partial
from typing import Any

from arbitre.ability.parse.grammar import Grammar
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.grammar.nouns import Nominal, select

Effects = tuple[n.Effect, ...]


def add_players(g: Grammar) -> None:
    g.word(
        "player",
        {
            "the challenging player": "?challenging",
            "the challenging character's player": "?challenging",
            "that character's player": "its player",
            "the player or players with the most cards in their hand|hands": "with most cards",
            "they": "?they",
            "each of them": "?they",
        },
    )
    g.word("do", {"choose an opponent": n.ChoosePlayer(), "choose a player": n.ChoosePlayer("all")})
    g.word("do", {"choose any number of players": n.ChoosePlayer("all", any_number=True)})
    g.word("do", {"choose any number of opponents": n.ChoosePlayer("opponents", any_number=True)})
    _discarding(g)
    _this_way(g)


def from_hand(cards: Nominal) -> n.Select | None:
    """The cards of a hand a player discards."""
    if cards.zone or cards.whose != "any" or not (cards.as_card or cards.types == ("card",)):
        return None
    return select(cards, zone="hand")


def _discarding(g: Grammar) -> None:
    @g.rule("discarded", "{count:number} {cards:nominal}")
    def discarded(count: int, cards: Nominal) -> n.Effect | None:
        found = from_hand(cards)
        return None if found is None else n.Discard(count, cards=found)

    @g.rule("do", "choose|chooses and discard|discards either {first:discarded} or {second:discarded}")
    def either(first: n.Effect, second: n.Effect) -> n.Effect:
        return n.ChooseOne(((first,), (second,)))

    g.means("do", {"discard|discards all [the] cards in your|their hand": partial(n.Discard, all=True)})

    @g.rule("do", "choose|chooses and discard|discards any number of {cards:nominal}")
    def any_number(cards: Nominal) -> n.Effect | None:
        found = from_hand(cards)
        return None if found is None else n.Discard(cards=found, any_number=True)

    g.means("do", {"choose|chooses and discard|discards that many cards": partial(n.Discard, n.Tally("?"))})
    g.means("do", {"draw|draws that many cards": partial(n.Draw, n.Tally("?"))})

    @g.rule("do", "discard|discards a|an {cards:nominal} of their choice")
    def of_their_choice(cards: Nominal) -> n.Effect | None:
        found = from_hand(cards)
        return None if found is None else n.Discard(cards=found)

    @g.rule(
        "do",
        "[choose|chooses and] discard|discards [cards] until (you|they have | they've | you've) {hand:number} [cards] [in your|their hand]",
    )
    def until(hand: int) -> n.Effect:
        return n.DiscardUntil(hand)


def _this_way(g: Grammar) -> None:
    g.word("done this way", {f"{done} this way": done for done in ("discarded", "banished", "moved")})
    g.word("done this way", {"you moved": "moved"})

    @g.rule("counted", "{cards:nominal} {done:done this way}")
    def counted(cards: Nominal, done: str) -> n.Amount | None:
        found = such(cards, done)
        return None if found is None or (done == "discarded" and cards.types == ("card",)) else n.CountOf(found)

    @g.rule(
        "simple condition",
        "any {cards:nominal} were {done:done this way}",
        "a|an {cards:nominal} is|was {done:done this way}",
    )
    def any_done(cards: Nominal, done: str) -> n.Condition | None:
        found = such(cards, done) if done != "discarded" else None
        return None if found is None else n.Have(found)


def such(cards: Nominal, among: str) -> n.Select | None:
    """Those of the cards something was just done to that fit a description. Cards moved are where they are now."""
    if cards.zone or cards.whose != "any" or cards.other:
        return None
    if among == "moved":
        return select(cards, zone="looked" if cards.as_card or cards.types == ("card",) else "play", among=among)
    return select(cards, zone="discard", among=among)


def unless(player: n.Players, first: Effects, effects: Effects, acting: Any) -> Effects:
    """... unless that player does something: they may, and if they don't it happens."""
    done = tuple(acting(part, "actor") for part in first)
    return (n.ForEachPlayer(player, (n.IfYouDo(done, (), True, "actor", effects),)),)
