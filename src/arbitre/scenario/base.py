"""What scenarios of every game have in common: making moves, and comparing a game with what is expected of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import msgspec

from arbitre.ability.language import Language
from arbitre.ability.references import unexplained
from arbitre.kernel.decision import Option, Refusal
from arbitre.kernel.error import BadScenario
from arbitre.kernel.event import SIGNAL
from arbitre.kernel.knowledge import knows, sees

SEATS = "ABCDEFGH"
ASKED_WORDS = ("seat", "kind", "options")
Data = TypeVar("Data")


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


def own_card(table: dict[str, Any], language: Language, data: type[Data]) -> Data:
    """A card that exists only in the file, with ability trees (`abilities`)."""
    try:
        return language.convert(table, data)
    except msgspec.ValidationError as fault:
        raise BadScenario(f"[[card]]: {fault}") from fault


def own_cards(
    tables: Iterable[dict[str, Any]],
    language: Language,
    data: type[Data],
    compiled: Callable[[Data, str | list[str], list[Data]], tuple[Any, ...]],
) -> list[Data]:
    """The cards that exist only in the file, with ability trees or with text (`text`) to be `compiled`: given the card,
    its text, and the cards before it."""
    made: list[Data] = []
    for table in tables:
        card: Any = own_card({name: value for name, value in table.items() if name != "text"}, language, data)
        if table.get("text"):
            card = msgspec.structs.replace(card, abilities=(*card.abilities, *compiled(card, table["text"], made)))
        for fault in unexplained(card.abilities, language):
            raise BadScenario(f"[[card]] {table.get('name')}: {fault}")
        made.append(card)
    return made


class Scenario:
    """A game laid out as a scenario says, and the questions a scenario may ask of it."""

    game: Any
    data: dict[str, Any]
    pool: Any
    rows: list[Row]
    seats: int
    head: frozenset[str] = frozenset()
    """What a file of this game may say beside its seats, moves, expectations and cards."""
    seat_words: frozenset[str] = frozenset()
    card_words: frozenset[str] = frozenset()
    """What it may say of a seat, and of a card."""

    # -- what differs from game to game ------------------------------------------------------------------------

    def name(self, card: int) -> str:
        raise NotImplementedError

    def describe(self, option: Option) -> str:
        text: str = self.game.describe(option)
        return text

    def find(self, seat: int, text: str) -> Option | Refusal:
        """The option a text means, or why it is not one."""
        raise NotImplementedError

    def settle(self, following: Move | None) -> None:
        """What goes by itself before the next move of the script (or its end, if there is none)."""

    def read_seat(self, seat: int, field: str) -> Any:
        """Something of a seat; None if a seat has no such field."""
        raise NotImplementedError

    def read_card(self, subject: str, field: str, what: str) -> Any:
        raise NotImplementedError

    def read_table(self, what: str) -> Any:
        """Something that is nobody's and no card's; None if there is no such thing."""
        return None

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
        table: dict[str, Any] = self.data.get(SEATS[seat], {})
        unknown = set(table) - self.seat_words
        if unknown:
            known = ", ".join(sorted(self.seat_words))
            raise BadScenario(f"[{SEATS[seat]}]: unknown: {', '.join(sorted(unknown))}; known: {known}")
        return table

    def card_table(self, entry: Any) -> dict[str, Any]:
        """What it says of a card: at least which one it is."""
        states: dict[str, Any] = {"card": entry} if isinstance(entry, str) else dict(entry)
        if set(states) - self.card_words or "card" not in states:
            known = ", ".join(sorted(self.card_words))
            raise BadScenario(f"{entry}: a card is a name or a table with `card` and {known}")
        return states

    def add(self, entry: Any, seat: int, zone: int) -> dict[str, Any]:
        """Lay a card, or several of a kind. What the file says of it."""
        states = self.card_table(entry)
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

    # -- moves -------------------------------------------------------------------------------------------------

    def make(self, move: Move) -> Refusal | None:
        """Make a move, or say which rule refuses it; then nothing has changed."""
        seat = self.seat_named(move.seat)
        if move.text.startswith("pick ") and move.text[5:].isdecimal():
            self.game.apply(self.at_place(seat, move.text[5:]))
            return None
        found = self.find(seat, move.text)
        if isinstance(found, Refusal):
            return found
        self.game.apply(found)
        return None

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

    def next_game(self) -> None:
        raise BadScenario("next game: only in a match")

    def seat_named(self, seat: str) -> int:
        if len(seat) != 1 or seat not in SEATS[: self.seats]:
            raise BadScenario(f"there is no seat {seat!r}")
        return SEATS.index(seat)

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

    # -- comparing ---------------------------------------------------------------------------------------------

    def compare(self, what: str, value: Any) -> str:
        """Nothing if it is as expected, else what was expected and what is there."""
        if what in ("log", "log_not"):
            return _compare_log(self.log(), value, what == "log")
        if what.endswith((".log", ".log_not")):
            letter, _, verb = what.partition(".")
            return _compare_log(self.told(self.seat_named(letter)), value, verb == "log")
        if what in ("can", "cannot"):
            return self._compare_moves(what, value)
        if what == "asked":
            return self._compare_question(value)
        if what.endswith((".sees", ".sees_not", ".knows", ".knows_not")):
            return self._compare_sight(what, value)
        found = self._read(what)
        if isinstance(found, list) and isinstance(value, list):
            there, wanted = (found, value) if self.in_order(what) else (sorted(found), sorted(value))
            alike = len(there) == len(wanted) and all(same(f, v) for f, v in zip(there, wanted, strict=True))
        elif isinstance(found, str) and isinstance(value, str):
            alike = same(found, value)
        else:
            alike = type(found) is type(value) and found == value
        return "" if alike else f"expected {value!r}, but it is {found!r}"

    def _compare_question(self, wanted: dict[str, Any]) -> str:
        """The pending question, as far as the file speaks of it; options in any order."""
        found = self._asked()
        for key, value in wanted.items():
            if key not in ASKED_WORDS:
                raise BadScenario(f"asked: {key!r} is not one of {', '.join(ASKED_WORDS)}")
            there = found.get(key)
            if (sorted(there) != sorted(value)) if isinstance(value, list) and there is not None else there != value:
                return f"expected {key} = {value!r}, but it is {there!r}"
        return ""

    def _asked(self) -> dict[str, Any]:
        decision = self.game.decision
        if decision is None:
            return {}
        return {
            "seat": SEATS[decision.seat],
            "kind": decision.kind,
            "options": [self.describe(option) for option in decision.options],
        }

    def _compare_sight(self, what: str, wanted: list[str]) -> str:
        """Names of cards that a seat sees, or does not see, where they are now; or knows to be there, or does not."""
        letter, _, verb = what.partition(".")
        if letter not in SEATS[: self.seats]:
            raise BadScenario(f"{what!r}: there is no seat {letter!r}")
        game = self.game
        test = sees if verb.startswith("sees") else knows
        found = sorted({self.name(c) for c in range(len(game.facts)) if test(game, c, SEATS.index(letter))})
        for name in wanted:
            if any(same(there, name) for there in found) == verb.endswith("_not"):
                return f"{name!r}: that seat {verb.removesuffix('_not')} {found}"
        return ""

    def _compare_moves(self, what: str, wanted: Any) -> str:
        if self.game.decision is None:
            return "the game is over"
        for text in wanted:
            found = self.legal(text)
            if what == "can" and found is not None:
                return f"{text!r} is refused by rule {found.rule} ({found.key})"
            if what == "cannot" and found is None:
                return f"{text!r} is legal"
            if what == "cannot" and found is not None and found.rule != wanted[text]:
                return f"{text!r} is refused by rule {found.rule} ({found.key}), not by {wanted[text]}"
        return ""

    def _read(self, what: str) -> Any:
        game = self.game
        result = game.result
        if what == "over":
            return game.over
        if what == "winner":
            return "" if result is None else "".join(SEATS[seat] for seat in result.winners)
        if what == "reason":
            return "" if result is None else result.reason
        if what == "active":
            return SEATS[game.active]
        if what == "turn":
            return game.turn
        found = self.read_table(what)
        if found is not None:
            return found
        subject, _, field = what.rpartition(".")
        if not subject:
            raise BadScenario(f"{what!r} is nothing that can be expected")
        if subject in tuple(SEATS[: self.seats]):
            found = self.read_seat(SEATS.index(subject), field)
            if found is None:
                raise BadScenario(f"{what!r}: a seat has no {field!r}")
            return found
        if subject[0] in SEATS[: self.seats] and subject[1] == "." and field == "count":
            cards = self.cards_in(SEATS.index(subject[0]), subject[2:])
            if cards is not None:
                return len(cards)
        return self.read_card(subject, field, what)


def same(found: str, wanted: str) -> bool:
    """A name may be shortened to a clear beginning."""
    return found == wanted or found.casefold().startswith(wanted.casefold())


def _compare_log(lines: list[str], wanted: list[str], there: bool) -> str:
    """Each of these appears in the log, in this order; or none of them does."""
    if not there:
        found = [line for line in lines for text in wanted if text in line]
        return f"in the log: {found}" if found else ""
    rest = iter(lines)
    for want in wanted:
        if not any(want in line for line in rest):
            return f"{want!r} is not in the log (in this order):\n    " + "\n    ".join(lines)
    return ""
