"""A position in numbers, from one seat's view: the table, the options, what happened, rows of cards.

Everything is read from the game's columns, without going through `game.view`. What may be known is asked in one place,
`Encoder.lay_out`: it gives a row to each card that the seat knows, and to those that lie where everybody sees them, of
which only the back is told to whoever does not know them. Whatever points at a card afterwards points at a row, so what
has no row is not told.

An observation is made as bytes, in one piece: numbers of two bytes each, and at its end the mask, a byte each.

Nearly every row of a card has been made before, in this game or another. So a row is looked up by what it follows from:
which card it is, where it lies, whether it is known, its entries in the columns of the game that matter
(`Encoding.columns`). Only cards on which something else bears (`Encoding.unusual`) are asked one by one. Hands and
piles are as they were as long as the same cards lie there. Events are read once, for all seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from operator import itemgetter
from struct import Struct
from sys import byteorder
from typing import Any, Final

from arbitre.env.columns import CARD, EVENT, OPTION
from arbitre.env.encoding import LARGEST, Encoding, fitting
from arbitre.kernel.decision import NO_CARD, Decision, Option
from arbitre.kernel.error import Error
from arbitre.kernel.event import SIGNAL, Row
from arbitre.kernel.game import Game
from arbitre.kernel.history import History
from arbitre.kernel.knowledge import EVERYBODY, is_among
from arbitre.kernel.words import Words
from arbitre.kernel.zone import NOWHERE, Sight, ZoneKind

FOR_ALL: Final = Sight.ALL
FOR_OWNER: Final = Sight.OWNER
AN_EVENT: Final = Struct(f"={len(EVENT)}h")
AN_OPTION: Final = Struct(f"={len(OPTION)}h")
UNSHUFFLED: Final = frozenset((NO_CARD,))
NONE: Final[frozenset[int]] = frozenset()
MANY: Final = 99  # "any number" of cards may be picked
SEATS: Final = 16  # more than there ever are
ENOUGH: Final = 50_000  # rows that are kept; a starter deck makes some hundreds

Place = tuple[int, int, int]
"""Where cards lie: whose zone, which, and both as one number, from the side of the seat that looks."""
Pile = tuple[int, int, int, bool]
"""The same of a hand or a pile, and whether its cards are hidden: then only those are told of that the seat knows."""
Lying = tuple[int, int, int, list[int]]
"""Its cards that are told of."""
NAMES: Final = [column.name for column in CARD]
ABOVE: Final = NAMES.index("above")
FACE_DOWN: Final = NAMES.index("face down")
EXERTED: Final = NAMES.index("exerted")
DAMAGE: Final = NAMES.index("damage")
HOST: Final = NAMES.index("host")
LOW: Final = 0 if byteorder == "little" else 1  # which of its two bytes is the lower one of a number
PICKED: Final = 2 * NAMES.index("picked") + LOW
ASKS: Final = 2 * NAMES.index("asks") + LOW

_structs: Final[dict[int, Struct]] = {}


def packed(numbers: list[int]) -> bytes:
    """Numbers of two bytes each, side by side."""
    found = _structs.get(len(numbers))
    if found is None:
        found = _structs[len(numbers)] = Struct(f"={len(numbers)}h")
    try:
        return found.pack(*numbers)
    except Exception:  # what may be any number
        return found.pack(*[fitting(number) for number in numbers])


class EventCode:
    """What of a kind of event is told: its number, and what only those are told who know the cards."""

    __slots__ = ("card", "cards", "code", "other")

    def __init__(self, code: int, secret: tuple[str, ...]) -> None:
        self.code = code
        self.card = "card" in secret
        self.other = "other" in secret
        self.cards = "cards" in secret


class Codes:
    """The numbers of a game's words, in the order in which they are declared."""

    __slots__ = ("events", "options", "questions", "seated")

    def __init__(self, words: Words) -> None:
        self.questions: dict[str, int] = {kind: code for code, kind in enumerate(words.questions, 1)}
        self.options: dict[str, int] = {kind: code for code, kind in enumerate(words.options, 1)}
        self.seated: frozenset[str] = frozenset(kind for kind, word in words.options.items() if word.seat)
        self.events: dict[str, EventCode] = {
            kind: EventCode(code, word.secret) for code, (kind, word) in enumerate(words.events.items(), 1)
        }


