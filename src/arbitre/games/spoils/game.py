"""Spoils: the state of a game. It adds influence, tokens, the battle, waiting triggers and costs half paid to the
kernel's table. It is for two players: the book says nothing about more (ruling under 607.1)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from arbitre.ability.choosing import choices
from arbitre.ability.match import seats_of
from arbitre.ability.programs import asks, mentions
from arbitre.ability.run import Resolve
from arbitre.ability.table import Context
from arbitre.games.duel import Duel
from arbitre.games.spoils import actions, loops, notation, picking, stats, triggers, view, why_not
from arbitre.games.spoils.costly import Costly
from arbitre.games.spoils.costs import Paying, still_satisfiable
from arbitre.games.spoils.effects import QUESTIONS, VOCABULARY
from arbitre.games.spoils.kinds import EventKind, QuestionKind
from arbitre.games.spoils.nodes import Chosen, PlayedAlike
from arbitre.games.spoils.replacing import Replaced
from arbitre.games.spoils.setup import starting_resources
from arbitre.games.spoils.sides import Side, arrives, forget, leaves, moves_elsewhere, share, side, unnoticed
from arbitre.games.spoils.words import WORDS
from arbitre.games.spoils.zones import DECK, PLAY, ZONE_GROUPS, ZONE_INDEX, ZONES
from arbitre.kernel.column import with_row
from arbitre.kernel.decision import NO_CARD, Option, Refusal
from arbitre.kernel.game import BLANK
from arbitre.kernel.roles import CARD, CARDS, PART, PARTS, PLAIN, SERIAL, SLOTS, Column, Fields, Many, declare
from arbitre.kernel.roles import Table as By
from arbitre.kernel.view import Wish
from arbitre.kernel.zone import TOP

if TYPE_CHECKING:
    from arbitre.games.spoils.battle import Battle
    from arbitre.games.spoils.facts import Facts
    from arbitre.kernel.event import Event
    from arbitre.kernel.game import InForce
    from arbitre.kernel.modifier import Modifier
    from arbitre.kernel.procedure import Procedure


class Spoils(Duel[EventKind, QuestionKind]):
    __slots__ = (
        "attacks",
        "battle",
        "before",
        "came_true",
        "credit",
        "earlier",
        "elsewhere",
        "extra_icons",
        "faction",
        "influence",
        "picked_for",
        "played_as",
        "proposal",
        "refused",
        "resource_names",
        "settled",
        "sides",
        "struck",
        "tokens",
    )

    name: ClassVar[str] = "spoils"
    zone_kinds = ZONES
    within = ("before",)
    zone_index = ZONE_INDEX
    zone_groups = ZONE_GROUPS
    need_not_find = ("deck",)  # 312.2: the player who searches; one who looks at a hand sees all of it
    as_much_as_possible = True  # 402.5, 402.5a
    words = WORDS
    view_keys = view.KEYS
    vocabulary = VOCABULARY
    end = "102.1"
    drawn = DECK
    questions = QUESTIONS
    looked_back_at = frozenset(("uses ability",))
    order_counts = (DECK,)
    first_come = ("instead",)

    facts: list[Facts]

    def __init__(self, facts: list[Facts], owner: list[int], seed: int, setup: Any = None) -> None:
        super().__init__(facts, owner, seed, setup)
        if facts is BLANK:
            return
        n = len(facts)
        self.influence: list[int] = [0, 0]  # 202.3
        self.faction: tuple[int, int] = (NO_CARD, NO_CARD)  # each player's faction card
        self.tokens: tuple[int, ...] = (0,) * n  # 409.1
        self.settled: list[bool] = [False] * n  # under its controller's control since the start of the turn (602.1c)
        self.played_as: list[str] = [""] * n  # how the card was played: "hand", "flip up", "free"
        self.attacks: tuple[int, ...] = (0,) * n  # how often a card has attacked this turn
        self.battle: Battle | None = None
        self.before: Spoils | None = None  # as it was before the action whose costs are being satisfied (604.1e)
        self.refused: tuple[tuple[Any, ...], ...] = ()  # actions that have just turned out to be illegal
        self.extra_icons: tuple[Modifier, ...] = ()  # icons a player controls besides those of the cards
        self.credit: dict[int, tuple[int, ...]] = {}  # whose damage a card was just dealt (408.8)
        self.picked_for: dict[int, Mapping[str, Any]] = {}  # what was chosen as a card in play was played
        self.came_true: tuple[tuple[int, str], ...] = ()  # conditions triggers wait for that hold already
        self.earlier = 0  # how many of the waiting triggers are from an earlier moment
        self.proposal: loops.Proposal | None = None  # the rounds of a loop that are still to be gone through (414.2)
        self.elsewhere: tuple[list[Facts], bool] | None = None  # for these facts, what `any_elsewhere` found
        self.sides: list[Side | None] = [None, None]  # what lies on each player's side (`sides.py`)
        self.resource_names: frozenset[str] = frozenset()  # of the names that could be named, those of resources
        self.struck: tuple[int, ...] = ()  # cards just dealt battle damage, until it is checked which are destroyed

    def blank(self) -> Spoils:
        return Spoils(BLANK, [], 0)

    def copy_into(self, into: Any) -> None:
        super().copy_into(into)
        twin: Spoils = into
        twin.influence = self.influence.copy()
        twin.faction = self.faction
        twin.tokens = self.tokens
        twin.settled = self.settled.copy()
        twin.played_as = self.played_as.copy()
        twin.attacks = self.attacks
        twin.battle = self.battle
        twin.before = self.before  # never altered, so it can be shared
        twin.refused = self.refused
        twin.extra_icons = self.extra_icons
        twin.credit = self.credit.copy()
        twin.picked_for = self.picked_for.copy()
        twin.came_true = self.came_true
        twin.earlier = self.earlier
        twin.struck = self.struck
        twin.proposal = self.proposal
        twin.elsewhere = self.elsewhere
        twin.resource_names = self.resource_names
        twin.sides = [None, None]  # in imagined games other cards are laid in the same places

    def copy(self) -> Any:
        twin: Spoils = super().copy()
        share(self, twin)
        return twin

    def work_out_anew(self) -> None:
        self.elsewhere = None
        self.sides = [None, None]

    def __reduce__(self) -> tuple[Any, ...]:
        self.work_out_anew()
        return super().__reduce__()

    # -- cards -------------------------------------------------------------------------------------------------

    def is_a(self, card: int, what: str) -> bool:
        """208.1: a card may have several types. 411.1: a face-down card in play is a resource and nothing else."""
        if not self.applied[card] and not self.face_down[card]:
            return what == "card" or self.facts[card].type == what  # as is_a would find; asked very often
        return stats.is_a(self, card, what)

    def lying_in(self, seat: int, zone: int, what: str) -> list[int]:
        if zone != PLAY or not what:
            return super().lying_in(seat, zone, what)
        mine = self.sides[seat] or side(self, seat)
        if what == "character":
            return mine.characters
        return mine.resources if what == "resource" else [card for card in mine.stage if self.is_a(card, what)]

    def names_a(self, name: str, what: str) -> bool:
        """Whether this is the name of a resource, the only type that texts exclude when a card is named."""
        return what == "resource" and name in self.resource_names

    def any_elsewhere(self) -> bool:
        """Whether any card of this game has an ability that is used outside play."""
        known = self.elsewhere
        if known is None or known[0] is not self.facts:
            known = self.elsewhere = (self.facts, any(facts.elsewhere for facts in self.facts))
        return known[1]

    def modify(self, card: int, modifiers: tuple[Modifier, ...]) -> None:
        if modifiers != self.applied[card]:
            if not unnoticed(self, card, modifiers):
                forget(self, card)
            self.applied = with_row(self.applied, card, modifiers)

    def put(
        self, card: int, seat: int, zone: int, place: int = TOP, face_down: bool = False, openly: bool = False
    ) -> None:
        old = self.zone_of[card]
        if old == PLAY:
            leaves(self, card)
        if self.facts[card].elsewhere:
            moves_elsewhere(self, self.controller[card])
            moves_elsewhere(self, seat)
        super().put(card, seat, zone, place, face_down, openly)
        if zone == PLAY:
            if place == TOP:
                arrives(self, card)
            else:
                forget(self, card)

    def turn_face_up(self, card: int) -> None:
        super().turn_face_up(card)
        forget(self, card)

    def in_play(self, card: int) -> bool:
        return self.zone_of[card] == PLAY

    def stat(self, card: int, stat: str) -> int:
        return stats.stat(self, card, stat)

    def applies(self, found: InForce) -> bool:
        return stats.in_force(self, found)

    def choosable(self, chooser: int, cards: list[int], picked: bool, described: Any, source: int) -> list[int]:
        """310.1: only a pick is a pick; what is said without that word reaches any card."""
        return picking.pickable(self, chooser, cards, source) if picked else cards

    def known_in_stead(self, ctx: Context, cards: Any, found: list[int]) -> list[int]:
        return picking.known_in_stead(self, ctx, cards, found)

    def chosen_blindly(self, ctx: Context, cards: Any) -> bool:
        return picking.chosen_blindly(self, ctx, cards)

    def must_be_chosen(self, cards: list[int], picked: bool) -> bool:
        """505.1, 505.2b: as many of the cards that must be picked as can be; to pick none of them is no way out."""
        return picked and "MustBePicked" in self.in_force and bool(picking.demanding(self, cards))

    def must_choose(self, ctx: Context, target: Any) -> bool:
        """505.1: whatever can pick such a card must, including what a player may do."""
        if "MustBePicked" not in self.in_force or not isinstance(target, Chosen):
            return False
        by = seats_of(self, ctx, target.by)
        return self.must_be_chosen(choices(self, ctx, target, by[0] if by else ctx.seat, (), True), True)

    def was_chosen(self, chooser: int, card: int, frame: Any, picked: bool) -> None:
        if picked:
            picking.picked(self, chooser, card, frame)

    def chance_chose(self, frame: Any, choice: Any, cards: tuple[int, ...]) -> None:
        self.emit("chance", "305.1", seat=frame.seat, amount=len(cards), cards=cards)

    def searches(self, frame: Any, choice: Any) -> bool:
        return picking.search(self, frame, choice)

    def found(self, frame: Any, choice: Any, cards: tuple[int, ...]) -> None:
        picking.found(self, frame, choice, cards)

    def add_card(self, facts: Facts, owner: int) -> int:
        """A token that counts as a card (409.3)."""
        card = super().add_card(facts, owner)
        self.tokens = (*self.tokens, 0)
        self.settled.append(False)
        self.played_as.append("")
        self.attacks = (*self.attacks, 0)
        return card

    # -- what a player can do ----------------------------------------------------------------------------------

    def tactical(self, seat: int) -> list[Option]:
        return actions.tactical(self, seat)

    def action(self, seat: int, option: Option) -> Procedure:
        return actions.perform(self, seat, option)

    # -- what happens at once ----------------------------------------------------------------------------------

    def noticed(self, event: Event, waiting: tuple[InForce, ...]) -> None:
        triggers.noticed(self, event, waiting)

    def stir(self) -> None:
        """Something has happened that the rules or triggers answer at once: before anything else goes on, but after
        what happens instead of a part of it (506.1), and after the choice of what to pay for it with (309.1)."""
        stack = self.stack
        place = len(stack)
        if place and stack[-1].cursor:  # mostly
            if not triggers.nothing_to_answer(self):
                self.unchecked = True
                stack.append(triggers.AtOnce())
            return
        self.unchecked = True
        while place and stack[place - 1].cursor == 0 and isinstance(stack[place - 1], Replaced | Paying):
            place -= 1
        below = stack[place - 1] if place else None
        if below is None or below.cursor or not isinstance(below, triggers.AtOnce):
            stack.insert(place, triggers.AtOnce())

    def looks_back_at(self) -> tuple[frozenset[str], frozenset[str]]:
        """Some cards speak of the last tactic that was played."""
        counted, _ = super().looks_back_at()
        speaks = any(
            mentions(facts.data.abilities, "last tactic") or asks(facts.data.abilities, PlayedAlike)
            for facts in self.all_facts()
        )
        return (counted, frozenset(("played",)) if speaks else frozenset())

    def resolved(self, frame: Resolve) -> None:
        """A program has come to its end: one of costs tells the action that waits for it."""
        below = self.stack[-1]
        if frame.slots.get("paying") and isinstance(below, Costly):
            below.paid(self, frame.slots)

    # -- conceding --------------------------------------------------------------------------------------------

    def ask(self, seat: int, kind: QuestionKind, options: list[Option], source: int, rules: tuple[str, ...]) -> None:
        if len(options) == 1 and not self.asks_all:
            self.answer = options[0]
            return
        if self.before is not None and self.paying and not self.tried:
            top = self.stack[-1]
            if isinstance(top, Resolve) and top.slots.get("paying"):  # 401.2: costs are satisfied in full or not at all
                seat = top.slots.get("in stead", seat)  # 401.2a
                options = still_satisfiable(self, options)
                if len(options) == 1 and not self.asks_all:
                    self.answer = options[0]
                    return
        self.stop(seat, kind, options, source, rules)

    def ready_or_exerted(self, card: int) -> bool:
        """203.7: resources never deplete."""
        return not self.is_a(card, "resource")

    # -- loops ------------------------------------------------------------------------------------------------

    def apply(self, choice: Option | int | Any) -> None:
        super().apply(choice)
        if self.proposal is not None:
            loops.go_on(self)

    def answer_pending(self, place: int) -> None:
        """One answer only, without continuing a loop."""
        super().apply(place)

    def endless(self) -> None:
        loops.end(self)  # 414.1

    def propose_loop(self, length: int, times: int) -> None:
        loops.propose(self, length, times)  # 414.2, 414.3

    def goes_through(self, times: int) -> None:
        loops.goes_through(self, times)

    # -- why not ----------------------------------------------------------------------------------------------

    def why_not(self, action: str, *cards: int | str, number: int = 0, seat: int | None = None) -> Refusal | None:
        """None if this action is legal now, else the reason and the rule: why_not("play", card)."""
        return self.because(why_not.why_not(self, action, cards, number, seat))

    # -- what may be known ------------------------------------------------------------------------------------

    def describe(self, option: Option) -> str:
        return notation.describe(self, option)

    def find(self, text: str, seat: int) -> Option | Refusal:
        return notation.find(self, text, seat)

    def picked(self) -> Sequence[int]:
        return view.picked(self) or super().picked()

    def to_pick(self) -> tuple[int, int] | None:
        return view.to_pick(self) or super().to_pick()

    def view_question(self) -> dict[str, Any]:
        return view.view_question(self)

    def imagine_more(self, seat: int, seed: int) -> None:
        if self.before is not None:
            self.before = self.before.imagine(seat, seed)

    def could_lie_there(self, cards: list[int]) -> Mapping[int, Collection[int]]:
        return {} if self.turn else starting_resources(self, cards)  # later anything may lie face down

    def may_look(self, card: int, seat: int) -> bool:
        """203.2a, 411.2: the controller of a face-down card in play."""
        return self.controller[card] == seat  # 203.2a, 411.2

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


declare(
    Spoils,
    apart={
        "proposal": "what a player will answer: the game is the same whoever makes the picks",
        "elsewhere": "follows from what is printed on the cards",
        "resource_names": "which names are names of resources: the same in all games of a pool",
        "sides": "follows from where cards lie and what is printed, applied and attached to them",
    },
    attacks=Column(PLAIN),
    battle=PART,
    before=PART,
    came_true=Many(Fields(SERIAL, PLAIN)),
    credit=By(CARD, CARDS),
    extra_icons=PARTS,
    faction=CARDS,
    picked_for=By(CARD, SLOTS),
    played_as=Column(PLAIN),
    proposal=PART,
    refused=Many(Fields(PLAIN, CARD, PLAIN)),
    settled=Column(PLAIN),
    struck=CARDS,
    tokens=Column(PLAIN),
)
