"""An example of everything a game's cards can say: every node, with every value its fields can have."""

from __future__ import annotations

import types
import typing
from collections.abc import Iterator, Mapping
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from arbitre.ability import dialect
from arbitre.ability import nodes as n

CHOSEN = n.Chosen(n.Select("character"))


class Samples:
    """What the cards of one game can say. Each game says where a node can stand (`abilities`)."""

    def __init__(
        self,
        foreign: tuple[frozenset[type[Any]], frozenset[str], frozenset[tuple[type[Any], str]]],
        simplest: Mapping[Any, Any],
        plain: Mapping[type[Any], Any],
        words: Mapping[str, str],
        numbers: frozenset[tuple[type[Any], str]] = frozenset(),
    ) -> None:
        self.nodes, self.literals, self.unknown = foreign  # what only the cards of other games have
        self.simplest = simplest  # the simplest member of each family, so that examples end somewhere
        self.plain = plain
        self.words = words  # for fields that are free text
        self.numbers = numbers  # fields that are only plain numbers in this game

    def classes(self, family: Any) -> list[type[Any]]:
        """The node classes of a family (a union)."""
        members = [member for member in get_args(family) if isinstance(member, type) and issubclass(member, n.Node)]
        return [member for member in members if member not in self.nodes]

    def all_classes(self) -> list[type[Any]]:
        """Every node class the game's cards can have."""
        found = [c for c in vars(n).values() if isinstance(c, type) and issubclass(c, n.Node) and c is not n.Node]
        return [c for c in found if c not in self.nodes]

    def values(self, hint: Any, name: str, deep: bool = True) -> list[Any]:
        """Values for a field of this type, the simplest first; not `deep`: at least that one."""
        for family, simplest in self.simplest.items():
            if hint == family:
                return [simplest, *(self.example(member) for member in self.classes(family) if deep)]
        origin = get_origin(hint)
        if origin is Literal:
            return [word for word in get_args(hint) if word not in self.literals]
        if origin in (types.UnionType, typing.Union):
            members = [member for member in get_args(hint) if member not in self.nodes]
            found = [self.values(member, name, deep) for member in members]
            found = found if deep else [values for values in found if values][:1]
            return [value for values in found for value in values]
        if origin is tuple:
            return [(value,) for value in self.values(get_args(hint)[0], name, deep)]
        if hint is type(None):
            return [None]
        if hint is bool:
            return [False, True]
        if hint is int:
            return [2, 1]
        if hint is str:
            return [self.words.get(name, "")]
        return [self.example(hint)]

    def fields(self, cls: type[Any]) -> list[Any]:
        return [field for field in msgspec.structs.fields(cls) if (cls, field.name) not in self.unknown]

    def example(self, cls: type[Any]) -> Any:
        """The plainest instance of a node class."""
        if cls in self.plain:
            return self.plain[cls]
        hints = get_type_hints(cls, vars(n))
        needed = [field.name for field in msgspec.structs.fields(cls) if field.required]
        return cls(**{name: self.values(hints[name], name, deep=False)[0] for name in needed})

    def variants(self, cls: type[Any]) -> Iterator[Any]:
        """The plainest instance, and one for every other value of every field."""
        plain = self.example(cls)
        yield plain
        hints = get_type_hints(cls, vars(n))
        for field in self.fields(cls):
            hint = int if (cls, field.name) in self.numbers else hints[field.name]
            for value in self.values(hint, field.name):
                yield msgspec.structs.replace(plain, **{field.name: value})

    def by_field(self, cls: type[Any]) -> Iterator[tuple[str, list[Any]]]:
        """For each plain field (a word of a few, a number, yes or no): instances that differ in it alone."""
        plain = self.example(cls)
        hints = get_type_hints(cls, vars(n))
        for field in self.fields(cls):
            hint = int if (cls, field.name) in self.numbers else hints[field.name]
            if get_origin(hint) is Literal or hint in (bool, int):
                found = self.values(hint, field.name)
                yield field.name, [msgspec.structs.replace(plain, **{field.name: value}) for value in found]

    def abilities(self, node: Any) -> Iterator[n.Ability]:
        """Abilities that have a node in the places it can stand in."""
        raise NotImplementedError


