"""The effect stack: activating an effect, priority, responses, resolving the newest first (F3.11 to F3.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from arbitre.ability.durations import PASSING
from arbitre.ability.match import amount, candidates, refs_of, seats_of
from arbitre.ability.run import Program, Resolve
from arbitre.ability.table import Ref
from arbitre.ability.trying import can_do, leading_on, some_way
from arbitre.games.fallen import energy, stats
from arbitre.games.fallen import nodes as n
from arbitre.games.fallen.offering import offer
from arbitre.games.fallen.replacing import ROUNDS
from arbitre.games.fallen.window import Window
from arbitre.games.fallen.zones import PRESENT
from arbitre.kernel.decision import NO_CARD, Option
from arbitre.kernel.game import InForce
from arbitre.kernel.procedure import Procedure, place_of
from arbitre.kernel.roles import CARD, PLAIN, REFS, SLOTS, Fields, Many, declare

if TYPE_CHECKING:
    from arbitre.ability.table import Context
    from arbitre.games.fallen.facts import Deed
    from arbitre.games.fallen.game import Fallen

Aim = tuple[n.Select, tuple[Ref, ...]]
"""What was to be targeted or chosen, and the cards that were, and were still such cards once everything was paid."""


class Item:
    """An effect on the stack: activated, its costs paid, waiting to resolve. Never altered."""

    __slots__ = ("aims", "competing", "deed", "divine", "program", "seat", "slots", "source")

    def __init__(
        self,
        seat: int,
        source: int,
        deed: Deed,
        program: Program,
        slots: dict[str, Any],
        divine: bool,
        aims: tuple[Aim, ...],
        competing: bool,
    ) -> None:
        self.seat = seat
        self.source = source
        self.deed = deed
        self.program = program
        self.slots = slots
        self.divine = divine  # nobody can respond
        self.aims = aims
        self.competing = competing  # its parts may need the same cards

    def copy(self) -> Item:
        return Item(self.seat, self.source, self.deed, self.program, self.slots, self.divine, self.aims, self.competing)


declare(Item, apart={"deed": "told by its program"}, source=CARD, slots=SLOTS, aims=Many(Fields(PLAIN, REFS)))


def can_activate(game: Fallen, seat: int, source: int, deed: Deed, slots: dict[str, Any]) -> bool:
    """An effect must be payable and doable in full to be activated (F3.9.3); of a list, one of them."""
    if deed.price and deed.price > energy.available(game, seat):
        return False
    if deed.modes:
        return any(can_activate(game, seat, source, mode, slots) for mode in deed.modes)
    if game.budget is not None and deed.price:  # what playing the Miracle leaves over must suffice for its effect
        budget = game.budget
        if deed.price > budget:
            return False
        game.budget = budget - deed.price
        able = _can_be_done(game, seat, source, deed, slots)
        game.budget = budget
        return able
    return _can_be_done(game, seat, source, deed, slots)


def _can_be_done(game: Fallen, seat: int, source: int, deed: Deed, slots: dict[str, Any]) -> bool:
    ctx = Resolve(deed.program, source, seat, {"this": game.serial[source], **slots})
    if deed.vain and in_vain(game, ctx, deed.vain):
        return False
    if not deed.sought.opens(game, ctx):
        return False
    if deed.competing and not deed.chooses and not doable(game, ctx):
        return False
    return not deed.tangled or payable(game, Activate(seat, source, deed, slots))


def doable(game: Fallen, frame: Resolve) -> bool:
    """Whether there is a way to do the whole of an effect whose parts may need the same cards (F3.9.3, F3.9.4)."""
    twin = game.trial()
    twin.resolving += 1
    slots = {name: value for name, value in frame.slots.items() if name != "resolving"}
    return can_do(twin, frame.program, frame.source, frame.seat, slots)


def payable(game: Fallen, procedure: Procedure) -> bool:
    """Whether a procedure can be paid for in full from this step of it on, in any way (F5.18.2, F5.19.3)."""
    twin = game.trial()
    if isinstance(procedure, Activate):
        procedure.cursor = PAY
    twin.push(procedure)
    procedure.advance(twin)
    return some_way(twin, len(game.stack) + 1, _fulfilled)


def still_payable(game: Fallen, options: list[Option]) -> list[Option]:
    """Answers after which the rest of the cost being paid can still be paid; all of them, if there is none."""
    return leading_on(game, options, game.tangled + 1, _fulfilled)


def _fulfilled(one: Any, tried: Any) -> bool:
    return bool(one.stack[-1].fulfilled(one))


def in_vain(game: Fallen, ctx: Context, vain: tuple[n.Players, ...]) -> bool:
    """What a Mortal Deity gains or suffers is 0, so no cost can be paid with it (F3.10.11)."""
    for players in vain:
        for seat in seats_of(game, ctx, players):
            if game.mortal[seat]:
                return True
    return False


class Activate(Procedure):
    """An effect is activated: its costs are paid, what it targets or chooses is named; then it is on the stack.

    With a list of effects, some are chosen first (F5.42.1), and each goes its own way."""

    __slots__ = ("asked", "before", "begun", "chosen", "deed", "may", "prepaid", "seat", "slots", "source", "sure")

    def __init__(
        self,
        seat: int,
        source: int,
        deed: Deed,
        slots: dict[str, Any],
        may: bool = False,
        prepaid: bool = False,
        asked: bool = True,
        sure: bool = False,
    ) -> None:
        self.cursor = 0
        self.seat = seat
        self.source = source
        self.deed = deed
        self.slots = slots
        self.may = may
        self.prepaid = prepaid  # a Miracle has named its targets; the other costs are still to be paid
        self.asked = asked  # a player does it by choice
        self.sure = sure  # a part of the cost has been paid already
        self.before = 0  # how many triggers were held back when this began
        self.chosen: tuple[int, ...] = ()
        self.begun = False  # one of the effects chosen is on its way, with the costs of all

    def copy(self) -> Activate:
        twin = Activate(self.seat, self.source, self.deed, self.slots, self.may, self.prepaid, self.asked, self.sure)
        twin.cursor = self.cursor
        twin.before = self.before
        twin.chosen = self.chosen
        twin.begun = self.begun
        return twin

    def end(self, game: Fallen) -> None:
        game.held = self.before
        self.cursor = len(self.steps)

    def ask(self, game: Fallen) -> None:
        """What can't be done in full is not activated; "may" is a choice. The fourth round of a loop does not begin.
        Triggers that occurred together with this one come after it (F3.2.6), what its costs will trigger before it."""
        self.before = game.held
        if not self.asked:
            game.held = len(game.waiting)
        deed = self.deed
        if not self.prepaid and not self.sure and not can_activate(game, self.seat, self.source, deed, self.slots):
            self.end(game)
            return
        if "used by" in self.slots and game.used.get((self.slots["used by"], deed.key)) == game.turn:
            self.end(game)  # another one that occurred together with it was activated
            return
        if _looping(game, self.source, deed, self.slots):
            game.emit("loop stopped", "F5.13.1", self.seat, self.source)
            self.end(game)
            return
        if self.may:
            game.ask(self.seat, "may", [offer("yes"), offer("no")], self.source, ("F3.7.3",))

    def begin(self, game: Fallen) -> None:
        if self.may and game.answered().kind == "no":
            self.end(game)
            return
        if "used by" in self.slots:
            game.used[self.slots["used by"], self.deed.key] = game.turn
            self.slots = {name: value for name, value in self.slots.items() if name != "used by"}
        if not self.deed.modes:
            self.cursor = PAY

    def choose_mode(self, game: Fallen) -> None:
        """Only what can be done can be chosen; where more are asked for, as many as there are (F6.10.2). Of a Dilemme
        the opponent chooses (F6.10.1)."""
        deed = self.deed
        able = [
            place
            for place, mode in enumerate(deed.modes)
            if place not in self.chosen and can_activate(game, self.seat, self.source, mode, self.slots)
        ]
        ctx = InForce(self.source, self.seat, None, self.slots)
        if len(self.chosen) >= amount(game, ctx, deed.count) or not able:  # F6.10.2
            game.opening += 1  # all of them are on the stack before anybody responds
            self.cursor = ORDER
            return
        chooser = next(iter(seats_of(game, ctx, deed.by)), self.seat)  # F6.10.1
        game.ask(chooser, "choose one", [offer("mode", number=place) for place in able], self.source, ("F5.42.2",))

    def add_mode(self, game: Fallen) -> None:
        self.chosen = (*self.chosen, game.answered().number)
        self.cursor = MODE

    def ask_order(self, game: Fallen) -> None:
        """Whoever chose, the controller activates them in an order of theirs (F5.42.3, F5.42.4), each by itself
        (F6.10.4)."""
        if not self.chosen:
            game.opening -= 1
            self.end(game)
            game.stir()
            return
        options = [offer("mode", number=place) for place in self.chosen]  # F5.42.4, F6.10.4
        game.ask(self.seat, "choose order of effects", options, self.source, ("F5.42.3",))

    def activate_mode(self, game: Fallen) -> None:
        place = game.answered().number
        self.chosen = tuple(other for other in self.chosen if other != place)
        self.cursor = ORDER
        mode = self.deed.modes[place]
        game.push(
            Activate(
                self.seat, self.source, mode.alone if self.begun else mode, self.slots, False, self.prepaid, self.asked
            )
        )
        self.begun = True

    def pay(self, game: Fallen) -> None:
        """Costs are paid in the order of the text, and open no stack (F3.10.4, F3.10.10)."""
        program = self.deed.later if self.prepaid else self.deed.cost_program
        game.paying = True  # F3.10.10
        if program is not None:  # F3.10.3, F3.10.9, F5.18.2, F5.30.1
            if self.deed.tangled:
                game.tangled = len(game.stack) - 1
            game.push(Resolve(program, self.source, self.seat, {**self.slots, "paying": True}))

    def fulfilled(self, game: Fallen) -> bool:
        """Its costs are paid, and its effect is possible."""
        there = all(game.zone_of[card] in PRESENT for card in targets_of(self.deed, self.slots))
        if self.slots.get("unresolved") or not there:
            return False
        return self.deed.prospect.opens(game, Resolve(self.deed.program, self.source, self.seat, self.slots))

    def paid(self, game: Fallen, slots: dict[str, Any]) -> None:
        """All effects of a list know what the costs before it have named."""
        self.slots = slots
        below = game.stack[-2] if len(game.stack) > 1 else None
        if isinstance(below, Activate) and below.deed.shared:
            below.slots = {**below.slots, **{name: slots[name] for name in below.deed.shared if name in slots}}

    def settle(self, game: Fallen) -> None:
        """What the costs have triggered goes onto the stack below this (F3.12.6)."""
        game.paying = False
        game.tangled = -1
        game.opening += 1
        game.settle()

    def add(self, game: Fallen) -> None:
        game.opening -= 1
        game.held = self.before
        deed, slots = self.deed, self.slots
        if slots.get("unresolved"):
            game.stir()
            return
        if "targets" not in slots:
            slots = {**slots, "targets": targets_of(deed, slots)}
        slots = {name: value for name, value in slots.items() if name not in PASSING}
        slots["chain"] = (*slots.get("chain", ()), _link(game, self.source, deed))
        divine = stats.has(game, self.source, "Intervention divine") or deed.unanswerable
        aims = _aims(game, self.seat, self.source, deed, slots)
        item = Item(self.seat, self.source, deed, deed.program, slots, divine, aims, deed.competing)
        put(game, item, self.asked)


Activate.steps = (
    ("F3.9.3", Activate.ask),
    ("F3.7.3", Activate.begin),
    ("F5.42.2", Activate.choose_mode),
    ("F5.42.2", Activate.add_mode),
    ("F5.42.3", Activate.ask_order),
    ("F5.42.3", Activate.activate_mode),
    ("F3.10.4", Activate.pay),
    ("F3.12.6", Activate.settle),
    ("F3.12.1", Activate.add),
)

declare(Activate, source=CARD, slots=SLOTS)

MODE: Final = place_of(Activate, "choose_mode")
ORDER: Final = place_of(Activate, "ask_order")
PAY: Final = place_of(Activate, "pay")


def intervenes(game: Fallen) -> bool:
    """Whether an effect with Intervention divine is activated: from the paying of its costs on (F1.13.23)."""
    if game.effect_stack and game.effect_stack[-1].divine:  # F1.13.23
        return True
    for frame in game.stack:
        if isinstance(frame, Activate) and frame.cursor < len(frame.steps):
            if frame.deed.unanswerable or stats.has(game, frame.source, "Intervention divine"):
                return True
    return False


def _aims(game: Fallen, seat: int, source: int, deed: Deed, slots: dict[str, Any]) -> tuple[Aim, ...]:
    ctx = InForce(source, seat, None, slots)
    found: list[Aim] = []
    for select, slot in deed.named:
        able = candidates(game, ctx, select)
        found.append((select, tuple([ref for ref in slots.get(slot, ()) if ref[0] in able])))
    return tuple(found)


def still_valid(game: Fallen, item: Item) -> bool:
    """Whether everything that was targeted or chosen is still what it had to be; nothing else is taken instead
    (F3.13.4)."""
    for select, refs in item.aims:
        if refs:
            able = refs_of(game, candidates(game, InForce(item.source, item.seat, None, item.slots), select))
            for ref in refs:
                if ref not in able:  # F3.13.4
                    return False
    return True


def targets_of(deed: Deed, slots: dict[str, Any]) -> tuple[int, ...]:
    """The cards in play an effect was aimed at when it was activated."""
    if not deed.in_play:
        return ()
    return tuple(dict.fromkeys([card for slot in deed.in_play for card, _ in slots.get(slot, ())]))


def _link(game: Fallen, source: int, deed: Deed) -> tuple[int, str]:
    """What makes two rounds of a loop the same: the ability, of the same card or of any familiar of a name. The card is
    meant wherever it has gone."""
    return (NO_CARD if source >= game.setup_size else source, deed.key)


def _looping(game: Fallen, source: int, deed: Deed, slots: dict[str, Any]) -> bool:
    """A loop is a series of effects that brings back its own beginning (ruling): three rounds, no more."""
    chain: tuple[tuple[int, str], ...] = slots.get("chain", ())
    return chain.count(_link(game, source, deed)) >= ROUNDS


def put(game: Fallen, item: Item, asked: bool) -> None:
    """On top of the stack, where it can be answered (F1.15.9). An effect nobody can respond to is resolved there and
    then (F3.12.8, F6.20.1, F6.20.3); the stack below goes on as usual (F6.20.4). So is whatever activates at the end of
    the turn, which never opens a stack (F1.38.8), or before the first one, when nobody has priority (ruling on
    F1.32.4)."""
    game.effect_stack = (*game.effect_stack, item)  # F1.15.9
    without = game.phase == "end" or game.phase == "setup"
    if not without:
        game.emit("activated", "F3.12.1", item.seat, item.source)
    game.priority = item.seat if asked else game.active
    if item.divine or without:  # F6.21.3
        game.push(ResolveTop())  # F1.38.8, F3.12.8, F6.20.1, F6.20.3, F6.20.4
    else:
        game.stir()


class ResolveTop(Procedure):
    """The newest effect is resolved: wholly, or not at all (F3.9.4). Only what it does to cards must be possible: its
    own card (F3.13.2) and what an Oath targeted (F3.13.6) may be gone; what it moves must not have moved (F3.6.1)."""

    __slots__ = ()

    def __init__(self) -> None:
        self.cursor = 0

    def copy(self) -> ResolveTop:
        twin = ResolveTop()
        twin.cursor = self.cursor
        return twin

    def resolve(self, game: Fallen) -> None:
        if not game.effect_stack:
            return
        item = game.effect_stack[-1]
        game.effect_stack = game.effect_stack[:-1]
        game.resolutions += 1
        # Égide must be there before the Miracle targets, and still now (F6.12.2); it is no effect of its own (F6.12.4).
        spared = tuple([card for card in item.slots.get("aegis", ()) if stats.has(game, card, "Égide")])
        frame = Resolve(item.program, item.source, item.seat, {**item.slots, "resolving": True, "spared": spared})
        able = still_valid(game, item) and item.deed.prospect.opens(game, frame)
        if not able or (item.competing and not doable(game, frame)):
            game.emit("cancelled", "F3.9.4", item.seat, item.source)
            game.stir()
            return
        game.emit("resolves", "F3.13.1", item.seat, item.source)
        for card in spared:
            game.emit("aegis", "F6.12.2", game.controller[card], card, other=item.source)
        game.resolving += 1
        game.chain = item.slots.get("chain", ())
        game.push(frame)


ResolveTop.steps = (("F3.13.1", ResolveTop.resolve),)


class EffectStack(Window):
    """Priority goes back and forth (F3.12.3) until both pass on the stack (F3.12.4); then the newest effect resolves,
    and the active player has priority again, until the stack is empty (F3.13.3)."""

    __slots__ = ()

    kind = "response"
    rule = "F3.12.2"

    def copy(self) -> EffectStack:
        twin = EffectStack(self.seat)
        twin.cursor = self.cursor
        twin.passes = self.passes
        return twin

    def ask(self, game: Fallen) -> None:
        if not game.effect_stack:
            self.cursor = len(self.steps)
            return
        if self.passes >= 2:  # F3.12.3, F3.12.4
            self.passes = 0
            self.seat = game.active  # after an effect has resolved (F3.2.5) (F3.13.3)
            self.cursor = 0
            game.push(ResolveTop())
            return
        self.give_priority(game)


EffectStack.steps = (("F3.12.2", EffectStack.ask), ("F3.12.2", EffectStack.act))
