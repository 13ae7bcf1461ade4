"""Positions in which a card can do what it says: a scenario, made from the card's tree and a seed."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec

from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.card import CardData
from arbitre.kernel.chance import Chance
from arbitre.lab.exercise.needs import Need, Needs
from arbitre.lab.lorcana.extras import HELPS, HIGH, ONLOOKER, SERVES, Extra, tools

PLACES = ("hand", "play", "hand", "play exerted", "hand and play", "play", "deck", "discard", "hand", "play damaged")
DECK = 12


def position(card: CardData, seed: int) -> dict[str, Any]:
    """The position as scenario data. The same card and seed give the same position."""
    return _Stage(card, seed).data()


class _Stage:
    def __init__(self, card: CardData, seed: int) -> None:
        self.card = card
        self.seed = seed
        self.chance = Chance(zlib.crc32(card.full_name.encode()) * 1_000_003 + seed)
        self.needs = Needs(card.abilities)
        self.seats = 3 if self.chance.below(10) == 0 else 2
        self.own: dict[str, CardData] = {}  # cards made for this position, by full name
        self.table: list[dict[str, list[Any]]] = [
            {"play": [], "hand": [], "discard": [], "deck": [], "inkwell": []} for _ in range(self.seats)
        ]
        self.location = ""  # one of A's, for characters to be at

    def maybe(self, percent: int) -> bool:
        return self.chance.below(100) < percent

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
        for seat in range(self.seats):
            if not (bare and seat == 0):
                self._put_company(seat)
            if not (poor and seat == 0):
                self._put_tools(seat)
            self._put_deck(seat)
        data: dict[str, Any] = {
            "game": "lorcana",
            "rules": [],
            "title": f"{self.card.full_name}, position {self.seed}",
            "seed": self.seed,
            "seats": self.seats,
            "turn": "B" if self.maybe(25) else "A",
            "step": "start" if self.maybe(25) else "main",
            "number": 4,
        }
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
        return {"lore": lore[self.chance.below(len(lore))], "ink": ink[self.chance.below(len(ink))]}

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
            below.classifications.add(keyword.onto[self.chance.below(len(keyword.onto))])
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

    # -- everybody else ---------------------------------------------------------------------------------------

    def _put_locations(self) -> None:
        if self.card.type == "location" and self.table[0]["play"]:
            self.location = self.card.full_name
        elif self.maybe(60):
            self._lay(self._extra("location"), 0, "play")
            self.location = list(self.own)[-1]
        if self.maybe(30):
            self._lay(self._extra("location"), 1, "play")

    def _put_company(self, seat: int) -> None:
        """A ready and an exerted character, one strong enough to banish whom it challenges; perhaps an item."""
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

    def _put_tools(self, seat: int) -> None:
        known = tools()
        useful = sorted(
            {name for event in self.needs.events for name in SERVES.get(event, ())}
            | {name for kind in self.needs.kinds for name in HELPS.get(kind, ())}
        )
        every = sorted(known)
        for _ in range(1 + self.chance.below(3)):
            if useful:
                self._put_tool(seat, useful[self.chance.below(len(useful))])
        for _ in range(self.chance.below(3)):
            self._put_tool(seat, every[self.chance.below(len(every))])
        if self.maybe(40):
            self._lay(self._extra("character"), seat, "hand")

    def _put_tool(self, seat: int, version: str) -> None:
        tool = tools()[version]
        self.own[tool.full_name] = tool
        self.table[seat]["hand"].append(tool.full_name)

    def _put_deck(self, seat: int) -> None:
        deck = self.table[seat]["deck"]
        while len(deck) < DECK:
            if self.maybe(30):
                deck.append("Blank")
            elif self.maybe(20):
                deck.append(self.card.full_name if seat == 0 else "Blank")
            else:
                self._lay(self._extra("card"), seat, "deck")
