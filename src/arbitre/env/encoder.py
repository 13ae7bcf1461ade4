"""A position in numbers, from one seat's view: the table, the options, what happened, rows of cards.

Everything is read from the game's columns, without going through `game.view`. What may be known is asked in one place,
`Encoder.lay_out`: it gives a row to each card that the seat knows, and to those that lie where everybody sees them, of
which only the back is told to whoever does not know them. Whatever points at a card afterwards points at a row, so what
has no row is not told.

An observation is made as bytes, in one piece: numbers of two bytes each, and at its end the mask, a byte each.

Nearly every row of a card has been made before, in this game or another. So a row is looked up by what it follows from:
which card it is, where it lies, whether it is known, its entries in the columns of the game that matter
(`Encoding.columns`). Only cards on which something else bears (`Encoding.unusual`) are asked one by one. Events are
told once: what comes later is put before them.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter
from struct import Struct
from typing import Any, Final

from arbitre.env.columns import CARD, EVENT, OPTION
from arbitre.env.encoding import LARGEST, Encoding, fitting
from arbitre.kernel.decision import NO_CARD, Decision, Option
from arbitre.kernel.error import Error
from arbitre.kernel.event import SIGNAL, Row
from arbitre.kernel.game import Game
from arbitre.kernel.history import History
from arbitre.kernel.knowledge import EVERYBODY, is_among, knows
from arbitre.kernel.words import Words
from arbitre.kernel.zone import NOWHERE, Sight, ZoneKind

FOR_ALL: Final = Sight.ALL
FOR_OWNER: Final = Sight.OWNER
ON_TABLE: Final = Struct(f"={len(CARD)}h")
AN_EVENT: Final = Struct(f"={len(EVENT)}h")
AN_OPTION: Final = Struct(f"={len(OPTION)}h")
UNSHUFFLED: Final = frozenset((NO_CARD,))
MANY: Final = 99  # "any number" of cards may be picked
SEATS: Final = 16  # more than there ever are
ENOUGH: Final = 50_000  # rows that are kept; a starter deck makes some hundreds

Place = tuple[int, int, int]
"""Where cards lie: whose zone, which, and both as one number, from the side of the seat that looks."""
Pile = tuple[int, int, int, list[int]]
"""The same, with the cards that lie there."""

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
        "events",
        "first",
        "getter",
        "hidden",
        "kept",
        "last",
        "lively",
        "log",
        "lying",
        "nobody",
        "open",
        "order",
        "piles",
        "row_of",
        "seats",
        "sizes",
        "told",
        "wheres",
    )

    def __init__(self, game: Game[Any, Any], seat: int, first: tuple[int, ...], idents: list[int]) -> None:
        kinds = game.zone_kinds
        seats = game.number_of_seats
        self.seats = [(seat + turn) % seats for turn in range(seats)]
        owner = game.owner
        self.codes: list[int] = [
            (ident * SEATS + (owner[card] - seat) % seats + 1) * SEATS + seat for card, ident in enumerate(idents)
        ]
        """Which card each is, whose, and who looks."""
        lively: list[Place] = []
        tabled: list[Place] = []
        self.open: list[Place] = []  # where cards lie of which one sees at least the backs
        self.piles: list[Place] = []  # where they only lie, for everybody to see
        self.hidden: list[Place] = []  # where they are hidden
        for turn, whose in enumerate(self.seats):
            for zone in (*first, *[zone for zone in range(len(kinds)) if zone not in first]):
                place = (whose, zone, turn * len(kinds) + zone)
                seen = kinds[zone].sight is FOR_ALL or (kinds[zone].sight is FOR_OWNER and whose == seat)
                if zone in first:
                    lively.append(place)
                elif kinds[zone].tabled:
                    tabled.append(place)
                elif seen:
                    self.piles.append(place)
                else:
                    self.hidden.append(place)
        self.open = lively + tabled
        self.first = len(lively)  # the places whose cards have numbers that change
        self.order: list[int] = []  # the cards that have rows
        self.sizes: list[int] = []  # how many of them lie in each open place
        self.lying = 0  # how many lie in open places
        self.lively = 0  # how many of those have numbers that change
        self.wheres: list[int] = []  # of those: where
        self.row_of: list[int] = [0] * (len(idents) + 1)  # for each card its row, from 1; that of no card is 0
        self.getter: Any = None  # takes the entries of those cards out of a column
        self.nobody: tuple[int, ...] = ()
        self.kept: dict[int, tuple[list[int], bytes]] = {}  # piles: the cards, and their rows
        self.forget_events()

    def forget_events(self) -> None:
        self.log: History[Row] | None = None  # what the events were read from
        self.told = 0  # how long it was
        self.last: Row | None = None  # what stood there last
        self.events = b""
        self.causes: dict[int, bool] = {}  # cards that made something of it happen: whether they were known


class Encoder:
    """Makes observations of the games of one table, one after another."""

    __slots__ = (
        "by_row",
        "codes",
        "encoding",
        "eyes",
        "facts",
        "first",
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
        "zeros",
    )

    def __init__(self, encoding: Encoding, game: type[Game[Any, Any]], rows: int, options: int, statics: Any) -> None:
        self.encoding: Encoding = encoding
        self.codes = Codes(game.words)
        self.rows = rows
        self.most = options
        self.statics = statics  # what is printed on cards, and rows that were made before (`arrays.Statics`)
        self.first: tuple[int, ...] = encoding.lively
        self.still = b"\0\0" * len(encoding.card_columns)  # of a card whose numbers do not change
        width = 2 * (len(CARD) + len(encoding.card_columns) + len(encoding.fact_columns))  # of a row, in bytes
        self.room = [
            2 * options * len(OPTION),
            2 * encoding.events * len(EVENT),
            width * rows,
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
        self.by_row: dict[str, list[bytes]] = {}  # options that name nothing but a card, by its row

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

    def parts(self, given: Any, seat: int) -> list[bytes]:
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
        self.eyes = [Eyes(game, seat, self.first, idents) for seat in range(self.seats)]

    # -- what may be known -------------------------------------------------------------------------------------

    def lay_out(self, game: Game[Any, Any], seat: int, eyes: Eyes) -> list[Pile]:
        """Give a row to every card that may be told of. This is the one place that decides it. Returned are the cards
        that only lie somewhere, for all to see or as the seat knows them."""
        zones = game.zones
        order: list[int] = []
        sizes: list[int] = []
        for whose, zone, where in eyes.open:
            cards = zones[whose][zone]
            if cards:
                kind = game.zone_kinds[zone]
                if not kind.tabled and kind.sight is not FOR_ALL and whose != seat:
                    cards = self._known(game, seat, whose, zone)
                order += cards
            sizes.append(len(cards))
        lying = len(order)
        piles: list[Pile] = []
        for whose, zone, where in eyes.piles:
            cards = zones[whose][zone]
            if cards:
                piles.append((whose, zone, where, cards))
                order += cards
        for whose, zone, where in eyes.hidden:
            if zones[whose][zone] and game.shuffled.get((whose, zone), UNSHUFFLED):  # else nobody has seen any of them
                cards = self._known(game, seat, whose, zone)
                if cards:
                    piles.append((whose, zone, where, cards))
                    order += cards
        if order != eyes.order or sizes != eyes.sizes:
            if len(order) > self.rows:
                raise Error(
                    f"{len(order)} cards of this game of {game.name} may be told of, and there is room for "
                    f"{self.rows}: make the environment with rows={len(order)} or more"
                )
            wheres: list[int] = []
            for (_, _, where), size in zip(eyes.open, sizes, strict=True):
                if size:
                    wheres += [where] * size
            row_of = [0] * len(eyes.row_of)
            for row, card in enumerate(order, 1):
                row_of[card] = row
            eyes.order = order
            eyes.sizes = sizes
            eyes.lively = sum(sizes[: eyes.first])
            eyes.lying = lying
            eyes.wheres = wheres
            eyes.row_of = row_of
            eyes.getter = itemgetter(*order[:lying]) if lying > 1 else None
            eyes.nobody = (NO_CARD,) * lying
        self.order = order
        self.row_of = eyes.row_of
        return piles

    def _known(self, game: Game[Any, Any], seat: int, whose: int, zone: int) -> list[int]:
        """The known cards of a zone. How others hold their hands says nothing: they are put in another order."""
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
        self, game: Game[Any, Any], seat: int, eyes: Eyes, piles: list[Pile], picked: Sequence[int], source: int
    ) -> bytes:
        """The rows of all cards, one after another."""
        order, row_of, lying, getter = eyes.order, eyes.row_of, eyes.lying, eyes.getter
        unusual = self.encoding.unusual(game, seat)
        if unusual is None:
            unusual = order[: eyes.lively]
        if getter is not None:
            known: dict[Any, bytes | None] = self.statics.rows
            hosts = getter(game.host)
            if hosts != eyes.nobody:
                hosts = tuple(map(row_of.__getitem__, hosts))
            columns = [
                getter(eyes.codes),
                eyes.wheres,
                getter(game.known_to),
                getter(game.face_down),
                getter(game.exerted),
                getter(game.damage),
                hosts,
            ]
            for column in self.encoding.columns(game):
                columns.append(getter(column))
            parts: list[Any] = list(map(known.get, zip(*columns)))  # noqa: B905 (all are of one length)
        else:
            known, columns, parts = {}, [], [None] * lying
        for card in dict.fromkeys(unusual) if unusual else ():
            row = row_of[card]
            if 0 < row <= eyes.lively:
                parts[row - 1] = self._row(game, seat, eyes, card, False, False)
        if None in parts:
            self._make(game, seat, eyes, parts, known, columns)
        if picked or source >= 0:
            for card in (*picked, source):
                if card >= 0 and 0 < row_of[card] <= lying:
                    parts[row_of[card] - 1] = self._row(game, seat, eyes, card, card in picked, card == source)
        for whose, zone, where, cards in piles:
            parts.append(self._pile(game, seat, eyes, whose, zone, where, cards, picked, source))
        return b"".join(parts)

    def _make(
        self, game: Game[Any, Any], seat: int, eyes: Eyes, parts: list[Any], known: dict[Any, Any], columns: list[Any]
    ) -> None:
        """Make the rows that were not known, and know them from now on."""
        if len(known) > ENOUGH:
            known.clear()
        for place, row in enumerate(parts):
            if row is None:
                made = parts[place] = self._row(game, seat, eyes, eyes.order[place], False, False)
                if columns:
                    known[tuple([column[place] for column in columns])] = made

    def _row(self, game: Game[Any, Any], seat: int, eyes: Eyes, card: int, picked: bool, asks: bool) -> bytes:
        """The row of one card in an open place."""
        row_of = eyes.row_of
        row = row_of[card] - 1
        known = is_among(game.known_to[card], seat)
        kinds = len(game.zone_kinds)
        numbers = [
            self.pool[card] if known else 0,
            eyes.wheres[row] // kinds + 1,
            (game.owner[card] - seat) % game.number_of_seats + 1,
            eyes.wheres[row] % kinds + 1,
            0,
            1 if game.face_down[card] else 0,
            1 if game.exerted[card] else 0,
            game.damage[card],
            row_of[game.host[card]],
            1 if picked else 0,
            1 if asks else 0,
        ]
        printed = self.printed[card if known else len(self.printed) - 1]
        if row >= eyes.lively:
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
        picked: Sequence[int],
        source: int,
    ) -> bytes:
        """Cards that only lie somewhere. Their rows are as they were when last looked at, unless others lie there."""
        kind = game.zone_kinds[zone]
        deck = kind.ordered and kind.sight is not FOR_ALL
        usual = not deck and not picked and (source < 0 or source not in cards)
        if usual:
            kept = eyes.kept.get(where)
            if kept is not None and kept[0] == cards:
                return kept[1]
        seats = game.number_of_seats
        side = (whose - seat) % seats + 1
        pool, owner, printed, still = self.pool, game.owner, self.printed, self.still
        there = game.zones[whose][zone]
        parts: list[bytes] = []
        for card in cards:
            above = len(there) - there.index(card) if deck else 0
            chosen = 1 if card in picked else 0
            asks = 1 if card == source else 0
            belongs = (owner[card] - seat) % seats + 1
            parts.append(ON_TABLE.pack(pool[card], side, belongs, zone + 1, above, 0, 0, 0, 0, chosen, asks))
            parts.append(still)
            parts.append(printed[card])
        rows = b"".join(parts)
        if usual:
            eyes.kept[where] = (cards.copy(), rows)
        return rows

    # -- what happened -----------------------------------------------------------------------------------------

    def events(self, game: Game[Any, Any], seat: int, eyes: Eyes) -> bytes:
        """What the seat was told last, the newest first, as `view_events` tells it."""
        log = game.happened
        length = len(log)
        if eyes.log is log and eyes.told <= length:
            if self._still_so(game, seat, eyes):
                if eyes.told == length:
                    return eyes.events
                new = log.since(eyes.told - 1) if eyes.told else log.since(0)
                if not eyes.told or new[0] is eyes.last:
                    self._tell(game, seat, eyes, new, 1 if eyes.told else 0)
                    eyes.told = length
                    return eyes.events
        eyes.forget_events()
        eyes.log = log
        eyes.told = length
        recent: list[Row] = []
        count = 0
        for row in log.backwards():
            recent.append(row)
            if row[8] != SIGNAL:
                count += 1
                if count == self.encoding.events:
                    break
        recent.reverse()
        self._tell(game, seat, eyes, recent, 0)
        return eyes.events

    def _still_so(self, game: Game[Any, Any], seat: int, eyes: Eyes) -> bool:
        """Whether the cards that made things happen are known as they were."""
        for card, known in eyes.causes.items():
            if knows(game, card, seat) != known:
                return False
        return True

    def _tell(self, game: Game[Any, Any], seat: int, eyes: Eyes, new: list[Row], first: int) -> None:
        """Put what is new, from some place on, before what was told already."""
        seats = game.number_of_seats
        pool = self.pool
        codes = self.codes.events
        parts: list[bytes] = []
        place = len(new)
        eyes.last = new[place - 1] if place else None
        most = self.encoding.events
        while place > first:
            place -= 1
            kind, _, who, card, other, amount, cards, seen, word, origin, to, cause = new[place]
            if word == SIGNAL:
                continue
            code = codes[kind]
            known = seen == EVERYBODY or is_among(seen, seat)
            count = 0
            one = 0
            if cards and (known or not code.cards):
                for some in cards:
                    if some >= 0:
                        if not count:
                            one = pool[some]
                        count += 1
            by = 0
            if cause >= 0:
                if knows(game, cause, seat):
                    by = pool[cause]
                    eyes.causes[cause] = True
                else:
                    eyes.causes[cause] = False
            numbers = (
                code.code,
                (who - seat) % seats + 1 if who >= 0 else 0,
                pool[card] if card >= 0 and (known or not code.card) else 0,
                pool[other] if other >= 0 and (known or not code.other) else 0,
                amount,
                count,
                one,
                origin + 1 if origin != NOWHERE else 0,
                to + 1 if to != NOWHERE else 0,
                by,
            )
            parts.append(AN_EVENT.pack(*numbers) if -LARGEST <= amount <= LARGEST else packed(list(numbers)))
            if len(parts) == most:
                break
        if parts:
            parts.append(eyes.events)
            eyes.events = b"".join(parts)[: most * AN_EVENT.size]

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
        return packed([self.codes.options[option.kind], row, onto, whom, option.number, side, zone])

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