class LorcanaSamples(Samples):
    def abilities(self, node: Any) -> Iterator[n.Ability]:
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
                yield n.Triggered(
                    (n.When("played", card="this", condition=condition),), (n.Draw(),), condition=condition
                )
                yield n.StaticAbility((n.ExtraInk(),), condition=condition, unless=condition)
        if isinstance(node, n.When):
            yield n.Triggered((node,), (n.Banish(n.That("it")), n.Ready(n.That("other")), n.Draw(n.EventAmount())))
            yield n.ActionEffect((n.CreateTrigger(node, (n.Draw(),)), n.If(n.Happened(node), (n.Draw(),))))
            yield n.StaticAbility((n.ExtraInk(),), condition=n.NoneOf(n.Happened(node)))
        if isinstance(node, n.Target):
            for effect in (
                n.Banish,
                n.Ready,
                n.ReturnToHand,
                n.ShuffleIntoDeck,
                n.PutIntoInkwell,
                n.Play,
                n.AddStrength,
            ):
                yield from self.abilities(effect(node))
            yield from self.abilities(n.Modify(node, "strength", -2))
            yield from self.abilities(n.DealDamage(node, 2))
            yield from self.abilities(n.RemoveDamage(node))
            yield from self.abilities(n.PutOnDeck(node, "bottom"))
            yield from self.abilities(n.ForEachCard(node, (n.Ready(n.That("it")),)))
        if isinstance(node, n.Select):
            yield from self.abilities(n.Chosen(node))
            yield from self.abilities(n.Chosen(node, count=2, up_to=True))
            yield from self.abilities(n.Each(node))
            yield from self.abilities(n.CountOf(node))
            yield from self.abilities(n.Have(node, 2))
            yield from self.abilities(n.Gets(node, "lore", 1))
            yield from self.abilities(n.When("challenges", card=node, other=node))
        if isinstance(node, n.Filter):
            for found in (node, n.Not(node), n.AnyOf(((node,), (node, node)))):
                yield n.StaticAbility((n.Gets(n.Select("character", "you", where=(found,)), "lore", 1),))
                yield n.StaticAbility((n.ExtraInk(),), condition=n.Is(n.This(), where=(found,)))
                yield n.ActionEffect((n.Banish(n.Chosen(n.Select("item", where=(found,)))),))
        if isinstance(node, n.Amount):
            yield from self.abilities(n.Draw(node))
            yield from self.abilities(n.GainLore(node))
            yield from self.abilities(n.Discard(node))
            yield from self.abilities(n.DealDamage(CHOSEN, node))
            yield from self.abilities(n.Modify(CHOSEN, "strength", node))
            yield from self.abilities(n.Look(node))
            yield from self.abilities(n.CostsLess("this", node))
            yield from self.abilities(n.CompareIs(node, ">", node))
            yield from self.abilities(n.StatIs("strength", "<=", node))
            if not isinstance(node, n.Plus):
                yield from self.abilities(n.Plus(n.Times(node, 2), 1))


LORCANA = LorcanaSamples(
    dialect.foreign("lorcana"),
    simplest={
        n.Amount: 2,
        n.Filter: n.Damaged(),
        n.Target: n.This(),
        n.Effect: n.Draw(),
        n.Condition: n.During("your turn"),
        n.Static: n.Gets("this", "strength", 1),
        n.Ability: n.Keyword("Evasive"),
    },
    plain={
        n.Is: n.Is(n.This(), where=(n.Exerted(),)),  # an empty description says nothing
        n.When: n.When("banished", card=n.Select("character")),  # the event with the most to say about
    },
    words={
        "keyword": "Evasive",
        "ink": "Amber",
        "ref": "it",
        "any": "Villain",
        "names": "Gaston",
        "onto": "Puppy",
        "classification": "Hero",
    },
    numbers=dialect.SPOILS_AMOUNTS,
)


