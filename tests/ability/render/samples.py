"""An example of everything the ability language can say: every node, with every value its fields can have."""

from __future__ import annotations

import types
import typing
from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from arbitre.ability import nodes as n
from arbitre.ability.dialect import SPOILS_AMOUNTS, SPOILS_FIELDS, SPOILS_NODES, SPOILS_WORDS

CHOSEN = n.Chosen(n.Select("character"))

# The simplest member of each family, so that examples end somewhere.
SIMPLEST: dict[Any, Any] = {
    n.Amount: 2,
    n.Filter: n.Damaged(),
    n.Target: n.This(),
    n.Effect: n.Draw(),
    n.Condition: n.During("your turn"),
    n.Static: n.Gets("this", "strength", 1),
    n.Ability: n.Keyword("Evasive"),
}
PLAIN: dict[type[Any], Any] = {
    n.Is: n.Is(n.This(), where=(n.Exerted(),)),  # an empty description says nothing
    n.When: n.When("banished", card=n.Select("character")),  # the event with the most to say about
}
WORDS = {
    "keyword": "Evasive",
    "ink": "Amber",
    "ref": "it",
    "any": "Villain",
    "names": "Gaston",
    "onto": "Puppy",
    "classification": "Hero",
}


def classes(family: Any) -> list[type[Any]]:
    """The node classes of a family (a union)."""
    members = [member for member in get_args(family) if isinstance(member, type) and issubclass(member, n.Node)]
    return [member for member in members if member not in SPOILS_NODES]


def all_classes() -> list[type[Any]]:
    """Every node class Lorcana's cards can have."""
    found = [c for c in vars(n).values() if isinstance(c, type) and issubclass(c, n.Node) and c is not n.Node]
    return [c for c in found if c not in SPOILS_NODES]


def values(hint: Any, name: str, deep: bool = True) -> list[Any]:
    """Values for a field of this type, the simplest first; not `deep`: at least that one."""
    for family, simplest in SIMPLEST.items():
        if hint == family:
            return [simplest, *(example(member) for member in classes(family) if deep)]
    origin = get_origin(hint)
    if origin is Literal:
        return [word for word in get_args(hint) if word not in SPOILS_WORDS]
    if origin in (types.UnionType, typing.Union):
        members = [member for member in get_args(hint) if member not in SPOILS_NODES]
        members = members if deep else members[:1]
        return [value for member in members for value in values(member, name, deep)]
    if origin is tuple:
        return [(value,) for value in values(get_args(hint)[0], name, deep)]
    if hint is type(None):
        return [None]
    if hint is bool:
        return [False, True]
    if hint is int:
        return [2, 1]
    if hint is str:
        return [WORDS.get(name, "")]
    return [example(hint)]


def fields(cls: type[Any]) -> list[Any]:
    return [field for field in msgspec.structs.fields(cls) if (cls, field.name) not in SPOILS_FIELDS]


def example(cls: type[Any]) -> Any:
    """The plainest instance of a node class."""
    if cls in PLAIN:
        return PLAIN[cls]
    hints = get_type_hints(cls, vars(n))
    needed = [field.name for field in msgspec.structs.fields(cls) if field.required]
    return cls(**{name: values(hints[name], name, deep=False)[0] for name in needed})


def variants(cls: type[Any]) -> Iterator[Any]:
    """The plainest instance, and one for every other value of every field."""
    plain = example(cls)
    yield plain
    hints = get_type_hints(cls, vars(n))
    for field in fields(cls):
        hint = int if (cls, field.name) in SPOILS_AMOUNTS else hints[field.name]
        for value in values(hint, field.name):
            yield msgspec.structs.replace(plain, **{field.name: value})


def by_field(cls: type[Any]) -> Iterator[tuple[str, list[Any]]]:
    """For each plain field (a word of a few, a number, yes or no): instances that differ in it alone."""
    plain = example(cls)
    hints = get_type_hints(cls, vars(n))
    for field in fields(cls):
        hint = int if (cls, field.name) in SPOILS_AMOUNTS else hints[field.name]
        if get_origin(hint) is Literal or hint in (bool, int):
            found = values(hint, field.name)
            yield field.name, [msgspec.structs.replace(plain, **{field.name: value}) for value in found]


