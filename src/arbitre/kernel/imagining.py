"""Games as they might be for all that a seat knows.

Cards keep their numbers; what changes is which of the hidden ones lie where. Those that can't be told apart from behind
(a lot) line up by random numbers and are dealt to the places where they lay. So nothing in an imagined game depends on
what is hidden: neither which card lies where, nor what chance will bring, nor what the log tells.

What does not depend on the seed is worked out once a question: many worlds are imagined at each.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import shake_128
from struct import Struct
from typing import TYPE_CHECKING, Any, Final

from arbitre.kernel.chance import Chance
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.knowledge import NOBODY_KNOWS, is_among
from arbitre.kernel.roles import PARTS, Column, Renaming, Role, roles_of
from arbitre.kernel.zone import Sight

if TYPE_CHECKING:
    from arbitre.kernel.game import Game

Guesses = Mapping[int, Sequence[Any]]
"""For a seat whose deck list is not known, the facts of a deck that its unknown cards come from."""

BY_CARD: Final = -1  # an object of a shuffled deck, which is called by the card it is

OF_ANY_PLACE: Final = frozenset(("zone_of", "controller", "serial", "known_to"))
"""Columns that differ from place to place also in hands and decks."""

LAID: Final = frozenset(("zones", "happened", "shuffled"))
"""Fields that say where cards lie, or did."""

INDEXES: Final = ("in_force", "watchers")

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

    __slots__ = ("base", "decision", "lots", "pending", "rows", "seat", "strangers", "unseen")

    def __init__(self, game: Game, seat: int) -> None:
        self.seat = seat
        self.decision = game.decision
        self.base: Any = game.blank()  # the game, without what tells of hidden things
        game.copy_into(self.base)
        held = _held(game, 1 << seat)
        self.lots = _hidden(game, 1 << seat, set().union(*held.values()))
        loose = {card for lot in self.lots for card in lot.cards[: len(lot.spots)]}
        self.pending = [name for name, cards in held.items() if not loose.isdisjoint(cards)]
        for lot in self.lots:
            lot.prepare(game, self.base)
        self.base.turn_from = 0
        self.rows = list(game.this_turn())
        self.rows.reverse()
        self.unseen = [place for place, row in enumerate(self.rows) if not is_among(row[7], seat)]
        self.strangers = self._strangers(game) if self.unseen or self.pending else []

    def _strangers(self, game: Game) -> list[int]:
        """For each card one that stands for it where the seat can't say which it was."""
        first = {game.lot[lot.cards[0]]: min(lot.cards) for lot in self.lots}
        return [first.get(lot, card) for card, lot in enumerate(game.lot)]

    def dealt(self, seed: int, guesses: Guesses | None) -> Any:
        base = self.base
        twin = base.blank()
        base.copy_into(twin)
        twin.chance = Chance(seed ^ 0x5DEECE66D)
        twin.happened.recent = self.rows.copy()
        drawn = _drawn(seed, len(base.facts))
        dealt = [lot.deal(twin, drawn) for lot in self.lots]
        if self.pending or self.unseen:
            self._rename(twin, dealt)
        twin.imagine_more(self.seat, seed)
        if guesses:
            self._guess(twin, guesses, Chance(seed))
        return twin

    def _rename(self, twin: Any, dealt: list[list[int]]) -> None:
        """What is pending speaks of the cards that lie there now; and so does what happened unseen to cards whose place
        is known. Of others that it happened to, the seat can't say which they were: one stands for all."""
        told = self.strangers.copy()
        for lot, there in zip(self.lots, dealt, strict=True):
            for place in range(len(lot.spots)):
                told[lot.cards[place]] = there[place]
        rows = twin.happened.recent
        for place in self.unseen:
            kind, rule, seat, card, other, amount, cards, seen, word, origin, to, cause = rows[place]
            card = told[card] if card >= 0 else card
            other = told[other] if other >= 0 else other
            several = tuple([told[one] if one >= 0 else one for one in cards])
            rows[place] = (kind, rule, seat, card, other, amount, several, seen, word, origin, to, cause)
        if self.pending:
            fresh = list(range(len(told)))
            serials: dict[int, int] = {}
            for lot in self.lots:
                for card, spot in zip(lot.cards, lot.spots, strict=False):
                    fresh[card] = told[card]
                    if spot[3] == BY_CARD:
                        serials[lot.first + card] = lot.first + told[card]
            roles = dict(roles_of(type(twin)))
            for name in self.pending:
                setattr(twin, name, roles[name].renamed(getattr(twin, name), Renaming(fresh, serials)))

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


