"""What holds: the static effects that only The Spoils has."""

from __future__ import annotations

from arbitre.ability.render.phrases import Cards, Phrase
from arbitre.games.spoils import nodes as n
from arbitre.games.spoils.text.conditions import SpoilsConditions


class SpoilsStatics(SpoilsConditions):
    """Parties, payments, icons."""

    def told_of(self, static: n.Static) -> Cards | None:
        return static.cards if isinstance(static, n.NoText | n.LosesAbilities) else super().told_of(static)

    def saying(self, part: n.Static) -> list[tuple[str, str, n.Amount]]:
        match part:
            case n.NoText():
                return [("", self.t("no other text" if self.of_itself else "no text"), 1)]
            case n.LosesAbilities():
                return [("lose", self.t("all abilities"), 1)]
            case _:
                return super().saying(part)

    def about(self, static: n.Static) -> list[object]:
        found = [*super().about(static), getattr(static, "include", None)]
        own = isinstance(static, n.MustBePicked | n.Provides | n.EntersWith)
        return [*found, "this"] if own or getattr(static, "with_this", False) else found

    def static(self, node: n.Static) -> str:
        match node:
            case n.PlayersCannot():
                return self.players_cannot(node)
            case n.PlayAsTactic():
                return self.t("play as tactic", cards=self.those(node.cards))
            case n.HandRevealed():
                return self.t("hand revealed", hand=self.possess("hand", node.players))
            case n.UseAbilities():
                return self.t("use abilities", cards=self.nominal(node.cards, True).text)
            case n.TakesAllDamage():
                return self.t("takes all damage", cards=self.subject(node.cards, False).text)
            case n.MustBePicked():
                return self.t("must be picked", card=self.this("object").text)
            case n.Provides():
                return self.said(self.this("subject"), self.t("provide icons", icons=self.icons(node.icons)))
            case n.EntersWith():
                return self.enters_with(node)
            case n.InfluenceChange():
                faction = self.thing("faction").reworded(self.possess("faction", node.players))
                more, amount = self.signed(node.change)
                lost = self.said(faction, self.t("event loses influence"))
                return self.if_then(lost, self.t("increase by" if more else "reduce by", n=amount))
            case n.AbilitiesCostLess():
                least = self.t("to a minimum", n=node.least) if node.least else ""
                cards = self.each(node.cards).text
                return self.conjugate(self.t("abilities less", cards=cards, n=node.amount), "order", self.YOU) + least
            case n.PartyCovert():
                self.focus = ""
                covert = self.said(self.thing("party").reworded(self.t("the party")), self.t("is covert"))
                return self.t("while", clause=self.said(self.one(node.cards), self.t("is in attack"))) + ", " + covert
            case n.BlockedOnlyBy():
                key = "such cards" if node.members == 1 else "party of such"
                blockers = self.t(key, cards=self.nominal(node.by, True).text, n=node.members)
                return self.t("only they block", cards=blockers, card=self.one(node.cards, "object").text)
            case n.OncePerTurn():
                return self.said(self.subject(node.cards, False), self.t(f"once {node.deed}"))
            case n.PartyMust():
                return self.party_must(node)
            case n.MustPay():
                return self.must_pay(node)
            case n.DrawMore():
                who = self.player(node.players)
                draws = self.said(who, self.t("draw any"))
                return self.if_then(draws, self.t("increase by", n=node.amount))
            case _:
                return super().static(node)

    def players_cannot(self, node: n.PlayersCannot) -> str:
        who = self.player(node.players)
        if node.forbid == "lose at 0 influence":
            own = "you" if node.players == "you" else "actor"
            return self.said(who, self.t("does not lose", faction=self.possess("faction", own)))
        return self.said(who, self.t(f"player cannot {node.forbid}"))

    def enters_with(self, node: n.EntersWith) -> str:
        how: list[str] = []
        if node.exerted or (node.tokens == 0 and node.player == "you"):
            how.append(self.t("enters depleted" if node.exerted else "enters bare"))
        if node.tokens != 0:
            how.append(self.t("enters with", x=self.counted("tokens", node.tokens)))
        if node.player != "you":
            how.append(self.t("under control", control=self.possess("control", node.player)).lstrip())
        who = self.this("subject")
        return self.said(who, self.agree(self.t("enters", how=self.listed(how, self.AND)), who))

    def party_must(self, node: n.PartyMust) -> str:
        who = self.t("a player") if node.players == "all" else self.player(node.players).text
        if node.include is not None:
            subject = self.subject(node.include)
            must = self.said(subject, self.t(f"must {node.party}", it=self.pronoun(subject, "subject")))
            lead = (
                "" if node.players == "all" else self.t("party of", party=self.t(f"form {node.party}"), who=who) + ", "
            )
            return lead + must + self.conditions_of_party(node)
        if node.pay != 0 and node.compare is None and not node.even:
            what = self.t(f"to form {node.party}")
            if node.with_this:
                what += self.t("with it", card=self.this("object").text)
            return self.said(self.player(node.players), self.t("must pay", n=self.num(node.pay), what=what))
        with_this = self.t("with card", card=self.this("object").text) if node.with_this else ""
        if node.with_card is not None:
            with_this += self.t("with card", card=self.one(node.with_card, "object").text)
        by = "" if node.players == "all" else self.t("by", card=self.by_player(node.players))
        key = "party is formed with" if with_this else "party is formed"
        formed = self.t(key, party=self.t(f"form {node.party}"), by=by, card=with_this)
        demands = self.demands(node)
        return f"{formed}, {self.t('it must', what=self.listed(demands, self.AND))}"

    def conditions_of_party(self, node: n.PartyMust) -> str:
        with_this = self.t("with card", card=self.this("object").text) if node.with_this else ""
        demands = self.demands(node) if node.compare or node.even or node.pay else []
        return with_this + (", " + self.t("it must", what=self.listed(demands, self.AND)) if demands else "")

    def demands(self, node: n.PartyMust) -> list[str]:
        found: list[str] = []
        if node.compare is not None or not (node.even or node.pay):
            compare = node.compare or ">="
            key = "member" if node.members == 1 else "members"
            found.append(self.t("must have", x=self.t(f"count {compare}", n=node.members, cards=self.t(key))))
        if node.even:
            found.append(self.t("must have", x=self.t("even")))
        if node.pay != 0:
            found.append(self.t("must cost", n=self.num(node.pay)))
        return found

    def must_pay(self, node: n.MustPay) -> str:
        who = self.player(node.players)
        own = "you" if node.players == "you" else "actor"
        cards = self.one(node.cards, "object").text
        if node.players == "all" and isinstance(node.cards, n.Select) and self.is_one(node.cards):
            owner = self.only_one(node.cards)
            who = Phrase(self.of("controller", owner))
            cards = self.pronoun(owner, "object") or self.that(self.noun(self.kinds(node.cards)[0], False))
        what = self.t(f"to {node.action}", deck=self.possess("deck", own), cards=cards)
        if node.cards is not None and node.action in ("search", "draw"):
            what += self.t("of cards", cards=cards)
        return self.said(who, self.t("must pay", n=self.num(node.amount), what=what))
