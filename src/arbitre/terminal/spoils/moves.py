"""The moves of The Spoils as a menu shows them."""

from __future__ import annotations

from typing import ClassVar

from arbitre.games.spoils import stats
from arbitre.games.spoils.game import Spoils
from arbitre.games.spoils.view import left, price
from arbitre.kernel.decision import Option
from arbitre.sentences.spoils import rule_of, waiting
from arbitre.terminal.menu import Moves
from arbitre.terminal.spoils.board import fighter
from arbitre.terminal.spoils.cardtext import TEXTS, activated, trigger


class SpoilsMoves(Moves):
    groups: ClassVar[dict[str, str]] = {
        "play": "play",
        "flip up": "flip",
        "use": "use",
        "attack": "attack",
        "face up": "up",
        "face down": "down",
        "pass for the turn": "pass",
    }
    order: ClassVar[tuple[str, ...]] = ("play", "flip", "use", "attack", "up", "down", "pass")
    zero: ClassVar[tuple[str, ...]] = ("end turn", "pass", "done", "no")
    grouped: ClassVar[tuple[str, ...]] = ("turn action", "response", "battle", "play resource")
    sorted: ClassVar[tuple[str, ...]] = ("mulligan", "choose discard")
    one_a_line: ClassVar[tuple[str, ...]] = ("use",)
    game: Spoils

    def from_hand(self, option: Option) -> bool:
        return option.kind in ("play", "put away", "discard", "face up", "face down")

    def text(self, option: Option) -> str:
        game = self.game
        words = self.words
        kind, card = option.kind, option.card
        if kind == "play":
            return words("move-cost", card=self.labels.short(card), cost=price(game, game.controller[card], card))
        if kind == "flip up":
            cost = price(game, game.controller[card], card, flip_up=True)
            return words("move-cost", card=self.labels.short(card), cost=cost)
        if kind == "use":
            text = activated(game, option, words.lang)
            return words("move-use", card=self.labels.short(card), text=text) if text else super().text(option)
        if kind == "attack":
            return self._attack(card)
        if kind == "pass for the turn":
            return words("move-pass-turn")
        if kind == "mode":
            return TEXTS.mode(game, option, words.lang) or super().text(option)
        if kind == "resolve":
            return self._resolve(option)
        if kind in ("put away", "discard", "next", "face up", "face down"):
            return self.labels.full(card)  # the question says what happens to it
        if kind == "pay with" and game.face_down[card]:
            return words("facedown-cards", cards=self.labels.full(card))
        if kind == "choose" and self.in_play(card):
            return self._choose(option)
        if kind == "assign" and card not in game.faction:
            return words("move-assign", card=self.labels.short(card), number=option.number)
        return super().text(option)

    def brief(self, option: Option) -> str:
        """An ability by its name where there is no room for what it does."""
        return self.speaker.option(self.game, option) if option.kind == "use" else ""

    def _attack(self, card: int) -> str:
        game = self.game
        if card in game.faction:
            seat = game.controller[card]
            name = self.speaker.seat(game, seat)
            return self.words("move-attack-faction", player=name, influence=game.influence[seat])
        return self.words("move-attack-location", card=self.labels.short(card), left=left(game, card))

    def _resolve(self, option: Option) -> str:
        game = self.game
        entry = waiting(game, option)
        text = trigger(game, entry, self.words.lang) if entry is not None and not rule_of(game, entry) else None
        if text is None:
            return super().text(option)
        return self.words("move-use", card=self.labels.short(option.card), text=text)

    def _choose(self, option: Option) -> str:
        """Characters with what they fight with, others as they are called."""
        game = self.game
        card = option.card
        decision = game.decision
        said = super().text(option) + self.labels.number(card)
        if not stats.is_a(game, card, "character"):
            return said
        if decision is not None and decision.kind in ("choose attackers", "choose blockers"):
            return f"{self.labels.short(card)} {fighter(game, card)}"  # they are all one's own
        return f"{said} {fighter(game, card)}"
