"""The moves of Lorcana as a menu shows them."""

from __future__ import annotations

from typing import ClassVar

from arbitre.games.lorcana import view
from arbitre.games.lorcana.game import Lorcana
from arbitre.kernel.decision import NO_CARD, Option
from arbitre.terminal.lorcana.cardtext import TEXTS, activated
from arbitre.terminal.menu import Moves


class LorcanaMoves(Moves):
    groups: ClassVar[dict[str, str]] = {
        "ink": "ink",
        "play": "play",
        "play free": "play",
        "shift": "shift",
        "sing": "sing",
        "sing together": "sing",
        "use": "use",
        "use free": "use",
        "quest": "quest",
        "challenge": "challenge",
        "move": "move",
        "hand over": "other",
    }
    order: ClassVar[tuple[str, ...]] = (
        "ink",
        "play",
        "shift",
        "sing",
        "use",
        "quest",
        "challenge",
        "move",
        "other",
    )
    zero: ClassVar[tuple[str, ...]] = ("end turn", "done", "no")
    grouped: ClassVar[tuple[str, ...]] = ("turn action",)
    sorted: ClassVar[tuple[str, ...]] = ("alter hand", "choose discard")
    one_a_line: ClassVar[tuple[str, ...]] = ("challenge", "use")
    game: Lorcana

    def from_hand(self, option: Option) -> bool:
        return option.kind in ("ink", "play", "play free", "put away", "discard")

    def text(self, option: Option) -> str:
        game = self.game
        words = self.words
        kind, card, target = option.kind, option.card, option.target
        arrow = self.marks.arrow
        name = self.labels.short(card) if card != NO_CARD else ""
        paid = view.option_cost(game, option) or {}
        if kind == "ink":
            return name
        if kind == "play":
            return words("move-cost", card=name, cost=paid["ink"])
        if kind == "play free":
            return words("move-free", card=name)
        if kind == "shift":
            key = "move-onto-more" if paid["other"] else "move-onto"
            return words(key, card=name, target=self.labels.short(target), arrow=arrow, cost=paid["ink"])
        if kind == "sing":
            return words("move-sing", card=name, target=self.labels.short(target), arrow=arrow)
        if kind == "sing together":
            return words("move-sing-together", card=name)
        if kind == "quest":
            key = "move-quest-paid" if paid["ink"] else "move-quest"
            brings = view.forecast(game, option) or {}
            return words(key, card=name, lore=brings["lore"], cost=paid["ink"])
        if kind == "move":
            return words("move-onto", card=name, target=self.labels.short(target), arrow=arrow, cost=paid["ink"])
        if kind == "challenge":
            return self._challenge(option)
        if kind in ("use", "use free"):
            if kind == "use free":
                name = words("move-free", card=name)
            text = activated(game, option, words.lang)
            return words("move-use", card=name, text=text) if text else super().text(option)
        if kind == "mode":
            return TEXTS.mode(game, option, words.lang) or super().text(option)
        if kind in ("put away", "discard", "next"):
            return self.labels.full(card)  # the question says what happens to it
        if kind == "choose" and self.in_play(card):
            return super().text(option) + self.labels.number(card)
        return super().text(option)

    def brief(self, option: Option) -> str:
        return self._challenge(option, brief=True) if option.kind == "challenge" else ""

    def _challenge(self, option: Option, brief: bool = False) -> str:
        """4.6.6: what it would do to both, before it is confirmed."""
        words = self.words
        card, target = option.card, option.target
        names = {"card": self.labels.short(card), "target": self.labels.short(target)}
        told = view.outcome(self.game, card, target)
        banished = told["banished"]
        gone = (self.game.serial[target] in banished, self.game.serial[card] in banished)
        key = {(False, False): "nobody", (True, False): "target", (False, True): "challenger", (True, True): "both"}
        who = words(f"{'brief' if brief else 'outcome'}-{key[gone]}")
        cost = (view.option_cost(self.game, option) or {})["ink"]
        if cost:
            names["target"] = words("move-cost", card=names["target"], cost=cost)
        if brief:
            about = f"{told['dealt']}:{told['taken']} {who}"
            return f"{names['card']} {self.marks.arrow} {names['target']} ({about})"
        if self.game.facts[target].is_location:
            what = words("outcome-location", deals=told["dealt"], who=who)
        else:
            what = words("outcome", deals=told["dealt"], takes=told["taken"], who=who)
        return words("move-challenge", arrow=self.marks.arrow, what=what, **names)
