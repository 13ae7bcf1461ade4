"""The abilities of a card of 7 Fallen: standard abilities, what a keyword introduces, Oaths, Miracles."""

from __future__ import annotations

from collections.abc import Sequence

from arbitre.ability.render.unsaid import unsaid
from arbitre.games.fallen import nodes as n
from arbitre.games.fallen.text.deeds import FallenDeeds

INTRODUCED: dict[str, n.When] = {
    "Ferveur": n.When("enters play", card="this"),
    "Dilemme": n.When("enters play", card="this"),
    "Aurore divine": n.When("dawn starts", player="you"),
    "Nuit divine": n.When("night starts", player="you"),
    "Dernier souffle": n.When("destroyed", card="this"),
}
"""What the keyword before an ability already says of when it is activated."""
FROM_PURGATORY = "Purgatoire"
COPIES = n.CountOf(n.Select("page", "you", "discard", where=(n.SameNameAs("this"),)))
DILEMMA = n.Sum((1, COPIES))
"""How many effects of a Dilemma are chosen, by its rule."""


class FallenLanguage(FallenDeeds):
    """The text of one card being put into words."""

    def abilities(self, abilities: Sequence[n.Ability]) -> list[str]:
        """A paragraph for each ability; what a Miracle's effect costs and the effect are one."""
        out: list[str] = []
        cost: tuple[n.Effect, ...] = ()
        for ability in abilities:
            if isinstance(ability, n.ExtraCost):
                cost += ability.cost
            elif isinstance(ability, n.ActionEffect):
                self.begin()
                out.append(self.paragraph(self.paid(cost, ability.effects)))
                cost = ()
            else:
                out.append(self.ability(ability))
        if cost:
            out.append(self.ability(n.ExtraCost(cost)))
        return out

    def begin(self) -> None:
        self.focus, self.given, self.refs, self.verbs, self.homes = "", [], {}, {}, {}
        self.using, self.holders, self.at_home = "use", {}, False
        self.nameless = False

    def ability(self, node: n.Ability, has_cost: bool = False) -> str:
        self.begin()
        match node:
            case n.Keyword():
                return self.keyword(node)
            case n.ExtraCost():
                return self.paragraph(self.paid(node.cost, ()))
            case n.ActionEffect():
                return self.paragraph(self.paid((), node.effects))
            case n.Triggered():
                return self.triggered(node)
            case n.Activated():
                return self.activated(node)
            case n.StaticAbility():
                return self.static_ability(node)
            case n.Oath():
                return self.oath(node)
            case _:
                raise unsaid(node)

    def resume(self) -> None:
        super().resume()
        self.verbs = {}

    def keyword(self, node: n.Keyword) -> str:
        name = self.keyword_name(node.keyword)
        return f"{name} ({node.value})" if node.value else name

    def quoted(self, ability: n.Ability) -> str:
        if isinstance(ability, n.Keyword):
            return self.keyword(ability)
        given = type(self)(self.receiver(), self.names)
        return self.quote(given.ability(ability).replace("\n", " "))

    def receiver(self) -> n.CardType:
        """The kind of card an ability is given to, as far as it matters: it calls itself a page."""
        return "page"

    # -- abilities ---------------------------------------------------------------------------------------------------

    def triggered(self, node: n.Triggered) -> str:
        name = node.name
        self.at_home = name == "Dernier souffle" or node.zone == "discard"
        implied = name in INTRODUCED and node.when == (INTRODUCED[name],)
        if implied:
            self.recall(node.when)
            self.focus = ""
        match node:
            case n.Triggered(name="Dilemme", effects=(n.Modes(count=count, by="opponents") as modes,)) if implied:
                if count == DILEMMA and node.condition is None and not node.cost and not node.may and not node.once:
                    return self.euphony(self.keyword_name(name) + self.COLON) + self.listing(modes)
        lead = "" if node.zone == "play" else self.t("while", clause=self.t(f"this in {node.zone}")) + ", "
        if node.once:
            lead += self.t("only once a turn") + ", "
        if not implied:
            lead += self.head(node.when)
        if node.condition is not None:
            lead += self.if_(node.condition) + ", "
        return self.named(
            name, lead, self.paid(node.cost, node.effects, node.may, bool(lead), node.condition is not None)
        )

    def activated(self, node: n.Activated) -> str:
        lead = ""
        self.at_home = node.zone == "discard" or node.name == FROM_PURGATORY
        if node.zone not in ("play", "discard" if node.name == FROM_PURGATORY else "play"):
            lead += self.t("if", clause=self.t(f"this in {node.zone}")) + ", "
        if node.once:
            lead += self.t("only once a turn") + ", "
        if node.condition is not None:
            lead += self.if_(node.condition) + ", "
        told = self.paid(node.cost, node.effects, led=bool(lead), as_one=node.condition is not None)
        return self.named(node.name, lead, told)

    def named(self, name: str, lead: str, sentences: Sequence[str]) -> str:
        first, *rest = sentences
        text = self.paragraph([lead + first, *rest])
        return f"{self.keyword_name(name)}{self.COLON} {text}" if name else text

    def oath(self, node: n.Oath) -> str:
        only = [part.condition for part in node.cost if isinstance(part, n.Only)]
        doing = [part for part in node.cost if not isinstance(part, n.Only)]
        parts: list[str] = []
        if only:
            parts.append(self.t("oath if", clause=self.condition(only[0] if len(only) == 1 else n.All(tuple(only)))))
        rest: list[str] = []
        if doing:
            first, *rest = self.costs(doing, False, False)
            parts.append(first)
        first = self.close(self.listed(parts, self.AND))
        return f"{self.t('oath')}{self.COLON} {self.paragraph([first, *rest])}"

    def static_ability(self, node: n.StaticAbility) -> str:
        self.focus = ""
        return super().static_ability(node)
