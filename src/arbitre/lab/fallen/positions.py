"""Positions of 7 Fallen in which a card can do what it says: a scenario, made from the card's tree and a seed."""

from __future__ import annotations

import functools
from typing import Any

import msgspec

from arbitre.games.fallen import nodes as n
from arbitre.games.fallen.card import CardData
from arbitre.games.fallen.keywords import triggered_by, used_by
from arbitre.lab.exercise.fitting import HIGH
from arbitre.lab.exercise.needs import Need
from arbitre.lab.exercise.positions import Stage
from arbitre.lab.fallen.extras import GIFTED, TOOLS, Extra, bringing
from arbitre.pool.fallen import pool

FIELD = ("hand", "rear", "hand", "firing", "purgatory", "hand and rear", "limbo", "rear tilted", "book", "rear")
PLACES: dict[str, tuple[str, ...]] = {
    "angel": FIELD,
    "golem": FIELD,
    "familiar": ("rear", "firing", "tool", "rear", "tool", "firing tilted"),
    "miracle": ("hand", "hand", "purgatory", "hand", "book", "hand"),
    "equipment": ("hand", "linked", "hand", "linked", "purgatory", "linked", "book", "hand"),
    "blessing": ("hand", "rear", "hand", "rear", "purgatory", "book"),
    "worshipper": ("adoration", "register"),
    "archangel": ("heavens", "rear", "firing", "heavens", "limbo"),
}
ZONES = {"discard": "purgatory", "out of game": "pandemonium", "deck": "book", "looked": "book"}
LAID = ("rear", "firing", "adoration", "hand", "limbo", "purgatory", "pandemonium", "book", "register")


def whole_tree(card: CardData) -> tuple[Any, ...]:
    """Its abilities, with those that its keywords stand for."""
    words = [one for one in card.abilities if isinstance(one, n.Keyword)]
    made = [one for word in words for one in (triggered_by(word.keyword), used_by(word.keyword, word.value))]
    return (*card.abilities, *(one for one in made if one is not None))


