"""On what condition: "if", "while", and what a cost can only be satisfied in."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from arbitre.ability.render import nodes as n
from arbitre.ability.render.events import Events
from arbitre.ability.render.phrases import OPPOSITE, Phrase, kinds_of
from arbitre.ability.render.unsaid import unsaid


class Conditions(Events):
    """Conditions as clauses, without the word that leads to them."""

    COUNTED_EVENTS: ClassVar[tuple[n.EventName, ...]] = ("played", "draws", "discards")
    """What is said to have happened with so many cards, not so often."""

    def if_(self, condition: n.Condition) -> str:
        return self.t("if", clause=self.condition(condition))

    def unless(self, condition: n.Condition) -> str:
        return self.t("unless", clause=self.condition(condition))

    def condition(self, node: n.Condition, yes: bool = True) -> str:
        match node:
            case n.CompareIs():
                return self.compare(replace(node, compare=node.compare if yes else OPPOSITE[node.compare]))
            case n.Have():
                return self.have_cards(node.cards, node.compare if yes else OPPOSITE[node.compare], node.count)
            case n.Is():
                return self.is_so(node, yes)
            case n.During():
                return self.t(f"it is {node.turn}" if yes else f"it is not {node.turn}")
            case n.Happened():
                return self.happened(node, yes)
            case n.PlayedBy():
                card = self.phrase(node.target).text
                return self.said(self.YOU, self.t(f"played by {node.way}", card=card), "past", yes)
            case n.SomePlayer():
                return self.some_player(node, yes)
            case n.FirstTurn():
                return self.t("first turn" if yes else "not first turn")
            case n.FirstPlayer():
                return self.said(self.YOU, self.t("took first turn"), "past", yes)
            case n.InZone():
                return self.said(self.this("subject"), self.t(f"zone {node.zone}"), yes=yes)
            case n.Battle():
                who = {"any": self.thing("battle").reworded(self.t("a battle")), "opponent blocks": None}
                subject = who.get(node.role, self.YOU) or self.player("opponents")
                return self.said(subject, self.t(f"battle {node.role}"), yes=yes)
            case n.Even():
                return self.even(node, yes)
            case n.NoneOf():
                return self.condition(node.condition, not yes)
            case n.All():
                return self.listed(
                    [self.condition(part, yes) for part in node.conditions], self.AND if yes else self.OR
                )
            case n.Either():
                return self.listed(
                    [self.condition(part, yes) for part in node.conditions], self.OR if yes else self.AND
                )
            case _:
                raise unsaid(node)

    def compare(self, node: n.CompareIs) -> str:
        match node:
            case n.CompareIs(left=n.StatOf() as left, right=int() as right) if left.stat in self.LIE_ON_CARDS:
                card = self.phrase(left.target).text
                return self.there_is(self.stat_key(left.stat), node.compare, right, card)
            case n.CompareIs(left=n.SizeOf(ref=ref), right=1, compare=">=" | "<") if ref in self.refs:
                known = self.refs[ref]
                self.refs[ref] = known._replace(way="that")
                self.focus = ""
                text = self.t("picked for cost", cards=self.a(known.noun))
                return self.said(self.YOU, text, "past", node.compare == ">=")
            case n.CompareIs(left=n.CountOf(cards=cards)) if cards.whose in ("you", "opponents") and not isinstance(
                node.right, n.CountOf
            ):
                return self.have_cards(cards, node.compare, node.right)
            case n.CompareIs(left=n.StatOf(target=n.This() | n.That()) as left):
                who = self.phrase(left.target, "subject")
                return self.said(who, self.t("has", x=self.stat_is(left.stat, node.compare, node.right, who)))
            case n.CompareIs(left=n.CountOf(mine), right=n.CountOf(theirs), compare=">" | "<") if self.mirrored(
                mine, theirs
            ):
                noun = self.nominal(replace(mine, whose="any"), True)
                who, than = self.player(mine.whose), self.t(f"than player {theirs.whose}")
                return self.said(who, self.t(f"controls {node.compare}", cards=noun.text, than=than))
            case _:
                left_said = self.much(node.left)
                right_said = self.much(node.right)
                return self.t(f"compare {node.compare}", left=left_said, right=right_said)

    def even(self, node: n.Even, yes: bool) -> str:
        match node.amount:
            case n.CountOf(cards=cards) if cards.whose in ("you", "opponents"):
                own = cards if cards.zone == "play" or cards.whose == "you" else replace(cards, whose="actor")
                noun = self.nominal(own, True, owned=cards.zone != "play")
                number = self.t("even number" if yes else "odd number", cards=noun.text)
                return self.said(
                    self.player(cards.whose),
                    self.t("controls" if cards.zone == "play" else "has", cards=number, x=number),
                )
            case _:
                return self.t("is even" if yes else "is odd", amount=self.much(node.amount))

    def mirrored(self, mine: n.Select, theirs: n.Select) -> bool:
        """The same cards of one player and of the other."""
        same = replace(mine, whose="any") == replace(theirs, whose="any") and mine.zone == "play"
        return same and {mine.whose, theirs.whose} == {"you", "opponents"}

    def there_is(self, key: str, compare: n.Compare, count: int, card: str) -> str:
        """There are at least 2 tokens on this card."""
        compare, settled = self.settled(compare, count)
        count = settled if isinstance(settled, int) else count
        if count == 0 and compare == "=":
            return self.t(f"there is no {key}", card=card)
        if count == 1 and compare == ">=":
            return self.t(f"there is some {key}", card=card)
        amount = self.t(f"amount {compare}", x=self.counted(key, count))
        return self.t("there are" if count != 1 and key == "tokens" else "there is", x=amount, card=card)

    def settled(self, compare: n.Compare, count: n.Amount) -> tuple[n.Compare, n.Amount]:
        """The same comparison in the words cards use: none at all, at least one."""
        if (compare, count) in (("<", 1), ("<=", 0)):
            return "=", 0
        if (compare, count) in ((">", 0), ("!=", 0)):
            return ">=", 1
        return compare, count

    def have_cards(self, select: n.Select, compare: n.Compare, count: n.Amount) -> str:
        """You control at least 2 items; your opponent has 3 or fewer cards in their hand."""
        compare, count = self.settled(compare, count)
        if self.is_certain(select) and (compare, count) in ((">=", 1), ("=", 0)):
            return self.said(self.spoken(select.among, "subject"), self.t("zone play"), yes=count == 1)
        none = count == 0 and compare == "="
        several = self.NONE_IS_PLURAL if none else count != 1 or compare not in ("=", ">=")
        whose = select.whose
        if whose == "any":
            noun = self.nominal(select, several)
            place = self.t("in play") if "play" in select.zone.split(" or ") else ""
            key = "there are none" if none else "there are cards" if several else "there is card"
            return self.t(key, cards=self.so_many(noun, compare, count) + place)
        if select.zone in self.IN_PLAY:
            noun = self.nominal(select, several, owned=False)
            return self.said(
                self.player(whose),
                self.t("controls none" if none else "controls", cards=self.so_many(noun, compare, count)),
            )
        own = "you" if whose == "you" else "actor"
        noun = self.nominal(replace(select, whose=own), several)
        who = self.player(whose)
        return self.said(who, self.t("has none" if none else "has", x=self.so_many(noun, compare, count)))

    def so_many(self, noun: Phrase, compare: n.Compare, count: n.Amount) -> str:
        if count == 0 and compare == "=":
            return self.agree(self.t("no cards", cards=noun.text), noun)
        if count == 1 and compare == ">=":
            return self.a(noun)
        return self.t(f"count {compare}", n=self.num(count), cards=noun.text)

    def is_so(self, node: n.Is, yes: bool) -> str:
        who = self.phrase(node.target, "subject")
        if node.what != "card" or kinds_of(n.Select(where=node.where))[0] != ("card",):
            noun = self.nominal(n.Select(node.what, where=node.where))
            return self.said(who, self.t("is a", card=self.a(noun)), yes=yes)
        if not node.where:
            return self.said(who, self.t("is a", card=self.a(self.thing("card"))), yes=yes)
        first, *rest = node.where
        parts = [self.fits(first, who, yes)]
        again = who.reworded(self.pronoun(who, "subject") or who.text)
        parts += [self.fits(part, again, yes) for part in rest]
        return self.listed(parts, self.AND if yes else self.OR)

    def happened(self, node: n.Happened, yes: bool) -> str:
        when = node.when
        compare = node.compare if yes else OPPOSITE[node.compare]
        compare, count = self.settled(compare, node.count)
        now = self.t("now")
        if (compare, count) == (">=", 1):
            return self.happens(when, "perfect") + now
        if (compare, count) == ("=", 0):
            return self.happens(when, "perfect", False) + now
        if when.event in self.COUNTED_EVENTS and isinstance(when.card, n.Select | None):
            card = when.card or n.Select(self.kind_of(when.event))
            noun = self.nominal(replace(card, zone="play", whose="any"), count != 1)
            cards = self.so_many(noun, compare, count)
            if when.player != "any":
                return self.said(self.doer(when.player), self.t(f"event {when.event}", card=cards), "perfect") + now
        return self.happens(when, "perfect") + now + self.t(f"so often {compare}", n=count)

    def some_player(self, node: n.SomePlayer, yes: bool) -> str:
        """Of any (or every) of these players."""
        before = self.actor
        key = f"{'every' if node.every else 'some'} {node.players}"
        self.actor = Phrase(self.t(key if yes else f"not {key}"))
        said = self.condition(node.condition)
        self.actor = before
        return said

    # -- what a cost is only satisfied in --------------------------------------------------------------------------

    def only(self, node: n.Condition) -> str:
        """The only times something can be played or used: during your turn, while you are attacking, if ..."""
        match node:
            case n.During():
                return self.t(f"during {node.turn}")
            case n.Battle(role="any"):
                return self.t("during a battle")
            case n.NoneOf(n.Battle(role="any")):
                return self.t("not during a battle")
            case n.NoneOf(n.During() as inner):
                return self.t("not", x=self.t(f"during {inner.turn}"))
            case n.Battle() | n.NoneOf(n.Battle()):
                return self.while_(node)
            case n.All():
                return self.listed([self.only(part) for part in node.conditions], self.AND)
            case n.Either():
                return self.listed([self.only(part) for part in node.conditions], self.OR)
            case _:
                return self.if_(node)
