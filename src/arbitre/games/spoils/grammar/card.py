"""A card's abilities from the parts of its text."""

from __future__ import annotations

import functools
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from arbitre.ability.parse.fault import NotUnderstood
from arbitre.ability.parse.grammar import Grammar, Parser
from arbitre.ability.parse.lexer import tokens
from arbitre.ability.parse.reading import Unclear, first_clear
from arbitre.games.spoils import nodes as n
from arbitre.games.spoils.grammar import (
    amounts,
    changes,
    conditions,
    costs,
    effects,
    events,
    nouns,
    placing,
    players,
    sentences,
    statics,
)
from arbitre.games.spoils.grammar.cleaning import clean
from arbitre.games.spoils.grammar.costs import Mark
from arbitre.games.spoils.grammar.events import Moment
from arbitre.games.spoils.grammar.players import chosen_by
from arbitre.games.spoils.grammar.refs import Resolver
from arbitre.games.spoils.grammar.structure import Part, parts
from arbitre.games.spoils.language import LANGUAGE

_CHOOSERS = {"Choose one of": "you", "Your opponent chooses one of": "opponents"}


class Lexicon(NamedTuple):
    """The words that are names of cards and subtypes."""

    names: frozenset[str]
    subtypes: frozenset[str]

    def __or__(self, other: Lexicon) -> Lexicon:
        return Lexicon(self.names | other.names, self.subtypes | other.subtypes)


class Read(NamedTuple):
    """What was read of a card's text: its abilities, or why not."""

    abilities: tuple[n.Ability, ...]
    faults: tuple[NotUnderstood, ...]


@functools.cache
def grammar() -> Grammar:
    g = Grammar()
    for add in (
        nouns.add_nouns,
        amounts.add_amounts,
        conditions.add_conditions,
        changes.add_changes,
        players.add_players,
        effects.add_effects,
        placing.add_placing,
        sentences.add_sentences,
        events.add_events,
        statics.add_statics,
        costs.add_costs,
        _add_paragraphs,
    ):
        add(g)
    g.call(CALLED)
    g.known = KNOWN
    g.check()
    return g


CALLED = {
    "count": "a number",
    "digits": "a number",
    "letter": "X or Y",
    "stat": "strength, life, speed, structure or numeric cost",
    "gained": "what is gained or lost, such as '1 speed' or 'covert'",
    "type": "a card type",
    "subtype": "a subtype",
    "card name": "the name of a card",
    "icons": "resource icons",
    "adjective": "a state such as 'depleted'",
    "suffix": "whose or where they are, such as 'you control'",
    "nominal": "a description of cards",
    "ref": "a card spoken of, such as 'this card', 'it' or 'that character'",
    "target": "cards such as 'a character', 'this card' or 'all items'",
    "affected": "cards such as 'this card' or 'your characters'",
    "player": "a player",
    "whose turn": "whose turn",
    "condition": "a condition",
    "happening": "what happens",
    "deed": "something to do",
    "moment": "when, such as 'at the start of your turn'",
    "static": "what holds while this card is in play",
}
"""Kinds of phrases that are told by name, not word by word."""
KNOWN = frozenset(
    ("count", "keyword", "letter", "many type", "none of", "one type", "one type's", "stat", "trade", "type", "zone")
)
"""Kinds of phrases that name no more than the rulebook does: types, values, keywords, numbers."""