class SpoilsSamples(Samples):
    def abilities(self, node: Any) -> Iterator[n.Ability]:
        """Abilities that have a node in the places it can stand in."""
        if isinstance(node, n.Ability):
            yield node
        if isinstance(node, n.Effect):
            yield n.ActionEffect((node,))
            yield n.ExtraCost((node, n.Draw()))
            yield n.Triggered((n.When("attacks", card="this"),), (n.May((node,)), node), icons="GG")
            yield n.Triggered(
                (n.When("destroyed", card=n.Select("character", "you")),), (n.IfYouDo((node,), (node,), True),)
            )
            yield n.ActionEffect(
                (n.ForEachPlayer("all", (node, n.Draw(player="actor"))), n.ChooseOne(((node,), (node,))))
            )
            yield n.Activated((node,), (node, node), name="PUSH", icons="E")
        if isinstance(node, n.Static):
            yield n.StaticAbility((node, node), condition=n.During("your turn"))
            yield n.StaticAbility((node,))
            yield n.ActionEffect((n.Continuous(node, "this turn"), n.Continuous(node, "always", CHOSEN)))
        if isinstance(node, n.Condition):
            for condition in (node, n.NoneOf(node)):
                yield n.Triggered((n.When("enters play", card="this", condition=condition),), (n.If(condition, DRAW),))
                yield n.StaticAbility((n.DrawMore(),), condition=condition, unless=condition)
                yield n.ExtraCost((n.Only(condition),))
                yield n.Activated((n.Only(condition),), DRAW, condition=condition)
        if isinstance(node, n.When):
            yield n.Triggered((node,), (n.Banish(n.That("it")), n.Ready(n.That("other")), n.Draw(n.EventAmount())))
            yield n.ActionEffect((n.CreateTrigger(node, DRAW), n.If(n.Happened(node), DRAW)))
            yield n.StaticAbility((n.DrawMore(),), condition=n.NoneOf(n.Happened(node)))
        if isinstance(node, n.Target):
            for effect in (n.Banish, n.Ready, n.ReturnToHand, n.ShuffleIntoDeck, n.PutIntoPlay, n.Play, n.TakeControl):
                yield from self.abilities(effect(node))
            yield from self.abilities(n.Modify(node, "strength", -2))
            yield from self.abilities(n.DealDamage(node, 2))
            yield from self.abilities(n.PutTokens(node))
            yield from self.abilities(n.PutOnDeck(node, "bottom"))
            yield from self.abilities(n.ForEachCard(node, (n.Ready(n.That("it")),)))
        if isinstance(node, n.Chosen):
            yield from self.abilities(n.Choose(node))
        if isinstance(node, n.Select):
            yield from self.abilities(n.Chosen(node))
            yield from self.abilities(n.Chosen(node, count=2, up_to=True))
            yield from self.abilities(n.Each(node))
            yield from self.abilities(n.CountOf(node))
            yield from self.abilities(n.Have(node, 2))
            yield from self.abilities(n.Gets(node, "life", 1))
            yield from self.abilities(n.When("inflicts damage", card=node, other=node))
        if isinstance(node, n.Filter):
            for found in (node, n.Not(node), n.AnyOf(((node,), (node, node)))):
                yield n.StaticAbility((n.Gets(n.Select("character", "you", where=(found,)), "life", 1),))
                yield n.StaticAbility((n.DrawMore(),), condition=n.Is(n.This(), where=(found,)))
                yield n.ActionEffect((n.Banish(n.Chosen(n.Select("item", where=(found,)))),))
        if isinstance(node, n.Amount):
            yield from self.abilities(n.Draw(node))
            yield from self.abilities(n.LoseInfluence(node))
            yield from self.abilities(n.Discard(node))
            yield from self.abilities(n.DealDamage(CHOSEN, node))
            yield from self.abilities(n.Modify(CHOSEN, "strength", node))
            yield from self.abilities(n.Look(node))
            yield from self.abilities(n.CostsLess("this", node))
            yield from self.abilities(n.CompareIs(node, ">", node))
            yield from self.abilities(n.StatIs("strength", "<=", node))
            if not isinstance(node, n.Plus):
                yield from self.abilities(n.Plus(n.Times(node, 2), 1))


