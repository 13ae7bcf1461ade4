"""The moves of Lorcana as a menu shows them."""

from __future__ import annotations

from typing import ClassVar

from arbitre.terminal.menu import Moves
from arbitre.terminal.sight import Asked


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

    def from_hand(self, option: Asked) -> bool:
        return option["kind"] in ("ink", "play", "play free", "put away", "discard")

    def text(self, option: Asked) -> str:
        words = self.words
        kind, name = option["kind"], self.short(option)
        arrow = self.marks.arrow
        paid = option.get("cost", {})
        if kind == "ink":
            return name
        if kind == "play":
            return words("move-cost", card=name, cost=paid["ink"])
        if kind == "play free":
            return words("move-free", card=name)
        if kind in ("shift", "move"):
            key = "move-onto-more" if paid.get("other") else "move-onto"
            return words(key, card=name, target=self.target(option), arrow=arrow, cost=paid["ink"])
        if kind == "sing":
            return words("move-sing", card=name, target=self.target(option), arrow=arrow)
        if kind == "sing together":
            return words("move-sing-together", card=name)
        if kind == "quest":
            key = "move-quest-paid" if paid["ink"] else "move-quest"
            return words(key, card=name, lore=option["forecast"]["lore"], cost=paid["ink"])
        if kind == "challenge":
            return self._challenge(option)
        if kind in ("use", "use free") and "text" in option:
            name = words("move-free", card=name) if kind == "use free" else name
            return words("move-use", card=name, text=option["text"])
        if kind == "mode" and "text" in option:
            return str(option["text"])
        card = self.card(option)
        if kind in ("put away", "discard", "next") and card is not None:
            return self.labels.full(card)  # the question says what happens to it
        return super().text(option)

    def brief(self, option: Asked) -> str:
        return self._challenge(option, brief=True) if option["kind"] == "challenge" else ""

    def shared(self, option: Asked) -> str:
        return f"{self.short(option)} {self.marks.arrow} " if option["kind"] == "challenge" else ""

    def _challenge(self, option: Asked, brief: bool = False) -> str:
        """4.6.6: what it would do to both, before it is confirmed."""
        words = self.words
        names = {"card": self.short(option), "target": self.target(option)}
        told = option["forecast"]
        banished = told["banished"]
        gone = (option["target"] in banished, option["object"] in banished)
        key = {(False, False): "nobody", (True, False): "target", (False, True): "challenger", (True, True): "both"}
        who = words(f"{'brief' if brief else 'outcome'}-{key[gone]}")
        cost = option["cost"]["ink"]
        if cost:
            names["target"] = words("move-cost", card=names["target"], cost=cost)
        if brief:
            about = f"{told['dealt']}:{told['taken']} {who}"
            return f"{names['card']} {self.marks.arrow} {names['target']} ({about})"
        if self.sight.at(option["target"])["type"] == "location":
            what = words("outcome-location", deals=told["dealt"], who=who)
        else:
            what = words("outcome", deals=told["dealt"], takes=told["taken"], who=who)
        return words("move-challenge", arrow=self.marks.arrow, what=what, **names)
