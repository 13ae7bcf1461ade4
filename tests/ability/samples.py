"""An example of everything a game's cards can say: every node, with every value its fields can have."""

from __future__ import annotations

import types
import typing
from collections.abc import Iterator, Mapping
from typing import Any, get_args, get_origin

import msgspec

from arbitre.ability import nodes as n
from arbitre.ability.language import Language


class Samples:
    """What the cards of one game can say. Each game says where a node can stand (`abilities`)."""

    def __init__(
        self,
        language: Language,
        simplest: Mapping[Any, Any],
        plain: Mapping[type[Any], Any],
        words: Mapping[str, str],
        numbers: frozenset[tuple[type[Any], str]] = frozenset(),
    ) -> None:
        self.language = language
        self.simplest = simplest  # the simplest member of each family, so that examples end somewhere
        self.plain = plain
        self.words = words  # for fields that are free text
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
        raise NotImplementedError


def _bare(hint: Any) -> Any:
    """A type without the mark of an extra field."""
    return hint.__origin__ if get_origin(hint) is typing.Annotated else hint
