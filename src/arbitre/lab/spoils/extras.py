"""Cards of The Spoils that exist only to make something possible: cards that fit a description, and tools."""

from __future__ import annotations

import functools
from typing import Any

from arbitre.games.spoils import nodes as n
from arbitre.games.spoils.card import ICONS, CardData, CardType
from arbitre.kernel.chance import Chance
from arbitre.lab.exercise.fitting import Fitting
from arbitre.lab.exercise.positions import Tools

TRADES = ("Arcanist", "Banker", "Gearsmith", "Rogue", "Warlord")
TYPES: tuple[CardType, ...] = ("character", "character", "item", "tactic", "location", "resource")
WELL = CardData(name="Well", type="resource", staple=True, provides=ICONS)
BELL = CardData(
    name="Bell",
    type="item",
    cost=0,
    abilities=(n.Activated(cost=(n.Exert(n.This()),), effects=(n.GainInfluence(1),), name="Ring"),),
)
"""Can be used at any time, so that its player is asked at every window and what holds only then is seen."""


class Extra(Fitting):
    """A card being made: what is printed on it, and the state it is laid in."""

    def __init__(self, number: int, what: str, chance: Chance) -> None:
        self.chance = chance
        self.number = number
        self.type: Any = TYPES[chance.below(len(TYPES))] if what in ("card", "faction") else what
        self.trade = TRADES[chance.below(len(TRADES))]
        self.stats = {"cost": chance.below(5), "strength": chance.below(5), "life": 2 + chance.below(4)}
        self.stats |= {"speed": 1 + chance.below(5), "structure": 3 + chance.below(5)}
        self.subtypes: set[str] = set()
        self.abilities: list[n.Ability] = []
        self.staple = False
        self.provides = ICONS[chance.below(len(ICONS))]
        self.named = ""  # the card of the pool it is
        self.states: dict[str, Any] = {}
        self.hosts_this = False
        self.unique = ""

    def suit(self, node: Any, wanted: bool) -> None:
        if isinstance(node, n.Damaged):
            self.states["damage"] = int(node.value == wanted)
        elif isinstance(node, n.Exerted):
            self.states["depleted"] = node.value == wanted
        elif isinstance(node, n.FaceDown):
            self.states["facedown"] = node.value == wanted
        elif isinstance(node, n.HereSinceStart):
            self.states["new"] = not wanted
        elif isinstance(node, n.Staple):
            self.staple = node.value == wanted
        elif isinstance(node, n.StatIs):
            self._count(node, wanted)
        elif isinstance(node, n.TypeIs):
            self.type = self.type_for(node, wanted, TYPES)
        elif not wanted:
            return  # a card made at random is seldom what it must not be
        elif isinstance(node, n.Named):
            self.named = self.one_of(node.names)
        elif isinstance(node, n.Classified):
            self.subtypes.add(self.one_of(node.any))
        elif isinstance(node, n.Trade):
            self.trade = node.trade
        elif isinstance(node, n.ProvidesIcons):
            self.type = "resource"
            self.provides = node.icons
        elif isinstance(node, n.HostOfThis):
            self.hosts_this = True
        elif isinstance(node, n.HasAbility):
            self.abilities.append(BELL.abilities[0])
        elif isinstance(node, n.HasKeyword):
            self._keyword(node)

    def _keyword(self, node: n.HasKeyword) -> None:
        word = node.keyword
        if word == "Unique":
            self.unique = node.name or f"Extra {self.number}"
            self.abilities.append(n.Keyword(word, name=self.unique))
        elif word == "Attach":
            self.type = "item"
            self.abilities.append(n.Keyword(word, onto=("character",)))
        else:
            self.abilities.append(n.Keyword(word))

    def _count(self, node: n.StatIs, wanted: bool) -> None:
        value = self.number_for(node, wanted)
        if node.stat in ("damage", "tokens"):
            self.states[node.stat] = value
        else:
            self.stats[node.stat] = value

    def card(self) -> CardData:
        """The card itself."""
        kind = self.type
        fights, stands = kind == "character", kind == "location"
        abilities = tuple(self.abilities)
        if kind == "tactic":
            abilities = (*abilities, n.ActionEffect((n.Draw(),)))
        return CardData(
            name=f"Extra {self.number:03}",
            type=kind,
            trade=self.trade,
            staple=self.staple,
            subtypes=tuple(sorted(self.subtypes)),
            cost=None if kind == "resource" else self.stats["cost"],
            strength=self.stats["strength"] if fights else None,
            life=max(1, self.stats["life"]) if fights else None,
            speed=self.stats["speed"] if fights else None,
            structure=max(1, self.stats["structure"]) if stands else None,
            provides=self.provides if kind == "resource" else "",
            abilities=abilities,
        )

    def laid(self) -> dict[str, Any]:
        """How it lies in play: only in states a card of its type can have."""
        told = {word: value for word, value in self.states.items() if value}
        if self.type not in ("character", "location") or told.get("facedown"):
            told.pop("damage", None)
        else:
            most = max(1, self.stats["life" if self.type == "character" else "structure"]) - 1
            told["damage"] = min(told.get("damage", 0), most)
        if self.type == "resource" or told.get("facedown"):
            told.pop("depleted", None)
        if told.get("facedown"):
            told.pop("tokens", None)
        return told


