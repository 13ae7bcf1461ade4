"""A position in numbers, from one seat's view: the table, the options, what happened, rows of cards.

Everything is read from the game's columns, without going through `game.view`. What may be known is asked in one place,
`Encoder.lay_out`: it gives a row to each card that the seat knows, and to those that lie on the table one by one, whose
back everybody sees. Whatever points at a card afterwards points at a row, so what has no row is not told.

An observation is made as bytes, in one piece: numbers of two bytes each, and at its end the mask, a byte each.
"""

from __future__ import annotations

from struct import Struct
from typing import Any, Final

from arbitre.env.columns import CARD, EVENT, OPTION
from arbitre.env.encoding import LARGEST, Encoding, fitting
from arbitre.kernel.decision import NO_CARD, Option
from arbitre.kernel.error import Error
from arbitre.kernel.event import SIGNAL
from arbitre.kernel.game import Game
from arbitre.kernel.knowledge import is_among, known_of, knows
from arbitre.kernel.words import Words
from arbitre.kernel.zone import NOWHERE, Sight

EVENT_WIDTH: Final = len(EVENT)
EVERYBODY_SEES: Final = Sight.ALL
ON_TABLE: Final = Struct(f"={len(CARD)}h")
MANY: Final = 99  # "any number" of cards may be picked

Pile = tuple[int, int, list[int]]
"""Known cards that only lie somewhere: whose zone, which, and the cards."""

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


