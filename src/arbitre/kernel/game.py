"""Game: the whole state of a game as one value. Cards are numbers, and every fact about a card is a column of a table.

A column such as `damage` is a list with a row for each card, so `game.damage[card]` reads as it should and copying a
game is copying a dozen lists. What never changes (who owns a card, what is printed on it) is shared by all copies, and
so is what seldom does, until somebody writes (`column.py`).
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final, Generic

from arbitre.kernel import imagining, knowledge, record
from arbitre.kernel.chance import Chance
from arbitre.kernel.column import with_row
from arbitre.kernel.compiling import mypyc_attr
from arbitre.kernel.context import Context
from arbitre.kernel.decision import ANSWER, NO_CARD, Decision, Option, Refusal
from arbitre.kernel.error import BadRecord, EngineFault, Error, IllegalOption
from arbitre.kernel.event import ROW, SIGNAL, UNPLACED, Event, EventLog, Row
from arbitre.kernel.history import History, Past
from arbitre.kernel.knowledge import EVERYBODY, EVERYTHING, NOBODY_KNOWS
from arbitre.kernel.modifier import Modifier
from arbitre.kernel.offers import enough_for
from arbitre.kernel.position import position
from arbitre.kernel.procedure import AS_BELOW, Procedure
from arbitre.kernel.record import SEATS
from arbitre.kernel.roles import (
    CARD,
    CARDS,
    PART,
    PARTS,
    PLAIN,
    SERIAL,
    SLOTS,
    Column,
    Group,
    Log,
    Many,
    Table,
    declare,
    plain_fields,
)
from arbitre.kernel.saving import load, save
from arbitre.kernel.view import Keys, Wish, reasons, tell, view, view_events
from arbitre.kernel.words import Asked, Told, Words
from arbitre.kernel.zone import BOTTOM, NOWHERE, TOP, Sight, ZoneKind

FOR_ALL: Final = Sight.ALL
FOR_OWNER: Final = Sight.OWNER

USUAL: Final = 300  # procedures between two questions: in real games some 75 at most
CEILING: Final = 10_000  # never more than this: what takes more would never end
GROWTH: Final = 300  # the stack never grows by more than this without a question; in real games it is some 30 high
HIGHEST: Final = 2_000  # nor does it ever get higher than this, even with questions on the way
LOOPS: Final = 10  # this many endless things may be ended one after another without a question


NO_SLOTS: Final[dict[str, Any]] = {}
BLANK: Final[list[Any]] = []  # the cards of a game that is made only to be copied into: it has no field yet


class Result:
    """How a game ended.

    >>> game = arbitre.new("lorcana", decks=["The Heart of Magic", "Daring and Deception"])
    >>> game.concede(1)
    >>> game.result
    Result(winners=(0,), reason='concession', rules=('2.3.3.4',))
    """

    __slots__ = ("losers", "reason", "rules", "winners")

    def __init__(
        self, winners: tuple[int, ...], reason: str, rules: tuple[str, ...], losers: tuple[int, ...] = ()
    ) -> None:
        self.winners = winners
        """The seats that won; none: a draw."""
        self.losers = losers
        """Whose loss ended it, if one did; others may have lost before."""
        self.reason = reason
        """A word, the same in every language."""
        self.rules = rules
        """The rules it rests on."""

    def __repr__(self) -> str:
        return f"Result(winners={self.winners}, reason={self.reason!r}, rules={self.rules})"


declare(Result)


class GameOver(Procedure):
    """Lies on top of the stack of a finished game, which waits for ever."""

    __slots__ = ()

    def advance(self, game: Game) -> bool:
        return True

    def copy(self) -> GameOver:
        return self


class InForce(Context):
    """An ability in force now: the card it is on, the player it calls "you", and the compiled ability.

    It is never altered. `slots` holds what an ability made by an effect remembers (which card, which number).
    """

    __slots__ = ("ability", "actor", "seat", "slots", "source")

    def __init__(self, source: int, seat: int, ability: Any, slots: dict[str, Any] = NO_SLOTS) -> None:
        self.source = source
        self.seat = seat
        self.actor = seat
        self.ability = ability
        self.slots = slots

    def copy(self) -> InForce:
        twin = InForce(self.source, self.seat, self.ability, self.slots)
        twin.actor = self.actor
        return twin


declare(InForce, source=CARD, slots=SLOTS)

Index = dict[str, tuple[InForce, ...]]
"""Abilities by what they affect or wait for. A word without abilities is not in it."""


def add_to(index: Index, word: str, found: InForce) -> None:
    index[word] = (*index[word], found) if word in index else (found,)


def keep_in(index: Index, word: str, kept: tuple[InForce, ...]) -> None:
    """Only this is left under this word."""
    if kept:
        index[word] = kept
    else:
        index.pop(word, None)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[Told, Asked]):
    """What every game has: seats, cards in zones, abilities in force, the stack, chance, the log.

    `arbitre.new` makes one. It stops at a decision; answer it, and it goes on to the next, until there is none:

    >>> game = arbitre.new("lorcana", decks=["The Heart of Magic", "Daring and Deception"], seed=7, starting=0)
    >>> game
    <Lorcana, turn 0, A is asked: alter hand (8 options)>
    >>> while game.decision is not None:
    ...     game.apply(game.decision.options[-1])
    >>> game.over, game.result.reason
    (True, 'lore')
    """

    __slots__ = (
        "answer",
        "answers",
        "applied",
        "asks_all",
        "attentive",
        "cause",
        "chance",
        "controller",
        "damage",
        "decision",
        "exerted",
        "face_down",
        "facts",
        "happened",
        "host",
        "in_force",
        "known_to",
        "lot",
        "next_serial",
        "number_of_seats",
        "over",
        "owner",
        "picks",
        "result",
        "serial",
        "setup",
        "shuffled",
        "stack",
        "turn",
        "turn_from",
        "under",
        "unknown",
        "watchers",
        "zone_of",
        "zones",
    )

    name: ClassVar[str] = ""
    """Which game it is: what `arbitre.new` calls it."""
    zone_kinds: ClassVar[tuple[ZoneKind, ...]] = ()
    within: ClassVar[tuple[str, ...]] = ()
    """Fields that hold another game, which is imagined by itself (`imagine_more`)."""
    order_counts: ClassVar[tuple[int, ...]] = ()
    """Zones in which the order of the cards matters for what is to come."""
    new_life: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events that turn a card into another object: what it did before was done by another."""
    first_come: ClassVar[tuple[str, ...]] = ()
    """Beginnings of the words under which the first of several abilities in force may take precedence."""
    words: ClassVar[Words] = Words()
    """Every kind of option, question and event the game has."""
    view_keys: ClassVar[Keys] = Keys()
    """What the game adds to a view, with its meaning."""
    zone_index: ClassVar[dict[str, int]] = {}
    """The place of each zone among them, by its name."""
    zone_groups: ClassVar[dict[str, tuple[Any, ...]]] = {}
    """Names for several zones together."""

    def __init__(self, facts: list[Any], owner: list[int], seats: int, seed: int, setup: Any = None) -> None:
        if facts is BLANK:
            return
        n = len(facts)
        enough_for(n)
        self.facts: list[Any] = facts
        self.owner: list[int] = owner
        self.lot: list[int] = self.lots(facts, owner)
        self.number_of_seats = seats
        """How many seats there are; a seat is a number from 0."""
        self.zones: list[list[list[int]]] = [[[] for _ in self.zone_kinds] for _ in range(seats)]
        self.zone_of: list[int] = [NO_CARD] * n  # before the game starts a card is in no zone
        self.controller: tuple[int, ...] = tuple(owner)
        self.serial: list[int] = list(range(n))  # which object the card is now; a change of zone gives a new number
        self.next_serial = n
        self.known_to: list[int] = [NOBODY_KNOWS] * n  # a mask of the seats that know which card it is (knowledge.py)
        self.shuffled: dict[tuple[int, int], frozenset[int]] = {}
        """Decks that were shuffled, by seat and zone: the cards in them that are no longer like the others, because
        they have been seen or put there since."""
        self.face_down: tuple[bool, ...] = (False,) * n
        self.exerted: list[bool] = [False] * n
        self.damage: list[int] = [0] * n
        self.host: list[int] = [NO_CARD] * n  # the card this one is under or attached to
        self.under: list[tuple[int, ...]] = [()] * n  # the cards under or attached to this one, the uppermost first
        self.applied: tuple[tuple[Modifier, ...], ...] = ((),) * n  # modifiers on this very card
        self.in_force: Index = {}  # static abilities in force, by what they affect
        self.watchers: Index = {}  # triggered abilities, by the event they wait for
        self.stack: list[Procedure] = []
        self.decision: Decision | None = None
        """The pending question; None when the game is over."""
        self.answer: Option | None = None
        self.chance = Chance(seed)
        self.turn = 0
        """Which turn it is, from 1; 0 before the first."""
        self.over = False
        """Whether the game has ended."""
        self.result: Result | None = None
        """How it ended; None while it goes on."""
        self.start_logs(setup)

    def start_logs(self, setup: Any = None, before: Past[Row] | None = None) -> None:
        """Nothing has happened yet, but what others share (`before`)."""
        self.setup = setup  # how this game was made, for its record
        self.happened: History[Row] = History(before)
        self.turn_from = 0  # how long the log was when the turn began: the rules look back no further
        self.cause = NO_CARD  # the card whose text is being carried out at this very moment
        self.picks: History[int] = History()
        """Every answer so far, as the place of an option; below 0 what is no answer, such as a concession."""
        self.answers: History[tuple[int, Option]] = History()  # who picked what, for loops
        self.asks_all = False  # whether it also stops at questions that have only one answer
        self.attentive = 0  # a mask of the seats that are also asked in windows in which they can do nothing
        self.unknown: imagining.Unknown | None = None  # what a seat does not know at the pending question

    # -- a game is a value -------------------------------------------------------------------------------------

    def copy(self) -> Any:
        """An independent twin: same digest, same future for the same picks.

        >>> game = arbitre.new("lorcana", decks=["The Heart of Magic", "Daring and Deception"], seed=7, starting=0)
        >>> twin = game.copy()
        >>> twin.apply(0)
        >>> twin.decision.seat, game.decision.seat
        (1, 0)
        """
        twin = self.blank()
        self.copy_into(twin)
        self.copy_logs(twin)
        return twin

    def work_out_anew(self) -> None:
        """Cards have been laid otherwise by hand, so what was worked out about them before no longer holds."""

    def blank(self) -> Any:
        """A game of the same kind made of BLANK, to copy into."""
        raise NotImplementedError

    def copy_into(self, into: Any) -> None:
        twin: Game[Any, Any] = into
        twin.facts = self.facts
        twin.owner = self.owner
        twin.lot = self.lot
        twin.number_of_seats = self.number_of_seats
        twin.zones = [[zone.copy() for zone in seat] for seat in self.zones]
        twin.zone_of = self.zone_of.copy()
        twin.controller = self.controller
        twin.serial = self.serial.copy()
        twin.next_serial = self.next_serial
        twin.known_to = self.known_to.copy()
        twin.shuffled = self.shuffled.copy()
        twin.face_down = self.face_down
        twin.exerted = self.exerted.copy()
        twin.damage = self.damage.copy()
        twin.host = self.host.copy()
        twin.under = self.under.copy()
        twin.applied = self.applied
        twin.in_force = self.in_force.copy()
        twin.watchers = self.watchers.copy()
        twin.stack = [procedure.copy() for procedure in self.stack]
        twin.decision = self.decision
        twin.answer = self.answer
        twin.chance = Chance(self.chance.state)
        twin.turn = self.turn
        twin.over = self.over
        twin.result = self.result

    def copy_logs(self, into: Any) -> None:
        """The part of the past that copies share, and how the game was made."""
        twin: Game[Any, Any] = into
        twin.setup = self.setup
        twin.asks_all = self.asks_all
        twin.attentive = self.attentive
        twin.happened = self.happened.copy()
        twin.turn_from = self.turn_from
        twin.cause = NO_CARD
        twin.picks = self.picks.copy()
        twin.answers = self.answers.copy()
        twin.unknown = None

    def become(self, other: Any) -> None:
        """Take another game's state: how an undo or a roll-back is done."""
        other.copy_into(self)
        other.copy_logs(self)

    @classmethod
    def empty(cls) -> Any:
        """A game with nothing in it, to be loaded into."""
        return cls([], [], 0, 0)

    def all_facts(self) -> Iterable[Any]:
        """What is printed on all cards that are in this game or could come into it, each once."""
        return {id(facts): facts for facts in self.facts}.values()

    def __reduce__(self) -> tuple[Any, ...]:
        return (load, (type(self), *save(self)))

    def __eq__(self, other: object) -> bool:
        """Whether both are in the same state, however it was reached."""
        return type(other) is type(self) and (other is self or other.plain_state() == self.plain_state())

    def __repr__(self) -> str:
        decision, result = self.decision, self.result
        if result is not None:
            winners = ", ".join(SEATS[seat] for seat in result.winners) or "nobody"
            stands = f"over: {winners} by {result.reason}"
        elif decision is None:
            stands = "nobody is asked"
        else:
            stands = f"{SEATS[decision.seat]} is asked: {decision.kind} ({len(decision.options)} options)"
        return f"<{type(self).__name__}, turn {self.turn}, {stands}>"

    def __str__(self) -> str:
        """What everybody may know: the numbers of each seat, and how many cards lie where."""
        lines = [repr(self)[1:-1]]
        for seat, zones in enumerate(self.zones):
            numbers = [f"{name} {_short(value)}" for name, value in self.view_seat(seat).items()]
            counts = [f"{kind.name} {len(cards)}" for kind, cards in zip(self.zone_kinds, zones, strict=True) if cards]
            lines.append(f"  {SEATS[seat]}: {', '.join(numbers)}; {', '.join(counts)}")
        return "\n".join(lines)

    def digest(self) -> str:
        """A short name of the state: equal states, and only those, have equal digests, on every platform.

        >>> game = arbitre.new("lorcana", decks=["The Heart of Magic", "Daring and Deception"], seed=7, starting=0)
        >>> game.digest() == game.copy().digest()
        True
        """
        return hashlib.blake2b(repr(self.plain_state()).encode(), digest_size=12).hexdigest()

    def plain_state(self) -> tuple[object, ...]:
        """The state as nested tuples of numbers and words: all fields except those declared apart."""
        return (self.name, *plain_fields(self), tuple(self.this_turn()))

    def position(self, chance: bool = True) -> str:
        """A key that is equal where the future is equal, however it was reached (`kernel/position.py`); chance may be
        left out.

        >>> game = arbitre.new("lorcana", decks=["The Heart of Magic", "Daring and Deception"], seed=7, starting=0)
        >>> twin = game.copy()
        >>> game.position() == twin.position()
        True
        >>> twin.apply(0)
        >>> game.position() == twin.position()
        False
        """
        return position(self, chance)

    def record(self) -> str:
        """The game as text, to read, keep, send, and replay: how it was set up, every pick, digests along the way.

        >>> game = arbitre.new("lorcana", decks=["The Heart of Magic", "Daring and Deception"], seed=7, starting=0)
        >>> game.apply(0)
        >>> print(game.record(), end="")
        arbitre record 1
        game: lorcana
        ...
        picks:
          0 A done
          = ...
        end
        """
        if self.setup is None:
            raise BadRecord("this game was not made from decks, so it has no record")
        return record.write(self, self.setup.make(), self.setup.head())

    # -- running -----------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Carry out procedures until somebody is asked something or the game is over."""
        stack = self.stack
        if len(stack) > 1:  # at the bottom no card is carried out
            self.cause = self.caused_by()
            if len(stack) > HIGHEST:
                self.endless()
        for _ in range(USUAL):
            if stack[-1].advance(self):
                self.cause = NO_CARD
                return
        self.go_on()
        self.cause = NO_CARD

    def go_on(self, floor: int = 0) -> None:
        """Carry out procedures as `run` does, or until the stack is no higher than the floor; but what would go on for
        ever ends as the game says (`endless`)."""
        stack = self.stack
        for _ in range(LOOPS):
            highest = len(stack) + GROWTH
            for _ in range(CEILING):
                if not floor < len(stack) <= highest:
                    break
                if stack[-1].advance(self):
                    return
            if len(stack) <= floor:
                return
            self.endless()
        raise EngineFault("one loop after another goes on for ever")

    def endless(self) -> None:
        """Something goes on for ever and nobody can stop it. Here a game does what its book says about that: it ends
        the game, or what goes on; where it can't, this is a fault."""
        if len(self.stack) > GROWTH:
            raise EngineFault(f"{len(self.stack)} procedures wait for each other: this would never end")
        raise EngineFault(f"{CEILING} procedures went by without a question: this would never end")

    def caused_by(self) -> int:
        """The card whose text is being carried out, also by a process that it has begun."""
        stack = self.stack
        place = len(stack)
        while place > 0:
            place -= 1
            card = stack[place].done_by()
            if card != AS_BELOW:
                return card
        return NO_CARD

    def apply(self, choice: Option | int | Any) -> None:
        """Answer the pending decision with one of its options, or with the option's place in the list. Anything else is
        an `IllegalOption`, and nothing has changed.

        >>> game = arbitre.new("lorcana", decks=["The Heart of Magic", "Daring and Deception"], seed=7, starting=0)
        >>> game.apply(game.decision.options[0])
        >>> game.apply(0)
        >>> game
        <Lorcana, turn 1, A is asked: turn action (7 options)>
        """
        decision = self.decision
        if decision is None:
            raise IllegalOption("the game is over: there is nothing to decide")
        options = decision.options
        place = choice if type(choice) is int else decision.place_of(choice)
        if place < 0 or place >= len(options):
            raise IllegalOption(f"there is no option {choice!r}: the pending decision has {len(options)}, from 0")
        option = options[place]
        if not decision.idle:  # records and loops know only what could have been answered otherwise
            self.picks.recent.append(place)
            self.answers.recent.append((decision.seat, option))
        self.answer = option
        self.decision = None
        self.run()

    def repeat(self, length: int, times: int) -> None:
        """Make the last `length` picks again, this many times, like a player who proposes a loop. Every round must ask
        and offer what the round before did; otherwise nothing changes and an error says why. If the game ends on the
        way, it ends."""
        picks = self.picks.since(len(self.picks) - length) if 0 < length <= len(self.answers) else []
        if self.over or not picks or times < 0 or min(picks) < 0:
            raise Error(f"{length} picks, {times} times: a loop is made of picks that have just been made")
        made = self.answers.since(len(self.answers) - length)
        twin = self.copy()
        for round_number in range(times):
            for pick, (seat, option) in zip(picks, made, strict=True):
                if twin.over:
                    break
                decision = twin.decision
                options = decision.options
                if decision.seat != seat or pick >= len(options) or options[pick].key() != option.key():
                    raise Error(f"round {round_number + 1} would not be like the one just played: no {option!r} there")
                twin.apply(pick)
        self.become(twin)

    def finish(self, result: Result) -> None:
        """The game is over. What was going on stops where it is."""
        self.result = result
        self.over = True
        self.stack.append(GameOver())

    def push(self, procedure: Procedure) -> None:
        self.stack.append(procedure)

    def ask(self, seat: int, kind: Asked, options: list[Option], source: int, rules: tuple[str, ...]) -> None:
        """Stop at a question, unless it has only one answer: then that is the answer."""
        if len(options) == 1 and not self.asks_all:
            self.answer = options[0]
        else:
            self.stop(seat, kind, options, source, rules)

    def stop(self, seat: int, kind: Asked, options: list[Option], source: int, rules: tuple[str, ...]) -> None:
        """Stop at a question even if it has only one answer."""
        if self.in_force:
            self.expose()
        self.decision = Decision(seat, kind, options, source, rules)

    def stop_idle(self, seat: int, kind: Asked, only: Option, rules: tuple[str, ...]) -> bool:
        """A window in which a seat can do nothing but decline. Stop there for a seat that wants it; False for others,
        who are not asked. It is the same game either way."""
        if not self.attentive >> seat & 1:
            return False
        self.stop(seat, kind, [only], NO_CARD, rules)
        self.decision = Decision(seat, kind, [only], NO_CARD, rules, idle=True)
        return True

    def attend(self, seat: int, wanted: bool) -> None:
        """From now on a seat is asked in every window, or only in those in which it can do something. The same answers
        lead to the same game.

        >>> game = arbitre.new("fallen", decks=list(arbitre.decks("fallen"))[:2], seed=1)
        >>> game.attend(0, True)
        """
        self.attentive = self.attentive | 1 << seat if wanted else self.attentive & ~(1 << seat)

    def answered(self) -> Option:
        """The answer to the question the last step asked."""
        answer = self.answer
        assert answer is not None
        self.answer = None
        return answer

    # -- the log -----------------------------------------------------------------------------------------------

    def emit(
        self,
        kind: Told,
        rule: str,
        seat: int = -1,
        card: int = NO_CARD,
        other: int = NO_CARD,
        amount: int = 0,
        cards: tuple[int, ...] = (),
        word: str = "",
        origin: int = NOWHERE,
        to: int = NOWHERE,
        cause: int = NO_CARD,
    ) -> None:
        """Something happened: note it, with who knows the cards it is about, and let the abilities that wait for it see
        it. An event that moves cards says from where to where; its cause is the card whose text is being carried out,
        unless the caller knows better."""
        seen = self.known_to[card] if card >= 0 else EVERYBODY
        if other >= 0:
            seen &= self.known_to[other]
        if cards:
            for one in cards:
                if one >= 0:
                    seen &= self.known_to[one]
        if cause < 0:
            cause = self.cause
        self.happened.recent.append((kind, rule, seat, card, other, amount, cards, seen, word, origin, to, cause))
        if kind in self.watchers:
            place = len(self.happened) - 1
            event = Event(kind, rule, seat, card, other, amount, cards, seen, word, origin, to, cause, place)
            self.noticed(event, self.watchers[kind])

    def forget_last_turn(self) -> None:
        """A turn begins, as the next event will tell: what happened before it is no longer of this turn."""
        self.turn_from = len(self.happened) + 1

    def length_of_turn(self) -> int:
        """How much has been told since the turn began."""
        return len(self.happened) - self.turn_from

    def looks_back_at(self) -> tuple[frozenset[str], frozenset[str]]:
        """Kinds of events this turn that rules or cards of this game look back at: how often, and in which order."""
        return (frozenset(), frozenset())

    def this_turn(self) -> Iterator[Row]:
        """What happened since the turn began, the newest first: all that the rules may look back at."""
        return self.happened.backwards(self.turn_from)

    @property
    def events(self) -> EventLog:
        """Everything that happened, each with its rule.

        >>> game = arbitre.new("lorcana", decks=["The Heart of Magic", "Daring and Deception"], seed=7, starting=0)
        >>> game.apply(0), game.apply(0)
        (None, None)
        >>> [event.kind for event in game.events][-3:]
        ['alters hand', 'turn begins', 'readies all']
        """
        return EventLog(self.happened)

    def signal(
        self,
        kind: Told,
        rule: str,
        seat: int,
        card: int,
        other: int = NO_CARD,
        amount: int = 0,
        note: bool = True,
        cards: tuple[int, ...] = (),
        origin: int = NOWHERE,
        to: int = NOWHERE,
    ) -> None:
        """Let waiting abilities see something the log already tells in other words; with `note` it can be asked for."""
        cause = self.cause
        if note:
            row = (kind, rule, seat, card, other, amount, cards, EVERYBODY, SIGNAL, origin, to, cause)
            self.happened.recent.append(row)
        if kind in self.watchers:
            place = len(self.happened) - 1 if note else UNPLACED
            event = Event(kind, rule, seat, card, other, amount, cards, EVERYBODY, SIGNAL, origin, to, cause, place)
            self.noticed(event, self.watchers[kind])

    def noticed(self, event: Event, waiting: tuple[InForce, ...]) -> None:
        """The game's timing: what happens to abilities whose event has occurred."""
        raise NotImplementedError

    # -- what may be known ------------------------------------------------------------------------------------

    def view(self, audience: int | Any, lang: str = "") -> dict[str, Any]:
        """What a seat may know, and nothing else, as plain data that can be written as JSON. -1 is a spectator, -2
        somebody who may know everything. `lang`: with sentences in that language. docs/protocol.md lists every key.

        >>> game = arbitre.new("lorcana", decks=["The Heart of Magic", "Daring and Deception"], seed=7, starting=0)
        >>> view = game.view(0, "en")
        >>> view["decision"]["options"][1]["sentence"]
        'Put Hakuna Matata on the bottom of the deck'
        >>> mine, theirs = (seat["zones"]["hand"] for seat in view["seats"])
        >>> len(mine["cards"]), len(theirs["cards"]), theirs["count"]
        (7, 0, 7)
        """
        self.check_audience(audience)
        told = view(self, audience)
        if lang:
            tell(self, told, audience, lang)
        return told

    def reasons(self, seat: int, lang: str = "") -> list[dict[str, Any]]:
        """Why a seat's cards can't do what their player might want, each with its rule; with `lang`, as sentences.

        >>> game = arbitre.new("lorcana", decks=["The Heart of Magic", "Daring and Deception"], seed=7, starting=0)
        >>> game.apply(0), game.apply(0)
        (None, None)
        >>> reason = game.reasons(0, "en")[0]
        >>> reason["action"], reason["rule"], reason["sentence"]
        ('play', '4.3.2.4', 'That costs 4 ink, and you have 0 ready (rule 4.3.2.4)')
        """
        self.check_audience(seat)
        return reasons(self, seat, lang)

    def view_events(self, audience: int | Any, lang: str = "", since: int = 0) -> list[dict[str, Any]]:
        """What an audience may know of the log, from some place on; with `lang`, with sentences.

        >>> game = arbitre.new("lorcana", decks=["The Heart of Magic", "Daring and Deception"], seed=7, starting=0)
        >>> game.apply(0), game.apply(0)
        (None, None)
        >>> told = game.view_events(0, "en")
        >>> told[-2]["kind"], told[-2]["sentence"]
        ('turn begins', 'Turn 1: your turn')
        """
        self.check_audience(audience)
        told = view_events(self, audience, since)
        if lang:
            tell(self, told, audience, lang)
        return told

    def imagine(self, seat: int, seed: int, guesses: imagining.Guesses | None = None) -> Any:
        """A copy as it might be for all that this seat knows: the rest is dealt anew, chance is another. All players
        that search work on such games, and so can't cheat.

        `guesses`: where a player's deck list is not known, the facts of a deck that their unknown cards come from.

        >>> game = arbitre.new("lorcana", decks=["The Heart of Magic", "Daring and Deception"], seed=7, starting=0)
        >>> imagined = game.imagine(0, seed=1)
        >>> imagined.view(0) == game.view(0)
        True
        >>> imagined == game
        False
        """
        return imagining.imagine(self, seat, seed, guesses)

    def imagine_more(self, seat: int, seed: int) -> None:
        """What else an imagined game has to imagine: a game kept inside this one."""

    def lies_on_table(self, card: int) -> bool:
        """Whether a hidden card lies by itself, with a state of its own, and not in a hand or a deck."""
        return self.zone_kinds[self.zone_of[card]].tabled

    def lots(self, facts: Sequence[Any], owner: list[int]) -> list[int]:
        """Cards of one lot can't be told apart from behind: hidden ones could lie in each other's places."""
        return owner

    def could_lie_there(self, cards: list[int]) -> Mapping[int, Collection[int]]:
        """Which of one player's hidden cards the rules allow in these places on the table, where they allow only
        some."""
        return {}

    def may_look(self, card: int, seat: int) -> bool:
        """Whether a seat may look at a face-down card whenever it likes."""
        return False

    def check_audience(self, audience: object) -> None:
        """Nobody else looks at a game."""
        if type(audience) is not int or not EVERYTHING <= audience < self.number_of_seats:
            seats = f"a seat from 0 to {self.number_of_seats - 1}"
            raise Error(f"who looks on is {seats}, -1 (a spectator) or -2 (who may know everything), not {audience!r}")

    def shown_to(self, audience: int) -> tuple[int, ...]:
        """Cards that audience is being shown at this moment."""
        return ()

    def expose(self) -> None:
        """Cards that lie open as long as something is in force are seen."""

    def view_table(self, audience: int) -> dict[str, Any]:
        """What the game adds to a view for everybody. Cards are told as objects (`view.object_of`)."""
        return {}

    def view_question(self) -> dict[str, Any]:
        """What the game adds about the pending question, for the seat that is asked."""
        return {}

    def picked(self) -> Sequence[int]:
        """The cards picked so far at the pending question, where several are picked one after another."""
        return ()

    def to_pick(self) -> tuple[int, int] | None:
        """There, at least and at most how many are picked in all, as far as it is known beforehand."""
        return None

    def called(self, card: int) -> tuple[str, ...]:
        """What players may call a card when they type."""
        return (self.facts[card].name,)

    def view_seat(self, seat: int) -> dict[str, Any]:
        return {}

    def view_card(self, card: int) -> dict[str, Any]:
        """What the game adds about a card that is known."""
        return {}

    def view_back(self, card: int) -> dict[str, Any]:
        """What the game adds about a card that lies on the table, of which only the back is known."""
        return {}

    def option_cost(self, option: Option) -> dict[str, Any] | None:
        """What an option costs, as far as it is known before it is taken; None where nothing is paid."""
        return None

    def forecast(self, option: Option) -> dict[str, Any] | None:
        """What an option will do if nothing intervenes, where the rules allow working it out."""
        return None

    def wishes(self, seat: int) -> Iterable[Wish]:
        """What a seat might want to do with its cards."""
        return ()

    def because(self, refusal: Refusal | None) -> Refusal | None:
        """A refusal that knows which game it is about, so that it can be put into words."""
        if refusal is not None:
            refusal.game = self
        return refusal

    def describe(self, option: Option) -> str:
        """An option as short text, as records have it and players type it.

        >>> game = arbitre.new("lorcana", decks=["The Heart of Magic", "Daring and Deception"], seed=7, starting=0)
        >>> game.describe(game.decision.options[1])
        'put away Hakuna Matata'
        """
        raise NotImplementedError

    def printed(self, card: int) -> Any:
        """What counts as printed on a card."""
        return self.facts[card]

    def find(self, text: str, seat: int) -> Option | Refusal:
        """The option that such a text means, or why there is none. A text that means nothing is an Error.

        >>> game = arbitre.new("lorcana", decks=["The Heart of Magic", "Daring and Deception"], seed=7, starting=0)
        >>> game.find("put away hakuna", seat=0)
        Option('put away', card=94)
        """
        options = () if self.decision is None else self.decision.options
        for option in options:
            if self.describe(option) == text:
                return option
        action, _, card = text.partition(" ")
        refusal = self.why_not(action, card, seat=seat)
        if refusal is None:
            raise Error(f"{text!r} is not clear; to choose from: {', '.join(map(self.describe, options))}")
        return refusal

    def why_not(self, action: str, *cards: int | str, number: int = 0, seat: int | None = None) -> Refusal | None:
        """None if this action is legal now, else the reason and the rule. Cards are numbers or names; `number` says
        which of several ways is meant, `seat` whose action it is (default: of the seat that is asked).

        >>> game = arbitre.new("lorcana", decks=["The Heart of Magic", "Daring and Deception"], seed=7, starting=0)
        >>> game.apply(0), game.apply(0)
        (None, None)
        >>> game.why_not("end turn")
        >>> print(game.why_not("play", "Yzma - Alchemist"))
        That costs 2 ink, and you have 0 ready (rule 4.3.2.4)
        """
        raise NotImplementedError

    # -- seats -------------------------------------------------------------------------------------------------

    def is_active(self, seat: int) -> bool:
        raise NotImplementedError

    def players(self) -> tuple[int, ...]:
        """All players still in the game, in turn order from the active player."""
        raise NotImplementedError

    def side(self, seat: int) -> tuple[int, ...]:
        """The player and their team-mates."""
        return (seat,)

    def concede(self, seat: int) -> None:
        """A player concedes, at any moment.

        >>> game = arbitre.new("lorcana", decks=["The Heart of Magic", "Daring and Deception"], seed=7, starting=0)
        >>> game.concede(0)
        >>> game
        <Lorcana, turn 0, over: B by concession>
        """
        raise NotImplementedError

    # -- zones -------------------------------------------------------------------------------------------------

    def put(
        self, card: int, seat: int, zone: int, place: int = TOP, face_down: bool = False, openly: bool = False
    ) -> None:
        """Move a card and nothing else: out of the zone it is in, into another, as a new object.

        The last card of a list is the top one. `openly`: everybody who knows the card sees it go. What a change of zone
        means beyond that is up to the game.
        """
        zones = self.zones
        kinds = self.zone_kinds
        old = self.zone_of[card]
        held = self.controller[card]
        sight = kinds[zone].sight
        if sight is FOR_ALL and not face_down:
            self.known_to[card] = EVERYBODY
        else:
            if old >= 0 and not openly and kinds[old].sight is FOR_OWNER:
                knowledge.lose_track(self, card)
            if sight is FOR_OWNER:
                self.known_to[card] |= 1 << seat
            elif (seat, zone) in self.shuffled:
                knowledge.set_apart(self, (card,), seat, zone)
        if old >= 0:
            left = zones[held][old]
            if left[-1] == card:
                left.pop()  # the top card of a deck, mostly
            else:
                left.remove(card)
        if place == BOTTOM:
            zones[seat][zone].insert(0, card)
        else:
            zones[seat][zone].append(card)
        self.zone_of[card] = zone
        if held != seat:
            self.controller = with_row(self.controller, card, seat)
        if self.face_down[card] is not face_down:
            self.face_down = with_row(self.face_down, card, face_down)
        serial = self.next_serial
        self.serial[card] = serial
        self.next_serial = serial + 1

    def turn_face_up(self, card: int) -> None:
        """Where it lies, for everybody to see."""
        self.face_down = with_row(self.face_down, card, False)
        self.known_to[card] = EVERYBODY

    def add_card(self, facts: Any, owner: int) -> int:
        """A card created during the game, in no zone yet. What copies share is not altered."""
        card = len(self.facts)
        enough_for(card + 1)
        self.facts = [*self.facts, facts]
        self.owner = [*self.owner, owner]
        self.lot = [*self.lot, *self.lots([facts], [owner])]
        self.zone_of.append(NO_CARD)
        self.controller = (*self.controller, owner)
        self.serial.append(self.next_serial)
        self.next_serial += 1
        self.known_to.append(EVERYBODY)
        self.face_down = (*self.face_down, False)
        self.exerted.append(False)
        self.damage.append(0)
        self.host.append(NO_CARD)
        self.under.append(())
        self.applied = (*self.applied, ())
        return card

    def shuffle(self, seat: int, zone: int) -> None:
        """Afterwards nobody can tell which object is which."""
        cards = self.zones[seat][zone]
        self.chance.shuffle(cards)
        column = self.serial
        known = self.known_to
        for serial, card in enumerate(cards, self.next_serial):
            column[card] = serial
            known[card] = NOBODY_KNOWS
        self.next_serial += len(cards)
        self.shuffled[seat, zone] = frozenset()


