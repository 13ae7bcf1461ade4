"""Whole abilities: triggered, activated, static, an action's effect."""

from __future__ import annotations

from functools import partial
from typing import Any, Literal, NamedTuple, TypeGuard

from msgspec.structs import replace

from arbitre.ability.parse.grammar import Grammar
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.grammar.events import counted, under_condition
from arbitre.games.lorcana.grammar.nouns import Nominal, order, select

Effects = tuple[n.Effect, ...]


class Often(NamedTuple):
    """How many times a turn, and whether only in one's own."""

    times: int
    during: str | None


def add_abilities(g: Grammar) -> None:
    _triggered(g)
    _activated(g)
    _static(g)

    g.means("action", {"{effects:sequence}": n.ActionEffect})
    g.means("ability", {("{one:triggered}", "{one:static ability}", "{one:activated}"): lambda one: one})


def _triggered(g: Grammar) -> None:
    g.word("times", {"once": 1, "twice": 2, "three times": 3})
    g.means("once", {"{times} (per turn | a turn) ,": lambda times: Often(times, None)})
    g.means("once", {"{times} during your turn ,": lambda times: Often(times, "your turn")})

    g.word(
        "during",
        {
            "during your turn": "your turn",
            "during opponents' turns": "opponents' turn",
            "during an opponent's turn": "opponents' turn",
            "during each opponent's turn": "opponents' turn",
        },
    )

    g.word("their turn", {"during their turn": "their turn"})
    g.word(
        "of this turn",
        {
            "challenge": n.When("challenges"),
            "card you've put into your inkwell": n.When("inked", player="you"),
            "card you've drawn": n.When("draws", player="you"),
            "card they've drawn": n.When("draws", player="that player"),
        },
    )

    @g.rule(
        "triggered",
        "{once:once?} [{during:during} ,] [while {condition:condition} ,] {when:triggers} [({late:during} | {late:their turn}) [while {so:condition}]] , "
        "[if it's the {nth:nth} {what:of this turn} this turn ,] [if {secondary:condition} [,]] {effects:sequence}",
    )
    def triggered(
        once: Often | None,
        when: tuple[n.When, ...],
        effects: Effects,
        during: str | None = None,
        late: str | None = None,
        so: n.Condition | None = None,
        condition: n.Condition | None = None,
        secondary: n.Condition | None = None,
        nth: int = 0,
        what: n.When | None = None,
    ) -> n.Ability | None:
        if once is not None and once.during is not None:
            during = during or once.during
        only_once = once is not None and once.times == 1
        often: Any = once.times if once is not None and not only_once else 0
        made: list[n.When] = []
        for one in when:
            if what is not None:
                numbered = counted(one, nth, what) if one.event == what.event else None
                if numbered is None:
                    return None
                one = numbered
            if during is not None:
                one = replace(one, during=during)
            if condition is not None:
                if one.condition is not None:
                    return None
                one = replace(one, condition=condition)
            made.append(one)
        if late is not None:
            if during is not None:
                return None
            made[-1] = replace(made[-1], during=late)
        if so is not None:
            so_too = under_condition(made[-1], so)
            if so_too is None:
                return None
            made[-1] = so_too
        if (cases := two_cases(secondary, effects)) is not None:
            return n.Triggered(tuple(made), cases, None, only_once, times=often)
        in_discard = secondary == n.InZone("discard")
        zone: Literal["discard", "play"] = "discard" if in_discard else "play"
        return n.Triggered(tuple(made), effects, secondary, only_once, zone, times=often)

    @g.rule(
        "triggered",
        "during each opponent's turn , whenever they {deed:players deed} [while {condition:condition}] , {effects:sequence}",
    )
    def in_their_turn(
        deed: tuple[n.EventName, dict[str, Any]], effects: Effects, condition: n.Condition | None = None
    ) -> n.Ability:
        """They: the opponent whose turn it is."""
        event, fields = deed
        when = n.When(event, player="opponents", during="their turn", condition=condition, **fields)
        return n.Triggered((when,), effects)

    @g.rule("triggered", "if {condition:condition} , {effects:clause} when he|she|it|they enter|enters play [.]")
    def as_it_enters(condition: n.Condition, effects: Effects) -> n.Ability:
        return n.Triggered((n.When("played", card="this"),), effects, condition)


