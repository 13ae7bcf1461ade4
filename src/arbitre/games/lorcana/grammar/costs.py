"""What is paid: more or less to play and to move, for free, something else instead; what can't be played."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from arbitre.ability.parse.grammar import Grammar
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.grammar.amounts import scaled
from arbitre.games.lorcana.grammar.nouns import Nominal, select

Statics = tuple[n.Static, ...]


def add_costs(g: Grammar) -> None:
    _to_play(g)
    _free(g)
    _to_move(g)


def _to_play(g: Grammar) -> None:
    g.word("less", {"less": 1, "more": -1})

    @g.rule(
        "static",
        "you pay {count:number} ⬡ {less:less} to play {cards:to play} {way:using?} {each:for each?}",
        "{each:for each} , you pay {count:number} ⬡ {less:less} to play {cards:to play} {way:using?}",
    )
    def pay_less(count: int, less: int, cards: Any, each: n.Amount | None, way: Any) -> Statics:
        return (n.CostsLess(cards, scaled(count * less, each), way or "any"),)

    @g.rule("static", "each {who:paying} pays {count:number} ⬡ {less:less} to play {cards:to play}")
    def they_pay(who: Any, count: int, less: int, cards: Any) -> Statics | None:
        return (n.CostsLess(cards, count * less, players=who),) if isinstance(cards, n.Select) else None

    g.word("paying", {"player": "all", "opponent": "opponents", "opposing player": "opponents"})
    g.word("using", {"using his|her|its|their Shift ability": "shift"})
    g.word("to play", {"this character|item|location|action|song|card": "this"})
    g.word("to play", {"him|her": "?her", "it": "?it", "them": "?them"})

    @g.rule("to play", "{cards:nominal}", "your {cards:nominal}")
    def to_play(cards: Nominal) -> Any:
        return select(cards) if not cards.zone and cards.whose == "any" and not cards.as_card else None

    @g.rule(
        "static",
        "you pay {count:number} ⬡ {less:less} for the first {cards:to play} you play each turn {each:for each?}",
        "{each:for each} , you pay {count:number} ⬡ {less:less} for the first {cards:to play} you play each turn",
    )
    def first_less(count: int, less: int, cards: Any, each: n.Amount | None) -> Statics | None:
        if not isinstance(cards, n.Select):
            return None
        return (n.CostsLess(cards, scaled(count * less, each), times="first each turn"),)

    @g.rule(
        "static", "once per turn , you pay {count:number} ⬡ {less:less} for the next {cards:to play} you play this turn"
    )
    def next_less(count: int, less: int, cards: Any) -> Statics | None:
        return (n.CostsLess(cards, count * less, times="once each turn"),) if isinstance(cards, n.Select) else None

    @g.rule(
        "static ability",
        "once during your turn , you pay {count:number} ⬡ {less:less} for the next {cards:to play} you play this turn [.]",
    )
    def next_less_in_turn(count: int, less: int, cards: Any) -> n.Ability | None:
        made = next_less(count, less, cards)
        return None if made is None else n.StaticAbility(made, during="your turn")

    g.row("static", {"you can't play {this}": lambda this: n.CantPlayThis()})


def _free(g: Grammar) -> None:
    g.row("static", {"you may|can play {cards:to play} for free": n.PlayFree})
    g.row("static", {"you may {cost:dos} to play {this} for free": lambda cost, this: n.PlayFree("this", cost)})
    g.means("static", {"{permission}": lambda permission: permission})

    @g.rule("permission", "you may play {cards:nominal} from under {this:this}")
    def from_under(cards: Nominal, this: str) -> Statics | None:
        found = select(cards)
        return (n.PlayFrom(replace(found, zone="under")),) if found.zone == "play" and found.whose == "any" else None

    @g.rule("permission", "you may play {cards:nominal} from {place:place}")
    def from_zone(cards: Nominal, place: dict[str, Any]) -> Statics | None:
        if place["whose"] != "you" or cards.zone or cards.whose != "any":
            return None
        return (n.PlayFrom(select(cards._replace(**place))),)

    @g.rule("static", "{cards:every} can't {first:forbidden} [or {second:forbidden}] unless you pay {ink:number} ⬡")
    def pay_to(cards: Any, first: Any, ink: int, second: Any = None) -> Statics:
        return (n.PayTo(cards, tuple(one for one in (first, second) if one), ink),)


def _to_move(g: Grammar) -> None:
    @g.rule("static", "{cards:every} may|can move here for free")
    def moves_free(cards: Any) -> Statics | None:
        return (n.MovesFree(cards),) if isinstance(cards, n.Select) else None

    g.word("location moved to", {"here": "this", "to a location": n.Select("location")})

    @g.rule("location moved to", "to a|an {cards:nominal}")
    def such_location(cards: Nominal) -> Any:
        found = select(cards)
        return found if found.what == "location" and found.zone == "play" and found.whose == "any" else None

    g.means("who moves", {("{cards:every}", "a|an {cards:doer of yours}"): lambda cards: cards})

    @g.rule("doer of yours", "{cards:nominal}")
    def of_yours(cards: Nominal) -> Any:
        return select(cards) if cards.whose == "you" and not cards.zone else None

    @g.rule("static", "you pay {count:number} ⬡ less to move {cards:who moves} {to:location moved to} {each:for each?}")
    def move_less(count: int, cards: Any, to: Any, each: n.Amount | None) -> Statics:
        return (n.MoveCostsLess(cards, to, scaled(count, each)),)

    @g.rule(
        "static", "once per turn , you may pay {count:number} ⬡ less to move {cards:who moves} {to:location moved to}"
    )
    def one_move_less(count: int, cards: Any, to: Any) -> Statics:
        return (n.MoveCostsLess(cards, to, count, once=True),)

    @g.rule(
        "static ability",
        "once during your turn , you may pay {count:number} ⬡ less to move {cards:who moves} {to:location moved to} [.]",
    )
    def one_move_less_in_turn(count: int, cards: Any, to: Any) -> n.Ability:
        return n.StaticAbility(one_move_less(count, cards, to), during="your turn")
