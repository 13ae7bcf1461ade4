"""What scenarios of every game have in common: laying cards, making moves, and seeing them refused."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from arbitre.games import registry
from arbitre.kernel.decision import Option, Reason, Refusal
from arbitre.kernel.error import BadScenario, Error, NotAsked
from arbitre.kernel.event import SIGNAL
from arbitre.scenario.words import AT_THE_TABLE, SEATS, SEEN, Word, Words, check_table, check_value, known, one_of

NOT_AN_OPTION = "not-an-option"
MOST_SILENT = 100
"""This many questions that were not asked are gone through; no move is followed by more."""


class Move:
    """One move of a script: whose, what, and whether a rule must refuse it. `window` says at which opportunity it is
    made, in games where there are several."""

    def __init__(self, seat: str, text: str, refused: str | None = None, window: str = "") -> None:
        self.seat = seat
        self.text = text
        self.refused = refused
        self.window = window


Row = tuple[Any, int, int, dict[str, Any]]
"""A card of a position: its facts, seat, zone, and what the file says of it."""


class Scenario:
    """A game laid out as a scenario says, and the questions a scenario may ask of it."""

    game: Any
    data: dict[str, Any]
    pool: Any
    rows: list[Row]
    seats: int
    before: Any = None
    earlier: Any = None
    """The game before the move that is being made, and before the last one that was made."""

    head: ClassVar[Words] = {}
    """What a file of this game may say besides what files of all games may."""
    steps: ClassVar[tuple[str, ...]]
    """Where a scenario may begin: the usual place first."""
    windows_named: ClassVar[tuple[str, ...]] = ()
    """What `window` in a [[do]] may be, in games with windows."""
    seat_words: ClassVar[Words]
    card_words: ClassVar[Words]
    """What it may say about a seat, and about a card."""
    table_reads: ClassVar[Words] = {}
    seat_reads: ClassVar[Words]
    card_reads: ClassVar[Words]
    """What can be expected of the table, of a seat and of a card."""
    keywords: ClassVar[frozenset[str]]
    """Those that a card can have."""
    card_data: ClassVar[Any]
    """What a card of the file's own is read as."""
    reads_text: ClassVar[bool] = True
    """Whether such a card may have its abilities as text."""
    given: ClassVar[tuple[Any, ...]] = ()
    """Cards that a position has though the file does not speak of them."""
    not_asked: ClassVar[Reason]
    """Why somebody who is not asked does not answer."""
    in_play: ClassVar[tuple[int, ...]]
    """The zones whose cards are in play, for goals."""
    pile: ClassVar[str] = "deck"
    """The word of a seat for the pile it draws from."""
    nearer: ClassVar[tuple[tuple[int, str, int], ...]]
    """What says how near the first seat is to winning: a number of a seat (`seat_reads`), and what it is then."""

    # -- what differs from game to game ------------------------------------------------------------------------

    def name(self, card: int) -> str:
        raise NotImplementedError

    def find_in(self, game: Any, seat: int, text: str) -> Option | Refusal:
        """The option of a game's pending question that a text means, or why it is not one."""
        raise NotImplementedError

    def settle(self, following: Move | None) -> None:
        """What happens by itself before the next move of the script (or its end, if there is none)."""

    def impossible(self, game: Any) -> Iterable[str]:
        """What is impossible in the position that was laid, and why, with the rule. Asked before the game goes on."""
        return ()

    def read_seat(self, seat: int, field: str) -> Any:
        """Something of a seat that `seat_reads` has."""
        raise NotImplementedError

    def read_card(self, subject: str, field: str, what: str) -> Any:
        """Something of a card that `card_reads` has, or the number of a keyword."""
        raise NotImplementedError

    def read_table(self, what: str) -> Any:
        """Something that `table_reads` has."""
        raise NotImplementedError

    def meant(self, name: str) -> list[int]:
        """All cards a name can mean, those on the table first."""
        raise NotImplementedError

    @classmethod
    def written(cls, game: Any) -> dict[str, Any]:
        """What a file says that lays out this game as it is: for a seat that could take an action of its turn. What
        is in force only for a while, and what has been done this turn, a file can't say."""
        raise NotImplementedError

    @classmethod
    def shown_to(cls, seat: str, told: dict[str, Any]) -> dict[str, Any]:
        """What such a file says, without what that seat does not know."""
        raise NotImplementedError

    @classmethod
    def may_lie_in_deck(cls, card: Any) -> bool:
        """Whether a card can lie in the pile one draws from."""
        return True

    def with_number(self, seat: int, field: str, number: int) -> dict[str, Any]:
        """What the file says, with another number of a seat."""
        letter = SEATS[seat]
        return {**self.data, letter: {**self.data.get(letter, {}), field: number}}

    def in_order(self, what: str) -> bool:
        """Whether the order of a list counts."""
        return what.endswith(".deck")

    def cards_in(self, seat: int, zone: str) -> list[int] | None:
        index = self.game.zone_index.get(zone)
        return None if index is None else list(self.game.zones[seat][index])

    def names_in(self, seat: int, zone: str) -> list[str] | None:
        cards = self.cards_in(seat, zone)
        return None if cards is None else [self.name(card) for card in cards]

    # -- the position ------------------------------------------------------------------------------------------

    def seat_table(self, seat: int) -> dict[str, Any]:
        """What the file says of a seat."""
        return check_table(f"[{SEATS[seat]}]", self.data.get(SEATS[seat], {}), self.seat_words)

    def card_table(self, entry: Any, seat: int, place: str) -> dict[str, Any]:
        """What it says about a card laid under a word of a seat: at least which one it is."""
        states: Any = {"card": entry} if isinstance(entry, str) else entry
        where = f"[{SEATS[seat]}] {place}".rstrip()
        if not isinstance(states, dict) or "card" not in states:
            raise BadScenario(f"{where}: {entry}: a card is a name or a table with `card` and {known(self.card_words)}")
        where = f"{where}: {states['card']}"
        check_table(where, states, self.card_words)
        for word in states:
            places, rule = self.card_words[word].places, self.card_words[word].rule
            if places and place not in places:
                why = f" (rule {rule})" if rule else ""
                raise BadScenario(f"{where}: `{word}` can be said only of cards under {', '.join(places)}{why}")
        told: dict[str, Any] = states
        return told

    def add(self, entry: Any, seat: int, zone: int, place: str) -> dict[str, Any]:
        """Lay a card, or several of a kind, that the file names under this word of a seat. What it says of it."""
        states = self.card_table(entry, seat, place)
        for _ in range(states.get("count", 1)):
            self.rows.append((self.pool.facts(states["card"]), seat, zone, states))
        return states

    def set_turn(self, game: Any) -> int:
        """Which turn it is, and whose: that seat."""
        game.turn = self.data.get("number", 3)
        game.starting = self.seat_named(self.data.get("starting", "A"))
        game.active = self.seat_named(self.data.get("turn", "A"))
        active: int = game.active
        return active

    def step(self) -> str:
        """Where the scenario begins."""
        step: str = self.data.get("step", self.steps[0])
        check_value("step", step, one_of(*self.steps))
        return step

    def seat_or_none(self, word: str) -> int | None:
        return self.seat_named(self.data[word]) if word in self.data else None

    def must_be_possible(self, game: Any) -> None:
        """A position that no game can reach is a mistake in the file."""
        for fault in self.impossible(game):
            raise BadScenario(f"impossible: {fault}")

    # -- moves -------------------------------------------------------------------------------------------------

    def make(self, move: Move) -> Refusal | None:
        """Make a move, or say which rule refuses it; then nothing has changed."""
        text = " ".join(move.text.split())
        if text.startswith("pick ") and text[5:].isdecimal():
            option = self.at_place(self.seat_named(move.seat), text[5:])
            self.earlier = self.game.copy()
            self.game.apply(option)
            return None
        self.before = self.game.copy()
        found = self.carry_out(move, text)
        if found is None:
            self.earlier = self.before
        else:
            self.game = self.before
        return found

    def carry_out(self, move: Move, text: str) -> Refusal | None:
        """Make a move, or say what refuses it; whatever it has changed by then is undone."""
        found = self.find(self.seat_named(move.seat), text, move.refused)
        if isinstance(found, Refusal):
            return found
        self.game.apply(found)
        return None

    def find(self, seat: int, text: str, refused: str | None = None) -> Option | Refusal:
        """The option a text means, or why it is not one; if it should be `refused`, also where it would answer a
        question that was not asked, or not of that seat."""
        try:
            found = self._by_text(seat, text) or self.find_in(self.game, seat, text)
        except NotAsked:
            if refused is None:
                raise
            return self.unasked(seat, text, refused) or Refusal(self.not_asked)
        if refused is not None and isinstance(found, Refusal) and found.key == NOT_AN_OPTION:
            return self.unasked(seat, text, refused) or found
        return found

    def _by_text(self, seat: int, text: str) -> Option | None:
        """Of several abilities of a card the one that says this in any language of the game: `resolve X: draw`."""
        head, _, words = text.partition(": ")
        decision = self.game.decision
        entry = registry.entry(self.game.name)
        if not words or words.isdecimal() or decision is None or decision.seat != seat or not entry.texts:
            return None
        verb, _, card = head.partition(" ")
        texts = entry.load("texts")
        fitting = [
            option
            for option in decision.options
            if option.kind == verb
            and self.is_meant(option.card, card)
            and any(
                words.casefold() in (texts.option(self.game, option, lang) or "").casefold() for lang in entry.languages
            )
        ]
        return fitting[0] if len(fitting) == 1 else None

    def is_meant(self, card: int, text: str) -> bool:
        """Whether a card is one that a text can mean."""
        raise NotImplementedError

    def unasked(self, seat: int, text: str, refused: str, earlier: Any = None) -> Refusal | None:
        """What refuses an answer to a question that was not asked because it had only one: the last move is made again
        in a game that asks everything. If there are several such questions, the one at which this rule refuses it is
        meant."""
        before = self.earlier if earlier is None else earlier
        if before is None:
            return None
        twin = before.copy()
        twin.asks_all = True
        made = [(who, option.key()) for who, option in list(self.game.answers)[len(before.answers) :]]
        first: Refusal | None = None
        for _ in range(MOST_SILENT):
            decision = twin.decision
            if decision is None:
                break
            picked = next((o for o in decision.options if made and (decision.seat, o.key()) == made[0]), None)
            if picked is not None:
                del made[0]
            elif made or not self._stands_at(decision):
                found = self._answered(twin, seat, text) if decision.seat == seat else None
                if isinstance(found, Refusal) and found.key != NOT_AN_OPTION:
                    first = first or found
                    if found.rule == refused:
                        return found
                picked = decision.options[0]
            else:
                break
            twin.apply(picked)
        return first

    def _answered(self, game: Any, seat: int, text: str) -> Option | Refusal | None:
        """None where the text is no answer to such a question at all."""
        try:
            return self.answer_in(game, seat, text)
        except Error:
            return None

    def answer_in(self, game: Any, seat: int, text: str) -> Option | Refusal:
        """An answer in another game than the scenario's own."""
        return self.find_in(game, seat, text)

    def _stands_at(self, decision: Any) -> bool:
        """Whether this is the question at which the game stands."""
        here = self.game.decision
        return here is not None and (here.seat, here.kind) == (decision.seat, decision.kind)

    def legal(self, text: str) -> Refusal | None:
        """None if the seat that is asked could make this move now."""
        found = self.find(self.game.decision.seat, text)
        return found if isinstance(found, Refusal) else None

    def at_place(self, seat: int, place: str) -> Option:
        """The option at a place in the list, from 1: exact where several options read alike."""
        decision = self.game.decision
        if decision is None or decision.seat != seat:
            raise BadScenario(f"pick {place}: seat {SEATS[seat]} is not asked")
        if not place.isdecimal() or not 1 <= int(place) <= len(decision.options):
            raise BadScenario(f"pick {place}: a number from 1 to {len(decision.options)}")
        option: Option = decision.options[int(place) - 1]
        return option

    def concede(self, seat: str) -> None:
        self.game.concede(self.seat_named(seat))

    def propose_loop(self, words: str) -> None:
        """The last picks again: how many of them, and how many times."""
        length, _, times = words.partition(" ")
        if not (length.isdecimal() and times.isdecimal()):
            raise BadScenario(f"loop {words}: how many picks, and how many times, such as loop 2 10")
        if not hasattr(self.game, "propose_loop"):
            raise BadScenario(f"loop {words}: nobody proposes loops in {self.game.name}")
        self.game.propose_loop(int(length), int(times))

    def next_game(self) -> None:
        raise BadScenario("next game: only in a match")

    def seat_named(self, seat: str) -> int:
        if len(seat) != 1 or seat not in SEATS[: self.seats]:
            raise BadScenario(f"there is no seat {seat!r}; there are: {', '.join(SEATS[: self.seats])}")
        return SEATS.index(seat)

    # -- saying what is there ----------------------------------------------------------------------------------

    def describe(self, option: Option) -> str:
        text: str = self.game.describe(option)
        return text

    def question(self) -> str:
        decision = self.game.decision
        if decision is None:
            return "nothing: the game is over"
        options = "; ".join(self.describe(option) for option in decision.options[:40])
        return f"{SEATS[decision.seat]}, {decision.kind} [{options}]"

    def open_question(self) -> str:
        """What is being asked, if it is not simply the next turn action."""
        decision = self.game.decision
        if decision is None or decision.kind == "turn action":
            return ""
        return self.question()

    def log(self) -> list[str]:
        lines = []
        for event in self.game.events:
            if event.word == SIGNAL:
                continue
            parts = [SEATS[event.seat] if event.seat >= 0 else "", event.kind]
            if event.card >= 0:
                parts.append(self.name(event.card))
            if event.other >= 0:
                parts.append(f"/ {self.name(event.other)}")
            if event.amount:
                parts.append(f"({event.amount}{' ' + event.word if event.word else ''})")
            line = f"{' '.join(part for part in parts if part)} [{event.rule}]"
            if len(event.cards) > 1:
                line += ": " + ", ".join(self.name(c) if c >= 0 else "facedown card" for c in event.cards)
            lines.append(line)
        return lines

    def told(self, seat: int) -> list[str]:
        """The log as that seat reads it: English sentences, without what is hidden from it."""
        return [event["sentence"] for event in self.game.view_events(seat, "en") if event.get("sentence")]

    @classmethod
    def glossary(cls) -> Iterable[tuple[str, str, str]]:
        """Words of the ability language that the book has others for: the word, the book's, and its English."""
        return ()

    # -- what can be expected ----------------------------------------------------------------------------------

    @classmethod
    def of_the_table(cls) -> Words:
        return {**AT_THE_TABLE, **cls.table_reads}

    @classmethod
    def of_a_seat(cls) -> Words:
        return {**SEEN, **cls.seat_reads}

    @classmethod
    def of_a_card(cls, field: str) -> Word | None:
        """What a card has under this word; a keyword is a number."""
        return cls.card_reads.get(field) or (cls.card_reads.get("KEYWORD") if field in cls.keywords else None)
