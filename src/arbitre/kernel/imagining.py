"""Games as they might be for all that a seat knows.

Cards keep their numbers; what changes is which of the hidden ones lie where. Those that can't be told apart from behind
(a lot) line up by random numbers and are dealt to the places where they lay. So nothing in an imagined game depends on
what is hidden: neither which card lies where, nor what chance will bring, nor what the log tells.

What does not depend on the seed is worked out once a question: many worlds are imagined at each.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from hashlib import shake_128
from struct import Struct
from typing import TYPE_CHECKING, Any, Final

from arbitre.kernel.chance import Chance
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.knowledge import NOBODY_KNOWS

if TYPE_CHECKING:
    from arbitre.kernel.game import Game

Guesses = Mapping[int, Sequence[Any]]
"""For a seat whose deck list is not known, the facts of a deck that its unknown cards come from."""

OF_ANY_PLACE: Final = frozenset(("zone_of", "serial", "known_to"))
"""Columns that differ from place to place also in hands and decks."""

_READERS: dict[int, Struct] = {}


def imagine(game: Game, seat: int, seed: int, guesses: Guesses | None = None) -> Any:
    """A copy as it might be for all that a seat knows."""
    unknown = game.unknown
    if unknown is None or unknown.seat != seat or unknown.decision is not game.decision:
        unknown = game.unknown = Unknown(game, seat)
    return unknown.dealt(seed, guesses)


def _drawn(seed: int, count: int) -> Callable[[int], int]:
    """A random number for each card, by which hidden cards line up."""
    reader = _READERS.get(count)
    if reader is None:
        reader = _READERS[count] = Struct(f"<{count}I")
    numbers: tuple[int, ...] = reader.unpack(shake_128(b"%d" % seed).digest(reader.size))
    return numbers.__getitem__


class Unknown:
    """What a seat does not know of a game at a question."""

    __slots__ = ("base", "decision", "lots", "seat")

    def __init__(self, game: Game, seat: int) -> None:
        self.seat = seat
        self.decision = game.decision
        self.base: Any = game.blank()  # the game, without what tells of hidden things
        game.copy_into(self.base)
        found = _hidden(game, 1 << seat)
        self.lots = [lot for lot in found.values() if len(lot.cards) > 1]
        for lot in self.lots:
            lot.prepare(game, self.base)
        self.base.happened = game.happened.copy()
        self.base.forget(seat)

    def dealt(self, seed: int, guesses: Guesses | None) -> Any:
        base = self.base
        twin = base.blank()
        base.copy_into(twin)
        base.copy_logs(twin)
        twin.chance = Chance(seed ^ 0x5DEECE66D)
        drawn = _drawn(seed, len(base.facts))
        for lot in self.lots:
            lot.deal(twin, drawn)
        if guesses:
            self._guess(twin, guesses, Chance(seed))
        return twin

    def _guess(self, twin: Game, guesses: Guesses, chance: Chance) -> None:
        """The unknown cards of a seat are those of a guessed deck that have not been seen; if there are too few of
        them, any of that deck."""
        facts = twin.facts.copy()
        hidden = {card for lot in self.lots for card in lot.cards}
        for owner, deck in guesses.items():
            known = [facts[card].key for card in range(len(facts)) if twin.owner[card] == owner and card not in hidden]
            left: list[Any] = []
            for one in deck:
                if one.key in known:
                    known.remove(one.key)
                else:
                    left.append(one)
            for lot in self.lots:
                if twin.owner[lot.cards[0]] != owner:
                    continue
                kind = twin.lot[lot.cards[0]]
                fitting = [one for one in left if twin.lot_of(one, owner) == kind]
                any_of_it = [one for one in deck if twin.lot_of(one, owner) == kind]
                order = list(range(len(fitting)))
                chance.shuffle(order)
                for place, card in enumerate(sorted(lot.cards)):
                    if place < len(order):
                        facts[card] = fitting[order[place]]
                    elif any_of_it:
                        facts[card] = any_of_it[chance.below(len(any_of_it))]
        twin.facts = facts


class Spot:
    """A place where a hidden card lies that is not like any other: in a hand, face down on the table, in a deck where
    somebody has seen it."""

    __slots__ = ("more", "number", "place", "seat", "seen", "zone")

    def __init__(self, game: Game, card: int, place: int) -> None:
        self.seat = game.controller[card]
        self.zone = game.zone_of[card]
        self.place = place
        self.number = game.serial[card]
        self.seen = game.known_to[card]
        self.more: tuple[tuple[str, Any], ...] = ()  # what else stands of a card that lies on the table


class Lot:
    """Hidden cards that could lie in each other's places: those of a shuffled deck that are all alike, and those that
    lie on spots."""

    __slots__ = ("apart", "cards", "plain", "seat", "spots", "zone")

    def __init__(self) -> None:
        self.cards: list[int] = []  # those of the spots first
        self.spots: list[Spot] = []
        self.plain: list[int] = []
        self.seat = self.zone = -1  # whose and which deck the plain ones are
        self.apart: list[tuple[int, int]] = []  # what is not plain in that deck, each with its place

    def add(self, game: Game, card: int, place: int) -> None:
        self.cards.append(card)
        self.spots.append(Spot(game, card, place))

    def prepare(self, game: Game, base: Game) -> None:
        """What lies on spots might as well lie in the deck: all these cards are alike to begin with."""
        if not self.spots:
            return
        loose = self.cards[: len(self.spots)]
        table = [(spot, card) for spot, card in zip(self.spots, loose, strict=True) if game.lies_on_table(card)]
        columns = [name for name in game.columns if name not in OF_ANY_PLACE] if table else []
        for spot, card in table:
            spot.more = tuple([(name, getattr(game, name)[card]) for name in columns])
        elsewhere = next((card for card in self.cards if not game.lies_on_table(card)), NO_CARD)
        if elsewhere != NO_CARD:
            for name in columns:
                column: list[Any] = getattr(base, name)
                for _, card in table:
                    column[card] = column[elsewhere]
        if self.plain:
            first = game.shuffled[self.seat, self.zone][0]
            for card in loose:
                base.zone_of[card] = self.zone
                base.serial[card] = first + card
                base.known_to[card] = NOBODY_KNOWS

    def deal(self, twin: Game, drawn: Callable[[int], int]) -> None:
        """Deal the cards anew: to the spots first, what is left is the deck."""
        dealt = sorted(self.cards, key=drawn)
        zones = twin.zones
        spots = self.spots
        if self.plain:
            deck = dealt[len(spots) :] if spots else dealt
            for place, card in self.apart:
                deck.insert(place, card)
            zones[self.seat][self.zone] = deck
        if not spots:
            return
        zone_of, serial, known = twin.zone_of, twin.serial, twin.known_to
        for card, spot in zip(dealt, spots, strict=False):
            zone_of[card] = spot.zone
            serial[card] = spot.number
            known[card] = spot.seen
            zones[spot.seat][spot.zone][spot.place] = card
            if spot.more:
                for name, value in spot.more:
                    getattr(twin, name)[card] = value


def _hidden(game: Game, bit: int) -> dict[int, Lot]:
    """All cards a seat does not know, by their lots."""
    lots: dict[int, Lot] = {}
    for seat, zones in enumerate(game.zones):
        for zone in (*game.open_zones, *game.hidden_zones):
            deck = game.shuffled.get((seat, zone))
            for place, card in enumerate(zones[zone]):
                if game.known_to[card] & bit and deck is None:
                    continue
                lot = lots.setdefault(game.lot[card], Lot())
                if deck is None:
                    lot.add(game, card, place)
                    continue
                lot.seat = seat
                lot.zone = zone
                if card not in deck[1]:
                    lot.plain.append(card)
                    continue
                lot.apart.append((place, card))
                if not game.known_to[card] & bit:
                    lot.add(game, card, place)
    for lot in lots.values():
        lot.cards += lot.plain
    return lots
