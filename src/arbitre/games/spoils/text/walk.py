"""The abilities of a card of The Spoils: what goes into COST, what into EFFECT, what leads to what."""

from __future__ import annotations

from collections.abc import Sequence

from arbitre.ability.render.events import from_anywhere
from arbitre.ability.render.tongue import Clause
from arbitre.ability.render.unsaid import unsaid
from arbitre.games.spoils import nodes as n
from arbitre.games.spoils.text.effects import SpoilsEffects

KEYWORDS = ("Covert", "Tactical", "Unique", "Attach", "Flip Up")


class SpoilsLanguage(SpoilsEffects):
    """The text of one card being put into words: a later ability may speak of a card picked for its cost."""

    def abilities(self, abilities: Sequence[n.Ability]) -> list[str]:
        """A paragraph for each ability. What a tactic does is called its effect where it has costs."""
        has_cost = any(isinstance(ability, n.ExtraCost) for ability in abilities)
        return [self.ability(ability, has_cost) for ability in abilities]

    def ability(self, node: n.Ability, has_cost: bool = False) -> str:
        self.focus, self.given = "", []
        match node:
            case n.Keyword():
                return self.keyword(node)
            case n.ExtraCost():
                self.using = "play"
                return self.t("cost") + " " + self.paragraph(self.cost(node.cost))
            case n.ActionEffect():
                text = self.paragraph(self.sequence(node.effects))
                return f"{self.t('effect')} {text}" if has_cost else text
            case n.Triggered():
                return self.triggered(node)
            case n.Activated():
                return self.activated(node)
            case n.StaticAbility():
                return self.static_ability(node)
            case n.OneTextOf():
                return self.one_text_of(node)
            case _:
                raise unsaid(node)

    # -- keywords ----------------------------------------------------------------------------------------------------

    def keyword(self, node: n.Keyword) -> str:
        """COVERT; UNIQUE Adriel; ATTACH to Character; FLIP UP: 2 [E] and discard a card."""
        name = self.keyword_name(node.keyword).upper()
        if node.keyword == "Unique":
            return f"{name} {node.name}".rstrip()
        if node.keyword == "Attach":
            types = self.attaches_to(node.onto)
            return self.t("attach to own" if node.yours else "attach to", keyword=name, types=types)
        if node.keyword == "Flip Up":
            text = f"{name}{self.COLON} {node.value} {self.icons(node.icons)}".rstrip()
            if node.cost:
                text += self.AND + " ".join(self.joined(node.cost, True))
            return self.euphony(text)
        return f"{name} {node.value}" if node.value else name

    def attaches_to(self, onto: str | tuple[str, ...]) -> str:
        if isinstance(onto, str):
            raise unsaid(onto)
        return self.listed([self.attached_type(kind) for kind in onto], self.OR)

    def attached_type(self, kind: str) -> str:
        """A type of cards by its noun; any other word is a subtype or a name."""
        return self.a(self.thing(kind)) if kind in self.NOUNS else self.quote(kind)

    def quoted(self, ability: n.Ability) -> str:
        """A keyword by its name; any other ability in quotes, as if it were printed on the card that gains it."""
        if isinstance(ability, n.Keyword) and ability.keyword in ("Covert", "Tactical"):
            return self.keyword_name(ability.keyword)
        text = type(self)("card", self.names).ability(ability)
        return self.quote(text.replace("\n", " "))

    # -- abilities ---------------------------------------------------------------------------------------------------

    def triggered(self, node: n.Triggered) -> str:
        there = node.zone == "discard" and all(from_anywhere(when) for when in node.when)  # goes without saying
        lead = "" if node.zone == "play" or there else self.t("while", clause=self.t(f"this in {node.zone}")) + ", "
        if lead:
            self.focus = "this"
        head = self.head(node.when)
        if node.once:
            head = f"{self.t('only once a turn')}, {head}"
        lead += head
        if node.condition is not None:
            lead += self.if_(node.condition) + ", "
        first, *rest = self.sequence(node.effects, led=True)
        text = self.paragraph([lead + first, *rest])
        return self.active(node.icons, text)

    def active(self, icons: n.Icons, text: str) -> str:
        return f"{self.icons(icons)}{self.COLON} {text}" if icons else text

    def activated(self, node: n.Activated) -> str:
        """Its name and threshold, its cost and its effect, a line each."""
        self.using = "use"
        limits: list[str] = []
        if node.players == "all":
            limits.append(self.t("any player"))
        cost_nodes = node.cost
        if node.zone != "play":
            only = self.t("if", clause=self.t(f"this in {node.zone}"))
            if cost_nodes and isinstance(cost_nodes[0], n.Only):
                self.focus = "this"
                only += self.t("and only", when=self.only(cost_nodes[0].condition))
                self.focus, cost_nodes = "", cost_nodes[1:]
            limits.append(self.conjugate(self.t("only use", when=only), "order", self.YOU))
        if node.once or node.times:
            limits.append(self.t("only once") if node.once else self.t("only so often", n=node.times))
        if node.condition is not None:
            limits.append(self.conjugate(self.t("only use", when=self.only(node.condition)), "order", self.YOU))
            self.focus = ""
        cost = self.paragraph([*limits, *self.cost(cost_nodes)])
        self.focus = ""
        effect = self.paragraph(self.sequence(node.effects))
        head = self.active(node.icons, node.name).rstrip() if not node.name else node.name
        if node.name and node.icons:
            head = f"{node.name}{self.COLON} {self.icons(node.icons)}"
        lines = [head, f"{self.t('cost')} {cost}" if cost else "", f"{self.t('effect')} {effect}"]
        return "\n".join(line for line in lines if line)

    def cost(self, effects: Sequence[n.Effect]) -> list[str]:
        self.in_cost = True
        sentences = self.sequence(effects)
        self.in_cost = False
        return sentences

    def static_ability(self, node: n.StaticAbility) -> str:
        match node:
            case n.StaticAbility(effects=(n.Provides() as only,), condition=None, unless=None, during="any"):
                text = f"{self.t('provides')} {self.icons(only.icons)}"
            case _:
                text = super().static_ability(node)
        return self.active(node.icons, text)

    def says_if(self, node: n.StaticAbility) -> bool:
        return isinstance(node.effects[0], n.EntersWith) or super().says_if(node)

    def one_text_of(self, node: n.OneTextOf) -> str:
        choice = self.order(Clause(self.player(node.by), self.t("one text of")))
        lines = [self.sentence(choice).removesuffix(".") + self.COLON]
        for number, option in enumerate(node.options, 1):
            lines.append(self.t("option", n=number))
            lines += type(self)(self.kind, self.names).abilities(option)
        return "\n".join(lines)
