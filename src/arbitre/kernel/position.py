"""A key that is equal where the future is equal, for players that search: how a game came to a position, which of two
equal cards is which, and how objects are numbered do not count.

Cards are brought into an order of their own: by zone and, where order counts, by place, otherwise by what they are and
what state they are in, and then by what refers to them. Everything is told with those places instead of numbers.
Positions that differ for a player never share a key. Equal positions do, except where cards that are alike in all of
that refer to each other in a knot too tight to be told apart; and how cards lie where order does not count may still
decide what chance draws from them.
"""

from __future__ import annotations

import hashlib
import marshal
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from arbitre.kernel.event import ROW, Row
from arbitre.kernel.roles import CARD, CARDS, PART, PLAIN, Column, Names, Role, Table, fields_told

if TYPE_CHECKING:
    from arbitre.kernel.game import Game

KNOWN_DEALS: Final = 256
NOT_TOLD: Final = frozenset(
    ("chance", "decision", "facts", "next_serial", "owner", "serial", "shuffled", "zone_of", "zones")
)
"""Fields that are told in another way, or are only numbers of objects."""


class Deal:
    """Which cards a game is played with: the same in all its copies."""

    __slots__ = ("facts", "looked_back_at", "name", "ranks")

    def __init__(self, game: Game) -> None:
        self.facts = game.facts
        kinds = [(facts.key, owner) for facts, owner in zip(game.facts, game.owner, strict=True)]
        ranks = {kind: rank for rank, kind in enumerate(sorted(set(kinds)))}
        self.ranks = [ranks[kind] for kind in kinds]
        self.name = _digest((game.name, *ranks))
        self.looked_back_at = game.looks_back_at()


class Layout:
    """The fields of a kind of game, sorted out once."""

    __slots__ = ("fields", "held", "states")

    def __init__(self, cls: type) -> None:
        self.states: list[str] = []  # columns of numbers and words
        self.held: list[tuple[str, Role]] = []  # columns that hold cards or parts
        self.fields: list[tuple[str, Role]] = []  # everything that is no column
        for name, role in fields_told(cls):
            if name in NOT_TOLD:
                continue
            if not isinstance(role, Column):
                self.fields.append((name, role))
            elif role.role is PLAIN:
                self.states.append(name)
            else:
                self.held.append((name, role.role))


Held = tuple[str, Role, list[tuple[int, Any]]]
"""A column that holds cards or parts: the rows in which something is."""

_DEALS: dict[int, Deal] = {}
_LAYOUTS: dict[type, Layout] = {}


def position(game: Game, chance: bool = True) -> str:
    """The key of a position. Without `chance`, what the random generator will do is left out: positions are then equal
    as far as players can foresee."""
    return _digest(_parts(game, chance))


def _parts(game: Game, chance: bool) -> tuple[Any, ...]:
    deal = _deal(game)
    layout = _LAYOUTS.get(type(game)) or _LAYOUTS.setdefault(type(game), Layout(type(game)))
    states = list(zip(deal.ranks, *[getattr(game, name) for name in layout.states], strict=True))
    held = [(name, role, _filled(role, getattr(game, name))) for name, role in layout.held]
    now = {serial: card for card, serial in enumerate(game.serial)}
    order = _in_order(game, deal, now, layout, states, held)
    number = [0] * len(order)
    for place, card in enumerate(order):
        number[card] = place
    names = Names(number, now)
    return (
        deal.name,
        [[len(zone) for zone in zones] for zones in game.zones],
        [states[card] for card in order],
        [sorted([(number[card], role.told(value, names)) for card, value in filled]) for _, role, filled in held],
        [_told(game, name, role, names) for name, role in layout.fields],
        _decision(game, names),
        _past(game, deal, number),
        game.chance.state if chance else 0,
    )


def _filled(role: Role, column: Sequence[Any]) -> list[tuple[int, Any]]:
    """The rows of a column in which something is."""
    if role is CARD:
        return [(card, value) for card, value in enumerate(column) if value >= 0]
    return [(card, value) for card, value in enumerate(column) if value]


def _digest(value: Any) -> str:
    return hashlib.blake2b(marshal.dumps(value, 0), digest_size=16).hexdigest()


def _bytes(value: Any) -> bytes:
    return marshal.dumps(value, 0)


def _deal(game: Game) -> Deal:
    found = _DEALS.get(id(game.facts))
    if found is None or found.facts is not game.facts:
        if len(_DEALS) >= KNOWN_DEALS:
            _DEALS.clear()
        found = _DEALS[id(game.facts)] = Deal(game)
    return found


# -- the order of cards ----------------------------------------------------------------------------------------


def _in_order(
    game: Game, deal: Deal, now: dict[int, int], layout: Layout, states: list[tuple[Any, ...]], held: list[Held]
) -> list[int]:
    """All cards, zone by zone; those in no zone at the end."""
    coarse = Names(deal.ranks, now)
    looks = dict.fromkeys(range(len(states)), b"")  # what cards hold, with other cards told by what they are
    for name, role, filled in held:
        for card, value in filled:
            looks[card] += _bytes((name, role.told(value, coarse)))
    order: list[int] = []
    alike: list[list[int]] = []
    for zones in game.zones:
        for index, cards in enumerate(zones):
            if index in game.order_counts or len(cards) < 2:
                order.extend(cards)
            else:
                _sort(cards, states, looks, order, alike)
    if len(order) < len(states):
        _sort(set(range(len(states))).difference(order), states, looks, order, alike)
    if alike:
        said = _said(game, deal, coarse, layout, held, {card for cards in alike for card in cards})
        for cards in alike:
            if any(card in said for card in cards):
                start = order.index(cards[0])
                cards.sort(key=lambda card: _bytes(sorted(said.get(card, ()))))
                order[start : start + len(cards)] = cards
    return order