Spot = tuple[int, int, int, int, int]
"""A place where a hidden card lies that is not like any other (in a hand, face down on the table, in a deck where
somebody has seen it): whose zone, which, where in it; the object's number, and who knows it."""


class Lot:
    """Hidden cards that could lie in each other's places: those of a shuffled deck that are all alike, and those that
    lie on spots."""

    __slots__ = ("apart", "cards", "columns", "first", "hosts", "plain", "seat", "spots", "table", "zone")

    def __init__(self) -> None:
        self.cards: list[int] = []  # those of the spots first
        self.spots: list[Spot] = []
        self.plain: list[int] = []
        self.seat = self.zone = -1  # whose and which deck the plain ones are
        self.first = 0  # what its objects are called, less the number of the card
        self.apart: list[tuple[int, int]] = []  # what is not plain in that deck, each with its place
        self.table: list[int] = []  # those of the spots that are on the table; there is more about those
        self.columns: list[tuple[str, list[Any]]] = []
        self.hosts: dict[int, tuple[int, ...]] = {}  # cards that some of them lie under or are attached to

    def add(self, game: Game, card: int, place: int) -> None:
        self.cards.append(card)
        seat, zone, number = game.controller[card], game.zone_of[card], game.serial[card]
        if zone == self.zone and number == self.first + card:
            number = BY_CARD
        self.spots.append((seat, zone, place, number, game.known_to[card]))

    def deck(self, game: Game, seat: int, zone: int, apart: frozenset[int], bit: int) -> None:
        """A shuffled deck whose cards are all of this lot."""
        cards = game.zones[seat][zone]
        self.seat = seat
        self.zone = zone
        self.first = game.shuffled[seat, zone][0]
        self.plain = [card for card in cards if card not in apart]
        if len(self.plain) < len(cards):
            self.apart = [(place, card) for place, card in enumerate(cards) if card in apart]
            for place, card in self.apart:
                if not game.known_to[card] & bit:
                    self.add(game, card, place)

    def prepare(self, game: Game, base: Game) -> None:
        """What lies on spots might as well lie in the deck: all these cards are alike to begin with."""
        if self.plain or self.apart:
            first = game.shuffled[self.seat, self.zone][0]
            if self.plain:
                base.zones[self.seat][self.zone] = []  # it is dealt anew every time
            base.shuffled[self.seat, self.zone] = (first, frozenset([card for _, card in self.apart]))
        if not self.spots:
            return
        loose = self.cards[: len(self.spots)]
        self.table = [place for place, card in enumerate(loose) if game.lies_on_table(card)]
        table = [loose[place] for place in self.table]
        elsewhere = next((card for card in self.cards if not game.lies_on_table(card)), NO_CARD)
        for name, role in roles_of(type(game)) if table else ():
            if isinstance(role, Column) and name not in OF_ANY_PLACE:
                column: list[Any] = getattr(base, name)
                values = [column[card] for card in table]
                usual = column[elsewhere] if elsewhere != NO_CARD else None
                if any(value != usual for value in values):
                    self.columns.append((name, values))
                    for card in table if elsewhere != NO_CARD else ():
                        column[card] = usual
        for card in table:
            if game.host[card] != NO_CARD:
                self.hosts[game.host[card]] = game.under[game.host[card]]
        if self.plain:
            for card in loose:
                base.zone_of[card] = self.zone
                base.controller[card] = self.seat
                base.serial[card] = self.first + card
                base.known_to[card] = NOBODY_KNOWS

    def deal(self, twin: Game, drawn: Callable[[int], int]) -> list[int]:
        """Deal the cards anew: to the spots first, what is left is the deck."""
        dealt = sorted(self.cards, key=drawn)
        zones = twin.zones
        spots = self.spots
        if self.plain:
            deck = dealt[len(spots) :]
            for place, card in self.apart:
                deck.insert(place, card)
            zones[self.seat][self.zone] = deck
        if not spots:
            return dealt
        zone_of, controller, serial, known = twin.zone_of, twin.controller, twin.serial, twin.known_to
        for card, (seat, zone, place, number, seen) in zip(dealt, spots, strict=False):
            zone_of[card] = zone
            controller[card] = seat
            serial[card] = number if number != BY_CARD else self.first + card
            known[card] = seen
            zones[seat][zone][place] = card
        for name, values in self.columns:
            column: list[Any] = getattr(twin, name)
            for place, value in zip(self.table, values, strict=True):
                column[dealt[place]] = value
        if self.apart or self.hosts:
            self._speak_of(twin, dict(zip(self.cards, dealt[: len(spots)], strict=False)))
        return dealt

    def _speak_of(self, twin: Game, fresh: Mapping[int, int]) -> None:
        """Cards they lie under, and the deck they lie in, know these now."""
        for host, under in self.hosts.items():
            twin.under[host] = tuple([fresh.get(card, card) for card in under])
        if self.apart:
            first = twin.shuffled[self.seat, self.zone][0]
            there = frozenset([fresh.get(card, card) for _, card in self.apart])
            twin.shuffled[self.seat, self.zone] = (first, there)


