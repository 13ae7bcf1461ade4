"""Cards that exist only to make something possible: cards that fit a description, and tools that make things happen."""

from __future__ import annotations

import functools
from typing import Any

from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.card import CardData
from arbitre.games.lorcana.language import LANGUAGE
from arbitre.kernel.chance import Chance
from arbitre.lab.exercise.fitting import Fitting
from arbitre.lab.exercise.positions import Tools

INKS = ("Amber", "Amethyst", "Emerald", "Ruby", "Sapphire", "Steel")
TYPES = ("character", "character", "character", "item", "action", "location")


class Extra(Fitting):
    """A card being made: what is printed on it, and the state it is laid in."""

    def __init__(self, number: int, what: str, chance: Chance) -> None:
        self.chance = chance
        self.number = number
        self.name = ""
        self.type = TYPES[chance.below(len(TYPES))] if what == "card" else what
        self.song = what == "song"
        if self.song:
            self.type = "action"
        self.stats = {"cost": 1 + chance.below(5), "strength": chance.below(5), "willpower": 3 + chance.below(4)}
        self.stats |= {"lore": chance.below(3), "move cost": 1}
        self.classifications: set[str] = set()
        self.keywords: dict[str, int] = {}
        self.inks: set[str] = set()
        self.inkable = chance.below(4) > 0
        self.damage = 0
        self.exerted = False
        self.under = 0
        self.at_location = False

    def suit(self, node: Any, wanted: bool) -> None:
        if isinstance(node, n.Damaged):
            self.damage = (1 + self.chance.below(2)) * (node.value == wanted)
        elif isinstance(node, n.Exerted):
            self.exerted = node.value == wanted
        elif isinstance(node, n.Inkable):
            self.inkable = node.value == wanted
        elif isinstance(node, n.AtLocation | n.Here):
            self.at_location = getattr(node, "value", True) == wanted
        elif isinstance(node, n.StatIs):
            self._count(node, wanted)
        elif not wanted:
            return  # a card made at random is seldom what it must not be
        elif isinstance(node, n.Named):
            self.name = self.one_of(node.names)
        elif isinstance(node, n.Classified):
            self.classifications.add(self.one_of(node.any))
        elif isinstance(node, n.HasKeyword):
            self.keywords[node.keyword] = 0 if LANGUAGE.keywords[node.keyword] == "none" else 2
        elif isinstance(node, n.Ink):
            self.inks.add(node.ink)
        elif isinstance(node, n.TypeIs):
            kind = self.one_of(node.any)
            self.song = kind == "song"
            if kind != "card":
                self.type = "action" if self.song else kind

    def _count(self, node: n.StatIs, wanted: bool) -> None:
        value = self.number_for(node, wanted)
        if node.stat == "damage":
            self.damage = value
        elif node.stat == "cards under":
            self.under = value
        else:
            self.stats[node.stat] = value

    def card(self, names: tuple[str, ...]) -> CardData:
        """The card itself; `names` are those several extras share, so that some have the same."""
        name = self.name or names[self.chance.below(len(names))]
        character, location = self.type == "character", self.type == "location"
        abilities: list[dict[str, Any]] = [
            {"ability": "keyword", "keyword": word, "value": value} | ({"onto": "anyone"} if word == "Shift" else {})
            for word, value in sorted(self.keywords.items())
        ]
        if self.type == "action":
            abilities.append({"ability": "action", "effects": [{"do": "draw"}]})
        data = {
            "name": name,
            "version": f"Extra {self.number}",
            "type": self.type,
            "song": self.song,
            "cost": self.stats["cost"],
            "inkable": self.inkable,
            "inks": sorted(self.inks) or [INKS[self.chance.below(len(INKS))]],
            "classifications": sorted(self.classifications),
            "abilities": abilities,
        }
        if character or location:
            data["willpower"] = max(self.stats["willpower"], self.damage + 1)
            data["lore"] = self.stats["lore"]
        if character:
            data["strength"] = self.stats["strength"]
        if location:
            data["move_cost"] = self.stats["move cost"]
        return LANGUAGE.convert(data, CardData)

    def states(self) -> dict[str, Any]:
        """How it is laid in play."""
        told: dict[str, Any] = {}
        if self.type in ("character", "location") and self.damage:
            told["damage"] = self.damage
        if self.type != "location" and self.exerted:
            told["exerted"] = True
        if self.under:
            told["under"] = ["Blank"] * self.under
        return told


# -- tools -----------------------------------------------------------------------------------------------------


def _tool(version: str, *effects: dict[str, Any], **more: Any) -> CardData:
    action = {"ability": "action", "effects": effects}
    data = {"name": "Tool", "version": version, "type": "action", "cost": 1, "inks": ["Amber"], "abilities": [action]}
    return LANGUAGE.convert({**data, **more}, CardData)


