"""Reading the descriptions in an ability: which cards fit, how much an amount is, whether a condition holds."""

from __future__ import annotations

from typing import Any, Final

from arbitre.ability import nodes as n
from arbitre.ability.nodes.optional import Both
from arbitre.ability.table import Context, Ref, Table
from arbitre.ability.vocabulary import Vocabulary
from arbitre.kernel.event import Event
from arbitre.kernel.zone import NOWHERE

SHARED = Vocabulary("the shared language")

THIS: Final = n.This  # nodes that are asked for again and again
THAT: Final = n.That


def compare(left: int, sign: str, right: int) -> bool:
    if sign == ">=":
        return left >= right
    if sign == "<=":
        return left <= right
    if sign == "=":
        return left == right
    if sign == ">":
        return left > right
    if sign == "<":
        return left < right
    return left != right


# -- players ---------------------------------------------------------------------------------------------------


def seats_of(game: Table, ctx: Context, players: str) -> tuple[int, ...]:
    """The players a word means, in turn order from the active player (1.3.3, 407.2)."""
    if players == "you":  # 1.3.3, 1.4.3.1, 407.2
        return (ctx.seat,)
    if players == "opponents":
        return game.opponents(ctx.seat)
    if players == "actor":
        return (ctx.actor,)
    if players == "all":
        return game.players()
    if players in ("that player", "chosen opponent", "chosen player"):
        seat = ctx.slots.get("that player")
        return () if seat is None else (seat,)
    if players == "other player":
        seat = ctx.slots.get("that player")
        return () if seat is None else game.opponents(seat)
    if players == "those players":
        chosen = ctx.slots.get("those players", ())
        return tuple(seat for seat in game.players() if seat in chosen)
    if players == "with most cards":
        hand = game.zone_index["hand"]
        most = max(len(game.zones[seat][hand]) for seat in game.players())
        return tuple(seat for seat in game.players() if len(game.zones[seat][hand]) == most)
    if players == "its player":
        refs = ctx.slots.get("it") or ctx.slots.get("chosen") or ()
        return tuple(dict.fromkeys(game.owner[card] for card, _ in refs))
    if players == "its controller":
        refs = ctx.slots.get("it") or ctx.slots.get("chosen") or ()
        return tuple(dict.fromkeys(_controller(game, ctx, ref) for ref in refs))
    return tuple(seat for seat in game.players() if game.is_active(seat))


def _controller(game: Table, ctx: Context, ref: Ref) -> int:
    """Who controls a card, or did just before it left play."""
    known = _last_known(game, ctx, ref)
    found: int = game.controller[ref[0]] if known is None else known.controller
    return found


# -- cards -----------------------------------------------------------------------------------------------------


NO_ZONES: Final = ("looked", "under")


