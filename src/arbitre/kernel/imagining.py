"""Games as they might be for all that a seat knows.

Cards keep their numbers; what changes is which of the hidden ones lie where. Those that can't be told apart from behind
(a lot) line up by random numbers and are dealt to the places where they lay. So nothing in an imagined game depends on
what is hidden: neither which card lies where, nor what chance will bring, nor what the log tells.

What does not depend on the seed is worked out once per question, because many worlds are imagined at each.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from operator import attrgetter, itemgetter
from typing import TYPE_CHECKING, Any, Final

from arbitre.kernel.chance import NUMBERS, Chance, drawn_by, shuffled_numbers
from arbitre.kernel.column import with_row
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.history import Past, history_of
from arbitre.kernel.knowledge import NOBODY_KNOWS
from arbitre.kernel.roles import SERIALS, Column, Renaming, Role, note_part, roles_of
from arbitre.kernel.zone import NOWHERE, Sight

if TYPE_CHECKING:
    from arbitre.kernel.game import Game

Guesses = Mapping[int, Sequence[Any]]
"""For a seat whose deck list is not known, the facts of a deck that its unknown cards come from."""

OF_ANY_PLACE: Final = frozenset(("zone_of", "controller", "serial", "known_to"))
"""Columns that differ from place to place even in hands and decks."""

LAID: Final = frozenset(("zones", "happened", "shuffled"))
"""Fields that say where cards lie, or did."""

INDEXES: Final = ("in_force", "watchers")

NOTHING: Final = object()  # unlike anything a column may hold

TRIES: Final = 8  # how often cards are dealt before another player has something to choose
ANOTHER: Final = 0xD1342543DE82EF95  # from one of their seeds to the next


def imagine(game: Game, seat: int, seed: int, guesses: Guesses | None = None) -> Any:
    """A copy as it might be for all that a seat knows."""
    unknown = game.unknown
    if unknown is None or unknown.seat != seat or unknown.decision is not game.decision:
        unknown = game.unknown = Unknown(game, seat)
    return unknown.dealt_and_asked(seed, guesses) if unknown.asks_anew else unknown.dealt(seed, guesses)


Deal = bytes | list[int]
"""The hidden cards as they are dealt: bytes, unless there are numbers above 255."""

Run = tuple[int, int, slice, slice]
"""Hidden cards that lie side by side: whose zone, which, where in it, and where in the deal."""

Single = tuple[int, int, int, int]
"""One that lies between others: whose zone, which, where in it, and where in the deal."""

Pile = tuple[int, int, slice]
"""A zone in which all cards are hidden: whose, which, and where in the deal they are."""

Spots = tuple[slice, int, int]
"""Places where hidden cards lie that are not like any others (in a hand, face down on the table, in a deck where
somebody has seen them): where in the deal; which zone, NOWHERE if it is that of the lot's deck; and who knows them."""

Apart = tuple[tuple[int, int], frozenset[int], list[int]]
"""What is no longer like the other cards of a shuffled deck: whose and which; its known cards, and where in the deal
the others are."""


