"""What is done: effects one by one."""

from __future__ import annotations

from abc import abstractmethod

from msgspec.structs import replace

from arbitre.ability.render.phrases import Cards, Phrase, Voice
from arbitre.ability.render.predicate import predicated
from arbitre.ability.render.unsaid import unsaid
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.text.events import Events
from arbitre.games.lorcana.text.words import SOMEBODY, THEIR_HAND, Case, Deed, Predicate, Referent, Role, Said

OF_CARDS = n.Discard | n.DiscardUntil | n.Draw | n.DrawUntil | n.RevealHand | n.ShuffleDeck
OF_A_PLAYER = OF_CARDS | n.GainLore | n.LoseLore | n.Play
"""Effects that name the player who does them."""
CHOICES = (n.May, n.If, n.IfYouDo, n.ChooseOne)
COMPOUND = (*CHOICES, n.ForEachPlayer, n.ForEachCard, n.CreateTrigger, n.ReplaceNext)
"""Effects that take sentences of their own."""


class Effects(Events):
    """Effects as clauses."""

    def do(self, verb: str, target: n.Target) -> str:
        return self.act_on(Deed(verb), target, self.phrase(target))

    def act_on(self, deed: Deed, target: n.Target, phrase: Phrase) -> str:
        card = f"{self.PREPOSITIONS[deed.case]} {phrase.text}" if phrase.text else ""
        return f"{self.verb(deed.verb)}{deed.thing}{card}{deed.after}"

    def it(self, phrase: Phrase) -> str:
        """The pronoun of what was just spoken of, which the verb takes along: bannissez-le, le bannir."""
        return f"⟦{self.suited(self.OBJECT, phrase)}|{phrase.text}⟧"

    def may_(self, player: n.Players) -> str:
        if self.told(player) == "you":
            return self.t("you may")
        return ("" if player in ("actor", self.actor) else self.player(player).text + " ") + self.t("may")

    def chosen_does(self, subject: Phrase, what: str, bare: bool) -> str:
        return f"{subject.text} {what}"

    def picked_player(self, node: n.ChoosePlayer) -> Phrase:
        return self.player("chosen player" if node.among == "all" else "chosen opponent")

    def instead(self, clause: str) -> str:
        return self.t("instead", clause)

    @abstractmethod
    def sentences(self, unit: n.Effect | Predicate, voice: Voice, later: bool = False) -> list[str]:
        """An effect that takes a sentence of its own, or several."""

    def predicate(self, unit: n.Effect | Predicate) -> Predicate | None:
        return unit if isinstance(unit, Predicate) else predicated(unit, self.told_of)

    def told_of(self, static: n.Static) -> Cards | None:
        """The cards a static effect is told of, where it is told of cards."""
        return static.cards if isinstance(static, Said) else None

    def doer(self, unit: n.Effect | Predicate) -> n.Players:
        """Who does it: the player it names, or who chooses its cards."""
        if isinstance(unit, Predicate):
            return unit.subject.by if isinstance(unit.subject, n.Chosen) else self.actor
        if isinstance(unit, OF_A_PLAYER):
            return unit.player
        if isinstance(unit, n.RevealTop | n.RevealUntil):
            return self.actor if unit.player in ("chosen opponent", "chosen player") else unit.player
        target = getattr(unit, "target", None)
        if isinstance(target, n.Chosen):
            return target.by
        if isinstance(target, n.TopOfDeck):
            return self.actor if target.player in ("chosen opponent", "chosen player") else target.player
        return self.actor

    def clause(self, unit: n.Effect | Predicate, voice: Voice) -> str:
        """One effect as one clause, with its subject where the sentence is about somebody else."""
        who = self.doer(unit)
        if who in (self.actor, "actor"):
            if self.contrast and who == "you" and isinstance(unit, n.GainLore | n.LoseLore | n.Draw):
                return self.player("you").text + " " + self.act(unit, "you")
            return self.act(unit, voice)
        if isinstance(unit, Predicate) and who == "you":
            return self.act(unit, voice)
        subject = self.player(who)
        if self.picked is not None and who == "that player":
            subject = self.picked_player(self.picked)
            self.picked = None
        with self.acting(who):
            if voice == "bare":
                return self.have(subject, unit)
            return subject.text + " " + self.act(unit, "you" if who == "you" else "one")

    def act(self, unit: n.Effect | Predicate, voice: Voice) -> str:
        """What is done, without who does it."""
        return self.conjugate(self.deed(unit, voice), voice, SOMEBODY)

    def deed(self, unit: n.Effect | Predicate, voice: Voice) -> str:
        """The same, with its verbs in brackets."""
        match unit:
            case Predicate():
                return self.predicated(unit, voice)
            case n.Modify() | n.Grant() | n.Restrict():
                said = self.predicate(unit)
                assert said is not None
                return self.predicated(said, voice)
            case n.Continuous():
                return self.continuous(unit)
            case n.Choose():
                if unit.target.cards.zone == "deck":
                    return self.search(unit.target)
                return self.choose(unit.target)
            case n.ChoosePlayer():
                who = self.somebody("any" if unit.among == "all" else "opponents").text
                who = self.t(f"any number of {unit.among}") if unit.any_number else who
                return f"{self.verb('choose')} {who}"
            case n.Count():
                return f"{self.verb('count')} {self.quantity(unit.amount).text}"
            case n.Draw():
                return self.verb("draw") + " " + self.cards(unit.amount)
            case n.DrawUntil():
                return self.draw_until(unit)
            case n.Discard():
                text = self.discard(unit)
                self.done = unit
                several = unit.all or unit.amount != 1
                self.refs["discarded"] = Referent(unit.cards.what, several, "discard", unit.player, role="discarded")
                return text
            case n.DiscardUntil():
                return self.discard_until(unit)
            case n.GainLore() | n.LoseLore():
                verb = "gain" if isinstance(unit, n.GainLore) else "lose"
                text = self.verb(verb) + " " + self.lore(unit.amount)
                self.done = unit
                return text
            case n.DealDamage() | n.PutDamage():
                return self.deal(unit)
            case n.RemoveDamage():
                text = self.heal(unit)
                self.done = unit
                what = unit.target.cards.what if isinstance(unit.target, n.Each | n.Chosen) else "character"
                self.refs["healed"] = Referent(what, plural=True)
                return text
            case n.MoveDamage():
                text = self.move_damage(unit)
                self.done = unit
                return text
            case n.Banish() | n.Exert() | n.Ready() | n.Reveal():
                text = self.do(type(unit).__name__.lower(), unit.target)
                self.topic = isinstance(unit.target, n.This)
                self.name_by_deed(unit)
                return text
            case n.ReturnToHand():
                text = self.return_to_hand(unit)
                self.name_by_deed(unit)
                return text
            case n.ShuffleIntoDeck():
                return self.shuffle_into_deck(unit)
            case n.PutOnDeck():
                return self.put_on_deck(unit)
            case n.PutIntoDiscard():
                text = self.put_into_discard(unit)
                if isinstance(unit.target, n.TopOfDeck):
                    self.refs["put"] = Referent(plural=unit.target.count != 1, zone="deck", whose=unit.target.player)
                return text
            case n.ShuffleDeck():
                return f"{self.verb('shuffle')} {self.zone_of('deck', self.actor)}"
            case n.PutIntoInkwell():
                return self.put_into_inkwell(unit)
            case n.PutUnder():
                return self.put_under(unit)
            case n.ForEachCard(target=n.Each() as each, effects=(n.PutUnder(host=n.That("it")) as put,)):
                return self.put_under(put, each)
            case n.PayLess():
                return self.pay_less(unit)
            case n.Play():
                text = self.play(unit)
                if isinstance(unit.target, n.Chosen):
                    self.refs[unit.target.slot] = self.refs[unit.target.slot]._replace(zone="play")
                return text
            case n.Look():
                self.looked = unit.amount if isinstance(unit.amount, int) else None
                plural = self.looked != 1
                self.refs["looked"] = Referent(plural=plural, zone="looked", whose=unit.player)
                self.refs["rest"] = self.refs["looked"]
                return f"{self.verb('look')} {self.top(n.TopOfDeck(unit.amount, unit.player)).text}"
            case n.RevealTop():
                if unit.amount == 1:
                    self.refs["it"] = Referent(zone="deck", whose=unit.player, deed="revealed")
                else:
                    self.looked = None
                    known = Referent(plural=True, zone="looked", whose=unit.player)
                    self.refs["looked"], self.refs["rest"] = known._replace(deed="revealed"), known
                whose = self.actor if unit.player == self.doer(unit) else unit.player
                return self.verb("reveal") + " " + self.top(n.TopOfDeck(unit.amount, whose)).text
            case n.RevealUntil():
                self.refs["it"] = Referent(zone="deck", whose=unit.player, deed="revealed", searched=True)
                self.refs["rest"] = Referent(plural=True, zone="looked", whose=unit.player)
                whose = self.actor if unit.player == self.doer(unit) else unit.player
                return self.reveal_until(replace(unit, player=whose))
            case n.LookAtZone():
                self.looked = None
                self.refs["looked"] = self.refs["rest"] = Referent(plural=True, zone=unit.zone, whose=unit.player)
                return f"{self.verb('look')} {self.t(f'look at {unit.zone}', self.zone_of(unit.zone, unit.player))}"
            case n.Repeat():
                return f"{self.verb('repeat')} {self.t('this effect')}"
            case n.RevealHand():
                return f"{self.verb('reveal')} {self.your('hand')}"
            case n.NameCard():
                return self.verb("name") + " " + self.some_cards(1)
            case n.MoveToLocation():
                return self.move_to_location(unit)
            case n.PayInk():
                return self.verb("pay") + " " + self.ink(unit.amount)
            case n.AddStrength():
                return self.add_strength(unit)
            case _ if isinstance(unit, COMPOUND):
                return " ".join(self.sentences(unit, voice))
            case _:
                raise unsaid(unit)

    def name_by_deed(self, unit: n.Banish | n.Exert | n.Ready | n.Reveal | n.ReturnToHand) -> None:
        """What a chosen card can be called by from now on: the banished character."""
        deeds: dict[type, Role] = {n.Banish: "banished", n.Exert: "exerted", n.ReturnToHand: "returned"}
        if isinstance(unit.target, n.Chosen) and type(unit) in deeds:
            self.called[unit.target.slot] = deeds[type(unit)]

    def continuous(self, node: n.Continuous) -> str:
        said = self.predicate(node)
        if said is not None:
            return self.predicated(said, "one")
        if isinstance(node.effect, n.ReadiesAtMost) and node.duration == "during their next turn":
            return self.readies_at_most(node.effect, "next turn")
        lasting = self.TEXTS[f"lasts {node.duration}"]
        if isinstance(node.effect, n.PlayFrom | n.ExtraInk):
            return f"{lasting.strip()}, {self.static(node.effect)}"
        return self.static(node.effect) + lasting

    def readies_at_most(self, node: n.ReadiesAtMost, turn: str) -> str:
        cards = self.described(replace(node.cards, whose="any"), True)
        return self.t(f"{node.players} ready at most", node.count, cards.text, self.t(turn))

    def acting(self, player: n.Players) -> _Acting:
        """While this lasts, the sentence is about what that player does."""
        before = self.actor
        self.actor = before if player == "actor" else player
        return _Acting(self, before)

    # -- what is said of cards for a while ----------------------------------------------------------------------------

    def predicated(self, said: Predicate, voice: Voice) -> str:
        tail = ""
        if isinstance(said.subject, n.Select) or said.subject == "this":
            subject = self.every(said.subject)
            tail = self.while_here(said.subject)
        elif isinstance(said.subject, n.This):
            subject = self.again() if self.topic and voice != "bare" else self.this(False)
        else:
            subject = self.phrase(said.subject)
        each = self.each_said_of(said.says)
        tail = self.lasting(said, subject) + tail + each + self.while_such(said.where, subject)
        if any(isinstance(part, n.Must) for part in said.says):
            tail += self.pick("if able", subject)
        give = voice == "bare" and all(isinstance(part, n.Gets | n.Gains) for part in said.says)
        if give and (self.GIVES_CHOSEN or not subject.chosen):
            return self.t("give", self.told_of_them(said, subject, True), subject.text) + tail
        text = self.told_of_them(said, subject, False)
        if subject.chosen:
            return self.chosen_does(subject, text + tail, voice == "bare")
        clause = f"{self.subject(subject)} {text}{tail}".strip()
        return f"{self.t('decide that')} {clause}" if voice == "bare" else clause

    def told_of_them(self, said: Predicate, subject: Phrase, give: bool) -> str:
        own = said.subject in ("this", n.This()) or (isinstance(said.subject, n.Select) and said.subject.whose == "you")
        cant = [part.forbid for part in said.says if isinstance(part, n.Cant)]
        parts = [self.cant(cant, subject, said.duration, own)] if cant else []
        last = ""
        for part in said.says:
            if isinstance(part, n.Cant):
                continue
            verb, text = self.said_of(part, said.subject, subject)
            parts.append(text if give or verb == last else f"{verb} {text}")
            last = verb
        return self.AND.join(parts)

    def while_such(self, where: tuple[n.Filter, ...], subject: Phrase) -> str:
        """As long as this holds for them: a challenge is said as it is, everything else as what would prevent it."""
        text = ""
        for part in where:
            word, yes = ("while", True) if isinstance(part, n.InChallenge) else ("unless", False)
            they = subject._replace(text="", pronoun=True, chosen=False)
            text += f" {self.t(word)} {self.subject(they)} {self.predicate_of(part, they, yes)}".replace("  ", " ")
        return text

    def cant(self, forbidden: list[n.Restriction], subject: Phrase, duration: n.Duration, own: bool = False) -> str:
        if forbidden == ["be dealt challenge damage"] and duration == "this challenge":
            return self.pick("no challenge damage", subject)
        deeds = [self.agree(self.TEXTS[f"cannot {forbid}"], subject) for forbid in forbidden]
        if "ready at start" in forbidden and duration != "during their next turn":
            deeds[-1] += " " + (self.t("at your turn") if own else self.pick("at their turn", subject))
        if len(deeds) == 1:
            return f"{self.pick('can not', subject)} {deeds[0]}"
        return f"{self.pick('can neither', subject)} {self.t('nor').join(deeds)}"

    def said_of(self, part: n.Static, target: n.Target | Cards, subject: Phrase) -> tuple[str, str]:
        match part:
            case n.Gets():
                measure = self.measure(part.amount)
                stat = self.NOUNS[part.stat][0]
                less = self.lessened(part.amount)
                if less is not None:
                    return self.pick("suffers", subject), self.t("a malus", stat, less.equal)
                if measure.number is None:
                    return self.pick("gets", subject), self.t("a bonus", stat, measure.equal)
                return self.pick("gets" if measure.number >= 0 else "suffers", subject), f"{measure.number:+d} {stat}"
            case n.Gains():
                gained = self.listed([self.quoted(ability, target) for ability in part.abilities], self.AND)
                return self.pick("gains", subject), gained
            case n.SingsAs():
                return self.pick("sings as", subject), self.t("singing cost", f"{part.amount:+d}")
            case n.Can(allow="challenge ready characters"):
                such = self.described(n.Select("character", where=(n.Exerted(False), *part.whom)), True)
                return self.pick("can", subject), self.t("challenge such", such.text)
            case n.Can():
                return self.pick("can", subject), self.pick(part.allow, subject)
            case n.Must():
                return self.pick("must", subject), self.agree(self.TEXTS[f"cannot {part.deed}"], subject)
            case n.Loses():
                name = self.keyword_name(part.keyword)
                more = self.AND + self.pick("can not gain", subject).format(name) if part.cant_gain else ""
                return self.pick("loses", subject), name + more
            case n.LosesAbility():
                return self.pick("loses", subject), self.t("named ability", self.name(part.name))
            case n.GainsClass():
                return self.pick("gains", subject), self.t("classification", self.classed(part.classification))
            case n.Cant():
                return self.pick("can not", subject), self.agree(self.TEXTS[f"cannot {part.forbid}"], subject)
            case _:
                raise unsaid(part)

    def lasting(self, said: Predicate, subject: Phrase) -> str:
        first = said.says[0]
        if isinstance(first, n.Cant):
            if said.duration == "this challenge" and first.forbid == "be dealt challenge damage":
                return ""
            if said.duration == "during their next turn" and first.forbid == "ready at start":
                return " " + self.pick("at their next turn", subject)
            if said.duration == "this turn":
                return " " + self.t("rest of this turn")
        if said.duration == "while in play":
            return " " + self.t("while in play", self.this(False).text)
        if said.duration in ("during their next turn", "until their next turn"):
            return " " + self.pick(said.duration, subject)
        return self.t(f"lasts {said.duration}")

    # -- effects ------------------------------------------------------------------------------------------------------

    def draw_until(self, node: n.DrawUntil) -> str:
        draw = self.verb("draw")
        if node.hand == THEIR_HAND:
            return f"{draw} {self.until('until as many')}"
        if not isinstance(node.hand, int):
            return f"{draw} {self.until('until number', equal=self.equal_to(self.quantity(node.hand)).strip())}"
        return f"{draw} {self.until('until hand', cards=self.some_cards(node.hand), n=str(node.hand))}"

    def discard_until(self, node: n.DiscardUntil) -> str:
        until = self.until("until only", cards=self.some_cards(node.hand), n=str(node.hand))
        return f"{self.verb('choose and discard')} {until}"

    def until(self, key: str, **slots: str) -> str:
        """Until somebody has so many cards in hand, or reveals one."""
        return self.t(key, who=self.who(), hand=self.your("hand"), **slots)

    def who(self) -> str:
        """The player this is told of, in a clause of its own."""
        return self.t("player you" if self.actor == "you" else "player actor")

    def discard(self, node: n.Discard) -> str:
        described = replace(node.cards, whose="any")
        hand = self.your("hand")
        if node.all:
            if node.cards.what == "card" and not node.cards.where:
                return f"{self.verb('discard')} {self.t('all hand', hand)}"
            return f"{self.verb('discard')} {self.each(replace(node.cards, whose='actor'), False).text}"
        measure = self.measure(node.amount)
        if measure.number is None:
            plain = not described.where and described.what == "card"
            cards = self.t("number of cards") if plain else self.described(described, True, True).text
            cards += measure.equal
        elif measure.number == 1:
            cards = self.a(self.described(described, False, True)) + measure.each
        else:
            cards = f"{measure.number} {self.described(described, True, True).text}{measure.each}"
        if node.any_number:
            cards = f"{self.t('any number')} {self.described(described, True, True).text}"
        elif isinstance(node.amount, n.Tally):
            cards = self.TEXTS["that many cards"]
        if node.at_random:
            return f"{self.verb('discard')} {cards} {self.t('at random')}"
        if node.by is not None and node.by not in (node.player, "actor"):
            whose = "your" if node.by == "you" else f"{node.by}'s"
            choice = self.TEXTS.get(f"of {whose} choice", self.t("of their choice"))
            return f"{self.verb('discard')} {cards} {choice}"
        return f"{self.verb('discard' if self.shift_cost else 'choose and discard')} {cards}"

    def damage(self, amount: n.Amount, up_to: bool = False) -> str:
        measure = self.measure(amount)
        if measure.number is None:
            return " " + self.t("number of damage") + measure.equal
        return f" {self.t('up to') + ' ' if up_to else ''}{self.damages(measure.number)}"

    def per(self, amount: n.Amount | None) -> str:
        return "" if amount is None else self.measure(amount).each

    def deal(self, node: n.DealDamage | n.PutDamage) -> str:
        verb = "deal" if isinstance(node, n.DealDamage) else "put"
        case: Case = "to" if verb == "deal" else "on"
        phrase = self.phrase(node.target, distributive=True)
        deed = Deed(verb, self.per(node.amount), self.damage(node.amount), case)
        return self.act_on(deed, node.target, phrase)

    def heal(self, node: n.RemoveDamage) -> str:
        phrase = self.phrase(node.target, distributive=True)
        thing = self.damage(node.amount, node.up_to) if node.amount is not None else " " + self.all_damage(phrase)
        if node.amount is None and node.up_to:
            thing = " " + self.t("any damage")
        return self.act_on(Deed("remove", self.per(node.amount), thing, "from"), node.target, phrase)

    def all_damage(self, phrase: Phrase) -> str:
        return self.t("all damage")

    def return_to_hand(self, node: n.ReturnToHand) -> str:
        target = node.target
        match target:
            case n.Chosen(cards, n.Minus(n.CountOf(same), int() as left), at_random=True) if cards == same:
                places = {word: self.place(cards, word).strip() for word in ("from", "in")}
                until = self.t(
                    "until left", **places, hand=self.owners(target, Phrase("", True), "hand"), n=left, who=self.who()
                )
                return f"{self.verb('return')} {until}"
        known = self.refs.get(target.ref) if isinstance(target, n.That) else None
        zone = known.zone if known else target.cards.zone if isinstance(target, n.Each | n.Chosen) else "play"
        phrase = self.phrase(target, as_card=isinstance(target, n.That) or self.event in ("banished", "leaves play"))
        if zone in ("looked", "deck", "under") or isinstance(target, n.TopOfDeck):
            hand = self.owners(target, phrase, "hand")
            return self.act_on(Deed("add to hand", f" {self.t('to hand')} {hand}"), target, phrase)
        return self.take_back(target, phrase)

    def shuffle_into_deck(self, node: n.ShuffleIntoDeck) -> str:
        phrase = self.phrase(node.target, as_card=self.event in ("banished", "leaves play"))
        after = f" {self.t('into')} {self.owners(node.target, phrase, 'deck')}"
        return self.act_on(Deed("shuffle", after), node.target, phrase)

    def put_on_deck(self, node: n.PutOnDeck) -> str:
        phrase = self.phrase(node.target, as_card=self.event in ("banished", "leaves play") and node.target == n.This())
        after = " " + self.t(f"deck {node.place}", self.owners(node.target, phrase, "deck"))
        if node.at_random:
            after += self.t("in a random order")
        elif phrase.plural and not (isinstance(node.target, n.Each) and node.target.cards.among):
            after += self.t("in your order" if node.by == "you" else "in any order")
        return self.act_on(Deed("put", after), node.target, phrase)

    def put_into_discard(self, node: n.PutIntoDiscard) -> str:
        phrase = self.phrase(node.target)
        after = f" {self.t('into')} {self.owners(node.target, phrase, 'discard')}"
        return self.act_on(Deed("put", after), node.target, phrase)

    def put_into_inkwell(self, node: n.PutIntoInkwell) -> str:
        phrase = self.phrase(node.target, as_card=True)
        state = self.TEXTS["facedown"] + (self.AND + self.agree(self.TEXTS["exerted"], phrase) if node.exerted else "")
        after = " " + self.t("into inkwell", self.owners(node.target, phrase, "inkwell"), state)
        return self.act_on(Deed("ink", after), node.target, phrase)

    def put_under(self, node: n.PutUnder, each: n.Target | None = None) -> str:
        """Under a card, or under each of these."""
        phrase = self.phrase(node.target)
        face = self.TEXTS["facedown" if node.face_down else "faceup"]
        after = " " + self.t("put under", self.strong(self.phrase(each or node.host, distributive=True)), face)
        return self.act_on(Deed("put", after), node.target, phrase)

    def pay_less(self, node: n.PayLess) -> str:
        card = self.described(replace(node.cards, zone="play"))
        lasting = self.t("this turn") if node.duration == "this turn" else self.t(f"lasts {node.duration}")
        return self.paid_less(node.amount, "you", self.gendered("pay for next lasting", card, lasting=lasting))

    def paid_less(self, amount: n.Amount, who: str, what: str, using: str = "") -> str:
        """Somebody pays less, or more, for something."""
        measure = self.measure(amount)
        ink = f"⬡{measure.equal}" if measure.number is None else f"{abs(measure.number)} ⬡"
        if amount == n.Tally("counted"):
            ink = self.TEXTS["that much ink"]
        less = "more to pay" if measure.number is not None and measure.number < 0 else "less to pay"
        text = self.TEXTS[f"pay {who}" if f"pay {who}" in self.TEXTS else "pay you"]
        text = text.format(ink=ink, less=self.t(less), what=what) + using
        if self.EACH_LEADS and measure.each:
            return f"{measure.each.strip(' ,')}, {text}"
        return text + measure.each

    def plays_again(self, target: n.Target) -> bool:
        """A song is played again; from the discard, where it went."""
        known = self.refs.get(target.ref, Referent()) if isinstance(target, n.That) else Referent()
        return known.what == "song" and known.zone == "discard" and known.deed == "sung"

    def played(self, node: n.Play) -> Phrase:
        """What is played: a character, where it is told by its type; from the hand unless another place is told."""
        target = node.target
        phrase = self.phrase(target, as_card=self.event != "played" and target == n.This())
        if isinstance(target, n.Chosen) and (target.cards.what != "card" or target.cards.zone == "hand"):
            place = "" if target.cards.zone in ("hand", "play", "looked") else self.place(target.cards)
            several = self.is_several(target)
            card = self.described(replace(target.cards, whose="any"), several, place=place)
            return card.reworded(f"{target.count} {card.text}" if several else self.a(card))
        if self.plays_again(target):
            return phrase.reworded(f"{phrase.text} {self.t('out of')} {self.your('discard')}")
        return phrase

    def entering(self, phrase: Phrase) -> str:
        return self.AND + f"{self.subject(phrase._replace(pronoun=True))} {self.pick('enters exerted', phrase)}".strip()

    def search(self, target: n.Chosen) -> str:
        self.refs[target.slot] = Referent(target.cards.what, self.is_several(target), "deck", "you", searched=True)
        several = self.is_several(target)
        cards = self.described(target.cards, several, True, self.place(target.cards, "in"))
        up_to = self.t("up to") + " " if target.up_to else ""
        text = f"{up_to}{target.count} {cards.text}" if several else up_to + self.a(cards)
        return f"{self.verb('search')} {text}"

    def reveal_until(self, node: n.RevealUntil) -> str:
        card = self.a(self.described(node.cards, False, True))
        return (
            f"{self.verb('reveal')} {self.until('until revealed', deck=self.zone_of('deck', node.player), card=card)}"
        )

    def add_strength(self, node: n.AddStrength) -> str:
        this, other = self.this(False), Phrase(self.of_choice(node.target))
        whose, others = self.possessive(this), self.possessive(other)
        return f"{self.verb('add')} {self.t('its strength', this.text, other.text, whose=whose, others=others)}"

    def replace_next(self, node: n.ReplaceNext) -> str:
        lasting = self.t(f"lasts {node.duration}").strip()
        subject = self.phrase(node.target)
        choose = self.conjugate(self.verb("choose"), "order", SOMEBODY)
        lead = f"{choose} {subject.text}. " if subject.chosen else ""
        instead = f"{self.subject(subject._replace(pronoun=True))} {self.pick('no damage instead', subject)}".strip()
        if node.instead == "onto this card":
            instead = self.t("damage onto", self.this(False).text)
        name = self.subject(subject._replace(pronoun=True)) if subject.chosen else subject.text
        would = f"{name} {self.pick('would take damage', subject)}".strip()
        time = self.t("whenever" if node.every_time else "next", would)
        return f"{lead}{lasting}{', ' if lasting else ''}{time}, {instead}"


class _Acting:
    """Gives the sentence back to who it was about; a context manager of the library's takes twice as long."""

    def __init__(self, language: Effects, before: n.Players) -> None:
        self.language, self.before = language, before

    def __enter__(self) -> None: ...

    def __exit__(self, *_: object) -> None:
        self.language.actor = self.before
