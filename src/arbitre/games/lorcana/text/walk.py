"""The walk through an ability tree, shared by all languages: what is said, in which order, and what is joined to what.

A language says how (`words.py` is what it must know). From bottom to top: `cards.py`, `amounts.py`, `conditions.py`,
`events.py`, `effects.py`, `statics.py`, `sequences.py`, and here the abilities. Text is put together in small letters,
sentence by sentence; `paragraph` gives the sentences their capitals and full stops.
"""

from __future__ import annotations

from collections.abc import Sequence

from arbitre.ability.render.phrases import Cards
from arbitre.ability.render.unsaid import unsaid
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.text.sequences import Sequences
from arbitre.games.lorcana.text.words import Predicate, Referent, Said


class Language(Sequences):
    """One ability being put into words."""

    # -- abilities -----------------------------------------------------------------------------------------------

    def abilities(self, abilities: Sequence[n.Ability]) -> list[str]:
        """A paragraph for each ability, each put into words by itself."""
        others = (type(self)(self.kind, self.names) for _ in abilities[1:])
        return [speaker.ability(ability) for speaker, ability in zip((self, *others), abilities, strict=False)]

    def ability(self, node: n.Ability) -> str:
        match node:
            case n.Keyword():
                return self.keyword(node)
            case n.ActionEffect():
                return self.paragraph(self.sequence(node.effects))
            case n.Triggered():
                head = self.head(node)
                sentences = self.sequence(node.effects, joined=True)
                return self.paragraph([head + sentences[0], *sentences[1:]])
            case n.Activated():
                return self.activated(node)
            case n.StaticAbility():
                return self.static_ability(node)
            case _:
                raise unsaid(node)

    def effects(self, effects: tuple[n.Effect, ...], when: Sequence[n.When], within: Sequence[n.Effect]) -> str:
        """Effects alone, as they are asked about: what led to them is known and not said."""
        self.recall(when)
        before = type(self)(self.kind, self.names)
        before.refs, before.event, before.sought = dict(self.refs), self.event, effects
        before.sequence(within)
        for ref, known in (before.known or {}).items():
            self.refs[ref] = known._replace(unsaid=True)
        return self.paragraph(self.sequence(effects))

    def activated(self, node: n.Activated) -> str:
        if node.condition is None and not node.once:
            cost = ", ".join(self.cost(part) for part in node.cost)
            return f"{cost} — {self.paragraph(self.sequence(node.effects))}"
        limits = [self.t("once during your turn")] if node.once else []
        if node.condition is not None:
            limits.append(self.while_(node.condition))
        lead = "".join(limit + ", " for limit in limits)
        sentences = self.sentences(n.IfYouDo(node.cost, node.effects, may=True), "order")
        return self.paragraph([lead + sentences[0], *sentences[1:]])

    def cost(self, effect: n.Effect) -> str:
        if isinstance(effect, n.Exert) and isinstance(effect.target, n.This):
            return "⟳"
        if isinstance(effect, n.Exert) and isinstance(effect.target, n.Chosen) and not self.is_several(effect.target):
            return "⟳ " + self.euphony(self.indefinite(effect.target.cards, True).text)
        if isinstance(effect, n.PayInk):
            return self.ink(effect.amount)
        text = self.euphony(self.clause(effect, "order"))
        return text[:1].upper() + text[1:]

    def keyword(self, node: n.Keyword) -> str:
        """Its name in the language, its number; for Shift what it is put on and what else it costs."""
        name = self.keyword_name(node.keyword)
        if node.onto == "anyone":
            name = self.t("universal", name)
        elif isinstance(node.onto, tuple):
            name = self.euphony(self.t("onto", name, self.listed([self.classed(c) for c in node.onto], self.OR)))
        if node.cost:
            self.shift_cost = True
            cost = ", ".join(self.cost(part) for part in node.cost)
            if node.value:
                cost = f"{node.value} ⬡, {cost}"
            return f"{name}{self.COLON} {cost}"
        if not node.value and node.keyword == "Shift":
            return f"{name} 0 ⬡"
        if not node.value:
            return name
        if node.keyword in ("Challenger", "Resist"):
            return f"{name} +{node.value}"
        return f"{name} {node.value} ⬡" if node.keyword == "Boost" else f"{name} {node.value}"

    # -- static abilities ----------------------------------------------------------------------------------------

    def static_ability(self, node: n.StaticAbility) -> str:
        lead = "" if node.during == "any" else self.t(f"during {node.during}") + ", "
        tail = ""
        if node.condition is not None:
            if node.during != "any" and isinstance(node.condition, n.Happened):
                tail = " " + self.if_(node.condition)
            elif self.says_if(node.effects[0]) or isinstance(node.condition, n.Happened):
                lead += self.if_(node.condition) + ", "
            elif doing := self.doing(node):
                lead += doing + ", "
            else:
                lead += self.while_(node.condition) + ", "
            self.topic = self.is_about_this(node.condition) and not self.doing(node)
        clauses: list[str] = []
        said: list[n.Static | Predicate] = []
        for static in node.effects:
            last = said[-1] if said else None
            if isinstance(static, Said) and not getattr(static, "by", ()):
                new = Predicate(static.cards, (static,))
                if isinstance(last, Predicate) and self.goes_with(last, new):
                    said[-1] = last._replace(says=last.says + new.says)
                else:
                    said.append(new)
            else:
                said.append(static)
        for part in said:
            clauses.append(self.predicated(part, "one") if isinstance(part, Predicate) else self.static(part))
            self.topic = self.topic or "this" in (getattr(part, "subject", None), getattr(part, "cards", None))
        if node.unless is not None:
            players = node.effects[0].players if isinstance(node.effects[0], n.PlayersCant) else "you"
            self.several_act = players != "you"
            with self.acting(players):
                tail += " " + self.unless(node.unless)
            self.several_act = False
        return self.paragraph([lead + self.AND.join(clauses) + tail])

    def doing(self, node: n.StaticAbility) -> str:
        """While challenging: said without a subject where it is the card the sentence goes on about."""
        match node.condition:
            case n.Is(target=n.This(), where=(n.InChallenge() as part,)) if self.is_of_this(node.effects[0]):
                return self.while_doing(part)
            case _:
                return ""

    def is_of_this(self, static: n.Static) -> bool:
        return isinstance(static, Said) and static.cards == "this"

    def says_if(self, static: n.Static) -> bool:
        """What holds only as one does something is conditional with "if"; what lasts, with "while"."""
        match static:
            case n.CostsLess() | n.PlayFree():
                return static.cards == "this"
            case n.MoveCostsLess() | n.CantPlayThis():
                return True
            case n.Cant():
                return static.forbid == "ready"
            case n.Enters():
                return static.cards == "this"
            case n.UseFree():
                return True
            case _:
                return False

    def quoted(self, ability: n.Ability, subject: n.Target | Cards) -> str:
        """A keyword by its name; any other ability in quotes, as if it were printed on the card that gains it."""
        kind = self.kind
        if isinstance(subject, n.Select):
            kind = subject.what
        elif isinstance(subject, n.Each | n.Chosen):
            kind = subject.cards.what
        elif isinstance(subject, n.That):
            kind = self.refs.get(subject.ref, Referent()).what
        text = type(self)(kind, self.names).ability(ability)
        return text if isinstance(ability, n.Keyword) else f"{self.QUOTES[0]}{text}{self.QUOTES[1]}"
