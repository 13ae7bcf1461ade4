"""What a tree refers to must have come before: chosen, seen, counted, or seen by a trigger.

`unexplained` goes through abilities in the order in which they are carried out and reports every reference that nothing
before it on the same path explains. The options of a choice, or "if" and "otherwise", know nothing of each other, and
what comes after them knows only what all of them leave behind.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from arbitre.ability import nodes as n
from arbitre.ability.language import Language
from arbitre.ability.nodes import optional
from arbitre.ability.programs import asks

Known = frozenset[str]

EVENT: Known = frozenset(("it", "other", "that player", "amount"))
"""What a trigger or a replacement hands to its effects."""

LEAVES: dict[type[n.Node], tuple[str, ...]] = {
    n.Banish: ("banished",),
    n.Discard: ("discarded", "tally done"),
    n.Draw: ("tally drawn",),
    n.Look: ("looked", "rest"),
    n.LookAtZone: ("looked", "rest"),
    n.NameCard: ("named",),
    n.PutIntoDiscard: ("put",),
    n.RemoveDamage: ("healed", "tally done"),
    n.ReturnToHand: ("moved",),
    n.PutOnDeck: ("moved",),
    n.ShuffleIntoDeck: ("moved",),
    n.RevealTop: ("it", "looked", "rest"),
    n.RevealUntil: ("it", "rest"),
    optional.MakeTokens: ("made",),
}
"""What an effect leaves behind, besides what it chooses."""

ASKS = ("chosen opponent", "chosen player")
PLAYERS: dict[str, str] = {
    "that player": "that player",
    "those players": "those players",
    "other player": "that player",
    "actor": "actor",
}
"""What must be known for a word that stands for players."""
OF_CARD = ("its player", "its controller")  # of what is in `it` or, where nothing is, was chosen


def unexplained(abilities: tuple[n.Ability, ...], language: Language) -> list[str]:
    """Every reference of a card's abilities to something that nobody chose, saw or did before."""
    check = _Check(language)
    costs: Known = language.given | {slot for node, slot in language.keeps.items() if asks(abilities, node)}
    for ability in abilities:  # a card's effects can refer to what was chosen while paying for it
        for part in getattr(ability, "cost", ()) if isinstance(ability, optional.ExtraCost | n.Keyword) else ():
            costs = check.through(part, costs)
    for ability in abilities:
        check.ability(ability, costs)
    return check.faults


