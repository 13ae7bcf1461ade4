"""What a language must know to say the cards of a game, and the pieces sentences are made of.

A language is mostly tables of texts; `speech.py` says how they are read.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar, Literal, NamedTuple

from arbitre.ability.render import nodes as n
from arbitre.ability.render.phrases import Phrase, Voice
from arbitre.ability.render.speech import Tense as Tense
from arbitre.ability.render.traits import Modifier as Modifier
from arbitre.ability.render.traits import Traits

Case = Literal["subject", "object", "owner"]
"""The part a noun has: it does something, something is done to it, something is its."""
NounKey = str


class Clause(NamedTuple):
    """Who does what. The time it lasts comes first where nothing else leads the sentence (`lead`), or last."""

    who: Phrase
    what: str  # with its verbs in brackets
    lead: str = ""
    tail: str = ""


class Known(NamedTuple):
    """A card spoken of before: its noun without an article, and how it is pointed at."""

    noun: Phrase
    way: Literal["the", "that", "first", "this"] = "the"
    number: int = 0  # in which order it came up


class Tongue(Traits):
    """The words of one language. One object puts the text of one card into words."""

    OWNERS: ClassVar[Mapping[str, str]]
    COUNTED: ClassVar[Mapping[NounKey, tuple[str, str]]]  # one of it, {n} of it
    NONE_IS_PLURAL: ClassVar[bool]  # no characters, or no character
    LEAF: ClassVar[NounKey] = "card"  # what is in hands and decks
    IN_PLAY: ClassVar[tuple[n.ZoneName, ...]] = ("play",)  # where cards are somebody's by being controlled
    LIE_ON_CARDS: ClassVar[tuple[n.Stat, ...]] = ("damage",)  # what is counted on a card, not printed on it

    def __init__(self, kind: n.CardType, names: Mapping[str, str]) -> None:
        super().__init__(kind, names)
        self.refs: dict[str, Known] = {}
        self.focus = ""  # the slot a pronoun would point at; `this` for the card itself
        self.count = 0  # how many cards have come up
        self.letters: set[str] = set()  # numbers that have a name
        self.given: list[tuple[n.Amount, str]] = []  # amounts of this sentence that have a letter, told at its end
        self.homes: dict[str, str] = {}  # whose deck, hand or pile the cards of a slot come from
        self.stand_in: n.Target | None = None  # what "this card" means in a text that is given to others
        self.event: n.EventName | None = None
        self.done: n.Effect | None = None  # what "this way" speaks of
        self.actor: Phrase | None = None  # who acts in what is done by each player
        self.moving = False  # cards are being put somewhere: from a hand, not in it
        self.in_cost = False
        self.of_itself = False  # what is being said, a card says of itself
        self.holder = "its controller"  # who controls the cards that are being described
        self.up_to: dict[str, n.Amount] = {}  # numbers chosen only for an "up to"
        self.using: Literal["play", "use"] = "play"  # what a cost is satisfied for
        self.sought: tuple[n.Effect, ...] | None = None  # the part of an effect that will be said alone
        self.before: dict[str, Known] | None = None  # what was known before that part

    def classed(self, name: str) -> str:
        """The name of a class in the language."""
        return self.quote(name)

    # -- clauses -------------------------------------------------------------------------------------------------

    def order(self, clause: Clause, led: bool = False) -> str:
        """A clause on its own: an order where you are to do it."""
        if clause.who == self.YOU:
            text = self.conjugate(clause.what, "order", self.YOU)
        else:
            text = self.said(clause.who, clause.what)
        return self.timed(text, clause, led)

    def timed(self, text: str, clause: Clause, led: bool) -> str:
        text += clause.tail
        if not clause.lead:
            return text
        return f"{text} {clause.lead}" if led else f"{clause.lead}, {text}"

    def may(self, who: Phrase, clauses: Sequence[Clause]) -> str:
        """Who may do all of this."""
        parts: list[str] = []
        for clause in clauses:
            if clause.who in (self.YOU, who):
                part = self.conjugate(clause.what, "bare", who)
            else:
                part = self.have(clause)
            parts.append(self.timed(part, clause, True))
        return f"{who.text} {self.can(who)} {self.listed(parts, self.AND)}"

    def together(self, clauses: Sequence[Clause], led: bool) -> str:
        """Several things done at once: the same doer is named once."""
        parts: list[str] = []
        last: Phrase | None = None
        for i, clause in enumerate(clauses):
            if i and clause.who == last and clause.who != self.YOU:
                voice: Voice = "many" if clause.who.plural else "one"
                parts.append(self.timed(self.conjugate(clause.what, voice, clause.who), clause, True))
            else:
                parts.append(self.order(clause, led or i > 0))
            last = clause.who
        return self.listed(parts, self.AND)

    # -- what each language has its own way for --------------------------------------------------------------------

    @abstractmethod
    def can(self, who: Phrase) -> str: ...
    @abstractmethod
    def have(self, clause: Clause) -> str: ...
    @abstractmethod
    def that(self, noun: Phrase) -> str: ...
    @abstractmethod
    def first(self, noun: Phrase) -> str: ...
    @abstractmethod
    def all(self, noun: Phrase, whose: str) -> str: ...
    @abstractmethod
    def pronoun(self, noun: Phrase, case: Case) -> str | None: ...
    @abstractmethod
    def possess(self, thing: NounKey, owner: str, plural: bool = False) -> str: ...
    @abstractmethod
    def of(self, thing: NounKey, owner: Phrase) -> str: ...
    @abstractmethod
    def some(self, count: str, noun: Phrase) -> str: ...

    # -- what is said further up in the walk -------------------------------------------------------------------------

    @abstractmethod
    def num(self, amount: n.Amount) -> str: ...
    @abstractmethod
    def counted(self, key: NounKey, amount: n.Amount) -> str: ...
    @abstractmethod
    def did(self, part: n.Did) -> str: ...
    @abstractmethod
    def happens(self, when: n.When, tense: Tense = "now", yes: bool = True) -> str: ...
    @abstractmethod
    def condition(self, node: n.Condition, yes: bool = True) -> str: ...
    @abstractmethod
    def quoted(self, ability: n.Ability) -> str: ...
    @abstractmethod
    def joined(self, effects: Sequence[n.Effect], led: bool) -> list[str]: ...
