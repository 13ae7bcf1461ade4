"""What is done to damage: deal, put, remove, move; what would be dealt and isn't."""

from __future__ import annotations

from functools import partial

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
    g.means(
        "do",
        {
            "deal|deals {count:number} damage [each] to {target} {each:for each?}": lambda count, target, each: (
                n.DealDamage(target, scaled(count, each))
            ),
            "deal|deals {target} {amount:number} damage": n.DealDamage,
            "deal|deals damage {amount:equal} to {target}": n.DealDamage,
            "deal|deals damage to {target} {amount:equal}": n.DealDamage,
            "deal|deals (that much | the same amount of) damage to {target}": partial(
                n.DealDamage, amount=n.EventAmount()
            ),
            "put|puts {amount:number} damage counter|counters on {target}": n.PutDamage,
        },
    )


def _removed(g: Grammar) -> None:
    @g.rule("do", "remove|removes {up_to:up to?} {count:number} damage [each] from {target:target} {each:for each?}")
    def remove(up_to: bool | None, count: int, target: n.Target, each: n.Amount | None) -> n.Effect:
        return n.RemoveDamage(target, scaled(count, each), up_to=bool(up_to))

    g.means("do", {"remove|removes all damage from {target}": n.RemoveDamage})
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

    g.means("do", {"move|moves all damage [counters] from {source:target} to {target}": n.MoveDamage})


def _prevented(g: Grammar) -> None:
    @g.rule(
        "clause",
        "{time:duration} , the next time {target:target} would be dealt damage [,] {_:pronoun} take|takes no damage instead",
    )
    def shield(time: n.Duration, target: n.Target, _: str) -> Effects | None:
        return (n.ReplaceNext(target, "no damage", time),) if _ in ("them", "her", "it") else None
