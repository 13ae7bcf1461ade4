"""What holds: static effects, and what is said of cards for a while."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from arbitre.ability.render.phrases import Cards, Phrase
from arbitre.ability.render.unsaid import unsaid
from arbitre.games.spoils import nodes as n
from arbitre.games.spoils.text.conditions import Conditions
from arbitre.games.spoils.text.tongue import Clause

Told = n.Gets | n.Gains | n.Cant | n.Can | n.Loses | n.GainsClass | n.NoText | n.LosesAbilities
"""Static effects that are told of cards: what they gain, lose, can or cannot do."""


class Predicate(NamedTuple):
    """What is said of cards for a while."""

    subject: n.Target | Cards
    says: tuple[Told, ...]
    duration: n.Duration = "always"
    where: tuple[n.Filter, ...] = ()  # only while this holds of them


class Statics(Conditions):
    """Static effects as clauses."""

    # -- what is said of cards ---------------------------------------------------------------------------------------

    def predicated(self, node: Predicate) -> Clause:
        """What cards gain, lose, can or cannot do, and for how long."""
        subject = node.subject
        if subject == "this" or isinstance(subject, n.Select):
            who = self.subject(subject, not all(isinstance(part, n.Cant | n.Can) for part in node.says))
        else:
            who = self.phrase(subject, "subject")
        if isinstance(subject, n.Select):
            self.remember("it", self.noun(self.kinds(subject)[0], who.plural))
            self.focus = "it"
        self.of_itself = subject == "this" and node.duration == "always"
        text = self.says(node.says)
        if node.where:
            again = who._replace(text=self.pronoun(who, "subject") or who.text)
            holds = self.listed([self.fits(part, again) for part in node.where], self.AND)
            text += " " + self.t("while", clause=holds)
        return self.lasting(Clause(who, text), node.duration)

    def lasting(self, clause: Clause, duration: n.Duration) -> Clause:
        """For how long: "this turn" leads the sentence, anything else ends it."""
        if duration == "this turn":
            return clause._replace(lead=self.t("this turn"))
        if duration == "always":
            return clause
        if duration == "this challenge":
            raise unsaid(duration)
        return clause._replace(tail=" " + self.t(f"lasts {duration}"))

    def says(self, parts: Sequence[Told]) -> str:
        """Gains 1 strength, 1 life, and loses 1 speed; what is counted is said once, at the end."""
        words: list[str] = []
        verb = ""
        last: n.Amount = 1
        for part in parts:
            for key, item, each in self.saying(part):
                if last != 1 and each != last:
                    words[-1] += self.each_of(last)
                    verb = ""
                if key == "cannot" == verb:
                    words[-1] += self.t("nor", x=item)
                elif key and key == verb:
                    words.append(item)
                else:
                    words.append(self.t(key, x=item) if key else item)
                verb, last = key, each
        return self.listed(words, self.AND) + ("" if last == 1 else self.each_of(last))

    def each_of(self, amount: n.Amount) -> str:
        """What something is said for each of."""
        counted = self.for_each(amount)
        return self.t("so many times", n=self.num(amount)) if counted is None else counted[1]

    def saying(self, part: Told) -> list[tuple[str, str, n.Amount]]:
        """The verb, what is gained or lost, and what it is said for each of (1: nothing)."""
        match part:
            case n.Gets():
                gain, amount = self.signed(part.amount)
                key = self.stat_key(part.stat)
                verb = "gain" if gain else "lose"
                if not self.is_counted(amount):
                    return [(verb, self.counted(key, amount), 1)]
                times, base = (amount.by, amount.amount) if isinstance(amount, n.Times) else (1, amount)
                return [(verb, self.counted(key, times), base)]
            case n.Gains():
                return [("gain", self.quoted(ability), part.for_each) for ability in part.abilities]
            case n.Loses():
                name = self.keyword_name(part.keyword)
                lost: list[tuple[str, str, n.Amount]] = [("lose", name, 1)]
                return [*lost, ("cannot", self.t("cannot gain", x=name), 1)] if part.cant_gain else lost
            case n.GainsClass():
                return [("gain", self.t("subtype", x=self.classed(part.classification)), 1)]
            case n.Cant():
                key = f"cannot {part.forbid}"
                if key not in self.TEXTS:
                    raise unsaid(part)
                if part.by:
                    noun = self.nominal(n.Select(where=part.by), True)
                    return [("cannot", self.t(key) + self.t("by such", cards=self.t("any cards", cards=noun.text)), 1)]
                return [("cannot", self.t(key), 1)]
            case n.Can():
                if part.whom or f"can {part.allow}" not in self.TEXTS:
                    raise unsaid(part)
                return [("", self.t(f"can {part.allow}"), 1)]
            case n.NoText():
                return [("", self.t("no other text" if self.of_itself else "no text"), 1)]
            case n.LosesAbilities():
                return [("lose", self.t("all abilities"), 1)]
            case _:
                raise unsaid(part)

    def continuous(self, node: n.Continuous) -> Clause:
        """A static effect for a while; over certain cards only, they are "this card" to it."""
        static = node.effect
        if isinstance(static, Told):
            subject = static.cards if node.target is None else node.target
            return self.predicated(Predicate(subject, (static,), node.duration, node.where))
        before = self.stand_in
        if node.target is not None and not isinstance(node.target, n.This):
            self.stand_in = node.target
        text = self.static(static)
        if node.where:
            who = self.this("subject")
            holds = self.listed([self.fits(part, who) for part in node.where], self.AND)
            text += " " + self.t("while", clause=holds)
        elif node.target is not None and "this" not in self.about(static):
            text += self.t("of cards", cards=self.phrase(node.target).text)
        self.stand_in = before
        return self.lasting(Clause(Phrase(""), text), node.duration)

    def about(self, static: n.Static) -> list[object]:
        """The cards a static effect speaks of."""
        found = [getattr(static, name, None) for name in ("cards", "by", "include")]
        own = n.CantPlayThis | n.MustBePicked | n.Provides | n.EntersWith
        return [*found, "this"] if isinstance(static, own) or getattr(static, "with_this", False) else found

    # -- static effects ----------------------------------------------------------------------------------------------

    def static(self, node: n.Static) -> str:
        match node:
            case (
                n.Gets() | n.Gains() | n.Cant() | n.Can() | n.Loses() | n.GainsClass() | n.NoText() | n.LosesAbilities()
            ):
                clause = self.predicated(Predicate(node.cards, (node,)))
                return self.said(clause.who, clause.what)
            case n.CantPlayThis():
                return self.t("cannot play", who=self.YOU.text, cards=self.this("object").text)
            case n.PlayersCant():
                return self.players_cant(node)
            case n.PlayersCannot():
                return self.players_cannot(node)
            case n.CostsLess():
                return self.costs_less(node)
            case n.PlayFree():
                return self.play_free(node)
            case n.PlayAsTactic():
                return self.t("play as tactic", cards=self.those(node.cards))
            case n.TopFaceUp():
                return self.t("top face up", deck=self.possess("deck", node.players))
            case n.HandRevealed():
                return self.t("hand revealed", hand=self.possess("hand", node.players))
            case n.UseAbilities():
                return self.t("use abilities", cards=self.nominal(node.cards, True).text)
            case n.AnyNumberInDeck():
                return self.t("any number in deck")
            case n.TakesAllDamage():
                return self.t("takes all damage", cards=self.subject(node.cards, False).text)
            case n.MustBePicked():
                return self.t("must be picked", card=self.this("object").text)
            case n.Provides():
                return self.said(self.this("subject"), self.t("provide icons", icons=self.icons(node.icons)))
            case n.EntersWith():
                return self.enters_with(node)
            case n.InfluenceChange():
                faction = self.thing("faction")._replace(text=self.possess("faction", node.players))
                more, amount = self.signed(node.change)
                lost = self.said(faction, self.t("event loses influence"))
                return self.if_then(lost, self.t("increase by" if more else "reduce by", n=amount))
            case n.AbilitiesCostLess():
                least = self.t("to a minimum", n=node.least) if node.least else ""
                cards = self.each(node.cards).text
                return self.conjugate(self.t("abilities less", cards=cards, n=node.amount), "order", self.YOU) + least
            case n.PartyCovert():
                self.focus = ""
                covert = self.said(self.thing("party")._replace(text=self.t("the party")), self.t("is covert"))
                return self.t("while", clause=self.said(self.one(node.cards), self.t("is in attack"))) + ", " + covert
            case n.BlockedOnlyBy():
                blockers = self.nominal(node.by, True)
                text = self.t(
                    "such cards" if node.members == 1 else "party of such", cards=blockers.text, n=node.members
                )
                return self.t("only they block", cards=text, card=self.one(node.cards, "object").text)
            case n.OncePerTurn():
                return self.said(self.subject(node.cards, False), self.t(f"once {node.deed}"))
            case n.PartyMust():
                return self.party_must(node)
            case n.MustPay():
                return self.must_pay(node)
            case n.Instead():
                return self.instead(node)
            case n.DamageChange():
                return self.damage_change(node)
            case n.DrawMore():
                who = self.player(node.players)
                draws = self.said(who, self.t("draw any"))
                return self.if_then(draws, self.t("increase by", n=node.amount))
            case _:
                raise unsaid(node)

    def if_then(self, clause: str, then: str) -> str:
        return self.t("if", clause=clause) + ", " + self.conjugate(then, "order", self.YOU)

    def those(self, cards: Cards) -> str:
        """Cards of a kind, as what may be played: this card, "gear" cards."""
        if cards == "this":
            return self.this("object").text
        if cards.zone == "hand":
            cards = replace(cards, zone="play", whose="any")  # from where else
        noun = self.nominal(cards, True, both=True)
        return self.t("some such", cards=noun.text, all=self.all(noun, ""))

    def players_cant(self, node: n.PlayersCant) -> str:
        if node.forbid not in ("play", "discard"):
            raise unsaid(node.forbid)
        who = self.player(node.players)
        if node.forbid == "discard":
            return self.said(who, self.t("discards nothing"))
        noun = self.nominal(node.cards, True, both=True)
        return self.said(who, self.t("cannot play such", cards=self.t("any cards", cards=noun.text)))

    def players_cannot(self, node: n.PlayersCannot) -> str:
        who = self.player(node.players)
        if node.forbid == "lose at 0 influence":
            own = "you" if node.players == "you" else "actor"
            return self.said(who, self.t("does not lose", faction=self.possess("faction", own)))
        return self.said(who, self.t(f"player cannot {node.forbid}"))

    def costs_less(self, node: n.CostsLess) -> str:
        if node.way != "any":
            raise unsaid(node.way)
        less, amount = self.signed(node.amount)
        if node.cards == "this":
            cards = self.this("object").text
        elif node.times == "each time":
            cards = self.nominal(node.cards, True, both=True, owned=False).text
            cards = self.t("such cards", cards=cards)
        else:
            cards = self.t(node.times, card=self.nominal(node.cards, owned=False).text)
        if node.cards == "this" and node.times != "each time":
            cards += self.t(f"this {node.times}")
        if node.cards != "this" or node.players != "you":
            cards += self.t(f"played {node.players}")
        counted = self.for_each(amount)
        number, each = (str(counted[0]), counted[1]) if counted is not None else (self.num(amount), "")
        least = self.t("to a minimum", n=node.least) if node.least else ""
        return self.t("cost less" if less else "cost more", cards=cards, n=number) + each + least

    def play_free(self, node: n.PlayFree) -> str:
        cards = self.those(node.cards)
        if not node.cost:
            return self.t("may play free", cards=cards)
        cost = "; ".join(self.joined(node.cost, True))
        return self.t("may play instead", cards=cards, cost=cost)

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

    # -- parties, payments, replacements -----------------------------------------------------------------------------

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

    def instead(self, node: n.Instead) -> str:
        in_battle = node.in_battle and node.event == "destroyed"
        from_play = node.event == "put into discard" and node.cards == "this" and not node.anywhere
        when = n.When(
            node.event,
            card=node.cards,
            player=node.player,
            in_battle=in_battle,
            origin="play" if from_play else "any",
        )
        said = self.happens(when)
        if node.by_opponents:
            said += self.t("by opponents")
        self.recall((when,))
        if node.cards == "this":
            self.focus = "this"
        elif node.cards is not None:
            self.focus = "it"
        if node.may:
            effects: tuple[n.Effect, ...] = (n.May(node.effects),)
        else:
            effects = node.effects
        first, *rest = self.joined(effects, True)
        head = "next time" if node.once else "if"
        whole = self.t(head, clause=said) + ", " + self.t("instead", clause=first)
        return ". ".join([whole, *(self.sentence(part).removesuffix(".") for part in rest)])

    def damage_change(self, node: n.DamageChange) -> str:
        key = "some damage" if node.battle is None else "battle damage" if node.battle else "other damage"
        damage = self.thing(key)
        if node.more_than:
            damage = self.thing("amount")._replace(text=self.t("more damage", damage=damage.text, n=node.more_than))
        whom = "" if node.cards is None else self.t("to", card=self.one(node.cards, "object").text)
        by = "" if node.by is None else self.t("by", card=self.one(node.by, "object").text)
        if node.by is not None and not node.more_than:
            self.focus = ""
            clause = self.said(self.one(node.by), self.t("inflicts", damage=damage.text, to=whom))
        else:
            clause = self.said(damage, self.t("is inflicted", to=whom, by=by))
        changes: list[str] = []
        if node.to is not None or node.change is None:
            changes.append(self.t("reduce to" if not node.to else "change to", n=node.to or 0))
        if node.change is not None:
            more, amount = self.signed(node.change)
            changes.append(self.t("increase by" if more else "reduce by", n=self.num(amount)))
        return self.if_then(clause, self.listed(changes, self.AND))

    def merged(self, statics: Sequence[n.Static]) -> list[n.Static | Predicate]:
        """What is said of the same cards is said in one go."""
        out: list[n.Static | Predicate] = []
        for static in statics:
            last = out[-1] if out else None
            if isinstance(static, Told):
                if isinstance(last, Predicate) and last.subject == static.cards:
                    out[-1] = last._replace(says=(*last.says, static))
                else:
                    out.append(Predicate(static.cards, (static,)))
            else:
                out.append(static)
        return out

    def static_clause(self, part: n.Static | Predicate) -> str:
        if isinstance(part, Predicate):
            clause = self.predicated(part)
            return self.said(clause.who, clause.what)
        return self.static(part)
