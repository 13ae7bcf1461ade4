"""Descriptions, the same way for all languages: which cards, how much, on what condition."""

from __future__ import annotations

from msgspec.structs import replace

from arbitre.ability.render.phrases import OPPOSITE, Cards, Phrase, kinds_of
from arbitre.ability.render.unsaid import unsaid
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.text.words import Measure, Modifiers, Referent, Words


class Descriptions(Words):
    """Targets, amounts and conditions."""

    # -- targets -------------------------------------------------------------------------------------------------

    def phrase(self, target: n.Target, distributive: bool = False, as_card: bool = False) -> Phrase:
        """A target as a noun phrase; what is chosen is remembered in its slot."""
        match target:
            case n.This():
                return self.this(as_card)
            case n.That():
                known = self.refs.get(target.ref, Referent(unsaid=target.ref not in ("rest", "unsaid")))
                if known.this:
                    return self.this(as_card)
                if known.deed and (known.unsaid or (self.chose and known.zone == "play")):
                    known = known._replace(role=known.deed)
                if (
                    self.others_described
                    and target.ref == "chosen"
                    and (known.what, known.plural) == ("character", False)
                ):
                    known = known._replace(role="chosen")
                if known.unsaid and not known.role:
                    return self.that_one(known, as_card)
                return self.that(target.ref, known, as_card)
            case n.Each():
                if target == self.each_said:
                    return self.held(Referent(target.cards.what, plural=True))
                self.each_said = target
                return self.each(target.cards, distributive)
            case n.Chosen():
                self.topic = False
                whose = "you" if target.cards.zone == "looked" else target.cards.whose
                known = Referent(target.cards.what, self.is_several(target), target.cards.zone, whose)
                self.chose, self.others_described = True, False
                phrase = self.chosen(target)  # its description may speak of what was chosen before
                self.refs[target.slot] = known
                self.called.pop(target.slot, None)
                if target.cards.zone == "looked" and self.looked is not None:
                    count = target.count if isinstance(target.count, int) else 0
                    open_end = not count or target.up_to or target.any_number or self.optional
                    left = None if open_end else self.looked - count
                    self.refs["rest"] = self.refs.get("rest", Referent())._replace(plural=left != 1, role="")
                return phrase
            case n.TopOfDeck():
                return self.top(target)
            case n.Together():
                parts = [self.phrase(part) for part in target.parts]
                first = target.parts[0].cards
                whose = "you" if first.zone == "looked" else first.whose
                self.refs[target.slot] = Referent(plural=True, zone=first.zone, whose=whose)
                if first.zone == "looked":
                    self.refs["rest"] = self.refs.get("rest", Referent())._replace(plural=True, role="")
                return parts[0]._replace(text=self.listed([part.text for part in parts], self.AND), plural=True)
            case _:
                raise unsaid(target)

    def slot(self, ref: str) -> n.This | n.That:
        return n.This() if ref == "this" else n.That(ref)

    def spoken_of(self, target: n.This | n.That) -> Phrase:
        """A card spoken of before, by what was done to it: the banished character."""
        if isinstance(target, n.That) and target.ref in self.called:
            known = self.refs.get(target.ref, Referent())
            return self.that(target.ref, known._replace(role=self.called[target.ref]), False)
        if isinstance(target, n.That):
            known = self.refs.get(target.ref, Referent())
            if target.ref == "chosen" and not known.role and not known.plural:
                known = known._replace(role="chosen")
            return self.that(target.ref, known, False) if known.role else self.that_one(known, False)
        return self.this(False)

    def is_several(self, target: n.Chosen) -> bool:
        return target.count != 1 or target.any_number

    def nominal(self, select: n.Select, plural: bool = False, as_card: bool = False, extra: Modifiers = ()) -> Phrase:
        """The noun and all that describes it, without article: other damaged Villain characters with 2 strength."""
        ways = self.ways(select)
        if ways:
            said = [self.nominal(way, plural, as_card, extra if i == 0 else ()) for i, way in enumerate(ways)]
            return said[0]._replace(text=self.one_or_other(said, as_card and not plural))
        kinds, filters = self.kinds(select)
        noun = self.noun(kinds, plural, as_card)
        parts = [(0, noun.text), *extra, *(self.modifier(part, noun) for part in filters)]
        parts.sort(key=lambda part: part[0])
        return noun._replace(text=" ".join(text for _, text in parts if text))

    def kinds(self, select: n.Select) -> tuple[tuple[n.CardType, ...], tuple[n.Filter, ...]]:
        return kinds_of(select)

    def ways(self, select: n.Select) -> list[n.Select]:
        """The descriptions that are joined with "or", where each has a type and filters of its own."""
        match select:
            case n.Select(what="card", where=(n.AnyOf() as any_of,)) if any(len(group) > 1 for group in any_of.groups):
                if all(isinstance(group[0], n.TypeIs) for group in any_of.groups):
                    return [replace(select, where=group) for group in any_of.groups]
        return []

    def modifier(self, part: n.Filter, noun: Phrase) -> tuple[int, str]:
        """A filter beside its noun: before it (below 0) or after it. Else a relative clause."""
        if isinstance(part, n.AnyOf) and all(len(group) == 1 for group in part.groups):
            said = [self.adjective(group[0], noun) for group in part.groups]
            after = [one for one in said if one is not None and one[0] > 0]
            if len(after) == len(said):
                return max(place for place, _ in after), self.OR.join(text for _, text in after)
        return self.adjective(part, noun) or (8, self.which(self.predicate_of(part, noun, True)))

    def predicate_of_several(self, part: n.Filter, subject: Phrase, yes: bool) -> str:
        """What filters made of others say of a card."""
        if isinstance(part, n.Not):
            return self.predicate_of(part.filter, subject, not yes)
        if not isinstance(part, n.AnyOf):
            raise unsaid(part)
        inner, outer = (self.AND, self.OR) if yes else (self.OR, self.AND)
        return outer.join(inner.join(self.predicate_of(f, subject, yes) for f in group) for group in part.groups)

    def holder(self, target: n.Target) -> str:
        """Whose hand, deck or inkwell the cards of a target go to: `you`, `actor`, or their own player's (`owner`)."""
        match target:
            case n.This():
                return "you"
            case n.TopOfDeck():
                whose: str = target.player
            case n.Together():
                return self.holder(target.parts[0])
            case n.That():
                whose = self.refs.get(target.ref, Referent()).whose
            case n.Each() | n.Chosen():
                whose = target.cards.whose
                if target.cards.zone == "looked":
                    whose = self.refs.get("looked", Referent()).whose
            case _:
                raise unsaid(target)
        if whose in ("you", "actor", self.actor):
            return "you" if self.told(whose) == "you" else "actor"
        return "actor" if whose in ("that player", "its player", "chosen opponent", "chosen player", "all") else "owner"

    def cards_in(self, select: n.Select) -> tuple[n.Select, bool]:
        """A description without "here", and whether it said so."""
        rest = tuple(part for part in select.where if not isinstance(part, n.Here))
        return replace(select, where=rest), len(rest) < len(select.where)

    def is_only_one(self, cards: n.Select) -> bool:
        """The challenging character: there is never more than one."""
        return cards.whose == "any" and not cards.other and n.InChallenge in map(type, cards.where)

    def while_here(self, cards: Cards | None) -> str:
        return self.here(True) if isinstance(cards, n.Select) and self.cards_in(cards)[1] else ""

    def somewhat(self, cards: Cards | None, yes: bool) -> Phrase:
        """What a trigger is about: this character, one of your characters, another character."""
        if cards == "this":
            return self.again() if self.topic else self.this(False)
        if cards is None:
            return self.indefinite(n.Select(), yes)
        return self.indefinite(self.cards_in(cards)[0], yes)

    def another(self, select: n.Select) -> Phrase:
        return self.indefinite(self.cards_in(replace(select, other=True))[0], True)

    # -- amounts -------------------------------------------------------------------------------------------------

    def measure(self, amount: n.Amount) -> Measure:
        match amount:
            case int():
                return Measure(amount)
            case n.CountOf():
                return Measure(1, " " + self.counting(amount.cards))
            case n.Times():
                inner = self.measure(amount.amount)
                if inner.number is None:
                    return Measure(None, equal=self.equal_to(self.times(self.quantity(amount.amount), amount.by)))
                return inner._replace(number=inner.number * amount.by)
            case n.Plus():
                return Measure(None, equal=self.equal_to(self.plus(self.quantity(amount.amount), amount.add)))
            case n.AtMost():
                inner = self.measure(amount.amount)
                most = self.at_most(amount.most)
                if inner.number is None:
                    return inner._replace(equal=inner.equal + most)
                return inner._replace(each=inner.each + most)
            case n.StatOf(target=n.Chosen()):
                return Measure(None, equal=self.equal_to(self.quantity(amount)))
            case n.StatOf() if amount.stat in ("cards under", "damage"):
                return Measure(1, " " + self.for_each_on(amount))
            case n.Tally(ref="counted"):
                return Measure(None, equal=self.equal_to(self.quantity(amount)))
            case n.EventAmount() | n.Tally() | n.SizeOf():
                return Measure(1, " " + self.for_each_done(amount))
            case n.TimesHappened():
                return Measure(1, " " + self.for_each_time(amount.when))
            case n.StatOf() | n.LoreOf():
                return Measure(None, equal=self.equal_to(self.quantity(amount)))
            case _:
                raise unsaid(amount)

    def is_equal(self, amount: n.Amount) -> bool:
        """Whether an amount is said as "equal to ...", not as a number or "for each"."""
        match amount:
            case n.Times() | n.AtMost():
                return self.is_equal(amount.amount)
            case n.StatOf():
                return isinstance(amount.target, n.Chosen) or amount.stat not in ("cards under", "damage")
            case n.LoreOf() | n.Plus():
                return True
            case _:
                return False

    def lessened(self, amount: n.Amount) -> Measure | None:
        """What is taken away, where that is an amount equal to something."""
        if isinstance(amount, n.Times) and amount.by == -1:
            inner = self.measure(amount.amount)
            return inner if inner.number is None else None
        return None

    def ink(self, amount: n.Amount) -> str:
        measure = self.measure(amount)
        return f"{measure.number} ⬡{measure.each}" if measure.number is not None else f"⬡{measure.equal}"

    def quantity(self, amount: n.Amount) -> Phrase:
        """An amount as a noun phrase: this character's strength, the number of cards in your hand."""
        match amount:
            case int():
                return Phrase(str(amount))
            case n.StatOf():
                return self.stat_of(amount)
            case n.LoreOf():
                return self.lore_of(amount.player)
            case n.CountOf():
                return self.number_of(amount.cards)
            case n.Times():
                return self.times(self.quantity(amount.amount), amount.by)
            case n.Plus():
                return self.plus(self.quantity(amount.amount), amount.add)
            case n.AtMost():
                inner = self.quantity(amount.amount)
                return inner._replace(text=inner.text + self.at_most(amount.most))
            case n.EventAmount() | n.Tally() | n.SizeOf():
                return self.number_done(amount)
            case n.TimesHappened():
                return self.number_of_times(amount.when)
            case _:
                raise unsaid(amount)

    def what_was_done(self, amount: n.EventAmount | n.Tally | n.SizeOf) -> str:
        """Which deed a number was left behind by: a key of the language's DEEDS."""
        if isinstance(amount, n.Tally) and amount.ref == "counted":
            return "counted number"
        if isinstance(amount, n.EventAmount):
            return {
                "discards": "discarded",
                "heals": "healed",
                "gains lore": "gained",
                "loses lore": "lost",
                "quests": "gained",
                "takes damage": "dealt",
                "dealt damage": "dealt",
            }.get(self.event or "", "counted")
        if amount == n.Tally("drawn"):
            return "drawn way"
        match self.done:
            case n.Discard():
                return "discarded way"
            case n.RemoveDamage():
                return "healed way"
            case n.MoveDamage():
                return "moved way"
            case n.LoseLore():
                return "lost way"
            case n.GainLore():
                return "gained way"
            case _:
                return "chosen way" if isinstance(amount, n.SizeOf) else "counted"

    # -- conditions ----------------------------------------------------------------------------------------------

    def condition(self, node: n.Condition, yes: bool = True) -> str:
        match node:
            case n.NoneOf():
                return self.condition(node.condition, not yes)
            case n.All() | n.Either():
                both = isinstance(node, n.All) == yes
                return (self.also if both else self.OR).join(self.condition(part, yes) for part in node.conditions)
            case n.CompareIs():
                sign = node.compare if yes else OPPOSITE[node.compare]
                return self.they_have_more(node, sign) or self.compare(node, sign)
            case n.Have():
                self.others_described = node.cards.zone == "play"
                return self.have_cards(node.cards, *self.counted_as(node.compare, node.count, yes))
            case n.Is():
                return self.is_so(node, yes)
            case n.During():
                own = (node.turn == "your turn") == yes
                return self.it_is_turn("your turn" if own else "opponents' turn")
            case n.Happened():
                return self.happened(node, yes) + self.this_turn()
            case n.PlayedBy():
                return self.played_by(node, yes)
            case n.SomePlayer():
                return self.some_player(node, yes)
            case n.FirstTurn():
                return self.first_turn(yes)
            case n.FirstPlayer():
                return self.first_player(yes)
            case n.InZone():
                return self.in_zone(node.zone, yes)
            case _:
                raise unsaid(node)

    def counted_as(self, sign: n.Compare, count: int, yes: bool) -> tuple[n.Compare, int]:
        """How many there are, affirmed or denied; what is denied is said without "more than"."""
        if yes:
            return sign, count
        sign = OPPOSITE[sign]
        if sign == "<" or sign == ">":
            return ("<=", count - 1) if sign == "<" else (">=", count + 1)
        return sign, count

    def happened(self, node: n.Happened, yes: bool) -> str:
        if (node.count, node.compare) == (1, ">="):
            return self.happens(node.when, past=True, yes=yes)
        sign, count = self.counted_as(node.compare, node.count, yes)
        if sign in ("=", "<=") and count == 0:
            return self.happens(node.when, past=True, yes=False)
        return self.happens(node.when, past=True, many=(sign, count))

    def some_player(self, node: n.SomePlayer, yes: bool) -> str:
        """An opponent has more cards in hand than you; you have more characters than each opponent."""
        if not yes:
            return self.some_player(n.SomePlayer(node.players, n.NoneOf(node.condition), not node.every), True)
        players = ("each " if node.every else "") + node.players
        inner = node.condition
        if isinstance(inner, n.CompareIs) and inner.compare in (">", "<"):
            more = self.who_has_more(inner, players)
            if more is not None:
                return more
        return self.of_player(players, inner)

    def who_has_more(self, node: n.CompareIs, players: str) -> str | None:
        """Two players compared in the same thing: lore, cards in hand, characters in play."""
        match node.left, node.right:
            case n.LoreOf(player="actor"), n.LoreOf(player="you"):
                return self.has_more(players, node.compare, None, "you")
            case n.LoreOf(player="you"), n.LoreOf(player="actor"):
                return self.has_more("you", node.compare, None, players)
            case n.CountOf(cards=left), n.CountOf(cards=right) if replace(left, whose=right.whose) == right:
                if (left.whose, right.whose) == ("actor", "you"):
                    return self.has_more(players, node.compare, left, "you")
                if (left.whose, right.whose) == ("you", "actor"):
                    return self.has_more("you", node.compare, left, players)
        return None

    def they_have_more(self, node: n.CompareIs, sign: n.Compare) -> str:
        """They have more cards in their hand than you: a player spoken of before."""
        match node.left, node.right:
            case n.CountOf(cards=left), n.CountOf(cards=right) if replace(left, whose=right.whose) == right:
                if sign in ("<", ">") and (left.whose, right.whose) == ("that player", "you"):
                    return self.has_more("that player", sign, left, "you")
        return ""

    def is_about_that(self, condition: n.Condition) -> bool:
        match condition:
            case n.Is():
                return isinstance(condition.target, n.That)
            case n.CompareIs():
                return isinstance(condition.left, n.Tally | n.SizeOf)
            case n.Have():
                return bool(condition.cards.among)
            case n.NoneOf():
                return self.is_about_that(condition.condition)
            case n.All() | n.Either():
                return any(self.is_about_that(part) for part in condition.conditions)
            case _:
                return False

    def is_about_this(self, condition: n.Condition | None) -> bool:
        return isinstance(condition, n.Is) and isinstance(condition.target, n.This)
