"""What lies on a player's side and is asked for again and again, though it changes only when a card comes or goes:
pages that could be played in a response, cards with abilities to use, energy, Worshippers, markers. Nothing of it is
state: it follows from where cards lie, what is printed on them and what they have on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbitre.games.fallen.zones import HAND, IN_PLAY, LINES, PURGATORY

if TYPE_CHECKING:
    from arbitre.games.fallen.game import Fallen

PLACES: Final = [-1, -1, -1, 0, 1, 2, 3, 5, 4, -1, -1]
"""Where abilities are used, zone by zone, and in which order they are offered."""


class Side:
    """One player's cards; what is None is worked out when it is asked for. Nothing in it is ever altered."""

    __slots__ = (
        "answering",
        "bound",
        "fast",
        "frail",
        "free",
        "legend",
        "marks",
        "prepared",
        "ready",
        "shared",
        "users",
        "worshippers",
    )

    def __init__(self) -> None:
        self.fast: list[int] | None = None  # pages in hand that may be played where a Miracle could
        self.ready: list[int] | None = None  # those of them that energy and Worshippers might be enough for
        self.users: list[int] | None = None  # cards with a printed ability that is used where they lie in the Word
        self.answering: list[int] | None = None  # and wherever a Miracle could be played
        self.prepared: list[int] | None = None  # those of these that energy and markers are enough for
        self.worshippers: list[int] | None = None
        self.legend: bool | None = None  # whether a Legendary page is in play
        self.marks: dict[str, int] | None = None  # how many markers of each kind are on cards in play
        self.frail: list[int] | None = None  # cards on the battlefield that may have to go
        self.free = 0  # the energy that pays for anything
        self.bound: list[int] | None = None  # the sources of such as pays only for some cards (F1.19.10)
        self.shared = False  # whether copies of the game may have it too: then it is copied before it is changed

    def copy(self) -> Side:
        twin = Side()
        twin.fast = self.fast
        twin.ready = self.ready
        twin.users = self.users
        twin.answering = self.answering
        twin.prepared = self.prepared
        twin.worshippers = self.worshippers
        twin.legend = self.legend
        twin.marks = self.marks
        twin.frail = self.frail
        twin.free = self.free
        twin.bound = self.bound
        return twin


def side(game: Fallen, seat: int) -> Side:
    found = game.sides[seat]
    if found is None:
        found = Side()
        game.sides[seat] = found
    return found


def share(game: Fallen, twin: Fallen) -> None:
    """A copy begins with what is known of the same cards."""
    for seat, found in enumerate(game.sides):
        if found is not None:
            found.shared = True
            twin.sides[seat] = found


def _own(game: Fallen, seat: int) -> Side | None:
    """A player's side, if it is known, to be changed."""
    found = game.sides[seat]
    if found is not None and found.shared:
        found = found.copy()
        game.sides[seat] = found
    return found


def fast(game: Fallen, seat: int) -> list[int]:
    mine = game.sides[seat] or side(game, seat)
    found = mine.fast
    if found is None:
        facts = game.facts
        found = [card for card in game.zones[seat][HAND] if facts[card].fast]
        mine.fast = found
    return found


def able(game: Fallen, seat: int, answer: bool) -> list[int]:
    """Cards with a printed ability that is used where they lie: in the Word, or where a Miracle could be played."""
    mine = game.sides[seat] or side(game, seat)
    found = mine.answering if answer else mine.users
    if found is None:
        roster = game.cards()
        found = [card for card in (roster.answering if answer else roster.users) if _used(game, seat, card, answer)]
        if answer:
            mine.answering = found
        else:
            mine.users = found
    return found


def _used(game: Fallen, seat: int, card: int, answer: bool) -> bool:
    zone = game.zone_of[card]
    if game.controller[card] != seat or PLACES[zone] < 0:
        return False
    return game.facts[card].uses[answer + 2 if zone == PURGATORY else answer]


def moved(game: Fallen, card: int, seat: int, on_battlefield: bool) -> None:
    """A card comes to a player, goes away, or lies elsewhere: what is on it, and what it is, may count there or count
    no more. `on_battlefield`: it comes there or leaves it."""
    facts = game.facts[card]
    if facts.is_golem:
        game.loose = None
    found = _own(game, seat)
    if found is not None:
        if game.energy[card]:
            _recharged(found)
        if game.markers[card]:
            found.marks = None
            found.prepared = None
        if facts.type == "worshipper":
            found.worshippers = None
            found.ready = None
        if facts.legendary:
            found.legend = None
        if facts.fast:
            found.fast = None
            found.ready = None
        if facts.activations:
            found.users = None
            found.answering = None
            found.prepared = None
        if on_battlefield:
            found.frail = None


def marks(game: Fallen, seat: int, marker: str) -> int:
    """How many markers of this kind are on a player's cards in play."""
    mine = game.sides[seat] or side(game, seat)
    found = mine.marks
    if found is None:
        found = {}
        markers, zones = game.markers, game.zones[seat]
        for zone in IN_PLAY:
            for card in zones[zone]:
                for name, number in markers[card]:
                    found[name] = found.get(name, 0) + number
        mine.marks = found
    return found.get(marker, 0)


def marked(game: Fallen, card: int) -> None:
    """A card gains or loses markers."""
    found = _own(game, game.controller[card])
    if found is not None:
        found.marks = None
        found.prepared = None
        found.frail = None


def frail(game: Fallen, seat: int) -> list[int]:
    """Cards on the battlefield that may have to go, even if nothing in force makes them weaker: those that have damage
    enough or no vitality or shield of their own, markers or effects on them."""
    mine = game.sides[seat] or side(game, seat)
    found = mine.frail
    if found is None:
        damage, applied, markers, zones = game.damage, game.applied, game.markers, game.zones[seat]
        stands = game.cards().stands
        found = []
        for line in LINES:
            for card in zones[line]:
                if damage[card] >= stands[card] or applied[card] or markers[card]:
                    found.append(card)
        mine.frail = found
    return found


def harmed(game: Fallen, card: int) -> None:
    """A card is damaged or healed, or effects on it begin or end."""
    found = _own(game, game.controller[card])
    if found is not None:
        found.frail = None


def charged(game: Fallen, card: int) -> None:
    """A card gains or loses energy."""
    found = _own(game, game.controller[card])
    if found is not None:
        _recharged(found)


def _recharged(found: Side) -> None:
    found.bound = None
    found.ready = None
    found.prepared = None
