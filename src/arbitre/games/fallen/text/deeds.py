"""What is done: the effects of 7 Fallen, each as who does what."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from arbitre.ability.render.phrases import Phrase
from arbitre.ability.render.sequence import COMPOUND, Unit
from arbitre.ability.render.statics import Predicate
from arbitre.ability.render.tongue import Clause
from arbitre.ability.render.unsaid import unsaid
from arbitre.games.fallen import nodes as n
from arbitre.games.fallen.text.cards import FIELD
from arbitre.games.fallen.text.told import FallenTold

PICKED = {"target": "targeted", "choose": "chosen", "designate": "designated"}


class FallenDeeds(FallenTold):
    """Effects as clauses and sentences."""

    def doer_of(self, node: n.Effect) -> Phrase:
        """Whoever designates the cards does not do anything to them."""
        return self.YOU

    def deity(self, by_deity: bool) -> Phrase:
        return self.thing("deity").reworded(self.possess("deity", "you")) if by_deity else self.YOU

    def clause(self, node: n.Effect | Predicate) -> Clause:
        match node:
            case n.Banish():
                self.done = node
                return Clause(self.deity(node.deity), self.t("destroy", card=self.phrase(node.target).text))
            case n.PutDamage():
                self.done = node
                number = self.num(node.amount)
                number = f"({number})" if "+" in number or "-" in number else number  # -(X+1) FV
                text = self.t("wound", n=number, card=self.phrase(node.target).text)
                return Clause(self.deity(node.deity), text)
            case n.DealDamage():
                return super().clause(node)._replace(who=self.deity(node.deity))
            case n.Discard() if node.cards.what == "card":
                return super().clause(replace(node, cards=replace(node.cards, what="page")))
            case n.RemoveDamage():
                return self.heal(node)
            case n.ReplaceDamage():
                return self.prevent(node)
            case n.HealDeity():
                who = self.thing("deity").reworded(self.possess("deity", node.player))
                self.focus = ""
                return Clause(who, self.t("gain", x=self.counted("vitality", node.amount)))
            case n.Pay():
                return Clause(self.player(node.player), self.t("pay", x=self.counted("energy", node.amount)))
            case n.GainEnergy():
                return self.gain_energy(node)
            case n.Regenerate():
                return Clause(self.YOU, self.t("regenerate", card=self.phrase(node.target).text))
            case n.PutMarkers():
                self.done = node
                markers = self.markers(node.marker, node.amount)
                return Clause(self.YOU, self.t("put markers", x=markers, card=self.phrase(node.target).text))
            case n.RemoveMarkers():
                return self.remove_markers(node)
            case n.SpendMarkers():
                text = self.t("spend markers", n=self.num(node.amount), marker=self.marker(node.marker))
                return Clause(self.YOU, text)
            case n.Omen():
                return Clause(self.YOU, self.t("omen", n=self.num(node.amount)))
            case n.CantBeAnswered():
                return Clause(Phrase(self.t("no player")), self.t("no answer"))
            case n.MakeTokens():
                return self.familiars(node)
            case n.Modes():
                return Clause(self.player(node.by), self.modes_head(node))
            case n.Only():
                return Clause(self.YOU, self.t("only", when=self.only(node.condition)))
            case _:
                return super().clause(node)

    def moved(self, node: n.Effect) -> Clause:
        match node:
            case n.MoveToLine():
                return Clause(self.YOU, self.t(f"move to {node.line}", card=self.phrase(node.target).text))
            case n.Reinforce():
                return Clause(self.YOU, self.t("reinforce", card=self.phrase(node.target).text))
            case n.PutIntoPlay():
                return self.put_into_play(node)
            case n.PutIntoLimbo():
                return self.put_into_limbo(node)
            case n.TransformInto():
                return self.transform(node)
            case n.PutUnder():
                card = self.phrase(node.target).text
                return Clause(self.YOU, self.t("put under", card=card, host=self.phrase(node.host).text))
            case _:
                return super().moved(node)

    # -- one by one --------------------------------------------------------------------------------------------------

    def choose(self, target: n.Chosen) -> Clause:
        """Target cards in play or choose them in a pile as a cost; designate them, or search a Book, as an effect."""
        who, cards = self.player(target.by), target.cards
        if cards.zone == "deck":
            return Clause(who, self.searched(target))
        verb = ("target" if cards.zone in FIELD else "choose") if self.in_cost else "designate"
        text = self.t(verb, card=self.chosen(target, True).text)
        self.verbs[target.slot] = PICKED[verb]
        return Clause(who, text)

    def searched(self, target: n.Chosen) -> str:
        cards = target.cards
        plain = replace(cards, zone="deck", whose="you")
        several = target.any_number or target.count != 1
        noun = self.nominal(plain, several, owned=False)
        up_to = target.up_to and several  # one may always fail to find a card
        if target.any_number:
            text = self.t("any number of", cards=noun.text)
        elif not several:
            text = self.some(self.num(1), noun) if target.at_least else self.a(noun)
        elif up_to:
            text = self.t("up to", n=self.num(target.count), cards=noun.text)
        else:
            text = self.some(self.num(target.count), noun)
        text = self.picked_so(target, text)
        whose = "you" if cards.whose == "any" else cards.whose
        self.remember(target.slot, self.noun(self.kinds(cards)[0], several or target.at_least))
        self.focus = target.slot
        self.homes[target.slot] = whose
        self.verbs[target.slot] = "found"
        return self.t("search", deck=self.possess("deck", whose), card=text)

    def heal(self, node: n.RemoveDamage) -> Clause:
        self.done = node
        card = self.phrase(node.target).text
        if node.amount is None:
            return Clause(self.YOU, self.t("heal", card=card))
        key = "heal up to" if node.up_to else "heal one" if node.amount == 1 else "heal so much"
        return Clause(self.YOU, self.t(key, card=card, n=self.num(node.amount)))

    def prevent(self, node: n.ReplaceDamage) -> Clause:
        card = self.phrase(node.target).text
        if node.to is not None:
            raise unsaid(node)
        if node.amount is None:
            return Clause(self.YOU, self.t("prevent all", card=card))
        return Clause(self.YOU, self.t("prevent", x=self.num(node.amount), card=card))

    def gain_energy(self, node: n.GainEnergy) -> Clause:
        energy = self.counted("energy", node.amount)
        if node.target is not None:
            return Clause(self.YOU, self.t("put energy", x=energy, card=self.phrase(node.target).text))
        return Clause(self.player(node.player), self.t("gain", x=energy))

    def remove_markers(self, node: n.RemoveMarkers) -> Clause:
        self.done = node
        if node.amount is None:
            markers = self.t("all markers", marker=self.marker(node.marker))
        else:
            markers = self.markers(node.marker, node.amount)
        return Clause(self.YOU, self.t("remove markers", x=markers, card=self.phrase(node.target).text))

    def familiars(self, node: n.MakeTokens) -> Clause:
        plural = node.amount != 1
        token = self.thing("familiar", plural)
        noun = token.reworded(self.t("named token", name=self.quote(self.name(node.name)), token=token.text))
        tokens = self.some(self.num(node.amount), noun) if plural else self.a(noun)
        self.remember("made", token)
        return Clause(self.player(node.player), self.t("make tokens", tokens=tokens) + self.arriving(node))

    def put_into_limbo(self, node: n.PutIntoLimbo) -> Clause:
        self.moving = True
        said = self.phrase(node.target)
        self.moving = False
        owner: str = node.player
        if node.player == "its player":
            ref = "this" if isinstance(node.target, n.This) else getattr(node.target, "ref", "")
            cards = getattr(node.target, "cards", None)
            mine = ref == "this" or self.holders.get(ref) == "you" or (cards is not None and cards.whose == "you")
            owner = "you" if mine else "owners" if said.plural else "its controller"
        return Clause(self.YOU, self.t("put into", card=said.text, zone=self.possess("limbo", owner)))

    def put_into_play(self, node: n.PutIntoPlay) -> Clause:
        self.moving = True
        card = self.phrase(node.target)
        self.moving = False
        text = self.t("put into play", card=card.text)
        if node.exerted:
            text += self.agree(self.t("put tilted"), card)
        text += self.arriving(node)
        if node.player != "you":
            owner = ("owners" if card.plural else "owner") if node.player == "its player" else node.player
            text += self.t("under control", control=self.possess("control", owner))
        return Clause(self.YOU, text)

    def arriving(self, node: n.PutIntoPlay | n.MakeTokens) -> str:
        return " " + self.t(f"at {node.line}") if node.line else ""

    def transform(self, node: n.TransformInto) -> Clause:
        card = self.phrase(node.target).text
        if node.into is not None:
            into = self.t("copy of", card=self.phrase(node.into).text)
        else:
            familiar = self.thing("familiar")
            name = self.quote(self.name(node.familiar))
            into = self.t("into familiar", familiar=self.t("named token", name=name, token=familiar.text))
        return self.lasting(Clause(self.YOU, self.t("transform", card=card, into=into)), node.duration)

    def put(self, node: n.ReturnToHand | n.ShuffleIntoDeck | n.PutIntoDiscard | n.PutOnDeck) -> Clause:
        """Pages are torn from a Book, added to a hand, sent back to one from play."""
        target = node.target
        if isinstance(node, n.PutIntoDiscard) and isinstance(target, n.TopOfDeck):
            self.remember("put", self.thing("page", target.count != 1))
            self.focus = "put"
            return Clause(self.player(target.player), self.t("tear", cards=self.counted("page", target.count)))
        if not isinstance(node, n.ReturnToHand):
            return super().put(node)
        self.moving = True
        said = self.phrase(target)
        self.moving = False
        owner = self.owner(target, said, self.YOU)
        key = "send back" if owner in ("owner", "owners") else "add to hand"
        return Clause(self.YOU, self.t(key, card=said.text, hand=self.possess("hand", owner)))

    def owner(self, target: n.Target, said: Phrase, who: Phrase) -> str:
        match target:
            case n.Chosen(cards=select) | n.Each(cards=select) if select.zone in FIELD:
                return "owners" if said.plural else "owner"
            case n.This() if self.at_home:
                return "you"
            case _:
                return super().owner(target, said, who)

    def belongs(self, last: Unit, unit: Unit) -> bool:
        """What was searched for is added to the hand in the same sentence."""
        match last, unit:
            case n.Choose(target=target), n.ReturnToHand(target=n.That(ref=ref)):
                return target.slot == ref and target.cards.zone == "deck"
            case _:
                return super().belongs(last, unit)

    def create_trigger(self, node: n.CreateTrigger, led: bool) -> list[str]:
        """At the end of the turn; the next time something happens this turn."""
        when = node.when
        known, event = dict(self.refs), self.event
        kept = known.get(when.slot) if when.slot else None
        this_turn = node.duration == "this turn"
        if when.event == "turn ends" and this_turn and when.player != "opponents":
            head = self.t("at end of this turn") + self.limits(when)
            self.recall((when,))
        else:
            if kept is not None:
                self.focus = ""
            if when.event in self.MOMENTS:
                head = self.head((when,)).removesuffix(", ")
                head = self.t("the first time", head=head) if node.once and not this_turn else head
            else:
                self.recall((when,))
                head = self.t("next time" if node.once else "each time", clause=self.happens(when))
            if node.duration != "always" and not (when.event == "phase ends" and node.once):  # the present one
                head += self.t("now") if this_turn else " " + self.t(f"lasts {node.duration}")
        if kept is not None:
            self.refs["it"] = kept
        self.refs.update({slot: one for slot, one in known.items() if slot not in self.refs})
        effects, unanswered = self.without_answer(node.effects)
        out = self.lead(head, effects)
        self.refs, self.event = {**self.refs, **known}, event
        return [*out, self.no_answer("no later answer")] if unanswered else out

    # -- lists of effects --------------------------------------------------------------------------------------------

    def sentences(self, unit: Unit, led: bool) -> list[str]:
        if isinstance(unit, n.Modes):
            return [self.modes(unit)]
        return super().sentences(unit, led)

    def modes_head(self, node: n.Modes) -> str:
        return self.t("make a choice") if node.count == 1 else self.t("make choices", n=self.num(node.count))

    def modes(self, node: n.Modes) -> str:
        head = self.close(self.order(Clause(self.player(node.by), self.modes_head(node))))
        return head + self.COLON + self.listing(node)

    def listing(self, node: n.Modes) -> str:
        """The effects to choose from, a line each."""
        lines: list[str] = []
        known = dict(self.refs)
        for mode in node.modes:
            self.refs, self.focus = dict(known), ""
            lines.append("\n• " + self.paragraph(self.paid(mode.cost, mode.effects)))
        return "".join(lines)

    # -- what is paid for what ---------------------------------------------------------------------------------------

    def paid(
        self,
        cost: Sequence[n.Effect],
        effects: Sequence[n.Effect],
        may: bool = False,
        led: bool = False,
        as_one: bool = False,
    ) -> list[str]:
        """Costs before "pour", effects after it: pay 3 CE to draw a page. `as_one`: a condition before them is one for
        all of them."""
        effects, unanswered = self.without_answer(effects)
        rest: list[str] = []
        if unanswered:
            rest = [self.no_answer()]
        only = [part.condition for part in cost if isinstance(part, n.Only)]
        doing = [part for part in cost if not isinstance(part, n.Only)]
        lead = "".join(self.t("only if", clause=self.condition(one)) + ", " for one in self.as_one(only))
        led = led or bool(lead)
        if not doing:
            plain = self.joined if as_one else self.sequence
            told = self.may_all(effects, led) if may else plain(effects, led)
            told = [*told, *rest]
            return [lead + told[0], *told[1:]] if told else [lead.removesuffix(", ")]
        *before, last = self.costs(doing, may, led)
        if not effects:
            costs = [*before, self.close(last)]
            return [lead + costs[0], *costs[1:], *rest]
        purpose = None if before else self.purpose(effects)
        if purpose is not None:
            return [self.close(f"{lead}{last} {purpose}"), *rest]
        told = self.sequence(effects, False)
        if all(isinstance(part, n.Choose) for part in doing):
            told = [*before, self.close(last), *told]
        else:
            told = [*before, f"{last}{self.t('leads to')}{told[0]}", *told[1:]]
        return [lead + told[0], *told[1:], *rest]

    def costs(self, doing: Sequence[n.Effect], may: bool, led: bool) -> list[str]:
        """What is done, targeted or chosen as an ability is activated: one clause, unless it takes more."""
        self.in_cost = True
        self.notice(tuple(doing))
        units = self.units(doing)
        if any(isinstance(unit, COMPOUND | n.Modes) for unit in units):
            said = self.may_do(tuple(doing), self.YOU) if may else self.joined(tuple(doing), led)
        else:
            clauses = [self.clause(unit) for unit in units]
            said = [self.may(self.YOU, clauses) if may else self.together(clauses, led)]
        self.in_cost = False
        return said

    def as_one(self, conditions: Sequence[n.Condition]) -> list[n.Condition]:
        if len(conditions) < 2:
            return list(conditions)
        return [n.All(tuple(conditions))]

    def without_answer(self, effects: Sequence[n.Effect]) -> tuple[list[n.Effect], bool]:
        kept: list[n.Effect] = [effect for effect in effects if not isinstance(effect, n.CantBeAnswered)]
        return kept, len(kept) < len(effects)

    def no_answer(self, key: str = "no answer") -> str:
        return self.said(Phrase(self.t("no player")), self.t(key))

    def may_all(self, effects: Sequence[n.Effect], led: bool) -> list[str]:
        """You may do all of this."""
        if any(isinstance(effect, n.Modes) for effect in effects):
            return self.sequence((n.May(tuple(effects)),), led)
        return self.may_do(tuple(effects), self.YOU)

    def purpose(self, effects: Sequence[n.Effect]) -> str | None:
        """What is paid for, as "to do this" or "so that this happens"; None where it takes more than one clause."""
        units = self.units(effects)
        if any(
            isinstance(unit, COMPOUND | n.Modes | n.Repeat | n.Look | n.RevealTop | n.RevealUntil) for unit in units
        ):
            return None
        if sum(isinstance(unit, n.Choose) for unit in units) > 1 or len(units) > 3:
            return None
        self.notice(tuple(effects))
        known, focus, count, given = dict(self.refs), self.focus, self.count, list(self.given)
        clauses = [self.given_to(unit) for unit in units]
        if all(clause.who == self.YOU for clause in clauses):
            parts = [self.timed(self.conjugate(clause.what, "bare", self.YOU), clause, True) for clause in clauses]
            return self.t("to do", what=self.listed(parts, self.AND))
        if all(clause.who != self.YOU and clause.who.text for clause in clauses):
            parts = [self.wished(clause) for clause in clauses]
            return self.t("so that", what=self.listed(parts, self.t("and that")))
        self.refs, self.focus, self.count, self.given = known, focus, count, given
        return None

    def wished(self, clause: Clause) -> str:
        return self.timed(self.said(clause.who, clause.what, "wished"), clause, True)

    def given_to(self, unit: Unit) -> Clause:
        """Cards are given what they gain."""
        if isinstance(unit, Predicate) and not unit.where and not isinstance(unit.subject, n.Select | str):
            if all(isinstance(part, n.Gets | n.Gains) for part in unit.says):
                items = [saying for part in unit.says for saying in self.saying(part)]
                each = {amount for _, _, amount in items}
                if each == {1}:
                    what = self.listed([item for _, item, _ in items], self.AND)
                    text = self.t("give", x=what, card=self.phrase(unit.subject).text)
                    return self.lasting(Clause(self.YOU, text), unit.duration)
        return self.clause(unit)
