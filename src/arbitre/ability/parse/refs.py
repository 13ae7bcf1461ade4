"""Who "they" are: pronouns of a tree that was just read are replaced by what they speak of."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from arbitre.ability import nodes as n


class Unclear(Exception):
    """A pronoun that nothing before it explains."""


class Resolver:
    """Goes through one ability in the order in which it is said, and remembers what was spoken of."""

    def __init__(self) -> None:
        self.last: n.Target | None = None
        self.chosen: str = ""  # the slot of the last choice
        self.chosen_before = False
        self.before: n.Target | None = None  # what was spoken of before the present effect
        self.roles: dict[str, n.Target] = {}
        self.renamed: set[str] = set()

    def ability(self, node: Any) -> Any:
        if isinstance(node, n.Triggered):
            for when in node.when:
                self.remember(when)
            when_all = tuple(self.walk(when) for when in node.when)
            condition = self.walk(node.condition)
            return self.tidy(replace(node, when=when_all, condition=condition, effects=self.walk(node.effects)))
        if isinstance(node, n.StaticAbility):
            self.last = n.This()
            return self.tidy(self.parts(node))
        if isinstance(node, n.Activated):
            self.last = n.This()
            cost = self.walk(node.cost)
            return self.tidy(
                replace(node, cost=cost, condition=self.walk(node.condition), effects=self.walk(node.effects))
            )
        return self.tidy(self.parts(node))

    def tidy(self, node: Any) -> Any:
        """What "its player" is said of is kept in the slot `it`."""
        return rename(node, self.renamed) if self.renamed else node

    def remember(self, when: n.When) -> None:
        it: n.Target = n.This() if when.card == "this" else n.That("it")
        other: n.Target = n.This() if when.other == "this" else n.That("other")
        self.last = it if when.event not in ("turn starts", "turn ends") else n.This()
        if when.card is None and when.other == "this":
            self.last = n.This()
        if when.event == "challenges" or (when.event == "banished" and when.role == "challenging"):
            self.roles["challenging"], self.roles["challenged"] = it, other
        elif when.event == "banished" and when.role == "challenged":
            self.roles["challenged"], self.roles["challenging"] = it, other
        if when.event == "sings":
            self.roles["that song"] = n.That("other")
            self.last = it
        self.roles["moved"] = self.roles["banished"] = it
        self.roles["that card"] = it
        self.roles["it trigger"] = it

    def meant(self, word: str) -> n.Target:
        if word == "rest":
            return n.That("rest")
        if word == "chosen":
            if not self.chosen:
                raise Unclear("nothing was chosen")
            return n.That(self.chosen)
        if word == "before":
            if self.before is None:
                raise Unclear("nothing before says what is meant")
            return self.before
        if word in self.roles and word not in ("that card",):
            return self.roles[word]
        if word in ("it", "them", "that card", "that character", "that item", "that location", "that song"):
            if self.last is None:
                raise Unclear(f"nothing before says what {word!r} is")
            return self.last
        raise Unclear(f"nothing before says what {word!r} is")

    def walk(self, node: Any) -> Any:
        if isinstance(node, n.That):
            if not node.ref.startswith("?"):
                return node
            found = self.meant(node.ref[1:])
            return found
        if isinstance(node, n.Chosen):
            return self.choice(node)
        if isinstance(node, n.Each):
            found = replace(node, cards=self.walk(node.cards))
            self.last = found
            return found
        if isinstance(node, n.This):
            self.last = node
            return node
        if isinstance(node, tuple):
            return tuple(self.walk(part) for part in node)
        if isinstance(node, n.TopOfDeck):
            return node
        if isinstance(node, n.RevealTop):
            self.last = n.That("it")
            self.roles["that card"] = self.last
            return node
        if isinstance(node, n.Look):
            self.last = n.That("looked")
            return node
        if isinstance(node, n.Triggered | n.StaticAbility | n.Activated):
            return Resolver().ability(node)  # a quoted ability speaks for itself
        if isinstance(node, n.CreateTrigger):
            return self.floating(node)
        if not hasattr(node, "__struct_fields__"):
            return node
        if isinstance(node, n.Modify):
            self.before = self.last
        made = self.parts(node)
        if isinstance(node, n.PutOnDeck | n.ReturnToHand) and isinstance(made.target, n.That):
            self.last = made.target
        if getattr(made, "player", None) == "its player" and self.chosen == "chosen" and self.last == n.That("chosen"):
            self.renamed.add("chosen")
        return made

    def parts(self, node: Any) -> Any:
        return replace(node, **{name: self.walk(getattr(node, name)) for name in node.__struct_fields__})

    def choice(self, node: n.Chosen) -> n.Chosen:
        cards = self.walk(node.cards)
        if cards.other and self.chosen and self.chosen_before:
            cards = replace(cards, other=False, besides=self.chosen)
        found = replace(node, cards=cards)
        self.chosen = node.slot
        self.chosen_before = True
        self.last = n.That(node.slot)
        return found

    def floating(self, node: n.CreateTrigger) -> n.CreateTrigger:
        before = self.last, dict(self.roles)
        if node.when.event not in ("turn ends", "turn starts", "challenge ends"):
            self.remember(node.when)
        made = replace(node, when=self.walk(node.when), effects=self.walk(node.effects))
        self.last, self.roles = before
        return made


def rename(node: Any, slots: set[str]) -> Any:
    if isinstance(node, n.Chosen) and node.slot in slots:
        return replace(node, slot="it")
    if isinstance(node, n.That) and node.ref in slots:
        return n.That("it")
    if isinstance(node, tuple):
        return tuple(rename(part, slots) for part in node)
    if not hasattr(node, "__struct_fields__"):
        return node
    return replace(node, **{name: rename(getattr(node, name), slots) for name in node.__struct_fields__})