class Eyes:
    """One seat: what it sees where, and what it was told last, as far as that serves again."""

    __slots__ = (
        "causes",
        "codes",
        "columns",
        "events",
        "getter",
        "kept",
        "moving",
        "nobody",
        "order",
        "pending",
        "piles",
        "places",
        "row_of",
        "rows",
        "seats",
        "sizes",
        "wheres",
    )

    def __init__(self, game: Game[Any, Any], seat: int, lively: tuple[int, ...], idents: list[int]) -> None:
        kinds = game.zone_kinds
        seats = game.number_of_seats
        self.seats = [(seat + turn) % seats for turn in range(seats)]
        owner = game.owner
        self.codes: list[int] = [
            (ident * SEATS + (owner[card] - seat) % seats + 1) * SEATS + seat for card, ident in enumerate(idents)
        ]
        """Which card each is, whose, and who looks."""
        self.places: list[Place] = []  # where cards lie one by one, each with a state of its own
        self.piles: list[Pile] = []
        for first in (True, False):  # first those whose numbers change
            for turn, whose in enumerate(self.seats):
                for zone in lively if first else [zone for zone in range(len(kinds)) if zone not in lively]:
                    kind = kinds[zone]
                    where = turn * len(kinds) + zone
                    if kind.tabled or (first and kind.sight is FOR_ALL):
                        self.places.append((whose, zone, where))
                    else:
                        seen = kind.sight is FOR_ALL or (kind.sight is FOR_OWNER and whose == seat)
                        self.piles.append((whose, zone, where, not seen))
        self.order: list[int] = []  # the cards that have rows
        self.sizes: list[int] = []  # how many of them lie in each place
        self.moving = 0  # how many lie in places
        self.wheres: list[int] = []  # of those: where
        self.row_of: list[int] = [0] * (len(idents) + 1)  # for each card its row, from 1; that of no card is 0
        self.getter: Any = None  # takes the entries of the cards in places out of a column
        self.nobody: tuple[int, ...] = ()
        self.columns: list[Any] = []  # what stood there
        self.rows: list[Any] = []  # the rows that follow from that
        self.kept: dict[int, tuple[list[int], bytes]] = {}  # piles: the cards, and their rows
        self.events = b""  # what it was told
        self.pending: list[bytes] = []  # what it was told since, the oldest first
        self.causes: dict[int, bool] = {}  # cards that made something of it happen: whether they were known


