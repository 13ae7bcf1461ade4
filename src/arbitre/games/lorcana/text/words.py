"""What a language must be able to say, and the values it says it with. `walk.py` decides when.

Clauses come without capital and full stop. Words that follow others begin with a space; phrases do not. One object puts
one ability into words and remembers, as a reader does, what has been spoken of so far.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar, Literal, NamedTuple

from arbitre.ability.render.phrases import Cards, Phrase, Voice
from arbitre.games.lorcana import nodes as n

Modifiers = Sequence[tuple[int, str]]
"""Words about a noun, each with its place: below 0 before the noun, above 0 after it."""


Role = Literal[
    "",
    "challenging",
    "challenged",
    "moved",
    "played",
    "questing",
    "singing",
    "sung",
    "banished",
    "left",
    "discarded",
    "drawn",
    "revealed",
    "inked",
    "damaged",
    "healed",
    "exerted",
    "readied",
    "returned",
    "chosen",
    "supported",
]
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


class Measure(NamedTuple):
    """An amount in words: a number, "for each ..."; or, without a number, "equal to ..."."""

    number: int | None
    each: str = ""
    equal: str = ""


RuleChange = (
    n.InkEnters | n.CountsAsInkable | n.NamedForShift | n.LoreToWin | n.Challengers | n.DamageWith | n.CopiesInDeck
)
"""Static effects that change a rule of the game."""
Said = n.Gets | n.Gains | n.Cant | n.SingsAs | n.Can | n.Must | n.Loses | n.GainsClass
"""Static effects that are said of cards: what they get, gain or can't do."""


class Predicate(NamedTuple):
    """What is said of cards for a while: what they get, gain or can't do."""

    subject: n.Target | Cards
    says: tuple[Said, ...]
    duration: n.Duration = "always"
    where: tuple[n.Filter, ...] = ()  # only while this holds of them


