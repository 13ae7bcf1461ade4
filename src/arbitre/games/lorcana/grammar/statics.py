"""What holds while a card is in play."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from arbitre.ability.parse.grammar import Grammar
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.grammar.costs import add_costs
from arbitre.games.lorcana.grammar.nouns import Nominal, order, select
from arbitre.games.lorcana.grammar.predicates import for_each_of

Statics = tuple[n.Static, ...]


def add_statics(g: Grammar) -> None:
    _subjects(g)
    _said(g)
    add_costs(g)
    _others(g)

    @g.rule("statics", "{one:static}")
    def one(one: Statics) -> Statics:
        return one

    @g.rule("statics", "{first:static} and {rest:statics}")
    def more(first: Statics, rest: Statics) -> Statics:
        return (*first, *rest)


def _subjects(g: Grammar) -> None:
    g.word("every", {"this character|item|location|card": "this", "he|she": "?her", "it": "?it", "they": "?them"})
    for role in ("challenging", "challenged"):
        g.word("every", {f"the {role} character": n.Select("character", where=(n.InChallenge(role),))})

    @g.rule("every", "your {cards:nominal}", "{_:all of} your {cards:nominal}")
    def yours(cards: Nominal, _: bool = True) -> Any:
        return select(cards, whose="you") if cards.whose == "any" and not cards.zone and not cards.as_card else None

    @g.rule("every", "{cards:nominal}", "{_:all} {cards:nominal}")
    def all_such(cards: Nominal, _: bool = True) -> Any:
        return select(cards) if not cards.zone and not cards.as_card else None


def _said(g: Grammar) -> None:
    @g.rule("static", "{cards:every} {says:predicates} [{here:while here}]")
    def said(cards: Any, says: Statics, here: bool = False) -> Statics | None:
        if here:
            if not isinstance(cards, n.Select):
                return None
            cards = replace(cards, where=tuple(sorted((*cards.where, n.Here()), key=order)))
        return tuple(replace(part, cards=cards) for part in says)

    @g.rule("static", "{each:for each} , {cards:every} {says:predicates} [{here:while here}]")
    def said_for_each(each: n.Amount, cards: Any, says: Statics, here: bool = False) -> Statics | None:
        scaled_says = tuple(for_each_of(part, each) for part in says)
        return None if None in scaled_says else said(cards, scaled_says, here)  # type: ignore[arg-type]

    @g.rule("static", "your {first:nominal} and {second:nominal} {says:predicates}")
    def said_of_both(first: Nominal, second: Nominal, says: Statics) -> Statics | None:
        if first.whose != "any" or second.whose != "any" or first.zone or second.zone:
            return None
        both = (select(first, whose="you"), select(second, whose="you"))
        return tuple(replace(part, cards=cards) for cards in both for part in says)

    @g.rule("predicate", "count|counts as having {amount:plus} cost to sing songs")
    def sings_as(amount: int) -> n.Static:
        return n.SingsAs("this", amount)

    @g.rule("static", "{cards:every} can't be challenged by {by:nominal}", "{by:nominal} can't challenge {cards:every}")
    def not_by(cards: Any, by: Nominal) -> Statics | None:
        found = select(by)
        plain = (found.what, found.whose, found.zone, found.other) == ("character", "any", "play", False)
        return (n.Cant(cards, "be challenged", found.where),) if plain and found.where else None


def _others(g: Grammar) -> None:
    g.word("permission", {"you may ink an additional card": (n.ExtraInk(),)})
    g.word("static", {"you can|may ink cards from your discard": (n.InkFrom(),)})
    g.word("who plays", {"each player plays": "all", "each opponent plays": "opponents", "you play": "you"})

    @g.rule("static", "{players:who plays} with the top card of your|their deck face up")
    def face_up(players: Any) -> Statics:
        return (n.TopFaceUp(players),)

    g.word(
        "static",
        {
            "cards enter opponents' inkwells exerted": (n.InkEnters("opponents"),),
            "cards enter your inkwell exerted": (n.InkEnters("you"),),
            "cards enter inkwells exerted": (n.InkEnters("all"),),
            "you may have any number of copies of this card in your deck": (n.AnyNumberInDeck(),),
        },
    )

    g.word("turn step", {"ready": "ready", "set": "set", "draw": "draw"})

    @g.rule("static", "skip your turn's {step:turn step} step")
    def skip(step: Any) -> Statics:
        return (n.SkipStep(step),)

    @g.rule("static", "opponents must choose {this:this} for actions and abilities if able")
    def must_choose(this: str) -> Statics:
        return (n.MustBeChosen(),)

    @g.rule("static", "this character|item|location enters play with {count:number} damage")
    def damaged(count: int) -> Statics:
        return (n.Enters(damage=count),)

    @g.rule(
        "static",
        "this character counts as being named both {names:names}",
        "this character counts as being named {names:names}",
    )
    def also_named(names: tuple[str, ...]) -> Statics:
        return (n.AlsoNamed(names),)

    @g.rule("static", "you may have any number of cards named {names:names} in your deck")
    def any_number(names: tuple[str, ...]) -> Statics:
        return (n.AnyNumberInDeck(),)

    g.word("predicate", {"enter|enters play exerted": n.Enters(exerted=True)})
    g.word("predicate", {"may enter play exerted": n.Enters(exerted=True, may=True)})

    @g.rule("static", "this character|item may enter play exerted to {then:dos}")
    def enters_to(then: tuple[n.Effect, ...]) -> Statics:
        return (n.Enters(exerted=True, may=True, then=then),)

    g.word("who", {"you": "you", "[your] opponents": "opponents", "each opponent": "opponents", "players": "all"})
    g.word("who", {"each opposing player": "opponents", "each player": "all"})
    g.word("no lore", {"can't gain lore": "gain lore", "can't lose lore": "lose lore"})

    @g.rule("static", "{players:who} can't play {cards:nominal}")
    def cant_play(players: Any, cards: Nominal) -> Statics:
        return (n.PlayersCant(players, select(cards)),)

    @g.rule("static", "{players:who} {forbid:no lore}")
    def no_lore(players: Any, forbid: Any) -> Statics:
        return (n.PlayersCant(players, forbid=forbid),)

    @g.rule(
        "static",
        "if an effect would cause {players:who} to discard one or more cards [from your|their hand] , {same:who} don't discard",
    )
    def no_discard(players: Any, same: Any) -> Statics | None:
        return (n.PlayersCant(players, forbid="discard"),) if players == same else None

    @g.rule("static", "{players:who} need {lore:number} lore to win the game")
    def lore_to_win(players: Any, lore: int) -> Statics:
        return (n.LoreToWin(players, lore),)

    @g.rule("static", "each turn , only {count:number} character|characters can challenge")
    def challengers(count: int) -> Statics:
        return (n.Challengers(count),)

    @g.rule("static", "during challenges , {cards:every} deal|deals damage with their {stat:stat} instead of their ¤")
    def damage_with(cards: Any, stat: Any) -> Statics | None:
        return (n.DamageWith(cards, stat),) if stat in ("willpower", "lore") else None

    @g.rule("static", "all {cards:nominal} count as having ◉")
    def inkable(cards: Nominal) -> Statics | None:
        return (n.CountsAsInkable(select(cards)),) if cards.zone == "hand" else None

    @g.rule("static", "this character also counts as being named {names:names} for Shift")
    def named_for_shift(names: tuple[str, ...]) -> Statics:
        return (n.NamedForShift(names),)

    @g.rule("static", "you may play any character with {keyword:keyword} on {on:this} as if {same:this} had any name")
    def any_name(keyword: str, on: str, same: str) -> Statics | None:
        return (n.NamedForShift("any"),) if keyword == "Shift" and on == same else None

    @g.rule("static", "damage counters can't be removed [from {cards:every}]")
    def damage_stays(cards: Any = None) -> Statics:
        return (n.Cant(cards or n.Select(), "have damage removed"),)

    g.word("copies of", {"this card": True})

    @g.rule("copies of", "{name:name}")
    def copies_of(name: str) -> bool:
        return True

    @g.rule(
        "static",
        "you may have up to {count:number} copies of {_:copies of} in your deck",
        "you may only have {count:number} copy|copies of {_:copies of} in your deck",
    )
    def copies(count: int, _: bool) -> Statics:
        return (n.CopiesInDeck(count),)

    @g.rule("static", "opponents can't choose {cards:every} for abilities or effects")
    def cant_choose(cards: Any) -> Statics:
        return (n.Cant(cards, "be chosen by opponents"),)

    @g.rule(
        "static",
        "whenever {cards:doer} would be dealt damage , put that many damage counters on this character|item|location instead",
    )
    def onto_this(cards: Any) -> Statics | None:
        return (n.DamageOntoThis(cards),) if isinstance(cards, n.Select) else None

    @g.rule(
        "static",
        "the first time {cards:every} would take damage [each turn] , he|she|it|they take|takes no damage instead",
    )
    def no_first_damage(cards: Any) -> Statics:
        return (n.NoFirstDamage(cards),)

    @g.rule(
        "static",
        "{players:who} can't ready more than {count:number} of your|their {cards:nominal} at the start of your|their turn",
    )
    def readies_at_most(players: Any, count: int, cards: Nominal) -> Statics | None:
        plain = cards.whose == "any" and not cards.zone and not cards.as_card
        return (n.ReadiesAtMost(players, select(cards), count),) if plain else None

    @g.rule("static", "{cards:every's} {stat:stat} can't be reduced below their printed value")
    def not_below(cards: Any, stat: n.Stat) -> Statics | None:
        return (n.NotBelowPrinted(cards, stat),) if isinstance(cards, n.Select) else None

    g.word("every's", {"your characters'": n.Select("character", "you")})

    @g.rule("static", "you may use {cards:whose ability} activated abilities for free")
    def use_free(cards: Any) -> Statics:
        return (n.UseFree(cards),)

    g.word("whose ability", {"this item's|character's|location's": "this"})
