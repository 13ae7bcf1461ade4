"""How effects are carried out: a tree becomes a short list of operations (`programs.py`), and `Resolve` goes through it
with a cursor.

Everything a half-resolved effect needs is in the procedure's fields: where it stands, and the slots with what was
chosen, counted or last known. Slots are replaced, never altered, so a copy of the game can share them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from arbitre.ability.slots import SLOTS
from arbitre.ability.table import Context, Ref, Table
from arbitre.ability.vocabulary import Run
from arbitre.kernel.decision import Option
from arbitre.kernel.game import NO_SLOTS
from arbitre.kernel.procedure import Procedure
from arbitre.kernel.roles import CARD, declare


class Op:
    """One operation of a program: what to run, with which node, and where to continue if it says so."""

    __slots__ = ("jump", "node", "run", "starts")

    def __init__(self, run: Run, node: Any, jump: int = -1, starts: tuple[int, ...] = ()) -> None:
        self.run = run
        self.node = node
        self.jump = jump
        self.starts = starts


class Program:
    """The operations of one ability. `key` names it in digests: the card's key and the ability's place on it."""

    __slots__ = ("key", "ops", "tree")

    def __init__(self, key: str, ops: tuple[Op, ...], tree: tuple[Any, ...]) -> None:
        self.key = key
        self.ops = ops
        self.tree = tree


class Resolve(Procedure, Context):
    """An effect being carried out."""

    __slots__ = ("actor", "asking", "by_action", "program", "seat", "slots", "source")

    def __init__(
        self,
        program: Program,
        source: int,
        seat: int,
        slots: dict[str, Any] = NO_SLOTS,
        by_action: bool = False,
    ) -> None:
        self.cursor = 0
        self.program = program
        self.source = source
        self.seat = seat
        self.actor = seat
        self.slots = slots
        self.asking = False
        self.by_action = by_action

    def copy(self) -> Resolve:
        twin = Resolve(self.program, self.source, self.seat, self.slots, self.by_action)
        twin.cursor = self.cursor
        twin.actor = self.actor
        twin.asking = self.asking
        return twin

    def done_by(self) -> int:
        return self.source

    def shows(self) -> Mapping[str, Any]:
        return self.slots

    def advance(self, game: Any) -> bool:
        table: Table = game
        ops = self.program.ops
        stack = table.stack
        cursor = self.cursor
        last = len(ops)
        table.cause = self.source
        while cursor < last:
            self.cursor = cursor + 1
            op = ops[cursor]
            op.run(table, self, op.node)  # 6.1.2, 6.2.5, 6.7.2.3: in the printed order
            if table.decision is not None:
                return True
            if stack[-1] is not self:
                return False
            cursor = self.cursor
        stack.pop()
        table.cause = table.caused_by()
        table.resolved(self)
        return False

    def ask_again(self) -> None:
        self.asking = False  # the cursor already stands on the operation that asked

    # -- what operations use -----------------------------------------------------------------------------------

    def set(self, name: str, value: Any) -> None:
        self.slots = {**self.slots, name: value}

    def answer(self, game: Table) -> Option | None:
        """The answer, if this operation has asked."""
        if not self.asking:
            return None
        self.asking = False
        return game.answered()

    def jump(self) -> None:
        """Go where the present operation points."""
        self.cursor = self.program.ops[self.cursor - 1].jump

    def fail(self) -> None:
        """A part of this could not be done: what depends on it won't happen, and the whole has not fully resolved
        (1.2.3)."""
        if not self.slots.get("failed"):
            self.slots = {**self.slots, "failed": True, "unresolved": True}  # 1.2.3

    def decline(self) -> None:
        """What a player may do is not done: what depends on it won't happen. A cost is satisfied without it."""
        if self.slots.get("paying"):
            self.slots = {**self.slots, "failed": True}
        else:
            self.fail()

    def moved(self, game: Table, cards: list[int]) -> None:
        """Cards this effect moved are still the cards it speaks of, wherever they are now."""
        serial = game.serial
        slots = dict(self.slots)
        for name, value in self.slots.items():
            if name == "shown":
                continue  # only where it was shown
            if value and SLOTS.follows(name):
                refs: tuple[Ref, ...] = value
                for card, number in refs:
                    if card in cards:
                        game.followed(card, number)
                slots[name] = tuple([(card, serial[card] if card in cards else number) for card, number in refs])
        if self.source in cards:
            if "this" in slots:
                game.followed(self.source, slots["this"])
            slots["this"] = serial[self.source]
        taken = slots.get("taken", ())
        if "looked" in slots:
            slots["taken"] = (*taken, *cards)
        self.slots = slots


declare(Resolve, source=CARD, slots=SLOTS)