def _sort(
    cards: Iterable[int],
    states: list[tuple[Any, ...]],
    looks: dict[int, bytes],
    order: list[int],
    alike: list[list[int]],
) -> None:
    """Cards of a zone are added in the order of what they are; those alike in that are noted."""
    pile = sorted([(states[card], looks[card], card) for card in cards], key=_look)
    start = 0
    for place in range(1, len(pile) + 1):
        if place == len(pile) or _look(pile[place]) != _look(pile[start]):
            if place - start > 1:
                alike.append([card for _, _, card in pile[start:place]])
            start = place
    order.extend([card for _, _, card in pile])


def _look(one: tuple[tuple[Any, ...], bytes, int]) -> tuple[Any, ...]:
    return one[:2]


class _Noting:
    """Ranks of cards, with a note of which of those in question were asked for, and where."""

    __slots__ = ("asked", "place", "ranks", "said", "where")

    def __init__(self, ranks: list[int], asked: set[int]) -> None:
        self.ranks = ranks
        self.asked = asked
        self.said: dict[int, list[bytes]] = {}
        self.at()

    def at(self, *where: Any) -> None:
        self.where = where
        self.place = 0

    def __getitem__(self, card: int) -> int:
        self.place += 1
        if card in self.asked:
            self.said.setdefault(card, []).append(_bytes((self.where, self.place)))
        return self.ranks[card]


def _said(
    game: Game, deal: Deal, coarse: Names, layout: Layout, held: list[Held], asked: set[int]
) -> dict[int, list[bytes]]:
    """What is said of cards that are alike in themselves, as far as it is quickly found."""
    noting = _Noting(deal.ranks, asked)
    names = Names(noting, coarse.now)
    for name, role in layout.fields:
        value = getattr(game, name)
        if not value or role is PLAIN or type(value) is type(game):
            continue
        if name in ("in_force", "watchers"):
            for word, found in value.items():
                for one in found:
                    if one.slots:
                        noting.at(name, word, one.seat)
                        PART.told(one, names)
        elif isinstance(role, Table):
            for key, one in value.items():
                noting.at(name, role.value.told(one, coarse) if key in asked else "")
                role.key.told(key, names)
                if role.value is CARD or role.value is CARDS:
                    noting.at(name, role.key.told(key, coarse))
                    role.value.told(one, names)
        else:
            noting.at(name)
            role.told(value, names)
    for name, role, filled in held:
        for card, value in filled:
            noting.at(name, deal.ranks[card])
            role.told(value, names)
    decision = game.decision
    if decision is not None:
        noting.at("decision")
        CARD.told(decision.source, names)
    counted, in_order = deal.looked_back_at
    for row in game.this_turn():
        if row[0] in counted or row[0] in in_order:
            noting.at("past", row[0])
            ROW.told(row, names)
    return noting.said


# -- what is no column -----------------------------------------------------------------------------------------


def _told(game: Game, name: str, role: Role, names: Names) -> Any:
    value = getattr(game, name)
    if type(value) is type(game):
        return _parts(value, chance=True)  # as it was before an action that may be taken back
    if name in ("in_force", "watchers"):
        return [_abilities(game, word, value[word], role, names) for word in sorted(value)]
    return role.told(value, names)


def _abilities(game: Game, word: str, found: Sequence[Any], role: Any, names: Names) -> Any:
    """Abilities in force under a word: their order counts only where the game says so."""
    if word.startswith(game.first_come):
        return (word, role.value.told(found, names))
    return (word, names.in_order(PART, found))


def _decision(game: Game, names: Names) -> Any:
    """Which options there are follows from everything else."""
    decision = game.decision
    if decision is None:
        return None
    return (decision.seat, decision.kind, CARD.told(decision.source, names), len(decision.options))


def _past(game: Game, deal: Deal, number: list[int]) -> Any:
    """What happened this turn, as far as the rules may look back at it. Mostly it counts how often, not in which order;
    but whether a card has become another object since does."""
    lives: dict[int, int] = {}
    told: list[bytes] = []
    later = 0
    counted, in_order = deal.looked_back_at
    for row in game.this_turn():
        kind = row[0]
        if kind in counted:
            told.append(_bytes(_row(row, number, lives)))
        if kind in in_order:
            told.append(_bytes((later, _row(row, number, lives))))
            later += 1
        if kind in game.new_life:
            lives[row[3]] = lives.get(row[3], 0) + 1
    told.sort()
    return told


def _row(row: Row, number: list[int], lives: dict[int, int]) -> Any:
    def name(card: int) -> Any:
        return (number[card], lives.get(card, 0)) if card >= 0 else card

    kind, _, seat, card, other, amount, cards, _, word, origin, to, _ = row
    return (kind, seat, name(card), name(other), amount, [name(one) for one in cards], word, origin, to)