class Description:
    """A select, read once: texts are never altered, so the very same object always describes the same cards."""

    __slots__ = ("among", "besides", "checks", "game", "lying", "other", "select", "what", "whose", "zone", "zones")

    def __init__(self, game: Table, select: n.Select) -> None:
        self.select = select  # kept, so that no other object takes its identity
        self.game: type = type(game)
        self.what = "" if select.what == "card" else select.what
        self.whose = "" if select.whose == "any" else select.whose
        self.other = select.other
        self.besides = tuple(select.besides.split(", ")) if select.besides else ()
        filters = game.vocabulary.filters
        self.checks = tuple([(filters[type(node)], node) for node in select.where])
        self.among = select.among
        self.zone: str = select.zone
        self.zones: tuple[int, ...] = ()
        if not select.among and select.zone not in NO_ZONES:
            names = game.zone_groups.get(select.zone) or (select.zone,)
            self.zones = tuple([game.zone_index[name] for name in names])
        self.lying = bool(self.zones) and self.whose in ("", "you", "opponents") and not (self.other or self.besides)
        """Whether whatever lies in its zones, is of its type and passes its checks fits."""

    def fits(self, game: Table, ctx: Context, card: int) -> bool:
        """Whether a card in its zone fits the rest of it."""
        return (not self.what or game.is_a(card, self.what)) and self.suits(game, ctx, card)

    def suits(self, game: Table, ctx: Context, card: int) -> bool:
        """Whether a card of this type fits the rest of it."""
        if self.whose and not _is_of(game, ctx, self.whose, card):
            return False
        if self.other and card == ctx.source:  # 6.1.6
            return False
        if self.besides and card in _besides(ctx, self.besides):  # 6.1.6
            return False
        for check, node in self.checks:
            if not check(game, ctx, node, card):
                return False
        return True

    def pool(self, game: Table, ctx: Context) -> list[int]:
        """The cards in its zones, of its type if it has some, in the order they lie on the table from the active player
        on."""
        if self.among:
            return [card for card, serial in ctx.slots.get(self.among, ()) if game.serial[card] == serial]
        if self.zone == "looked":
            taken = ctx.slots.get("taken", ())
            looked = ctx.slots.get("looked", ())
            return [card for card, serial in looked if game.serial[card] == serial and card not in taken]
        if self.zone == "under":
            return list(game.under[ctx.source])
        if self.whose == "you":
            seats: tuple[int, ...] = (ctx.seat,)
        else:
            seats = game.opponents(ctx.seat) if self.whose == "opponents" else game.players()
        found: list[int] = []
        zones = game.zones
        for zone in self.zones:
            for seat in seats:
                if zones[seat][zone]:
                    found += game.lying_in(seat, zone, self.what)  # 7.1.5, 402.3, 402.3a
        return found

    def candidates(self, game: Table, ctx: Context) -> list[int]:
        """All cards it describes, in the order they lie on the table from the active player on."""
        pool = self.pool(game, ctx)
        lying = self.lying
        checks = self.checks
        if lying and not checks:
            return pool
        what = "" if self.zones else self.what
        found: list[int] = []
        for card in pool:
            if what and not game.is_a(card, what):
                continue
            if not lying:
                if self.suits(game, ctx, card):
                    found.append(card)
                continue
            for check, node in checks:
                if not check(game, ctx, node, card):
                    break
            else:
                found.append(card)
        return found


MOST: Final = 20_000
_READ: dict[int, Description] = {}


def description(game: Table, select: n.Select) -> Description:
    known = _READ.get(id(select))
    if known is None or known.game is not type(game):
        if len(_READ) >= MOST:
            _READ.clear()
        known = _READ[id(select)] = Description(game, select)
    return known


def fits(game: Table, ctx: Context, select: n.Select, card: int) -> bool:
    """Whether a card in the select's zone fits the rest of the description."""
    return description(game, select).fits(game, ctx, card)


def _is_of(game: Table, ctx: Context, whose: str, card: int) -> bool:
    """Whether a card is in the hands of those a word means."""
    seat = game.controller[card]
    if whose == "you":
        return seat == ctx.seat
    if whose == "opponents":
        return seat not in game.side(ctx.seat)
    if whose == "actor":
        return seat == ctx.actor
    if whose == "your side":
        return seat in game.side(ctx.seat)
    return seat in seats_of(game, ctx, whose)


def _besides(ctx: Context, slots: tuple[str, ...]) -> list[int]:
    """The cards in these slots."""
    return [card for slot in slots for card, _ in ctx.slots.get(slot, ())]


def matches(game: Table, ctx: Context, pattern: Any, card: int) -> bool:
    """Whether a card is the one ("this") or one of those a pattern speaks of. No pattern: any card."""
    if pattern is None:
        return True
    if type(pattern) is str:
        serial = ctx.slots.get("this") if ctx.slots else None  # an ability that lasts means one certain object
        return card == ctx.source and (serial is None or game.serial[card] == serial)
    known = description(game, pattern)
    if known.among and (card, game.serial[card]) not in ctx.slots.get(known.among, ()):
        return False
    return card >= 0 and known.fits(game, ctx, card)


def candidates(game: Table, ctx: Context, select: n.Select) -> list[int]:
    """All cards a select describes, in the order they lie on the table from the active player on."""
    return description(game, select).candidates(game, ctx)


