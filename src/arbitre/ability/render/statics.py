"""What holds: static effects, and what is said of cards for a while."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from arbitre.ability.render import nodes as n
from arbitre.ability.render.conditions import Conditions
from arbitre.ability.render.phrases import Cards, Phrase
from arbitre.ability.render.predicate import Predicate as Predicate
from arbitre.ability.render.predicate import predicated
from arbitre.ability.render.tongue import Clause
from arbitre.ability.render.unsaid import unsaid

Told = n.Gets | n.Gains | n.Cant | n.Can | n.Loses | n.GainsClass
"""Static effects that are told of cards: what they gain, lose, can or cannot do."""


class Statics(Conditions):
    """Static effects as clauses."""

    def told_of(self, static: n.Static) -> Cards | None:
        """The cards a static effect is told of, where it is told of cards."""
        return static.cards if isinstance(static, Told) else None

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
            again = who.reworded(self.pronoun(who, "subject") or who.text)
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

    def says(self, parts: Sequence[n.Static]) -> str:
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

    def saying(self, part: n.Static) -> list[tuple[str, str, n.Amount]]:
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
                return [("cannot", self.t(f"cannot {part.forbid}") + self.by_such(part.by), 1)]
            case n.Can():
                if part.whom:
                    raise unsaid(part)
                return [("", self.t(f"can {part.allow}"), 1)]
            case _:
                raise unsaid(part)

    def by_such(self, where: tuple[n.Filter, ...]) -> str:
        """By which cards alone something cannot be done; nothing where it is by none."""
        if not where:
            return ""
        noun = self.nominal(n.Select(where=where), True)
        return self.t("by such", cards=noun.text)

    def continuous(self, node: n.Continuous) -> Clause:
        """A static effect for a while; over certain cards only, they are "this card" to it."""
        static = node.effect
        said = predicated(node, self.told_of)
        if said is not None:
            return self.predicated(said)
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
        found = [getattr(static, name, None) for name in ("cards", "by")]
        return [*found, "this"] if isinstance(static, n.CantPlayThis) else found

    # -- static effects ----------------------------------------------------------------------------------------------

    def static(self, node: n.Static) -> str:
        cards = self.told_of(node)
        if cards is not None:
            clause = self.predicated(Predicate(cards, (node,)))
            return self.said(clause.who, clause.what)
        match node:
            case n.CantPlayThis():
                return self.t("cannot play", who=self.YOU.text, cards=self.this("object").text)
            case n.PlayersCant():
                return self.players_cant(node)
            case n.CostsLess():
                return self.costs_less(node)
            case n.PlayFree():
                return self.play_free(node)
            case n.TopFaceUp():
                return self.t("top face up", deck=self.possess("deck", node.players))
            case n.AnyNumberInDeck():
                return self.t("any number in deck")
            case n.Instead():
                return self.instead(node)
            case n.DamageChange():
                return self.damage_change(node)
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

    # -- parties, payments, replacements -----------------------------------------------------------------------------

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
            damage = self.thing("amount").reworded(self.t("more damage", damage=damage.text, n=node.more_than))
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
            last, cards = out[-1] if out else None, self.told_of(static)
            if cards is None:
                out.append(static)
            elif isinstance(last, Predicate) and last.subject == cards:
                out[-1] = last._replace(says=(*last.says, static))
            else:
                out.append(Predicate(cards, (static,)))
        return out

    def static_clause(self, part: n.Static | Predicate) -> str:
        if isinstance(part, Predicate):
            clause = self.predicated(part)
            return self.said(clause.who, clause.what)
        return self.static(part)
