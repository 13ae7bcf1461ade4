"""The legal moves by number, grouped by kind. The end of the turn (or "done", "pass", "no") is always number 0, the
last."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from rich.text import Text

from arbitre.sentences import Speaker
from arbitre.terminal.board import printed_cost
from arbitre.terminal.labels import Labels
from arbitre.terminal.lines import flow
from arbitre.terminal.marks import Marks
from arbitre.terminal.sight import Asked, Card, Sight
from arbitre.terminal.words import Words, simple

TOO_MANY: Final = 60  # more than this are not listed: the player types a name
WHAT: Final = ("kind", "object", "target", "seat", "number")  # fields that say what an option is

ROOMY, TIGHT, TIGHTEST = range(3)
"""How much room a menu takes: with whole texts; with short ones; without a line for each."""


class Moves:
    """How the moves of a game are written in a menu. A game adds what it has of its own."""

    groups: ClassVar[dict[str, str]] = {}  # which group each kind of option is in
    order: ClassVar[tuple[str, ...]] = ()  # of the groups
    zero: ClassVar[tuple[str, ...]] = ()  # the kinds that end something: of several in one question the first is 0
    grouped: ClassVar[tuple[str, ...]] = ()  # the questions whose options are in groups
    sorted: ClassVar[tuple[str, ...]] = ()  # and those whose options are in an order of their own
    one_a_line: ClassVar[tuple[str, ...]] = ()  # groups with long texts

    def __init__(self, sight: Sight, speaker: Speaker, words: Words, labels: Labels, marks: Marks) -> None:
        self.sight = sight
        self.speaker = speaker
        self.words = words
        self.labels = labels
        self.marks = marks
        self.asked: str = sight.question["kind"]
        self._several = {option["same as"] for option in sight.options if "same as" in option}

    def text(self, option: Asked) -> str:
        """Short where the group already says what it is."""
        return self.sentence(option)

    def sentence(self, option: Asked) -> str:
        said: str = option["sentence"]
        return said

    def whose(self, card: Card) -> str:
        """On which side a card is."""
        seat = self.sight.seat_of(card)
        return self.words("is-yours") if seat == self.sight.seat else self.sight.name(seat)

    def brief(self, option: Asked) -> str:
        """For small screens, where there is a shorter way to say it."""
        return ""

    def aimed(self, option: Asked, text: str) -> str:
        """With what it will be done to, where nothing else can be chosen."""
        names = [self.labels.short(card) for number in option.get("only", ()) if (card := self.sight.card(number))]
        return f"{text} {self.marks.arrow} {', '.join(names)}" if text and names else text

    def shared(self, option: Asked) -> str:
        """What several neighbouring options begin with: on the smallest screens it is said once."""
        return ""

    def from_hand(self, option: Asked) -> bool:
        """Whether it is about a card in hand: such moves are in the order of the hand."""
        card = self.card(option)
        return card is not None and self.sight.zone_of(card) == "hand" and self.sight.mine(card)

    def card(self, option: Asked) -> Card | None:
        return self.sight.card(option.get("object"))

    def short(self, option: Asked) -> str:
        """The card an option is about, by its short name."""
        return self._called(option, "object")

    def target(self, option: Asked) -> str:
        """And the other one."""
        return self._called(option, "target")

    def _called(self, option: Asked, which: str) -> str:
        """Where it makes no difference which of several cards it is, the number is not said."""
        card = self.sight.card(option.get(which))
        if card is None:
            return ""
        return self.labels.short(card, numbered=option["place"] not in self._several)

    def place(self, option: Asked) -> tuple[int, int, str]:
        """By kind; cards in hand as the hand shows them."""
        group = self.groups.get(option["kind"], self.order[-1])
        card = self.card(option)
        if card is not None and self.from_hand(option):
            return self.order.index(group), printed_cost(card), self.labels.full(card)
        return self.order.index(group), 0, ""


@dataclass(frozen=True)
class Entry:
    number: int
    place: int  # in the decision's list of options
    group: str
    text: str
    brief: str = ""
    shared: str = ""


class Numbers:
    """The numbers of moves. As long as a turn lasts a move keeps its number, and one that is new gets another."""

    def __init__(self) -> None:
        self._when: object = None
        self._moves: dict[tuple[object, ...], int] = {}  # by what they are
        self._texts: dict[str, int] = {}  # and by what was read: one of two equal cards stands for the other
        self._last = 0

    def given(self, when: object, moves: Sequence[tuple[tuple[object, ...], str]]) -> list[int]:
        """For moves at a question of a turn, each with what it is and how it reads."""
        if when != self._when:
            self._when, self._last = when, 0
            self._moves, self._texts = {}, {}
        known = [self._moves.get(move) for move, _ in moves]
        taken = set(known)
        for place, (move, text) in enumerate(moves):
            number = known[place]
            if number is None:
                number = self._texts.get(text)
                if number is None or number in taken:
                    number = self._last = self._last + 1
                known[place] = number
                taken.add(number)
            self._moves[move] = self._texts[text] = number
        return [number for number in known if number is not None]

    def forget(self) -> None:
        """Begin anew."""
        self._when = None

    def had(self, number: int) -> bool:
        """Whether a move had this number."""
        return 0 < number <= self._last


class Menu:
    """The options of a decision as one seat is shown them."""

    def __init__(self, moves: Moves, numbers: Numbers | None = None) -> None:
        self._moves = moves
        self._numbers = numbers or Numbers()
        self._options = moves.sight.options
        self.typed = len(self._options) > TOO_MANY
        self.entries: list[Entry] = []
        self._places: dict[int, int] = {}  # of every option, the number it is shown under
        self._fill()

    def _fill(self) -> None:
        """Of options that lead to the same position the first."""
        moves = self._moves
        options = [option for option in self._options if "same as" not in option]
        if moves.asked in moves.grouped or moves.asked in moves.sorted:
            options.sort(key=moves.place)
        ending = next((kind for kind in moves.zero if any(one["kind"] == kind for one in options)), "")
        last = next((option for option in options if option["kind"] == ending), None)
        shown = [option for option in options if option is not last]
        texts = [""] * len(shown) if self.typed else [moves.aimed(option, moves.text(option)) for option in shown]
        texts = [
            moves.sentence(option) if text and texts.count(text) > 1 else text  # which no other has
            for option, text in zip(shown, texts, strict=True)
        ]
        numbers = self._numbered(shown, texts)
        for number, option, text in zip(numbers, shown, texts, strict=True):
            group = moves.groups.get(option["kind"], "") if moves.asked in moves.grouped else ""
            self.entries.append(
                Entry(
                    number, option["place"], group, text, moves.aimed(option, moves.brief(option)), moves.shared(option)
                )
            )
        if last is not None:
            self.entries.append(Entry(0, last["place"], "", moves.text(last)))
        shown_as = {entry.place: entry.number for entry in self.entries}
        for option in self._options:
            self._places[option["place"]] = shown_as[option["same as"] if "same as" in option else option["place"]]

    def _numbered(self, options: list[Asked], texts: list[str]) -> list[int]:
        """From 1 on. At the usual questions of a turn, and while picks are for the same purpose, moves keep their
        numbers."""
        moves = self._moves
        if self.typed:
            return list(range(1, len(options) + 1))
        if moves.asked not in moves.grouped and not moves.sight.question["chosen"]:
            self._numbers.forget()
        what = [tuple(option.get(key) for key in WHAT) for option in options]
        return self._numbers.given((moves.sight.turn, moves.asked), list(zip(what, texts, strict=True)))

    # -- reading -----------------------------------------------------------------------------------------------

    def place(self, number: int) -> int | None:
        """The place in the list of options of the move with a number."""
        return next((entry.place for entry in self.entries if entry.number == number), None)

    def number(self, place: int) -> int:
        return self._places[place]

    def is_gone(self, number: int) -> bool:
        """Whether a move that could be made before had this number."""
        return not self.typed and self._numbers.had(number)

    def numbers(self) -> tuple[int, int]:
        """The lowest and the highest."""
        return min(entry.number for entry in self.entries), max(entry.number for entry in self.entries)

    def named(self, text: str) -> list[int]:
        """The options whose words are a text; where there are too many to list them, also those that begin with it."""
        wanted = simple(text)
        words = self._moves.words
        for kind, key in (("yes", "answer-yes"), ("no", "answer-no")):
            meant = [option["place"] for option in self._options if option["kind"] == kind]
            if meant and words.means(key, text):
                return meant
        said = {option["place"]: [simple(way) for way in ways(option)] for option in self._options}
        exact = [place for place, known in said.items() if wanted in known]
        if exact or not self.typed:
            return exact
        return [place for place, known in said.items() if any(way.startswith(wanted) for way in known)]

    def shown(self, place: int) -> str:
        """An option as its sentence says it."""
        return self._moves.sentence(self._options[place])

    def every_way(self) -> dict[str, str]:
        """All that can be typed, each with the sentence of its option."""
        return {way: self._moves.sentence(option) for option in self._options for way in ways(option)}

    # -- drawing -----------------------------------------------------------------------------------------------

    def lines(self, width: int, tight: int = ROOMY) -> list[Text]:
        moves = self._moves
        out: list[Text] = []
        groups: dict[str, list[Entry]] = {}
        for entry in self.entries:
            groups.setdefault(entry.group if entry.number else "0", []).append(entry)
        titles = {group: moves.words(f"group-{group}") if group in moves.order else "" for group in groups}
        start = max((len(title) for title in titles.values() if title), default=0) + 2
        for group, entries in groups.items():
            title = Text(titles[group], style="bold")
            texts = [entry.brief if tight and entry.brief else entry.text for entry in entries]
            if tight < TIGHTEST and ((group in moves.one_a_line and not tight) or _long(texts, width - start)):
                for entry, text in zip(entries, texts, strict=True):
                    number = f"{entry.number:>{len(str(max(one.number for one in entries)))}}"
                    out += flow(title, [_part(number, text)], width, start)
                    title = Text()
            else:
                parts = [_part(str(entry.number), text) for entry, text in zip(entries, texts, strict=True)]
                if tight == TIGHTEST:
                    parts = _said_once(entries, texts)
                out += flow(title, parts, width, start, joint="   ")
        return out


def _said_once(entries: list[Entry], texts: list[str]) -> list[Text]:
    """What several begin with, only before the first of them."""
    out: list[Text] = []
    before = ""
    for entry, text in zip(entries, texts, strict=True):
        part = _part(str(entry.number), text.removeprefix(entry.shared))
        out.append(Text(entry.shared) + part if entry.shared and entry.shared != before else part)
        before = entry.shared
    return out


def _part(number: str, text: str) -> Text:
    return Text.assemble((number, "bold yellow"), " ", text)


def _long(texts: Sequence[str], room: int) -> bool:
    """Whether these read better one under the other."""
    return len(texts) <= 6 and any(len(text) > room // 2 for text in texts)


def ways(option: Asked) -> list[str]:
    """How an option can be typed; the first is how it is shown. Names are also known as the pool has them."""
    command: str = option["command"]
    return [option["sentence"], command, command.removeprefix(f"{option['kind']} ")]