def refs_of(game: Table, cards: list[int]) -> tuple[Ref, ...]:
    serial = game.serial
    return tuple([(card, serial[card]) for card in cards])


def slot_refs(ctx: Context, ref: str) -> tuple[Ref, ...]:
    if ref == "rest":
        taken = ctx.slots.get("taken", ())
        return tuple(found for found in ctx.slots.get("looked", ()) if found[0] not in taken)
    found: tuple[Ref, ...] = ctx.slots.get(ref, ())
    return found


def target_refs(game: Table, ctx: Context, target: Any) -> tuple[Ref, ...]:
    """The objects a target speaks of, gone or not. (A chosen target has become a slot when its program was made.)"""
    kind = type(target)
    if kind is THAT:
        return slot_refs(ctx, target.ref)  # 6.1.11, F5.18.3
    if kind is THIS:
        serial = ctx.slots.get("this")
        return ((ctx.source, game.serial[ctx.source] if serial is None else serial),)
    if kind is Both:
        return tuple(dict.fromkeys(ref for part in target.parts for ref in target_refs(game, ctx, part)))
    if kind is n.TopOfDeck:
        number = amount(game, ctx, target.count)
        return refs_of(game, [c for seat in seats_of(game, ctx, target.player) for c in game.top_cards(seat, number)])
    return refs_of(game, candidates(game, ctx, target.cards))  # nobody chooses: 8.15.2


def target_cards(game: Table, ctx: Context, target: Any) -> list[int]:
    """The cards a target speaks of that are still the same objects."""
    serial = game.serial
    return [card for card, number in target_refs(game, ctx, target) if serial[card] == number]  # 6.1.11.1


# -- amounts ---------------------------------------------------------------------------------------------------


def amount(game: Table, ctx: Context, node: Any) -> int:
    if isinstance(node, int):
        return node
    return game.vocabulary.amounts[type(node)](game, ctx, node)  # 6.1.8, 6.7.2.1


@SHARED.amount(n.CountOf)
def _count(game: Table, ctx: Context, node: n.CountOf) -> int:
    return len(candidates(game, ctx, node.cards))


@SHARED.amount(n.StatOf)
def _stat_of(game: Table, ctx: Context, node: n.StatOf) -> int:
    total = 0
    for ref in target_refs(game, ctx, node.target):
        known = _last_known(game, ctx, ref)
        if known is not None and node.stat != "cost":
            total += known.stat(node.stat)
        elif game.serial[ref[0]] == ref[1] or node.stat == "cost":
            total += game.stat(ref[0], node.stat)  # 5.3.6.2
    return total


def _last_known(game: Table, ctx: Context, ref: Ref) -> Any:
    """A card gone from play as it was there; not one chosen outside play, which was never there as that object."""
    if (game.in_play(ref[0]) and game.serial[ref[0]] == ref[1]) or ref in ctx.slots.get("outside play", ()):
        return None
    return game.last_known(ref)


@SHARED.amount(n.EventAmount)
def _event_amount(game: Table, ctx: Context, node: n.EventAmount) -> int:
    found: int = ctx.slots.get("amount", 0)
    return found


@SHARED.amount(n.SizeOf)
def _size(game: Table, ctx: Context, node: n.SizeOf) -> int:
    return len(slot_refs(ctx, node.ref))


@SHARED.amount(n.Tally)
def _tally(game: Table, ctx: Context, node: n.Tally) -> int:
    found: int = ctx.slots.get("tally " + node.ref, 0)
    return found


@SHARED.amount(n.Times)
def _times(game: Table, ctx: Context, node: n.Times) -> int:
    return amount(game, ctx, node.amount) * node.by


@SHARED.amount(n.Plus)
def _plus(game: Table, ctx: Context, node: n.Plus) -> int:
    return amount(game, ctx, node.amount) + node.add


@SHARED.amount(n.AtMost)
def _at_most(game: Table, ctx: Context, node: n.AtMost) -> int:
    return min(amount(game, ctx, node.amount), node.most)