class Encoder:
    """Makes observations of the games of one table, one after another."""

    __slots__ = (
        "by_row",
        "codes",
        "encoding",
        "eyes",
        "facts",
        "last",
        "lively",
        "log",
        "most",
        "order",
        "pool",
        "printed",
        "room",
        "row_of",
        "rows",
        "seats",
        "statics",
        "still",
        "told",
        "width",
        "zeros",
    )

    def __init__(self, encoding: Encoding, game: type[Game[Any, Any]], rows: int, options: int, statics: Any) -> None:
        self.encoding: Encoding = encoding
        self.codes = Codes(game.words)
        self.rows = rows
        self.most = options
        self.statics = statics  # what is printed on cards, and rows that were made before (`arrays.Statics`)
        self.lively: tuple[int, ...] = encoding.lively
        self.still = b"\0\0" * len(encoding.card_columns)  # of a card whose numbers do not change
        self.width = 2 * (len(CARD) + len(encoding.card_columns) + len(encoding.fact_columns))  # of a row, in bytes
        self.room = [
            2 * options * len(OPTION),
            2 * encoding.events * len(EVENT),
            self.width * rows,
            options,
        ]  # after the table
        self.zeros = b"\0" * max(self.room)
        self.facts: list[Any] = []  # of the game that was looked at last, with what follows from them
        self.seats = 0
        self.printed: list[bytes] = []  # what is printed on each card
        self.pool: list[int] = []  # and its number in the pool
        self.eyes: list[Eyes] = []  # of each seat
        self.order: list[int] = []  # the cards that have rows in the last observation
        self.row_of: list[int] = []  # for each card its row, from 1
        self.by_row: dict[str, list[bytes]] = statics.by_row(rows)  # options that name nothing but a card, by its row
        self.log: History[Row] | None = None  # what the events were read from
        self.told = 0  # how long it was
        self.last: Row | None = None  # what stood there last

    def observe(self, given: Any, seat: int, before: Sequence[Any] = ()) -> bytearray:
        """What a seat may know: the table, the options, the events, the cards, the mask. `before`: of an imagined game,
        what the seat was told before this turn (`Question.past`)."""
        parts = self.parts(given, seat)
        if before:
            retold = self.retold(seat, before, given.zone_kinds, given.number_of_seats)
            parts[2] = (parts[2] + retold)[: self.room[1]]
        whole: list[bytes] = [parts[0]]
        zeros = self.zeros
        for which, room in enumerate(self.room):
            part = parts[which + 1]
            whole.append(part)
            whole.append(zeros[: room - len(part)])
        return bytearray().join(whole)

    def observe_into(self, given: Any, seat: int, memory: Any, used: list[int]) -> None:
        """The same into memory in which an observation lies already; `used` says how much of each part it fills. Where
        more lay before, nothing does afterwards."""
        parts = self.parts(given, seat)
        start = len(parts[0])
        memory[:start] = parts[0]
        for which, room in enumerate(self.room):
            part = parts[which + 1]
            end = start + len(part)
            memory[start:end] = part
            if used[which] > len(part):
                memory[end : start + used[which]] = self.zeros[: used[which] - len(part)]
            used[which] = len(part)
            start += room

    def parts(self, given: Any, seat: int) -> list[Any]:
        game: Game[Any, Any] = given
        if game.facts is not self.facts or game.number_of_seats != self.seats:
            self.meet(game)
        eyes = self.eyes[seat]
        piles = self.lay_out(game, seat, eyes)
        self.encoding.look(game, seat)
        decision = game.decision
        if decision is None or decision.seat != seat:
            options: list[Option] = []
            picked: Sequence[int] = ()
        else:
            options = decision.options
            picked = game.picked()
            if len(options) > self.most:
                raise Error(
                    f"the question {decision.kind!r} has {len(options)} answers, and there is room for {self.most}: "
                    f"make the environment with options={len(options)} or more"
                )
        return [
            self.table(game, seat, eyes, decision, picked),
            self.options(game, seat, options),
            self.events(game, seat, eyes),
            self.cards(game, seat, eyes, piles, picked, NO_CARD if decision is None else decision.source),
            b"\1" * len(options),
        ]

    def meet(self, game: Game[Any, Any]) -> None:
        """Cards that were not there before."""
        idents, self.printed, self.pool = self.statics.read(game.facts)
        self.facts = game.facts
        self.seats = game.number_of_seats
        self.eyes = [Eyes(game, seat, self.lively, idents) for seat in range(self.seats)]
        self.log = None

    # -- what may be known -------------------------------------------------------------------------------------

    def lay_out(self, game: Game[Any, Any], seat: int, eyes: Eyes) -> list[Lying]:
        """Give a row to every card that may be told of. This is the one place that decides it. Returned are the hands
        and piles."""
        zones = game.zones
        order: list[int] = []
        sizes: list[int] = []
        for whose, zone, _ in eyes.places:
            cards = zones[whose][zone]
            order += cards
            sizes.append(len(cards))
        moving = len(order)
        piles: list[Lying] = []
        for whose, zone, where, hidden in eyes.piles:
            cards = zones[whose][zone]
            if cards:
                if hidden:
                    cards = self._known(game, seat, whose, zone)
                    if not cards:
                        continue
                piles.append((whose, zone, where, cards))
                order += cards
        if order != eyes.order or sizes != eyes.sizes:
            if len(order) > self.rows:
                raise Error(
                    f"{len(order)} cards of this game of {game.name} may be told of, and there is room for "
                    f"{self.rows}: make the environment with rows={len(order)} or more"
                )
            wheres: list[int] = []
            for place, size in enumerate(sizes):
                if size:
                    wheres += [eyes.places[place][2]] * size
            row_of = [0] * len(eyes.row_of)
            for row, card in enumerate(order, 1):
                row_of[card] = row
            eyes.order = order
            eyes.sizes = sizes
            eyes.wheres = wheres
            eyes.row_of = row_of
            eyes.getter = itemgetter(*order[:moving]) if moving > 1 else None
            eyes.columns = []
            if moving != eyes.moving:
                eyes.moving = moving
                eyes.nobody = (NO_CARD,) * moving
        self.order = order
        self.row_of = eyes.row_of
        return piles

    def _known(self, game: Game[Any, Any], seat: int, whose: int, zone: int) -> list[int]:
        """The known cards of a zone. How others hold their hands says nothing: they are put in another order."""
        if not game.shuffled.get((whose, zone), UNSHUFFLED):  # of a deck that was shuffled nobody has seen any since
            return []
        column = game.known_to
        bit = 1 << seat
        known = [card for card in game.zones[whose][zone] if column[card] & bit]
        if len(known) > 1:
            if game.zone_kinds[zone].ordered:
                known.reverse()  # the top one first
            elif whose != seat:
                known = [card for _, card in sorted([(game.serial[card], card) for card in known])]
        return known

    # -- cards -------------------------------------------------------------------------------------------------

    def cards(
        self, game: Game[Any, Any], seat: int, eyes: Eyes, piles: list[Lying], picked: Sequence[int], source: int
    ) -> bytes | bytearray:
        """The rows of all cards, one after another."""
        row_of = eyes.row_of
        asked = self.encoding.unusual(game, seat)
        unusual = set(eyes.order if asked is None else asked) if asked != [] else NONE
        parts = self._moving(game, seat, eyes, unusual)
        if unusual:
            for card in unusual:
                row = row_of[card]
                if 0 < row <= eyes.moving:
                    parts[row - 1] = self._row(game, seat, eyes.wheres[row - 1], card, row_of)
        for whose, zone, where, cards in piles:
            kept = eyes.kept.get(where)
            if kept is not None and kept[0] == cards and (not unusual or unusual.isdisjoint(cards)):
                parts.append(kept[1])
            else:
                parts.append(self._pile(game, seat, eyes, whose, zone, where, cards, unusual))
        if not picked and source < 0:
            return b"".join(parts)
        marked = bytearray().join(parts)
        for card in picked:
            if row_of[card]:
                marked[(row_of[card] - 1) * self.width + PICKED] = 1
        if row_of[source]:
            marked[(row_of[source] - 1) * self.width + ASKS] = 1
        return marked

    def _moving(self, game: Game[Any, Any], seat: int, eyes: Eyes, unusual: AbstractSet[int]) -> list[Any]:
        """The rows of the cards that lie in places, as far as nothing else bears on them."""
        getter = eyes.getter
        if getter is None:
            return [
                self._row(game, seat, eyes.wheres[place], eyes.order[place], eyes.row_of)
                for place in range(eyes.moving)
            ]
        hosts = getter(game.host)
        columns = [
            getter(eyes.codes),
            eyes.wheres,
            getter(game.known_to),
            getter(game.face_down),
            getter(game.exerted),
            getter(game.damage),
            hosts if hosts == eyes.nobody else tuple(map(eyes.row_of.__getitem__, hosts)),
        ]
        for column in self.encoding.columns(game):
            columns.append(getter(column))
        if columns == eyes.columns:
            return eyes.rows.copy()
        known: dict[Any, bytes] = self.statics.rows
        parts: list[Any] = list(map(known.get, zip(*columns)))  # noqa: B905 (all are of one length)
        if None in parts:
            if len(known) > ENOUGH:
                known.clear()
            for place, row in enumerate(parts):
                if row is None:
                    card = eyes.order[place]
                    if card not in unusual:
                        made = self._row(game, seat, eyes.wheres[place], card, eyes.row_of)
                        parts[place] = known[tuple([column[place] for column in columns])] = made
            if None in parts:  # those on which something bears
                return parts
        eyes.columns = columns
        eyes.rows = parts
        return parts.copy()

    def _row(
        self, game: Game[Any, Any], seat: int, where: int, card: int, row_of: list[int], above: int = NO_CARD
    ) -> bytes:
        """The row of one card. `above`: of one in a hand or a pile, where it has no state of its own."""
        known = is_among(game.known_to[card], seat)
        kinds = len(game.zone_kinds)
        zone = where % kinds
        numbers = [
            self.pool[card] if known else 0,
            where // kinds + 1,
            (game.owner[card] - seat) % game.number_of_seats + 1,
            zone + 1,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
        ]
        if above >= 0:
            numbers[ABOVE] = above
        else:
            numbers[FACE_DOWN] = 1 if game.face_down[card] else 0
            numbers[EXERTED] = 1 if game.exerted[card] else 0
            numbers[DAMAGE] = game.damage[card]
            numbers[HOST] = row_of[game.host[card]]
        printed = self.printed[card if known else len(self.printed) - 1]
        if zone not in self.lively:
            return packed(numbers) + self.still + printed
        encoding = self.encoding
        numbers += encoding.card(game, card, row_of) if known else encoding.back(game, card, row_of)
        return packed(numbers) + printed

    def _pile(
        self,
        game: Game[Any, Any],
        seat: int,
        eyes: Eyes,
        whose: int,
        zone: int,
        where: int,
        cards: list[int],
        unusual: AbstractSet[int],
    ) -> bytes:
        """Cards that only lie somewhere."""
        kind = game.zone_kinds[zone]
        if kind.ordered and kind.sight is not FOR_ALL:
            there = game.zones[whose][zone]
            above = len(there)
            return b"".join(
                [self._row(game, seat, where, card, eyes.row_of, above - there.index(card)) for card in cards]
            )
        known: dict[Any, bytes] = self.statics.rows
        parts: list[bytes] = []
        usual = True
        for card in cards:
            key = (eyes.codes[card], where)
            row = known.get(key)
            if card in unusual:
                usual = False
                row = self._row(game, seat, where, card, eyes.row_of, 0)
            elif row is None:
                row = self._row(game, seat, where, card, eyes.row_of, 0)
                known[key] = row
            parts.append(row)
        rows = b"".join(parts)
        if usual:
            eyes.kept[where] = (cards.copy(), rows)
        else:
            eyes.kept.pop(where, None)
        return rows

    # -- what happened -----------------------------------------------------------------------------------------

    def events(self, game: Game[Any, Any], seat: int, eyes: Eyes) -> bytes:
        """What the seat was told last, the newest first, as `view_events` tells it."""
        log = game.happened
        length = len(log)
        if self.log is not log or self.told > length:
            self._read_anew(game, length)
        elif self.told < length:
            new = log.since(self.told - 1) if self.told else log.since(0)
            if self.told and new[0] is not self.last:
                self._read_anew(game, length)
            else:
                self._read(game, new, 1 if self.told else 0)
                self.told = length
                self.last = new[-1]
        if eyes.causes and not self._still_so(game, seat, eyes):
            self._read_anew(game, length)
        pending = eyes.pending
        if pending:
            most = self.encoding.events
            pending.reverse()
            told = b"".join(pending[:most])
            eyes.events = told + eyes.events[: most * AN_EVENT.size - len(told)]
            pending.clear()
        return eyes.events

    def _read_anew(self, game: Game[Any, Any], length: int) -> None:
        """The end of a log of which nothing is known."""
        recent: list[Row] = []
        count = 0
        for row in game.happened.backwards():
            recent.append(row)
            if row[8] != SIGNAL:
                count += 1
                if count == self.encoding.events:
                    break
        recent.reverse()
        for eyes in self.eyes:
            eyes.events = b""
            eyes.pending = []
            eyes.causes = {}
        self.log = game.happened
        self.told = length
        self.last = recent[-1] if recent else None
        self._read(game, recent, 0)

    def _still_so(self, game: Game[Any, Any], seat: int, eyes: Eyes) -> bool:
        """Whether the cards that made things happen are known as they were."""
        causes = eyes.causes
        column = game.known_to
        bit = 1 << seat
        for card in causes:
            if bool(column[card] & bit) is not causes[card]:
                return False
        return len(causes) < MANY

    def _read(self, game: Game[Any, Any], new: list[Row], first: int) -> None:
        """Tell every seat what is new, from some place on."""
        pool = self.pool
        codes = self.codes.events
        told: dict[tuple[int, ...], list[bytes]] = self.statics.events
        everybody = self.eyes
        for place in range(first, len(new)):
            kind, _, who, card, other, amount, cards, seen, word, origin, to, cause = new[place]
            if word == SIGNAL:
                continue
            code = codes[kind]
            if seen == EVERYBODY and cause < 0 and not cards:
                key = (
                    len(everybody),
                    code.code,
                    who,
                    pool[card] if card >= 0 else 0,
                    pool[other] if other >= 0 else 0,
                    amount,
                    origin,
                    to,
                )
                rows = told.get(key)
                if rows is None:
                    rows = [self._event(game, seat, eyes, new[place]) for seat, eyes in enumerate(everybody)]
                    if len(told) < ENOUGH:
                        told[key] = rows
                for seat, eyes in enumerate(everybody):
                    eyes.pending.append(rows[seat])
            else:
                for seat, eyes in enumerate(everybody):
                    eyes.pending.append(self._event(game, seat, eyes, new[place]))

    def _event(self, game: Game[Any, Any], seat: int, eyes: Eyes, row: Row) -> bytes:
        """What a seat is told of an event."""
        kind, _, who, card, other, amount, cards, seen, _, origin, to, cause = row
        pool = self.pool
        code = self.codes.events[kind]
        known = is_among(seen, seat)
        numbers = [code.code, 0, 0, 0, amount, 0, 0, 0, 0, 0]
        if who >= 0:
            numbers[1] = (who - seat) % game.number_of_seats + 1
        if card >= 0 and (known or not code.card):
            numbers[2] = pool[card]
        if other >= 0 and (known or not code.other):
            numbers[3] = pool[other]
        if cards and (known or not code.cards):
            named = [pool[one] for one in cards if one >= 0]
            if named:
                numbers[5] = len(named)
                numbers[6] = named[0]
        if origin != NOWHERE:
            numbers[7] = origin + 1
        if to != NOWHERE:
            numbers[8] = to + 1
        if cause >= 0:
            eyes.causes[cause] = is_among(game.known_to[cause], seat)
            if eyes.causes[cause]:
                numbers[9] = pool[cause]
        return packed(numbers)

    def retold(self, seat: int, before: Sequence[Any], kinds: tuple[ZoneKind, ...], seats: int) -> bytes:
        """The same of what `view_events` told of earlier turns: imagined games have forgotten that."""
        names: dict[str, int] = self.statics.numbers
        zones = {kind.name: place for place, kind in enumerate(kinds, 1)}
        parts: list[bytes] = []
        for event in reversed(before):
            if event.get("word") == SIGNAL:
                continue
            numbers = [self.codes.events[event["kind"]].code, 0, 0, 0, event["amount"], 0, 0, 0, 0, 0]
            if event["seat"] >= 0:
                numbers[1] = (event["seat"] - seat) % seats + 1
            for place, field in ((2, "card"), (3, "other"), (9, "cause")):
                if field in event:
                    numbers[place] = names.get(event[field]["name"], 0)
            cards = event.get("cards", ())
            if cards:
                numbers[5] = len(cards)
                numbers[6] = names.get(cards[0]["name"], 0)
            numbers[7] = zones[event["from"]] if "from" in event else 0
            numbers[8] = zones[event["to"]] if "to" in event else 0
            parts.append(packed(numbers))
            if len(parts) == self.encoding.events:
                break
        return b"".join(parts)

    # -- the options -------------------------------------------------------------------------------------------

    def options(self, game: Game[Any, Any], seat: int, options: list[Option]) -> bytes:
        row_of = self.row_of
        by_row = self.by_row
        parts: list[bytes] = []
        for option in options:
            card = option.card
            row = row_of[card]
            if option.target < 0 and not option.number and (row or card < 0):
                rows = by_row.get(option.kind)
                if rows is None:
                    code = self.codes.options[option.kind]
                    rows = [AN_OPTION.pack(code, one, 0, 0, 0, 0, 0) for one in range(self.rows + 1)]
                    by_row[option.kind] = rows
                parts.append(rows[row])
            else:
                parts.append(self._option(game, seat, option, row))
        return b"".join(parts)

    def _option(self, game: Game[Any, Any], seat: int, option: Option, row: int) -> bytes:
        """An option that is about more than a card with a row."""
        seats = game.number_of_seats
        card, target = option.card, option.target
        onto, whom, side, zone = 0, 0, 0, 0
        if target >= 0:
            if option.kind in self.codes.seated:
                whom = (target - seat) % seats + 1
            else:
                onto = self.row_of[target]
        if row == 0 and card >= 0 and game.zone_of[card] >= 0:
            side = (game.controller[card] - seat) % seats + 1
            zone = game.zone_of[card] + 1
        key = (self.codes.options[option.kind], row, onto, whom, option.number, side, zone)
        rows: dict[tuple[int, ...], bytes] = self.statics.options
        told = rows.get(key)
        if told is None:
            told = packed(list(key))
            if len(rows) < ENOUGH:
                rows[key] = told
        return told

    # -- the table ---------------------------------------------------------------------------------------------

    def table(
        self, game: Game[Any, Any], seat: int, eyes: Eyes, decision: Decision | None, picked: Sequence[int]
    ) -> bytes:
        seats = game.number_of_seats
        row_of = eyes.row_of
        encoding = self.encoding
        numbers = [min(game.turn, LARGEST), 0, 0, 0, 0, 0, 0, 0]
        if decision is not None:
            numbers[1] = self.codes.questions[decision.kind]
            numbers[2] = (decision.seat - seat) % seats + 1
            numbers[3] = row_of[decision.source]
            if decision.seat == seat:
                numbers[4] = len(decision.options)
                numbers[5] = len(picked)
                several = game.to_pick()
                if several is not None:
                    numbers[6] = min(several[0], MANY)
                    numbers[7] = min(several[1], MANY)
        numbers += encoding.table(game, seat, row_of)
        playing = game.players()
        for whose in eyes.seats:
            numbers.append(1 if game.is_active(whose) else 0)
            numbers.append(1 if whose in playing else 0)
            numbers += map(len, game.zones[whose])
            numbers += encoding.seat(game, whose)
        return packed(numbers)