def _chosen(what: str = "character", **more: Any) -> dict[str, Any]:
    return {"of": "chosen", "cards": {"what": what, **more}}


CHARACTER = _chosen()

SERVES: dict[str, tuple[str, ...]] = {  # which tool makes an event happen
    "banished": ("Banish", "Damage", "Clear"),
    "leaves play": ("Banish", "Return", "Shuffle"),
    "draws": ("Draw", "Song"),
    "discards": ("Discard", "Empty"),
    "inked": ("Ink",),
    "takes damage": ("Damage", "Wound", "Shift wounds"),
    "dealt damage": ("Damage", "Scratch"),
    "heals": ("Heal", "Scratch"),
    "exerts": ("Exert",),
    "readies": ("Ready",),
    "chosen": ("Scratch", "Exert", "Ready"),
    "chosen for support": ("Support",),
    "returned to hand": ("Return",),
    "gains lore": ("Gain",),
    "loses lore": ("Lose",),
    "put under": ("Under",),
    "sings": ("Song", "Long song"),
    "played": ("Play", "Song"),
    "moves": ("Move",),
}


HELPS: dict[type, tuple[str, ...]] = {  # which tool helps what a tree asks for to come about
    n.StatIs: ("Strengthen",),
    n.StatOf: ("Strengthen",),
    n.HasKeyword: ("Evade", "Rush", "Support"),
    n.Damaged: ("Scratch", "Wound", "Heal"),
    n.Exerted: ("Exert", "Ready"),
}


@functools.cache
def tools() -> dict[str, CardData]:
    """Actions of our own that do one thing each."""
    top = {"of": "top of deck"}
    found = [
        _tool("Banish", {"do": "banish", "target": CHARACTER}),
        _tool(
            "Clear", {"do": "banish", "target": _chosen("card", where=[{"is": "type", "any": ["item", "location"]}])}
        ),
        _tool("Damage", {"do": "deal damage", "target": CHARACTER, "amount": 3}),
        _tool("Scratch", {"do": "deal damage", "target": CHARACTER, "amount": 1}),
        _tool("Wound", {"do": "put damage", "target": CHARACTER, "amount": 1}),
        _tool(
            "Shift wounds",
            {"do": "move damage", "source": CHARACTER, "target": _chosen(whose="opponents"), "amount": 2},
        ),
        _tool("Heal", {"do": "remove damage", "target": CHARACTER, "amount": 2}),
        _tool("Return", {"do": "return to hand", "target": CHARACTER}),
        _tool("Shuffle", {"do": "shuffle into deck", "target": CHARACTER}),
        _tool("Exert", {"do": "exert", "target": CHARACTER}),
        _tool("Ready", {"do": "ready", "target": CHARACTER}),
        _tool("Draw", {"do": "draw", "amount": 2}),
        _tool("Discard", {"do": "discard", "player": "all"}),
        _tool("Empty", {"do": "discard", "player": "you", "all": True}),
        _tool("Ink", {"do": "put into inkwell", "target": top}),
        _tool("Gain", {"do": "gain lore", "amount": 1}),
        _tool("Lose", {"do": "lose lore", "amount": 1, "player": "all"}),
        _tool("Under", {"do": "choose", "target": CHARACTER}, _UNDER),
        _tool("Support", {"do": "grant", "target": CHARACTER, "abilities": [_keyword("Support")]}),
        _tool("Evade", {"do": "grant", "target": CHARACTER, "abilities": [_keyword("Evasive")]}),
        _tool("Rush", {"do": "grant", "target": CHARACTER, "abilities": [_keyword("Rush")]}),
        _tool("Strengthen", {"do": "modify", "target": CHARACTER, "stat": "strength", "amount": 3}),
        _tool("Play", {"do": "play", "target": _chosen("card", whose="you", zone="hand")}),
        _tool("Move", {"do": "move to location", "target": CHARACTER, "location": _chosen("location")}),
        _tool("Song", {"do": "draw"}, song=True),
        _tool("Long song", {"do": "gain lore", "amount": 1}, song=True, cost=4),
    ]
    return {card.version: card for card in found}


def _keyword(word: str) -> dict[str, Any]:
    return {"ability": "keyword", "keyword": word}


_UNDER = {"do": "put under", "target": {"of": "top of deck"}, "host": {"of": "that", "ref": "chosen"}}

ONLOOKER = LANGUAGE.convert(
    {
        "name": "Tool",
        "version": "Onlooker",
        "type": "item",
        "cost": 1,
        "inks": ["Amber"],
        "abilities": [
            {
                "ability": "triggered",
                "when": [{"event": "challenges"}],
                "effects": [{"do": "may", "effects": [{"do": "draw"}]}],
            }
        ],
    },
    CardData,
)
"""Asks something in the middle of every challenge, so that what holds only then can be seen."""


TOOLS = Tools(tools, SERVES, HELPS)
