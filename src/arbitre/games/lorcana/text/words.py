"""What a language must be able to say, and the values it says it with. `walk.py` decides when.

Clauses come without capital and full stop. Words that follow others begin with a space; phrases do not. One object puts
one ability into words and remembers, as a reader does, what has been spoken of so far.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from typing import ClassVar, Literal, NamedTuple

from arbitre.ability.render.phrases import Cards, Phrase, Voice
from arbitre.ability.render.predicate import Predicate as Predicate
from arbitre.ability.render.speech import Tense
from arbitre.ability.render.traits import Traits
from arbitre.games.lorcana import nodes as n

Case = Literal["object", "to", "from", "on"]
"""A card's role beside the verb: something is done to it, or something else is done to, from or on it."""
Modifiers = Sequence[tuple[int, str]]
"""Words about a noun, each with its place: below 0 before the noun, above 0 after it."""


Doing = Literal["challenging", "challenged", "moved", "played", "questing", "singing", "sung", "banished", "left"]
Done = Literal["discarded", "drawn", "revealed", "inked", "damaged", "healed", "exerted", "readied", "returned"]
Role = Literal["", "chosen", "supported", "other"] | Doing | Done
"""What a card is called by: something it did or that was done to it."""

THEIR_HAND = n.CountOf(n.Select(whose="that player", zone="hand"))
"""As many cards as a player spoken of before has in hand."""


class Referent(NamedTuple):
    """What a slot of the effect holds, as far as the text can tell."""

    what: n.CardType = "card"
    plural: bool = False
    zone: n.ZoneName = "play"
    whose: str = "any"
    role: Role = ""  # what it is called by: the challenging character
    deed: Role = ""  # what it could be called by, if "that character" is not clear
    this: bool = False
    searched: bool = False  # found in a deck
    unsaid: bool = False  # known only from what is not said here: a pronoun would point at nothing


class Deed(NamedTuple):
    """What is done to a card: the verb, something that is done to, from or on it, and what comes after."""

    verb: str
    after: str = ""
    thing: str = ""
    case: Case = "object"


class Measure(NamedTuple):
    """An amount in words: a number, "for each ..."; or, without a number, "equal to ..."."""

    number: int | None
    each: str = ""
    equal: str = ""


Said = n.Gets | n.Gains | n.Cant | n.SingsAs | n.Can | n.Must | n.Loses | n.LosesAbility | n.GainsClass
"""Static effects that are said of cards: what they get, gain or can't do."""


SOMEBODY = Phrase("")
"""Whoever does something, where it is not said."""