class FallenStage(Stage):
    game = "fallen"
    steps = ("dawn", 35, "word")
    in_hand = ("angel", "page")

    def __init__(self, card: CardData, seed: int) -> None:
        super().__init__(card, card.name, seed, whole_tree(card), TOOLS)
        self.table = [{zone: [] for zone in LAID} for _ in range(2)]
        self.legends: set[tuple[int, str]] = set()  # those in play already (F5.52.1)
        self.classes = next((one.classes for one in _static(card) if isinstance(one, n.LinkOnly)), ())
        self.markers = sorted({node.marker for node in _nodes(self.tree) if isinstance(node, n.SpendMarkers)})
        self.none_wanted = any(need.number == 0 for need in self.needs.cards)

    def data(self) -> dict[str, Any]:
        bare = self.maybe(60 if self.none_wanted else 15)  # now and then nobody else is there, nothing else in hand
        poor = self.maybe(15)
        for need in self.needs.cards:
            if not (bare and need.select.zone == "battlefield") and not (poor and need.select.zone == "hand"):
                self._put_need(need)
        self._put_card()
        self.put_everybody_else(bare, poor)
        data = self.head()
        if self.maybe(15):
            data["choosing"] = True  # from where energy is spent
        if self.card.type == "gift":
            data |= {"step": "setup", "starting": "B"}  # the second player's gift counts
            self.table = [
                {word: value for word, value in table.items() if word in ("book", "register")} for table in self.table
            ]
            self.table[0]["gift"] = self.card.name
        for seat, table in enumerate(self.table):
            data["AB"[seat]] = {word: value for word, value in table.items() if value or word == "register"}
        data["card"] = [msgspec.to_builtins(card) for card in self.own.values()]
        return data

    # -- what everybody has ------------------------------------------------------------------------------------

    def put_rest(self, seat: int) -> None:
        self._put_wealth(seat)
        self._put_book(seat)

    def _put_wealth(self, seat: int) -> None:
        table = self.table[seat]
        mine = self.card if seat == 0 else None
        if mine is not None and mine.type == "deity":
            table["deity"] = {"card": mine.name, "damage": self.one_of((0, 0, 3))}
        else:
            table["deity"] = {"card": "Plain Deity", "damage": self.one_of((0, 0, 10, 25, 28))}
            if self.maybe(25):
                table["deity"] = {"card": self.one_of(_of_type("deity")), "damage": self.one_of((0, 5, 10))}
            if self.maybe(8):
                table["deity"] = "Plain Deity"
                table |= {"mortal": True, "feathers": 1 + self.chance.below(2)}
        energy = self.one_of((15, 15, 8, 4, *(number for number in self.needs.numbers if 0 < number < 15)))
        temple = "Plain Temple"
        if mine is not None and mine.type == "temple":
            temple = mine.name
        elif self.maybe(40):
            temple = GIFTED.name
            self.own[temple] = GIFTED
        elif self.maybe(30):
            temple = self.one_of(_of_type("temple"))
        table["temple"] = {"card": temple, "energy": energy}
        if self.markers and seat == 0:
            table["temple"]["markers"] = {marker: self.chance.below(6) for marker in self.markers}
        if mine is not None and mine.type == "temple" and self.maybe(20):
            table["temple"]["tilted"] = True
        if "archangel" not in table and self.maybe(25) and not (mine is not None and mine.type == "archangel"):
            if not any("Archangel" in str(one) for one in table["rear"]):
                table["archangel"] = self.one_of(_of_type("archangel"))
        least = 0 if mine is None else max(mine.condition, mine.revoke)
        table["worshippers"] = least + self.one_of((0, 0, 1, 1, 2, 3, 5))
        number = self.one_of((10, 10, 3, 0, 0) if self.none_wanted else (10, 10, 5, 3, 0))
        table["register"] = [*table["register"], *["Plain Worshipper"] * max(0, number - len(table["register"]))]

    # -- the card itself ---------------------------------------------------------------------------------------

    def _put_card(self) -> None:
        name, kind = self.card.name, self.card.type
        if kind not in PLACES:
            return
        mine = self.table[0]
        place = PLACES[kind][self.seed % len(PLACES[kind])]
        if kind == "familiar":
            self.own[bringing(name).name] = bringing(name)
            if place == "tool" or self.maybe(50):
                mine["hand"].append(bringing(name).name)
        if "Invocation" in [word.keyword for word in self.needs.keywords] and place.startswith("hand"):
            place = "purgatory"
        if self.classes and place != "linked":
            self._put_host()
        if place == "heavens":
            mine["archangel"] = name
        elif place == "linked":
            line = self.one_of(("rear", "firing"))
            mine[line].append({**self._states(), "on": self._put_host(line)})
        elif place in ("purgatory", "limbo", "book", "register", "adoration"):
            mine[place].append(self._states() if place == "adoration" else name)
        if place.startswith("hand"):
            mine["hand"].append(name)
        for line in ("rear", "firing"):
            if line in place and not (place.startswith("hand") and self.card.legendary):
                self._put_in_play(line, "tilted" in place)
        if kind in ("angel", "golem", "miracle", "equipment", "blessing") and self.maybe(20):
            mine[self.one_of(("hand", "book", "purgatory"))].append(name)

    def _states(self) -> dict[str, Any]:
        """How it lies in play."""
        states: dict[str, Any] = {"card": self.card.name}
        most = (self.card.shield if self.card.type == "golem" else self.card.life) or 0
        if most > 1 and self.maybe(25):
            states["damage"] = 1 + self.chance.below(most - 1)
        known = {
            node.marker for node in _nodes(self.tree) if isinstance(node, n.HasMarker | n.MarkersOn | n.PutMarkers)
        }
        if known and self.card.type != "blessing" and self.maybe(50):
            states["markers"] = {self.one_of(sorted(known)): 1 + self.chance.below(4)}
        if self.card.type == "blessing":
            states["markers"] = {"hourglass": 1 + self.chance.below(self.card.hourglasses)}
        return states

    def _put_in_play(self, line: str, tilted: bool) -> None:
        states = self._states()
        if tilted:
            states["tilted"] = True
        self.table[0][line].append(states)
        if self.card.type in ("angel", "familiar"):
            for kind in ("equipment", "golem"):
                if self.maybe(25):
                    self._link(self.card.name, kind, 0, line)
        elif self.card.type == "golem" and self.maybe(60):
            states["on"] = self._put_host(line)

    def _put_host(self, line: str = "") -> str:
        """An Angel it can be linked to; its name."""
        host = self._extra("angel")
        host.line = line
        host.stats["strength"] = self.one_of((1, 3, HIGH))
        if self.classes:
            host.classes.add(self.one_of(self.classes))
        return self._lay(host, 0, "battlefield")

    # -- what it asks for --------------------------------------------------------------------------------------

    def _put_need(self, need: Need) -> None:
        select = need.select
        if self.maybe(12) or select.zone == "divine" or select.what in ("deity", "temple", "gift"):
            return
        if need.number == 0 and self.maybe(70):
            return
        for seat in {"you": (0,), "opponents": (1,)}.get(select.whose, (0, 1)):
            if select.what == "archangel":
                self._put_archangel(seat)
                continue
            for _ in range(min(max(1, need.number + self.chance.below(2)), 8)):
                extra = self._extra(select.what)
                extra.fit(select.where)
                zone = ZONES.get(select.zone, select.zone)
                self._lay(extra, seat, zone)
                if zone in ("battlefield", "play") and (need.to_play or self.maybe(15)):
                    self._lay(extra, seat, "hand")
                if {n.RevealTop, n.Look} & self.needs.kinds and self.maybe(60):
                    self._lay(extra, seat, "book")

    def _put_archangel(self, seat: int) -> None:
        if self.card.type != "archangel" and not any("Archangel" in str(one) for one in self.table[seat]["rear"]):
            self.table[seat]["rear"].append({"card": "Plain Archangel", "damage": self.chance.below(2)})

    def _extra(self, what: str) -> Extra:
        return Extra(len(self.own) + 1, what, self.chance)

    def _lay(self, extra: Extra, seat: int, zone: str) -> str:
        """Lay it there, or where a card of its type can be; its name."""
        name = self.card.name if extra.like_this else extra.named
        if name in pool() and pool().data(name).playable:
            kind: str = pool().data(name).type
        else:
            extra.number = len(self.own) + 1
            card = extra.card()
            self.own[card.name] = card
            name, kind = card.name, card.type
        if kind == "worshipper":
            zone = zone if zone in ("register", "purgatory", "pandemonium") else "adoration"
        elif kind == "familiar":
            zone = "battlefield"
        elif zone not in LAID or zone in ("rear", "firing", "adoration", "register"):
            zone = "hand" if kind == "miracle" else "battlefield"
        if zone == "adoration":
            self.table[seat][zone].append({"card": name, **extra.laid()})
        elif zone != "battlefield":
            self.table[seat][zone].append(name)
        elif kind not in ("deity", "temple", "archangel", "gift"):
            self._lay_in_play(extra, seat, name, kind)
        return name

    def _lay_in_play(self, extra: Extra, seat: int, name: str, kind: str) -> None:
        legendary = name in pool() and pool().data(name).legendary
        if legendary and (seat, name) in self.legends:
            self.table[seat]["hand"].append(name)
            return
        self.legends.add((seat, name))
        line = extra.line or self.one_of(("rear", "rear", "firing"))
        states = {"card": name, **extra.laid()}
        if kind == "equipment":
            host = self._extra("angel")
            host.line = line
            states["on"] = self._lay(host, seat, "battlefield")
        self.table[seat][line].append(states)
        if kind in ("angel", "familiar"):
            for linked in sorted(extra.linked):
                self._link(name, linked, seat, line)

    def _link(self, host: str, kind: str, seat: int, line: str) -> None:
        """A Golem or an Equipment for this Angel."""
        other = self._extra(kind)
        card = other.card()
        self.own[card.name] = card
        self.table[seat][line].append({"card": card.name, "on": host})

    # -- everybody else ----------------------------------------------------------------------------------------

    def put_company(self, seat: int) -> None:
        """Angels to attack and defend with, one of them strong; perhaps a Golem."""
        for strength in (HIGH if self.maybe(50) else 2, self.chance.below(4)):
            fighter = self._extra("angel")
            fighter.stats["strength"] = strength
            if self.maybe(20):
                fighter.states["tilted"] = True
            if self.markers and seat == 0:
                fighter.states["markers"] = {self.one_of(self.markers): 1 + self.chance.below(4)}
            self._lay(fighter, seat, "battlefield")
        if self.maybe(25):
            self._lay(self._extra("golem"), seat, "battlefield")
        for kind in ("angel", "angel", "golem", "blessing", "equipment", "miracle"):
            if self.maybe(20):  # somebody else of the pool, so that cards meet each other
                stranger = self._extra(kind)
                stranger.named = self.one_of(_of_type(kind))
                in_hand = kind == "equipment" or self.maybe(50)
                if stranger.named != self.card.name:
                    self._lay(stranger, seat, "hand" if in_hand else "battlefield")

    def _put_book(self, seat: int) -> None:
        mine = seat == 0 and self.card.type in ("angel", "golem", "miracle", "equipment", "blessing")
        self.fill(seat, "book", "page", 15, self.name if mine else "")


@functools.cache
def _of_type(kind: str) -> tuple[str, ...]:
    return tuple(card.name for card in pool() if card.type == kind and card.playable)


def _static(card: CardData) -> list[Any]:
    return [effect for one in card.abilities if isinstance(one, n.StaticAbility) for effect in one.effects]


def _nodes(value: Any) -> list[Any]:
    """Every node of a tree."""
    if isinstance(value, tuple):
        return [node for part in value for node in _nodes(part)]
    if not isinstance(value, msgspec.Struct):
        return []
    fields = (getattr(value, field.name) for field in msgspec.structs.fields(value))
    return [value, *(node for part in fields for node in _nodes(part))]