# -- tools -----------------------------------------------------------------------------------------------------


def _tool(name: str, *effects: n.Effect, pick: n.Select | None = None) -> CardData:
    """A tactic that costs nothing. What it picks is picked as it is played."""
    cost: tuple[n.Ability, ...] = () if pick is None else (n.ExtraCost((n.Choose(n.Chosen(pick)),)),)
    return CardData(name=f"Tool {name}", type="tactic", cost=0, abilities=(*cost, n.ActionEffect(effects)))


CHARACTER = n.Select("character")
STANDING = n.Select("card", where=(n.TypeIs(("item", "location")),))

SERVES: dict[str, tuple[str, ...]] = {  # which tool makes an event happen
    "enters play": ("Majig", "Raise"),
    "destroyed": ("Destroy", "Damage", "Clear"),
    "leaves play": ("Destroy", "Return", "Clear"),
    "inflicts damage": ("Damage",),
    "played": ("Draw", "Deplete"),
    "put into discard": ("Discard", "Destroy", "Mill"),
    "put into hand": ("Return",),
    "discards": ("Discard",),
    "draws": ("Draw",),
    "exerts": ("Deplete",),
    "readies": ("Restore",),
    "chosen": ("Deplete", "Restore", "Strengthen"),
    "changes control": ("Take",),
    "flipped": ("Flip", "Coin"),
    "coin flipped": ("Coin",),
    "plays resource": ("Resource",),
    "loses influence": ("Lose",),
    "gains influence": ("Gain",),
    "comes true": ("Strengthen", "Damage", "Lose", "Discard"),
}

HELPS: dict[type, tuple[str, ...]] = {  # which tool helps what a tree asks for to come about
    n.StatIs: ("Strengthen",),
    n.StatOf: ("Strengthen",),
    n.IsToken: ("Majig",),
    n.HasKeyword: ("Hide",),
    n.Exerted: ("Deplete", "Restore"),
    n.Instead: ("Destroy", "Damage"),
    n.DamageChange: ("Damage",),
    n.ReplaceDamage: ("Damage",),
    n.RemoveTokens: ("Charge",),
    n.InResponseTo: ("Draw", "Destroy", "Damage"),
    n.Terminate: ("Draw", "Destroy"),
    n.Happened: ("Draw", "Discard", "Destroy"),
    n.Did: ("Destroy", "Damage"),
    n.TakeControl: ("Take",),
    n.AttachCard: ("Detach",),
}


@functools.cache
def tools() -> dict[str, CardData]:
    """Tactics of our own that do one thing each."""
    that = n.That()
    found = [
        _tool("Destroy", n.Banish(that), pick=CHARACTER),
        _tool("Clear", n.Banish(that), pick=STANDING),
        _tool("Damage", n.DealDamage(that, 3), pick=CHARACTER),
        _tool("Return", n.ReturnToHand(that), pick=CHARACTER),
        _tool("Deplete", n.Exert(that), pick=CHARACTER),
        _tool("Restore", n.Ready(that), pick=CHARACTER),
        _tool("Strengthen", n.Modify(that, "strength", 3), pick=CHARACTER),
        _tool("Hide", n.Grant(that, (n.Keyword("Covert"),)), pick=CHARACTER),
        _tool("Take", n.TakeControl(that), pick=CHARACTER),
        _tool("Charge", n.PutTokens(that, 2), pick=n.Select("card", where=(n.FaceDown(False),))),
        _tool("Flip", n.FlipDown(that), pick=CHARACTER),
        _tool("Majig", n.MakeTokens()),
        _tool("Raise", n.PutIntoPlay(that), pick=n.Select("character", whose="you", zone="discard")),
        _tool("Mill", n.PutIntoDiscard(n.TopOfDeck())),
        _tool("Coin", n.FlipCoin((n.GainInfluence(1),), (n.LoseInfluence(1),))),
        _tool("Draw", n.Draw(2)),
        _tool("Discard", n.Discard(player="all")),
        _tool("Resource", n.PlayResource()),
        _tool("Detach", n.Detach(2)),
        _tool("Gain", n.GainInfluence(2)),
        _tool("Lose", n.LoseInfluence(2, player="all")),
    ]
    return {card.name.removeprefix("Tool "): card for card in found}


TOOLS = Tools(tools, SERVES, HELPS)