class Words(ABC):
    """The words and phrases of one language."""

    AND: ClassVar[str]
    OR: ClassVar[str]
    THEN: ClassVar[str]  # between two clauses: "draw a card, then discard a card"
    NEXT: ClassVar[str]  # before a later sentence: "then, if ..."
    OTHERWISE: ClassVar[str]
    IF_YOU_DO: ClassVar[str]
    IF_THEY_DO: ClassVar[str]
    IF_YOU_DONT: ClassVar[str]
    IF_THEY_DONT: ClassVar[str]
    TO: ClassVar[str]
    ONE_TIME: ClassVar[str]  # once, in what follows
    ONCE: ClassVar[str]
    ONCE_YOURS: ClassVar[str]  # once during your turn
    TIMES: ClassVar[Mapping[int, str]]  # instead of once
    CHOOSE_ONE: ClassVar[str]
    FOLLOWING: ClassVar[str]  # "have the following happen"
    QUOTES: ClassVar[tuple[str, str]]
    COLON: ClassVar[str]
    DURATIONS: ClassVar[Mapping[n.Duration, str]]
    DURING: ClassVar[Mapping[str, str]]

    def __init__(self, kind: n.CardType, names: Mapping[str, str]) -> None:
        self.kind = kind
        self.names = names
        self.refs: dict[str, Referent] = {}
        self.actor: n.Players = "you"
        self.several_act = False  # the actor is told of as several: "opponents", not "each opponent"
        self.called: dict[str, Role] = {}  # what the card in a slot is called by after something was done to it
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

    def paragraph(self, sentences: Sequence[str]) -> str:
        return " ".join(self.sentence(text) for text in sentences if text)

    def sentence(self, text: str) -> str:
        text = self.euphony(text)
        first = next((i for i, letter in enumerate(text) if letter.isalpha()), 0)
        text = text[:first] + text[first : first + 1].upper() + text[first + 1 :]
        return text if text.endswith((".", "." + self.QUOTES[1])) else text + "."

    def told(self, player: str) -> str:
        """Whoever acts in this sentence is "you" where it is told to them."""
        return "you" if player == "actor" and self.actor == "you" else player

    def name(self, name: str) -> str:
        """A card's name in the language, where it is known."""
        return self.names.get(name, name)

    def listed(self, parts: Sequence[str], word: str) -> str:
        """A, B and C."""
        if len(parts) < 2:
            return "".join(parts)
        return ", ".join(parts[:-1]) + self.serial_comma(len(parts)) + word + parts[-1]

    def serial_comma(self, count: int) -> str:
        return ""

    def elide(self, before: str, after: str) -> str:
        """The second of two joined clauses, without words that need not be said twice."""
        return after

    def elide_same(self, before: str, after: str) -> str:
        """The second of two ways to put the same card somewhere, without saying again that it is put."""
        return after

    def euphony(self, text: str) -> str:
        """Contractions and elisions."""
        return text

    @abstractmethod
    def keyword_name(self, keyword: str) -> str: ...
    @abstractmethod
    def universal(self, name: str) -> str: ...
    @abstractmethod
    def onto(self, name: str, classes: tuple[str, ...]) -> str: ...
    @abstractmethod
    def verb(self, verb: str, voice: Voice) -> str: ...
    @abstractmethod
    def player(self, players: n.Players) -> Phrase: ...
    @abstractmethod
    def for_each_of(self, players: n.Players) -> str: ...
    @abstractmethod
    def picked_player(self, node: n.ChoosePlayer, voice: Voice) -> Phrase: ...
    @abstractmethod
    def somebody(self, player: str) -> Phrase: ...
    @abstractmethod
    def may_(self, player: n.Players, voice: Voice) -> str: ...
    @abstractmethod
    def have(self, subject: Phrase, unit: n.Effect | Predicate) -> str: ...
    @abstractmethod
    def they(self, clause: str) -> str: ...
    @abstractmethod
    def instead(self, clause: str) -> str: ...

    @abstractmethod
    def quoted(self, ability: n.Ability, subject: n.Target | Cards) -> str: ...

    # noun phrases
    @abstractmethod
    def noun(self, kinds: tuple[n.CardType, ...], plural: bool, as_card: bool) -> Phrase: ...
    @abstractmethod
    def adjective(self, part: n.Filter, noun: Phrase) -> tuple[int, str] | None: ...
    @abstractmethod
    def which(self, predicate: str) -> str: ...
    @abstractmethod
    def predicate_of(self, part: n.Filter, subject: Phrase, yes: bool) -> str: ...
    @abstractmethod
    def this(self, as_card: bool) -> Phrase: ...
    @abstractmethod
    def again(self) -> Phrase: ...
    @abstractmethod
    def that(self, ref: str, known: Referent, as_card: bool) -> Phrase: ...
    @abstractmethod
    def held(self, known: Referent) -> Phrase: ...
    @abstractmethod
    def that_one(self, known: Referent, as_card: bool) -> Phrase: ...
    @abstractmethod
    def each(self, select: n.Select, distributive: bool) -> Phrase: ...
    @abstractmethod
    def chosen(self, target: n.Chosen) -> Phrase: ...
    @abstractmethod
    def top(self, target: n.TopOfDeck) -> Phrase: ...
    @abstractmethod
    def indefinite(self, select: n.Select, yes: bool) -> Phrase: ...
    @abstractmethod
    def here(self, clause: bool) -> str: ...
    @abstractmethod
    def counting(self, select: n.Select) -> str: ...
    @abstractmethod
    def each_of(self, phrase: Phrase) -> str: ...
    @abstractmethod
    def some_cards(self, count: int) -> str: ...
    @abstractmethod
    def one_or_more_cards(self) -> str: ...
    @abstractmethod
    def one_or_more(self, select: n.Select) -> Phrase: ...

    @abstractmethod
    def one_or_other(self, ways: Sequence[Phrase], article: bool) -> str: ...

    # amounts
    @abstractmethod
    def cards(self, amount: n.Amount) -> str: ...
    @abstractmethod
    def lore(self, amount: n.Amount) -> str: ...
    @abstractmethod
    def equal_to(self, quantity: Phrase) -> str: ...
    @abstractmethod
    def times(self, quantity: Phrase, by: int) -> Phrase: ...
    @abstractmethod
    def plus(self, quantity: Phrase, add: int) -> Phrase: ...
    @abstractmethod
    def at_most(self, most: int) -> str: ...
    @abstractmethod
    def stat_of(self, amount: n.StatOf) -> Phrase: ...
    @abstractmethod
    def lore_of(self, player: n.Players) -> Phrase: ...
    @abstractmethod
    def number_of(self, select: n.Select) -> Phrase: ...
    @abstractmethod
    def number_done(self, amount: n.EventAmount | n.Tally | n.SizeOf) -> Phrase: ...
    @abstractmethod
    def for_each_on(self, amount: n.StatOf) -> str: ...
    @abstractmethod
    def for_each_done(self, amount: n.EventAmount | n.Tally | n.SizeOf) -> str: ...
    @abstractmethod
    def for_each_time(self, when: n.When) -> str: ...
    @abstractmethod
    def number_of_times(self, when: n.When) -> Phrase: ...

    # events (`events.py` says what happens)
    @abstractmethod
    def happens(
        self, when: n.When, past: bool = False, yes: bool = True, many: tuple[n.Compare, int] | None = None
    ) -> str: ...
    @abstractmethod
    def several(self, select: n.Select, sign: n.Compare, count: int) -> Phrase: ...
    @abstractmethod
    def so_often(self, sign: n.Compare, count: int) -> str: ...
    @abstractmethod
    def at(self, word: str, clause: str, each_turn: bool) -> str: ...
    @abstractmethod
    def nth_time(self, nth: int, clause: str) -> str: ...
    @abstractmethod
    def if_nth(self, nth: int, when: n.When) -> str: ...
    @abstractmethod
    def nth_played(self, nth: int, player: Phrase, select: n.Select) -> str: ...
    @abstractmethod
    def played_on(self, cards: Cards | None) -> str: ...
    @abstractmethod
    def pays_to_play(self, player: Phrase, when: n.When, card: Phrase, past: bool) -> str: ...
    @abstractmethod
    def deals_damage(self, source: Phrase, card: Phrase, past: bool, yes: bool) -> str: ...
    @abstractmethod
    def into_discard(self, card: Phrase, when: n.When, past: bool, yes: bool) -> str: ...
    @abstractmethod
    def out_of_discard(self, card: Phrase, when: n.When, past: bool, yes: bool) -> str: ...
    @abstractmethod
    def turn(self, event: str, player: str) -> str: ...
    @abstractmethod
    def say(self, who: Phrase, verb: str, rest: str, *, past: bool, passive: bool = False, yes: bool = True) -> str: ...
    @abstractmethod
    def in_a_challenge(self) -> str: ...
    @abstractmethod
    def falls(self, subject: Phrase, role: Literal["challenging", "challenged"], past: bool) -> str: ...
    @abstractmethod
    def after_challenge(self) -> str: ...
    @abstractmethod
    def challenge_ends(self, subject: Phrase, when: n.When, past: bool) -> str: ...
    @abstractmethod
    def moved_here(self, moved: Phrase) -> str: ...
    @abstractmethod
    def to_here(self) -> str: ...
    @abstractmethod
    def to_a_location(self, location: Cards | None) -> str: ...
    @abstractmethod
    def inked(self, player: Phrase, when: n.When, card: Phrase | None, past: bool, yes: bool) -> str: ...
    @abstractmethod
    def healed(self, player: Phrase | None, card: Phrase, past: bool, yes: bool) -> str: ...
    @abstractmethod
    def chosen_by(self, when: n.When) -> str: ...
    @abstractmethod
    def for_support(self) -> str: ...
    @abstractmethod
    def back_to_hand(self, when: n.When) -> str: ...
    @abstractmethod
    def put_card_under(self, player: Phrase | None, card: Phrase, past: bool, yes: bool) -> str: ...

    @abstractmethod
    def boost_of(self, card: Phrase) -> str: ...

    # conditions
    def while_doing(self, part: n.InChallenge) -> str:
        """While being challenged, as said before a sentence about the one challenged; empty if a language says it in
        full."""
        return ""

    @abstractmethod
    def if_(self, condition: n.Condition) -> str: ...
    @abstractmethod
    def and_if(self, condition: n.Condition) -> str: ...
    @abstractmethod
    def while_(self, condition: n.Condition) -> str: ...
    @abstractmethod
    def unless(self, condition: n.Condition) -> str: ...
    @abstractmethod
    def compare(self, node: n.CompareIs, sign: n.Compare) -> str: ...
    @abstractmethod
    def have_cards(self, select: n.Select, sign: n.Compare, count: int) -> str: ...
    @abstractmethod
    def is_so(self, node: n.Is, yes: bool) -> str: ...
    @abstractmethod
    def it_is_turn(self, turn: Literal["your turn", "opponents' turn"]) -> str: ...
    @abstractmethod
    def this_turn(self) -> str: ...
    @abstractmethod
    def played_by(self, node: n.PlayedBy, yes: bool) -> str: ...
    @abstractmethod
    def has_more(self, who: str, sign: n.Compare, what: n.Select | None, than: str) -> str: ...
    @abstractmethod
    def with_more_lore(self, sign: n.Compare) -> str: ...
    @abstractmethod
    def with_cards(self, select: n.Select, sign: n.Compare, count: int) -> str: ...
    @abstractmethod
    def of_player(self, players: str, condition: n.Condition) -> str: ...
    @abstractmethod
    def first_turn(self, yes: bool) -> str: ...
    @abstractmethod
    def first_player(self, yes: bool) -> str: ...
    @abstractmethod
    def in_zone(self, zone: n.ZoneName, yes: bool) -> str: ...

    # effects
    @abstractmethod
    def predicated(self, said: Predicate, voice: Voice) -> str: ...
    @abstractmethod
    def choose(self, target: n.Chosen, voice: Voice) -> str: ...
    @abstractmethod
    def choose_player(self, node: n.ChoosePlayer, voice: Voice) -> str: ...
    @abstractmethod
    def draw_until(self, node: n.DrawUntil, voice: Voice) -> str: ...
    @abstractmethod
    def discard_until(self, node: n.DiscardUntil, voice: Voice) -> str: ...
    @abstractmethod
    def discard(self, node: n.Discard, voice: Voice) -> str: ...
    @abstractmethod
    def deal(self, node: n.DealDamage | n.PutDamage, voice: Voice) -> str: ...
    @abstractmethod
    def heal(self, node: n.RemoveDamage, voice: Voice) -> str: ...
    @abstractmethod
    def move_damage(self, node: n.MoveDamage, voice: Voice) -> str: ...
    @abstractmethod
    def do(self, verb: str, target: n.Target, voice: Voice) -> str: ...
    @abstractmethod
    def return_to_hand(self, node: n.ReturnToHand, voice: Voice) -> str: ...
    @abstractmethod
    def shuffle_into_deck(self, node: n.ShuffleIntoDeck, voice: Voice) -> str: ...
    @abstractmethod
    def put_on_deck(self, node: n.PutOnDeck, voice: Voice) -> str: ...
    @abstractmethod
    def put_into_discard(self, node: n.PutIntoDiscard, voice: Voice) -> str: ...
    @abstractmethod
    def shuffle_deck(self, node: n.ShuffleDeck, voice: Voice) -> str: ...
    @abstractmethod
    def put_into_inkwell(self, node: n.PutIntoInkwell, voice: Voice) -> str: ...
    @abstractmethod
    def put_under(self, node: n.PutUnder, voice: Voice) -> str: ...
    @abstractmethod
    def pay_less(self, node: n.PayLess) -> str: ...
    @abstractmethod
    def play(self, node: n.Play, voice: Voice) -> str: ...
    @abstractmethod
    def look(self, node: n.Look, voice: Voice) -> str: ...
    @abstractmethod
    def look_at_zone(self, node: n.LookAtZone, voice: Voice) -> str: ...
    @abstractmethod
    def search(self, target: n.Chosen, voice: Voice) -> str: ...
    @abstractmethod
    def reveal_until(self, node: n.RevealUntil, voice: Voice) -> str: ...
    @abstractmethod
    def repeat(self, voice: Voice) -> str: ...
    @abstractmethod
    def reveal_hand(self, voice: Voice) -> str: ...
    @abstractmethod
    def move_to_location(self, node: n.MoveToLocation, voice: Voice) -> str: ...
    @abstractmethod
    def add_strength(self, node: n.AddStrength, voice: Voice) -> str: ...
    @abstractmethod
    def replace_next(self, node: n.ReplaceNext) -> str: ...

    # static abilities
    @abstractmethod
    def by_such(self, filters: tuple[n.Filter, ...]) -> str: ...
    @abstractmethod
    def players_cant(self, node: n.PlayersCant) -> str: ...
    @abstractmethod
    def cant_play_this(self) -> str: ...
    @abstractmethod
    def costs_less(self, node: n.CostsLess) -> str: ...
    @abstractmethod
    def move_costs_less(self, node: n.MoveCostsLess) -> str: ...
    @abstractmethod
    def play_from(self, node: n.PlayFrom) -> str: ...
    @abstractmethod
    def play_free(self, node: n.PlayFree) -> str: ...
    @abstractmethod
    def use_free(self, node: n.UseFree) -> str: ...
    @abstractmethod
    def pay_to(self, node: n.PayTo) -> str: ...
    @abstractmethod
    def moves_free(self, node: n.MovesFree) -> str: ...
    @abstractmethod
    def extra_ink(self, amount: int) -> str: ...
    @abstractmethod
    def ink_from(self, node: n.InkFrom) -> str: ...
    @abstractmethod
    def top_face_up(self, node: n.TopFaceUp) -> str: ...
    @abstractmethod
    def enters(self, node: n.Enters) -> str: ...
    @abstractmethod
    def to_do(self, effects: Sequence[n.Effect]) -> str: ...
    @abstractmethod
    def also_named(self, names: list[str]) -> str: ...
    @abstractmethod
    def skip_step(self, step: Literal["draw", "ready", "set"]) -> str: ...
    @abstractmethod
    def not_below_printed(self, node: n.NotBelowPrinted) -> str: ...
    @abstractmethod
    def must_be_chosen(self) -> str: ...
    @abstractmethod
    def damage_onto_this(self, cards: n.Select) -> str: ...
    @abstractmethod
    def any_number_in_deck(self) -> str: ...
    @abstractmethod
    def rule_changed(self, node: RuleChange) -> str: ...
