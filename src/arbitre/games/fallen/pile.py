"""The effect stack: activating an effect, priority, responses, resolving the newest first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from arbitre.ability import nodes as n
from arbitre.ability.match import holds
from arbitre.ability.run import Program, Resolve, possible
from arbitre.kernel.decision import NO_CARD, Option
from arbitre.kernel.procedure import Procedure

if TYPE_CHECKING:
    from arbitre.games.fallen.facts import Wait
    from arbitre.games.fallen.game import Fallen


class Item:
    """An effect on the stack: activated, its costs paid, waiting to resolve. Never altered."""

    __slots__ = ("divine", "program", "seat", "slots", "source", "targets")

    def __init__(
        self, seat: int, source: int, program: Program, slots: Mapping[str, Any], divine: bool, targets: bool
    ) -> None:
        self.seat = seat
        self.source = source
        self.program = program
        self.slots = slots
        self.divine = divine  # Intervention divine: nobody can respond
        self.targets = targets

    def key(self) -> tuple[object, ...]:
        return (
            self.seat,
            self.source,
            self.program.key,
            self.divine,
            tuple(sorted(self.slots.items(), key=lambda item: item[0])),
        )


def can_activate(
    game: Fallen, seat: int, source: int, cost: tuple[Any, ...], program: Program, slots: Mapping[str, Any]
) -> bool:
    """An effect must be payable and doable in full to be activated."""
    ctx = Resolve(program, source, seat, {"this": game.serial[source], **slots})
    return possible(game, ctx, (*cost, *program.tree))


class Activate(Procedure):
    """A triggered ability, or one that is used, is activated: its costs are paid, what it targets or chooses is named;
    then its effect is on the stack."""

    __slots__ = ("seat", "slots", "source", "wait")

    def __init__(self, seat: int, source: int, wait: Wait, slots: Mapping[str, Any]) -> None:
        self.cursor = 0
        self.seat = seat
        self.source = source
        self.wait = wait
        self.slots = slots

    def copy(self) -> Activate:
        twin = Activate(self.seat, self.source, self.wait, self.slots)
        twin.cursor = self.cursor
        return twin

    def ask(self, game: Fallen) -> None:
        """What can't be done in full is not activated; "may" is a choice."""
        wait = self.wait
        ctx = Resolve(wait.program, self.source, self.seat, self.slots)
        if not (
            holds(game, ctx, wait.condition)
            and can_activate(game, self.seat, self.source, wait.cost, wait.program, self.slots)
        ):
            self.cursor = len(self.steps)
            return
        if wait.may:
            game.ask(self.seat, "may", [Option("yes"), Option("no")], self.source, ("F3.12.1",))

    def pay(self, game: Fallen) -> None:
        if game.answer is not None and game.answered().kind == "no":
            self.cursor = len(self.steps)
            return
        if self.wait.cost_program is not None:
            game.paying = True
            game.push(Resolve(self.wait.cost_program, self.source, self.seat, {**self.slots, "paying": True}))

    def paid(self, game: Fallen, slots: Mapping[str, Any]) -> None:
        self.slots = {name: value for name, value in slots.items() if name not in ("paying", "picking", "failed")}

    def add(self, game: Fallen) -> None:
        game.paying = False
        if self.slots.get("unresolved"):
            return
        wait = self.wait
        divine = game.facts[self.source].divine
        put(game, Item(self.seat, self.source, wait.program, self.slots, divine, bool(wait.cost)))


Activate.steps = (("F3.12.1", Activate.ask), ("F3.10.3", Activate.pay), ("F3.12.1", Activate.add))


def put(game: Fallen, item: Item) -> None:
    """On top of the stack. What triggered meanwhile by paying the costs is below it."""
    game.pile = (*game.pile, item)
    game.emit("activated", "F3.12.1", item.seat, item.source)
    if item.divine or any(isinstance(effect, n.CantBeAnswered) for effect in item.program.tree):
        game.push(ResolveTop())
    elif not any(isinstance(procedure, Pile) for procedure in game.stack):
        game.push(Pile())


class ResolveTop(Procedure):
    """The newest effect is resolved: wholly, or not at all."""

    __slots__ = ()

    def __init__(self) -> None:
        self.cursor = 0

    def copy(self) -> ResolveTop:
        twin = ResolveTop()
        twin.cursor = self.cursor
        return twin

    def resolve(self, game: Fallen) -> None:
        if not game.pile:
            return
        item = game.pile[-1]
        game.pile = game.pile[:-1]
        frame = Resolve(item.program, item.source, item.seat, {**item.slots, "resolving": True})
        if not possible(game, frame, item.program.tree):
            game.emit("cancelled", "F3.9.4", item.seat, item.source)
            game.stir()
            return
        game.emit("resolves", "F3.13.1", item.seat, item.source)
        game.resolving += 1
        game.push(frame)


ResolveTop.steps = (("F3.13.1", ResolveTop.resolve),)


class Pile(Procedure):
    """Priority goes to and fro until both let the stack be; then the newest effect resolves, and the active player has
    priority again, until the stack is empty."""

    __slots__ = ("passes", "seat")

    def __init__(self) -> None:
        self.cursor = 0
        self.seat = -1  # who has priority; at first the active player
        self.passes = 0

    def copy(self) -> Pile:
        twin = Pile()
        twin.cursor = self.cursor
        twin.seat = self.seat
        twin.passes = self.passes
        return twin

    def ask(self, game: Fallen) -> None:
        from arbitre.games.fallen import actions

        if not game.pile:
            self.cursor = len(self.steps)
            return
        if self.seat < 0:
            self.seat = game.active
        if self.passes >= 2:
            self.passes = 0
            self.seat = game.active
            self.cursor = 0
            game.push(ResolveTop())
            return
        options = [] if game.passed[self.seat] else actions.responses(game, self.seat)
        if not options:
            self.passes += 1
            self.seat = 1 - self.seat
            self.again()
            return
        game.stop(self.seat, "response", [Option("pass"), Option("pass for the turn"), *options], NO_CARD, ("F3.12.2",))

    def act(self, game: Fallen) -> None:
        from arbitre.games.fallen import actions

        option = game.answered()
        self.cursor = 0
        if option.kind in ("pass", "pass for the turn"):
            if option.kind != "pass":
                game.passed = (game.passed[0] or self.seat == 0, game.passed[1] or self.seat == 1)
            self.passes += 1
            self.seat = 1 - self.seat
            return
        self.passes = 0
        game.push(actions.perform(game, self.seat, option))


Pile.steps = (("F3.12.2", Pile.ask), ("F3.12.2", Pile.act))