class Unknown:
    """What a seat does not know about a game at a question, and everything needed to deal it anew. In a deal the hidden
    cards are lined up lot by lot, each in the position of the card that really lies in its place."""

    __slots__ = (
        "apart",
        "asks_anew",
        "base",
        "before",
        "columns",
        "decision",
        "demands",
        "hosts",
        "lots",
        "many",
        "others",
        "pending",
        "piles",
        "rows",
        "runs",
        "seat",
        "singles",
        "spots",
        "strangers",
        "strays",
        "unseen",
        "where",
    )

    def __init__(self, game: Game, seat: int) -> None:
        self.seat = seat
        self.decision = game.decision
        self.base: Game[Any, Any] = game.blank()  # the game, without what reveals hidden things
        game.copy_into(self.base)
        held = _held(game, 1 << seat)
        spoken_of: set[int] = set().union(*[cards for _, _, cards in held])
        lots = _hidden(game, 1 << seat, spoken_of)
        self.lots = [lot.cards for lot in lots]
        self.many = -(-len(game.facts) // 32) * 32
        small = self.many <= len(NUMBERS)
        numbers = NUMBERS[: self.many]
        self.others = [numbers.translate(None, bytes(cards)) for cards in self.lots] if small else []
        self.piles: list[Pile] = []
        self.runs: list[Run] = []
        self.singles: list[Single] = []
        self.spots: list[Spots] = []
        self.strays: list[tuple[int, int]] = []  # spots on another side than the deck: where in the deal, and whose
        self.where: dict[int, int] = {}  # where in the deal the cards of the spots stand
        self.columns: dict[str, list[tuple[int, Any]]] = {}
        """What else is unlike others on the spots, by column: where in the deal, and what stands there."""
        self.hosts: list[tuple[int, tuple[int, ...]]] = []  # cards that hidden ones lie under or are attached to
        self.apart: list[Apart] = []
        self.demands: dict[int, tuple[range, Collection[int]]] = {}
        """Places in the deal where only some cards can be: where the others of the lot stand, and which can."""
        self._make_alike()
        first = 0
        for lot in lots:
            self._take(game, lot, first, spoken_of)
            first += len(lot.cards)
        for deck, apart in game.shuffled.items():
            if apart:
                self._set_apart(game, deck, apart)
        self.pending = [(name, role) for name, role, cards in held if not cards.isdisjoint(self.where)]
        self.rows = game.happened.since(game.turn_from)
        self.before = Past(None, self.rows) if self.rows else None  # shared by all imagined games
        self.unseen = [place for place, row in enumerate(self.rows) if not row[7] >> seat & 1]
        self.strangers = self._strangers(game) if self.unseen else {}
        others = game.decision is not None and game.decision.seat != seat
        self.asks_anew = others and self._can_be_asked_anew()  # what another player is offered goes by their cards

    def _make_alike(self) -> None:
        """All hidden cards are new objects, as if they had been shuffled; those of the spots get their numbers back."""
        base = self.base
        before = base.serial
        many = len(before)
        number = base.next_serial
        serial = _serials(number, number + many)
        for card in self._known_ones(many):  # they are fewer, mostly
            serial[card] = before[card]
        base.serial = serial
        base.next_serial = number + many

    def _known_ones(self, many: int) -> Iterable[int]:
        """The cards that the seat knows."""
        if many <= len(NUMBERS):
            return NUMBERS[:many].translate(None, b"".join(map(bytes, self.lots)))
        return set(range(many)).difference(*self.lots)

    def _take(self, game: Game, lot: Lot, first: int, spoken_of: set[int]) -> None:
        """What lies on the spots of a lot might just as well lie in the deck: all its cards are alike to begin with."""
        zones = self.base.zones
        for seat, zone, place, at, count in lot.runs:
            at += first
            if count == len(zones[seat][zone]):
                self.piles.append((seat, zone, slice(at, at + count)))
                zones[seat][zone] = []
            elif count == 1:
                self.singles.append((seat, zone, place, at))
            else:
                self.runs.append((seat, zone, slice(place, place + count), slice(at, at + count)))
        home = lot.home
        for seat, zone, places in lot.spots:
            if type(places) is range:  # a hand, mostly
                cards = lot.cards[places.start : places.stop]
                deal = list(range(first + places.start, first + places.stop))
            else:
                cards = [lot.cards[place] for place in places]
                deal = [first + place for place in places]
            self.where.update(zip(cards, deal, strict=True))
            self._note_who_knows(game, cards, deal, NOWHERE if home == (seat, zone) else zone)
            if home is None or home[0] != seat:
                self._stray(cards, deal, seat, lot)
            tabled = game.zone_kinds[zone].tabled
            if tabled or (spoken_of and not spoken_of.isdisjoint(cards)):
                numbers = [(place, game.serial[card]) for place, card in zip(deal, cards, strict=True)]
                self.columns["serial"] = self.columns.get("serial", []) + numbers
            if tabled:
                self._take_from_table(game, lot, cards, deal)
                for card, fitting in game.could_lie_there(cards).items():
                    self.demands[self.where[card]] = (range(first, first + len(lot.cards)), fitting)
            if home is not None:
                zone_of, known = self.base.zone_of, self.base.known_to
                for card in cards:
                    zone_of[card] = home[1]
                    known[card] = NOBODY_KNOWS

    def _note_who_knows(self, game: Game, cards: list[int], deal: list[int], zone: int) -> None:
        """Of the cards on spots in a zone, which mostly stand side by side and are known to the same players."""
        known = game.known_to
        first = deal[0]
        after = first
        mask = known[cards[0]]
        for card, place in zip(cards, deal, strict=True):
            its = known[card]
            if place != after or its != mask:
                self.spots.append((slice(first, after), zone, mask))
                first = place
                mask = its
            after = place + 1
        self.spots.append((slice(first, after), zone, mask))

    def _stray(self, cards: list[int], places: list[int], seat: int, lot: Lot) -> None:
        """They lie on another side than the deck; what might as well lie in it is on its side to begin with."""
        self.strays += [(place, seat) for place in places]
        if lot.home is not None:
            for card in cards:
                self.base.controller = with_row(self.base.controller, card, lot.home[0])

    def _take_from_table(self, game: Game, lot: Lot, table: list[int], deal: Deal) -> None:
        """What lies there has a state of its own."""
        elsewhere = next((card for card in lot.cards if not game.lies_on_table(card)), NO_CARD)
        layout = _layout(game)
        rows_of = itemgetter(elsewhere, *table)  # without such a card: the last, whose row is not looked at
        for name, column in zip(layout.table, layout.columns(self.base), strict=True):
            usual, *there = rows_of(column)
            if elsewhere == NO_CARD:
                usual = NOTHING
            if there.count(usual) < len(there):
                kept = [(at, value) for at, value in zip(deal, there, strict=True) if value != usual]
                self.columns[name] = self.columns.get(name, []) + kept
                if elsewhere != NO_CARD:
                    rows = list(column)
                    for card in table:
                        rows[card] = usual
                    setattr(self.base, name, tuple(rows) if type(column) is tuple else rows)
        for host in dict.fromkeys([game.host[card] for card in table]):
            if host != NO_CARD:
                self.hosts.append((host, game.under[host]))

    def _set_apart(self, game: Game, deck: tuple[int, int], apart: frozenset[int]) -> None:
        seat, zone = deck
        there = apart.intersection(game.zones[seat][zone])  # the others have left it since
        hidden = [self.where[card] for card in there if card in self.where]
        known = there.difference(self.where) if hidden else there
        self.base.shuffled[deck] = known
        if hidden:
            self.apart.append((deck, known, hidden))

    def _strangers(self, game: Game) -> dict[int, int]:
        """For each card of what happened unseen one that stands for it where the seat can't say which it was."""
        lot = game.lot
        first = {lot[cards[0]]: min(cards) for cards in self.lots}
        rows = [self.rows[place] for place in self.unseen]
        cards = {card for row in rows for card in (row[3], row[4], *row[6])} - {NO_CARD}
        return {card: first.get(lot[card], card) for card in cards}

    def _can_be_asked_anew(self) -> bool:
        """Whether asking the question again would change nothing but its options. It is tried where nothing depends on
        what is hidden: in an imagined game."""
        for again in range(TRIES):
            twin = self.dealt(again, None)
            before = twin.copy()
            try:
                same = _ask_anew(twin)
            except Exception:  # a step that was not made to be repeated can do anything
                return False
            if same:
                twin.decision = before.decision
                return bool(twin == before)
        return False

    def dealt_and_asked(self, seed: int, guesses: Guesses | None) -> Any:
        """With the options that another player holding such cards has. The player who is asked had something to choose:
        where these cards leave nothing, others are dealt; and if that happens again and again, what was really offered
        is dealt with the cards."""
        for again in range(TRIES):
            twin = self.dealt(seed + again * ANOTHER, guesses)
            if _ask_anew(twin):
                return twin
        return self.dealt(seed, guesses)

    def dealt(self, seed: int, guesses: Guesses | None) -> Any:
        base = self.base
        twin: Game[Any, Any] = base.blank()
        base.copy_into(twin)
        twin.start_logs(before=self.before)
        chance = twin.chance = Chance(seed ^ 0x5DEECE66D)
        deal = self._deal(seed, chance)
        if self.demands:
            deal = self._meeting_demands(deal)
        zones = twin.zones
        for seat, zone, these in self.piles:
            zones[seat][zone] = list(deal[these])
        for seat, zone, there, these in self.runs:
            zones[seat][zone][there] = deal[these]
        for seat, zone, place, at in self.singles:
            zones[seat][zone][place] = deal[at]
        zone_of, known = twin.zone_of, twin.known_to
        for these, zone, mask in self.spots:
            if zone == NOWHERE:  # in the deck, like those around it
                for card in deal[these]:
                    known[card] = mask
            else:
                for card in deal[these]:
                    zone_of[card] = zone
                    known[card] = mask
        for at, seat in self.strays:
            twin.controller = with_row(twin.controller, deal[at], seat)
        if self.columns:
            self._deal_columns(twin, deal)
        if self.hosts or self.apart:
            self._deal_apart(twin, deal)
        if self.pending or self.unseen:
            self._rename(twin, deal)
        twin.imagine_more(self.seat, seed)
        if guesses:
            self._guess(twin, guesses, Chance(seed))
        return twin

    def _deal_columns(self, twin: Game[Any, Any], deal: Deal) -> None:
        """What lies on the table takes its state along."""
        for name, unusual in self.columns.items():
            column: Any = getattr(twin, name)
            rows = list(column) if type(column) is tuple else column  # copies share what is a tuple
            for at, value in unusual:
                rows[deal[at]] = value
            if rows is not column:
                setattr(twin, name, tuple(rows))

    def _deal_apart(self, twin: Game[Any, Any], deal: Deal) -> None:
        """What lies under cards on the table, and what is unlike others in a deck."""
        where = self.where
        for host, under in self.hosts:
            twin.under[host] = tuple([deal[where[card]] if card in where else card for card in under])
        for deck, seen_there, hidden in self.apart:
            twin.shuffled[deck] = seen_there.union([deal[at] for at in hidden])

    def _deal(self, seed: int, chance: Chance) -> Deal:
        """The cards of each lot in a random order: the one their numbers have when all numbers are shuffled."""
        if self.others:
            numbers = shuffled_numbers(drawn_by(seed), self.many)
            return b"".join([numbers.translate(None, others) for others in self.others])
        deal: list[int] = []
        for cards in self.lots:
            mixed = sorted(cards)
            chance.shuffle(mixed)
            deal += mixed
        return deal

    def _meeting_demands(self, deal: Deal) -> Deal:
        """A card that can't be where it was dealt changes places with the first that can."""
        cards = list(deal)
        demands = self.demands
        for at, (places, fitting) in demands.items():
            if cards[at] not in fitting:
                other = next((one for one in places if cards[one] in fitting and one not in demands), at)
                cards[at], cards[other] = cards[other], cards[at]
        return cards

    def _rename(self, twin: Any, deal: Deal) -> None:
        """What is pending refers to the cards that lie there now; and so does what happened unseen to cards whose place
        is known. The seat can't say which other cards it happened to: one stands for all."""
        where = self.where
        told = {card: deal[where[card]] if card in where else other for card, other in self.strangers.items()}
        rows = self.rows.copy()
        twin.happened = history_of(rows)
        for place in self.unseen:
            kind, rule, seat, card, other, amount, cards, seen, word, origin, to, cause = rows[place]
            secret = twin.words.events[kind].secret  # the other cards were named to everybody
            if card >= 0 and "card" in secret:
                card = told[card]
            if other >= 0 and "other" in secret:
                other = told[other]
            if cards and "cards" in secret:
                cards = tuple([told[one] if one >= 0 else one for one in cards])
            rows[place] = (kind, rule, seat, card, other, amount, cards, seen, word, origin, to, cause)
        if self.pending:
            fresh = list(range(len(twin.facts)))
            for card, at in where.items():
                fresh[card] = deal[at]
            renaming = Renaming(fresh, where)
            for name, role in self.pending:
                setattr(twin, name, role.renamed(getattr(twin, name), renaming))

    def _guess(self, twin: Game, guesses: Guesses, chance: Chance) -> None:
        """The unknown cards of a seat are those of a guessed deck that have not been seen; if there are too few of
        them, any of that deck."""
        facts = twin.facts.copy()
        hidden = {card for cards in self.lots for card in cards}
        for owner, deck in guesses.items():
            known = [facts[card].key for card in range(len(facts)) if twin.owner[card] == owner and card not in hidden]
            left: list[Any] = []
            for one in deck:
                if one.key in known:
                    known.remove(one.key)
                else:
                    left.append(one)
            for cards in self.lots:
                if twin.owner[cards[0]] != owner:
                    continue
                kind = twin.lot[cards[0]]
                fitting = _of_lot(twin, kind, left, owner)
                any_of_it = _of_lot(twin, kind, deck, owner)
                order = list(range(len(fitting)))
                chance.shuffle(order)
                for place, card in enumerate(sorted(cards)):
                    if place < len(order):
                        facts[card] = fitting[order[place]]
                    elif any_of_it:
                        facts[card] = any_of_it[chance.below(len(any_of_it))]
        twin.facts = facts


def _of_lot(game: Any, lot: int, facts: Sequence[Any], owner: int) -> list[Any]:
    """Those cards of a deck list that would be of this lot."""
    lots = game.lots(facts, [owner] * len(facts))
    return [one for one, its in zip(facts, lots, strict=True) if its == lot]


def _ask_anew(game: Any) -> bool:
    """Have the pending question asked again; whether it is still that question that waits."""
    asked = game.decision
    game.decision = None
    game.stack[-1].ask_again()
    game.run()
    now = game.decision
    return now is not None and (now.seat, now.kind) == (asked.seat, asked.kind)


class Lot:
    """Hidden cards that could lie in each other's places: those of a shuffled deck that are all alike, and those that
    lie on spots."""

    __slots__ = ("cards", "home", "runs", "spots")

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.runs: list[tuple[int, int, int, int, int]] = []
        """Whose, which zone, where in it; where in `cards`, and how many."""
        self.spots: list[tuple[int, int, Sequence[int]]] = []  # whose, which zone; where in `cards` they are
        self.home: tuple[int, int] | None = None  # whose and which deck it is where they are all alike

    def add(self, seat: int, zone: int, place: int, cards: list[int]) -> None:
        """These lie side by side."""
        self.runs.append((seat, zone, place, len(self.cards), len(cards)))
        self.cards += cards

    def add_deck(self, game: Game, seat: int, zone: int, apart: frozenset[int], bit: int) -> None:
        """A shuffled deck, whose cards are all of this lot; but some of them are no longer like the others."""
        self.home = (seat, zone)
        cards = game.zones[seat][zone]
        start = 0
        spots: list[int] = []
        for place in sorted(map(cards.index, apart.intersection(cards))) if apart else ():
            if not game.known_to[cards[place]] & bit:
                spots.append(len(self.cards) + place - start)
                continue
            if start < place:
                self.add(seat, zone, start, cards[start:place])
            start = place + 1
        if start < len(cards):
            self.add(seat, zone, start, cards[start:])
        if spots:
            self.spots.append((seat, zone, spots))

    def add_all(self, seat: int, zone: int, cards: list[int]) -> None:
        """All cards of a zone, each on a spot."""
        self.spots.append((seat, zone, range(len(self.cards), len(self.cards) + len(cards))))
        self.add(seat, zone, 0, cards)

    def add_spots(self, seat: int, zone: int, cards: list[int], hidden: list[int]) -> None:
        """Some of them, which lie between others."""
        first = len(self.cards)
        self.spots.append((seat, zone, range(first, first + len(hidden))))
        self.runs += [(seat, zone, cards.index(card), at, 1) for at, card in enumerate(hidden, first)]
        self.cards += hidden


class Layout:
    """Where games of a class keep what: found once per class."""

    __slots__ = ("columns", "hiding", "pending", "table", "values")

    def __init__(self, game: Game) -> None:
        roles = roles_of(type(game))
        columns = [name for name, role in roles if isinstance(role, Column)]
        kinds = enumerate(game.zone_kinds)
        self.hiding = [zone for zone, kind in kinds if kind.sight is not Sight.ALL or kind.face_down]
        self.table = [name for name in columns if name not in OF_ANY_PLACE]
        self.columns: Any = attrgetter(*self.table)
        elsewhere = {*columns, *LAID, *game.within}
        self.pending = [(name, role) for name, role in roles if name not in elsewhere and role is not SERIALS]
        self.values: Any = attrgetter(*[name for name, _ in self.pending])


_LAYOUTS: dict[type, Layout] = {}


def _layout(game: Game) -> Layout:
    known = _LAYOUTS.get(type(game))
    if known is None:
        known = _LAYOUTS[type(game)] = Layout(game)
    return known


def _held(game: Game, bit: int) -> list[tuple[str, Role, set[int]]]:
    """The hidden cards that what is pending speaks of, by the field it is kept in; what holds none is left out."""
    layout = _layout(game)
    values = zip(layout.pending, layout.values(game), strict=True)
    fields = [(*field, value) for field, value in values if value]
    if not _spoken_of(game, fields, bit):
        return []
    found = [(field[0], field[1], _spoken_of(game, [field], bit)) for field in fields]
    return [field for field in found if field[2]]


def _spoken_of(game: Game, fields: list[tuple[str, Role, Any]], bit: int) -> set[int]:
    """The hidden cards that these fields speak of. An ability in force is on a card everybody sees: only what it
    remembers may be hidden."""
    found: set[int] = set()
    for name, role, value in fields:
        if name in INDEXES:
            for index in value.values():
                for one in index:
                    if one.slots:
                        note_part(one, found)
        else:
            role.note(value, found)
    found.discard(NO_CARD)
    known = game.known_to
    return {card for card in found if not known[card] & bit}


def _hidden(game: Game, bit: int, spoken_of: set[int]) -> list[Lot]:
    """All cards a seat does not know, by their lots. What something pending speaks of is not like other cards."""
    known = game.known_to
    numbers = game.lot
    shuffled = game.shuffled
    hiding = _layout(game).hiding
    lots: dict[int, Lot] = {}
    for seat, zones in enumerate(game.zones):
        for zone in hiding:
            cards = zones[zone]
            if not cards:
                continue
            if (seat, zone) in shuffled and (lot := _of(lots, numbers[cards[0]])).home is None:
                apart = shuffled[seat, zone]
                lot.add_deck(game, seat, zone, apart | spoken_of if spoken_of else apart, bit)
                continue
            hidden = [card for card in cards if not known[card] & bit]
            if not hidden:
                continue
            number = numbers[hidden[0]]
            if len({numbers[card] for card in hidden}) > 1:
                for card in hidden:
                    _of(lots, numbers[card]).add_spots(seat, zone, cards, [card])
            elif len(hidden) == len(cards):  # a hand, mostly
                _of(lots, number).add_all(seat, zone, cards)
            else:
                _of(lots, number).add_spots(seat, zone, cards, hidden)
    return [lot for lot in lots.values() if len(lot.cards) > 1]


_SERIALS: list[int] = []


def _serials(first: int, end: int) -> list[int]:
    """Numbers of objects, from the first on: taken from a list, since to make them anew takes ten times as long."""
    if end > len(_SERIALS):
        _SERIALS.extend(range(len(_SERIALS), 2 * end))
    return _SERIALS[first:end]


def _of(lots: dict[int, Lot], number: int) -> Lot:
    lot = lots.get(number)
    if lot is None:
        lot = lots[number] = Lot()
    return lot
