"""Positions in which a card can do what it says: a scenario, made from the card's tree and a seed."""

from __future__ import annotations

from typing import Any

import msgspec

from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.card import CardData
from arbitre.lab.exercise.fitting import HIGH
from arbitre.lab.exercise.needs import Need
from arbitre.lab.exercise.positions import Stage
from arbitre.lab.lorcana.extras import ONLOOKER, TOOLS, Extra

PLACES = ("hand", "play", "hand", "play exerted", "hand and play", "play", "deck", "discard", "hand", "play damaged")


class LorcanaStage(Stage):
    game = "lorcana"
    steps = ("start", 25, "main")
    in_hand = ("character",)

    def __init__(self, card: CardData, seed: int) -> None:
        super().__init__(card, card.full_name, seed, card.abilities, TOOLS)
        self.seats = 3 if self.chance.below(10) == 0 else 2
        zones = ("play", "hand", "discard", "deck", "inkwell")
        self.table = [{zone: [] for zone in zones} for _ in range(self.seats)]
        self.location = ""  # one of A's, for characters to be at

    def name_of(self, card: CardData) -> str:
        return card.full_name

    def data(self) -> dict[str, Any]:
        bare = self.maybe(15)  # now and then nobody else is there, and nothing else in hand
        poor = self.maybe(15)
        self._put_card()
        self._put_locations()
        for need in self.needs.cards:
            if not (bare and need.select.zone == "play") and not (poor and need.select.zone == "hand"):
                self._put_need(need)
        for keyword in self.needs.keywords:
            if keyword.keyword == "Shift":
                self._put_under_shift(keyword)
        self.put_everybody_else(bare, poor)
        data = self.head() | {"seats": self.seats}
        if n.FirstTurn in self.needs.kinds and self.maybe(60):
            data |= {"starting": "B", "turn": "A", "number": self.seats}  # A's first turn, after all the others
        for seat, table in enumerate(self.table):
            data["ABC"[seat]] = {zone: cards for zone, cards in table.items() if cards} | self._counts(seat)
        if self.own:
            data["card"] = [msgspec.to_builtins(card) for card in self.own.values()]
        return data

    def _counts(self, seat: int) -> dict[str, int]:
        lore = [0, 0, 3, 10, 15, *(number for number in self.needs.numbers if number < 19)]
        ink = [
            10,
            10,
            10,
            self.card.cost,
            self.card.cost + 2,
            *(number for number in self.needs.numbers if number < 15),
        ]
        return {"lore": self.one_of(lore), "ink": self.one_of(ink)}

    # -- the card itself --------------------------------------------------------------------------------------

    def _put_card(self) -> None:
        name = self.card.full_name
        place = PLACES[self.seed % len(PLACES)]
        mine = self.table[0]
        if self.card.type == "action" and place.startswith("play"):
            place = "hand"
        if place.startswith("hand"):
            mine["hand"].append(name)
        if place in ("deck", "discard"):
            mine[place].append(name)
        if "play" in place and self.card.type != "action":
            states: dict[str, Any] = {"card": name}
            if place == "play exerted" and self.card.type != "location":
                states["exerted"] = True
            if place == "play damaged" and (self.card.willpower or 0) > 1:
                states["damage"] = 1 + self.chance.below((self.card.willpower or 0) - 1)
            if self._speaks_of_under() and self.maybe(60):
                states["under"] = [{"card": "Blank", "facedown": True}] * (1 + self.chance.below(3))
            mine["play"].append(states)
        if self.maybe(20):
            mine["hand"].append(name)

    def _speaks_of_under(self) -> bool:
        return (
            any(need.select.zone == "under" for need in self.needs.cards)
            or any(keyword.keyword == "Boost" for keyword in self.needs.keywords)
            or bool({n.PutUnder, n.StatOf, n.StatIs} & self.needs.kinds)
        )

    def _put_under_shift(self, keyword: n.Keyword) -> None:
        """Somebody it can be shifted onto."""
        if not self.maybe(80):
            return
        below = self._extra("character")
        if keyword.onto == "same name":
            below.name = self.card.name
        elif keyword.onto != "anyone":
            below.classifications.add(self.one_of(keyword.onto))
        self._lay(below, 0, "play")

    # -- what it asks for -------------------------------------------------------------------------------------

    def _put_need(self, need: Need) -> None:
        select = need.select
        if self.maybe(12):
            return
        seats = {"you": (0,), "your side": (0,), "opponents": tuple(range(1, self.seats))}.get(
            select.whose, tuple(range(self.seats))
        )
        most = max(1, need.number + self.chance.below(2))
        for seat in seats:
            for _ in range(min(most, 10)):
                extra = self._extra(select.what)
                extra.fit(select.where)
                if need.to_play and n.PlayedBy in self.needs.kinds and extra.type == "character":
                    extra.keywords["Shift"] = 1
                zone = "deck" if select.zone == "looked" else select.zone
                if zone == "hand or discard":
                    zone = "hand" if self.maybe(50) else "discard"
                if extra.type == "action" and zone == "play":
                    zone = "hand"
                if zone == "under":
                    self._lay_under(extra)
                elif zone == "under cards":
                    self._lay_host(select, seat)
                else:
                    self._lay(extra, seat, zone)
                if zone == "play" and (need.to_play or self.maybe(20)):
                    self._lay(extra, seat, "hand")
                if {n.RevealTop, n.Look} & self.needs.kinds and self.maybe(60):
                    self._lay(extra, seat, "deck")

    def _extra(self, what: str) -> Extra:
        return Extra(len(self.own) + 1, what, self.chance)

    def _lay(self, extra: Extra, seat: int, zone: str) -> None:
        card = extra.card(("Double", "Stranger", "Passer-by", self.card.name))
        self.own[card.full_name] = card
        if zone == "play":
            states = {"card": card.full_name, **extra.states()}
            if extra.at_location and seat == 0 and self.location and card.type == "character":
                states["at"] = self.location
            self.table[seat]["play"].append(states)
        else:
            self.table[seat][zone].append(card.full_name)
        extra.number = len(self.own) + 1

    def _lay_under(self, extra: Extra) -> None:
        card = extra.card(("Double", "Stranger"))
        for entry in self.table[0]["play"]:
            if isinstance(entry, dict) and entry["card"] == self.card.full_name:
                self.own[card.full_name] = card
                entry["under"] = [*entry.get("under", ()), card.full_name]
                return

    def _lay_host(self, select: n.Select, seat: int) -> None:
        """A card with others under it, such as the text takes them from."""
        for part in select.where:
            if isinstance(part, n.LiesUnder):
                host = self._extra(part.cards.what)
                host.fit(part.cards.where)
                if host.type == "action":
                    host.type = "character"
                host.under = 1 + self.chance.below(3)
                self._lay(host, seat, "play")

    # -- everybody else ---------------------------------------------------------------------------------------

    def _put_locations(self) -> None:
        elsewhere = "moves" in self.needs.events and self.maybe(50)  # for those who move here from there
        if self.card.type == "location" and self.table[0]["play"] and not elsewhere:
            self.location = self.card.full_name
        elif self.maybe(60):
            self._lay(self._extra("location"), 0, "play")
            self.location = list(self.own)[-1]
        if self.maybe(30):
            self._lay(self._extra("location"), 1, "play")

    def put_company(self, seat: int) -> None:
        """A ready and an exerted character, one strong enough to banish what it challenges; perhaps an item."""
        ready = self._extra("character")
        ready.stats["strength"] = HIGH if seat or self.maybe(50) else 3
        ready.stats["cost"] = self.card.cost if self.card.song and self.maybe(70) else 1 + self.chance.below(6)
        ready.at_location = self.maybe(40)
        self._lay(ready, seat, "play")
        tired = self._extra("character")
        tired.exerted = True
        tired.damage = self.chance.below(3)
        tired.stats["willpower"] = 1 + self.chance.below(5)
        tired.stats["strength"] = (0, 2, HIGH)[self.chance.below(3)]
        tired.at_location = self.maybe(40)
        self._lay(tired, seat, "play")
        if self.maybe(40):
            self._lay(self._extra("item"), seat, "play")
        if seat == 0 and self.maybe(35):
            self.own[ONLOOKER.full_name] = ONLOOKER
            self.table[0]["play"].append(ONLOOKER.full_name)

    def put_rest(self, seat: int) -> None:
        self.fill(seat, "deck", "card", 20, self.name if seat == 0 else "Blank")
