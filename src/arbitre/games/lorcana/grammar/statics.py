"""What holds while a card is in play."""

from __future__ import annotations

from functools import partial
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

    g.means("statics", {"{one:static}": lambda one: one})
    g.means("statics", {"{first:static} and {rest:statics}": lambda first, rest: (*first, *rest)})


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

    g.means("predicate", {"count|counts as having {amount:plus} cost to sing songs": partial(n.SingsAs, "this")})

    @g.rule("static", "{cards:every} can't be challenged by {by:nominal}", "{by:nominal} can't challenge {cards:every}")
    def not_by(cards: Any, by: Nominal) -> Statics | None:
        found = select(by)
        plain = (found.what, found.whose, found.zone, found.other) == ("character", "any", "play", False)
        return (n.Cant(cards, "be challenged", found.where),) if plain and found.where else None


def _others(g: Grammar) -> None:
    g.word("permission", {"you may ink an additional card": (n.ExtraInk(),)})
    g.word("static", {"you can|may ink cards from your discard": (n.InkFrom(),)})
    g.word("who plays", {"each player plays": "all", "each opponent plays": "opponents", "you play": "you"})
    g.row("static", {"{players:who plays} with the top card of your|their deck face up": n.TopFaceUp})

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

    g.row(
        "static",
        {
            "skip your turn's {step:turn step} step": n.SkipStep,
            "opponents must choose {this} for actions and abilities if able": lambda this: n.MustBeChosen(),
            "this character|item|location enters play with {damage:number} damage": n.Enters,
            "this character counts as being named both {names}": n.AlsoNamed,
            "this character counts as being named {names}": n.AlsoNamed,
            "you may have any number of cards named {names} in your deck": lambda names: n.AnyNumberInDeck(),
        },
    )

    g.word("predicate", {"enter|enters play exerted": n.Enters(exerted=True)})
    g.word("predicate", {"may enter play exerted": n.Enters(exerted=True, may=True)})

    @g.rule("static", "this character|item may enter play exerted to {then:dos}")
    def enters_to(then: tuple[n.Effect, ...]) -> Statics:
        return (n.Enters(exerted=True, may=True, then=then),)

    g.word("who", {"you": "you", "[your] opponents": "opponents", "each opponent": "opponents", "players": "all"})
    g.word("who", {"each opposing player": "opponents", "each player": "all"})
    g.word("no lore", {"can't gain lore": "gain lore", "can't lose lore": "lose lore"})

    g.row(
        "static",
        {
            "{players:who} can't play {cards:nominal}": lambda players, cards: n.PlayersCant(players, select(cards)),
            "{players:who} {forbid:no lore}": n.PlayersCant,
            "if an effect would cause {players:who} to discard one or more cards [from your|their hand] , {same:who} don't discard": lambda players, same: (
                n.PlayersCant(players, forbid="discard") if players == same else None
            ),
            "{players:who} need {lore:number} lore to win the game": n.LoreToWin,
            "each turn , only {count:number} character|characters can challenge": n.Challengers,
            "during challenges , {cards:every} deal|deals damage with their {stat} instead of their ¤": lambda cards, stat: (
                n.DamageWith(cards, stat) if stat in ("willpower", "lore") else None
            ),
            "all {cards:nominal} count as having ◉": lambda cards: (
                n.CountsAsInkable(select(cards)) if cards.zone == "hand" else None
            ),
            "this character also counts as being named {names} for Shift": n.NamedForShift,
            "you may play any character with {keyword} on {on:this} as if {same:this} had any name": lambda keyword, on, same: (
                n.NamedForShift("any") if keyword == "Shift" and on == same else None
            ),
            "damage counters can't be removed [from {cards:every}]": lambda cards=None: n.Cant(
                cards or n.Select(), "have damage removed"
            ),
        },
    )

    g.word("copies of", {"this card": True})
    g.means("copies of", {"{name}": lambda name: True})

    g.row(
        "static",
        {
            (
                "you may have up to {count:number} copies of {_:copies of} in your deck",
                "you may only have {count:number} copy|copies of {_:copies of} in your deck",
            ): lambda count, _: n.CopiesInDeck(count),
            "opponents can't choose {cards:every} for abilities or effects": partial(
                n.Cant, forbid="be chosen by opponents"
            ),
            "whenever {cards:doer} would be dealt damage , put that many damage counters on this character|item|location instead": lambda cards: (
                n.DamageOntoThis(cards) if isinstance(cards, n.Select) else None
            ),
            "the first time {cards:every} would take damage [each turn] , he|she|it|they take|takes no damage instead": n.NoFirstDamage,
            "{cards:every's} {stat} can't be reduced below their printed value": lambda cards, stat: (
                n.NotBelowPrinted(cards, stat) if isinstance(cards, n.Select) else None
            ),
        },
    )

    @g.rule(
        "static",
        "{players:who} can't ready more than {count:number} of your|their {cards:nominal} at the start of your|their turn",
    )
    def readies_at_most(players: Any, count: int, cards: Nominal) -> Statics | None:
        plain = cards.whose == "any" and not cards.zone and not cards.as_card
        return (n.ReadiesAtMost(players, select(cards), count),) if plain else None

    g.word("every's", {"your characters'": n.Select("character", "you")})
    g.row("static", {"you may use {cards:whose ability} activated abilities for free": n.UseFree})
    g.word("whose ability", {"this item's|character's|location's": "this"})
