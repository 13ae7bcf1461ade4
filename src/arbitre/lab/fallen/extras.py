"""Cards of 7 Fallen that exist only to make something possible: cards that fit a description, and tools."""

from __future__ import annotations

import functools
from typing import Any

from arbitre.games.fallen import nodes as n
from arbitre.games.fallen.card import KINGDOMS, CardData
from arbitre.games.fallen.language import LANGUAGE
from arbitre.kernel.chance import Chance
from arbitre.lab.exercise.fitting import Fitting
from arbitre.lab.exercise.positions import Tools

PAGES = ("angel", "angel", "angel", "golem", "miracle", "equipment", "blessing")
TYPES = (*PAGES, "familiar", "worshipper")
FIGHTERS = ("angel", "familiar", "golem")
GIFTED = CardData(
    name="Bell",
    type="temple",
    energy=12,
    abilities=(
        n.Activated(cost=(n.Exert(n.This()),), effects=(n.GainEnergy(1, target=n.This()),), name="Capacité divine"),
    ),
)
"""Can be used wherever a Miracle could be played, so that its player is asked at every window."""


class Extra(Fitting):
    """A card being made: what is printed on it, and the state it is laid in."""

    def __init__(self, number: int, what: str, chance: Chance) -> None:
        self.chance = chance
        self.number = number
        self.type: Any = what if what in TYPES else PAGES[chance.below(len(PAGES))]
        self.stats = {"cost": chance.below(5), "strength": chance.below(5), "life": 2 + chance.below(5)}
        self.stats |= {"shield": 2 + chance.below(4), "energy": 1 + chance.below(3)}
        self.kingdom = ("", *KINGDOMS)[chance.below(1 + len(KINGDOMS))]
        self.classes: set[str] = set()
        self.keywords: set[str] = set()
        self.legendary = False
        self.named = ""  # the card of the pool it is
        self.title = ""  # what its name contains
        self.like_this = False  # it has the name of the card that is exercised
        self.states: dict[str, Any] = {}
        self.line = ""
        self.linked: set[str] = set()  # the types of cards it is linked to

    def suit(self, node: Any, wanted: bool) -> None:
        if isinstance(node, n.Damaged):
            self.states["damage"] = int(node.value == wanted)
        elif isinstance(node, n.Exerted):
            self.states["tilted"] = node.value == wanted
        elif isinstance(node, n.Legendary):
            self.legendary = node.value == wanted
        elif isinstance(node, n.StatIs):
            self._count(node, wanted)
        elif isinstance(node, n.TypeIs):
            self.type = self.type_for(node, wanted, TYPES)
        elif isinstance(node, n.Linked):
            if node.to != "this" and node.value == wanted:
                self.linked.add(node.to)
        elif not wanted:
            return  # a card made at random is seldom what it must not be
        elif isinstance(node, n.Named):
            self.named = self.one_of(node.names)
        elif isinstance(node, n.NameIncludes):
            self.title = node.text
        elif isinstance(node, n.SameNameAs):
            self.like_this = node.ref == "this"
        elif isinstance(node, n.Classified):
            self.classes.add(self.one_of(node.any))
        elif isinstance(node, n.Kingdom):
            self.kingdom = node.kingdom
        elif isinstance(node, n.HasKeyword):
            self.keywords.add(node.keyword)
        elif isinstance(node, n.HasMarker):
            self.states["markers"] = {node.marker: node.least + self.chance.below(2)}
        elif isinstance(node, n.OnLine) and node.line in ("rear", "firing"):
            self.line = node.line

    def _count(self, node: n.StatIs, wanted: bool) -> None:
        value = self.number_for(node, wanted)
        if node.stat == "damage":
            self.states["damage"] = value
        else:
            self.stats[node.stat] = value

    def card(self) -> CardData:
        """The card itself."""
        kind = self.type
        fights = kind in ("angel", "familiar")
        damage = self.states.get("damage", 0)
        abilities: tuple[n.Ability, ...] = tuple(
            n.Keyword(word, 0 if LANGUAGE.keywords[word] == "none" else 1) for word in sorted(self.keywords)
        )
        if kind == "miracle":
            abilities = (n.ActionEffect((n.Draw(),)),)
        return CardData(
            name=f"{self.title or 'Extra'} {self.number:03}",
            type=kind,
            kingdom=self.kingdom,
            classes=tuple(sorted(self.classes)),
            cost=None if kind == "worshipper" else 0 if kind == "familiar" else self.stats["cost"],
            attack=self.stats["strength"] if fights or kind == "equipment" else None,
            life=max(1, self.stats["life"], damage + 1) if fights else None,
            shield=max(1, self.stats["shield"], damage + 1) if kind == "golem" else None,
            storm=self.stats["cost"] if kind == "golem" else None,
            hourglasses=2 if kind == "blessing" else 0,
            energy=self.stats["energy"] if kind == "worshipper" else 0,
            legendary=self.legendary,
            abilities=abilities,
        )

    def laid(self) -> dict[str, Any]:
        """How it lies in play: only in states a card of its type can have."""
        told = {word: value for word, value in self.states.items() if value}
        if self.type not in FIGHTERS:
            told.pop("damage", None)
        if self.type == "blessing" and "markers" in told:
            told["markers"] = {"hourglass": 1, **told["markers"]}  # without one it would be destroyed (F1.17.10)
        return told


