"""The moves of 7 Fallen as a menu shows them."""

from __future__ import annotations

from typing import ClassVar

from arbitre.games.fallen import use
from arbitre.games.fallen.combat import AttackPhase
from arbitre.games.fallen.game import Fallen
from arbitre.games.fallen.strike import doubled
from arbitre.games.fallen.zones import FIRING, HAND, LINES
from arbitre.kernel.decision import Option
from arbitre.sentences.fallen import price
from arbitre.terminal.fallen.board import fighter
from arbitre.terminal.fallen.cardtext import TEXTS, activated, text_of
from arbitre.terminal.menu import Moves


class FallenMoves(Moves):
    groups: ClassVar[dict[str, str]] = {
        "play": "play",
        "storm": "storm",
        "gust": "gust",
        "phoenix": "phoenix",
        "use": "use",
        "attack": "attack",
        "attack deity": "attack",
        "ambush": "ambush",
        "top": "top",
        "bottom": "bottom",
        "pass for the turn": "pass",
    }
    order: ClassVar[tuple[str, ...]] = (
        *("play", "storm", "gust", "phoenix", "use", "attack", "ambush", "top", "bottom"),
        "pass",
    )
    zero: ClassVar[tuple[str, ...]] = ("end turn", "announce attack", "pass", "done", "no", "no attack")
    grouped: ClassVar[tuple[str, ...]] = (
        *("turn action", "response", "contemplation", "announce attackers", "top or bottom", "omen"),
        *("declare attack", "redirect attack"),
    )
    sorted: ClassVar[tuple[str, ...]] = ("divine grace", "choose discard")
    one_a_line: ClassVar[tuple[str, ...]] = ("use",)
    game: Fallen

    def from_hand(self, option: Option) -> bool:
        return option.card >= 0 and self.game.zone_of[option.card] == HAND

    def text(self, option: Option) -> str:
        game = self.game
        words = self.words
        kind, card = option.kind, option.card
        if kind in ("play", "storm", "gust", "phoenix"):
            cost = price(self.speaker, game, option)
            return words("move-cost", card=self.labels.short(card), cost=cost)
        if kind == "use":
            return words("move-use", card=self.labels.short(card), text=self._ability(option))
        if kind == "pass for the turn":
            return words("move-pass-turn")
        if kind == "mode":
            return TEXTS.mode(game, option, words.lang) or super().text(option)
        if kind == "resolve":
            return self._waiting(option)
        if kind == "attack deity":
            return words("move-attack-deity", card=self.labels.full(card))
        if kind == "link":
            return words("move-link", card=self.labels.short(card), target=self.labels.short(option.target))
        if kind == "worshipper":
            told = " ".join(text_of(game.facts[card].data, words.lang))
            return words("move-use", card=self._named(card), text=told) if told else self._named(card)
        if kind in ("top", "bottom", "put away", "discard", "next"):
            return self._named(card)
        if kind in ("revoke", "spend", "take", "assign"):
            return self._shared(option)
        if kind in ("attack", "ambush", "choose", "retreat", "attack again") and game.zone_of[card] in LINES:
            return self._fighter(option)
        if kind == "choose":
            return self._elsewhere(option)
        return super().text(option)

    def brief(self, option: Option) -> str:
        """An ability by its name where there is no room for what it does."""
        if option.kind != "use":
            return ""
        name = use.abilities(self.game, option.card)[option.number].name
        card = self.labels.short(option.card)
        return self.words("move-use", card=card, text=name) if name else card

    def _ability(self, option: Option) -> str:
        """What is used; an ability that a card has only gained has its name."""
        text = activated(self.game, option, self.words.lang)
        return text or use.abilities(self.game, option.card)[option.number].name

    def _named(self, card: int) -> str:
        """A page out of a pile; Worshippers with what they bring."""
        data = self.game.facts[card].data
        name = self.labels.full(card)
        return self.words("source", card=name, number=data.energy) if data.energy else name

    def _shared(self, option: Option) -> str:
        """A source with what is on it, or a share."""
        card = option.card
        name = self.labels.short(card)
        if option.kind == "revoke":
            return self.words("source", card=name, number=self.game.energy[card])
        decision = self.game.decision
        if decision is not None and {other.card for other in decision.options} == {decision.source}:
            return str(option.number)  # the question names the card
        return self.words("labelled", what=name, list=str(option.number))

    def _waiting(self, option: Option) -> str:
        """An ability that waits, by what it does."""
        game = self.game
        text = TEXTS.whole(game, game.waiting[option.number].trigger.key, self.words.lang)
        if text is None:
            return super().text(option)
        return self.words("move-use", card=self.labels.short(option.card), text=text)

    def _fighter(self, option: Option) -> str:
        """Cards on the battlefield with what they fight with, whose they are, and where that counts, on which line."""
        game = self.game
        card = option.card
        decision = game.decision
        asked = "" if decision is None else decision.kind
        said = f"{self.labels.short(card)} {fighter(game, card)}"
        about: list[str] = []
        if asked in ("declare attack", "redirect attack"):
            if game.zone_of[card] == FIRING:
                about.append(self.words("move-doubled" if doubled(game, card) else "line-firing"))
        elif not isinstance(game.stack[-1], AttackPhase) and asked not in ("retreat to the rear", "equip", "sacrifice"):
            about.append(self.speaker.seat(game, game.controller[card]))
        return f"{said} ({', '.join(about)})" if about else said

    def _elsewhere(self, option: Option) -> str:
        """A card that does not fight: where it is, and on which side."""
        game = self.game
        card = option.card
        zone = game.zone_kinds[game.zone_of[card]].name
        seat = self.speaker.seat(game, game.controller[card])
        if card in game.deity:
            return f"{self.labels.full(card)} ({seat})"
        if game.decision is not None and game.decision.kind == "energy to":
            return self.words("source", card=self.labels.short(card), number=game.energy[card])
        if game.energy[card]:
            name = self.words("source", card=self.labels.short(card), number=game.energy[card])
        else:
            name = self.labels.short(card)
        if zone in ("hand", "deck", "register"):
            return self.labels.full(card)
        return f"{name} ({seat}, {self.speaker.term(zone)})"
