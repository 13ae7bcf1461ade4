"""What is done to damage: deal, put, remove, move; what would be dealt and isn't."""

from __future__ import annotations

from arbitre.ability.parse.grammar import Grammar
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.grammar.amounts import scaled
from arbitre.games.lorcana.grammar.nouns import Nominal

Effects = tuple[n.Effect, ...]


def add_damage(g: Grammar) -> None:
    _dealt(g)
    _removed(g)
    _prevented(g)


def _dealt(g: Grammar) -> None:
    @g.rule("do", "deal|deals {count:number} damage [each] to {target:target} {each:for each?}")
    def deal(count: int, target: n.Target, each: n.Amount | None) -> n.Effect:
        return n.DealDamage(target, scaled(count, each))

    @g.rule("do", "deal|deals {target:target} {count:number} damage")
    def deal_them(count: int, target: n.Target) -> n.Effect:
        return n.DealDamage(target, count)

    @g.rule(
        "do", "deal|deals damage {equal:equal} to {target:target}", "deal|deals damage to {target:target} {equal:equal}"
    )
    def deal_equal(target: n.Target, equal: n.Amount) -> n.Effect:
        return n.DealDamage(target, equal)

    @g.rule("do", "deal|deals (that much | the same amount of) damage to {target:target}")
    def deal_as_much(target: n.Target) -> n.Effect:
        return n.DealDamage(target, n.EventAmount())

    @g.rule("do", "put|puts {count:number} damage counter|counters on {target:target}")
    def put(count: int, target: n.Target) -> n.Effect:
        return n.PutDamage(target, count)


def _removed(g: Grammar) -> None:
    @g.rule("do", "remove|removes {up_to:up to?} {count:number} damage [each] from {target:target} {each:for each?}")
    def remove(up_to: bool | None, count: int, target: n.Target, each: n.Amount | None) -> n.Effect:
        return n.RemoveDamage(target, scaled(count, each), up_to=bool(up_to))

    @g.rule("do", "remove|removes all damage from {target:target}")
    def remove_all(target: n.Target) -> n.Effect:
        return n.RemoveDamage(target)

    g.word("up to", {"up to": True})

    @g.rule("target", "each {cards:nominal} you removed damage from this way")
    def healed(cards: Nominal) -> n.Target | None:
        return n.That("healed") if cards == Nominal(("character",)) else None

    g.word("simple condition", {"you removed damage this way": n.CompareIs(n.Tally(), ">=", 1)})

    @g.rule(
        "do",
        "move|moves {up_to:up to?} {count:number} damage [counter|counters] from {source:target} to {target:target}",
    )
    def move(up_to: bool | None, count: int, source: n.Target, target: n.Target) -> n.Effect:
        return n.MoveDamage(source, target, count, up_to=bool(up_to))

    @g.rule("do", "move|moves all damage [counters] from {source:target} to {target:target}")
    def move_all(source: n.Target, target: n.Target) -> n.Effect:
        return n.MoveDamage(source, target)


def _prevented(g: Grammar) -> None:
    @g.rule(
        "clause",
        "{time:duration} , the next time {target:target} would be dealt damage [,] {_:pronoun} take|takes no damage instead",
    )
    def shield(time: n.Duration, target: n.Target, _: str) -> Effects | None:
        return (n.ReplaceNext(target, "no damage", time),) if _ in ("them", "her", "it") else None