def _activated(g: Grammar) -> None:
    g.means("cost", {"⟳": partial(n.Exert, n.This())})
    g.means("cost", {"{amount:number} ⬡": n.PayInk})
    g.means("cost", {"⟳ {target}": lambda target: n.Exert(target) if isinstance(target, n.Chosen) else None})
    g.means("cost", {"{effect:do}": lambda effect: effect})
    g.means("costs", {"{one:cost}": lambda one: (one,)})
    g.means("costs", {"{first:cost} , {rest:costs}": lambda first, rest: (first, *rest)})

    @g.rule("activated", "{once:once?} [{during:during} ,] {cost:costs} — {effects:sequence}")
    def activated(once: Often | None, cost: Effects, effects: Effects, during: str | None = None) -> n.Ability | None:
        if once is not None and once.times > 1:
            return None
        return n.Activated(cost, effects, once=once is not None) if during in (None, "your turn") else None

    @g.rule("activated", "{once:once} [{during:during} ,] {effects:sequence}")
    def once_may(once: Often, effects: Effects, during: str | None = None) -> n.Ability | None:
        """Once a turn, you may pay something for something: an activated ability in other words."""
        if once.times == 1 and len(effects) == 1 and isinstance(effects[0], n.IfYouDo) and effects[0].may:
            return n.Activated(effects[0].first, effects[0].then, once=True)
        return None

    @g.rule("activated", "while {condition:condition} , {effects:clause} [.]")
    def while_may(condition: n.Condition, effects: Effects) -> n.Ability | None:
        if len(effects) == 1 and isinstance(effects[0], n.IfYouDo) and effects[0].may:
            return n.Activated(effects[0].first, effects[0].then, condition)
        return None


def _static(g: Grammar) -> None:
    @g.rule(
        "static ability",
        "[{during:during} ,] [while|if {condition:condition} ,] {effects:statics} [unless {unless:condition}] [.]",
    )
    def static(
        effects: tuple[n.Static, ...],
        during: Any = None,
        condition: n.Condition | None = None,
        unless: n.Condition | None = None,
    ) -> n.Ability | None:
        if speaks_of_subject(unless, effects):
            described = [about(effect, unless, False) for effect in effects]
            return n.StaticAbility(tuple(described), condition, None, during or "any")
        return n.StaticAbility(effects, condition, unless, during or "any")

    @g.rule("static ability", "[{during:during} ,] {effects:statics} while|if {condition:condition} [.]")
    def static_while(effects: tuple[n.Static, ...], condition: n.Condition, during: Any = None) -> n.Ability | None:
        if speaks_of_subject(condition, effects):
            return n.StaticAbility(
                tuple(about(effect, condition, True) for effect in effects), None, None, during or "any"
            )
        if any(isinstance(getattr(effect, "cards", None), n.Select) for effect in effects) and speaks_of_them(
            condition
        ):
            return None  # this card, or those it is said of?
        return n.StaticAbility(effects, condition, None, during or "any")

    @g.rule("static ability", "while {first:condition} , if {second:condition} , {effects:statics} [.]")
    def static_both(first: n.Condition, second: n.Condition, effects: tuple[n.Static, ...]) -> n.Ability:
        parts = tuple(
            part for one in (first, second) for part in (one.conditions if isinstance(one, n.All) else (one,))
        )
        return n.StaticAbility(effects, n.All(parts))

    @g.rule("static ability", "if {condition:condition} , {effects:statics} this turn [.]")
    def this_turn(condition: n.Condition, effects: tuple[n.Static, ...]) -> n.Ability | None:
        """What rests on something that happened this turn holds this turn."""
        return n.StaticAbility(effects, condition) if isinstance(condition, n.Happened) else None

    @g.rule(
        "static ability",
        "while you have only {count:number} {cards:nominal} , they {says:predicates} [.]",
        "while you have exactly {count:number} {cards:nominal} , they {says:predicates} [.]",
    )
    def only_these(count: int, cards: Nominal, says: tuple[n.Static, ...]) -> n.Ability | None:
        if cards.whose != "any" or cards.zone:
            return None
        found = select(cards, whose="you")
        return n.StaticAbility(of(says, found), n.Have(found, count, "="))

    g.word("doing", {"in a challenge": n.InChallenge()})
    g.word("doing", {"being challenged": n.InChallenge("challenged"), "challenging": n.InChallenge("challenging")})

    @g.rule("doing", "challenging a|an {cards:nominal}")
    def challenging(cards: Nominal) -> n.Filter | None:
        found = select(cards)
        if found.whose != "any" or found.zone != "play" or found.other:
            return None
        what: tuple[n.Filter, ...] = () if found.what == "card" else (n.TypeIs((found.what,)),)
        return n.InChallenge("challenging", (*what, *found.where))

    @g.rule("static ability", "while {doing:doing} , {cards:every} {says:predicates} [.]")
    def while_doing(doing: n.Filter, cards: Any, says: tuple[n.Static, ...]) -> n.Ability | None:
        """The one who does it is the one the sentence is about."""
        if cards == "this":
            return n.StaticAbility(of(says, "this"), n.Is(n.This(), where=(doing,)))
        return n.StaticAbility(of(says, narrowed(cards, doing))) if isinstance(cards, n.Select) else None

    @g.rule("static ability", "while one of your {cards:nominal} {state:state} , that character {says:predicates} [.]")
    def while_such(cards: Nominal, state: n.Filter, says: tuple[n.Static, ...]) -> n.Ability | None:
        if cards.whose != "any" or cards.zone:
            return None
        return n.StaticAbility(of(says, narrowed(select(cards, whose="you"), state)))

    def of(says: tuple[n.Static, ...], cards: Any) -> tuple[n.Static, ...]:
        return tuple(replace(part, cards=cards) for part in says)

    def narrowed(cards: n.Select, part: n.Filter) -> n.Select:
        return replace(cards, where=tuple(sorted((*cards.where, part), key=order)))


