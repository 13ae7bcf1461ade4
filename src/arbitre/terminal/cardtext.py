"""What cards do, in words: rendered from the ability tree that runs, for menus, questions and `card NAME`. What is the
same in every game is here."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from arbitre.ability import nodes as n
from arbitre.ability.run import Resolve
from arbitre.kernel.decision import Decision, Option
from arbitre.terminal.words import simple

Card = TypeVar("Card")
Effects = tuple[n.Effect, ...]


class CardTexts(ABC):
    """The texts of a game. A game says how its trees are spoken."""

    @abstractmethod
    def effects(
        self, effects: Effects, kind: str, lang: str, when: tuple[n.When, ...] = (), within: Effects = ()
    ) -> str:
        """Effects in words. `when` and `within` say what they are part of, so that "it" can be named."""

    def mode(self, game: Any, option: Option, lang: str) -> str | None:
        """One of the effects a player chooses from."""
        node = asking(game)
        if not isinstance(node, n.ChooseOne):
            return None
        return self.effects(node.options[option.number], game.facts[game.stack[-1].source].type, lang)

    def asked_about(self, game: Any, decision: Decision, lang: str) -> str | None:
        """The effect or the cost that asks: of a yes-or-no question what one would say yes to, otherwise all of it."""
        frame = game.stack[-1]
        if decision.source < 0 or game.face_down[decision.source] or not isinstance(frame, Resolve):
            return None
        kind = game.facts[decision.source].type
        node = asking(game)
        tree = frame.program.tree
        when = trigger_of(game.facts[frame.source].data, tree)
        if isinstance(node, n.ChooseOne) and tree == (node,):
            return None  # the options say it
        if isinstance(node, n.May):
            return self.effects(node.effects, kind, lang, when, tree)
        if isinstance(node, n.IfYouDo):
            part = n.IfYouDo(node.first, node.then, otherwise=node.otherwise)
            return self.effects((part,), kind, lang, when, tree)
        return self.effects(tree, kind, lang, when)


def asking(game: Any) -> Any:
    """The node of the effect that asks now."""
    frame = game.stack[-1]
    return frame.program.ops[frame.cursor].node if isinstance(frame, Resolve) else None


def trigger_of(card: Any, tree: Effects) -> tuple[n.When, ...]:
    """What the triggered ability with these effects waited for."""
    for ability in card.abilities:
        if isinstance(ability, n.Triggered) and ability.effects == tree:
            return ability.when
    return ()


def find_cards(text: str, cards: Iterable[Card], names: Callable[[Card], Iterable[str]]) -> list[Card]:
    """The cards that a text can mean: by the whole name, else its beginning, else a part of it."""
    wanted = simple(text)
    known = [(card, [simple(name) for name in names(card)]) for card in cards]
    for fits in (str.__eq__, str.startswith, str.__contains__):
        found = [card for card, called in known if any(fits(one, wanted) for one in called)]
        if found:
            return found
    return []
