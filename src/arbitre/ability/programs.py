"""Programs are made from trees: each effect becomes operations, its choices come before it."""

from __future__ import annotations

from typing import Any

import msgspec

from arbitre.ability import flow
from arbitre.ability import nodes as n
from arbitre.ability.choosing import chosen_in, pick, pick_player, speak_of_all, take
from arbitre.ability.nodes.optional import Both, FlipCoin
from arbitre.ability.run import Op, Program
from arbitre.ability.settle import among, settled
from arbitre.ability.vocabulary import Run, Vocabulary


def compile_effects(
    vocabulary: Vocabulary, effects: tuple[Any, ...], key: str, chosen: tuple[str, ...] = ()
) -> Program:
    """`chosen` are the slots of choices made before these effects begin: for their cost, or when a trigger was made."""
    maker = _Maker(vocabulary, key, chosen)
    maker.block(effects)
    return Program(key, tuple(maker.ops), effects)


SEVERAL = ("opponents", "all", "with most cards", "those players")
"""Words for players that can mean several."""

CARD_FIELDS = ("source", "target", "location", "host")
"""Where an effect says which cards it is about."""


class _Maker:
    def __init__(self, vocabulary: Vocabulary, key: str, chosen: tuple[str, ...]) -> None:
        self.vocabulary = vocabulary
        self.key = key
        self.ops: list[Op] = []
        self.loops = 0
        self.chosen = set(chosen)  # the slots of the choices so far

    def add(self, run: Run, node: Any = None) -> Op:
        op = Op(run, node)
        self.ops.append(op)
        return op

    def block(self, effects: tuple[Any, ...]) -> None:
        for effect in effects:
            self.effect(effect)

    def effect(self, node: Any) -> None:
        rewrite = self.vocabulary.rewrite.get(type(node))
        if rewrite is not None:
            node = rewrite(node)
        players = among(node)
        if players is not None:
            self.add(pick_player, n.ChoosePlayer(players))
            node = settled(node)
        if isinstance(node, n.May):
            ask = self.add(flow.ask_may, node)
            self.block(node.effects)
            ask.jump = len(self.ops)
        elif isinstance(node, n.If):
            test = self.add(flow.test, node.condition)
            self.block(node.then)
            if node.otherwise:
                skip = self.add(flow.jump)
                test.jump = len(self.ops)
                self.block(node.otherwise)
                skip.jump = len(self.ops)
            else:
                test.jump = len(self.ops)
        elif isinstance(node, n.IfYouDo):
            guard = self.add(flow.begin_if_you_do, node)
            self.block(node.first)
            check = self.add(flow.check_done)
            self.block(node.then)
            over = self.add(flow.jump) if node.otherwise else None
            guard.jump = check.jump = len(self.ops)
            if over is not None:
                self.block(node.otherwise)
                over.jump = len(self.ops)
        elif isinstance(node, n.ChooseOne):
            ask = self.add(flow.ask_one, node)
            starts: list[int] = []
            ends: list[Op] = []
            for option in node.options:
                starts.append(len(self.ops))
                self.block(option)
                ends.append(self.add(flow.jump))
            ask.starts = tuple(starts)
            ask.jump = len(self.ops)
            for end in ends:
                end.jump = len(self.ops)
        elif isinstance(node, n.ForEachPlayer):
            self.each_player(node.players, node.effects, chosen_slots(node.effects))
        elif isinstance(node, n.ForEachCard):
            self.loops += 1
            name = f"cards {self.loops}"
            target = self.targets(node, "target").target
            self.add(flow.begin_cards, (name, target))
            top = len(self.ops)
            following = self.add(flow.next_card, name)
            self.block(node.effects)
            self.add(flow.jump).jump = top
            following.jump = len(self.ops)
        elif isinstance(node, FlipCoin):
            flip = self.add(self.vocabulary.run_of(node), node)
            self.block(node.win)
            over = self.add(flow.jump)
            flip.jump = len(self.ops)
            self.block(node.lose)
            over.jump = len(self.ops)
        elif isinstance(node, n.Choose):
            self.targets(node, "target")
        elif isinstance(node, n.Discard | n.DiscardUntil) and node.player in SEVERAL:
            self.each_discards(node)
        else:
            for field in CARD_FIELDS:
                node = self.targets(node, field)
            node = self.amounts(node)
            prepare = self.vocabulary.prepare.get(type(node))
            run = self.vocabulary.run_of(node)
            self.add(
                run,
                node if prepare is None else prepare(self.vocabulary, node, f"{self.key}/{len(self.ops)}"),
            )

    def each_discards(self, node: Any) -> None:
        """Each chooses for themselves, in turn order; afterwards all the cards are the discarded ones."""
        self.each_player(node.player, (msgspec.structs.replace(node, player="actor"),), ("discarded",))
        self.add(flow.tell, "discarded")

    def each_player(self, players: str, effects: tuple[Any, ...], slots: tuple[str, ...]) -> None:
        """The same for each of these players. What one of them chose is theirs alone; what all of them chose is what
        later sentences speak of."""
        for slot in slots:
            self.add(flow.forget, f"all {slot}")
        top, following = self.begin_players(players)
        for slot in slots:
            self.add(flow.forget, slot)
        self.block(effects)
        for slot in slots:
            self.add(flow.gather, slot)
        self.add(flow.jump).jump = top
        following.jump = len(self.ops)
        for slot in slots:
            self.add(flow.settle, slot)

    def begin_players(self, players: str) -> tuple[int, Op]:
        """The head of a loop over players: where it starts again, and the operation that leaves it."""
        self.loops += 1
        name = f"players {self.loops}"
        self.add(flow.begin_players, (name, players))
        return len(self.ops), self.add(flow.next_player, name)

    def targets(self, node: Any, field: str) -> Any:
        """A chosen target becomes an operation that chooses into a slot, and the slot."""
        target = getattr(node, field, None)
        run = pick if isinstance(node, n.Choose) else take
        if isinstance(target, n.Together):
            slots = [f"{target.slot} {i}" for i in range(len(target.parts))]
            for part, slot in zip(target.parts, slots, strict=True):
                self.add(run, msgspec.structs.replace(part, slot=slot))
            self.add(speak_of_all, (target.slot, slots))
            return msgspec.structs.replace(node, **{field: n.That(target.slot)})
        if isinstance(target, Both) and any(isinstance(part, n.Chosen) for part in target.parts):
            both = Both(tuple([self.part(part, run) for part in target.parts]))
            return msgspec.structs.replace(node, **{field: both})
        if not isinstance(target, n.Chosen):
            return node
        others = (getattr(node, name) for name in node.__struct_fields__ if name != field)
        if target.slot in self.chosen and any(mentions(other, target.slot) for other in others):
            target = msgspec.structs.replace(target, slot=target.slot + " 2")  # the other choice is still spoken of
        self.chosen.add(target.slot)
        self.add(run, target)
        return msgspec.structs.replace(node, **{field: n.That(target.slot)})

    def part(self, target: Any, run: Run) -> Any:
        """One of several that are spoken of together: a chosen one becomes its slot."""
        if not isinstance(target, n.Chosen):
            return target
        self.chosen.add(target.slot)
        self.add(run, target)
        return n.That(target.slot)

    def amounts(self, node: Any) -> Any:
        """A card chosen for what it counts is chosen before the number is needed."""
        choice = chosen_in(getattr(node, "amount", None))
        if choice is None:
            return node
        slot = choice.slot
        if any(getattr(node, field, None) == n.That(slot) for field in CARD_FIELDS):
            slot += " 2"
        self.chosen.add(slot)
        self.add(take, msgspec.structs.replace(choice, slot=slot))
        return msgspec.structs.replace(node, amount=_counted_on(node.amount, n.That(slot)))