def two_cases(first: n.Condition | None, effects: Effects) -> Effects | None:
    """If there are many, A. If there are few, B: the first condition says nothing of B, whose own one excludes it (6.2.5)."""
    for at, effect in enumerate(effects):
        if isinstance(effect, n.If) and excludes(first, effect.condition):
            return (n.If(first, effects[:at]), *effects[at:])
    return None


def excludes(one: n.Condition | None, other: n.Condition) -> TypeGuard[n.Have]:
    """Both count the same cards, and no number is in both ranges."""
    if not isinstance(one, n.Have) or not isinstance(other, n.Have) or one.cards != other.cards:
        return False
    lowest = {">": 1, ">=": 0}
    highest = {"<": -1, "<=": 0}
    if one.compare in lowest and other.compare in highest:
        return one.count + lowest[one.compare] > other.count + highest[other.compare]
    if one.compare in highest and other.compare in lowest:
        return other.count + lowest[other.compare] > one.count + highest[one.compare]
    return False


def speaks_of_subject(condition: n.Condition | None, effects: tuple[n.Static, ...]) -> bool:
    """Your characters ... while they're damaged: each of them by itself."""
    if not isinstance(condition, n.Is) or not isinstance(condition.target, n.That) or condition.what != "card":
        return False
    if condition.target.ref not in ("?them", "?it"):
        return False
    return len(condition.where) == 1 and all(isinstance(getattr(effect, "cards", None), n.Select) for effect in effects)


def speaks_of_them(part: Any) -> bool:
    """Whether "they" are spoken of anywhere in it."""
    if isinstance(part, n.That):
        return part.ref == "?them"
    if isinstance(part, tuple):
        return any(speaks_of_them(one) for one in part)
    return any(speaks_of_them(getattr(part, name)) for name in getattr(part, "__struct_fields__", ()))


def about(effect: Any, condition: Any, yes: bool) -> n.Static:
    """The effect over those of its cards of which the condition holds, or does not."""
    parts = condition.where if yes else tuple(n.Not(part) for part in condition.where)
    where = tuple(sorted((*effect.cards.where, *parts), key=order))
    described: n.Static = replace(effect, cards=replace(effect.cards, where=where))
    return described