def abilities(node: Any) -> Iterator[n.Ability]:
    """Abilities that have a node in the places it can stand in."""
    if isinstance(node, n.Ability):
        yield node
    if isinstance(node, n.Effect):
        yield n.ActionEffect((node,))
        yield n.Triggered((n.When("quests", card="this"),), (n.May((node,)), node))
        yield n.Triggered(
            (n.When("banished", card=n.Select("character", "you")),), (n.IfYouDo((node,), (node,), True),)
        )
        yield n.ActionEffect(
            (n.ForEachPlayer("opponents", (node, n.Draw(player="actor"))), n.ChooseOne(((node,), (node,))))
        )
        yield n.Activated((node,), (node, node), once=True)
    if isinstance(node, n.Static):
        yield n.StaticAbility((node, node), condition=n.During("your turn"))
        yield n.ActionEffect((n.Continuous(node, "until your next turn"),))
    if isinstance(node, n.Condition):
        for condition in (node, n.NoneOf(node)):
            yield n.Triggered((n.When("played", card="this", condition=condition),), (n.Draw(),), condition=condition)
            yield n.StaticAbility((n.ExtraInk(),), condition=condition, unless=condition)
    if isinstance(node, n.When):
        yield n.Triggered((node,), (n.Banish(n.That("it")), n.Ready(n.That("other")), n.Draw(n.EventAmount())))
        yield n.ActionEffect((n.CreateTrigger(node, (n.Draw(),)), n.If(n.Happened(node), (n.Draw(),))))
        yield n.StaticAbility((n.ExtraInk(),), condition=n.NoneOf(n.Happened(node)))
    if isinstance(node, n.Target):
        for effect in (n.Banish, n.Ready, n.ReturnToHand, n.ShuffleIntoDeck, n.PutIntoInkwell, n.Play, n.AddStrength):
            yield from abilities(effect(node))
        yield from abilities(n.Modify(node, "strength", -2))
        yield from abilities(n.DealDamage(node, 2))
        yield from abilities(n.RemoveDamage(node))
        yield from abilities(n.PutOnDeck(node, "bottom"))
        yield from abilities(n.ForEachCard(node, (n.Ready(n.That("it")),)))
    if isinstance(node, n.Select):
        yield from abilities(n.Chosen(node))
        yield from abilities(n.Chosen(node, count=2, up_to=True))
        yield from abilities(n.Each(node))
        yield from abilities(n.CountOf(node))
        yield from abilities(n.Have(node, 2))
        yield from abilities(n.Gets(node, "lore", 1))
        yield from abilities(n.When("challenges", card=node, other=node))
    if isinstance(node, n.Filter):
        for found in (node, n.Not(node), n.AnyOf(((node,), (node, node)))):
            yield n.StaticAbility((n.Gets(n.Select("character", "you", where=(found,)), "lore", 1),))
            yield n.StaticAbility((n.ExtraInk(),), condition=n.Is(n.This(), where=(found,)))
            yield n.ActionEffect((n.Banish(n.Chosen(n.Select("item", where=(found,)))),))
    if isinstance(node, n.Amount):
        yield from abilities(n.Draw(node))
        yield from abilities(n.GainLore(node))
        yield from abilities(n.Discard(node))
        yield from abilities(n.DealDamage(CHOSEN, node))
        yield from abilities(n.Modify(CHOSEN, "strength", node))
        yield from abilities(n.Look(node))
        yield from abilities(n.CostsLess("this", node))
        yield from abilities(n.CompareIs(node, ">", node))
        yield from abilities(n.StatIs("strength", "<=", node))
        if not isinstance(node, n.Plus):
            yield from abilities(n.Plus(n.Times(node, 2), 1))
