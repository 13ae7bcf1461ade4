"""Effects one after the other, the same way for all languages: what is joined to what."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from msgspec.structs import replace

from arbitre.ability.render.phrases import Phrase, Voice
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.text.effects import COMPOUND
from arbitre.games.lorcana.text.statics import Statics
from arbitre.games.lorcana.text.words import SOMEBODY, Predicate, Referent


class Sequences(Statics):
    """Clauses as sentences."""

    def sequence(self, effects: Sequence[n.Effect], voice: Voice = "order", joined: bool = False) -> list[str]:
        """Effects one after the other: sentences, some of them joined into one."""
        units = self.units(effects)
        doers = {self.doer(unit) for unit in units if self.is_plain(unit)}
        before = self.contrast
        self.contrast = voice == "order" and len(doers & {"you", "opponents", "all"}) > 1
        sentences: list[str] = []
        for i, unit in enumerate(units):
            if i and self.same_doer(units[i - 1], unit):
                sentences[-1] += self.t("then") if isinstance(units[i - 1], n.Draw) else self.AND
                with self.acting(self.doer(unit)):
                    sentences[-1] += self.act(unit, "one")
                continue
            glue = self.glue(units[i - 1], unit, joined and len(units) == 2) if i else ""
            new = self.sentences(unit, voice, later=i > 0)
            if glue and sentences:
                sentences[-1] += glue + self.elide(sentences[-1], new[0])
                sentences += new[1:]
            else:
                sentences += new
        self.contrast = before
        return sentences

    def same_doer(self, last: n.Effect | Predicate, unit: n.Effect | Predicate) -> bool:
        """What another player goes on to do: each player discards their hand and draws 5 cards."""
        if not isinstance(last, n.RevealHand | n.Discard | n.Draw) or not isinstance(unit, n.Discard | n.Draw):
            return False
        return last.player == unit.player and last.player not in ("you", "actor", self.actor)

    def units(self, effects: Sequence[n.Effect]) -> list[n.Effect | Predicate]:
        """What is said in one go: a choice with what is done to it; all that is said of the same cards."""
        units: list[n.Effect | Predicate] = []
        waiting: n.Choose | None = None
        for i, effect in enumerate(effects):
            follows = effects[i + 1] if i + 1 < len(effects) else None
            if isinstance(effect, n.ChoosePlayer) and self.is_that_players(follows):
                self.picked = effect
                continue
            if waiting is not None:
                told = self.with_choice(waiting.target, effect)
                if told is None:
                    units.append(waiting)
                else:
                    effect = told
                waiting = None
            if isinstance(effect, n.Choose) and len(effects) > 1 and effect.target.cards.zone != "deck":
                waiting = effect
                continue
            units.append(effect)
        if waiting is not None:
            units.append(waiting)
        merged: list[n.Effect | Predicate] = []
        for unit in units:
            said = self.predicate(unit)
            last = merged[-1] if merged else None
            if said is None:
                merged.append(unit)
            elif isinstance(last, Predicate) and self.goes_with(last, said):
                merged[-1] = last._replace(says=last.says + said.says)
            else:
                merged.append(said)
        return merged

    def is_that_players(self, effect: n.Effect | None) -> bool:
        if isinstance(effect, n.ForEachPlayer):
            return effect.players == "that player"
        return effect is not None and self.doer(effect) == "that player"

    def with_choice(self, target: n.Chosen, effect: n.Effect) -> n.Effect | None:
        """The effect with the choice made in it, if it begins with what is done to the chosen cards."""
        if isinstance(effect, n.If) and len(effect.otherwise) == 1:
            first = self.with_choice(target, effect.otherwise[0])
            told = None if first is None else replace(effect, otherwise=(first,))
            if told is not None and (self.is_instead(effect) or self.is_instead(told)):
                return told
        if isinstance(effect, n.If) and effect.otherwise and effect.then and not self.is_about_that(effect.condition):
            done = self.with_choice(target, effect.then[0])
            return None if done is None else replace(effect, then=(done, *effect.then[1:]))
        source = getattr(effect, "source", None)
        if isinstance(source, n.Each) and source.cards.besides == target.slot:
            return None  # all others: than the one that was chosen before
        if getattr(effect, "target", None) == n.That(target.slot):
            return replace(effect, target=target)
        return None

    def goes_with(self, first: Predicate, second: Predicate) -> bool:
        """One sentence can say both: of the same cards, for the same time, and either both can or both can't."""
        same = first.subject == second.subject and not isinstance(first.subject, n.Chosen)
        same = same or (isinstance(first.subject, n.Chosen) and second.subject == n.That(first.subject.slot))
        same = same and first.duration == second.duration and first.where == second.where
        cant = isinstance(first.says[-1], n.Cant), isinstance(second.says[0], n.Cant)
        as_long = cant[0] == cant[1] or isinstance(second.says[0], n.Must)
        return same and as_long and self.counted_by(first.says[-1]) == self.counted_by(second.says[0])

    def counted_by(self, part: n.Static) -> n.Amount | None:
        """What something is said for each of."""
        amount = part.amount if isinstance(part, n.Gets) else part.for_each if isinstance(part, n.Gains) else 1
        while isinstance(amount, n.Times):
            amount = amount.amount
        on_card = isinstance(amount, n.StatOf) and amount.stat in ("cards under", "damage")
        return amount if on_card or isinstance(amount, n.CountOf | n.EventAmount | n.Tally | n.SizeOf) else None

    def each_said_of(self, says: tuple[n.Static, ...]) -> str:
        """What something is said for each of; everything in one sentence is said for each of the same."""
        for part in says:
            each = part.amount if isinstance(part, n.Gets) else part.for_each if isinstance(part, n.Gains) else 1
            text = self.measure(each).each
            if text:
                return text
        return ""

    def glue(self, last: n.Effect | Predicate, unit: n.Effect | Predicate, joined: bool) -> str:
        """What joins a unit to the one before it into one sentence; nothing if it is a sentence of its own."""
        match last, unit:
            case n.NameCard(), n.RevealTop() | n.Look():
                return self.t("then")
            case n.Draw(), n.Discard() if last.player == unit.player:
                return self.t("then")
            case ((n.Draw() | n.GainLore()), n.Banish(target=n.That())) if self.is_equal(last.amount):
                return self.t("then")
            case n.Choose(), n.Choose():
                return ""
            case _, Predicate(says=(n.Cant(), *_)):
                return ""
            case n.Draw(), n.PutOnDeck(target=n.Chosen()):
                return self.t("then")
            case n.Choose(), _ if self.is_plain(unit):
                return self.AND
            case n.Reveal(), n.ReturnToHand(target=n.That() as that):
                return "" if self.refs.get(that.ref, Referent()).searched else self.AND
            case (
                (n.PutOnDeck() | n.ReturnToHand() | n.PutIntoInkwell()),
                (n.PutOnDeck() | n.PutIntoInkwell() | n.PutIntoDiscard()),
            ):
                if unit.target == n.That("rest") and self.takes_one(last):
                    return self.AND
            case n.RevealUntil(), _:
                return ""
            case n.ReturnToHand(target=n.That()), n.ShuffleDeck() | n.ShuffleIntoDeck():
                return self.AND
            case n.ShuffleDeck(), n.PutOnDeck(target=n.That()):
                return self.AND
            case n.ReturnToHand(), n.Repeat():
                return self.AND
        plain = self.is_plain(last) and self.is_plain(unit) and not self.speaks_back(unit)
        return self.AND if joined and plain else ""

    def takes_one(self, effect: n.Effect) -> bool:
        """Takes one, whichever it is, of the looked-at cards: what becomes of the rest is said in the same sentence."""
        target = getattr(effect, "target", None)
        return target == n.Chosen(n.Select(zone="looked"))

    def is_plain(self, unit: n.Effect | Predicate) -> bool:
        """Says one thing in one clause."""
        match unit:
            case n.ForEachCard(target=n.Each(), effects=(n.PutUnder(host=n.That("it")),)):
                return True  # put one under each of them
        return not isinstance(unit, COMPOUND)

    def is_deed(self, unit: n.Effect | Predicate) -> bool:
        """A plain thing that the player of this sentence does."""
        return self.is_plain(unit) and not isinstance(unit, Predicate) and self.is_bare(unit)

    def speaks_back(self, unit: n.Effect | Predicate) -> bool:
        target = unit.subject if isinstance(unit, Predicate) else getattr(unit, "target", None)
        return isinstance(target, n.That)

    def sentences(self, unit: n.Effect | Predicate, voice: Voice, later: bool = False) -> list[str]:
        if self.sought in self.askable(unit):
            self.known = dict(self.refs)
        match unit:
            case n.May():
                return self.may(unit, voice)
            case n.If():
                return self.conditional(unit, voice, later)
            case n.IfYouDo():
                return self.if_you_do(unit, voice)
            case n.ChooseOne():
                return [self.choose_one(unit, voice)]
            case n.ForEachPlayer():
                return self.for_each_player(unit)
            case n.ForEachCard() if not self.is_plain(unit):
                return self.for_each_card(unit)
            case n.CreateTrigger():
                return self.create_trigger(unit)
            case n.ReplaceNext():
                return [self.replace_next(unit)]
            case _:
                return [self.clause(unit, voice)]

    def askable(self, unit: n.Effect | Predicate) -> tuple[tuple[n.Effect, ...], ...]:
        """The parts of an effect that a player can be asked about by themselves."""
        match unit:
            case n.May():
                return (unit.effects,)
            case n.IfYouDo():
                return ((n.IfYouDo(unit.first, unit.then, otherwise=unit.otherwise),),)
            case n.ChooseOne():
                return unit.options
            case _:
                return ()

    def may(self, node: n.May, voice: Voice) -> list[str]:
        before, self.optional = self.optional, not self.shows(self.units(node.effects)[0])
        sentences = self.what_one_may(node, voice)
        self.optional = before
        return sentences

    def what_one_may(self, node: n.May, voice: Voice) -> list[str]:
        who = self.may_(node.by)
        units = self.units(node.effects)
        first = units[0]
        with self.acting(node.by):
            if isinstance(first, n.PayLess | n.Continuous) or not self.is_plain(first) | isinstance(first, n.ChooseOne):
                if isinstance(first, n.If) and self.is_instead(first):
                    sentences = self.conditional(first, "bare", False)
                    return [who + sentences[0], *sentences[1:], *self.sequence(node.effects[1:])]
                return [who + self.t("the following") + self.COLON + " " + " ".join(self.embedded(node.effects))]
            text = who + self.clause(first, "bare")
            if isinstance(first, n.Choose) and first.target.cards.zone == "deck" and len(units) > 1:
                text += self.AND + self.clause(units[1], "bare")
                return [text, *self.after(units[1:])]
            if self.shows(first) or isinstance(first, n.RevealHand | n.NameCard) or not all(map(self.is_plain, units)):
                return [text, *self.after(units)]
            if len(units) == 2 and self.doer(units[1]) == "its player":
                return [text, self.clause(units[1], "order")]
            for last, unit in itertools.pairwise(units):
                bare = self.is_bare(unit) and not isinstance(unit, Predicate)
                text += self.glue(last, unit, False) or self.AND
                text += self.clause(unit, "bare" if bare else "order")
            return [text]

    def embedded(self, effects: Sequence[n.Effect]) -> list[str]:
        """Sentences after a colon: the first goes on in small letters."""
        first, *others = self.sequence(effects)
        if others and not first.endswith("."):
            first += "."
        return [first, *(self.sentence(text) for text in others)]

    def after(self, units: Sequence[n.Effect | Predicate]) -> list[str]:
        """The units after the first, as sentences of their own."""
        sentences: list[str] = []
        for last, unit in itertools.pairwise(units):
            new = self.sentences(unit, "order" if self.actor == "you" else "one", later=True)
            glue = self.glue(last, unit, False)
            if glue and sentences:
                sentences[-1] += glue + self.elide(sentences[-1], new[0])
                sentences += new[1:]
            else:
                if self.actor != "you" and not isinstance(unit, n.If):
                    new[0] = self.they(new[0])
                sentences += new
        return sentences

    def conditional(self, node: n.If, voice: Voice, later: bool) -> list[str]:
        if self.is_instead(node):
            plain = self.sequence(node.otherwise, voice)
            head = self.if_(node.condition)
            with self.narrowed(node.condition):
                better = self.sequence(self.without_duration(node.then))
            return [*plain, f"{head}, {self.instead(better[0])}"]
        lead = self.t("after that") if later and not self.is_about_that(node.condition) else ""
        if isinstance(node.condition, n.NoneOf) and isinstance(node.condition.condition, n.Have) and not node.otherwise:
            then = self.sequence(node.then, joined=True)
            if len(then) == 1:
                return [f"{lead}{then[0]} {self.unless(node.condition.condition)}"]
        head = lead + self.if_(node.condition)
        with self.narrowed(node.condition):
            then = self.consequence(node.then)
        sentences = [f"{head}, {then[0]}", *then[1:]]
        if node.otherwise:
            other = self.consequence(node.otherwise)
            sentences += [f"{self.t('otherwise')}, {other[0]}", *other[1:]]
        return sentences

    def consequence(self, effects: tuple[n.Effect, ...]) -> list[str]:
        """What happens then: where the sentence is about another player, "they" do it."""
        if self.actor == "you":
            return self.sequence(effects, joined=True)
        first, *others = self.sequence(effects, "one", joined=True)
        unit = self.units(effects)[0]
        own = isinstance(unit, n.May) or (self.is_plain(unit) and self.is_deed(unit))
        return [self.they(first) if own else first, *others]

    def is_instead(self, node: n.If) -> bool:
        """The same thing either way, only more or less of it: said as "X. If ..., more than X instead"."""
        if len(node.then) != 1 or len(node.otherwise) != 1:
            return False
        then, otherwise = node.then[0], node.otherwise[0]
        done_to, first_to = getattr(then, "target", None), getattr(otherwise, "target", None)
        if type(then) is not type(otherwise) and isinstance(first_to, n.Chosen):
            that = n.That(first_to.slot)  # something else is done to the chosen card, because of what it is
            return isinstance(node.condition, n.Is) and node.condition.target == that == done_to
        if type(then) is not type(otherwise) or not hasattr(then, "amount"):
            return False
        if isinstance(first_to, n.Chosen) and done_to in (first_to, n.That(first_to.slot)):
            then = replace(then, target=first_to)
        return replace(then, amount=0) == replace(otherwise, amount=0)

    def without_duration(self, effects: tuple[n.Effect, ...]) -> tuple[n.Effect, ...]:
        """What is said again needs no duration, and what was chosen is not chosen anew."""
        effect = effects[0]
        if isinstance(effect, n.Modify):
            effect = replace(effect, duration="always")
        target = getattr(effect, "target", None)
        if isinstance(target, n.Chosen):
            said = isinstance(effect, n.Modify)  # a sentence about the card needs a subject
            effect = replace(effect, target=n.That(target.slot if said else "unsaid"))
        return (effect,)

    @contextmanager
    def narrowed(self, condition: n.Condition) -> Iterator[None]:
        """Inside "if it's a character card", it is a character."""
        match condition:
            case n.Is(target=n.That(ref=ref), what=what) if what != "card":
                before = self.refs.get(ref)
                self.refs[ref] = (before or Referent())._replace(what=what)
                yield
                if before is not None:
                    self.refs[ref] = before
            case _:
                yield

    def if_you_do(self, node: n.IfYouDo, voice: Voice) -> list[str]:
        """[A] to [B], where both are plain things to do; else [A]. If you do, [B]. Finally, if you don't, [C]."""
        told = self.told(node.by) == "you" or not node.may
        if not node.then:
            sentences = self.may(n.May(node.first, node.by), voice) if node.may else self.sequence(node.first, voice)
        else:
            sentences = self.done_to(node, voice)
        if node.otherwise:
            other = self.sequence(node.otherwise, joined=True)
            dont = (self.t("otherwise") if node.may else self.t("if you don't")) if told else self.t("if they don't")
            sentences += [f"{dont}, {other[0]}", *other[1:]]
        return sentences

    def to_do(self, effects: Sequence[n.Effect]) -> str:
        """To do this, after what is done for it."""
        if not effects:
            return ""
        return self.t("in order to") + self.AND.join(self.clause(unit, "bare") for unit in self.units(effects))

    def done_to(self, node: n.IfYouDo, voice: Voice) -> list[str]:
        with self.acting(node.by if node.may else "actor"):
            first, units = self.units(node.first), self.units(node.then)
            deeds = all(self.is_deed(unit) or (node.may and self.is_bare_plain(unit)) for unit in first)
            if deeds:
                lead = self.may_(node.by) if node.may else ""
                sentences = [lead + self.AND.join(self.clause(u, "bare" if node.may else voice) for u in first)]
            else:
                sentences = (
                    self.may(n.May(node.first, node.by), voice) if node.may else self.sequence(node.first, voice)
                )
            gains = any(isinstance(unit, n.Draw | n.GainLore) for unit in first)  # nobody gains in order to give
            to = deeds and not gains
            if to and all(self.is_bare_plain(unit) for unit in units):
                return [
                    sentences[0] + self.t("in order to") + self.AND.join(self.clause(unit, "bare") for unit in units)
                ]
            if to and node.may and self.is_bare_plain(units[0]) and self.shows(units[0]):
                return [sentences[0] + self.t("in order to") + self.clause(units[0], "bare"), *self.after(units)]
            if deeds and len(units) == 1 and (isinstance(units[0], n.ChooseOne) or self.is_others_deed(units[0])):
                return [sentences[0] + self.t("in order to") + self.clause(units[0], "bare")]
        done = self.t("if you do") if self.told(node.by) == "you" or not node.may else self.t("if they do")
        match node.then:
            case (n.If(otherwise=()) as only,):
                done += self.t("and if") + self.condition(only.condition)
                then = self.sequence(only.then, joined=True)
            case _:
                then = self.sequence(node.then, joined=True)
        if len(then) > 1 and all(self.is_plain(unit) for unit in units):
            then = [self.AND.join(then)]  # all of it hangs on the "if": one sentence
        return [*sentences, f"{done}, {then[0]}", *then[1:]]

    def shows(self, unit: n.Effect | Predicate) -> bool:
        """Shows cards that what follows speaks of."""
        return isinstance(unit, n.Look | n.LookAtZone | n.RevealTop | n.RevealUntil)

    def is_others_deed(self, unit: n.Effect | Predicate) -> bool:
        """Something one can have other players do."""
        return isinstance(unit, n.Discard) and unit.player in ("opponents", "chosen opponent")

    def is_bare_plain(self, unit: n.Effect | Predicate) -> bool:
        return self.is_plain(unit) and self.is_bare(unit)

    def is_bare(self, unit: n.Effect | Predicate) -> bool:
        """Can follow "may" or "to": the same player does it, and it is something one does."""
        if isinstance(unit, Predicate):
            return all(isinstance(part, n.Gets | n.Gains) for part in unit.says)
        return self.doer(unit) in (self.actor, "actor") and not isinstance(unit, n.Continuous | n.PayLess)

    def choose_one(self, node: n.ChooseOne, voice: Voice) -> str:
        options = [self.units(option) for option in node.options]
        with self.acting(node.by):
            if len(options) == 2 and all(len(units) == 1 and self.is_deed(units[0]) for units in options):
                either = self.either(options[0][0], options[1][0])
                if either:
                    return self.conjugate(either, voice, SOMEBODY)
                first, second = (self.clause(units[0], voice) for units in options)
                same = {getattr(units[0], "target", None) for units in options}
                if len(same) == 1 and isinstance(same.pop(), n.This | n.That):
                    second = self.elide_same(first, second)
                return first + self.OR + second
            texts = [self.paragraph(self.sequence(option)) for option in node.options]
        choose = self.conjugate(self.verb("choose"), voice, SOMEBODY)
        if node.words:
            words = [self.TEXTS.get(f"word {word}", word) for word in node.words]
            ways = " ".join(f"• {word} {text}" for word, text in zip(words, texts, strict=True))
            return f"{choose} {self.OR.join(words)}{self.COLON} {ways}"
        lead = f"{choose} {self.t('choose one')}"
        if node.by not in (self.actor, "actor"):
            subject = self.player(node.by)
            chooses = self.conjugate(self.verb("choose"), "you" if node.by == "you" else "one", SOMEBODY)
            lead = f"{subject.text} {chooses} {self.t('choose one')}"
        return lead + self.COLON + " " + " ".join(f"• {text}" for text in texts)

    def either(self, first: n.Effect | Predicate, second: n.Effect | Predicate) -> str:
        """Two things to do that a language says in fewer words than one after the other."""
        return ""

    def for_each_player(self, node: n.ForEachPlayer) -> list[str]:
        subject = self.player(node.players)
        if node.players == "you":
            return self.sequence(node.effects)
        match node.effects:
            case (n.If(n.CompareIs(n.LoreOf("actor"), ">" | "<" as sign, n.LoreOf("you")), then, ()),):
                subject = Phrase(f"{subject.text} {self.with_more_lore(sign)}")
                node = replace(node, effects=then)
            case (n.If(n.Have(n.Select(whose="actor") as cards, count, sign), then, ()),):
                subject = Phrase(f"{subject.text} {self.with_cards(cards, sign, count)}")
                node = replace(node, effects=then)
            case ((n.May() | n.IfYouDo()) as deed,) if revealed := self.of_revealed(deed):
                card = self.a(self.described(replace(revealed, zone="looked", whose="any"), as_card=True))
                subject = Phrase(f"{subject.text} {self.t('who reveals')} {card}")
                self.refs["it"] = self.refs["it"]._replace(what=revealed.what, deed="", whose="actor")
                node = replace(node, effects=(self.with_revealed(deed),))
        if self.picked is not None and node.players == "that player":
            subject = self.picked_player(self.picked)
            self.picked = None
        with self.acting(node.players):
            units = self.units(node.effects)
            first = units[0]
            if isinstance(first, n.May) and first.by == "you":
                return self.you_may_for_each(node)
            if self.is_plain(first) and self.doer(first) not in ("actor", self.actor):
                sentences = self.sequence(node.effects, "one")
                return [f"{self.for_each_of(node.players)}, {sentences[0]}", *sentences[1:]]
            said = self.sentences(first, "one")
            sentences = [f"{subject.text} {said[0]}", *said[1:]]
            if len(units) == 2 and len(said) == 1 and self.is_plain(units[0]) and self.is_plain(units[1]):
                glue = self.glue(units[0], units[1], True) or self.AND
                return [sentences[0] + glue + self.clause(units[1], "one")]
            if len(said) == 1 and len(units) > 2 and all(map(self.shares_out, units[1:])):
                return [self.listed([sentences[0], *(self.clause(unit, "one") for unit in units[1:])], self.AND)]
            return [*sentences, *self.after(units)]

    def for_each_of(self, players: n.Players) -> str:
        return f"{self.t('for')} {self.player(players).text}"

    def shares_out(self, unit: n.Effect | Predicate) -> bool:
        """Something done with one of those that were chosen: all of it is said in one sentence."""
        target = getattr(unit, "target", None)
        return isinstance(target, n.Chosen) and bool(target.cards.among)

    def you_may_for_each(self, node: n.ForEachPlayer) -> list[str]:
        """For each opponent, you may choose a character of theirs."""
        effects = tuple(self.of_theirs(effect) for effect in node.effects)
        sentences = self.sequence(effects, "one")
        self.refs.update({slot: known._replace(plural=True) for slot, known in self.refs.items()})
        return [f"{self.for_each_of(node.players)}, {sentences[0]}", *sentences[1:]]

    def of_theirs(self, effect: n.Effect) -> n.Effect:
        """What is chosen of a player's cards by somebody else."""
        if isinstance(effect, n.May):
            return replace(effect, effects=tuple(self.of_theirs(part) for part in effect.effects))
        target = getattr(effect, "target", None)
        if isinstance(target, n.Chosen) and target.cards.whose == "actor":
            return replace(effect, target=replace(target, cards=replace(target.cards, whose="that player")))
        return effect

    def of_revealed(self, deed: n.May | n.IfYouDo) -> n.Select | None:
        """The cards, where something may be done with what each player revealed."""
        target = getattr((deed.effects if isinstance(deed, n.May) else deed.first)[0], "target", None)
        if isinstance(target, n.Each) and target.cards.among == "it" and target.cards.whose == "actor":
            return target.cards
        return None

    def with_revealed(self, deed: n.May | n.IfYouDo) -> n.May | n.IfYouDo:
        """The same about "that card"."""
        field = "effects" if isinstance(deed, n.May) else "first"
        first, *others = getattr(deed, field)
        return replace(deed, **{field: (replace(first, target=n.That("it")), *others)})

    def for_each_card(self, node: n.ForEachCard) -> list[str]:
        match node.target:
            case n.Each() | n.Chosen() as target:
                self.refs["it"] = Referent(target.cards.what, zone=target.cards.zone, whose=target.cards.whose)
                each = self.counting(target.cards)
            case n.That():
                known = self.refs.get(node.target.ref, Referent())
                self.refs["it"] = known._replace(plural=False)
                each = self.each_of(self.phrase(node.target))
            case _:
                each = self.each_of(self.phrase(node.target))
        sentences = self.sequence(node.effects, joined=True)
        return [f"{each}, {sentences[0]}", *sentences[1:]]

    def create_trigger(self, node: n.CreateTrigger) -> list[str]:
        lasting = self.t("this turn") if node.duration == "this turn" else self.t(f"lasts {node.duration}")
        lead = self.AND.join([*self.setting(node.when), ""]) if node.when.condition is not None else ""
        at_turn = node.when.event in ("turn starts", "turn ends")
        head = self.moment(node.when, next_time=node.once and not at_turn, lasting="" if at_turn else lasting)
        if node.when.event == "turn ends" and node.once and node.when.player == "any":
            head = self.turn("turn ends", "this")
        if at_turn and not node.once:
            head += lasting
        if node.when.during != "any":
            head = f"{self.t(f'during {node.when.during}')}, {head}"
        sentences = self.sequence(node.effects, joined=True)
        return [f"{lead}{head}, {sentences[0]}", *sentences[1:]]