def _short(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return " ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


declare(
    Game,
    apart={
        "cause": "the card whose text is being carried out at this very moment: none, at a question",
        "answers": "who picked what: only a player who proposes a loop looks back at it",
        "happened": "told as far as the rules look back: to the start of the turn",
        "picks": "how the game came here, for its record",
        "turn_from": "a place in the log; what was logged since is told",
        "setup": "how the game was made, for its record: the same in all copies",
        "lot": "follows from what the cards are and whose",
        "asks_all": "how much is asked: the answers lead to the same game",
        "attentive": "how much is asked: the answers lead to the same game",
        "unknown": "worked out anew at every question",
    },
    answer=ANSWER,
    applied=Column(PARTS),
    controller=Column(PLAIN),
    damage=Column(PLAIN),
    decision=PART,
    exerted=Column(PLAIN),
    face_down=Column(PLAIN),
    happened=Log(ROW),
    host=Column(CARD),
    in_force=Table(PLAIN, PARTS),
    known_to=Column(PLAIN),
    serial=Column(SERIAL),
    shuffled=Table(PLAIN, Group(CARD)),
    stack=PARTS,
    under=Column(CARDS),
    watchers=Table(PLAIN, PARTS),
    zone_of=Column(PLAIN),
    zones=Many(Many(CARDS)),
)
