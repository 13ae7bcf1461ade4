"""Lorcana: the state of a game. It adds lore, drying, locations, the bag and the challenge to the kernel's table.

Who is whose opponent (1.3) and what may be known (7.1) is defined here; what happens, in the modules beside it.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from arbitre.ability.run import Resolve
from arbitre.ability.table import Table
from arbitre.games.lorcana import (
    bag,
    changing_zones,
    choose,
    costs,
    keywords,
    leaving,
    loops,
    notation,
    stats,
    view,
    why_not,
)
from arbitre.games.lorcana.effects import QUESTIONS, VOCABULARY, looking
from arbitre.games.lorcana.formats import NORMAL
from arbitre.games.lorcana.kinds import EventKind, QuestionKind
from arbitre.games.lorcana.words import WORDS
from arbitre.games.lorcana.zones import DECK, HAND, INKWELL, PLAY, ZONE_GROUPS, ZONE_INDEX, ZONES
from arbitre.kernel.decision import NO_CARD, Decision, Option, Refusal
from arbitre.kernel.error import IllegalOption
from arbitre.kernel.game import BLANK
from arbitre.kernel.modifier import Modifier
from arbitre.kernel.roles import CARD, CARDS, LOOSE_PARTS, PARTS, PLAIN, SERIAL, SERIALS, Column, Fields, Many, declare
from arbitre.kernel.roles import Table as By
from arbitre.kernel.view import Wish

if TYPE_CHECKING:
    from arbitre.ability.memory import Known
    from arbitre.ability.waiting import Waiting
    from arbitre.games.lorcana.facts import Facts
    from arbitre.games.lorcana.formats import Variant
    from arbitre.kernel.event import Event
    from arbitre.kernel.game import InForce


UNCOUNTED: Final = -1


@functools.cache
def _line_up(
    active: int, gone: tuple[bool, ...], teams: tuple[tuple[int, ...], ...]
) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]:
    """The players from the active one on, and each seat's opponents in that order."""
    n = len(gone)
    order = tuple(seat for i in range(n) if not gone[seat := (active + i) % n])
    sides = teams or tuple((seat,) for seat in range(n))
    return order, tuple(tuple(other for other in order if other not in sides[seat]) for seat in range(n))


