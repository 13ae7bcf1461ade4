"""What happens, on what condition, how much, and what holds: as 7 Fallen tells it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from arbitre.ability.render.phrases import OPPOSITE, Phrase
from arbitre.ability.render.statics import Predicate
from arbitre.ability.render.tongue import Clause
from arbitre.ability.render.unsaid import unsaid
from arbitre.games.fallen import nodes as n
from arbitre.games.fallen.text.cards import FIELD, FallenCards

PHASES = {"dawn starts": "dawn", "night starts": "night", "attack phase ends": "attack phase", "phase ends": "phase"}


class FallenTold(FallenCards):
    """Events, conditions, amounts and passive abilities."""

    MOMENTS: ClassVar[tuple[str, ...]] = ("turn ends", *PHASES)

    # -- amounts -----------------------------------------------------------------------------------------------------

    def much(self, amount: n.Amount) -> str:
        match amount:
            case n.CountOf(cards=cards) if self.is_yours(cards):
                return self.t("number of", cards=self.t("your", cards=self.yours(cards, True, True).text))
            case n.CountOf():
                return self.t("number of", cards=self.nominal(amount.cards, True, both=True).text)
            case n.MarkersOn():
                card = self.phrase(amount.target).text
                return self.t("number of markers on", marker=self.marker(amount.marker), card=card)
            case n.PrintedOf():
                return self.printed(amount)
            case n.EnergyOf():
                return self.t("energy of", player=self.said(self.player(amount.player), self.t("has energy")))
            case n.ClassesOf():
                return self.t("classes of", cards=self.each(amount.cards).text)
            case n.OfDifferentClasses():
                return self.t("of different classes", number=self.much(n.CountOf(amount.cards)))
            case _:
                return super().much(amount)

    def printed(self, amount: n.PrintedOf) -> str:
        key = self.stat_key(amount.stat)
        return self.of(f"printed {key}", self.phrase(amount.target, "owner"))

    def for_each(self, amount: n.Amount) -> tuple[int, str] | None:
        match amount:
            case n.CountOf(cards=cards) if self.is_yours(cards):
                noun = self.yours(cards, True)
                return 1, self.agree(self.t("for each of yours", cards=noun.text), noun._replace(plural=False))
            case n.CountOf():
                return 1, self.t("for each", x=self.nominal(amount.cards).text)
            case n.MarkersOn():
                card = self.phrase(amount.target).text
                return 1, self.t("for each marker on", marker=self.marker(amount.marker), card=card)
            case _:
                return super().for_each(amount)

    def is_counted(self, amount: n.Amount) -> bool:
        if isinstance(amount, n.Times):
            return not isinstance(amount.amount, n.Times) and self.is_counted(amount.amount)
        return isinstance(amount, n.CountOf | n.MarkersOn)

    def stat_of(self, amount: n.StatOf) -> str:
        target = amount.target
        if amount.stat != "damage" and isinstance(target, n.Each) and not self.is_one(target.cards):
            return self.t("total", stat=self.thing(amount.stat).text, cards=self.phrase(target).text)
        if amount.stat == "energy":
            return self.t("energy on", card=self.phrase(target).text)
        return super().stat_of(amount)

    # -- events ------------------------------------------------------------------------------------------------------

    def head_word(self, whens: Sequence[n.When]) -> str:
        return "when"

    def whose_turn(self, when: n.When) -> str:
        if when.event == "phase ends" and when.player == "any":
            return self.the(self.thing("phase"))
        if when.event in PHASES:
            owner = "each" if when.player == "any" else when.player
            return self.possess(PHASES[when.event], owner)
        return super().whose_turn(when)

    def recall(self, whens: Sequence[n.When]) -> None:
        super().recall(whens)
        whose = {when.card.whose if isinstance(when.card, n.Select) else "any" for when in whens}
        self.holders["it"] = whose.pop() if len(whose) == 1 else "any"
        self.nameless = all(when.other is None for when in whens)

    def plain_event(self, when: n.When) -> Clause:
        match when.event:
            case "deity gains vitality":
                owner = "any" if when.player == "any" else when.player
                deity = self.thing("deity").reworded(self.possess("deity", owner))
                by = ""
                if isinstance(when.by, n.Select):
                    by = self.t("vitality by", card=self.a(self.nominal(when.by, owned=False)))
                return Clause(deity, self.t("event deity gains vitality") + by)
            case "declares attack":
                against = self.t("against", card=self.one(when.other, "object").text) if when.other else ""
                return Clause(self.subject_of(when), self.t("event declares attack") + against)
            case "collateral":
                return Clause(self.subject_of(when), self.t("event collateral"))
            case "gains markers":
                return Clause(self.subject_of(when), self.t("event gains markers"))
            case "revoked":
                by = "" if when.player == "any" else self.t("by", card=self.by_player(when.player))
                return Clause(self.subject_of(when), self.t("event revoked") + by)
            case "dealt damage" | "heals":
                by = self.t("by from", card=self.one(when.other, "object").text) if when.other is not None else ""
                in_battle = " combat" if when.in_battle else ""
                return Clause(self.subject_of(when), self.t(f"event {when.event}{in_battle}") + by)
            case _:
                return super().plain_event(when)

    def did(self, part: n.Did) -> str:
        when = part.when
        if part.role == "card" and when.event in ("dealt damage", "heals"):
            return self.plain_event(replace(when, card=None)).what + self.t("now")
        return super().did(part)

    def thing_of(self, when: n.When, kind: n.CardType) -> Phrase:
        """What a player plays, draws or discards: where it was goes without saying."""
        if when.card == "this":
            return self.this("object")
        self.focus = ""
        noun = self.thing(self.LEAF) if when.card is None else self.nominal(when.card, owned=False)
        return noun.reworded(self.a(noun))

    def subject_of(self, when: n.When) -> Phrase:
        card = when.card
        if isinstance(card, n.Select) and card.zone in FIELD and card.whose in ("you", "opponents"):
            when = replace(when, player="any")  # said once
        if when.event == "enters play" and isinstance(card, n.Select) and card.whose == "any" and not when.together:
            self.focus = ""
            noun = self.nominal(card, owned=False)  # where it enters goes without saying
            return noun.reworded(self.a(noun))
        if when.together and card != "this":
            noun = self.nominal(card or n.Select("page"), True)
            return noun.reworded(self.t("one or more feminine" if noun.feminine else "one or more", cards=noun.text))
        return super().subject_of(when)

    # -- conditions --------------------------------------------------------------------------------------------------

    def have_cards(self, select: n.Select, compare: n.Compare, count: n.Amount) -> str:
        """You control at least 2 Golems; there is an Angel on the battlefield."""
        if select.zone not in FIELD or select.whose == "any":
            return super().have_cards(select, compare, count)
        compare, count = self.settled(compare, count)
        none = count == 0 and compare == "="
        several = self.NONE_IS_PLURAL if none else count != 1 or compare not in ("=", ">=")
        noun = self.yours(select, several)
        key = "controls none" if none else "controls"
        return self.said(self.player(select.whose), self.t(key, cards=self.so_many(noun, compare, count)))

    def condition(self, node: n.Condition, yes: bool = True) -> str:
        match node:
            case n.CompareIs(left=n.MarkersOn(target=n.This() | n.That()) as left, right=int() as right):
                compare = node.compare if yes else OPPOSITE[node.compare]
                return self.has_markers(left, compare, right)
            case n.InZone():
                return self.said(self.this("subject"), self.t(f"zone {node.zone}"), yes=yes)
            case n.Battle():
                return self.t(f"is battle {node.role}" if yes else f"is not battle {node.role}")
            case _:
                return super().condition(node, yes)

    def has_markers(self, left: n.MarkersOn, compare: n.Compare, right: int) -> str:
        who = self.phrase(left.target, "subject")
        compare, count = self.settled(compare, right)
        if (compare, count) == ("=", 0):
            return self.said(who, self.t("has no marker", marker=self.marker(left.marker)))
        if compare == "=":
            amount = self.t("exactly", x=self.t("so many markers", n=count, marker=self.marker(left.marker)))
        else:
            amount = self.t(f"amount {compare}", x=self.markers(left.marker, count))
        return self.said(who, self.t("has", x=amount))

    # -- passive abilities -------------------------------------------------------------------------------------------

    def predicated(self, node: Predicate) -> Clause:
        if isinstance(node.subject, n.Each):
            node = node._replace(subject=node.subject.cards)  # "all Angels cannot" would be "not all of them can"
        elif isinstance(node.subject, n.Select) and node.duration != "always":
            made = super().predicated(node)  # whatever fits while it lasts, not only what is there
            text = self.agree(self.t("present and future", cards=made.who.text), made.who)
            return made._replace(who=made.who.reworded(text))
        return super().predicated(node)

    def continuous(self, node: n.Continuous) -> Clause:
        """If it would be destroyed this turn, something else happens: the time is told with what happens."""
        match node:
            case n.Continuous(effect=n.Instead() as instead, target=n.This() | n.That() as target, where=()):
                if node.duration != "this turn" or instead.cards != "this":
                    return super().continuous(node)
                ref = "this" if isinstance(target, n.This) else target.ref
                who = self.phrase(target, "subject")
                happens = self.event_clause(n.When(instead.event, card="this"))
                said = self.said(who, happens.what) + self.t("now")
                if ref != "this" and ref in self.refs:
                    self.refs["it"] = self.refs[ref]
                self.focus = "this" if ref == "this" else "it"
                effects: tuple[n.Effect, ...] = (n.May(instead.effects),) if instead.may else instead.effects
                then = self.AND.join(self.joined(effects, True))
                head = self.t("next time" if instead.once else "if", clause=said)
                return Clause(Phrase(""), f"{head}, {self.t('instead', clause=then)}")
            case _:
                return super().continuous(node)

    def lasting(self, clause: Clause, duration: n.Duration) -> Clause:
        if duration == "this turn":
            return clause._replace(tail=" " + self.t("until end of turn"))
        return super().lasting(clause, duration)

    def saying(self, part: n.Static) -> list[tuple[str, str, n.Amount]]:
        match part:
            case n.Gets():
                gain, amount = self.signed(part.amount)
                stat = self.thing(self.stat_key(part.stat)).text
                verb, sign = ("gain", "+") if gain else ("suffer", "-")
                if not self.is_counted(amount):
                    return [(verb, f"{sign}{self.num(amount)} {stat}", 1)]
                times, base = (amount.by, amount.amount) if isinstance(amount, n.Times) else (1, amount)
                return [(verb, f"{sign}{times} {stat}", base)]
            case n.GainsClass():
                return [("gain", self.t("class", x=self.classed(part.classification)), 1)]
            case _:
                return super().saying(part)

    def static(self, node: n.Static) -> str:
        match node:
            case n.CountsAs():
                return self.counts_as(node)
            case n.Insensible():
                return self.insensible(node)
            case n.LinkOnly():
                classes = self.listed([self.classed(name) for name in node.classes], self.OR)
                return self.said(self.this("subject"), self.t("link stay" if node.stay else "link only", x=classes))
            case n.EnergyOnly():
                return self.energy_only(node)
            case n.RevokeThis():
                return self.t("revoke this", card=self.this("object").text)
            case n.ArrivesOn():
                return self.said(self.this("subject"), self.t("arrives on", line=self.t(f"at {node.line}")))
            case n.PhoenixLess():
                return self.phoenix_less(node)
            case n.CantPlayThis():
                return self.t("cannot play", who=self.YOU.text, cards=self.this("object").text)
            case n.DamageChange():
                return self.damage_change(node)
            case _:
                return super().static(node)

    def counts_as(self, node: n.CountsAs) -> str:
        who = self.subject(node.cards, False)
        noun = self.thing(node.type, who.plural)
        text = self.t("counts as", card=self.a(noun))
        stats: list[str] = []
        if node.type == "angel":
            stats.append(self.counted("strength", node.strength))
            stats.append(
                self.t("life as shield many" if who.plural else "life as shield")
                if node.life is None
                else self.counted("life", node.life)
            )
        stats += [self.keyword_name(keyword) for keyword in node.keywords]
        if stats:
            text += self.t("with stats", stats=self.listed(stats, self.AND))
        return self.said(who, text)

    def insensible(self, node: n.Insensible) -> str:
        who = self.subject(node.cards, False)
        text = self.t("insensible to all" if node.by is None and not node.targeting else "insensible")
        if node.by is not None:
            text += self.t(
                "effects of", cards=self.t("such cards", cards=self.nominal(node.by, True, owned=False).text)
            )
            if node.by.whose != "any":
                text += self.t(f"played {node.by.whose}")
        if node.targeting:
            text += self.t("targeting many" if who.plural else "targeting feminine" if who.feminine else "targeting")
        return self.said(who, text)

    def energy_only(self, node: n.EnergyOnly) -> str:
        noun = self.nominal(node.cards, True, owned=False)
        return self.t("energy only", card=self.this("object").text, cards=self.a(noun))

    def phoenix_less(self, node: n.PhoenixLess) -> str:
        counted = self.for_each(node.amount)
        number, each = (str(counted[0]), counted[1]) if counted is not None else (self.num(node.amount), "")
        return self.t("phoenix less", card=self.this("object").text, n=number) + each

    def damage_change(self, node: n.DamageChange) -> str:
        """Damage to these cards (by those) is more, less, or a fixed amount."""
        kind = "any" if node.battle is None else "combat" if node.battle else "other"
        damage = self.thing("some damage").reworded(self.t(f"the damage {kind}"))
        to = "" if node.cards is None else self.t("to", card=self.subject(node.cards).text)
        by = "" if node.by is None else self.t("by", card=self.subject(node.by).text)
        more = self.t("if more than", n=node.more_than) if node.more_than else ""
        changes: list[str] = []
        if node.to is not None or node.change is None:
            changes.append(self.t("is made", n=node.to or 0))
        if node.change is not None:
            gain, amount = self.signed(node.change)
            changes.append(self.t("is raised" if gain else "is lowered", n=self.num(amount)))
        what = self.listed(changes, self.AND)
        said = damage.reworded(damage.text + self.agree(self.t("inflicted", to=to, by=by), damage))
        return self.said(said, what) + more

    def costs_less(self, node: n.CostsLess) -> str:
        less, amount = self.signed(node.amount)
        if node.cards == "this":
            cards = self.this("object").text
        else:
            cards = self.t("such cards", cards=self.nominal(node.cards, True, both=True, owned=False).text)
        if node.cards != "this" or node.players != "you":
            cards += self.t(f"played {node.players}")
        if node.cards != "this" and node.cards.zone == "limbo":  # elsewhere they are played from the hand
            own = "you" if node.players == "you" else "actor"
            cards += self.t("played from", zone=self.possess("limbo", own))
        counted = self.for_each(amount)
        number, each = (str(counted[0]), counted[1]) if counted is not None else (self.num(amount), "")
        least = self.t("to a minimum", n=node.least) if node.least else ""
        return self.t("cost less" if less else "cost more", cards=cards, n=number) + each + least

    def players_cant(self, node: n.PlayersCant) -> str:
        if node.forbid not in ("play", "discard"):
            raise unsaid(node.forbid)
        if node.forbid == "discard":
            return super().players_cant(node)
        noun = self.nominal(node.cards, True, owned=False)
        return self.said(
            self.player(node.players), self.t("cannot play such", cards=self.t("any cards", cards=noun.text))
        )

    def about(self, static: n.Static) -> list[object]:
        found = super().about(static)
        own = n.LinkOnly | n.EnergyOnly | n.RevokeThis | n.ArrivesOn | n.PhoenixLess
        return [*found, "this"] if isinstance(static, own) else found
