"""The legal moves by number, grouped by kind. The end of the turn (or "done", "pass", "no") is always number 0, the
last."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from rich.text import Text

from arbitre.kernel.decision import NO_CARD, Decision, Option
from arbitre.sentences import Speaker
from arbitre.terminal.labels import Labels
from arbitre.terminal.lines import flow
from arbitre.terminal.marks import Marks
from arbitre.terminal.words import Words, simple

TOO_MANY: Final = 60  # more than this are not listed: one types a name


class Moves:
    """How the moves of a game are written in a menu. A game adds what it has of its own."""

    groups: ClassVar[dict[str, str]] = {}  # in which group each kind of option stands
    order: ClassVar[tuple[str, ...]] = ()  # of the groups
    zero: ClassVar[tuple[str, ...]] = ()  # the kinds that end something: of several in one question the first is 0
    grouped: ClassVar[tuple[str, ...]] = ()  # the questions whose options stand in groups
    sorted: ClassVar[tuple[str, ...]] = ()  # and those whose options stand in an order of their own
    one_a_line: ClassVar[tuple[str, ...]] = ()  # groups with long texts

    def __init__(self, game: Any, speaker: Speaker, words: Words, labels: Labels, marks: Marks) -> None:
        self.game = game
        self.speaker = speaker
        self.words = words
        self.labels = labels
        self.marks = marks

    def text(self, option: Option) -> str:
        """Short where the group already says what it is."""
        return self.speaker.option(self.game, option)

    def brief(self, option: Option) -> str:
        """For small screens, where there is a shorter way to say it."""
        return ""

    def from_hand(self, option: Option) -> bool:
        """Whether it is about a card in hand: such moves stand in the order of the hand."""
        return False

    def place(self, option: Option) -> tuple[int, int, str]:
        """By kind; cards in hand as the hand shows them."""
        group = self.groups.get(option.kind, self.order[-1])
        if self.from_hand(option):
            return self.order.index(group), self.game.facts[option.card].cost, self.labels.full(option.card)
        return self.order.index(group), 0, ""

    def alike(self, option: Option) -> tuple[object, ...]:
        """Copies of a card outside play can't be told apart: they are one entry."""
        game = self.game
        card: object = option.card
        if option.card != NO_CARD and not self.in_play(option.card) and not game.face_down[option.card]:
            card = game.facts[option.card].key
        return (option.kind, card, option.target, option.number)

    def in_play(self, card: int) -> bool:
        zones = self.game.zone_groups.get("play", ("play",))
        return any(self.game.zone_of[card] == self.game.zone_index[zone] for zone in zones)


@dataclass(frozen=True)
class Entry:
    number: int
    place: int  # in the decision's list of options
    group: str
    text: str
    brief: str = ""


class Menu:
    """The options of a decision as one seat is shown them."""

    def __init__(self, moves: Moves, decision: Decision) -> None:
        self._moves = moves
        self.typed = len(decision.options) > TOO_MANY
        self.entries: list[Entry] = []
        self._places: dict[int, int] = {}  # of every option, the number it is shown under
        self._fill(decision)

    def _fill(self, decision: Decision) -> None:
        moves = self._moves
        options = list(enumerate(decision.options))
        if decision.kind in moves.grouped or decision.kind in moves.sorted:
            options.sort(key=lambda pair: moves.place(pair[1]))
        alike: dict[tuple[object, ...], int] = {}
        ending = next((kind for kind in moves.zero if any(one.kind == kind for one in decision.options)), "")
        last: Entry | None = None
        for place, option in options:
            if option.kind == ending:
                last = Entry(0, place, "", moves.text(option))
                self._places[place] = 0
                continue
            number = alike.setdefault(moves.alike(option), len(alike) + 1)
            self._places[place] = number
            if number > len(self.entries):
                group = moves.groups.get(option.kind, "") if decision.kind in moves.grouped else ""
                text = "" if self.typed else moves.text(option)
                self.entries.append(Entry(number, place, group, text, moves.brief(option)))
        if last is not None:
            self.entries.append(last)

    # -- reading -----------------------------------------------------------------------------------------------

    def place(self, number: int) -> int | None:
        """The place in the list of options of what stands under a number."""
        return next((entry.place for entry in self.entries if entry.number == number), None)

    def number(self, place: int) -> int:
        return self._places[place]

    def numbers(self) -> tuple[int, int]:
        """The lowest and the highest."""
        return min(entry.number for entry in self.entries), max(entry.number for entry in self.entries)

    def named(self, text: str, decision: Decision) -> list[int]:
        """The options whose words are a text; where there are too many to list them, also those that begin with it."""
        wanted = simple(text)
        words = self._moves.words
        for kind, key in (("yes", "answer-yes"), ("no", "answer-no")):
            meant = [place for place, option in enumerate(decision.options) if option.kind == kind]
            if meant and words.means(key, text):
                return meant
        said = [[simple(way) for way in self.ways(option)] for option in decision.options]
        exact = [place for place, ways in enumerate(said) if wanted in ways]
        if exact or not self.typed:
            return exact
        return [place for place, ways in enumerate(said) if any(way.startswith(wanted) for way in ways)]

    def ways(self, option: Option) -> list[str]:
        """How an option can be typed; the first is how it is shown. Names are known in English as well."""
        game = self._moves.game
        shown = self._moves.speaker.option(game, option)
        return [shown, game.names[option.number]] if option.kind == "name" else [shown]

    # -- drawing -----------------------------------------------------------------------------------------------

    def lines(self, width: int, brief: bool = False) -> list[Text]:
        moves = self._moves
        out: list[Text] = []
        groups: dict[str, list[Entry]] = {}
        for entry in self.entries:
            groups.setdefault(entry.group if entry.number else "0", []).append(entry)
        titles = {group: moves.words(f"group-{group}") if group in moves.order else "" for group in groups}
        start = max((len(title) for title in titles.values() if title), default=0) + 2
        for group, entries in groups.items():
            title = Text(titles[group], style="bold")
            texts = [entry.brief if brief and entry.brief else entry.text for entry in entries]
            if (group in moves.one_a_line and not brief) or _long(texts, width - start):
                for entry, text in zip(entries, texts, strict=True):
                    number = f"{entry.number:>{len(str(entries[-1].number))}}"
                    out += flow(title, [_part(number, text)], width, start)
                    title = Text()
            else:
                parts = [_part(str(entry.number), text) for entry, text in zip(entries, texts, strict=True)]
                out += flow(title, parts, width, start, joint="   ")
        return out


def _part(number: str, text: str) -> Text:
    return Text.assemble((number, "bold yellow"), " ", text)


def _long(texts: Sequence[str], room: int) -> bool:
    """Whether these read better one under the other."""
    return len(texts) <= 6 and any(len(text) > room // 2 for text in texts)