class Encoder:
    """Makes observations of the games of one table, one after another."""

    __slots__ = (
        "codes",
        "encoding",
        "facts",
        "first",
        "hidden",
        "kept",
        "lively",
        "lying",
        "most",
        "order",
        "piled",
        "piles",
        "pool",
        "printed",
        "room",
        "row_of",
        "rows",
        "statics",
        "still",
        "tabled",
        "zeros",
    )

    def __init__(self, encoding: Encoding, game: type[Game[Any, Any]], rows: int, options: int, statics: Any) -> None:
        kinds = game.zone_kinds
        self.encoding: Encoding = encoding
        self.codes = Codes(game.words)
        self.rows = rows
        self.most = options
        self.statics = statics  # what is printed on cards (`arrays.Statics`)
        self.first: tuple[int, ...] = encoding.lively
        others = [zone for zone in range(len(kinds)) if zone not in encoding.lively]
        self.tabled: tuple[int, ...] = tuple(zone for zone in others if kinds[zone].tabled)
        self.piled: tuple[int, ...] = tuple(zone for zone in others if not kinds[zone].tabled)
        self.still = b"\0\0" * len(encoding.card_columns)  # of a card whose numbers do not change
        width = 2 * (len(CARD) + len(encoding.card_columns) + len(encoding.fact_columns))  # of a row, in bytes
        self.room = [
            2 * options * len(OPTION),
            2 * encoding.events * EVENT_WIDTH,
            width * rows,
            options,
        ]  # after the table
        self.zeros = b"\0" * max(self.room)
        self.facts: list[Any] = []  # of the game that was looked at last, with what follows from them
        self.printed: list[bytes] = []  # what is printed on each card
        self.pool: list[int] = []  # and its number in the pool
        self.kept: dict[int, tuple[list[int], bytes]] = {}  # piles: the cards, and their rows
        self.order: list[int] = []  # the cards that have rows
        self.lively = 0  # how many of them have numbers that change
        self.lying = 0  # how many have a state of their own: the others lie in piles
        self.hidden: list[int] = []  # those of which only the back is known
        self.piles: list[Pile] = []
        self.row_of: list[int] = []  # for each card its row, from 1

    def observe(self, given: Any, seat: int) -> bytearray:
        """What a seat may know: the table, the options, the events, the cards, the mask."""
        parts = self.parts(given, seat)
        memory = bytearray(len(parts[0]) + sum(self.room))
        self.write(parts, memory, [0, 0, 0, 0])
        return memory

    def observe_into(self, given: Any, seat: int, memory: Any, used: list[int]) -> None:
        """The same into memory in which an observation lies already; `used` says how much of each part it fills."""
        self.write(self.parts(given, seat), memory, used)

    def write(self, parts: list[bytes], memory: Any, used: list[int]) -> None:
        """Write the parts where they belong, and nothing where more lay before."""
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
        if game.facts is not self.facts:
            self.meet(game)
        self.lay_out(game, seat)
        self.encoding.look(game, seat)
        decision = game.decision
        options: list[Option] = [] if decision is None or decision.seat != seat else decision.options
        if len(options) > self.most:
            assert decision is not None
            raise Error(
                f"the question {decision.kind!r} has {len(options)} answers, and there is room for {self.most}: "
                f"make the environment with options={len(options)} or more"
            )
        return [
            self.table(game, seat, len(options)),
            self.options(game, seat, options),
            self.events(game, seat),
            self.cards(game, seat),
            b"\1" * len(options),
        ]

    def meet(self, game: Game[Any, Any]) -> None:
        """Cards that were not there before."""
        self.printed, self.pool = self.statics.read(game.facts)
        self.facts = game.facts
        self.kept = {}

    # -- what may be known -------------------------------------------------------------------------------------

    def lay_out(self, game: Game[Any, Any], seat: int) -> None:
        """Give a row to every card that may be told of. This is the one place that decides it."""
        order: list[int] = []
        hidden: list[int] = []
        piles: list[Pile] = []
        seats = game.number_of_seats
        for turn in range(seats):
            self._lay_out_table(game, seat, (seat + turn) % seats, self.first, order, hidden)
        self.lively = len(order)
        for turn in range(seats):
            self._lay_out_table(game, seat, (seat + turn) % seats, self.tabled, order, hidden)
        self.lying = len(order)
        for turn in range(seats):
            whose = (seat + turn) % seats
            zones = game.zones[whose]
            for zone in self.piled:
                if zones[zone]:
                    known = self._known(game, seat, whose, zone)
                    if known:
                        piles.append((whose, zone, known))
                        order += known
        if len(order) > self.rows:
            raise Error(
                f"{len(order)} cards of this game of {game.name} may be told of, and there is room for {self.rows}: "
                f"make the environment with rows={len(order)} or more"
            )
        row_of = [0] * len(self.pool)
        for row, card in enumerate(order, 1):
            row_of[card] = row
        self.order = order
        self.hidden = hidden
        self.piles = piles
        self.row_of = row_of

    def _lay_out_table(
        self, game: Game[Any, Any], seat: int, whose: int, zones: tuple[int, ...], order: list[int], hidden: list[int]
    ) -> None:
        """The cards of zones with a state of their own. Of a zone whose cards lie on the table one by one everybody
        sees the backs (`hidden`)."""
        for zone in zones:
            cards = game.zones[whose][zone]
            if not cards:
                continue
            if game.zone_kinds[zone].tabled:
                order += cards
                known = known_of(game, cards, seat)
                if len(known) < len(cards):
                    hidden += [card for card in cards if card not in known]
            else:
                order += self._known(game, seat, whose, zone)

    def _known(self, game: Game[Any, Any], seat: int, whose: int, zone: int) -> list[int]:
        """The known cards of a zone. How others hold their hands says nothing: they are put in another order."""
        kind = game.zone_kinds[zone]
        known = known_of(game, game.zones[whose][zone], seat)
        if len(known) > 1 and kind.sight is not EVERYBODY_SEES:
            if kind.ordered:
                known.reverse()  # the top one first
            elif whose != seat:
                known = [card for _, card in sorted([(game.serial[card], card) for card in known])]
        return known

    # -- cards -------------------------------------------------------------------------------------------------

    def cards(self, game: Game[Any, Any], seat: int) -> bytes:
        parts: list[bytes] = []
        row_of = self.row_of
        hidden = self.hidden
        encoding = self.encoding
        seats = game.number_of_seats
        decision = game.decision
        source = NO_CARD if decision is None else decision.source
        picked = list(game.picked()) if decision is not None and decision.seat == seat else []
        pool, zone_of, controller, owner = self.pool, game.zone_of, game.controller, game.owner
        face_down, exerted, damage, host = game.face_down, game.exerted, game.damage, game.host
        printed, still = self.printed, self.still
        unknown = printed[-1]
        for place, card in enumerate(self.order[: self.lying]):
            known = not hidden or card not in hidden
            under = host[card]
            numbers = [
                pool[card] if known else 0,
                (controller[card] - seat) % seats + 1,
                (owner[card] - seat) % seats + 1,
                zone_of[card] + 1,
                0,
                1 if face_down[card] else 0,
                1 if exerted[card] else 0,
                damage[card],
                row_of[under] if under >= 0 else 0,
                1 if card in picked else 0,
                1 if card == source else 0,
            ]
            if place < self.lively:
                numbers += encoding.card(game, card, row_of) if known else encoding.back(game, card, row_of)
                parts.append(packed(numbers))
            else:
                parts.append(packed(numbers))
                parts.append(still)
            parts.append(printed[card] if known else unknown)
        for whose, zone, cards in self.piles:
            parts.append(self._pile(game, seat, whose, zone, cards, picked, source))
        return b"".join(parts)

    def _pile(
        self, game: Game[Any, Any], seat: int, whose: int, zone: int, cards: list[int], picked: list[int], source: int
    ) -> bytes:
        """Cards that only lie somewhere. Their rows are as they were when last looked at, unless others lie there."""
        kind = game.zone_kinds[zone]
        deck = kind.ordered and kind.sight is not EVERYBODY_SEES
        usual = not deck and not picked and (source < 0 or source not in cards)
        key = (seat * game.number_of_seats + whose) * len(game.zone_kinds) + zone
        if usual:
            kept = self.kept.get(key)
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
            self.kept[key] = (cards, rows)
        return rows

    # -- what happened -----------------------------------------------------------------------------------------

    def events(self, game: Game[Any, Any], seat: int) -> bytes:
        """What happened this turn, as `view_events` tells it: nothing further back is in imagined games."""
        seats = game.number_of_seats
        pool = self.pool
        codes = self.codes.events
        most = self.encoding.events * EVENT_WIDTH
        rows: list[int] = []
        for row in game.happened.backwards(game.turn_from):
            kind, _, who, card, other, amount, cards, seen, word, origin, to, cause = row
            if word == SIGNAL:
                continue
            code = codes[kind]
            known = is_among(seen, seat)
            several = bool(cards) and (known or not code.cards)
            rows += (
                code.code,
                (who - seat) % seats + 1 if who >= 0 else 0,
                pool[card] if card >= 0 and (known or not code.card) else 0,
                pool[other] if other >= 0 and (known or not code.other) else 0,
                amount,
                len(cards) if several else 0,
                pool[cards[0]] if several and cards[0] >= 0 else 0,
                origin + 1 if origin != NOWHERE else 0,
                to + 1 if to != NOWHERE else 0,
                pool[cause] if cause >= 0 and knows(game, cause, seat) else 0,
            )
            if len(rows) >= most:
                break
        return packed(rows)

    # -- the options -------------------------------------------------------------------------------------------

    def options(self, game: Game[Any, Any], seat: int, options: list[Option]) -> bytes:
        seats = game.number_of_seats
        row_of = self.row_of
        codes, seated = self.codes.options, self.codes.seated
        rows: list[int] = []
        for option in options:
            card, target = option.card, option.target
            row = row_of[card] if card >= 0 else 0
            onto, whom, side, zone = 0, 0, 0, 0
            if target >= 0:
                if option.kind in seated:
                    whom = (target - seat) % seats + 1
                else:
                    onto = row_of[target]
            if row == 0 and card >= 0 and game.zone_of[card] >= 0:
                side = (game.controller[card] - seat) % seats + 1
                zone = game.zone_of[card] + 1
            rows += (codes[option.kind], row, onto, whom, option.number, side, zone)
        return packed(rows)

    # -- the table ---------------------------------------------------------------------------------------------

    def table(self, game: Game[Any, Any], seat: int, options: int) -> bytes:
        decision = game.decision
        seats = game.number_of_seats
        row_of = self.row_of
        encoding = self.encoding
        numbers = [min(game.turn, LARGEST), 0, 0, 0, 0, 0, 0, 0]
        if decision is not None:
            numbers[1] = self.codes.questions[decision.kind]
            numbers[2] = (decision.seat - seat) % seats + 1
            numbers[3] = row_of[decision.source] if decision.source >= 0 else 0
            if decision.seat == seat:
                numbers[4] = options
                numbers[5] = len(game.picked())
                several = game.to_pick()
                if several is not None:
                    numbers[6] = min(several[0], MANY)
                    numbers[7] = min(several[1], MANY)
        numbers += encoding.table(game, seat, row_of)
        playing = game.players()
        for turn in range(seats):
            whose = (seat + turn) % seats
            numbers += (1 if game.is_active(whose) else 0, 1 if whose in playing else 0)
            for cards in game.zones[whose]:
                numbers.append(len(cards))
            numbers += encoding.seat(game, whose)
        return packed(numbers)