DRAW = (n.Draw(),)
SPOILS = SpoilsSamples(
    dialect.foreign("spoils"),
    simplest={
        n.Amount: 2,
        n.Filter: n.Exerted(),
        n.Target: n.This(),
        n.Effect: n.Draw(),
        n.Condition: n.During("your turn"),
        n.Static: n.Gets("this", "strength", 1),
        n.Ability: n.Keyword("Covert"),
    },
    plain={
        n.Is: n.Is(n.This(), where=(n.Exerted(),)),  # an empty description says nothing
        n.When: n.When("destroyed", card=n.Select("character")),  # the event with the most to say about
        n.Keyword: n.Keyword("Flip Up", 2, (), icons="G"),
        n.PartyMust: n.PartyMust(compare=">=", members=2),
        n.DamageChange: n.DamageChange(cards="this", change=1),
        n.EntersWith: n.EntersWith(tokens=2),
        n.SomePlayer: n.SomePlayer("opponents", n.Have(n.Select("item", "actor"), 2)),
    },
    words={
        "keyword": "Covert",
        "ref": "it",
        "any": "mau",
        "names": "Elitism",
        "name": "Gnu",
        "onto": "character",
        "classification": "node",
        "trade": "Rogue",
        "icons": "GG",
        "icon": "G",
        "slot": "X",
        "subtypes": "golem",
    },
)


ANGEL = n.Select("angel", zone="battlefield")
TARGETED = n.Choose(n.Chosen(ANGEL))