# -- tools -----------------------------------------------------------------------------------------------------


def _tool(name: str, *effects: n.Effect, pick: n.Select | None = None, revoke: int = 0) -> CardData:
    """A Miracle that costs nothing. What it targets is targeted as it is played."""
    cost: tuple[n.Ability, ...] = () if pick is None else (n.ExtraCost((n.Choose(n.Chosen(pick)),)),)
    abilities = (*cost, n.ActionEffect(effects))
    return CardData(name=f"Tool {name}", type="miracle", cost=0, revoke=revoke, abilities=abilities)


ANGEL = n.Select("angel", zone="battlefield")
PAGE = n.Select("page", zone="battlefield")

SERVES: dict[str, tuple[str, ...]] = {  # which tool makes an event happen
    "enters play": ("Raise", "Ghouls", "Falcon"),
    "destroyed": ("Destroy", "Damage", "Ruin", "Revoke"),
    "revoked": ("Revoke",),
    "dealt damage": ("Damage", "Strike"),
    "inflicts damage": ("Straighten",),
    "declares attack": ("Straighten", "Arm"),
    "collateral": ("Straighten", "Strengthen"),
    "deity gains vitality": ("Bless", "Priest"),
    "gains markers": ("Mark", "Hoard"),
    "night starts": ("Destroy",),
}

HELPS: dict[type, tuple[str, ...]] = {  # which tool helps what a tree asks for to come about
    n.StatIs: ("Strengthen", "Mark"),
    n.StatOf: ("Strengthen",),
    n.Damaged: ("Damage",),
    n.Exerted: ("Tilt", "Straighten"),
    n.Instead: ("Destroy", "Damage", "Ruin", "Massacre"),
    n.DamageChange: ("Damage",),
    n.ReplaceDamage: ("Damage",),
    n.Linked: ("Arm",),
    n.Happened: ("Destroy", "Revoke", "Draw"),
    n.TimesHappened: ("Destroy", "Revoke", "Draw"),
    n.Did: ("Destroy",),
    n.HasMarker: ("Mark", "Hoard"),
    n.MarkersOn: ("Mark", "Hoard"),
    n.SpendMarkers: ("Hoard",),
    n.CountsAs: ("Mark", "Damage"),
    n.TakeControl: ("Take",),
    n.PhoenixLess: ("Destroy",),
    n.Insensible: ("Damage", "Tilt", "Destroy"),
    n.Cant: ("Limbo", "Banish", "Tilt"),
}


@functools.cache
def tools() -> dict[str, CardData]:
    """Miracles of our own that do one thing each, an Equipment, and an Angel."""
    that = n.That()
    purgatory = n.Select("angel", "you", "discard")
    found = [
        _tool("Destroy", n.Banish(that), pick=ANGEL),
        _tool("Ruin", n.Banish(that), pick=PAGE),
        _tool("Massacre", n.Banish(n.Each(ANGEL))),
        _tool("Damage", n.DealDamage(that, 2), pick=ANGEL),
        _tool("Strike", n.DealDamage(n.Each(n.Select("deity", "opponents", "divine")), 3, deity=True)),
        _tool("Heal", n.RemoveDamage(that, 2), pick=ANGEL),
        _tool("Bless", n.HealDeity(2)),
        _tool("Return", n.ReturnToHand(that), pick=PAGE),
        _tool("Banish", n.RemoveFromGame(that), pick=PAGE),
        _tool("Limbo", n.PutIntoLimbo(that), pick=ANGEL),
        _tool("Tilt", n.Exert(that), pick=ANGEL),
        _tool("Straighten", n.Ready(that), pick=ANGEL),
        _tool("Strengthen", n.Modify(that, "strength", 3, "this turn"), pick=ANGEL),
        _tool("Mark", n.PutMarkers(that, "+1|+1"), pick=ANGEL),
        _tool("Hoard", n.PutMarkers(that, "Poseidor", 2), pick=n.Select("angel", "you", "battlefield")),
        _tool("Take", n.TakeControl(that), pick=n.Select("angel", "opponents", "battlefield")),
        _tool("Demon", n.TransformInto(that, familiar="Démon"), pick=ANGEL),
        _tool("Move", n.MoveToLine(that, "firing"), pick=ANGEL),
        _tool("Raise", n.PutIntoPlay(that), pick=purgatory),
        _tool("Ghouls", n.MakeTokens(2, "Goule")),
        _tool("Falcon", n.MakeTokens(1, "Faucon")),
        _tool("Tear", n.PutIntoDiscard(n.TopOfDeck(2))),
        _tool("Draw", n.Draw(2)),
        _tool("Discard", n.Discard(player="all")),
        _tool("Energy", n.GainEnergy(3)),
        _tool("Revoke", n.Draw(), revoke=1),
        CardData(name="Tool Arm", type="equipment", cost=0, attack=2),
        CardData(
            name="Tool Priest",
            type="angel",
            cost=0,
            attack=1,
            life=2,
            abilities=(n.Triggered((n.When("enters play", card="this"),), (n.HealDeity(2),), name="Ferveur"),),
        ),
    ]
    return {card.name.removeprefix("Tool "): card for card in found}


@functools.cache
def bringing(familiar: str) -> CardData:
    """A tool that puts this Familiar into play."""
    return _tool(f"bringing {familiar}", n.MakeTokens(1, familiar))


TOOLS = Tools(tools, SERVES, HELPS)
