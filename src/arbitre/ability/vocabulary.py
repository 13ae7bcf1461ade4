"""Vocabulary: for each node of the language, the function that carries it out. A game extends the shared one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from arbitre.kernel.error import BadData

Run = Callable[[Any, Any, Any], None]


class Word:
    """How an effect is carried out that several games share, each with its own rules. A game in the middle of it can be
    saved: it is found again by the names of the vocabulary and the node."""

    __slots__ = ("__name__", "node", "run", "vocabulary")

    def __init__(self, vocabulary: str, node: type, run: Run) -> None:
        self.vocabulary = vocabulary
        self.node = node
        self.run = run
        self.__name__ = node.__name__

    def __call__(self, game: Any, frame: Any, node: Any) -> None:
        self.run(game, frame, node)

    def __reduce__(self) -> tuple[Callable[[str, type], Run], tuple[str, type]]:
        return (word_of, (self.vocabulary, self.node))


VOCABULARIES: dict[str, Vocabulary] = {}
Told = TypeVar("Told", bound=Callable[..., Any])


def word_of(vocabulary: str, node: type) -> Run:
    return VOCABULARIES[vocabulary].effects[node]


def _into(table: dict[type, Any], *nodes: type) -> Callable[[Told], Told]:
    """Enters the function below into a table, for these nodes."""

    def register(run: Told) -> Told:
        for node in nodes:
            table[node] = run
        return run

    return register


class Vocabulary:
    """`filters`: (game, context, node, card) -> bool; `amounts`: (game, context, node) -> int; `conditions`: (game,
    context, node) -> bool; `effects`: (game, frame, node); `possible`: (game, context, node) -> bool, for effects that
    may be impossible; `partly`: the same for those done as far as possible; `prepare`: (vocabulary, node, key) -> what
    the effect is run with instead of the bare node, for effects that carry abilities of their own; `rewrite`: node ->
    node, what a game adds to an effect or a triggered ability before it is made into operations; `about_this`: static
    effects about the card that has them, though they don't say so; `payments`: effects that make a cost of all they
    stand with."""

    def __init__(self, name: str) -> None:
        self.name = name
        VOCABULARIES[name] = self
        self.filters: dict[type, Callable[[Any, Any, Any, int], bool]] = {}
        self.amounts: dict[type, Callable[[Any, Any, Any], int]] = {}
        self.conditions: dict[type, Callable[[Any, Any, Any], bool]] = {}
        self.effects: dict[type, Run] = {}
        self.possible: dict[type, Callable[[Any, Any, Any], bool]] = {}
        self.partly: dict[type, Callable[[Any, Any, Any], bool]] = {}
        self.rewrite: dict[type, Callable[[Any], Any]] = {}
        self.prepare: dict[type, Callable[[Vocabulary, Any, str], Any]] = {}
        self.about_this: set[type] = set()
        self.payments: set[type] = set()

    def extended(self, name: str) -> Vocabulary:
        more = Vocabulary(name)
        more.filters.update(self.filters)
        more.amounts.update(self.amounts)
        more.conditions.update(self.conditions)
        more.effects.update(self.effects)
        more.possible.update(self.possible)
        more.partly.update(self.partly)
        more.rewrite.update(self.rewrite)
        more.prepare.update(self.prepare)
        more.about_this.update(self.about_this)
        more.payments.update(self.payments)
        return more

    def effect(self, node: type) -> Callable[[Run], Run]:
        def register(run: Run) -> Run:
            local = "<locals>" in getattr(run, "__qualname__", "")
            self.effects[node] = Word(self.name, node, run) if local else run
            return run

        return register

    def filter(self, node: type) -> Callable[[Told], Told]:
        return _into(self.filters, node)

    def amount(self, node: type) -> Callable[[Told], Told]:
        return _into(self.amounts, node)

    def condition(self, node: type) -> Callable[[Told], Told]:
        return _into(self.conditions, node)

    def possible_if(self, *nodes: type) -> Callable[[Told], Told]:
        return _into(self.possible, *nodes)

    def prepared(self, node: type) -> Callable[[Told], Told]:
        return _into(self.prepare, node)

    def run_of(self, node: Any) -> Run:
        run = self.effects.get(type(node))
        if run is None:
            raise BadData(f"{self.name} has no way to carry out {type(node).__name__}")
        return run
