"""The abilities of a card: what every game puts into words alike."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from arbitre.ability.render import nodes as n
from arbitre.ability.render.sequence import Sequences


class Walk(Sequences):
    """The text of one card being put into words."""

    @abstractmethod
    def abilities(self, abilities: Sequence[n.Ability]) -> list[str]:
        """A paragraph for each ability."""

    @abstractmethod
    def ability(self, node: n.Ability) -> str: ...

    def begin(self) -> None:
        """Nothing has been spoken of."""

    def effects(self, effects: tuple[n.Effect, ...], when: Sequence[n.When], within: Sequence[n.Effect]) -> str:
        """Effects alone, as they are asked about: what led to them is known and not said."""
        self.begin()
        self.recall(when)
        if within:
            self.sought = effects
            self.sequence(within)
            self.refs = self.refs if self.before is None else self.before
        self.resume()
        return self.paragraph(self.sequence(effects))

    def resume(self) -> None:
        """What was spoken of is known; what follows is said by itself."""
        self.sought, self.focus, self.given = None, "", []

    def says_if(self, node: n.StaticAbility) -> bool:
        """What holds only as one does something is conditional with "if"; what lasts, with "while"."""
        first = node.effects[0]
        if isinstance(first, n.Instead | n.PlayFree | n.CantPlayThis) or isinstance(
            node.condition, n.Happened | n.PlayedBy
        ):
            return True
        return isinstance(first, n.CostsLess) and first.cards == "this"

    def static_ability(self, node: n.StaticAbility) -> str:
        lead = "" if node.during == "any" else self.t(f"during {node.during}") + ", "
        if node.condition is not None:
            lead += (self.if_(node.condition) if self.says_if(node) else self.while_(node.condition)) + ", "
        clauses = [self.static_clause(part) for part in self.merged(node.effects)]
        text = lead + self.listed(clauses, self.AND)
        if node.unless is not None:
            text += " " + self.unless(node.unless)
        return self.sentence(self.close(text))
