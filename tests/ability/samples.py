"""An example of everything a game's cards can say: every node, with every value its fields can have."""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Container, Iterator
from typing import Any, ClassVar, get_args, get_origin

import msgspec

from arbitre.ability import nodes as n
from arbitre.ability.language import Language

SIMPLEST: dict[Any, Any] = {
    n.Amount: 2,
    n.Filter: n.Exerted(),
    n.Target: n.This(),
    n.Effect: n.Draw(),
    n.Condition: n.During("your turn"),
    n.Static: n.Gets("this", "strength", 1),
}
"""The simplest member of each family, so that examples end somewhere."""
PLAIN: dict[type[Any], Any] = {n.Is: n.Is(n.This(), where=(n.Exerted(),))}  # an empty description says nothing


class Samples:
    """What the cards of one game can say. Each game says where else a node of it can stand (`abilities`)."""

    kind: ClassVar[n.Select]
    """Cards of the usual kind."""
    things: ClassVar[n.Select]
    """Cards of another kind."""
    static: ClassVar[n.Static]
    """Something that simply holds."""
    stat: ClassVar[str]
    meeting: ClassVar[str]
    """An event of two cards."""

    def __init__(
        self,
        language: Language,
        keyword: str,
        plain: dict[type[Any], Any],
        words: dict[str, str],
        numbers: frozenset[tuple[type[Any], str]] = frozenset(),
    ) -> None:
        self.language = language
        self.simplest = SIMPLEST | {n.Ability: n.Keyword(keyword)}
        self.plain = PLAIN | plain
        self.words = {"keyword": keyword} | words  # for fields that are free text
        self.numbers = numbers  # fields that are only plain numbers in this game

    def all_classes(self) -> list[type[Any]]:
        """Every node class the game's cards can have."""
        return list(self.language.nodes)

    def values(self, hint: Any, name: str, deep: bool = True) -> list[Any]:
        """Values for a field of this type, the simplest first; not `deep`: at least that one."""
        for family, simplest in self.simplest.items():
            if hint == family:
                base = n.Counted if family == n.Amount else family
                return [simplest, *(self.example(member) for member in self.language.family(base) if deep)]
        words = self.language.words_of(hint)
        if words is not None:
            return list(words)
        origin = get_origin(hint)
        if origin is typing.Annotated:
            return self.values(hint.__origin__, name, deep)
        if origin in (types.UnionType, typing.Union):
            found = [self.values(member, name, deep) for member in self._members(hint)]
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

    def _members(self, union: Any) -> list[Any]:
        """What a union can be in this game; an amount in it is one member."""
        members = [
            one
            for one in get_args(union)
            if not (isinstance(one, type) and issubclass(one, n.Node)) or one in self.language.nodes
        ]
        if n.Counted in get_args(union):
            members[members.index(int)] = n.Amount
        return members

    def example(self, cls: type[Any]) -> Any:
        """The plainest instance of a node class."""
        if cls in self.plain:
            return self.plain[cls]
        hints = self.language.fields(cls)
        needed = [field.name for field in msgspec.structs.fields(cls) if field.required]
        return cls(**{name: self.values(hints[name], name, deep=False)[0] for name in needed})

    def variants(self, cls: type[Any]) -> Iterator[Any]:
        """The plainest instance, and one for every other value of every field."""
        plain = self.example(cls)
        yield plain
        for name, hint in self._fields(cls):
            for value in self.values(hint, name):
                if value != getattr(plain, name):
                    yield msgspec.structs.replace(plain, **{name: value})

    def by_field(self, cls: type[Any]) -> Iterator[tuple[str, list[Any]]]:
        """For each plain field (a word of a few, a number, yes or no): instances that differ in it alone."""
        plain = self.example(cls)
        for name, hint in self._fields(cls):
            if self.language.words_of(hint) is not None or _bare(hint) in (bool, int):
                found = self.values(hint, name)
                yield name, [msgspec.structs.replace(plain, **{name: value}) for value in found]

    def _fields(self, cls: type[Any]) -> Iterator[tuple[str, Any]]:
        for name, hint in self.language.fields(cls).items():
            yield name, int if (cls, name) in self.numbers else hint

    def abilities(self, node: Any) -> Iterator[n.Ability]:
        """Abilities that have a node in the places it can stand in."""
        if isinstance(node, n.Ability):
            yield node
        if isinstance(node, n.Filter):
            for found in (node, n.Not(node), n.AnyOf(((node,), (node, node)))):
                yield n.StaticAbility(
                    (n.Gets(msgspec.structs.replace(self.kind, whose="you", where=(found,)), self.stat, 1),)
                )
                yield n.StaticAbility((self.static,), condition=n.Is(n.This(), where=(found,)))
                yield n.ActionEffect((n.Banish(n.Chosen(msgspec.structs.replace(self.things, where=(found,)))),))
        if isinstance(node, n.When):
            yield n.Triggered((node,), (n.Banish(n.That("it")), n.Ready(n.That("other")), n.Draw(n.EventAmount())))
            yield n.ActionEffect((n.CreateTrigger(node, (n.Draw(),)), n.If(n.Happened(node), (n.Draw(),))))
            yield n.StaticAbility((self.static,), condition=n.NoneOf(n.Happened(node)))
        for around in self.around(node):
            yield from self.abilities(around)

    def around(self, node: Any) -> Iterator[Any]:
        """Nodes that have this one in them."""
        if isinstance(node, n.Target):
            yield n.Banish(node)
            yield n.Ready(node)
            yield n.ReturnToHand(node)
            yield n.Modify(node, "strength", -2)
            yield n.DealDamage(node, 2)
            yield n.PutOnDeck(node, "bottom")
            yield n.ForEachCard(node, (n.Ready(n.That("it")),))
        if isinstance(node, n.Select):
            yield n.Chosen(node)
            yield n.Chosen(node, count=2, up_to=True)
            yield n.Each(node)
            yield n.CountOf(node)
            yield n.Have(node, 2)
            yield n.Gets(node, self.stat, 1)
            yield n.When(self.meeting, card=node, other=node)
        if isinstance(node, n.Amount):
            yield n.Draw(node)
            yield n.Discard(node)
            yield n.DealDamage(n.Chosen(self.kind), node)
            yield n.Modify(n.Chosen(self.kind), "strength", node)
            yield n.Look(node)
            yield n.CostsLess("this", node)
            yield n.CompareIs(node, ">", node)
            yield n.StatIs("strength", "<=", node)
            if not isinstance(node, n.Plus):
                yield n.Plus(n.Times(node, 2), 1)

    def check_said(self, cls: type[Any], say: Callable[[n.Ability], str], faults: Callable[[str], str]) -> None:
        """Whatever is said with a node is said well."""
        count = 0
        for variant in self.variants(cls):
            for ability in self.abilities(variant):
                text = say(ability)
                assert not faults(text), f"{variant}: {text} {faults(text)}"
                count += 1
        assert count, f"nothing was said with {cls.__name__}: the samples of the game have no place for it"

    def reading_alike(self, say: Callable[[n.Ability], str], silent: Container[tuple[str, str]]) -> str:
        """The plain fields whose values do not all read differently, with a text; those not counted that are silent."""
        same: list[str] = []
        for cls in self.all_classes():
            for field, instances in self.by_field(cls):
                texts = ["\n".join(say(ability) for ability in self.abilities(one)) for one in instances]
                if len(set(texts)) < len(texts) and (cls.__name__, field) not in silent:
                    same.append(f"{cls.__name__}.{field}: {sorted(t for t in texts if texts.count(t) > 1)[0]}")
        return "\n".join(sorted(same))


def _bare(hint: Any) -> Any:
    """A type without the mark of an extra field."""
    return hint.__origin__ if get_origin(hint) is typing.Annotated else hint
