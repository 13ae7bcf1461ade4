"""The board as lines of text: what every player has, what is in play as it counts now, the seat's own hand. Only what
the seat sees is drawn, from its view: cards in play and in discards lie open, the hand is its own, cards of hidden
zones appear while they are being shown. Nothing is told by colour alone. What is the same in every game is here; a
game's own board says what its players have and how its cards lie.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from rich.text import Text

from arbitre.sentences import Speaker
from arbitre.terminal.labels import Labels
from arbitre.terminal.lines import cut, flow, fold, pad
from arbitre.terminal.marks import Marks
from arbitre.terminal.sight import Card, Sight
from arbitre.terminal.words import Words

LEAST_STATE = 22  # columns for the words after the numbers


class Board(ABC):
    """One seat's sight of a game, drawn in a number of columns."""

    def __init__(self, sight: Sight, speaker: Speaker, words: Words, marks: Marks, width: int) -> None:
        self.sight = sight
        self.seat = sight.seat
        self.speaker = speaker
        self.words = words
        self.marks = marks
        self.width = width
        self.labels = Labels(sight)

    @abstractmethod
    def lines(self, detail: int = 0) -> list[Text]:
        """The whole board. `detail` 1: with the text of the cards in hand; 2: also of those in play; -1: with a hand
        that takes little room; -2: the same for all cards in play; -3: what a player has in play on one line."""

    def name(self, seat: int) -> str:
        return self.sight.name(seat)

    def seats(self) -> list[int]:
        """The players from top to bottom: the seat itself is the last."""
        there = self.sight.players()
        others = [seat for seat in there if seat != self.seat]
        others.sort(key=lambda seat: (seat - self.seat) % len(self.sight.sides))
        return [*others, self.seat] if self.seat in there else others

    def is_active(self, seat: int) -> bool:
        return bool(self.sight.sides[seat]["active"])

    def when(self) -> str:
        """The turn, and whose it is."""
        words = self.words
        if self.sight.turn == 0:
            return words("before-first-turn")
        active = next((seat for seat in self.sight.players() if self.is_active(seat)), self.seat)
        whose = words("your-turn") if self.is_active(self.seat) else words("turn-of", player=self.name(active))
        return f"{words('turn', turn=self.sight.turn)}, {whose}"

    def seed(self, room: int) -> str:
        """The seed, where there is room for it."""
        seed = self.sight.seed
        told = "" if seed is None else self.words("seed", seed=str(seed))
        return f"{told:>{room}}" if told and len(told) <= room else ""

    def side_title(self, seat: int) -> Text:
        """A player's name, and a sign where it is their turn."""
        here = self.marks.here if self.is_active(seat) and self.sight.turn else " "
        who = self.words("is-you" if seat == self.seat else "is-computer", name=self.name(seat))
        style = "bold cyan" if seat == self.seat else "bold magenta"
        return Text(f"{here} {cut(who, self.width // 2, self.marks)} ", style=style)


