"""The catalogue of a game: every kind of option, question and event it has, what the fields mean, who may know them.

A game declares each kind once, in its `words.py`. The engine uses only what is declared: the type checker refuses the
rest (`kinds.py` is made from it), tests read its source and watch what it does. Views, the table's types, encodings for
learning agents and `docs/protocol.md` read the same declaration. A field without a meaning is never filled.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Final, Never, TypeVar

import msgspec

from arbitre.kernel.decision import NO_CARD, Decision, Option
from arbitre.kernel.event import SIGNAL, Event
from arbitre.kernel.zone import NOWHERE

CARD_FIELDS: Final = ("card", "other", "cards")
"""The fields of an event that hold cards."""

TURN_BEGINS: Final = "turn begins"
"""The kind of event by which every game tells that a turn begins."""


class OptionWord(msgspec.Struct, frozen=True):
    """A kind of answer: what it does, and with what."""

    kind: str
    says: str
    card: str = ""
    target: str = ""
    seat: str = ""  # where the field `target` holds a seat and not a card
    number: str = ""


class QuestionWord(msgspec.Struct, frozen=True):
    """A kind of question: what is asked, the kinds of options that answer it, and what card asks."""

    kind: str
    says: str
    answers: tuple[str, ...]
    source: str = ""


class EventWord(msgspec.Struct, frozen=True):
    """A kind of event: what happened, and to what."""

    kind: str
    says: str
    seat: str = ""
    card: str = ""
    other: str = ""
    amount: str = ""
    cards: str = ""
    word: str = ""
    moves: bool = False  # cards change zones: `origin` and `to` say from where to where
    secret: tuple[str, ...] = ()  # those fields with cards that may be known only to those who know the cards
    tells: bool = False  # it told somebody something hidden or random: what came before can't simply be taken back
    heard: bool = False  # only abilities that wait hear it: the log tells it in other words


EVENT_FIELDS: Final = ("seat", "card", "other", "amount", "cards", "word")

if TYPE_CHECKING:  # which kinds of events and questions a game has; for an arbitrary game none are known
    from typing_extensions import TypeVar as Kinds

    Told = Kinds("Told", bound=str, contravariant=True, default=Never)
    Asked = Kinds("Asked", bound=str, contravariant=True, default=Never)
else:
    Told = TypeVar("Told")  # Python 3.11 has no defaults
    Asked = TypeVar("Asked")

Word = TypeVar("Word", OptionWord, QuestionWord, EventWord)


class Words:
    """The catalogue of one game, by kind."""

    __slots__ = ("events", "options", "questions")

    def __init__(
        self,
        options: Iterable[OptionWord] = (),
        questions: Iterable[QuestionWord] = (),
        events: Iterable[EventWord] = (),
        shared: Words | None = None,
    ) -> None:
        """With `shared`, what several games have in common; what a game declares itself replaces it."""
        self.options: Mapping[str, OptionWord] = _by_kind(options, shared.options if shared else {})
        self.questions: Mapping[str, QuestionWord] = _by_kind(questions, shared.questions if shared else {})
        self.events: Mapping[str, EventWord] = _by_kind(events, shared.events if shared else {})
        if shared is not None:  # a catalogue that only lends its words may name options its borrowers declare
            unknown = {kind for word in self.questions.values() for kind in word.answers} - set(self.options)
            assert not unknown, f"no such option: {', '.join(sorted(unknown))}"
        for word in self.events.values():
            assert all(field in CARD_FIELDS and getattr(word, field) for field in word.secret), word.kind

    def hidden(self, event: Event, known: bool) -> tuple[str, ...]:
        """The fields of an event whose cards an audience is not told, depending on whether it knows those cards."""
        return () if known else self.events[event.kind].secret

    # -- what is not as declared ---------------------------------------------------------------------------------

    def faults_of_decision(self, decision: Decision) -> Iterator[str]:
        """What a question or its options are or hold without declaring it."""
        question = self.questions.get(decision.kind)
        if question is None:
            yield f"the question {decision.kind!r} is not declared"
        elif decision.source != NO_CARD and not question.source:
            yield f"the question {decision.kind!r} has no `source`, but it is {decision.source}"
        for option in decision.options:
            yield from self.faults_of_option(option)
            if question is not None and option.kind not in question.answers:
                yield f"the option {option.kind!r} is no declared answer to the question {decision.kind!r}"

    def faults_of_option(self, option: Option) -> Iterator[str]:
        word = self.options.get(option.kind)
        if word is None:
            yield f"the option {option.kind!r} is not declared"
            return
        for field, meaning, empty in (
            ("card", word.card, NO_CARD),
            ("target", word.target or word.seat, NO_CARD),
            ("number", word.number, 0),
        ):
            value = getattr(option, field)
            if value != empty and not meaning:
                yield f"the option {option.kind!r} has no `{field}`, but it is {value}"

    def faults_of_event(self, event: Event) -> Iterator[str]:
        """What an event is or holds without declaring it."""
        word = self.events.get(event.kind)
        if word is None:
            yield f"the event {event.kind!r} is not declared"
            return
        if word.heard and event.word != SIGNAL:
            yield f"the event {event.kind!r} is only heard, but stands in the log"
        for field in EVENT_FIELDS:
            value = getattr(event, field)
            if value not in (NO_CARD, 0, (), "", SIGNAL) and not getattr(word, field):
                yield f"the event {event.kind!r} has no `{field}`, but it is {value!r}"
        if word.moves != (event.origin != NOWHERE or event.to != NOWHERE):
            yield f"the event {event.kind!r} {'does not say' if word.moves else 'says'} from where to where"


def _by_kind(words: Iterable[Word], shared: Mapping[str, Word]) -> dict[str, Word]:
    found: dict[str, Word] = {}
    for word in words:
        assert word.kind not in found, f"declared twice: {word.kind}"
        found[word.kind] = word
    for kind, common in shared.items():
        found.setdefault(kind, common)
    return found