def chosen_slots(effects: Any) -> tuple[str, ...]:
    """The slots into which cards are chosen in these effects, each once."""
    if isinstance(effects, n.Chosen | n.Together):
        return (effects.slot,)
    parts: Any = ()
    if isinstance(effects, tuple):
        parts = effects
    elif isinstance(effects, n.Grant):
        parts = (effects.target,)  # what an ability given now chooses, it chooses later
    elif isinstance(effects, n.Node) and not isinstance(effects, n.CreateTrigger):
        parts = [getattr(effects, name) for name in effects.__struct_fields__]
    return tuple(dict.fromkeys(slot for part in parts for slot in chosen_slots(part)))


def _counted_on(amount: Any, that: n.That) -> Any:
    if isinstance(amount, n.StatOf):
        return n.StatOf(amount.stat, that)
    return msgspec.structs.replace(amount, amount=_counted_on(amount.amount, that))


def asks(part: Any, kind: type) -> bool:
    """Whether a node of this kind is part of it."""
    if isinstance(part, tuple):
        return any(asks(one, kind) for one in part)
    if type(part) is kind:
        return True
    return isinstance(part, n.Node) and any(asks(getattr(part, name), kind) for name in part.__struct_fields__)


def mentions(part: Any, slot: str) -> bool:
    """Whether a part of an effect speaks of the cards in a slot."""
    if isinstance(part, n.That | n.SizeOf):
        return part.ref == slot
    if isinstance(part, tuple):
        return any(mentions(one, slot) for one in part)
    if isinstance(part, n.Node):
        return any(mentions(getattr(part, name), slot) for name in part.__struct_fields__)
    return False
