"""A position in numbers, from one seat's view: the table, the options, what happened, rows of cards.

Everything is read from the game's columns, without going through `game.view`. What may be known is asked in one place,
`Encoder.lay_out`: it gives a row to each card that the seat knows, and to those that lie where everybody sees them, of
which only the back is told to whoever does not know them. Whatever points at a card afterwards points at a row, so what
has no row is not told.

An observation is made as bytes, in one piece: numbers of two bytes each, and at its end the mask, a byte each.

What a seat was told last is kept, and only what has changed since is made anew (`eyes.py`). Nearly every row that has
changed has been made before, in this game or another: it is looked up by what it follows from, which card it is, where
it lies, whether it is known, its entries in the columns of the game that matter (`Encoding.columns`). Only cards on
which something else bears (`Encoding.bound`, `Encoding.unusual`) are asked one by one every time. Events are read once,
for all seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from operator import ne
from struct import Struct
from sys import byteorder
from typing import Any, Final

from arbitre.env.columns import CARD, EVENT, OPTION, SEAT, TABLE
from arbitre.env.encoding import LARGEST, Encoding, fitting
from arbitre.env.eyes import GONE, Eyes, Spot
from arbitre.kernel.decision import NO_CARD, Decision, Option
from arbitre.kernel.error import Error
from arbitre.kernel.event import SIGNAL, Row
from arbitre.kernel.game import Game
from arbitre.kernel.history import History
from arbitre.kernel.knowledge import EVERYBODY, is_among
from arbitre.kernel.words import Words
from arbitre.kernel.zone import ZoneKind

AN_EVENT: Final = Struct(f"={len(EVENT)}h")
AN_OPTION: Final = Struct(f"={len(OPTION)}h")
MANY: Final = 99  # "any number" of cards may be picked
ENOUGH: Final = 50_000  # rows that are kept; a starter deck makes some hundreds

COLUMNS: Final = 7  # that every game has
KNOWN_TO: Final = 0  # which of them is the first
HOSTS: Final = -2  # and the last but one; without another host nothing else lies under a card
WORD: Final = 8  # where in a row of the log it stands
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


def _differing(column: Any, before: Any, cards: list[int]) -> list[int]:
    """The cards that have another entry there than before, and perhaps some whose entry is only another object."""
    if type(column) is list:
        now: list[Any] = column
        was: list[Any] = before
        return [card for card in cards if now[card] is not was[card]]
    return [card for card in cards if column[card] is not before[card]]


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


class Encoder:
    """Makes observations of the games of one table, one after another."""

    __slots__ = (
        "by_row",
        "causes",
        "codes",
        "encoding",
        "eyes",
        "facts",
        "lively",
        "log",
        "most",
        "ones",
        "order",
        "pool",
        "printed",
        "recent",
        "room",
        "rows",
        "seat_size",
        "seats",
        "statics",
        "still",
        "table_size",
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
        self.table_size = 2 * (len(TABLE) + len(encoding.table_columns))
        self.seat_size = 2 * (len(SEAT) + len(game.zone_kinds) + len(encoding.seat_columns))
        self.zeros = b"\0" * max(self.room)
        self.ones = b"\1" * options
        self.facts: list[Any] = []  # of the game that was looked at last, with what follows from them
        self.seats = 0
        self.printed: list[bytes] = []  # what is printed on each card
        self.pool: list[int] = []  # and its number in the pool
        self.eyes: list[Eyes] = []  # of each seat
        self.order: list[int] = []  # the cards that have rows in the last observation
        self.by_row: dict[str, list[bytes]] = statics.by_row(rows)  # options that name nothing but a card, by its row
        self.recent: list[list[bytes]] = []  # what has happened since the log was read anew, for each seat
        self.causes: dict[int, int] = {}  # cards that made some of it happen: who knew them when it was read
        self.log: History[Row] | None = None  # what the events were read from
        self.told = 0  # how long it was

    def observe(self, given: Any, seat: int, before: Sequence[Any] = ()) -> bytearray:
        """What a seat may know: the table, the options, the events, the cards, the mask. `before`: of an imagined game,
        what the seat was told before this turn (`Question.past`)."""
        memory = bytearray(self.table_size + given.number_of_seats * self.seat_size + sum(self.room))
        self.observe_into(given, seat, memory, 0, [0, 0, 0, 0], before)
        return memory

    def observe_into(
        self, given: Any, seat: int, memory: bytearray, start: int, used: list[int], before: Sequence[Any] = ()
    ) -> None:
        """The same into memory, from some place on, in which an observation lies already; `used` says how much of each
        part it fills. Where more lay before, nothing does afterwards."""
        game: Game[Any, Any] = given
        if game.facts is not self.facts or game.number_of_seats != self.seats:
            self.meet(game)
        eyes = self.eyes[seat]
        self.lay_out(game, seat, eyes)
        self.encoding.look(game, seat)
        decision = game.decision
        options: list[Option] = []
        picked: Sequence[int] = ()
        source = NO_CARD
        if decision is not None:
            source = decision.source
            if decision.seat == seat:
                options = decision.options
                picked = game.picked()
                if len(options) > self.most:
                    raise Error(
                        f"the question {decision.kind!r} has {len(options)} answers, and there is room for "
                        f"{self.most}: make the environment with options={len(options)} or more"
                    )
        part = self.table(game, seat, eyes, decision, picked)
        memory[start : start + len(part)] = part
        start += len(part)
        self._fill(memory, start, used, 0, self.options(game, seat, eyes, options))
        start += self.room[0]
        part = self.events(game, seat, eyes)
        if before:
            retold = self.retold(seat, before, game.zone_kinds, game.number_of_seats)
            part = (part + retold)[: self.room[1]]
        self._fill(memory, start, used, 1, part)
        start += self.room[1]
        self._fill(memory, start, used, 2, self.cards(game, seat, eyes))
        row_of = eyes.row_of
        for card in picked:
            if row_of[card]:
                memory[start + (row_of[card] - 1) * self.width + PICKED] = 1
        if row_of[source]:
            memory[start + (row_of[source] - 1) * self.width + ASKS] = 1
        self._fill(memory, start + self.room[2], used, 3, self.ones[: len(options)])

    def _fill(self, memory: bytearray, start: int, used: list[int], which: int, part: bytes) -> None:
        length = len(part)
        memory[start : start + length] = part
        before = used[which]
        if before != length:
            if before > length:
                memory[start + length : start + before] = self.zeros[: before - length]
            used[which] = length

    def meet(self, game: Game[Any, Any]) -> None:
        """Cards that were not there before."""
        idents, self.printed, self.pool = self.statics.read(game.facts)
        self.pool.append(0)  # of no card
        self.facts = game.facts
        self.seats = game.number_of_seats
        columns = COLUMNS + len(self.encoding.columns(game))
        self.eyes = [Eyes(game, seat, self.lively, idents, columns) for seat in range(self.seats)]
        self.log = None

    # -- what may be known -------------------------------------------------------------------------------------

    def lay_out(self, game: Game[Any, Any], seat: int, eyes: Eyes) -> None:
        """Give a row to every card that may be told of. This is the one place that decides it."""
        zones: list[list[int]] = []
        for of_seat in game.zones:
            zones += of_seat
        kept = eyes.zones
        learned = game.known_to != eyes.columns[KNOWN_TO]
        if learned or zones != kept or eyes.several:
            moved = False
            looked_at = set(compress(eyes.places, map(ne, zones, kept)))
            if learned:
                looked_at.update(eyes.secret)
            elif eyes.several:
                looked_at.update(eyes.several)
            for place in looked_at:
                spot = eyes.spots[place]
                there = zones[spot.number]
                same = there == kept[spot.number]
                if not same:
                    kept[spot.number] = there.copy()
                if spot.hidden:
                    cards = self._known(game, seat, spot.whose, spot.zone)
                    if same and cards == spot.cards:
                        continue
                    if len(cards) > 1:
                        eyes.several.add(place)
                    else:
                        eyes.several.discard(place)
                elif same and not spot.backs:
                    continue
                else:
                    cards = kept[spot.number]
                if cards or spot.cards:
                    self._put_down(game, seat, eyes, spot, cards)
                    moved = True
            if moved:
                self._number(eyes)
        self.order = eyes.order
        if len(eyes.order) > self.rows:
            raise Error(
                f"{len(eyes.order)} cards of this game of {game.name} may be told of, and there is room for "
                f"{self.rows}: make the environment with rows={len(eyes.order)} or more"
            )

    def _known(self, game: Game[Any, Any], seat: int, whose: int, zone: int) -> list[int]:
        """The known cards of a zone. How others hold their hands says nothing: they are put in another order."""
        there = game.zones[whose][zone]
        apart = game.shuffled.get((whose, zone))
        column = game.known_to
        bit = 1 << seat
        if apart is None:
            known = [card for card in there if column[card] & bit]
        elif apart:  # of a deck that was shuffled nobody has seen any others since
            known = [card for card in apart if column[card] & bit and card in there]
            known.sort(key=there.index)
        else:
            return []
        if len(known) > 1:
            if game.zone_kinds[zone].ordered:
                known.reverse()  # the top one first
            elif whose != seat:
                known = [card for _, card in sorted([(game.serial[card], card) for card in known])]
        return known

    def _put_down(self, game: Game[Any, Any], seat: int, eyes: Eyes, spot: Spot, cards: list[int]) -> None:
        """Other cards lie in a spot than did."""
        place = spot.place
        if spot.by_card:
            at = eyes.at
            for card in set(spot.cards).difference(cards):
                if at[card] == place:
                    at[card] = GONE
            for card in cards:
                if at[card] != place:
                    at[card] = place
                    eyes.fresh.append(card)
            eyes.stale.add(place)
        spot.cards = eyes.cards[place] = cards
        if not spot.by_card:
            eyes.chunks[place] = self._pile(game, seat, eyes, spot)

    def _number(self, eyes: Eyes) -> None:
        """Number the rows."""
        order: list[int] = []
        for cards in eyes.cards:
            order += cards
        row_of = [0] * len(eyes.row_of)
        for row, card in enumerate(order, 1):
            row_of[card] = row
        moving = 0
        for place in range(eyes.by_card):
            moving += len(eyes.cards[place])
        eyes.order = order
        eyes.row_of = row_of
        eyes.moving = order[:moving]
        eyes.moved = True

    # -- cards -------------------------------------------------------------------------------------------------

    def cards(self, game: Game[Any, Any], seat: int, eyes: Eyes) -> bytes:
        """The rows of all cards, one after another."""
        own: tuple[Any, ...] = (
            game.known_to,
            game.face_down,
            game.exerted,
            game.damage,
            *self.encoding.columns(game),
        )
        changed = self._changed(game, eyes, own)
        at, bound = eyes.at, eyes.bound
        for card in changed:
            if at[card] >= 0 and (game.under[card] or game.applied[card] or self.encoding.bound(game, card)):
                bound.add(card)
            elif bound:
                bound.discard(card)
        asked = self.encoding.unusual(game, seat)
        stale = eyes.stale
        if asked is None or asked or bound or eyes.volatile:
            now = set(eyes.moving) if asked is None else bound.union(asked)
            if eyes.volatile:
                changed += eyes.volatile
            eyes.volatile = now
            for card in now:
                place = at[card]
                if place >= 0:
                    spot = eyes.spots[place]
                    row = self._row(game, seat, spot.where, card, eyes.row_of, NO_CARD if spot.tabled else 0)
                    if row != eyes.row[card]:
                        eyes.row[card] = row
                        stale.add(place)
            changed = [card for card in changed if card not in now]
        for card in changed:
            if at[card] >= 0:
                self._look_up(game, seat, eyes, own, card)
            else:
                eyes.hosted.discard(card)
        if stale or eyes.moved:
            for place in stale:
                eyes.chunks[place] = b"".join([eyes.row[card] for card in eyes.cards[place]])
            stale.clear()
            eyes.moved = False
            eyes.rows = b"".join(eyes.chunks)
        return eyes.rows

    def _changed(self, game: Game[Any, Any], eyes: Eyes, own: tuple[Any, ...]) -> list[int]:
        """The cards that lie elsewhere than they did, or on which something else stands."""
        changed = eyes.fresh
        eyes.fresh = []
        moving, kept = eyes.moving, eyes.columns
        if eyes.moved and eyes.hosted:
            host, pointed = game.host, eyes.pointed
            changed += [card for card in eyes.hosted if eyes.row_of[host[card]] != pointed[card]]
        others = (game.applied, game.host, game.under) if game.host != kept[HOSTS] else (game.applied,)
        for place, column in enumerate((*own, *others)):
            before = kept[place]
            if column is not before and column != before:
                if before is not None:
                    changed += _differing(column, before, moving)
                kept[place] = column if type(column) is tuple else column.copy()
        return list(dict.fromkeys(changed)) if changed else changed

    def _look_up(self, game: Game[Any, Any], seat: int, eyes: Eyes, own: tuple[Any, ...], card: int) -> None:
        """The row of a card on which nothing else bears: as it was made before, for whatever card was the same."""
        place = eyes.at[card]
        spot = eyes.spots[place]
        host = game.host[card]
        if host >= 0:
            eyes.hosted.add(card)
            host = eyes.pointed[card] = eyes.row_of[host]
        elif eyes.hosted:
            eyes.hosted.discard(card)
        key = (eyes.codes[card], spot.where, host, tuple([column[card] for column in own]))
        known: dict[Any, bytes] = self.statics.rows
        row = known.get(key)
        if row is None:
            if len(known) > ENOUGH:
                known.clear()
            row = self._row(game, seat, spot.where, card, eyes.row_of, NO_CARD if spot.tabled else 0)
            known[key] = row
        eyes.row[card] = row
        eyes.stale.add(place)

    def _row(self, game: Game[Any, Any], seat: int, where: int, card: int, row_of: list[int], above: int) -> bytes:
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

    def _pile(self, game: Game[Any, Any], seat: int, eyes: Eyes, spot: Spot) -> bytes:
        """Cards that only lie somewhere."""
        where, row_of = spot.where, eyes.row_of
        if spot.deck:
            there = game.zones[spot.whose][spot.zone]
            above = len(there)
            return b"".join(
                [self._row(game, seat, where, card, row_of, above - there.index(card)) for card in spot.cards]
            )
        known: dict[Any, bytes] = self.statics.rows
        column = game.known_to
        parts: list[bytes] = []
        spot.backs = False  # until one is found
        for card in spot.cards:
            seen = is_among(column[card], seat)
            if not seen:
                spot.backs = True
                eyes.secret.add(spot.place)
            key = (eyes.codes[card], where, seen)
            row = known.get(key)
            if row is None:
                row = known[key] = self._row(game, seat, where, card, row_of, 0)
            parts.append(row)
        return b"".join(parts)

    # -- what happened -----------------------------------------------------------------------------------------

    def events(self, game: Game[Any, Any], seat: int, eyes: Eyes) -> bytes:
        """What the seat was told last, the newest first, as `view_events` tells it."""
        log = game.happened
        length = len(log)
        if self.log is not log:
            self._read_anew(game, length)
        elif self.told < length:  # a log only grows
            self._read(game, log.since(self.told))
            self.told = length
        if self.causes and not self._still_so(game):
            self._read_anew(game, length)
        new_ones = len(self.recent) - eyes.read
        if new_ones:
            most = self.encoding.events
            told = b"".join([rows[seat] for rows in self.recent[: -min(new_ones, most) - 1 : -1]])
            eyes.events = told + eyes.events[: most * AN_EVENT.size - len(told)]
            eyes.read = len(self.recent)
        return eyes.events

    def _still_so(self, game: Game[Any, Any]) -> bool:
        """Whether the cards that made things happen are known to those who knew them."""
        causes, column = self.causes, game.known_to
        for card in causes:
            if column[card] != causes[card]:
                return False
        return len(causes) < MANY

    def _read_anew(self, game: Game[Any, Any], length: int) -> None:
        """The end of a log of which nothing is known."""
        found: list[Row] = []
        count = 0
        for row in game.happened.backwards():
            found.append(row)
            if row[WORD] != SIGNAL:
                count += 1
                if count == self.encoding.events:
                    break
        found.reverse()
        for eyes in self.eyes:
            eyes.events = b""
            eyes.read = 0
        self.recent = []
        self.causes = {}
        self.log = game.happened
        self.told = length
        self._read(game, found)

    def _read(self, game: Game[Any, Any], new: list[Row]) -> None:
        """What every seat is told of what is new."""
        pool = self.pool
        codes = self.codes.events
        told: dict[Any, list[bytes]] = self.statics.events
        for row in new:
            kind, _, who, card, other, amount, cards, seen, word, origin, to, cause = row
            if word == SIGNAL:
                continue
            if cause >= 0:
                self.causes.setdefault(cause, game.known_to[cause])
            if seen == EVERYBODY and not cards and (cause < 0 or game.known_to[cause] == EVERYBODY):
                key = (self.seats, codes[kind].code, who, pool[card], pool[other], amount, origin, to, pool[cause])
                rows = told.get(key)
                if rows is None:
                    rows = [self._event(game, seat, row) for seat in range(self.seats)]
                    if len(told) < ENOUGH:
                        told[key] = rows
            else:
                rows = [self._event(game, seat, row) for seat in range(self.seats)]
            self.recent.append(rows)

    def _event(self, game: Game[Any, Any], seat: int, row: Row) -> bytes:
        """What a seat is told of an event."""
        kind, _, who, card, other, amount, cards, seen, _, origin, to, cause = row
        pool = self.pool
        code = self.codes.events[kind]
        known = is_among(seen, seat)
        count, first = 0, 0
        if cards and (known or not code.cards):
            named = [pool[one] for one in cards if one >= 0]
            if named:
                count = len(named)
                first = named[0]
        return packed(
            [
                code.code,
                (who - seat) % self.seats + 1 if who >= 0 else 0,
                pool[card] if known or not code.card else 0,
                pool[other] if known or not code.other else 0,
                amount,
                count,
                first,
                origin + 1,  # 0: nowhere
                to + 1,
                pool[cause] if cause >= 0 and is_among(game.known_to[cause], seat) else 0,
            ]
        )

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

    def options(self, game: Game[Any, Any], seat: int, eyes: Eyes, options: list[Option]) -> bytes:
        row_of, by_row = eyes.row_of, self.by_row
        parts: list[bytes] = []
        for option in options:
            card = option.card
            row = row_of[card]
            if option.target < 0 and not option.number and (row or card < 0):
                if option.kind not in by_row:
                    code = self.codes.options[option.kind]
                    by_row[option.kind] = [AN_OPTION.pack(code, one, 0, 0, 0, 0, 0) for one in range(self.rows + 1)]
                parts.append(by_row[option.kind][row])
            else:
                parts.append(self._option(game, seat, eyes, option, row))
        return b"".join(parts)

    def _option(self, game: Game[Any, Any], seat: int, eyes: Eyes, option: Option, row: int) -> bytes:
        """An option that is about more than a card with a row."""
        seats = game.number_of_seats
        card, target = option.card, option.target
        onto, whom, side, zone = 0, 0, 0, 0
        if target >= 0:
            if option.kind in self.codes.seated:
                whom = (target - seat) % seats + 1
            else:
                onto = eyes.row_of[target]
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
            numbers += [len(zone) for zone in game.zones[whose]]
            numbers += encoding.seat(game, whose)
        return packed(numbers)