def _add_paragraphs(g: Grammar) -> None:
    g.means("paragraph", {"{what:statics}": lambda what: what})

    @g.rule("paragraph", "{moment:moment} , if {condition:condition} , {text:text}")
    def triggered_if(moment: Moment, condition: n.Condition, text: tuple[n.Effect, ...]) -> tuple[n.Ability, ...]:
        """A condition right after the moment is one for all of it."""
        return (n.Triggered(moment.when, (n.If(condition, text),), moment.condition, zone=_where(moment)),)

    @g.rule("paragraph", "{moment:moment} [,] {text:text}")
    def triggered(moment: Moment, text: tuple[n.Effect, ...]) -> tuple[n.Ability, ...]:
        return (n.Triggered(moment.when, text, moment.condition, zone=_where(moment)),)

    @g.rule("paragraph", "while this card is in your discard pile , {moment:moment} [,] {text:text}")
    def from_discard(moment: Moment, text: tuple[n.Effect, ...]) -> tuple[n.Ability, ...]:
        return (n.Triggered(moment.when, text, moment.condition, zone="discard"),)

    @g.rule("paragraph", "if {condition:condition} [,] {text:text}")
    def state(condition: n.Condition, text: tuple[n.Effect, ...]) -> tuple[n.Ability, ...]:
        return (n.Triggered((n.When("comes true", condition=condition),), text),)

    g.means("gainers", {"{what:affected} gain|gains : .": lambda what: what})

    @g.rule("own rule", "{what:static} .")
    def own_rule(what: tuple[n.Static, ...]) -> tuple[n.Ability, ...] | None:
        """Of how this card is played."""
        played = all(isinstance(one, n.PlayersCannot) and one.forbid == "respond to this" for one in what)
        return (n.StaticAbility(what),) if played else None

    @g.rule(
        "paragraph",
        "you may play this card whenever you could play a tactic . if you do , when this card enters play [,] {text:text}",
    )
    def as_tactic(text: tuple[n.Effect, ...]) -> tuple[n.Ability, ...]:
        enters = n.When("enters play", card="this")
        return (n.StaticAbility((n.PlayAsTactic("this"),)), n.Triggered((enters,), text, n.PlayedAsTactic()))

    @g.rule("paragraph", "the first resource (each opponent | your opponent) plays each turn {deed:enters} .")
    def first_resource(deed: n.Effect) -> tuple[n.Ability, ...]:
        plays = n.When("plays resource", player="opponents")
        return (n.Triggered((plays,), (deed,), n.Happened(plays, 0, "=")),)

    g.word(
        "enters", {"enters play attached to that opponent's faction": n.AttachCard(n.That("it"), player="that player")}
    )

    g.means("options effect", {"choose one of the following as this card's effect : .": partial(n.ChooseOne, ())})

    @g.rule("options paragraph", "{moment:moment} [,] {who:player} [must] choose|chooses one of the following : .")
    def options_paragraph(moment: Moment, who: Any) -> n.Triggered:
        return n.Triggered(moment.when, (n.ChooseOne((), who),), moment.condition)

    g.row("tactic text", {"{effects:text}": n.ActionEffect})
    g.means("tactic text", {"{what:statics}": lambda what: what})

    @g.rule("tactic text", "while this card is in your discard pile , {moment:moment} [,] {text:text}")
    def tactic_in_discard(moment: Moment, text: tuple[n.Effect, ...]) -> tuple[n.Ability, ...]:
        return from_discard(moment, text)


def _where(moment: Moment) -> Any:
    """What a card says of its being put into the discard pile from anywhere works when it is there."""
    return (
        "discard"
        if any(w.event == "put into discard" and w == n.When(w.event, "this", player=w.player) for w in moment.when)
        else "play"
    )