class TableBoard(Board):
    """A board whose cards are in a table: each with a name, a cost, three numbers and words."""

    heads: ClassVar[tuple[str, str, str]]
    """The heading of the three numbers."""
    counts_from: ClassVar[int | None] = None
    """The column where the lines that say what a player has go on; None: under where they began."""

    def __init__(self, sight: Sight, speaker: Speaker, words: Words, marks: Marks, width: int) -> None:
        super().__init__(sight, speaker, words, marks, width)
        self._detail = 0
        self._cost_width = max(self.widest_cost(), len(words("head-cost")))
        self._stat_widths = [len(words(head)) + 2 for head in self.heads]  # a space before, a sign of change after
        numbers = self._cost_width + sum(self._stat_widths)
        longest = max(self._longest() + 2, len(self.when()) + 1)
        self._name_width = max(16, min(longest, width - numbers - self._state_width()))

    # -- what a game's own board says ----------------------------------------------------------------------------

    @abstractmethod
    def counts(self, seat: int) -> list[str]:
        """What a player has, in numbers."""

    @abstractmethod
    def table(self, seat: int) -> list[Text]:
        """A player's cards in play."""

    @abstractmethod
    def hand_title(self) -> str: ...

    @abstractmethod
    def in_hand(self, card: Card) -> tuple[str, list[str]]:
        """The cost of a card in hand as it is written there, and its three numbers."""

    @abstractmethod
    def about(self, card: Card) -> list[str]:
        """What there is to say about a card in hand besides its numbers."""

    @abstractmethod
    def state(self, card: Card) -> list[str]:
        """What there is to say about a card in play besides its numbers."""

    def piles(self, seat: int) -> list[str]:
        """How many cards lie where they do not have lines of their own; the discard is the last."""
        piles = (("count-hand", "hand"), ("count-deck", "deck"), ("count-discard", "discard"))
        return [self.words(said, number=self.sight.count(seat, zone)) for said, zone in piles]

    def in_rows(self, seat: int) -> list[Card]:
        """The cards in play that have a line of their own."""
        return self.sight.in_play(seat)

    @abstractmethod
    def numbers(self, card: Card) -> list[str]:
        """The three numbers of a card in play as they count now."""

    def in_brief(self, seat: int) -> list[str]:
        """A player's cards in play, where there is no line for each."""
        return [self._in_play_in_short(card) for card in self.in_rows(seat)]

    def widest_cost(self) -> int:
        """How wide costs are in the hand."""
        return 4

    def passing(self) -> list[Text]:
        """Cards being shown at this moment, and what else will soon be over."""
        offered = [option.get("object") for option in self.sight.options if self._detail < 0]  # stands in the menu too
        shown = [
            card for card in self.sight.shown() if card not in self._lying_open() and card["object"] not in offered
        ]
        if not shown:
            return []
        return flow("  " + self.words("shown"), [self.labels.full(card) for card in shown], self.width)

    def _lying_open(self) -> list[Card]:
        return self.zone(self.seat, "hand")

    # -- the whole -----------------------------------------------------------------------------------------------

    def zone(self, seat: int, name: str) -> list[Card]:
        return self.sight.zone(seat, name)

    def lines(self, detail: int = 0) -> list[Text]:
        self._detail = detail
        seats = self.seats()
        out = [self._head()]
        for seat in seats:
            out += self._side(seat)
        if self.seat in seats:
            out += self._hand()
        out += self.passing()
        return out

    def _head(self) -> Text:
        """Whose turn it is, and what the columns are; the seed where there is room for it."""
        words = self.words
        text = Text(pad(cut(self.when(), self._name_width, self.marks), self._name_width), style="bold")
        text.append(f"{words('head-cost'):>{self._cost_width}}", style="dim")
        for head in self.heads:
            text.append(f" {words(head)} ", style="dim")
        return text.append(self.seed(self.width - text.cell_len), style="dim")

    def _side(self, seat: int) -> list[Text]:
        words = self.words
        discard = self.zone(seat, "discard")
        counts = [*self.counts(seat), *self.piles(seat)]
        title = self.side_title(seat)
        bold = [Text(count, style="bold") for count in counts]
        lines = flow(title, bold, self.width, self.counts_from, joint=f" {self.marks.dot} ")
        if discard:
            top = words("discard-top", card=self.labels.short(discard[-1]))
            if lines[-1].cell_len + len(top) + 1 <= self.width:
                lines[-1].append(f" {top}", style="dim")
        table = self.table(seat) if self._detail > -2 else self._table_in_brief(seat)
        return [*lines, *(table or [Text(f"  {words('nothing-in-play')}", style="dim")])]

    def _table_in_brief(self, seat: int) -> list[Text]:
        cards = self.in_brief(seat)
        lines = flow(" ", cards, self.width, joint=f" {self.marks.dot} ") if cards else []
        if self._detail > -3 or len(lines) < 2:
            return lines
        return [Text("  " + cut(" ".join(line.plain.strip() for line in lines), self.width - 2, self.marks))]

    def _in_play_in_short(self, card: Card) -> str:
        numbers = "/".join(number for number in self.numbers(card) if number)
        about = ", ".join(self.state(card))
        return " ".join(part for part in (self.labels.short(card), numbers, f"({about})" if about else "") if part)

    # -- lines of cards ------------------------------------------------------------------------------------------

    def row(
        self, card: Card, cost: str, numbers: list[str], spent: bool, indent: int = 2, before: str = ""
    ) -> list[Text]:
        """A card in play; `before` stands before its name. What has been `spent` this turn is drawn faintly."""
        style = "dim" if spent else ""
        name = (before + self.labels.full(card), self.labels.number(card))
        out = self._line(name, cost, numbers, self.state(card), indent, style)
        return out + self.text(card) if self._detail > 1 else out

    def text(self, card: Card) -> list[Text]:
        """What a card does."""
        out: list[Text] = []
        for text in card.get("text", ()):
            out += [Text(" " * 6).append_text(part) for part in fold(Text(text, style="dim italic"), self.width - 6)]
        return out

    @property
    def with_texts(self) -> bool:
        """Whether the cards in play are drawn with what they do."""
        return self._detail > 1

    def _line(
        self, name: tuple[str, str], cost: str, numbers: list[str], state: list[str], indent: int = 2, style: str = ""
    ) -> list[Text]:
        """`name` has two parts: of a long one the first is cut, never the second, which says which or how many."""
        text = Text(style=style)
        called, which = name
        room = self._name_width - indent - len(which)
        text.append(pad(" " * indent + cut(called, room, self.marks) + which, self._name_width))
        text.append(f"{cost:>{self._cost_width}}")
        for number, width in zip(numbers, self._stat_widths, strict=True):
            sign = number[-1] if number.endswith((self.marks.up, self.marks.down)) else " "
            text.append(f"{number.rstrip(sign):>{width - 1}}{sign}", style="bold" if sign.strip() else "")
        start = self._name_width + self._cost_width + sum(self._stat_widths) + 1
        return flow(text, state, self.width, start)

    def number(self, now: int, printed: int) -> str:
        """With a sign where it is not as printed."""
        sign = self.marks.up if now > printed else self.marks.down if now < printed else ""
        return f"{now}{sign}"

    # -- one's own hand ------------------------------------------------------------------------------------------

    def _hand(self) -> list[Text]:
        hand = self.zone(self.seat, "hand")
        if not hand:
            return [Text(f"  {self.words('hand-empty')}", style="bold")]
        out = [Text(f"  {self.hand_title()}", style="bold")]
        copies: dict[str, list[Card]] = {}
        for card in hand:
            copies.setdefault(card["name"], []).append(card)
        order = sorted(copies.values(), key=lambda same: (printed_cost(same[0]), self.labels.full(same[0])))
        if self._detail < 0:
            return flow(out[0], [self._in_short(same) for same in order], self.width)
        for same in order:
            name = self.labels.full(same[0]), f" x{len(same)}" if len(same) > 1 else ""
            cost, numbers = self.in_hand(same[0])
            out += self._line(name, cost, numbers, self.about(same[0]))
            if self._detail > 0:
                out += self.text(same[0])
        return out

    def _in_short(self, same: list[Card]) -> str:
        cost = " ".join(self.in_hand(same[0])[0].split())
        name = self.labels.short(same[0]) + (f" x{len(same)}" if len(same) > 1 else "")
        return f"{name} ({cost})" if cost else name

    # -- how wide ------------------------------------------------------------------------------------------------

    def _state_width(self) -> int:
        """What the words after the numbers need at least: a line each, if names are long."""
        said = [self.about(card) for card in self.zone(self.seat, "hand")]
        for seat in self.sight.players():
            said += [self.state(card) for card in self.in_rows(seat)]
        return min(LEAST_STATE, self.width // 4, max((len(part) + 2 for parts in said for part in parts), default=0))

    def _longest(self) -> int:
        names = [len(self.labels.full(card)) + 3 for card in self.zone(self.seat, "hand")]
        for seat in self.sight.players():
            names += [len(self.labels.row(card)) + 2 for card in self.in_rows(seat)]
        return max(names, default=0)


def printed_cost(card: Card) -> int:
    """What a card in hand says: the hand is ordered by that."""
    cost: int | None = card["printed"]["cost"]
    return cost or 0
