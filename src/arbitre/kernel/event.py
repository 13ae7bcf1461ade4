"""What happened: typed events, who may know the cards in them, the rule each rests on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.history import History
from arbitre.kernel.knowledge import is_among
from arbitre.kernel.roles import CARD, CARDS, PLAIN, Fields
from arbitre.kernel.zone import NOWHERE

SIGNAL: Final = "signal"  # the kind of an event that repeats what another event has told
UNPLACED: Final = -1  # the place of an event that is in no log


Row = tuple[str, str, int, int, int, int, tuple[int, ...], int, str, int, int, int]
"""An event as the log keeps it: the fields of Event in order. Most are never read, so they are not made objects."""

ROW: Final = Fields(PLAIN, PLAIN, PLAIN, CARD, CARD, PLAIN, CARDS, PLAIN, PLAIN, PLAIN, PLAIN, CARD)


class Event:
    """`kind` is a word of the game's catalogue. `seen` is a mask of the seats that know which cards it is about.

    `origin` and `to` are the zones between which its cards move, `cause` is the card that made it happen, and `place`
    is its place in the log. What the others mean in each kind of event is listed in docs/protocol.md.

    >>> game = arbitre.new("lorcana", decks=["The Heart of Magic", "Daring and Deception"], seed=7, starting=0)
    >>> event = next(iter(game.events))
    >>> event.kind, event.rule, event.seat
    ('starts', '2.1.3', 0)
    """

    __slots__ = (
        "amount",
        "card",
        "cards",
        "cause",
        "kind",
        "origin",
        "other",
        "place",
        "rule",
        "seat",
        "seen",
        "to",
        "word",
    )

    def __init__(
        self,
        kind: str,
        rule: str,
        seat: int,
        card: int,
        other: int,
        amount: int,
        cards: tuple[int, ...],
        seen: int,
        word: str = "",
        origin: int = NOWHERE,
        to: int = NOWHERE,
        cause: int = NO_CARD,
        place: int = UNPLACED,
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.seat = seat
        self.card = card
        self.other = other
        self.amount = amount
        self.cards = cards
        self.seen = seen
        self.word = word  # what the number is of: a characteristic, a keyword, a restriction
        self.origin = origin
        self.to = to
        self.cause = cause
        self.place = place

    def row(self) -> Row:
        return (
            self.kind,
            self.rule,
            self.seat,
            self.card,
            self.other,
            self.amount,
            self.cards,
            self.seen,
            self.word,
            self.origin,
            self.to,
            self.cause,
        )

    def of_one(self, card: int) -> Event:
        """What happened to several cards, told for one of them."""
        rest = (self.seen, self.word, self.origin, self.to, self.cause, self.place)
        return Event(self.kind, self.rule, self.seat, card, NO_CARD, 1, (card,), *rest)

    def known_to(self, seat: int) -> bool:
        return is_among(self.seen, seat)

    def __repr__(self) -> str:
        return (
            f"Event({self.kind!r}, rule {self.rule}, seat={self.seat}, card={self.card}, other={self.other}, "
            f"amount={self.amount}, cards={self.cards})"
        )


class EventLog:
    """Everything that happened, read as events.

    >>> game = arbitre.new("lorcana", decks=["The Heart of Magic", "Daring and Deception"], seed=7, starting=0)
    >>> before = len(game.events)
    >>> game.apply(0)
    >>> [event.kind for event in game.events.since(before)]
    ['alters hand']
    >>> next(game.events.backwards()).kind
    'alters hand'
    """

    __slots__ = ("_rows",)

    def __init__(self, rows: History[Row]) -> None:
        self._rows = rows

    def __len__(self) -> int:
        return len(self._rows)

    def __iter__(self) -> Iterator[Event]:
        for place, row in enumerate(self._rows):
            yield Event(*row, place)

    def since(self, length: int) -> list[Event]:
        """What happened after the log was `length` long."""
        return [Event(*row, place) for place, row in enumerate(self._rows.since(length), length)]

    def backwards(self) -> Iterator[Event]:
        """The newest first."""
        last = len(self._rows) - 1
        for age, row in enumerate(self._rows.backwards()):
            yield Event(*row, last - age)
