"""A position in numbers, from one seat's view: rows of cards, what happened, the options.

Everything is read from the game's columns, without going through `game.view`. What may be known is asked in one place,
`Encoder.lay_out`: it gives a row to each card that the seat knows, and to those that lie on the table one by one, whose
back everybody sees. Whatever points at a card afterwards points at a row, so what has no row is not told.
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
from arbitre.kernel.knowledge import is_among, knows
from arbitre.kernel.words import Words
from arbitre.kernel.zone import NOWHERE, Sight

CARD_WIDTH: Final = len(CARD)
EVENT_WIDTH: Final = len(EVENT)
OPTION_WIDTH: Final = len(OPTION)

_structs: Final[dict[int, Struct]] = {}


def packed(numbers: list[int]) -> bytes:
    """Numbers of two bytes each, side by side."""
    found = _structs.get(len(numbers))
    if found is None:
        found = _structs[len(numbers)] = Struct(f"={len(numbers)}h")
    try:
        return found.pack(*numbers)
    except Exception:  # a number that may be any number
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
    """Writes observations of the games of one table, one after another."""

    __slots__ = (
        "codes",
        "encoding",
        "facts",
        "first",
        "index",
        "lively",
        "order",
        "others",
        "pool",
        "row_of",
        "rows",
        "statics",
        "width",
    )

    def __init__(self, encoding: Encoding, words: Words, zones: int, rows: int, statics: Any) -> None:
        self.encoding: Encoding = encoding
        self.codes = Codes(words)
        self.rows = rows
        self.statics = statics
        self.first: tuple[int, ...] = encoding.lively
        self.others: tuple[int, ...] = tuple(zone for zone in range(zones) if zone not in encoding.lively)
        self.width = len(encoding.card_columns)
        self.facts: list[Any] = []  # of the game that was looked at last, with what follows from them
        self.index: list[int] = []  # where in the table of facts each card stands
        self.pool: list[int] = []  # and its number in the pool
        self.order: list[int] = []  # the cards that have rows
        self.lively = 0  # how many of them have numbers that change
        self.row_of: list[int] = []  # for each card its row, from 1

    def observe(self, given: Any, seat: int, into: Any) -> None:
        """Write what a seat may know into arrays (`arrays.Arrays`)."""
        game: Game[Any, Any] = given
        if game.facts is not self.facts:
            self.meet(game)
        self.lay_out(game, seat)
        encoding = self.encoding
        encoding.look(game, seat)
        self.write_cards(game, seat, into)
        self.write_events(game, seat, into)
        self.write_options(game, seat, into)
        self.write_table(game, seat, into)

    def meet(self, game: Game[Any, Any]) -> None:
        """Cards that were not there before."""
        self.index, self.pool = self.statics.places(game.facts)
        self.facts = game.facts

    # -- what may be known -------------------------------------------------------------------------------------

    def lay_out(self, game: Game[Any, Any], seat: int) -> None:
        """Give a row to every card that may be told of. This is the one place that decides it.

        How others hold their hands says nothing, so what is known of a hidden zone of theirs is put in another
        order."""
        order: list[int] = []
        row_of = [0] * len(self.index)
        seats = game.number_of_seats
        kinds = game.zone_kinds
        zones = game.zones
        for lively in (True, False):
            for turn in range(seats):
                whose = (seat + turn) % seats
                for zone in self.first if lively else self.others:
                    cards = zones[whose][zone]
                    if not cards:
                        continue
                    kind = kinds[zone]
                    if kind.tabled:
                        order.extend(cards)
                        continue
                    known = [card for card in cards if knows(game, card, seat)]
                    if kind.sight is not Sight.ALL:
                        if kind.ordered:
                            known.reverse()  # the top one first
                        elif whose != seat and len(known) > 1:
                            known = [card for _, card in sorted([(game.serial[card], card) for card in known])]
                    order.extend(known)
            if lively:
                self.lively = len(order)
        if len(order) > self.rows:
            raise Error(
                f"{len(order)} cards of this game of {game.name} may be told of, and there is room for {self.rows}: "
                f"make the environment with rows={len(order)} or more"
            )
        row = 0
        for card in order:
            row += 1
            row_of[card] = row
        self.order = order
        self.row_of = row_of

    # -- cards -------------------------------------------------------------------------------------------------

    def write_cards(self, game: Game[Any, Any], seat: int, into: Any) -> None:
        order = self.order
        row_of = self.row_of
        encoding = self.encoding
        seats = game.number_of_seats
        decision = game.decision
        source = NO_CARD if decision is None else decision.source
        picked = game.picked() if decision is not None and decision.seat == seat else ()
        kinds = game.zone_kinds
        pool, zone_of, controller, owner = self.pool, game.zone_of, game.controller, game.owner
        face_down, exerted, damage, host = game.face_down, game.exerted, game.damage, game.host
        rows: list[int] = []
        lively: list[int] = []
        index: list[int] = []
        place = 0
        for card in order:
            known = knows(game, card, seat)
            zone = zone_of[card]
            whose = controller[card]
            above = 0
            kind = kinds[zone]
            if kind.ordered and kind.sight is not Sight.ALL:
                cards = game.zones[whose][zone]
                above = len(cards) - cards.index(card)
            under = host[card]
            rows.append(pool[card] if known else 0)
            rows.append((whose - seat) % seats + 1)
            rows.append((owner[card] - seat) % seats + 1)
            rows.append(zone + 1)
            rows.append(above)
            rows.append(1 if face_down[card] else 0)
            rows.append(1 if exerted[card] else 0)
            rows.append(damage[card])
            rows.append(row_of[under] if under >= 0 else 0)
            rows.append(1 if picked and card in picked else 0)
            rows.append(1 if card == source else 0)
            index.append(self.index[card] if known else 0)
            if place < self.lively:
                if known:
                    lively.extend(encoding.card(game, card, row_of))
                else:
                    lively.extend(encoding.back(game, card, row_of))
            place += 1
        into.write_cards(packed(rows), packed(lively), self.lively, index, self.statics)

    # -- what happened -----------------------------------------------------------------------------------------

    def write_events(self, game: Game[Any, Any], seat: int, into: Any) -> None:
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
            rows.append(code.code)
            rows.append((who - seat) % seats + 1 if who >= 0 else 0)
            rows.append(pool[card] if card >= 0 and (known or not code.card) else 0)
            rows.append(pool[other] if other >= 0 and (known or not code.other) else 0)
            rows.append(amount)
            several = bool(cards) and (known or not code.cards)
            rows.append(len(cards) if several else 0)
            rows.append(pool[cards[0]] if several and cards[0] >= 0 else 0)
            rows.append(origin + 1 if origin != NOWHERE else 0)
            rows.append(to + 1 if to != NOWHERE else 0)
            rows.append(pool[cause] if cause >= 0 and knows(game, cause, seat) else 0)
            if len(rows) >= most:
                break
        into.write_events(packed(rows))

    # -- the options -------------------------------------------------------------------------------------------

    def write_options(self, game: Game[Any, Any], seat: int, into: Any) -> None:
        decision = game.decision
        if decision is None or decision.seat != seat:
            into.write_options(b"", 0)
            return
        options: list[Option] = decision.options
        if len(options) > into.most:
            raise Error(
                f"the question {decision.kind!r} has {len(options)} answers, and there is room for {into.most}: "
                f"make the environment with options={len(options)} or more"
            )
        seats = game.number_of_seats
        row_of = self.row_of
        codes, seated = self.codes.options, self.codes.seated
        rows: list[int] = []
        for option in options:
            card, target = option.card, option.target
            row = row_of[card] if card >= 0 else 0
            rows.append(codes[option.kind])
            rows.append(row)
            if target < 0:
                rows.append(0)
                rows.append(0)
            elif option.kind in seated:
                rows.append(0)
                rows.append((target - seat) % seats + 1)
            else:
                rows.append(row_of[target])
                rows.append(0)
            rows.append(option.number)
            if row == 0 and card >= 0 and game.zone_of[card] >= 0:
                rows.append((game.controller[card] - seat) % seats + 1)
                rows.append(game.zone_of[card] + 1)
            else:
                rows.append(0)
                rows.append(0)
        into.write_options(packed(rows), len(options))

    # -- the table ---------------------------------------------------------------------------------------------

    def write_table(self, game: Game[Any, Any], seat: int, into: Any) -> None:
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
                numbers[4] = len(decision.options)
                numbers[5] = len(game.picked())
                several = game.to_pick()
                if several is not None:
                    numbers[6] = min(several[0], 99)
                    numbers[7] = min(several[1], 99)
        numbers.extend(encoding.table(game, seat, row_of))
        playing = game.players()
        for turn in range(seats):
            whose = (seat + turn) % seats
            numbers.append(1 if game.is_active(whose) else 0)
            numbers.append(1 if whose in playing else 0)
            for cards in game.zones[whose]:
                numbers.append(len(cards))
            numbers.extend(encoding.seat(game, whose))
        into.write_table(packed(numbers))
