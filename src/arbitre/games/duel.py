"""A two-player game, one of whose players is active, whose cards trigger, are paid for and leave traces when they
go."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar, Final

from arbitre.ability.replacing import USED
from arbitre.ability.table import Table
from arbitre.ability.words import Asked, Told
from arbitre.kernel.compiling import mypyc_attr
from arbitre.kernel.error import IllegalOption
from arbitre.kernel.game import BLANK, Result
from arbitre.kernel.roles import CARD, LOOSE_PARTS, PARTS, declare
from arbitre.kernel.roles import Table as By

if TYPE_CHECKING:
    from arbitre.ability.memory import Known
    from arbitre.ability.replacing import Name
    from arbitre.ability.waiting import Waiting
    from arbitre.kernel.event import Event
    from arbitre.kernel.modifier import Modifier

ORDER: Final[tuple[tuple[int, ...], ...]] = ((0, 1), (1, 0))  # the active player first
OTHERS: Final[tuple[tuple[int, ...], ...]] = ((1,), (0,))


@mypyc_attr(allow_interpreted_subclasses=True)
class Duel(Table[Told, Asked]):
    """The state such games have in common."""

    __slots__ = (
        "active",
        "asking",
        "choosing",
        "discounts",
        "known",
        "names",
        "now",
        "passed",
        "paying",
        "replaced",
        "setup_size",
        "spared",
        "starting",
        "timed",
        "token_facts",
        "unchecked",
        "waiting",
    )

    end: ClassVar[str]
    """The rule by which a concession ends the game."""
    drawn: ClassVar[int]
    """The zone cards are drawn from."""

    def __init__(self, facts: list[Any], owner: list[int], seed: int, setup: Any = None) -> None:
        super().__init__(facts, owner, 2, seed, setup)
        if facts is BLANK:
            return
        self.setup_size = len(facts)  # cards with higher numbers were made by cards
        self.token_facts: dict[str, Any] = {}  # what such cards are
        self.names: tuple[str, ...] = ()  # those that could be named
        self.starting = 0
        self.active = 0
        self.choosing = False  # whether players are asked what they pay with
        self.paying = False  # costs are being paid: triggers wait
        self.waiting: tuple[Waiting, ...] = ()  # triggers that have fired and wait for their turn
        self.passed: tuple[bool, ...] = (False, False)  # who does not want to be asked for responses this turn
        self.replaced: tuple[tuple[int, Name], ...] = ()  # replacements already used on a card
        self.spared: tuple[tuple[int, Name], ...] = ()  # those of destructions, while the rules go on
        self.discounts: tuple[Modifier, ...] = ()  # what the next thing costs less
        self.known: dict[int, tuple[Known, ...]] = {}  # what cards were when they left play, the newest first
        self.unchecked = False  # something has happened that the rules answer at once
        self.timed = False  # something is in force that ends at some moment
        self.asking: list[tuple[int, str]] = []  # what is being worked out at this very moment
        self.now: Event | None = None  # what is being noticed at this very moment

    def copy_into(self, into: Any) -> None:
        super().copy_into(into)
        twin: Duel[Any, Any] = into
        twin.setup_size = self.setup_size
        twin.token_facts = self.token_facts
        twin.names = self.names
        twin.starting = self.starting
        twin.active = self.active
        twin.choosing = self.choosing
        twin.paying = self.paying
        twin.waiting = self.waiting
        twin.passed = self.passed
        twin.replaced = self.replaced
        twin.spared = self.spared
        twin.discounts = self.discounts
        twin.known = self.known.copy()
        twin.unchecked = self.unchecked
        twin.timed = self.timed
        twin.asking = []
        twin.now = None

    @classmethod
    def empty(cls) -> Any:
        return cls([], [], 0)

    def all_facts(self) -> Iterable[Any]:
        there = {id(facts): facts for facts in self.facts}
        return {**there, **{id(facts): facts for facts in self.token_facts.values()}}.values()

    def is_active(self, seat: int) -> bool:
        return seat == self.active

    def players(self) -> tuple[int, ...]:
        """The active player first."""
        return ORDER[self.active]

    def opponents(self, seat: int) -> tuple[int, ...]:
        return OTHERS[seat]

    def top_cards(self, seat: int, number: int) -> list[int]:
        pile = self.zones[seat][self.drawn]
        return pile[: -number - 1 : -1] if number > 0 else []

    def playing(self, seat: int, what: str) -> None:
        """A seat that wants to end the game is one of those that play it."""
        if self.over:
            raise IllegalOption(f"the game is over: there is nothing to {what}")
        if type(seat) is not int or not 0 <= seat < 2:
            raise IllegalOption(f"seat {seat!r} is not in the game; there are 0 and 1")

    def shuffle_beneath(self, cards: tuple[int, ...], seat: int, zone: int) -> None:
        """A pile is shuffled except for these cards, which stay on top of it."""
        pile = self.zones[seat][zone]
        kept = [card for card in pile if card in cards]
        self.zones[seat][zone] = [card for card in pile if card not in cards]
        self.shuffle(seat, zone)
        self.zones[seat][zone].extend(kept)

    def concede(self: Duel, seat: int) -> None:
        """In no book; at any table a player may."""
        self.playing(seat, "concede")
        self.picks.recent.append(-1 - seat)
        self.emit("concedes", self.end, seat)
        self.decision = None
        self.finish(Result((1 - seat,), "concession", (self.end,)))


declare(
    Duel,
    apart={
        "asking": "what is being worked out at this very moment: nothing, at a question",
        "now": "what is being noticed at this very moment: nothing, at a question",
        "names": "every name there is: the same in all games of a pool",
        "token_facts": "what cards can make: the same in all games of a pool",
    },
    discounts=PARTS,
    known=By(CARD, PARTS),
    replaced=USED,
    spared=USED,
    waiting=LOOSE_PARTS,
)