class _Noting(Sequence[int]):
    """Cards under the numbers they have; it notes which are asked for."""

    def __init__(self) -> None:
        self.asked: set[int] = set()

    def __len__(self) -> int:
        return 0

    def __iter__(self) -> Iterator[int]:
        return iter(())

    def __getitem__(self, card: Any) -> Any:
        self.asked.add(card)
        return card


_PENDING: dict[type, tuple[tuple[str, Role], ...]] = {}
"""Fields that hold what is pending, found once a class of games."""


def _pending(game: Game) -> tuple[tuple[str, Role], ...]:
    known = _PENDING.get(type(game))
    if known is None:
        apart = {*LAID, *game.within}
        fields = [(name, role) for name, role in roles_of(type(game)) if not isinstance(role, Column)]
        known = _PENDING[type(game)] = tuple([field for field in fields if field[0] not in apart])
    return known


def _held(game: Game, bit: int) -> dict[str, set[int]]:
    """The hidden cards that what is pending speaks of, by the field it is kept in; what holds none is left out. An
    ability in force is on a card that everybody sees: only what it remembers may be hidden."""
    hidden = frozenset([card for card, known in enumerate(game.known_to) if not known & bit])
    found: dict[str, set[int]] = {}
    for name, role in _pending(game):
        value = getattr(game, name)
        if not value:
            continue
        if name in INDEXES:
            value = [one for index in value.values() for one in index if one.slots]
            role = PARTS
            if not value:
                continue
        noting = _Noting()
        renaming = Renaming(noting)
        renaming.moved = hidden
        role.renamed(value, renaming)
        if not hidden.isdisjoint(noting.asked):
            found[name] = noting.asked
    return found


def _hidden(game: Game, bit: int, spoken_of: set[int]) -> list[Lot]:
    """All cards a seat does not know, by their lots. What something pending speaks of is not like other cards."""
    known = game.known_to
    lots: dict[int, Lot] = {}
    kinds = game.zone_kinds
    hiding = [zone for zone, kind in enumerate(kinds) if kind.sight is not Sight.ALL or kind.face_down]
    for seat, zones in enumerate(game.zones):
        for zone in hiding:
            cards = zones[zone]
            deck = game.shuffled.get((seat, zone)) if cards else None
            if deck is not None:
                _of(lots, game.lot[cards[0]]).deck(game, seat, zone, deck[1] | spoken_of, bit)
            else:
                for place, card in enumerate(cards):
                    if not known[card] & bit:
                        _of(lots, game.lot[card]).add(game, card, place)
    for lot in lots.values():
        lot.cards += lot.plain
    return [lot for lot in lots.values() if len(lot.cards) > 1]


def _of(lots: dict[int, Lot], number: int) -> Lot:
    lot = lots.get(number)
    if lot is None:
        lot = lots[number] = Lot()
    return lot