class Reader:
    """One card being read."""

    def __init__(self, kind: str, words: Lexicon) -> None:
        self.kind = kind
        self.words = words
        self.host = ""
        self.resolver = Resolver()

    def sentences(self, text: str, kind: str, settle: Callable[[Any], Any]) -> Any:
        """The first meaning of a text in which it is clear who is meant."""
        if not text.endswith((".", ".”")):
            text += "."
        parser = self.parser(text)
        if text.endswith(".”") and not parser.whole(kind):
            whole = self.parser(text + ".")  # the full stop in the quotes is that of the sentence around them, too
            parser = whole if whole.whole(kind) else parser
        return first_clear(parser, kind, settle)

    def parser(self, text: str) -> Parser:
        return Parser(grammar(), text, tokens(text), self.words.names, self.words.subtypes)

    def part(self, part: Part) -> tuple[n.Ability, ...]:
        if part.kind == "keyword":
            return (n.Keyword(part.name),)
        if part.kind == "unique":
            return (n.Keyword("Unique", name=part.name),)
        if part.kind == "attach":
            self.host = self.resolver.host = part.name
            return (n.Keyword("Attach", onto=(part.name,), yours=bool(part.value)),)
        if part.kind == "provides":
            # What a resource provides is among its facts.
            return () if self.kind == "resource" else (n.StaticAbility((n.Provides(part.icons),)),)
        if part.kind == "flip up":
            extra = self.sentences(part.cost, "flip up cost", Resolver().walk) if part.cost else ()
            return (n.Keyword("Flip Up", part.value, icons=part.icons, cost=extra),)
        if part.kind == "cost":
            try:
                return (self.sentences(part.text, "cost", self.extra_cost),)
            except NotUnderstood:
                if not self.reads(part.text, "own rule"):
                    raise
            return tuple(self.sentences(part.text, "own rule", self.settled))  # no cost, though it stands there
        if part.kind == "gains":
            return (self.gains(part),)
        if part.kind == "ability":
            return (self.activated(part),)
        if part.kind == "one text of":
            return (self.one_text_of(part),)
        if part.kind == "effect" and self.kind != "tactic":
            raise NotUnderstood(part.text, 0, part.text, [], "only a tactic has an effect of its own")
        if part.options:
            return self.options(part)
        if part.kind == "effect":
            return (n.ActionEffect(self.sentences(part.text, "text", lambda way: self.resolver.fork().walk(way))),)
        found: tuple[Any, ...] = self.sentences(
            part.text, "tactic text" if self.kind == "tactic" else "paragraph", self.settled
        )
        if part.icons:
            found = tuple(replace(one, icons=part.icons) for one in found)
        return found

    def reads(self, text: str, kind: str) -> bool:
        return bool(self.parser(text).whole(kind))

    def gains(self, part: Part) -> n.StaticAbility:
        """Cards gain what is quoted."""
        cards = self.sentences(part.text, "gainers", lambda who: Resolver().walk(who))
        inner = Reader(self.kind, self.words)
        quoted = tuple(one for piece in parts(part.options[0], False) for one in inner.part(piece))
        return n.StaticAbility((n.Gains(cards, quoted),))

    def options(self, part: Part) -> tuple[n.Ability, ...]:
        """One of several things happens: what a player chooses."""
        known = self.resolver.fork()

        def settle(made: Any) -> Any:
            trial = known.fork()
            return trial.ability(made) if isinstance(made, n.Triggered) else trial.walk(made), trial

        kind = "options effect" if part.kind == "effect" else "options paragraph"
        head, knows = self.sentences(part.text, kind, settle)
        told: n.ChooseOne = head.effects[0] if isinstance(head, n.Triggered) else head  # type: ignore[assignment]
        ways = tuple(self.sentences(text, "text", lambda way: knows.fork().walk(way)) for text in part.options)
        choice = replace(told, options=chosen_by(told.by, ways))
        return (replace(head, effects=(choice,)) if isinstance(head, n.Triggered) else n.ActionEffect((choice,)),)

    def settled(self, abilities: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple(self.resolver.fork().ability(one) for one in abilities)

    def extra_cost(self, cost: tuple[Any, ...]) -> n.ExtraCost:
        if any(isinstance(one, Mark) for one in cost):
            raise Unclear("a card is not used")
        trial = self.resolver.fork()
        made = trial.walk(cost)
        self.resolver = trial
        return n.ExtraCost(made)

    def activated(self, part: Part) -> n.Activated:
        inner = Resolver(self.host)

        def settle(cost: tuple[Any, ...]) -> tuple[dict[str, Any], tuple[n.Effect, ...], Resolver]:
            marks = {one.field: one.value for one in cost if isinstance(one, Mark)}
            trial = inner.fork()
            return marks, trial.walk(tuple(one for one in cost if not isinstance(one, Mark))), trial

        marks, cost, known = self.sentences(part.cost, "cost", settle)
        done, knows = self.sentences(part.text, "text", lambda text: _resolved(known, text))
        made = n.Activated(cost, done, name=part.name, icons=part.icons, **marks)
        knows.renamed |= known.renamed
        found: n.Activated = knows.rename(made)
        return found

    def one_text_of(self, part: Part) -> n.OneTextOf:
        chooser: Any = _CHOOSERS.get(part.text.split(" the ")[0])
        if chooser is None:
            raise NotUnderstood(part.text, 0, part.text, [])
        options: list[tuple[n.Ability, ...]] = []
        for text in part.options:
            inner = Reader(self.kind, self.words)
            options.append(tuple(one for piece in parts(text, self.kind == "tactic") for one in inner.part(piece)))
        return n.OneTextOf(tuple(options), chooser)


def _resolved(known: Resolver, text: Any) -> tuple[Any, Resolver]:
    trial = known.fork()
    return trial.walk(text), trial


def _one_by_one(ability: n.Ability, split: set[str]) -> n.Ability:
    """Two cards that are later spoken of one by one are picked one after the other."""
    if not split or not isinstance(ability, n.ExtraCost):
        return ability
    cost: list[n.Effect] = []
    for part in ability.cost:
        if isinstance(part, n.Choose) and part.target.slot in split and part.target.count == 2:
            first = replace(part.target, count=1)
            second = replace(first, slot="second", cards=replace(first.cards, besides=first.slot))
            cost += [n.Choose(first), n.Choose(second)]
        else:
            cost.append(part)
    return n.ExtraCost(tuple(cost))


def read_card(text: str, kind: str, words: Lexicon) -> Read:
    """The abilities of a card of this type from its text."""
    reader = Reader(kind, words)
    found: list[n.Ability] = []
    faults: list[NotUnderstood] = []
    for part in parts(clean(text), kind == "tactic"):
        try:
            found += reader.part(part)
        except NotUnderstood as fault:
            faults.append(fault)
    found = [_one_by_one(one, reader.resolver.split) for one in found]
    if not faults:
        try:
            LANGUAGE.convert(msgspec.to_builtins(found), list[n.Ability])
        except msgspec.ValidationError as wrong:
            faults.append(NotUnderstood(text, 0, text, [], f"the language has no place for it: {wrong}"))
    return Read(() if faults else tuple(found), tuple(faults))