class Words(Traits):
    """The words and phrases of one language."""

    TIMES: ClassVar[Mapping[int, str]]  # instead of once
    SYMBOLS: ClassVar[tuple[n.Stat, ...]] = ("strength", "willpower", "lore")
    CLASSES: ClassVar[dict[str, str]]
    INKS: ClassVar[dict[str, str]]
    DEEDS: ClassVar[dict[str, tuple[str, str]]]
    OTHER: ClassVar[tuple[str, str, str, str]]  # masculine, feminine, and their plurals
    OPPOSING: ClassVar[tuple[str, str, str, str]]
    ALL: ClassVar[tuple[str, str, str, str]]
    OBJECT: ClassVar[tuple[str, str, str, str]]  # the pronoun of what something is done to
    ORDINALS: ClassVar[tuple[str, ...]]
    VERBS: ClassVar[Mapping[str, str]]  # what is done, by its English verb; without an entry, that verb
    PREPOSITIONS: ClassVar[Mapping[Case, str]]
    OTHER_AT = -1
    OPPOSING_AT = 2
    OWNER_AT = 2
    PLACE_AT = 7  # where "from your discard" stands
    HERE_APART = False  # "here" is said after what happens or is had, not beside the noun
    NONE_IS_PLURAL = False  # no characters, or no character
    EACH_LEADS = False  # "for each ..., you pay less", or after it
    STATE_LAST = False  # enters play with damage and exerted, or exerted and with damage
    ONE_OR_MORE_PLURAL = False  # "1 o più danni", but "1 dommage ou plus"
    OR_MORE: ClassVar[Mapping[n.Compare, str]] = {}  # after the noun: "2 personnages ou plus ayant ..."
    NOBODY: ClassVar[tuple[str, ...]] = ()  # subjects that deny what is said of them: "no character"
    NO_DENIES = False  # "you have no cards", but "vous n'avez aucune carte"
    GIVES_CHOSEN = False  # "may give a chosen character ...", or "may choose a character that gains ..."

    def __init__(self, kind: n.CardType, names: Mapping[str, str]) -> None:
        super().__init__(kind, names)
        self.refs: dict[str, Referent] = {}
        self.called: dict[str, Role] = {}  # what the card in a slot is called by after something was done to it
        self.actor: n.Players = "you"
        self.several_act = False  # the actor is told of as several: "opponents", not "each opponent"
        self.pair = ""  # this card or another such card: who does what is being said
        self.looked: int | None = None  # how many cards are being looked at
        self.event: n.EventName | None = None
        self.done: n.Effect | None = None  # what an amount "done this way" speaks of
        self.topic = False  # this card was just spoken of: a pronoun is clear
        self.contrast = False  # others act in this sentence too: "you" is said
        self.shift_cost = False
        self.chose = False  # a card was chosen: "that character" would be the chosen one
        self.others_described = False  # other cards were described since: "they" could be those
        self.also = self.AND  # joins two conditions
        self.picked: n.ChoosePlayer | None = None  # the choice of a player, said with what that player does
        self.each_said: n.Each | None = None
        self.all_of_them = False  # several types are joined by "and"
        self.optional = False  # inside something one may do: perhaps nothing is taken of what was looked at
        self.sought: tuple[n.Effect, ...] | None = None  # the part of an effect that will be said alone
        self.known: dict[str, Referent] | None = None  # what had been spoken of before that part

    def told(self, player: str) -> str:
        """Whoever acts in this sentence is "you" where it is told to them."""
        return "you" if player == "actor" and self.actor == "you" else player

    def verb(self, verb: str) -> str:
        """What is done, by its English verb; in brackets, as it takes its form from who does it."""
        return self.VERBS.get(verb) or f"<{verb}>"

    def said(self, who: Phrase, what: str, tense: Tense = "now", yes: bool = True) -> str:
        """A clause about a card or a player, who may be spoken of by a pronoun, or not at all."""
        name = self.subject(who)
        yes = yes or name.startswith(self.NOBODY)
        return f"{name} {self.conjugate(what, self.voice(who), who, tense, yes)}".strip()

    def strong(self, phrase: Phrase) -> str:
        """A card after a preposition."""
        return phrase.text

    def elide(self, before: str, after: str) -> str:
        """The second of two joined clauses, without words that need not be said twice."""
        return after

    def elide_same(self, before: str, after: str) -> str:
        """The second of two ways to put the same card somewhere, without saying again that it is put."""
        return after

    # -- what each language has its own way for --------------------------------------------------------------------

    @abstractmethod
    def have(self, subject: Phrase, unit: n.Effect | Predicate) -> str: ...
    @abstractmethod
    def they(self, clause: str) -> str: ...
    @abstractmethod
    def own(self, whose: str, phrase: Phrase) -> str: ...
    @abstractmethod
    def your(self, noun: str, holder: str = "") -> str: ...
    @abstractmethod
    def subject(self, phrase: Phrase) -> str: ...
    @abstractmethod
    def damages(self, number: int) -> str: ...
    @abstractmethod
    def number(self, sign: n.Compare, count: int, noun: str) -> str: ...
    @abstractmethod
    def chosen(self, target: n.Chosen) -> Phrase: ...
    @abstractmethod
    def choose(self, target: n.Chosen) -> str: ...
    @abstractmethod
    def move_damage(self, node: n.MoveDamage) -> str: ...
    @abstractmethod
    def play(self, node: n.Play) -> str: ...
    @abstractmethod
    def move_to_location(self, node: n.MoveToLocation) -> str: ...
    @abstractmethod
    def take_back(self, target: n.Target, phrase: Phrase) -> str: ...

    # -- what is said further up in the walk -----------------------------------------------------------------------

    @abstractmethod
    def quantity(self, amount: n.Amount) -> Phrase: ...
    @abstractmethod
    def equal_to(self, quantity: Phrase) -> str: ...
    @abstractmethod
    def did(self, part: n.Did, who: Phrase, yes: bool) -> str: ...
    @abstractmethod
    def happens(
        self, when: n.When, past: bool = False, yes: bool = True, many: tuple[n.Compare, int] | None = None
    ) -> str: ...
    @abstractmethod
    def quoted(self, ability: n.Ability, subject: n.Target | Cards) -> str: ...
    @abstractmethod
    def act(self, unit: n.Effect | Predicate, voice: Voice) -> str: ...
    @abstractmethod
    def acting(self, player: n.Players) -> AbstractContextManager[None]: ...
    @abstractmethod
    def units(self, effects: Sequence[n.Effect]) -> list[n.Effect | Predicate]: ...
    @abstractmethod
    def each_said_of(self, says: tuple[n.Static, ...]) -> str: ...
    @abstractmethod
    def static(self, node: n.Static) -> str: ...
    @abstractmethod
    def to_do(self, effects: Sequence[n.Effect]) -> str: ...
    @abstractmethod
    def replace_next(self, node: n.ReplaceNext) -> str: ...
