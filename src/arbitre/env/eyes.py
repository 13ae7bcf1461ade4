"""One seat of a game: what it sees where, and what it was told last, as far as that serves again.

Most of what a seat sees is as it was at its last question. So a row is made anew only where something has changed: a
card that came to lie there, an entry in a column that its numbers follow from, or something that bears on it
(`Encoding.unusual`). Rows that lie side by side in a zone are kept as one piece.
"""

from __future__ import annotations

from typing import Any, Final

from arbitre.kernel.game import Game
from arbitre.kernel.zone import Sight, ZoneKind

FOR_ALL: Final = Sight.ALL
FOR_OWNER: Final = Sight.OWNER
SEATS: Final = 16  # more than there ever are
GONE: Final = -1


class Spot:
    """A zone of a seat, as another sees it."""

    __slots__ = (
        "backs",
        "by_card",
        "cards",
        "deck",
        "hidden",
        "lively",
        "number",
        "place",
        "tabled",
        "where",
        "whose",
        "zone",
    )

    def __init__(self, whose: int, zone: int, where: int, tabled: bool, lively: bool, hidden: bool, deck: bool) -> None:
        self.whose = whose
        self.zone = zone
        self.where = where  # both as one number, from the side of the seat that looks
        self.tabled = tabled  # its cards lie one by one, each with a state of its own
        self.lively = lively  # they have numbers that change
        self.hidden = hidden  # only those are told of that the seat knows
        self.deck = deck  # it matters how many cards lie above them
        self.by_card = tabled or lively  # whether their rows are kept one by one
        self.cards: list[int] = []  # those that are told of
        self.place = 0  # among the spots
        self.number = 0  # of the zone, among all zones of all seats
        self.backs = False  # whether some are not known: then they may become so


class Eyes:
    """What a seat sees."""

    __slots__ = (
        "at",
        "bound",
        "by_card",
        "cards",
        "chunks",
        "codes",
        "columns",
        "events",
        "fresh",
        "hosted",
        "moved",
        "moving",
        "order",
        "places",
        "pointed",
        "read",
        "row",
        "row_of",
        "rows",
        "seats",
        "secret",
        "several",
        "spots",
        "stale",
        "volatile",
        "zones",
    )

    def __init__(
        self, game: Game[Any, Any], seat: int, lively: tuple[int, ...], idents: list[int], columns: int
    ) -> None:
        cards = len(idents)
        seats = game.number_of_seats
        self.seats = [(seat + turn) % seats for turn in range(seats)]
        owner = game.owner
        self.codes: list[int] = [
            (ident * SEATS + (owner[card] - seat) % seats + 1) * SEATS + seat for card, ident in enumerate(idents)
        ]
        """Which card each is, whose, and who looks."""
        self.spots: list[Spot] = _spots(game.zone_kinds, seat, self.seats, lively)
        for place, spot in enumerate(self.spots):
            spot.place = place
            spot.number = spot.whose * len(game.zone_kinds) + spot.zone
        self.places = [spot.place for spot in sorted(self.spots, key=lambda spot: spot.number)]
        """Where among the spots each zone of each seat is."""
        self.by_card = sum([spot.by_card for spot in self.spots])  # these come first
        self.zones: list[list[int]] = [[] for _ in self.spots]  # the zones as they were
        self.cards: list[list[int]] = [[] for _ in self.spots]  # for each spot the cards that are told of
        self.chunks: list[bytes] = [b""] * len(self.spots)  # and their rows
        self.stale: set[int] = set()  # spots of which these are to be put together anew
        self.rows = b""  # the rows of all of them
        self.secret = {spot.place for spot in self.spots if spot.hidden}  # spots where it matters what is known
        self.several: set[int] = set()  # spots of which several hidden cards are told of, in the order of their serials
        self.order: list[int] = []  # the cards that have rows
        self.row_of: list[int] = [0] * (cards + 1)  # for each card its row, from 1; that of no card is 0
        self.moving: list[int] = []  # the cards whose rows are kept one by one
        self.at: list[int] = [GONE] * (cards + 1)  # in which spot each of these lies; that of no card is none
        self.row: list[bytes] = [b""] * cards  # and its row
        self.columns: list[Any] = [None] * columns  # what stood there
        self.moved = False  # whether cards have other rows than they had
        self.fresh: list[int] = []  # cards that came to lie where they lie
        self.hosted: set[int] = set()  # those that lie under or are attached to others, whose rows they tell
        self.pointed: list[int] = [0] * cards  # these rows, as they were told
        self.bound: set[int] = set()  # those whose numbers follow from more than their columns
        self.volatile: set[int] = set()  # these, and those that were unusual
        self.events = b""  # what it was told
        self.read = 0  # up to where


def _spots(kinds: tuple[ZoneKind, ...], seat: int, seats: list[int], lively: tuple[int, ...]) -> list[Spot]:
    """In the order of their rows: first where cards lie one by one, then hands and piles; in each of these first those
    whose numbers change."""
    tabled: list[Spot] = []
    piles: list[Spot] = []
    for first in (True, False):
        for turn, whose in enumerate(seats):
            for zone in lively if first else [zone for zone in range(len(kinds)) if zone not in lively]:
                kind = kinds[zone]
                where = turn * len(kinds) + zone
                if kind.tabled or (first and kind.sight is FOR_ALL):
                    tabled.append(Spot(whose, zone, where, True, first, False, False))
                else:
                    seen = kind.sight is FOR_ALL or (kind.sight is FOR_OWNER and whose == seat)
                    deck = kind.ordered and kind.sight is not FOR_ALL
                    piles.append(Spot(whose, zone, where, False, first, not seen, deck))
    return tabled + piles
