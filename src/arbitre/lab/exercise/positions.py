"""What positions in which a card can do what it says have in common in all games."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from arbitre.kernel.chance import Chance
from arbitre.lab.exercise.needs import Needs

PILE = 12  # cards in a deck


@dataclass(frozen=True)
class Tools:
    """Cards of our own that make one thing happen each."""

    cards: Callable[[], Mapping[str, Any]]
    for_event: Mapping[str, tuple[str, ...]]
    """Which make an event happen."""
    for_node: Mapping[type, tuple[str, ...]]
    """Which help what a tree asks for to come about."""


class Stage:
    """A position in the making. The same card and seed give the same position."""

    game: ClassVar[str]
    steps: ClassVar[tuple[str, int, str]]
    """An early step of the turn, in how many of a hundred positions the game is there, and where it is otherwise."""
    in_hand: ClassVar[tuple[str, ...]]
    """What else a hand may hold."""

    def __init__(self, card: Any, name: str, seed: int, tree: tuple[Any, ...], tools: Tools) -> None:
        self.card = card
        self.name = name
        self.seed = seed
        self.chance = Chance(zlib.crc32(name.encode()) * 1_000_003 + seed)
        self.tree = tree
        self.needs = Needs(tree)
        self.tools = tools
        self.own: dict[str, Any] = {}  # cards made for this position, by name
        self.table: list[dict[str, Any]] = []  # what lies in each zone, a seat

    def maybe(self, percent: int) -> bool:
        return self.chance.below(100) < percent

    def one_of(self, among: Sequence[Any]) -> Any:
        return among[self.chance.below(len(among))]

    def data(self) -> dict[str, Any]:
        """The position as scenario data."""
        raise NotImplementedError

    def head(self) -> dict[str, Any]:
        """How the scenario begins: what it is, and whose turn it is."""
        early, percent, late = self.steps
        return {
            "game": self.game,
            "rules": [],
            "title": f"{self.name}, position {self.seed}",
            "seed": self.seed,
            "turn": "B" if self.maybe(25) else "A",
            "step": early if self.maybe(percent) else late,
            "number": 4,
        }

    def put_everybody_else(self, bare: bool, poor: bool) -> None:
        """Others in play and in hand, unless A is to have nobody (`bare`) or nothing (`poor`)."""
        for seat in range(len(self.table)):
            if not (bare and seat == 0):
                self.put_company(seat)
            if not (poor and seat == 0):
                self.put_tools(seat)
            self.put_rest(seat)

    def put_company(self, seat: int) -> None:
        """Others in play."""
        raise NotImplementedError

    def put_rest(self, seat: int) -> None:
        """What every player has."""
        raise NotImplementedError

    def _extra(self, what: str) -> Any:
        """A card made up."""
        raise NotImplementedError

    def _lay(self, extra: Any, seat: int, zone: str) -> Any:
        """Lay it there."""
        raise NotImplementedError

    def fill(self, seat: int, pile: str, kind: str, percent: int, own: str) -> None:
        """Fill a pile up with blanks, with this one of our cards (if it is named), and with cards made up."""
        cards = self.table[seat][pile]
        while len(cards) < PILE:
            if self.maybe(30):
                cards.append("Blank")
            elif self.maybe(percent) and own:
                cards.append(own)
            else:
                self._lay(self._extra(kind), seat, pile)

    def put_tools(self, seat: int) -> None:
        """Cards in hand that make happen what this one waits for, and some others."""
        useful = sorted(
            {name for event in self.needs.events for name in self.tools.for_event.get(event, ())}
            | {name for kind in self.needs.kinds for name in self.tools.for_node.get(kind, ())}
        )
        every = sorted(self.tools.cards())
        for _ in range(1 + self.chance.below(3)):
            if useful:
                self._put_tool(seat, self.one_of(useful))
        for _ in range(self.chance.below(3)):
            self._put_tool(seat, self.one_of(every))
        for kind in self.in_hand:
            if self.maybe(40):
                self._lay(self._extra(kind), seat, "hand")

    def _put_tool(self, seat: int, key: str) -> None:
        tool = self.tools.cards()[key]
        name = self.name_of(tool)
        self.own[name] = tool
        self.table[seat]["hand"].append(name)

    def name_of(self, card: Any) -> str:
        name: str = card.name
        return name