class Lorcana(Table[EventKind, QuestionKind]):
    __slots__ = (
        "active",
        "asking",
        "at",
        "bag",
        "challenge",
        "credit",
        "discounts",
        "drying",
        "ending",
        "foes",
        "frail",
        "gone",
        "in_it",
        "inked",
        "known",
        "lore",
        "names",
        "now",
        "order",
        "pending_actions",
        "played_as",
        "ready",
        "resolving",
        "starting",
        "taking_turn",
        "teams",
        "timed",
        "turns",
        "unchecked",
        "used",
        "variant",
    )

    name: ClassVar[str] = "lorcana"
    zone_kinds = ZONES
    zone_index = ZONE_INDEX
    zone_groups = ZONE_GROUPS
    words = WORDS
    view_keys = view.KEYS
    vocabulary = VOCABULARY
    questions = QUESTIONS
    looked_back_at = frozenset(("challenges", "played"))
    order_counts = (DECK, INKWELL)  # ink is exerted from the first on

    facts: list[Facts]

    order: tuple[int, ...]  # players in turn order from the active one
    foes: tuple[tuple[int, ...], ...]  # each seat's opponents, in that order

    def __init__(
        self,
        facts: list[Facts],
        owner: list[int],
        seats: int,
        seed: int,
        variant: Variant,
        teams: tuple[tuple[int, ...], ...] = (),
        setup: Any = None,
    ) -> None:
        super().__init__(facts, owner, seats, seed, setup)
        if facts is BLANK:
            return
        n = len(facts)
        self.variant = variant
        self.teams = teams  # the side of each seat; empty: everybody for themselves
        self.lore: list[int] = [0] * seats  # 1.11.1
        self.drying: list[bool] = [False] * n  # 5.1.1.11
        self.at: tuple[int, ...] = (NO_CARD,) * n  # the location a character is at
        self.played_as: list[str] = [""] * n  # how the card was played: "ink", "shift", "sing", "free"
        self.starting = 0
        self.turns: list[int] = [0] * seats  # how many each player has begun
        self.active = 0  # 1.3.4
        self.taking_turn: tuple[int, ...] = ()  # the active player, or in a simultaneous turn the whole team (9.3)
        self.unchecked = True  # something has happened that the next game state check has to look at
        self.frail = False  # a card with no Willpower printed has entered play
        self.timed = False  # something is in force that ends at some moment; while not, nothing is applied to any card
        self.ending = False  # the final game state check of the turn (3.4.2)
        self.gone: tuple[bool, ...] = (False,) * seats  # players who have left the game
        self.inked: list[int] = [0] * seats  # cards inked this turn as the turn action (4.2.3)
        self.ready: list[int] = [UNCOUNTED] * seats  # ready ink cards, once counted (`ready_ink`)
        self.bag: tuple[Waiting, ...] = ()  # 7.7
        self.resolving = -1  # the player who is resolving from the bag (7.7.4.3)
        self.pending_actions: tuple[tuple[int, int, str], ...] = ()  # actions played by an effect (6.7.8.1)
        self.in_it: tuple[int, int] = (-1, -1)  # the objects these two are in the challenge
        self.challenge: tuple[int, int] | None = None  # 4.6.2
        self.credit: dict[int, tuple[int, ...]] = {}  # who damaged a card since the last game state check (1.8.1.4)
        self.discounts: tuple[Modifier, ...] = ()  # "the next card you play" (4.3.6)
        self.used: dict[tuple[int, str], int] = {}  # once-a-turn abilities used this turn
        self.known: dict[int, tuple[Known, ...]] = {}  # the newest first
        self.line_up()
        self.names: tuple[str, ...] = ()  # every name a player could name (Name a card)
        self.asking: list[tuple[int, str]] = []  # what is being worked out at this very moment (stats.py)
        self.now: Event | None = None  # what is being noticed at this very moment

    def blank(self) -> Lorcana:
        return Lorcana(BLANK, [], 0, 0, self.variant)

    @classmethod
    def empty(cls) -> Lorcana:
        return cls([], [], 0, 0, NORMAL)

    def copy_into(self, into: Any) -> None:
        super().copy_into(into)
        twin: Lorcana = into
        twin.variant = self.variant
        twin.teams = self.teams
        twin.lore = self.lore.copy()
        twin.drying = self.drying.copy()
        twin.at = self.at
        twin.played_as = self.played_as.copy()
        twin.starting = self.starting
        twin.turns = self.turns.copy()
        twin.active = self.active
        twin.taking_turn = self.taking_turn
        twin.ending = self.ending
        twin.unchecked = self.unchecked
        twin.timed = self.timed
        twin.frail = self.frail
        twin.gone = self.gone
        twin.inked = self.inked.copy()
        twin.ready = self.ready.copy()
        twin.bag = self.bag
        twin.resolving = self.resolving
        twin.pending_actions = self.pending_actions
        twin.challenge = self.challenge
        twin.in_it = self.in_it
        twin.credit = self.credit.copy()
        twin.discounts = self.discounts
        twin.used = self.used.copy()
        twin.known = self.known.copy()
        twin.order = self.order
        twin.foes = self.foes
        twin.names = self.names
        twin.now = None
        twin.asking = []

    # -- players (1.3) -----------------------------------------------------------------------------------------

    def is_active(self, seat: int) -> bool:
        return seat in self.taking_turn

    def players(self) -> tuple[int, ...]:
        """2.1.3, 9.2.1: turn order, here from the active player on. What an effect has several players do at once they
        do in this order (6.7.6, 9.2.2)."""
        return self.order

    def line_up(self) -> None:
        """Work out turn order and opponents anew: the active player has changed, or somebody has left."""
        self.order, self.foes = _line_up(self.active, self.gone, self.teams)

    def side(self, seat: int) -> tuple[int, ...]:
        """1.3.6, 1.3.6.2: the player and those who were made their team-mates before the game."""
        return self.teams[seat] if self.teams else (seat,)

    def still_in(self, seats: tuple[int, ...]) -> tuple[int, ...]:
        """Those of these players who have not left the game."""
        return tuple(seat for seat in seats if not self.gone[seat]) if len(seats) > 1 else seats

    def opponents(self, seat: int) -> tuple[int, ...]:
        """1.3.5.1, 1.3.5.2: everybody else except team-mates, whether one or several."""
        return self.foes[seat]

    # -- cards -------------------------------------------------------------------------------------------------

    def is_a(self, card: int, what: str) -> bool:
        """A card has its type in every zone. Whether a character or a character card is meant (5.3.1, 5.4.1, 5.5.1,
        5.6.1) is told by the zone a description looks in."""
        return what in self.facts[card].kinds

    def lying_in(self, seat: int, zone: int, what: str) -> list[int]:
        """The same of all cards in a zone (5.3.1, 5.4.1, 5.5.1, 5.6.1)."""
        cards = self.zones[seat][zone]
        facts = self.facts
        return [card for card in cards if what in facts[card].kinds] if what else cards

    def top_cards(self, seat: int, number: int) -> list[int]:
        return changing_zones.top_cards(self, seat, number)

    def in_challenge(self, card: int) -> bool:
        """4.6.2, 4.6.9: one of the two, and still the same card; what left and came back is another (7.1.6)."""
        challenge = self.challenge
        if challenge is None:
            return False
        if card == challenge[0]:
            return self.serial[card] == self.in_it[0]
        return card == challenge[1] and self.serial[card] == self.in_it[1]

    def in_play(self, card: int) -> bool:
        """5.1.1.8, 7.1.5: in the Play zone and nowhere else. What lies under another card is in a zone of its own."""
        return self.zone_of[card] == PLAY

    def stat(self, card: int, stat: str) -> int:
        return stats.stat(self, card, stat)

    def applies(self, found: InForce) -> bool:
        return stats.in_force(self, found)

    def worth_trying(self, decision: Decision) -> Sequence[int]:
        """Of all names a player could name, those that no card of this game has are alike: one stands for all of
        them."""
        if decision.kind != "name a card":
            return range(len(decision.options))
        there = {name for facts in self.facts for name in facts.all_names}
        names = [self.names[option.number] for option in decision.options]
        known = [place for place, name in enumerate(names) if name in there]
        return known + [place for place, name in enumerate(names) if name not in there][:1]

    def ready_ink(self, seat: int) -> int:
        """How many ready cards the player has in the inkwell: counted anew only after that may have changed."""
        count = self.ready[seat]
        if count == UNCOUNTED:
            count = self.ready[seat] = self.count_ready_ink(seat)
        return count

    def count_ready_ink(self, seat: int) -> int:
        exerted = self.exerted
        cards = self.zones[seat][INKWELL]
        count = len(cards)
        for card in cards:
            if exerted[card]:
                count -= 1
        return count

    def more_ready_ink(self, seat: int, number: int) -> None:
        if self.ready[seat] != UNCOUNTED:
            self.ready[seat] += number

    def ink_changes(self) -> None:
        """What is ready in an inkwell has changed in some way."""
        self.ready = [UNCOUNTED] * self.number_of_seats

    def work_out_anew(self) -> None:
        self.ink_changes()

    def hand(self, seat: int) -> list[int]:
        return self.zones[seat][HAND]

    # -- conceding --------------------------------------------------------------------------------------------

    def concede(self, seat: int) -> None:
        """2.3.3.4: at any point. With more players the others go on without them (9.2.3)."""
        if self.over:
            raise IllegalOption("the game is over: there is nothing to concede")
        if type(seat) is not int or not 0 <= seat < self.number_of_seats or self.gone[seat]:
            raise IllegalOption(f"seat {seat} is not in the game")
        self.picks.recent.append(-1 - seat)
        self.emit("concedes", "2.3.3.4", seat)
        self.decision = None
        leaving.leave(self, [seat], "concession", "2.3.3.4")
        if not self.over:
            leaving.drop_procedures(self, seat)
            self.run()

    def ask(self, seat: int, kind: QuestionKind, options: list[Option], source: int, rules: tuple[str, ...]) -> None:
        """A player who has left the game is not asked: no more than necessary happens for them."""
        if self.gone[seat] and options:
            self.answer = next((o for o in options if o.kind in ("no", "done")), options[0])
            return
        if len(options) > 1 and isinstance(self.stack[-1], Resolve):
            options = costs.still_payable(self, options)
        if len(options) == 1 and not self.asks_all:
            self.answer = options[0]
        else:
            self.stop(seat, kind, options, source, rules)

    def ready_or_exerted(self, card: int) -> bool:
        """4.6.8.2: locations are neither."""
        return not self.facts[card].is_location

    # -- loops ------------------------------------------------------------------------------------------------

    def propose_loop(self, length: int, times: int) -> None:
        loops.propose(self, length, times)

    def goes_through(self, times: int) -> None:
        loops.goes_through(self, times)

    def endless(self) -> None:
        if not loops.end(self):  # 6.1.10
            super().endless()

    # -- why not ----------------------------------------------------------------------------------------------

    def why_not(self, action: str, *cards: int | str, number: int = 0, seat: int | None = None) -> Refusal | None:
        """None if this turn action is legal now, else the reason and the rule: why_not("challenge", a, b).

        Cards are numbers or names (`notation.cards_meant`); `number` is which of a card's abilities to use, from 0."""
        asker = seat if seat is not None else (self.active if self.decision is None else self.decision.seat)
        meant: list[list[int]] = []
        for place, card in enumerate(cards):
            kind = action if place == 0 else "target"
            meant.append(notation.known_ones(self, card, asker, kind) if isinstance(card, str) else [card])
        first: Refusal | None = None
        for card in meant[0] if meant else [NO_CARD]:
            for target in meant[1] if len(meant) > 1 else [NO_CARD]:
                refusal = why_not.why_not(self, action, card, target, number, seat)
                if refusal is None:
                    return None
                first = first or refusal
        return self.because(first)

    # -- what may be known ------------------------------------------------------------------------------------

    def describe(self, option: Option) -> str:
        return notation.describe(self, option)

    def find(self, text: str, seat: int) -> Option | Refusal:
        return notation.find(self, text, seat)

    def picked(self) -> Sequence[int]:
        return view.picked(self) or super().picked()

    def to_pick(self) -> tuple[int, int] | None:
        return view.to_pick(self) or super().to_pick()

    def view_table(self, audience: int) -> dict[str, Any]:
        return view.view_table(self, audience)

    def view_seat(self, seat: int) -> dict[str, Any]:
        return view.view_seat(self, seat)

    def view_card(self, card: int) -> dict[str, Any]:
        return view.view_card(self, card)

    def view_back(self, card: int) -> dict[str, Any]:
        return view.view_back(self, card)

    def option_cost(self, option: Option) -> dict[str, Any] | None:
        return view.option_cost(self, option)

    def forecast(self, option: Option) -> dict[str, Any] | None:
        return view.forecast(self, option)

    def wishes(self, seat: int) -> Iterable[Wish]:
        return view.wishes(self, seat)

    # -- timing: see bag.py ------------------------------------------------------------------------------------

    def noticed(self, event: Event, waiting: tuple[InForce, ...]) -> None:
        bag.noticed(self, event, waiting)

    def resolved(self, frame: Any) -> None:
        bag.resolved(self, frame)

    def choosable(self, chooser: int, cards: list[int], picked: bool, described: Any, source: int) -> list[int]:
        return choose.choosable(self, chooser, cards)

    def was_chosen(self, chooser: int, card: int, frame: Any, picked: bool) -> None:
        keywords.was_chosen(self, chooser, card, frame)

    def chance_chose(self, frame: Any, choice: Any, cards: tuple[int, ...]) -> None:
        for seat in dict.fromkeys(self.owner[card] for card in cards):
            self.emit("chance", "6.1.3", seat=seat, amount=sum(self.owner[card] == seat for card in cards))

    def searches(self, frame: Any, choice: Any) -> bool:
        looking.search(self, frame, choice)
        return True


declare(
    Lorcana,
    apart={
        "asking": "what is being worked out at this very moment: nothing, at a question",
        "now": "what is being noticed at this very moment: nothing, at a question",
        "names": "every name there is: the same in all games of a pool",
        "foes": "follows from `active`, `gone` and `teams`",
        "ready": "follows from `exerted` and what lies in the inkwells",
        "order": "follows from `active` and `gone`",
    },
    at=Column(CARD),
    bag=LOOSE_PARTS,
    challenge=CARDS,
    credit=By(CARD, CARDS),
    discounts=PARTS,
    drying=Column(PLAIN),
    in_it=SERIALS,
    known=By(CARD, PARTS),
    pending_actions=Many(Fields(CARD, PLAIN, PLAIN)),
    played_as=Column(PLAIN),
    used=By(Fields(SERIAL, PLAIN), PLAIN),
)