class _Check:
    def __init__(self, language: Language) -> None:
        self.leaves: dict[type[n.Node], tuple[str, ...]] = {**LEAVES, **language.leaves}
        self.given: Known = language.given
        self.faults: list[str] = []

    def ability(self, node: n.Ability, known: Known) -> None:
        match node:
            case n.Triggered():
                for when in node.when:
                    self.through(when, known | EVENT)
                    if when.slot:
                        self.needs(when.slot, known, "a trigger")
                known = self.through(getattr(node, "cost", ()), known | EVENT)
                known = self.through(node.condition, known)
            case n.StaticAbility():
                if any(isinstance(part, n.PlayersCant) for part in node.effects):
                    known |= {"actor"}  # each of those it is said of
                known = self.through(node.unless, self.through(node.condition, known))
            case n.Activated():
                known = self.through(node.condition, self.through(node.cost, known))
            case n.Keyword():
                self.through(node.cost, known)
                return
        self.through(getattr(node, "effects", ()), known)

    def needs(self, name: str, known: Known, who: str) -> None:
        if name not in known and name != "this":
            self.faults.append(f"{who} speaks of `{name}`, which nothing before it explains")

    def through(self, node: Any, known: Known) -> Known:
        """What is known after it."""
        if isinstance(node, tuple):
            for part in node:
                known = self.through(part, known)
            return known
        if not isinstance(node, n.Node):
            return known
        branching = _BRANCHING.get(type(node))
        if branching is not None:
            return branching(self, node, known)
        if isinstance(node, n.Ability):
            self.ability(node, known)  # a quoted one, for itself
            return known
        for name in self.spoken_of(node, known):
            self.needs(name, known, str(type(node).__struct_config__.tag or type(node).__name__))
        known |= self.asked(node)
        if isinstance(node, n.Static):
            self.fields(node, known | self.left_by(node))  # what holds all the time speaks of each card it is about
            return known
        return self.fields(node, known) | self.left_by(node)

    def fields(self, node: n.Node, known: Known) -> Known:
        """All that is in it, the cost first."""
        for name in sorted(node.__struct_fields__, key=lambda name: name != "cost"):
            known = self.through(getattr(node, name), known)
        return known

    def spoken_of(self, node: n.Node, known: Known) -> Iterator[str]:
        match node:
            case n.That() | n.SizeOf():
                yield node.ref
            case n.Tally():
                yield f"tally {node.ref}"
            case n.EventAmount():
                yield "amount"
            case n.NamedCard():
                yield "named"
            case n.Select():
                yield from (slot.strip() for slot in f"{node.among},{node.besides}".split(",") if slot.strip())
                if node.zone == "looked" and not node.among:
                    yield "looked"
            case n.Filter():
                if getattr(node, "ref", ""):  # the same name, type, ... as a card spoken of
                    yield node.ref  # type: ignore[attr-defined]
        for field in ("player", "players", "by", "whose"):
            word = getattr(node, field, None)
            if isinstance(word, str) and word in PLAYERS:
                yield PLAYERS[word]
            if word in OF_CARD and not hasattr(node, "target"):  # else: of the cards it is about
                yield "it" if "chosen" not in known else "chosen"

    def asked(self, node: n.Node) -> Known:
        """A chosen opponent is that player for all that follows."""
        words = (getattr(node, field, None) for field in ("player", "players", "by", "whose"))
        return frozenset(("that player",)) if any(word in ASKS for word in words) else frozenset()

    def left_by(self, node: n.Node) -> Known:
        """What it leaves behind: under a name of its own, or as every such effect does."""
        left = set(self.leaves.get(type(node), ()))
        slot = getattr(node, "slot", "")
        if isinstance(node, n.Target):
            left |= {slot} if slot else set()
            left |= {"rest"} if isinstance(node, n.Chosen) and node.cards.zone == "looked" else set()
        elif slot and not isinstance(node, n.When):
            left.add(f"tally {slot}")
        if isinstance(node, n.ChoosePlayer):
            left.add("those players" if node.any_number else "that player")
        return frozenset(left)

    # -- where the way forks or what is known holds only for a while -----------------------------------------------

    def choose_one(self, node: n.ChooseOne, known: Known) -> Known:
        for name in self.spoken_of(node, known):
            self.needs(name, known, "choose one")
        known |= self.asked(node)
        return _both([self.through(option, known) for option in node.options], known)

    def if_(self, node: n.If, known: Known) -> Known:
        known = self.through(node.condition, known)
        then = self.through(node.then, known)
        return _both([then, self.through(node.otherwise, known)], known) if node.otherwise else then

    def if_you_do(self, node: n.IfYouDo, known: Known) -> Known:
        for name in self.spoken_of(node, known):
            self.needs(name, known, "if you do")
        known |= self.asked(node)
        then = self.through(node.then, self.through(node.first, known))
        return _both([then, self.through(node.otherwise, known)], known) if node.otherwise else then

    def each_player(self, node: n.ForEachPlayer, known: Known) -> Known:
        for name in self.spoken_of(node, known):
            self.needs(name, known, "for each player")
        after = self.through(node.effects, known | {"actor"} | self.asked(node))
        return after if "actor" in known else after - {"actor"}

    def some_player(self, node: n.SomePlayer, known: Known) -> Known:
        self.through(node.condition, known | {"actor"})
        return known

    def each_card(self, node: n.ForEachCard, known: Known) -> Known:
        known = self.through(node.target, known)
        after = self.through(node.effects, known | {"it"})
        return after if "it" in known else after - {"it"}

    def reveal_until(self, node: n.RevealUntil, known: Known) -> Known:
        known |= {"looked"}  # such a card among those it shows
        return self.fields(node, known) | self.left_by(node)

    def create_trigger(self, node: n.CreateTrigger, known: Known) -> Known:
        if node.when.slot:
            self.needs(node.when.slot, known, "a trigger")
        self.through(node.when, known | EVENT)
        self.through(node.effects, known | EVENT)
        return known

    def instead(self, node: optional.Instead, known: Known) -> Known:
        self.through(node.cards, known)
        self.through(node.effects, known | EVENT)
        return known

    def did(self, node: n.Did | n.Happened | n.TimesHappened, known: Known) -> Known:
        """What happened is only described; nothing of it is kept."""
        self.through(node.when, known | EVENT)
        return known


def _both(ways: list[Known], known: Known) -> Known:
    """What is known whichever path was taken."""
    return frozenset.intersection(*ways) if ways else known


_BRANCHING: dict[type[Any], Callable[[_Check, Any, Known], Known]] = {
    n.ChooseOne: _Check.choose_one,
    n.If: _Check.if_,
    n.IfYouDo: _Check.if_you_do,
    n.ForEachPlayer: _Check.each_player,
    n.SomePlayer: _Check.some_player,
    n.ForEachCard: _Check.each_card,
    n.CreateTrigger: _Check.create_trigger,
    n.RevealUntil: _Check.reveal_until,
    optional.Instead: _Check.instead,
    n.Did: _Check.did,
    n.Happened: _Check.did,
    n.TimesHappened: _Check.did,
}
