"""What cards do, in words: rendered from the ability tree that runs, for the cards on the table and for what waits, is
used, chosen and asked about. What is the same in every game is here."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

from arbitre.ability import nodes as n
from arbitre.ability.run import Resolve
from arbitre.games import registry
from arbitre.kernel.decision import NO_CARD, Decision, Option
from arbitre.sentences.speaker import Speaker, local_names

Effects = tuple[n.Effect, ...]


class CardTexts(ABC):
    """The texts of a game. A game says how its trees are spoken."""

    def __init__(self, game: str) -> None:
        self.game = game

    def names(self, lang: str) -> Mapping[str, str]:
        """The names of all cards in a language: texts speak of cards that may not be on the table."""
        return local_names(self.game, lang)

    # -- what a game says ----------------------------------------------------------------------------------------

    @abstractmethod
    def effects(
        self, effects: Effects, kind: str, lang: str, when: tuple[n.When, ...] = (), within: Effects = ()
    ) -> str:
        """Effects in words. `when` and `within` say what they are part of, so that "it" can be named."""

    @abstractmethod
    def whole(self, card: Any, lang: str) -> tuple[str, ...]:
        """A paragraph for each ability of a card's data."""

    @abstractmethod
    def abilities(self, card: Any, lang: str) -> tuple[str, ...]:
        """The same without the keywords that are told by themselves."""

    @abstractmethod
    def used(self, game: Any, card: int, number: int, lang: str) -> str | None:
        """The ability of a card that can be used, by its number; None where nothing is written on the card."""

    @abstractmethod
    def resolved(self, game: Any, option: Option, lang: str) -> str | None:
        """The ability that waits and that an option would resolve next; None where nothing is written on its card."""

    @abstractmethod
    def told(self, game: Any, speaker: Speaker, view: dict[str, Any]) -> None:
        """Put the texts of what waits into a view."""

    @abstractmethod
    def card_told(self, game: Any, speaker: Speaker, card: int, told: dict[str, Any]) -> None:
        """Put the game's words for a card into what a view tells of it."""

    # -- what all say alike --------------------------------------------------------------------------------------

    def option(self, game: Any, option: Option, lang: str) -> str | None:
        """What an option uses, resolves or chooses."""
        if option.kind == "mode":
            return self.mode(game, option, lang)
        if option.kind == "resolve":
            return self.resolved(game, option, lang)
        if option.kind in ("use", "use free"):
            return self.used(game, option.card, option.number, lang)
        return None

    def mode(self, game: Any, option: Option, lang: str) -> str | None:
        """One of the effects a player chooses from."""
        node = asking(game)
        if not isinstance(node, n.ChooseOne):
            return None
        said = self.effects(node.options[option.number], game.facts[game.stack[-1].source].type, lang)
        return f"{self.word(node.words[option.number], lang)} {said}" if node.words else said

    def word(self, word: str, lang: str) -> str:
        """A word that a player may choose, in a language."""
        return word

    def asked_about(self, game: Any, decision: Decision, lang: str) -> str | None:
        """The effect or the cost that asks: for a yes-or-no question what a yes would mean, otherwise all of it."""
        frame = game.stack[-1]
        if decision.source == NO_CARD or game.face_down[decision.source] or not isinstance(frame, Resolve):
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

    def triggered(self, game: Any, source: int, tree: Effects, lang: str) -> str | None:
        """What a triggered ability of a card would do; None where it is none of those printed on it."""
        facts = game.facts[source]
        for ability in facts.data.abilities:
            if isinstance(ability, n.Triggered) and ability.effects == tree:
                return self.effects(tree, facts.type, lang, ability.when)
        return None


def in_full(speaker: Speaker, game: Any, option: Option, sentence: str) -> str:
    """An option where nothing else is shown of it: instead of the number of an effect, what the effect does."""
    texts = card_texts(game.name) if option.kind == "mode" else None
    return sentence if texts is None else texts.mode(game, option, speaker.lang) or sentence


def card_texts(game: str) -> CardTexts | None:
    """The texts of a game's cards; None where its cards have none."""
    entry = registry.entry(game)
    found: CardTexts | None = entry.load("texts") if entry.texts else None
    return found


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
