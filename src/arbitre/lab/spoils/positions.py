"""Positions of The Spoils in which a card can do what it says: a scenario, made from the card's tree and a seed."""

from __future__ import annotations

from typing import Any

import msgspec

from arbitre.games.spoils import nodes as n
from arbitre.games.spoils.card import CardData
from arbitre.lab.exercise.fitting import HIGH
from arbitre.lab.exercise.needs import Need
from arbitre.lab.exercise.positions import Stage
from arbitre.lab.spoils.extras import BELL, TOOLS, WELL, Extra
from arbitre.pool.spoils import pool

PLACES = ("hand", "play", "hand", "play", "face down", "hand and play", "discard", "play depleted", "deck", "hand")
TOKENS = frozenset((n.RemoveTokens, n.PutTokens))


class SpoilsStage(Stage):
    game = "spoils"
    steps = ("start", 35, "main")
    in_hand = ("character", "card")

    def __init__(self, card: CardData, seed: int) -> None:
        super().__init__(card, card.name, seed, card.abilities, TOOLS)
        self.own |= {WELL.name: WELL, BELL.name: BELL}
        self.table = [{"play": [], "hand": [], "discard": [], "deck": []} for _ in range(2)]
        self.unique: set[tuple[int, str]] = set()  # whose identifiers are in play already (507.5a)
        self.attach = next((k.onto for k in self.needs.keywords if k.keyword == "Attach"), ())

    def data(self) -> dict[str, Any]:
        bare = self.maybe(15)  # now and then nobody else is there, and nothing else in hand
        poor = self.maybe(15)
        hosts = self._put_hosts()
        for need in self.needs.cards:
            if not (bare and need.select.zone == "play") and not (poor and need.select.zone == "hand"):
                hosts += self._put_need(need)
        self._put_card(hosts)
        self.put_everybody_else(bare, poor)
        data = self.head()
        if self.maybe(15):
            data["choosing"] = True  # which resources are attached
        for seat, table in enumerate(self.table):
            data["AB"[seat]] = self._wealth(seat) | {zone: cards for zone, cards in table.items() if cards}
        if self.card.type == "faction":
            data["A"]["faction"] = self.card.name
        data["card"] = [msgspec.to_builtins(card) for card in self.own.values()]
        return data

    def _wealth(self, seat: int) -> dict[str, Any]:
        wells = [12, 12, 8, len(self.card.threshold) + 2, *(number for number in self.needs.numbers if number < 12)]
        number = self.one_of(wells)
        influence = [25, 25, 10, 3][self.chance.below(4)]
        told: dict[str, Any] = {"influence": influence, "resources": {WELL.name: number}}
        if self.maybe(30):
            told["face_down"] = ["Blank"] * (1 + self.chance.below(2))
        if self.maybe(30):
            told["attached"] = self.chance.below(number + 1)
        return told

    # -- the card itself ---------------------------------------------------------------------------------------

    def _put_card(self, hosts: list[str]) -> None:
        """The card somewhere it is at home; `hosts` are cards in play it may be attached to."""
        name, kind = self.card.name, self.card.type
        if kind == "faction":
            return
        mine = self.table[0]
        place = PLACES[self.seed % len(PLACES)]
        if kind == "tactic" and place.startswith("play"):
            place = "hand"
        if place == "face down" and not any(k.keyword == "Flip Up" for k in self.needs.keywords):
            place = "play" if kind != "tactic" else "hand"
        if place in ("deck", "discard"):
            mine[place].append(name)
        if place.startswith("hand"):
            mine["hand"].append(name)
        if place == "face down":
            mine["play"].append({"card": name, "facedown": True})
        elif "play" in place and kind != "tactic":
            self._put_into_play(place, hosts)
        if self.maybe(20):
            mine["hand"].append(name)

    def _put_into_play(self, place: str, hosts: list[str]) -> None:
        states: dict[str, Any] = {"card": self.card.name}
        if place == "play depleted" and self.card.type != "resource":
            states["depleted"] = True
        if TOKENS & self.needs.kinds and self.maybe(70):
            states["tokens"] = 1 + self.chance.below(max([3, *self.needs.numbers]))
        hurt = self.card.type == "character" and (self.card.life or 0) > 1 and self.maybe(20)
        if hurt and "tokens" not in states:  # which may cost it life
            states["damage"] = 1
        if self.attach:
            if not hosts:
                self.table[0]["hand"].append(self.card.name)
                return
            states["on"] = self.one_of(hosts)
        self.table[0]["play"].append(states)

    def _put_hosts(self) -> list[str]:
        """Somebody it can be attached to, mostly of its own player."""
        found = []
        for kind in self.attach:
            extra = self._extra(kind)
            extra.stats["strength"] = (0, 3, HIGH)[self.chance.below(3)]
            found += self._lay(extra, 0 if self.maybe(70) else 1, "play")
        return found

    # -- what it asks for --------------------------------------------------------------------------------------

    def _put_need(self, need: Need) -> list[str]:
        """Cards the tree mentions. Returns those that may carry this card."""
        select = need.select
        hosts: list[str] = []
        if self.maybe(12) or select.zone == "faction":
            return hosts
        seats = {"you": (0,), "opponents": (1,)}.get(select.whose, (0, 1))
        for seat in seats:
            for _ in range(min(max(1, need.number + self.chance.below(2)), 8)):
                extra = self._extra(select.what)
                extra.fit(select.where)
                if n.InResponseTo in self.needs.kinds and extra.type in ("character", "item", "location"):
                    extra.abilities.append(BELL.abilities[0])  # something to respond to
                if any(isinstance(node, n.OwnedBy) and node.player != "you" for node in select.where) and seat == 0:
                    extra.states["owner"] = "B"
                zone = {"looked": "deck", "being played": "hand"}.get(select.zone, select.zone)
                if zone not in ("hand", "deck", "discard"):
                    zone = "hand" if extra.type == "tactic" else "play"
                if zone == "play" and extra.unique:
                    if (seat, extra.unique) in self.unique:
                        continue
                    self.unique.add((seat, extra.unique))
                laid = self._lay(extra, seat, zone)
                if zone == "play" and extra.type in self.attach:
                    hosts += laid
                if zone == "play" and (need.to_play or self.maybe(15)):
                    self._lay(extra, seat, "hand")
                if {n.RevealTop, n.Look} & self.needs.kinds and self.maybe(60):
                    self._lay(extra, seat, "deck")
        return hosts

    def _extra(self, what: str) -> Extra:
        return Extra(len(self.own) + 1, what, self.chance)

    def _lay(self, extra: Extra, seat: int, zone: str) -> list[str]:
        """Lay it there; its name, if it can be attached to."""
        name = extra.named
        if not (name and name in pool() and pool().data(name).playable):
            extra.number = len(self.own) + 1
            card = extra.card()
            self.own[card.name] = card
            name = card.name
        elif pool().data(name).type in ("tactic", "faction") and zone == "play":
            zone = "hand"
        if pool().data(name).type == "faction" if name in pool() else False:
            return []
        if zone != "play":
            self.table[seat][zone].append(name)
            return []
        attached = any(isinstance(one, n.Keyword) and one.keyword == "Attach" for one in extra.abilities)
        states = {"card": name, **extra.laid()}
        if attached:
            host = self._lay(self._extra("character"), seat, "play")
            states["on"] = host[0]
        self.table[seat]["play"].append(states)
        return [] if states.get("facedown") else [name]

    # -- everybody else ----------------------------------------------------------------------------------------

    def put_company(self, seat: int) -> None:
        """Characters to attack and block with, one of them strong; perhaps an item, a location, something to do."""
        for strength in (HIGH if self.maybe(50) else 2, self.chance.below(4)):
            fighter = self._extra("character")
            fighter.stats["strength"] = strength
            fighter.stats["speed"] = 1 + self.chance.below(6)
            if self.maybe(20):
                fighter.states["depleted"] = True
            self._lay(fighter, seat, "play")
        for kind in ("item", "location"):
            if self.maybe(40):
                self._lay(self._extra(kind), seat, "play")
        if self.maybe(40):
            self.table[seat]["play"].append(BELL.name)

    def put_rest(self, seat: int) -> None:
        self.fill(seat, "deck", "card", 20, WELL.name if seat or self.card.type == "faction" else self.name)