# -- filters ---------------------------------------------------------------------------------------------------


@SHARED.filter(n.StatIs)
def _stat_is(game: Table, ctx: Context, node: n.StatIs, card: int) -> bool:
    return compare(game.stat_of(card, node.stat), node.compare, amount(game, ctx, node.than))


@SHARED.filter(n.Not)
def _not(game: Table, ctx: Context, node: n.Not, card: int) -> bool:
    return not game.vocabulary.filters[type(node.filter)](game, ctx, node.filter, card)


@SHARED.filter(n.AnyOf)
def _any_of(game: Table, ctx: Context, node: n.AnyOf, card: int) -> bool:
    for group in node.groups:
        if _fits_all(game, ctx, group, card):
            return True
    return False


def fits_filter(game: Table, ctx: Context, node: Any, card: int) -> bool:
    return game.vocabulary.filters[type(node)](game, ctx, node, card)


def _fits_all(game: Table, ctx: Context, filters: tuple[Any, ...], card: int) -> bool:
    known = game.vocabulary.filters
    for node in filters:
        if not known[type(node)](game, ctx, node, card):
            return False
    return True


# -- conditions ------------------------------------------------------------------------------------------------


def holds(game: Table, ctx: Context, node: Any) -> bool:
    return node is None or game.vocabulary.conditions[type(node)](game, ctx, node)


@SHARED.condition(n.CompareIs)
def _compare_is(game: Table, ctx: Context, node: n.CompareIs) -> bool:
    return compare(amount(game, ctx, node.left), node.compare, amount(game, ctx, node.right))


@SHARED.condition(n.Have)
def _have(game: Table, ctx: Context, node: n.Have) -> bool:
    return compare(len(candidates(game, ctx, node.cards)), node.compare, node.count)


@SHARED.condition(n.During)
def _during(game: Table, ctx: Context, node: n.During) -> bool:
    return right_turn(game, ctx.seat, node.turn)


def right_turn(game: Table, seat: int, turn: str) -> bool:
    return turn == "any" or game.is_active(seat) == (turn == "your turn")


def came_from(game: Table, event: Event, origin: str) -> bool:
    """Whether what moved in an event came out of this zone, or one of these zones."""
    return event.origin != NOWHERE and game.zone_kinds[event.origin].name in game.zone_groups.get(origin, (origin,))


@SHARED.condition(n.InZone)
def _in_zone(game: Table, ctx: Context, node: n.InZone) -> bool:
    zone = game.zone_of[ctx.source]
    if zone < 0 or game.zone_kinds[zone].name not in game.zone_groups.get(node.zone, (node.zone,)):
        return False
    serial = ctx.slots.get("this")
    return serial is None or game.serial[ctx.source] == serial


@SHARED.condition(n.NoneOf)
def _none_of(game: Table, ctx: Context, node: n.NoneOf) -> bool:
    return not holds(game, ctx, node.condition)


@SHARED.condition(n.All)
def _all(game: Table, ctx: Context, node: n.All) -> bool:
    return all(holds(game, ctx, part) for part in node.conditions)


@SHARED.condition(n.Either)
def _either(game: Table, ctx: Context, node: n.Either) -> bool:
    return any(holds(game, ctx, part) for part in node.conditions)


@SHARED.condition(n.Is)
def _is(game: Table, ctx: Context, node: n.Is) -> bool:
    """Every card spoken of fits (and there is one); a card gone from play is judged as it was last known."""
    refs = target_refs(game, ctx, node.target)
    if not refs:
        return False
    filters = game.vocabulary.filters
    for ref in refs:
        card = ref[0]
        if node.what != "card" and not game.is_a(card, node.what):
            return False
        before = game.recalled
        known = _last_known(game, ctx, ref)
        if known is not None:
            game.recalled = (card, known)
        try:
            for part in node.where:
                if not filters[type(part)](game, ctx, part, card):
                    return False
        finally:
            game.recalled = before
    return True
