"""The walk through an ability tree, shared by all languages: what is said, in which order, and what is joined to what.

A language says how (`words.py` is what it must know): its words, its noun phrases, its verb forms. One object renders one
ability and remembers, as a reader does, what has been spoken of so far. Text is put together in small letters, sentence by
sentence; `paragraph` gives the sentences their capitals and full stops.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, assert_never

from msgspec.structs import replace

from arbitre.ability import nodes as n
from arbitre.ability.render.words import (
    Cards,
    Measure,
    Modifiers,
    Phrase,
    Predicate,
    Referent,
    Role,
    Voice,
    Words,
)


class Language(Words):
    """One ability being put into words."""

    def __init__(self, kind: str, names: Mapping[str, str]) -> None:
        self.kind: n.CardType = kind  # type: ignore[assignment]
        self.names = names
        self.refs: dict[str, Referent] = {}
        self.actor: n.Players = "you"
        self.looked: int | None = None  # how many cards are being looked at
        self.event: n.EventName | None = None
        self.done: n.Effect | None = None  # what an amount "done this way" speaks of
        self.topic = False  # this card was just spoken of: a pronoun is clear
        self.contrast = False  # others act in this sentence too: "you" is said
        self.shift_cost = False
        self.chose = False  # a card was chosen: "that character" would be the chosen one
        self.also = self.AND  # joins two conditions
        self.picked: n.ChoosePlayer | None = None  # the choice of a player, said with what that player does
        self.each_said: n.Each | None = None

    # -- abilities -----------------------------------------------------------------------------------------------

    def ability(self, node: n.Ability) -> str:
        match node:
            case n.Keyword():
                return self.keyword(node)
            case n.ActionEffect():
                return self.paragraph(self.sequence(node.effects))
            case n.Triggered():
                head = self.head(node)
                sentences = self.sequence(node.effects, joined=True)
                return self.paragraph([head + sentences[0], *sentences[1:]])
            case n.Activated():
                return self.activated(node)
            case n.StaticAbility():
                return self.static_ability(node)
            case _:
                assert_never(node)

    def paragraph(self, sentences: Sequence[str]) -> str:
        return " ".join(self.sentence(text) for text in sentences if text)

    def sentence(self, text: str) -> str:
        text = self.euphony(text)
        first = next((i for i, letter in enumerate(text) if letter.isalpha()), 0)
        text = text[:first] + text[first : first + 1].upper() + text[first + 1 :]
        return text if text.endswith((".", "." + self.QUOTES[1])) else text + "."

    def activated(self, node: n.Activated) -> str:
        if node.condition is None and not node.once:
            cost = ", ".join(self.cost(part) for part in node.cost)
            return f"{cost} — {self.paragraph(self.sequence(node.effects))}"
        limits = [self.ONCE] if node.once else []
        if node.condition is not None:
            limits.append(self.while_(node.condition))
        lead = "".join(limit + ", " for limit in limits)
        sentences = self.sentences(n.IfYouDo(node.cost, node.effects, may=True), "order")
        return self.paragraph([lead + sentences[0], *sentences[1:]])

    def cost(self, effect: n.Effect) -> str:
        if isinstance(effect, n.Exert) and isinstance(effect.target, n.This):
            return "⟳"
        if isinstance(effect, n.Exert) and isinstance(effect.target, n.Chosen) and not self.is_several(effect.target):
            return "⟳ " + self.euphony(self.indefinite(effect.target.cards, True).text)
        if isinstance(effect, n.PayInk):
            return self.ink(effect.amount)
        text = self.euphony(self.clause(effect, "order"))
        return text[:1].upper() + text[1:]

    def ink(self, amount: n.Amount) -> str:
        measure = self.measure(amount)
        return f"{measure.number} ⬡{measure.each}" if measure.number is not None else f"⬡{measure.equal}"

    def keyword(self, node: n.Keyword) -> str:
        """Its name in the language, its number; for Shift what it is put on and what else it costs."""
        name = self.keyword_name(node.keyword)
        if node.onto == "anyone":
            name = self.universal(name)
        elif isinstance(node.onto, tuple):
            name = self.onto(name, node.onto)
        if node.cost:
            self.shift_cost = True
            cost = ", ".join(self.cost(part) for part in node.cost)
            if node.value:
                cost = f"{node.value} ⬡, {cost}"
            return f"{name}{self.COLON} {cost}"
        if not node.value:
            return name
        if node.keyword in ("Challenger", "Resist"):
            return f"{name} +{node.value}"
        return f"{name} {node.value} ⬡" if node.keyword == "Boost" else f"{name} {node.value}"

    # -- what a triggered ability waits for ----------------------------------------------------------------------

    def head(self, node: n.Triggered) -> str:
        """Once a turn, during your turn, while ..., whenever ..., if ..., -- each followed by a comma."""
        parts = [self.ONCE] if node.once else []
        first = node.when[0]
        if all((when.during, when.condition) == (first.during, first.condition) for when in node.when):
            parts += self.setting(first)
            parts.append(self.AND.join(self.moment(when, node.once) for when in node.when))
        else:
            parts.append(self.AND.join(", ".join([*self.setting(w), self.moment(w, node.once)]) for w in node.when))
        condition = node.condition
        if node.zone == "discard" and condition is None:
            condition = n.InZone("discard")
        if condition is not None:
            parts.append(self.if_(condition))
        return ", ".join(parts) + ", "

    def setting(self, when: n.When) -> list[str]:
        parts = [] if when.during == "any" else [self.DURING[when.during]]
        if when.condition is not None and not self.is_first_time(when):
            parts.append(self.while_(when.condition))
            self.topic = self.is_about_this(when.condition)
        return parts

    def is_first_time(self, when: n.When) -> bool:
        """Waits for something that has not happened yet this turn."""
        condition = when.condition
        if not isinstance(condition, n.NoneOf) or not isinstance(condition.condition, n.Happened):
            return False
        past = condition.condition.when
        return (
            past.event == when.event
            and past.other == when.other
            and past.card in (None, when.card)
            and past.player in ("any", when.player)
        )

    def moment(self, when: n.When, once: bool = False, next_time: bool = False, lasting: str = "") -> str:
        """When or whenever it happens, and remember what it was about."""
        if when.event == "turn starts" or when.event == "turn ends":
            self.event = when.event
            return self.turn(when.event, when.player)
        if when.event == "challenge ends" and next_time:
            return self.after_challenge()
        rare = when.card == "this" and when.event in ("played", "banished", "leaves play")
        word = "first" if self.is_first_time(when) else "next" if next_time else "when" if rare or once else "whenever"
        text = self.at(word, self.happens(when) + lasting, each_turn=word == "first" and when.during == "any")
        self.remember(when)
        return text

    def remember(self, when: n.When) -> None:
        self.event = when.event
        deeds: dict[n.EventName, Role] = {
            "moves": "moved",
            "played": "played",
            "quests": "questing",
            "sings": "singing",
        }
        it = self.referent(when.card, when, "challenging" if when.event == "challenges" else "")
        self.refs["it"] = it._replace(deed=deeds.get(when.event, ""))
        role: Role = ""
        if when.event == "challenges" or (when.event == "banished" and when.role == "challenging"):
            role = "challenged"
        elif when.event == "banished" and when.role == "challenged":
            role = "challenging"
        other = when.other
        kinds: dict[n.EventName, n.CardType] = {"moves": "location", "sings": "song", "banished": "character"}
        if other is None and when.event in kinds:
            other = n.Select(kinds[when.event])
        self.refs["other"] = self.referent(other, when, role, other=True)
        self.topic = when.card == "this" and when.other is None

    def referent(self, cards: Cards | None, when: n.When, role: Role, other: bool = False) -> Referent:
        zone: n.ZoneName = "play"
        if (when.event in ("banished", "leaves play", "discards") and not other) or (when.event == "sings" and other):
            zone = "discard"
        elif when.event == "returned to hand" or when.event == "draws":
            zone = "hand"
        elif when.event == "inked":
            zone = "inkwell"
        if cards == "this":
            return Referent(self.kind, zone=zone, whose="you", role=role, this=True)
        if cards is None:
            what: n.CardType = "character" if when.event in ("challenges", "quests", "sings", "moves") else "card"
            return Referent(what, zone=zone, whose="you" if when.player == "you" else "any", role=role)
        whose = "you" if when.player == "you" else cards.whose
        return Referent(cards.what, zone=zone, whose=whose, role=role)

    def happens(self, when: n.When, past: bool = False, yes: bool = True) -> str:
        """A clause that says what happens: somebody does something, or something is done to a card."""
        event, card = when.event, when.card
        held = self.refs.get(when.slot) if when.slot else None
        subject = self.held(held) if held is not None else self.somewhat(card, yes)
        here = self.while_here(card)

        def say(verb: str, who: Phrase = subject, rest: str = "", passive: bool = False) -> str:
            return self.say(who, verb, rest + here, past=past, passive=passive, yes=yes)

        player = self.somebody("you" if event == "played" and card == "this" else when.player)
        match event:
            case "played":
                return say("play", player, " " + subject.text)
            case "quests" | "leaves play" | "exerts" | "readies":
                return say({"quests": "quest", "leaves play": "leave", "exerts": "exert", "readies": "ready"}[event])
            case "challenges" | "challenge ends":
                if event == "challenge ends":
                    return self.challenge_ends(subject, when, past)
                other = None if when.other is None else self.somewhat(when.other, yes)
                if isinstance(card, n.Select) and isinstance(when.other, n.Select) and not when.other.where:
                    other = self.another(when.other)
                if card is None and other is not None:
                    return self.say(other, "challenge", self.while_here(when.other), past=past, passive=True, yes=yes)
                return say("challenge", rest="" if other is None else " " + other.text)
            case "banished":
                if when.by is not None:
                    fallen = self.another(card) if isinstance(card, n.Select) else subject
                    rest = f" {fallen.text}" + (self.in_a_challenge() if when.in_challenge else "")
                    doer = self.somewhat(when.by, yes)
                    return self.say(doer, "banish", rest + self.while_here(when.by), past=past, yes=yes)
                if when.role != "any":
                    return self.falls(subject, when.role, past)
                return say("banish", rest=self.in_a_challenge() if when.in_challenge else "", passive=True)
            case "moves":
                if when.other == "this":
                    mover = "you" if isinstance(card, n.Select) and card.whose == "you" else when.player
                    if mover == "you" and isinstance(card, n.Select):
                        moved = self.somewhat(replace(card, whose="any"), yes)
                        return self.say(self.somebody("you"), "move", self.moved_here(moved), past=past, yes=yes)
                    return say("go", rest=self.to_here())
                return say("go", rest=self.to_a_location(when.other))
            case "sings":
                song = self.somewhat(when.other or n.Select("song"), True)
                return say("sing", rest=" " + song.text)
            case "draws":
                return say("draw", player, " " + self.some_cards(1))
            case "discards":
                return say("discard", player, " " + self.one_or_more_cards())
            case "inked":
                return self.inked(player, when, subject if card is not None else None, past)
            case "takes damage" | "dealt damage":
                return say("take damage" if event == "takes damage" else "be dealt damage")
            case "heals":
                return self.healed(player if when.player == "you" else None, subject, past)
            case "chosen":
                return say("choose", rest=self.chosen_by(when), passive=True)
            case "chosen for support":
                return say("choose", rest=self.for_support(), passive=True)
            case "returned to hand":
                return say("return", rest=self.back_to_hand(when), passive=True)
            case "gains lore" | "loses lore":
                return say("gain lore" if event == "gains lore" else "lose lore", player)
            case "put under":
                return self.put_card_under(player if when.player != "any" else None, subject, past)
            case "turn starts" | "turn ends":
                return self.turn(event, when.player)
            case _:
                assert_never(event)

    # -- sequences of effects ------------------------------------------------------------------------------------

    def sequence(self, effects: Sequence[n.Effect], voice: Voice = "order", joined: bool = False) -> list[str]:
        """Effects one after the other: sentences, some of them joined into one."""
        units = self.units(effects)
        doers = {self.doer(unit) for unit in units if self.is_plain(unit)}
        before = self.contrast
        self.contrast = voice == "order" and len(doers & {"you", "opponents", "all"}) > 1
        sentences: list[str] = []
        for i, unit in enumerate(units):
            glue = self.glue(units[i - 1], unit, joined and len(units) == 2) if i else ""
            new = self.sentences(unit, voice, later=i > 0)
            if glue and sentences:
                sentences[-1] += glue + self.elide(sentences[-1], new[0])
                sentences += new[1:]
            else:
                sentences += new
        self.contrast = before
        return sentences

    def units(self, effects: Sequence[n.Effect]) -> list[n.Effect | Predicate]:
        """What is said in one go: a choice with what is done to it; all that is said of the same cards for the same time."""
        units: list[n.Effect | Predicate] = []
        waiting: n.Choose | None = None
        for i, effect in enumerate(effects):
            follows = effects[i + 1] if i + 1 < len(effects) else None
            if isinstance(effect, n.ChoosePlayer) and follows is not None and self.doer(follows) == "that player":
                self.picked = effect
                continue
            if waiting is not None:
                told = self.told_of(waiting.target, effect)
                if told is None:
                    units.append(waiting)
                else:
                    effect = told
                waiting = None
            if isinstance(effect, n.Choose) and len(effects) > 1:
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

    def told_of(self, target: n.Chosen, effect: n.Effect) -> n.Effect | None:
        """The effect with the choice made in it, if it begins with what is done to the chosen cards."""
        if isinstance(effect, n.If) and self.is_instead(effect):
            first = self.told_of(target, effect.otherwise[0])
            return None if first is None else replace(effect, otherwise=(first,))
        if getattr(effect, "target", None) == n.That(target.slot):
            return replace(effect, target=target)  # type: ignore[type-var]
        return None

    def predicate(self, unit: n.Effect | Predicate) -> Predicate | None:
        match unit:
            case Predicate():
                return unit
            case n.Modify():
                return Predicate(unit.target, (n.Gets("this", unit.stat, unit.amount),), unit.duration)
            case n.Grant():
                return Predicate(unit.target, (n.Gains("this", unit.abilities),), unit.duration)
            case n.Restrict():
                return Predicate(unit.target, (n.Cant("this", unit.forbid),), unit.duration)
            case n.Continuous(effect=n.Gets() | n.Gains() | n.Cant() | n.SingsAs() as static):
                return Predicate(static.cards, (static,), unit.duration)
            case _:
                return None

    def goes_with(self, first: Predicate, second: Predicate) -> bool:
        """One sentence can say both: of the same cards, for the same time, and either both can or both can't."""
        same = first.subject == second.subject and not isinstance(first.subject, n.Chosen)
        same = same or (isinstance(first.subject, n.Chosen) and second.subject == n.That(first.subject.slot))
        cant = isinstance(first.says[-1], n.Cant), isinstance(second.says[0], n.Cant)
        return same and first.duration == second.duration and cant[0] == cant[1]

    def glue(self, last: n.Effect | Predicate, unit: n.Effect | Predicate, joined: bool) -> str:
        """What joins a unit to the one before it into one sentence; nothing if it is a sentence of its own."""
        match last, unit:
            case n.NameCard(), n.RevealTop() | n.Look():
                return self.THEN
            case n.Draw(), n.Discard() if last.player == unit.player:
                return self.THEN
            case n.Choose(), n.Choose():
                return ""
            case n.Choose(), _ if self.is_plain(unit):
                return self.AND
            case n.Reveal(), n.ReturnToHand(target=n.That()):
                return self.AND
            case ((n.PutOnDeck() | n.ReturnToHand() | n.PutIntoInkwell()), (n.PutOnDeck() | n.PutIntoInkwell())):
                if unit.target == n.That("rest") and self.left_over(last) == 1:
                    return self.AND
        plain = self.is_plain(last) and self.is_plain(unit) and not self.speaks_back(unit)
        return self.AND if joined and plain else ""

    def left_over(self, effect: n.Effect) -> int | None:
        """How many looked-at cards stay when this has taken its own."""
        target = getattr(effect, "target", None)
        if isinstance(target, n.Chosen) and not target.up_to and not target.any_number and self.looked is not None:
            return self.looked - target.count
        return None

    def is_plain(self, unit: n.Effect | Predicate) -> bool:
        """Says one thing in one clause."""
        return not isinstance(
            unit,
            n.May | n.If | n.IfYouDo | n.ChooseOne | n.ForEachPlayer | n.ForEachCard | n.CreateTrigger | n.ReplaceNext,
        )

    def is_deed(self, unit: n.Effect | Predicate) -> bool:
        """A plain thing that the player of this sentence does."""
        return self.is_plain(unit) and not isinstance(unit, Predicate) and self.is_bare(unit)

    def speaks_back(self, unit: n.Effect | Predicate) -> bool:
        target = unit.subject if isinstance(unit, Predicate) else getattr(unit, "target", None)
        return isinstance(target, n.That)

    def sentences(self, unit: n.Effect | Predicate, voice: Voice, later: bool = False) -> list[str]:
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
            case n.ForEachCard():
                return self.for_each_card(unit)
            case n.CreateTrigger():
                return self.create_trigger(unit)
            case n.ReplaceNext():
                return [self.replace_next(unit)]
            case _:
                return [self.clause(unit, voice)]

    def may(self, node: n.May, voice: Voice) -> list[str]:
        who = self.may_(node.by, voice)
        units = self.units(node.effects)
        first = units[0]
        with self.acting(node.by):
            if not self.is_plain(first) and not isinstance(first, n.ChooseOne):
                if isinstance(first, n.If) and self.is_instead(first):
                    sentences = self.conditional(first, "bare", False)
                    return [who + sentences[0], *sentences[1:], *self.rest(node.effects[1:])]
                return [who + self.FOLLOWING + self.COLON + " " + " ".join(self.embedded(node.effects))]
            text = who + self.clause(first, "bare")
            together = len(units) == 2 and not isinstance(first, n.Look | n.RevealTop | n.RevealHand)
            if together and self.is_plain(units[1]) and self.is_bare(units[1]):
                glue = self.glue(first, units[1], False) or self.AND
                return [text + glue + self.clause(units[1], "bare")]
            return [text, *self.after(units)]

    def embedded(self, effects: Sequence[n.Effect]) -> list[str]:
        """Sentences after a colon: the first goes on in small letters, the last leaves its full stop to the whole."""
        sentences = [self.euphony(text) for text in self.sequence(effects)]
        return [*(f"{text}." for text in sentences[:-1]), sentences[-1]]

    def after(self, units: Sequence[n.Effect | Predicate]) -> list[str]:
        """The units after the first, as sentences of their own."""
        sentences: list[str] = []
        for last, unit in zip(units, units[1:], strict=False):
            new = self.sentences(unit, "order" if self.actor == "you" else "one", later=True)
            glue = self.glue(last, unit, False)
            if glue and sentences:
                sentences[-1] += glue + self.elide(sentences[-1], new[0])
                sentences += new[1:]
            else:
                if self.actor != "you":
                    new[0] = self.they(new[0])
                sentences += new
        return sentences

    def rest(self, effects: Sequence[n.Effect]) -> list[str]:
        return self.sequence(effects) if effects else []

    def conditional(self, node: n.If, voice: Voice, later: bool) -> list[str]:
        if self.is_instead(node):
            plain = self.sequence(node.otherwise, voice)
            head = self.if_(node.condition)
            with self.narrowed(node.condition):
                better = self.sequence(self.without_duration(node.then))
            return [*plain, f"{head}, {self.instead(better[0])}"]
        lead = self.NEXT if later and not self.is_about_that(node.condition) else ""
        head = lead + self.if_(node.condition)
        with self.narrowed(node.condition):
            then = self.sequence(node.then, joined=True)
        sentences = [f"{head}, {then[0]}", *then[1:]]
        if node.otherwise:
            other = self.sequence(node.otherwise, joined=True)
            sentences += [f"{self.OTHERWISE}, {other[0]}", *other[1:]]
        return sentences

    def is_instead(self, node: n.If) -> bool:
        """The same thing either way, only more or less of it: said as "X. If ..., more than X instead"."""
        if len(node.then) != 1 or len(node.otherwise) != 1:
            return False
        then, otherwise = node.then[0], node.otherwise[0]
        if type(then) is not type(otherwise) or not hasattr(then, "amount"):
            return False
        same_target = True
        if hasattr(then, "target") and isinstance(otherwise.target, n.Chosen):  # type: ignore[union-attr]
            same_target = then.target in (otherwise.target, n.That(otherwise.target.slot))  # type: ignore[union-attr]
            otherwise = replace(otherwise, target=then.target)  # type: ignore[call-arg, union-attr, type-var]
        return same_target and replace(then, amount=0) == replace(otherwise, amount=0)  # type: ignore[type-var, call-arg]

    def without_duration(self, effects: tuple[n.Effect, ...]) -> tuple[n.Effect, ...]:
        """What is said again needs no duration, and what was chosen is not chosen anew."""
        effect = effects[0]
        if isinstance(effect, n.Modify):
            effect = replace(effect, duration="always")
        target = getattr(effect, "target", None)
        if isinstance(target, n.Chosen):
            effect = replace(effect, target=n.That("unsaid"))  # type: ignore[type-var, call-arg]
        return (effect,)

    def is_about_that(self, condition: n.Condition) -> bool:
        match condition:
            case n.Is():
                return isinstance(condition.target, n.That)
            case n.NoneOf():
                return self.is_about_that(condition.condition)
            case n.All() | n.Either():
                return any(self.is_about_that(part) for part in condition.conditions)
            case _:
                return False

    def is_about_this(self, condition: n.Condition) -> bool:
        return isinstance(condition, n.Is) and isinstance(condition.target, n.This)

    def narrowed(self, condition: n.Condition) -> _Narrowed:
        """Inside "if it's a character card", it is a character."""
        if isinstance(condition, n.Is) and isinstance(condition.target, n.That) and condition.what != "card":
            known = self.refs.get(condition.target.ref, Referent())
            return _Narrowed(self, condition.target.ref, known._replace(what=condition.what))
        return _Narrowed(self, "", Referent())

    def if_you_do(self, node: n.IfYouDo, voice: Voice) -> list[str]:
        """[A] to [B], where B is a plain thing to do; else [A]. If you do, [B]."""
        with self.acting(node.by):
            lead = self.may_(node.by, voice) if node.may else ""
            first_voice: Voice = "bare" if node.may else voice
            first = self.units(node.first)
            text = lead + self.AND.join(self.clause(unit, first_voice) for unit in first)
            units = self.units(node.then)
            if all(self.is_plain(unit) and self.is_bare(unit) for unit in units):
                return [text + self.TO + self.AND.join(self.clause(unit, "bare") for unit in units)]
        then = self.sequence(node.then, joined=True)
        return [text, f"{self.IF_YOU_DO if node.by == 'you' else self.IF_THEY_DO}, {then[0]}", *then[1:]]

    def is_bare(self, unit: n.Effect | Predicate) -> bool:
        """Can follow "may" or "to": the same player does it, and it is something one does."""
        if isinstance(unit, Predicate):
            return all(isinstance(part, n.Gets | n.Gains) for part in unit.says)
        return self.doer(unit) in (self.actor, "actor") and not isinstance(unit, n.Continuous | n.PayLess)

    def choose_one(self, node: n.ChooseOne, voice: Voice) -> str:
        options = [self.units(option) for option in node.options]
        with self.acting(node.by):
            if len(options) == 2 and all(len(units) == 1 and self.is_deed(units[0]) for units in options):
                return self.OR.join(self.clause(units[0], voice) for units in options)
            texts = [self.paragraph(self.sequence(option)) for option in node.options]
        lead = self.verb("choose", voice) + " " + self.CHOOSE_ONE
        return lead + self.COLON + " " + " ".join(f"• {text}" for text in texts)

    def for_each_player(self, node: n.ForEachPlayer) -> list[str]:
        subject = self.player(node.players)
        if node.players == "you":
            return self.sequence(node.effects)
        with self.acting(node.players):
            units = self.units(node.effects)
            first = self.sentences(units[0], "one")
            sentences = [f"{subject.text} {first[0]}", *first[1:]]
            if len(units) == 2 and len(first) == 1 and self.is_plain(units[0]) and self.is_plain(units[1]):
                glue = self.glue(units[0], units[1], True) or self.AND
                return [sentences[0] + glue + self.clause(units[1], "one")]
            return [*sentences, *self.after(units)]

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
        sentences = self.sequence(node.effects)
        return [f"{each}, {sentences[0]}", *sentences[1:]]

    def create_trigger(self, node: n.CreateTrigger) -> list[str]:
        lasting = self.this_turn() if node.duration == "this turn" else self.DURATIONS[node.duration]
        lead = self.AND.join([*self.setting(node.when), ""]) if node.when.condition is not None else ""
        at_turn = node.when.event in ("turn starts", "turn ends")
        head = self.moment(node.when, next_time=node.once and not at_turn, lasting="" if at_turn else lasting)
        if at_turn and not node.once:
            head += lasting
        if node.when.during != "any":
            head = f"{self.DURING[node.when.during]}, {head}"
        sentences = self.sequence(node.effects, joined=True)
        return [f"{lead}{head}, {sentences[0]}", *sentences[1:]]

    # -- single effects ------------------------------------------------------------------------------------------

    def doer(self, unit: n.Effect | Predicate) -> n.Players:
        """Who does it: the player it names, or who chooses its cards."""
        if isinstance(unit, Predicate):
            return unit.subject.by if isinstance(unit.subject, n.Chosen) else self.actor
        if isinstance(unit, n.Discard | n.Draw | n.DrawUntil | n.GainLore | n.LoseLore | n.Play | n.RevealHand):
            return unit.player
        target = getattr(unit, "target", None)
        if isinstance(target, n.Chosen):
            return target.by
        if isinstance(target, n.TopOfDeck):
            return target.player
        return self.actor

    def acting(self, player: n.Players) -> _Acting:
        return _Acting(self, self.actor if player == "actor" else player)

    def clause(self, unit: n.Effect | Predicate, voice: Voice) -> str:
        """One effect as one clause, with its subject where that is not whom the sentence is about."""
        who = self.doer(unit)
        if who in (self.actor, "actor"):
            if self.contrast and who == "you" and isinstance(unit, n.GainLore | n.LoseLore | n.Draw):
                return self.player("you").text + " " + self.act(unit, "you")
            return self.act(unit, voice)
        subject = self.player(who)
        if self.picked is not None and who == "that player":
            subject = self.picked_player(self.picked, voice)
            self.picked = None
        with self.acting(who):
            if voice == "bare":
                return self.have(subject, unit)
            return subject.text + " " + self.act(unit, "you" if who == "you" else "one")

    def act(self, unit: n.Effect | Predicate, voice: Voice) -> str:
        """What is done, without who does it."""
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
                return self.choose(unit.target, voice)
            case n.ChoosePlayer():
                return self.choose_player(unit, voice)
            case n.Draw():
                return self.verb("draw", voice) + " " + self.cards(unit.amount)
            case n.DrawUntil():
                return self.draw_until(unit, voice)
            case n.Discard():
                text = self.discard(unit, voice)
                self.done = unit
                return text
            case n.GainLore() | n.LoseLore():
                verb = "gain" if isinstance(unit, n.GainLore) else "lose"
                text = self.verb(verb, voice) + " " + self.lore(unit.amount)
                self.done = unit
                return text
            case n.DealDamage() | n.PutDamage():
                return self.deal(unit, voice)
            case n.RemoveDamage():
                text = self.heal(unit, voice)
                self.done = unit
                return text
            case n.MoveDamage():
                text = self.move_damage(unit, voice)
                self.done = unit
                return text
            case n.Banish() | n.Exert() | n.Ready() | n.Reveal():
                text = self.do(type(unit).__name__.lower(), unit.target, voice)
                self.topic = isinstance(unit.target, n.This)
                return text
            case n.ReturnToHand():
                return self.return_to_hand(unit, voice)
            case n.ShuffleIntoDeck():
                return self.shuffle_into_deck(unit, voice)
            case n.PutOnDeck():
                return self.put_on_deck(unit, voice)
            case n.PutIntoInkwell():
                return self.put_into_inkwell(unit, voice)
            case n.PutUnder():
                return self.put_under(unit, voice)
            case n.PayLess():
                return self.pay_less(unit)
            case n.Play():
                return self.play(unit, voice)
            case n.Look():
                self.looked = unit.amount if isinstance(unit.amount, int) else None
                plural = self.looked != 1
                self.refs["looked"] = Referent(plural=plural, zone="looked", whose=unit.player)
                self.refs["rest"] = self.refs["looked"]
                return self.look(unit, voice)
            case n.RevealTop():
                self.refs["it"] = Referent(zone="deck", whose=unit.player)
                top = self.top(n.TopOfDeck(1, unit.player))
                return self.verb("reveal", voice) + " " + top.text
            case n.RevealHand():
                return self.reveal_hand(voice)
            case n.NameCard():
                return self.verb("name", voice) + " " + self.some_cards(1)
            case n.MoveToLocation():
                return self.move_to_location(unit, voice)
            case n.PayInk():
                return self.verb("pay", voice) + " " + self.ink(unit.amount)
            case n.AddStrength():
                return self.add_strength(unit, voice)
            case (
                n.May()
                | n.If()
                | n.IfYouDo()
                | n.ChooseOne()
                | n.ForEachPlayer()
                | n.ForEachCard()
                | n.CreateTrigger()
                | n.ReplaceNext()
            ):
                return " ".join(self.sentences(unit, voice))
            case _:
                assert_never(unit)

    # -- targets -------------------------------------------------------------------------------------------------

    def phrase(self, target: n.Target, distributive: bool = False, as_card: bool = False) -> Phrase:
        """A target as a noun phrase; what is chosen is remembered in its slot."""
        match target:
            case n.This():
                return self.this(as_card)
            case n.That():
                known = self.refs.get(target.ref, Referent())
                if known.this:
                    return self.this(as_card)
                if known.deed and self.chose and known.zone == "play":
                    known = known._replace(role=known.deed)
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
                self.chose = True
                self.refs[target.slot] = known
                phrase = self.chosen(target)
                if target.cards.zone == "looked" and self.looked is not None:
                    left = None if target.up_to or target.any_number else self.looked - target.count
                    self.refs["rest"] = self.refs.get("rest", Referent())._replace(plural=left != 1, role="")
                return phrase
            case n.TopOfDeck():
                return self.top(target)
            case _:
                assert_never(target)

    def is_several(self, target: n.Chosen) -> bool:
        return target.count > 1 or target.any_number

    def nominal(self, select: n.Select, plural: bool = False, as_card: bool = False, extra: Modifiers = ()) -> Phrase:
        """The noun and all that describes it, without article: other damaged Villain characters with 2 strength."""
        kinds, filters = self.kinds(select)
        noun = self.noun(kinds, plural, as_card)
        parts = [(0, noun.text), *extra, *(self.modifier(part, noun) for part in filters)]
        parts.sort(key=lambda part: part[0])
        return noun._replace(text=" ".join(text for _, text in parts if text))

    def kinds(self, select: n.Select) -> tuple[tuple[n.CardType, ...], tuple[n.Filter, ...]]:
        """The types a description speaks of, and the rest of it."""
        if select.what == "card":
            for part in select.where:
                rest = tuple(other for other in select.where if other is not part)
                if isinstance(part, n.TypeIs):
                    return part.any, rest
                if isinstance(part, n.AnyOf):
                    types = [f for group in part.groups for f in group if len(group) == 1]
                    if len(types) == len(part.groups) and all(isinstance(f, n.TypeIs) for f in types):
                        return tuple(t for f in types if isinstance(f, n.TypeIs) for t in f.any), rest
        return (select.what,), select.where

    def modifier(self, part: n.Filter, noun: Phrase) -> tuple[int, str]:
        """A filter beside its noun: before it (below 0) or after it. What has no short form becomes a relative clause."""
        return self.adjective(part, noun) or (8, self.which(self.predicate_of(part, noun, True)))

    def holder(self, target: n.Target) -> str:
        """Whose hand, deck or inkwell the cards of a target go to: `you`, `actor`, or their own player's (`owner`)."""
        match target:
            case n.This():
                return "you"
            case n.TopOfDeck():
                whose: str = target.player
            case n.That():
                whose = self.refs.get(target.ref, Referent()).whose
            case _:
                whose = target.cards.whose
                if target.cards.zone == "looked":
                    whose = self.refs.get("looked", Referent()).whose
        if whose in ("you", "actor", self.actor):
            return "you" if whose == "you" else "actor"
        return "actor" if whose in ("that player", "its player", "chosen opponent", "all") else "owner"

    def cards_in(self, select: n.Select) -> tuple[n.Select, bool]:
        """A description without "here", and whether it said so."""
        rest = tuple(part for part in select.where if not isinstance(part, n.Here))
        return replace(select, where=rest), len(rest) < len(select.where)

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
            case n.StatOf() if amount.stat in ("cards under", "damage"):
                return Measure(1, " " + self.for_each_on(amount))
            case n.EventAmount() | n.Tally() | n.SizeOf():
                return Measure(1, " " + self.for_each_done(amount))
            case n.StatOf() | n.LoreOf():
                return Measure(None, equal=self.equal_to(self.quantity(amount)))
            case _:
                assert_never(amount)

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
            case n.EventAmount() | n.Tally() | n.SizeOf():
                return self.number_done(amount)
            case _:
                assert_never(amount)

    def what_was_done(self, amount: n.EventAmount | n.Tally | n.SizeOf) -> str:
        """Which deed a number was left behind by: a key of the language's DEEDS."""
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
                return self.compare(node, sign)
            case n.Have():
                sign, count = (node.compare, node.count) if yes else (OPPOSITE[node.compare], node.count)
                if sign == "<" or sign == ">":
                    sign, count = ("<=", count - 1) if sign == "<" else (">=", count + 1)
                return self.have_cards(node.cards, sign, count)
            case n.Is():
                return self.is_so(node, yes)
            case n.During():
                own = (node.turn == "your turn") == yes
                return self.it_is_turn("your turn" if own else "opponents' turn")
            case n.Happened():
                return self.happens(node.when, past=True, yes=yes) + self.this_turn()
            case n.PlayedBy():
                return self.played_by(node.way, yes)
            case n.InZone():
                return self.in_zone(node.zone, yes)
            case _:
                assert_never(node)

    # -- static abilities ----------------------------------------------------------------------------------------

    def static_ability(self, node: n.StaticAbility) -> str:
        lead = "" if node.during == "any" else self.DURING[node.during] + ", "
        tail = ""
        if node.condition is not None:
            if node.during != "any" and isinstance(node.condition, n.Happened):
                tail = " " + self.if_(node.condition)
            elif self.says_if(node.effects[0]):
                lead += self.if_(node.condition) + ", "
            else:
                lead += self.while_(node.condition) + ", "
            self.topic = self.is_about_this(node.condition)
        clauses: list[str] = []
        said: list[n.Static | Predicate] = []
        for static in node.effects:
            last = said[-1] if said else None
            if isinstance(static, n.Gets | n.Gains | n.Cant | n.SingsAs) and not getattr(static, "by", ()):
                new = Predicate(static.cards, (static,))
                if isinstance(last, Predicate) and self.goes_with(last, new):
                    said[-1] = last._replace(says=last.says + new.says)
                else:
                    said.append(new)
            else:
                said.append(static)
        for part in said:
            clauses.append(self.predicated(part, "one") if isinstance(part, Predicate) else self.static(part))
            self.topic = self.topic or getattr(part, "subject", None) == "this"
        if node.unless is not None:
            tail += " " + self.unless(node.unless)
        return self.paragraph([lead + self.AND.join(clauses) + tail])

    def says_if(self, static: n.Static) -> bool:
        """What holds only as one does something is conditional with "if"; what lasts, with "while"."""
        match static:
            case n.CostsLess() | n.PlayFree():
                return static.cards == "this"
            case n.Cant():
                return static.forbid == "ready"
            case n.Enters() | n.UseFree():
                return True
            case _:
                return False

    def static(self, node: n.Static) -> str:
        match node:
            case n.Gets() | n.Gains() | n.SingsAs():
                return self.predicated(Predicate(node.cards, (node,)), "one")
            case n.Cant():
                return self.predicated(Predicate(node.cards, (node,)), "one") + self.by_such(node.by)
            case n.PlayersCant():
                return self.players_cant(node)
            case n.CostsLess():
                return self.costs_less(node)
            case n.PlayFree():
                return self.play_free(node)
            case n.UseFree():
                return self.use_free(node)
            case n.PayTo():
                return self.pay_to(node)
            case n.MovesFree():
                return self.moves_free(node)
            case n.ExtraInk():
                return self.extra_ink(node.amount)
            case n.Enters():
                return self.enters(node)
            case n.AlsoNamed():
                return self.also_named([self.name(name) for name in node.names])
            case n.SkipStep():
                return self.skip_step(node.step)
            case n.NotBelowPrinted():
                return self.not_below_printed(node)
            case n.MustBeChosen():
                return self.must_be_chosen()
            case n.DamageOntoThis():
                return self.damage_onto_this(node.cards)
            case n.AnyNumberInDeck():
                return self.any_number_in_deck()
            case _:
                assert_never(node)

    def continuous(self, node: n.Continuous) -> str:
        said = self.predicate(node)
        if said is not None:
            return self.predicated(said, "one")
        return self.static(node.effect) + self.DURATIONS[node.duration]

    def name(self, name: str) -> str:
        """A card's name in the language, where it is known."""
        return self.names.get(name, name)

    def quoted(self, ability: n.Ability, subject: n.Target | Cards) -> str:
        """A keyword by its name; any other ability in quotes, as if it were printed on the card that gains it."""
        kind: str = self.kind
        if isinstance(subject, n.Select):
            kind = subject.what
        elif isinstance(subject, n.Each | n.Chosen):
            kind = subject.cards.what
        elif isinstance(subject, n.That):
            kind = self.refs.get(subject.ref, Referent()).what
        text = type(self)(kind, self.names).ability(ability)
        return text if isinstance(ability, n.Keyword) else f"{self.QUOTES[0]}{text}{self.QUOTES[1]}"

    def list(self, parts: Sequence[str], word: str) -> str:
        """A, B and C."""
        if len(parts) < 2:
            return "".join(parts)
        return ", ".join(parts[:-1]) + self.serial_comma(len(parts)) + word + parts[-1]

    def serial_comma(self, count: int) -> str:
        return ""

    def elide(self, before: str, after: str) -> str:
        """The second of two joined clauses, without words that need not be said twice."""
        return after

    def euphony(self, text: str) -> str:
        """Contractions and elisions."""
        return text


OPPOSITE: dict[n.Compare, n.Compare] = {">=": "<", "<=": ">", "=": "!=", "!=": "=", ">": "<=", "<": ">="}


class _Acting:
    """While this lasts, the sentence is about what that player does."""

    def __init__(self, language: Language, player: n.Players) -> None:
        self.language = language
        self.before = language.actor
        self.player = player

    def __enter__(self) -> None:
        self.language.actor = self.player

    def __exit__(self, *_: object) -> None:
        self.language.actor = self.before


class _Narrowed:
    """While this lasts, more is known of what a slot holds."""

    def __init__(self, language: Language, ref: str, known: Referent) -> None:
        self.language = language
        self.ref = ref
        self.known = known
        self.before = language.refs.get(ref)

    def __enter__(self) -> None:
        if self.ref:
            self.language.refs[self.ref] = self.known

    def __exit__(self, *_: object) -> None:
        if self.ref and self.before is not None:
            self.language.refs[self.ref] = self.before