class FallenSamples(Samples):
    def abilities(self, node: Any) -> Iterator[n.Ability]:
        """Abilities that have a node in the places it can stand in."""
        if isinstance(node, n.Ability):
            yield node
        if isinstance(node, n.Mode):
            yield n.ActionEffect((n.Modes((node, node)),))
        if isinstance(node, n.Effect):
            yield n.ActionEffect((node,))
            if not isinstance(node, n.Modes):
                yield n.Oath((node,))
                yield n.Triggered((n.When("enters play", card="this"),), (node,), cost=(n.Pay(1),), name="Ferveur")
                yield n.Triggered((n.When("destroyed", card=ANGEL),), (node, n.Draw()), cost=(TARGETED,), may=True)
                yield n.Triggered((n.When("attacks", card="this"),), (n.IfYouDo((node,), (node,), True),))
                yield n.ActionEffect(
                    (n.ForEachPlayer("all", (node, n.Draw(player="actor"))), n.ChooseOne(((node,), (node,))))
                )
                yield n.Activated((node,), (node, node), name="Parole divine")
        if isinstance(node, n.Static):
            yield n.StaticAbility((node, node), condition=n.During("your turn"))
            yield n.StaticAbility((node,))
            yield n.ActionEffect((n.Continuous(node, "this turn"), n.Continuous(node, "always", n.Chosen(ANGEL))))
        if isinstance(node, n.Condition):
            for condition in (node, n.NoneOf(node)):
                yield n.Triggered((n.When("enters play", card="this", condition=condition),), (n.If(condition, DRAW),))
                yield n.StaticAbility((n.RevokeThis(),), condition=condition, unless=condition)
                yield n.Oath((n.Only(condition),))
                yield n.Activated((n.Only(condition),), DRAW, condition=condition)
        if isinstance(node, n.When):
            yield n.Triggered((node,), (n.Banish(n.That("it")), n.Ready(n.That("other")), n.Draw(n.EventAmount())))
            yield n.ActionEffect((n.CreateTrigger(node, DRAW), n.If(n.Happened(node), DRAW)))
            yield n.StaticAbility((n.RevokeThis(),), condition=n.NoneOf(n.Happened(node)))
        if isinstance(node, n.Target):
            for effect in (
                n.Banish,
                n.Ready,
                n.ReturnToHand,
                n.PutIntoPlay,
                n.PutIntoLimbo,
                n.TakeControl,
                n.Reinforce,
            ):
                yield from self.abilities(effect(node))
            yield from self.abilities(n.Modify(node, "strength", -2))
            yield from self.abilities(n.DealDamage(node, 2))
            yield from self.abilities(n.PutMarkers(node, "+1|+1"))
            yield from self.abilities(n.PutOnDeck(node, "bottom"))
            yield from self.abilities(n.ForEachCard(node, (n.Ready(n.That("it")),)))
        if isinstance(node, n.Chosen):
            yield from self.abilities(n.Choose(node))
        if isinstance(node, n.Select):
            yield from self.abilities(n.Chosen(node))
            yield from self.abilities(n.Chosen(node, count=2, up_to=True))
            yield from self.abilities(n.Each(node))
            yield from self.abilities(n.CountOf(node))
            yield from self.abilities(n.Have(node, 2))
            yield from self.abilities(n.Gets(node, "life", 1))
            yield from self.abilities(n.When("inflicts damage", card=node, other=node))
        if isinstance(node, n.Filter):
            for found in (node, n.Not(node), n.AnyOf(((node,), (node, node)))):
                yield n.StaticAbility((n.Gets(n.Select("angel", "you", "battlefield", where=(found,)), "life", 1),))
                yield n.StaticAbility((n.RevokeThis(),), condition=n.Is(n.This(), where=(found,)))
                yield n.ActionEffect((n.Banish(n.Chosen(n.Select("golem", zone="battlefield", where=(found,)))),))
        if isinstance(node, n.Amount):
            yield from self.abilities(n.Draw(node))
            yield from self.abilities(n.HealDeity(node))
            yield from self.abilities(n.Discard(node))
            yield from self.abilities(n.DealDamage(n.Chosen(ANGEL), node))
            yield from self.abilities(n.Modify(n.Chosen(ANGEL), "strength", node))
            yield from self.abilities(n.Look(node))
            yield from self.abilities(n.CostsLess("this", node))
            yield from self.abilities(n.CompareIs(node, ">", node))
            yield from self.abilities(n.StatIs("strength", "<=", node))
            if not isinstance(node, n.Plus):
                yield from self.abilities(n.Plus(n.Times(node, 2), 1))


FALLEN = FallenSamples(
    dialect.foreign("fallen"),
    simplest={
        n.Amount: 2,
        n.Filter: n.Exerted(),
        n.Target: n.This(),
        n.Effect: n.Draw(),
        n.Condition: n.During("your turn"),
        n.Static: n.Gets("this", "strength", 1),
        n.Ability: n.Keyword("Berserk"),
    },
    plain={
        n.Is: n.Is(n.This(), where=(n.Exerted(),)),  # an empty description says nothing
        n.When: n.When("destroyed", card=ANGEL),  # the event with the most to say about
        n.DamageChange: n.DamageChange(cards="this", change=1),
        n.SomePlayer: n.SomePlayer("opponents", n.Have(n.Select("golem", "actor", "battlefield"), 2)),
        n.TransformInto: n.TransformInto(n.This(), familiar="Goule"),
    },
    words={
        "keyword": "Berserk",
        "ref": "it",
        "any": "Dragon",
        "names": "Garungun",
        "name": "Goule",
        "familiar": "Goule",
        "classification": "Pirate",
        "classes": "Pirate",
        "keywords": "Berserk",
        "kingdom": "Eondra",
        "marker": "+1|+1",
        "text": "Sans Tête",
        "slot": "X",
    },
)
