"""Fallen: the state of a game of 7 Fallen: Deities, energy, markers, the effect stack, the attack phase."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from arbitre.ability.run import Resolve
from arbitre.games.duel import Duel
from arbitre.games.fallen import actions, effect_stack, notation, picking, stats, triggers, view, why_not
from arbitre.games.fallen.effects import QUESTIONS, VOCABULARY
from arbitre.games.fallen.facts import Roster
from arbitre.games.fallen.kinds import EventKind, QuestionKind
from arbitre.games.fallen.sides import Side, harmed, moved, share
from arbitre.games.fallen.words import WORDS
from arbitre.games.fallen.zones import (
    BOOK,
    IN_PLAY,
    LINES,
    REGISTER,
    ZONE_GROUPS,
    ZONE_INDEX,
    ZONES,
)
from arbitre.kernel.column import with_row
from arbitre.kernel.decision import NO_CARD, Option, Refusal
from arbitre.kernel.game import BLANK, Result
from arbitre.kernel.record import DRAW
from arbitre.kernel.roles import CARD, CARDS, PART, PARTS, PLAIN, SERIAL, SERIALS, Column, Fields, Many, declare
from arbitre.kernel.roles import Table as By
from arbitre.kernel.view import Wish
from arbitre.kernel.zone import TOP

if TYPE_CHECKING:
    from arbitre.games.fallen.combat import Combat
    from arbitre.games.fallen.effect_stack import Item
    from arbitre.games.fallen.facts import Facts
    from arbitre.kernel.event import Event
    from arbitre.kernel.game import InForce
    from arbitre.kernel.modifier import Modifier
    from arbitre.kernel.procedure import Procedure


LOTS: Final = ("page", "worshipper", "archangel", "gift")
"""Cards that can be told apart from behind, or by where they lie face down."""


class Fallen(Duel[EventKind, QuestionKind]):
    __slots__ = (
        "aegis",
        "attacked",
        "blows",
        "budget",
        "chain",
        "chosen_class",
        "classes",
        "combat",
        "copied",
        "credit",
        "deity",
        "destined",
        "destroyer",
        "effect_stack",
        "energy",
        "entered",
        "eventful",
        "feathers",
        "guests",
        "held",
        "loose",
        "markers",
        "mortal",
        "opening",
        "phase",
        "priority",
        "resolutions",
        "resolving",
        "roster",
        "sides",
        "sudden",
        "tangled",
        "unnamed",
        "used",
        "vitality",
        "willing",
    )

    name: ClassVar[str] = "fallen"
    zone_kinds = ZONES
    zone_index = ZONE_INDEX
    zone_groups = ZONE_GROUPS
    words = WORDS
    view_keys = view.KEYS
    vocabulary = VOCABULARY
    end = "F1.1.1"
    drawn = BOOK
    questions = QUESTIONS
    whole_effects = True
    any_search_may_fail = True  # F3.4.14
    order_counts = (BOOK, REGISTER)
    first_come = ("instead",)  # F3.14.2

    facts: list[Facts]

    def __init__(self, facts: list[Facts], owner: list[int], seed: int, setup: Any = None) -> None:
        super().__init__(facts, owner, seed, setup)
        if facts is BLANK:
            return
        n = len(facts)
        self.roster = Roster(facts)
        self.sides: list[Side | None] = [None, None]  # what lies on each player's side (`sides.py`)
        self.loose: list[int] | None = None  # Golems that are free, or might come off, if that is known
        self.energy: list[int] = [0] * n
        self.markers: tuple[tuple[tuple[str, int], ...], ...] = ((),) * n
        self.entered: tuple[int, ...] = (0,) * n  # the turn a card entered play
        self.deity: tuple[int, ...] = (NO_CARD, NO_CARD)
        self.feathers: list[int] = [0, 0]
        self.vitality: list[int] = [0, 0]  # what each Deity has gained above its printed VF
        self.mortal: tuple[bool, ...] = (False, False)
        self.phase = "setup"  # "dawn", "word", "before attack", "attack", "damage" (while it is dealt), "night", "end"
        self.attacked = False  # the attack phase of this turn has been announced
        self.combat: Combat | None = None
        self.effect_stack: tuple[Item, ...] = ()  # the effect stack, the newest last
        self.held = 0  # this many of them, the first ones, stay there until the effect on its way is on the stack
        self.resolving = 0  # effects being resolved: links and new triggers wait for their end
        self.resolutions = 0  # effects resolved so far
        self.chain: tuple[tuple[int, str], ...] = ()  # the effects that led to the one being resolved, for loops
        self.tangled = -1  # the procedure, by its place, whose costs are being paid and may need the same cards
        self.opening = 0  # effects on their way onto the stack: it is not gone through before they are there
        self.priority = 0  # who has it when the stack is opened
        self.budget: int | None = None  # energy left for what Esquive asks for, while a Miracle is aimed
        self.willing: tuple[bool, ...] = (False, False)  # who has offered a draw
        self.used: dict[tuple[int, str], int] = {}  # abilities used this turn
        self.aegis: tuple[int, ...] = ()  # pages (serials) an opposing Miracle has targeted this turn (Égide)
        self.sudden: tuple[tuple[int, int], ...] = ()  # pages that Mort subite destroys now, and whose it is
        self.credit: dict[int, int] = {}  # whose damage a card was dealt last
        self.copied: dict[int, Facts] = {}  # transformed cards, with what they are a copy of
        self.chosen_class: dict[int, str] = {}  # Doppelgänger
        self.unnamed: tuple[int, ...] = ()  # Doppelgänger that have just come, whose class is still to be chosen
        self.guests: tuple[int, ...] = ()  # cards in a Purgatory or Pandemonium that is not their owner's
        self.classes: tuple[str, ...] = ()  # all there are
        self.destroyer: dict[int, int] = {}  # who destroys the cards that are leaving play at this very moment
        self.destined: dict[int, int] = {}  # and where they go
        self.eventful = 0  # the last turn in which a page was played or a Deity damaged
        self.blows: dict[int, tuple[int, ...]] = {}  # whose combat damage a card has just taken

    def blank(self) -> Fallen:
        return Fallen(BLANK, [], 0)

    def copy_into(self, into: Any) -> None:
        super().copy_into(into)
        twin: Fallen = into
        twin.roster = self.roster
        twin.sides = [None, None]  # in imagined games other cards are laid in the same places
        twin.loose = None
        twin.energy = self.energy.copy()
        twin.markers = self.markers
        twin.entered = self.entered
        twin.deity = self.deity
        twin.feathers = self.feathers.copy()
        twin.vitality = self.vitality.copy()
        twin.mortal = self.mortal
        twin.phase = self.phase
        twin.attacked = self.attacked
        twin.combat = self.combat
        twin.effect_stack = self.effect_stack
        twin.held = self.held
        twin.resolving = self.resolving
        twin.resolutions = self.resolutions
        twin.chain = self.chain
        twin.opening = self.opening
        twin.tangled = self.tangled
        twin.priority = self.priority
        twin.budget = self.budget
        twin.willing = self.willing
        twin.used = self.used.copy()
        twin.aegis = self.aegis
        twin.sudden = self.sudden
        twin.credit = self.credit.copy()
        twin.copied = self.copied.copy()
        twin.chosen_class = self.chosen_class.copy()
        twin.unnamed = self.unnamed
        twin.guests = self.guests
        twin.eventful = self.eventful
        twin.classes = self.classes
        twin.destroyer = {}
        twin.destined = {}
        twin.blows = self.blows.copy()

    def cards(self) -> Roster:
        """What is known of the cards of this game once and for all."""
        roster = self.roster
        if roster.facts is not self.facts:  # cards were imagined to be others
            roster = self.roster = Roster(self.facts)
        return roster

    def copy(self) -> Any:
        twin: Fallen = super().copy()
        share(self, twin)
        return twin

    def work_out_anew(self) -> None:
        self.sides = [None, None]
        self.loose = None

    def __reduce__(self) -> tuple[Any, ...]:
        self.work_out_anew()
        return super().__reduce__()

    # -- cards -------------------------------------------------------------------------------------------------

    def put(
        self, card: int, seat: int, zone: int, place: int = TOP, face_down: bool = False, openly: bool = False
    ) -> None:
        old = self.controller[card]
        fought, fights = self.zone_of[card] in LINES, zone in LINES
        if old != seat:
            moved(self, card, old, fought, False)
            fought = False
        moved(self, card, seat, fought or fights, fights and not fought)
        super().put(card, seat, zone, place, face_down, openly)

    def shift(self, card: int, seat: int, zone: int) -> None:
        """A card goes elsewhere, or to another player, and stays the same object."""
        old = self.controller[card]
        fought, fights = self.zone_of[card] in LINES, zone in LINES
        self.zones[old][self.zone_of[card]].remove(card)
        self.zones[seat][zone].append(card)
        self.zone_of[card] = zone
        self.controller = with_row(self.controller, card, seat)
        if old != seat:
            moved(self, card, old, fought, False)
            fought = False
        moved(self, card, seat, fought or fights, fights and not fought)

    def modify(self, card: int, modifiers: tuple[Modifier, ...]) -> None:
        super().modify(card, modifiers)
        harmed(self, card)

    def lying_in(self, seat: int, zone: int, what: str) -> list[int]:
        if not what or self.copied or "CountsAs" in self.in_force:
            return super().lying_in(seat, zone, what)
        facts_of = self.facts
        found: list[int] = []
        for card in self.zones[seat][zone]:
            facts = facts_of[card]
            if stats.is_a(self, card, what) if facts.turning else what in facts.are:
                found.append(card)
        return found

    def printed(self, card: int) -> Facts:
        return stats.printed(self, card)

    def is_a(self, card: int, what: str) -> bool:
        facts = self.facts[card]
        if facts.turning or self.copied or "CountsAs" in self.in_force:
            return stats.is_a(self, card, what)
        return what in facts.are  # as is_a would find; asked very often

    def in_play(self, card: int) -> bool:
        return self.zone_of[card] in IN_PLAY

    def on_battlefield(self, card: int) -> bool:
        return self.zone_of[card] in LINES

    def stat(self, card: int, stat: str) -> int:
        return stats.stat(self, card, stat)

    def applies(self, found: InForce) -> bool:
        return stats.in_force(self, found)

    def reaches(self, cards: Any, card: int) -> bool:
        return stats.reaches(self, cards, card)

    def choosable(self, chooser: int, cards: list[int], picked: bool, described: Any, source: int) -> list[int]:
        return picking.choosable(self, chooser, cards, picked, described)

    def affects(self, found: InForce, card: int) -> bool:
        return stats.affects(self, found, card)

    def reached(self, ctx: Any, cards: list[int], described: Any) -> list[int]:
        return picking.reached(self, ctx, cards, described)

    def affordable(self, chooser: int, cards: list[int], before: tuple[int, ...], wanted: int) -> list[int]:
        return picking.affordable(self, chooser, cards, before, wanted)

    def was_chosen(self, chooser: int, card: int, frame: Any, picked: bool) -> None:
        picking.was_chosen(self, chooser, card, frame, picked)
        self.signal("chosen", "F5.19.3", chooser, card, frame.source)

    def chance_chose(self, frame: Any, choice: Any, cards: tuple[int, ...]) -> None:
        self.emit("chance", "F3.9.4", seat=frame.seat, amount=len(cards), cards=cards)

    def searches(self, frame: Any, choice: Any) -> bool:
        picking.search(self, frame, choice)
        return True

    def found(self, frame: Any, choice: Any, cards: tuple[int, ...]) -> None:
        picking.found(self, frame, choice, cards)

    def add_card(self, facts: Facts, owner: int) -> int:
        known = self.cards()
        card = super().add_card(facts, owner)
        self.roster = Roster(self.facts, known)
        self.energy.append(0)
        self.markers = (*self.markers, ())
        self.entered = (*self.entered, 0)
        return card

    def combat_left(self, card: int, gone: bool = False) -> None:
        """A card that leaves the battlefield or changes sides is out of the combat."""
        if self.combat is not None:
            self.combat = self.combat.without(card, gone)

    # -- what happens at once ----------------------------------------------------------------------------------

    def noticed(self, event: Event, waiting: tuple[InForce, ...]) -> None:
        triggers.noticed(self, event, waiting)

    def stir(self) -> None:
        """Something has happened that the rules answer at once. Links, and triggers that wait for the stack, come
        when the effect being resolved is complete."""
        self.unchecked = True
        top = self.stack[-1] if self.stack else None
        if not (isinstance(top, triggers.AtOnce) and top.cursor == 0):
            self.stack.append(triggers.AtOnce())

    def settle(self) -> None:
        """The same as the last thing a step does: mostly there is nothing to answer, and the next step follows."""
        if triggers.at_rest(self):
            self.unchecked = False
        else:
            self.stir()

    def resolved(self, frame: Resolve) -> None:
        slots = frame.slots
        if slots.get("paying"):
            procedure: Any = self.stack[-1]
            procedure.paid(self, slots)
        elif slots.get("resolving"):
            self.resolving -= 1
            self.chain = ()
            self.settle()

    def responses(self, seat: int) -> list[Option]:
        return actions.responses(self, seat)

    def perform(self, seat: int, option: Option) -> Procedure:
        return actions.perform(self, seat, option)

    # -- conceding, asking -------------------------------------------------------------------------------------

    def agree_draw(self, seat: int) -> None:
        """A player agrees to a draw. When both do, the game is drawn (F1.4.18); until then it goes on."""
        self.playing(seat, "agree on")
        self.picks.recent.append(DRAW - seat)
        self.willing = (self.willing[0] or seat == 0, self.willing[1] or seat == 1)
        self.emit("offers a draw", "F1.4.18", seat)
        if all(self.willing):
            self.decision = None
            self.finish(Result((), "agreement", ("F1.4.18",)))

    def ask(self, seat: int, kind: QuestionKind, options: list[Option], source: int, rules: tuple[str, ...]) -> None:
        """A cost is met in full (F5.18.2, F5.19.3): what would leave the rest of it unpaid is not offered."""
        if self.tangled >= 0 and len(options) > 1 and not self.tried:
            options = effect_stack.still_payable(self, options)
        super().ask(seat, kind, options, source, rules)

    def ready_or_exerted(self, card: int) -> bool:
        return True

    def why_not(self, action: str, *cards: int | str, number: int = 0, seat: int | None = None) -> Refusal | None:
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

    def lots(self, facts: Sequence[Facts], owner: list[int]) -> list[int]:
        """Pages of the Book, Worshippers and cards of the Eden lie in places of their own (F1.19.9)."""
        kinds = [one.type if one.type in LOTS else "page" for one in facts]
        return [LOTS.index(kind) * 2 + seat for kind, seat in zip(kinds, owner, strict=True)]

    def may_look(self, card: int, seat: int) -> bool:
        """The owner may look at the face-down Archangel at any time."""
        return self.controller[card] == seat

    def view_table(self, audience: int) -> dict[str, Any]:
        return view.view_table(self, audience)

    def called(self, card: int) -> tuple[str, ...]:
        data = self.facts[card].data
        return (data.name, data.en) if data.en else (data.name,)

    def view_seat(self, seat: int) -> dict[str, Any]:
        return view.view_seat(self, seat)

    def view_card(self, card: int) -> dict[str, Any]:
        return view.view_card(self, card)

    def option_cost(self, option: Option) -> dict[str, Any] | None:
        return view.option_cost(self, option)

    def forecast(self, option: Option) -> dict[str, Any] | None:
        return view.forecast(self, option)

    def wishes(self, seat: int) -> Iterable[Wish]:
        return view.wishes(self, seat)


declare(
    Fallen,
    apart={
        "classes": "all there are: the same in all games of a pool",
        "destined": "only while cards leave play: empty at a question",
        "destroyer": "only while cards leave play: empty at a question",
        "loose": "follows from which cards lie where, and what they are linked to",
        "roster": "follows from what the cards are",
        "sides": "follows from where cards lie, what is printed on them and their energy",
        "eventful": "no rule asks for it: only who thinks of a draw",
    },
    aegis=SERIALS,
    blows=By(CARD, CARDS),
    chain=Many(Fields(CARD, PLAIN)),
    chosen_class=By(CARD, PLAIN),
    combat=PART,
    copied=By(CARD, PLAIN),
    credit=By(CARD, CARD),
    deity=CARDS,
    effect_stack=PARTS,
    energy=Column(PLAIN),
    entered=Column(PLAIN),
    guests=CARDS,
    markers=Column(PLAIN),
    sudden=Many(CARDS),
    unnamed=CARDS,
    used=By(Fields(SERIAL, PLAIN), PLAIN),
)
