"""Effects as sentences: what is joined to what, and what leads to it."""

from __future__ import annotations

from collections.abc import Sequence

from arbitre.ability.render import nodes as n
from arbitre.ability.render.effects import Clauses
from arbitre.ability.render.phrases import Phrase
from arbitre.ability.render.predicate import Predicate, predicated
from arbitre.ability.render.tongue import Clause

Unit = n.Effect | Predicate
COMPOUND = n.May | n.If | n.IfYouDo | n.ChooseOne | n.ForEachPlayer | n.ForEachCard | n.FlipCoin | n.CreateTrigger


class Sequences(Clauses):
    """Effects one after the other."""

    def sequence(self, effects: Sequence[n.Effect], led: bool = False) -> list[str]:
        """Each effect a sentence; `led`: something is said before the first."""
        self.notice(effects)
        sentences: list[str] = []
        for group in self.groups(self.units(effects)):
            sentences += self.group(group, led and not sentences)
        return sentences

    def joined(self, effects: Sequence[n.Effect], led: bool) -> list[str]:
        """Effects that all depend on what leads to them: one sentence, as far as that goes."""
        self.notice(effects)
        sentences: list[str] = []
        simple: list[Unit] = []
        for unit in self.units(effects):
            if isinstance(unit, COMPOUND):
                if simple:
                    sentences.append(self.all_of(simple, led and not sentences))
                    simple = []
                sentences += self.sentences(unit, led and not sentences)
            else:
                simple.append(unit)
        if simple:
            sentences.append(self.all_of(simple, led and not sentences))
        return sentences

    def notice(self, effects: Sequence[n.Effect]) -> None:
        """What is known where the part begins that will be said alone."""
        if self.sought == tuple(effects) and self.before is None:
            self.before = dict(self.refs)

    def all_of(self, units: Sequence[Unit], led: bool) -> str:
        return self.close(self.together([self.clause(unit) for unit in units], led))

    def group(self, group: Sequence[Unit], led: bool) -> list[str]:
        if len(group) > 1:
            return [self.all_of(group, led)]
        return self.sentences(group[0], led)

    def units(self, effects: Sequence[n.Effect]) -> list[Unit]:
        """What is said of the same cards for the same time is one thing to say."""
        units: list[Unit] = []
        for i, effect in enumerate(effects):
            if i + 1 < len(effects) and self.is_told_with(effect, effects[i + 1]):
                continue
            said = predicated(effect, self.told_of)
            last = units[-1] if units else None
            if isinstance(effect, n.Only) and isinstance(last, n.Only):
                units[-1] = n.Only(n.All((last.condition, effect.condition)))
            elif said is None:
                units.append(effect)
            elif isinstance(last, Predicate) and self.goes_on(last, said):
                units[-1] = last._replace(says=last.says + said.says)
            else:
                units.append(said)
        return units

    def is_told_with(self, effect: n.Effect, following: n.Effect) -> bool:
        """Whether an effect needs no words of its own: the one that follows says it."""
        return False

    def goes_on(self, first: Predicate, second: Predicate) -> bool:
        same = first.subject == second.subject and not isinstance(first.subject, n.Chosen | n.Together)
        if isinstance(first.subject, n.Chosen | n.Together):
            same = second.subject == n.That(first.subject.slot)
        return same and first.duration == second.duration and first.where == second.where

    def groups(self, units: Sequence[Unit]) -> list[list[Unit]]:
        """A card is searched for and revealed, a hand looked at and a card chosen in it, in one sentence."""
        groups: list[list[Unit]] = []
        for unit in units:
            if groups and self.belongs(groups[-1][-1], unit):
                groups[-1].append(unit)
            else:
                groups.append([unit])
        return groups

    def belongs(self, last: Unit, unit: Unit) -> bool:
        match last, unit:
            case n.Choose(target=target), n.Reveal(target=n.That(ref=ref)):
                return target.slot == ref and target.cards.zone == "deck"
            case n.LookAtZone(), n.Choose(target=target):
                return target.cards.zone in ("looked", "hand")
            case _:
                return False

    # -- sentences ---------------------------------------------------------------------------------------------------

    def sentences(self, unit: Unit, led: bool) -> list[str]:
        match unit:
            case n.May(effects=(n.ForEachPlayer() as each,)) if each.players == unit.by:
                before, self.actor = self.actor, self.player(unit.by)
                said = self.may_do(each.effects, self.actor)
                self.actor = before
                return said
            case n.May():
                return self.may_do(unit.effects, self.player(unit.by))
            case n.IfYouDo():
                return self.if_you_do(unit, led)
            case n.If():
                return self.if_so(unit)
            case n.ChooseOne():
                return self.choose_one(unit)
            case n.ForEachPlayer():
                return self.for_each_player(unit, led)
            case n.ForEachCard():
                return self.for_each_card(unit)
            case n.FlipCoin():
                first = self.close(self.conjugate(self.t("flip a coin"), "order", self.YOU))
                won = self.lead(self.t("if you win"), unit.win)
                return [first, *won, *(self.lead(self.t("otherwise"), unit.lose) if unit.lose else [])]
            case n.CreateTrigger():
                return self.create_trigger(unit, led)
            case _:
                return [self.close(self.order(self.clause(unit), led))]

    def lead(self, word: str, effects: Sequence[n.Effect]) -> list[str]:
        """Effects after "if you do" and the like."""
        if not effects:
            return []
        first, *rest = self.joined(effects, True)
        return [f"{word}, {first}", *rest]

    def may_do(self, effects: Sequence[n.Effect], who: Phrase) -> list[str]:
        """Who may do this; what cannot be said in one clause is told after it."""
        self.notice(effects)
        units = self.units(effects)
        simple: list[Unit] = []
        for unit in units:
            if isinstance(unit, COMPOUND):
                break
            simple.append(unit)
        rest = units[len(simple) :]
        if not simple:
            following = [part for unit in rest for part in self.sentences(unit, False)]
            first = f"{who.text} {self.can(who)} {self.t('do this')}"
            return [first + self.COLON + " " + following[0], *following[1:]]
        clauses = self.shared([self.clause(unit) for unit in simple], who)
        sentences = [self.close(self.may(who, clauses))]
        for unit in rest:
            sentences += self.sentences(unit, False)
        return sentences

    def shared(self, clauses: Sequence[Clause], who: Phrase) -> list[Clause]:
        """What you would do is done by the one who may."""
        return [clause._replace(who=who) if clause.who == self.YOU else clause for clause in clauses]

    def if_you_do(self, node: n.IfYouDo, led: bool) -> list[str]:
        who = self.player(node.by)
        if node.may:
            first = self.may_do(node.first, who)
        else:
            if who == self.YOU and isinstance(node.first[0], n.Choose | n.Discard | n.ReturnToHand | n.PutOnDeck):
                who = self.deed_of(node.first[0])
            first = self.joined(node.first, led)
            able = self.t("if you can" if who == self.YOU else "if they can")
            if len(node.first) == 1 and not isinstance(node.first[0], COMPOUND):
                first[-1] += able
        does = "if you do" if who == self.YOU else "if they do many" if who.plural else "if they do"
        out = [*first, *self.lead(self.t(does), node.then)]
        if node.otherwise:
            refused = "if you do not" if who == self.YOU else "if they do not"
            out += self.lead(self.t("otherwise" if node.then else refused), node.otherwise)
        return out

    def deed_of(self, effect: n.Choose | n.Discard | n.ReturnToHand | n.PutOnDeck) -> Phrase:
        """Who does what must be done first."""
        if isinstance(effect, n.Discard):
            return self.player(effect.player)
        return self.player(effect.target.by) if isinstance(effect.target, n.Chosen) else self.YOU

    def if_so(self, node: n.If) -> list[str]:
        out = self.lead(self.if_(node.condition), node.then)
        if node.otherwise:
            out += self.lead(self.t("otherwise"), node.otherwise)
        return out

    def choose_one(self, node: n.ChooseOne) -> list[str]:
        who = self.player(node.by)
        options: list[str] = []
        known = dict(self.refs)
        for effects in node.options:
            self.refs, self.focus = dict(known), ""
            parts = self.joined(effects, True)
            options.append(self.listed(parts, self.t("then")) if len(parts) < 3 else "; ".join(parts))
        if self.in_cost and who == self.YOU:
            return [self.listed(options, self.OR)]
        head = self.order(Clause(who, self.t("choose one")))
        return [head + self.COLON + " " + self.listed(options, self.OR)]

    def for_each_player(self, node: n.ForEachPlayer, led: bool) -> list[str]:
        """Each player does it; in what follows, that player."""
        before = self.actor
        each = f"each {node.players}"
        each = self.t(each if each in self.TEXTS else f"player {node.players}")
        self.actor = Phrase(each, plural=node.players == "all")
        if node.players == "you":
            self.actor = self.YOU
        sentences: list[str] = []
        units = self.units(node.effects)
        self.notice(node.effects)
        for i, unit in enumerate(units):
            if i == 1 and node.players != "you":
                self.actor = Phrase(self.t("they many" if self.actor.plural else "that one of them"), self.actor.plural)
            said = self.sentences(unit, led and not sentences)
            if i == 0 and self.actor.text not in said[0] and self.actor != self.YOU:
                said[0] = self.t("for each player", player=self.actor.text) + ", " + said[0]
            sentences += said
        self.actor = before
        return sentences

    def for_each_card(self, node: n.ForEachCard) -> list[str]:
        target = node.target
        if isinstance(target, n.Each) and not self.is_one(target.cards):
            noun = self.nominal(target.cards)
            word = self.t("each", x=noun.text)
        else:
            noun = self.phrase(target)
            word = noun.text
        self.remember("it", self.thing("card"), "that")
        return self.lead(self.t("for each of", cards=word), node.effects)

    def create_trigger(self, node: n.CreateTrigger, led: bool) -> list[str]:
        """A trigger that waits for a while: this turn, if ..., or the next time ..."""
        known, event = dict(self.refs), self.event
        kept = known.get(node.when.slot) if node.when.slot else None
        if kept is not None:
            self.focus = ""
        head = self.head((node.when,)).removesuffix(", ")
        if kept is not None:
            self.refs["it"] = kept
        if node.once:
            head = self.t("the first time", head=head)
        if node.duration != "always":
            key = "this turn" if node.duration == "this turn" else f"lasts {node.duration}"
            head = f"{self.t(key)}, {head}" if not led else f"{head} {self.t(key)}"
        out = self.lead(head, node.effects)
        self.refs, self.event = {**self.refs, **known}, event
        return out
