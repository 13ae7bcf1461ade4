"""How effects are carried out: a tree becomes a short list of operations, and `Resolve` goes through it with a cursor.

Everything a half-resolved effect needs is in the procedure's fields: where it stands, and the slots with what was
chosen, counted or last known. Slots are replaced, never altered, so a copy of the game can share them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from arbitre.ability import nodes as n
from arbitre.ability.match import (
    SHARED,
    amount,
    candidates,
    holds,
    refs_of,
    seats_of,
    slot_refs,
    target_cards,
    target_refs,
)
from arbitre.ability.settle import among, settled, views
from arbitre.ability.table import Context, Ref, Table
from arbitre.ability.vocabulary import Run, Vocabulary
from arbitre.kernel.decision import Option
from arbitre.kernel.game import NO_SLOTS, GameOver
from arbitre.kernel.procedure import Procedure


class Op:
    """One operation of a program: what to run, with which node, and where to go on if it says so."""

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


class Resolve(Procedure):
    """An effect being carried out."""

    __slots__ = ("actor", "asking", "by_action", "program", "seat", "slots", "source")

    def __init__(
        self,
        program: Program,
        source: int,
        seat: int,
        slots: Mapping[str, Any] = NO_SLOTS,
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

    def advance(self, game: Any) -> bool:
        ops = self.program.ops
        stack = game.stack
        cursor = self.cursor
        last = len(ops)
        while cursor < last:
            self.cursor = cursor + 1
            op = ops[cursor]
            op.run(game, self, op.node)
            if game.decision is not None:
                return True
            if stack[-1] is not self:
                return False
            cursor = self.cursor
        stack.pop()
        game.resolved(self)
        return False

    def ask_again(self) -> None:
        self.asking = False  # the cursor already stands on the operation that asked

    # -- what operations use -----------------------------------------------------------------------------------

    def set(self, name: str, value: Any) -> None:
        self.slots = {**self.slots, name: value}

    def ask(self, game: Table, seat: int, kind: str, options: list[Option]) -> None:
        """Ask, and come back to the present operation with the answer. The game knows the rules a question rests on."""
        self.cursor -= 1
        self.asking = True
        game.ask(seat, kind, options, self.source, game.questions[kind])

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
        """A part of this could not be done: what depends on it won't happen, and the whole has not fully resolved."""
        if not self.slots.get("failed"):
            self.slots = {**self.slots, "failed": True, "unresolved": True}

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
            if isinstance(value, tuple) and value and isinstance(value[0], tuple):
                for card, number in value:
                    if card in cards:
                        game.followed(card, number)
                slots[name] = tuple((card, serial[card] if card in cards else number) for card, number in value)
        if self.source in cards:
            if "this" in slots:
                game.followed(self.source, slots["this"])
            slots["this"] = serial[self.source]
        taken = slots.get("taken", ())
        if "looked" in slots:
            slots["taken"] = (*taken, *cards)
        self.slots = slots


# -- making programs -------------------------------------------------------------------------------------------


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
            self.add(_pick_player, n.ChoosePlayer(players))
            node = settled(node)
        if isinstance(node, n.May):
            ask = self.add(_ask_may, node)
            self.block(node.effects)
            ask.jump = len(self.ops)
        elif isinstance(node, n.If):
            test = self.add(_test, node.condition)
            self.block(node.then)
            if node.otherwise:
                skip = self.add(_jump)
                test.jump = len(self.ops)
                self.block(node.otherwise)
                skip.jump = len(self.ops)
            else:
                test.jump = len(self.ops)
        elif isinstance(node, n.IfYouDo):
            guard = self.add(_begin_if_you_do, node)
            self.block(node.first)
            check = self.add(_check_done)
            self.block(node.then)
            over = self.add(_jump) if node.otherwise else None
            guard.jump = check.jump = len(self.ops)
            if over is not None:
                self.block(node.otherwise)
                over.jump = len(self.ops)
        elif isinstance(node, n.ChooseOne):
            ask = self.add(_ask_one, node)
            starts: list[int] = []
            ends: list[Op] = []
            for option in node.options:
                starts.append(len(self.ops))
                self.block(option)
                ends.append(self.add(_jump))
            ask.starts = tuple(starts)
            ask.jump = len(self.ops)
            for end in ends:
                end.jump = len(self.ops)
        elif isinstance(node, n.ForEachPlayer):
            self.each_player(node.players, node.effects, chosen_slots(node.effects))
        elif isinstance(node, n.ForEachCard):
            self.loops += 1
            name = f"loop {self.loops}"
            target = self.targets(node, "target").target
            self.add(_begin_cards, (name, target))
            top = len(self.ops)
            following = self.add(_next_card, name)
            self.block(node.effects)
            self.add(_jump).jump = top
            following.jump = len(self.ops)
        elif isinstance(node, n.FlipCoin):
            flip = self.add(self.vocabulary.run_of(node), node)
            self.block(node.win)
            over = self.add(_jump)
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
        self.add(_tell, "discarded")

    def each_player(self, players: str, effects: tuple[Any, ...], slots: tuple[str, ...]) -> None:
        """The same for each of these players. What one of them chose is theirs alone; what all of them chose is what
        later sentences speak of."""
        for slot in slots:
            self.add(_forget, f"all {slot}")
        top, following = self.begin_players(players)
        for slot in slots:
            self.add(_forget, slot)
        self.block(effects)
        for slot in slots:
            self.add(_gather, slot)
        self.add(_jump).jump = top
        following.jump = len(self.ops)
        for slot in slots:
            self.add(_settle, slot)

    def begin_players(self, players: str) -> tuple[int, Op]:
        """The head of a loop over players: where it starts again, and the operation that leaves it."""
        self.loops += 1
        name = f"loop {self.loops}"
        self.add(_begin_players, (name, players))
        return len(self.ops), self.add(_next_player, name)

    def targets(self, node: Any, field: str) -> Any:
        """A chosen target becomes an operation that chooses into a slot, and the slot."""
        target = getattr(node, field, None)
        run = pick if isinstance(node, n.Choose) else take
        if isinstance(target, n.Together):
            slots = [f"{target.slot} {i}" for i in range(len(target.parts))]
            for part, slot in zip(target.parts, slots, strict=True):
                self.add(run, msgspec.structs.replace(part, slot=slot))
            self.add(_speak_of_all, (target.slot, slots))
            return msgspec.structs.replace(node, **{field: n.That(target.slot)})
        if not isinstance(target, n.Chosen):
            return node
        others = (getattr(node, name) for name in node.__struct_fields__ if name != field)
        if target.slot in self.chosen and any(_mentions(other, target.slot) for other in others):
            target = msgspec.structs.replace(target, slot=target.slot + " 2")  # the other choice is still spoken of
        self.chosen.add(target.slot)
        self.add(run, target)
        return msgspec.structs.replace(node, **{field: n.That(target.slot)})

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
    if isinstance(effects, n.Chosen):
        return (effects.slot,)
    parts: Any = ()
    if isinstance(effects, tuple):
        parts = effects
    elif isinstance(effects, n.Grant):
        parts = (effects.target,)  # what an ability given now chooses, it chooses later
    elif isinstance(effects, n.Node) and not isinstance(effects, n.CreateTrigger):
        parts = [getattr(effects, name) for name in effects.__struct_fields__]
    return tuple(dict.fromkeys(slot for part in parts for slot in chosen_slots(part)))


def chosen_in(amount: Any) -> n.Chosen | None:
    """The choice an amount rests on."""
    if isinstance(amount, n.StatOf):
        return amount.target if isinstance(amount.target, n.Chosen) else None
    if isinstance(amount, n.Times | n.Plus | n.AtMost):
        return chosen_in(amount.amount)
    return None


def _counted_on(amount: Any, that: n.That) -> Any:
    if isinstance(amount, n.StatOf):
        return n.StatOf(amount.stat, that)
    return msgspec.structs.replace(amount, amount=_counted_on(amount.amount, that))


def _mentions(part: Any, slot: str) -> bool:
    """Whether a part of an effect speaks of the cards in a slot."""
    if isinstance(part, n.That | n.SizeOf):
        return part.ref == slot
    if isinstance(part, tuple):
        return any(_mentions(one, slot) for one in part)
    if isinstance(part, n.Node):
        return any(_mentions(getattr(part, name), slot) for name in part.__struct_fields__)
    return False


# -- what can be done at all -----------------------------------------------------------------------------------


def possible(game: Table, ctx: Context, effects: tuple[Any, ...]) -> bool:
    """Whether all of these can be done in full now. One that speaks of what an earlier one will have chosen or shown,
    or takes from where an earlier one puts cards, can't be judged yet, and is taken to be possible."""
    coming: set[str] = set()
    filled: set[str] = set()
    for effect in effects:
        targets = [getattr(effect, field) for field in effect.__struct_fields__ if field in TARGETS]
        open_yet = any(isinstance(target, n.That) and target.ref in coming for target in targets)
        if not open_yet and "looked" in coming:
            open_yet = _takes_from(effect, targets, {"looked"})
        if not open_yet and filled:
            open_yet = _takes_from(effect, targets, filled)
        if not open_yet and not (can(game, ctx, effect) and in_full(game, ctx, effect)):
            return False
        if len(effects) > 1:
            coming.update(target.slot for target in targets if isinstance(target, n.Chosen))
            coming.update(LEAVES.get(type(effect), ()))
            if type(effect) in FILLS:
                filled.add(FILLS[type(effect)])
    return True


def begins(game: Table, ctx: Context, option: tuple[Any, ...]) -> bool:
    """Whether a way to choose is open: what it begins with can be done; the rest is done as far as it goes (6.1.2)."""
    return possible(game, ctx, option[:1])


def _takes_from(effect: Any, targets: list[Any], zones: set[str]) -> bool:
    """Whether an effect is about cards in one of these zones."""
    found = [target.cards for target in targets if isinstance(target, n.Chosen | n.Each)]
    if isinstance(effect, n.Discard):
        found.append(effect.cards)
    return any(cards.zone in zones for cards in found)


SEARCHED = ("deck", "register")  # piles: what is in there is known only by searching
TARGETS = ("target", "source", "location", "host", "into")
LEAVES: dict[type, tuple[str, ...]] = {  # what an effect leaves for later sentences to speak of
    n.Look: ("looked", "rest"),
    n.RevealTop: ("it",),
    n.Discard: ("discarded",),
}


FILLS: dict[type, str] = {  # where an effect puts cards that a later one may take
    n.Draw: "hand",
    n.DrawUntil: "hand",
    n.ReturnToHand: "hand",
    n.Discard: "discard",
    n.Banish: "discard",
    n.PutIntoDiscard: "discard",
}


def in_full(game: Table, ctx: Context, effect: Any) -> bool:
    """Whether there are as many cards on top of a deck as the effect needs."""
    target = getattr(effect, "target", None)
    if not isinstance(target, n.TopOfDeck) or target.count == 1:
        return True
    number, deck = amount(game, ctx, target.count), game.zone_index["deck"]
    return all(len(game.zones[seat][deck]) >= number for seat in seats_of(game, ctx, target.player))


def payable(game: Any, program: Program, source: int, seat: int, slots: Mapping[str, Any] = NO_SLOTS) -> bool:
    """Whether a cost of several parts can be paid in full: parts may need the same card, so every way is tried."""
    twin = game.copy()
    twin.decision = None
    twin.stack = [GameOver(), Resolve(program, source, seat, slots)]
    return _can_finish(twin)


def _can_finish(twin: Any) -> bool:
    bottom, frame = twin.stack[:2]
    while twin.stack[-1] is not bottom and twin.decision is None:
        twin.stack[-1].advance(twin)
    if twin.decision is None:
        return not frame.slots.get("unresolved")
    for place in twin.worth_trying(twin.decision):
        other = twin.copy()
        other.answer = other.decision.options[place]
        other.decision = None
        if _can_finish(other):
            return True
    return False


def partly(game: Table, ctx: Context, effects: tuple[Any, ...]) -> bool:
    """Whether the first of these can be done at least in part, where it is something one does as far as one can."""
    check = game.vocabulary.partly.get(type(effects[0]))
    return check is not None and check(game, ctx, effects[0])


def can(game: Table, ctx: Context, effect: Any) -> bool:
    players = among(effect)
    if players is not None:
        known = settled(effect)
        return any(can(game, about, known) for about in views(game, ctx, players))
    check = game.vocabulary.possible.get(type(effect))
    if check is not None:
        return check(game, ctx, effect)
    for field in ("target", "source"):
        target = getattr(effect, field, None)
        if target is not None and not reachable(game, ctx, target, isinstance(effect, n.Choose)):
            return False
    choice = chosen_in(getattr(effect, "amount", None))
    return choice is None or reachable(game, ctx, choice)


def reachable(game: Table, ctx: Context, target: Any, picked: bool = False) -> bool:
    """Whether a target has the cards it needs."""
    if isinstance(target, n.Chosen):
        if target.up_to or target.any_number:
            return True
        if target.cards.zone in SEARCHED:
            return bool(candidates(game, ctx, n.Select(whose=target.cards.whose, zone=target.cards.zone)))
        by = seats_of(game, ctx, target.by)
        return len(choices(game, ctx, target, by[0] if by else ctx.seat, (), picked)) >= amount(game, ctx, target.count)
    if isinstance(target, n.Together):
        return all(reachable(game, ctx, part, picked) for part in target.parts)
    if isinstance(target, n.Each):
        return bool(game.reached(ctx, candidates(game, ctx, target.cards), target.cards))
    if isinstance(target, n.TopOfDeck):
        return bool(target_refs(game, ctx, target))
    refs = target_refs(game, ctx, target)
    return bool(refs) and all(game.serial[card] == number for card, number in refs)


@SHARED.possible_if(n.May, n.ForEachPlayer, n.ForEachCard, n.If)
def _always(game: Table, ctx: Context, node: Any) -> bool:
    return True


@SHARED.possible_if(n.IfYouDo)
def _possible_if_you_do(game: Table, ctx: Context, node: n.IfYouDo) -> bool:
    return possible(game, ctx, node.first)


@SHARED.possible_if(n.ChooseOne)
def _possible_one(game: Table, ctx: Context, node: n.ChooseOne) -> bool:
    return any(begins(game, ctx, option) for option in node.options)


# -- operations: flow ------------------------------------------------------------------------------------------


def _jump(game: Table, frame: Resolve, node: None) -> None:
    frame.jump()


def _test(game: Table, frame: Resolve, node: Any) -> None:
    if not holds(game, frame, node):
        frame.jump()


def _chooser(game: Table, frame: Resolve, players: str) -> int:
    seats = seats_of(game, frame, players)
    return seats[0] if seats else frame.seat


def _ask_may(game: Table, frame: Resolve, node: n.May) -> None:
    """The player chooses whether it happens; where it could do nothing there is nothing to ask."""
    answer = frame.answer(game)
    if answer is None:
        if node.effects and not can(game, frame, node.effects[0]):
            frame.decline()
            frame.jump()
            return
        frame.ask(game, _chooser(game, frame, node.by), "may", yes_or_no(game, frame, node.effects))
    elif answer.kind == "no":
        frame.decline()
        frame.jump()


def yes_or_no(game: Table, frame: Resolve, effects: tuple[Any, ...]) -> list[Option]:
    """What a player may do may be left, unless it begins with a choice that has to be made."""
    if effects and isinstance(effects[0], n.Choose) and game.must_choose(frame, effects[0].target):
        return [Option("yes")]
    return [Option("yes"), Option("no")]


def _begin_if_you_do(game: Table, frame: Resolve, node: n.IfYouDo) -> None:
    """[A] is needed in full, and with "may" it is a choice."""
    answer = frame.answer(game)
    if answer is None:
        if not possible(game, frame, node.first):
            if node.may:
                frame.decline()
            else:
                frame.fail()
            frame.jump()
            return
        if node.may:
            frame.ask(game, _chooser(game, frame, node.by), "may", yes_or_no(game, frame, node.first))
            return
    elif answer.kind == "no":
        frame.decline()
        frame.jump()
        return
    frame.set("failed", False)


def _check_done(game: Table, frame: Resolve, node: None) -> None:
    if frame.slots.get("failed"):
        frame.jump()


def _ask_one(game: Table, frame: Resolve, node: n.ChooseOne) -> None:
    """One of them must be chosen; one that can't be done can't be chosen."""
    answer = frame.answer(game)
    if answer is None:
        open_ones = [i for i, option in enumerate(node.options) if begins(game, frame, option)]
        if not open_ones:  # as much as there is of one of them
            open_ones = [i for i, option in enumerate(node.options) if partly(game, frame, option)]
        if not open_ones and game.as_much_as_possible:
            open_ones = [i for i, option in enumerate(node.options) if any(can(game, frame, one) for one in option)]
        if not open_ones:
            frame.fail()
            frame.jump()
            return
        options = [Option("mode", number=i) for i in open_ones]
        frame.ask(game, _chooser(game, frame, node.by), "choose one", options)
        return
    op = frame.program.ops[frame.cursor - 1]
    frame.cursor = op.starts[answer.number]


def _begin_players(game: Table, frame: Resolve, node: tuple[str, str]) -> None:
    """The active player first, then the others in turn order."""
    frame.slots = {**frame.slots, node[0]: seats_of(game, frame, node[1]), node[0] + " before": frame.actor}


def _next_player(game: Table, frame: Resolve, name: str) -> None:
    waiting = frame.slots[name]
    if not waiting:
        frame.actor = frame.slots[name + " before"]
        frame.jump()
        return
    frame.actor = waiting[0]
    frame.set(name, waiting[1:])


def _begin_cards(game: Table, frame: Resolve, node: tuple[str, Any]) -> None:
    found = refs_of(game, target_cards(game, frame, node[1]))
    frame.slots = {**frame.slots, node[0]: found, node[0] + " before": frame.slots.get("it", ())}


def _next_card(game: Table, frame: Resolve, name: str) -> None:
    waiting: tuple[Ref, ...] = frame.slots[name]
    if not waiting:
        frame.set("it", frame.slots[name + " before"])
        frame.jump()
        return
    frame.slots = {**frame.slots, "it": waiting[:1], name: waiting[1:]}


def _forget(game: Table, frame: Resolve, name: str) -> None:
    frame.set(name, ())


def _gather(game: Table, frame: Resolve, slot: str) -> None:
    frame.set(f"all {slot}", (*frame.slots[f"all {slot}"], *frame.slots.get(slot, ())))


def _settle(game: Table, frame: Resolve, slot: str) -> None:
    frame.set(slot, frame.slots[f"all {slot}"])


def _tell(game: Table, frame: Resolve, slot: str) -> None:
    frame.set("tally done", len(frame.slots[slot]))


# -- operations: choices ---------------------------------------------------------------------------------------


def choices(
    game: Table, ctx: Context, target: n.Chosen, chooser: int, before: tuple[int, ...], picked: bool = False
) -> list[int]:
    """What can be chosen beside what was chosen before. `picked`: the effect has the cards chosen by name (`Choose`),
    not in doing something with them."""
    cards = candidates(game, ctx, target.cards)
    if before:
        cards = [card for card in cards if card not in before]
        if target.different:
            names = [game.facts[card].name for card in before]
            cards = [card for card in cards if game.facts[card].name not in names]
    if "kept" in ctx.slots:  # what is needed for something else
        kept = [card for card, _ in ctx.slots["kept"]]
        cards = [card for card in cards if card not in kept]
    if "in stead" in ctx.slots:
        cards = game.known_in_stead(ctx, target.cards, cards)
    cards = game.choosable(chooser, cards, picked, target.cards)
    if not picked or not cards:
        return cards
    wanted = 1 if target.up_to or target.any_number else amount(game, ctx, target.count) - len(before)
    return game.affordable(chooser, cards, before, wanted)


def may_fail(game: Table, cards: n.Select) -> bool:
    """Who looks for a certain card in a private zone need not find it; in some games, nor any card at all."""
    if game.any_search_may_fail and cards.zone in SEARCHED:
        return True
    return cards.zone in game.need_not_find and (cards.what != "card" or bool(cards.where))


def pick(game: Table, frame: Resolve, node: n.Chosen) -> None:
    """Cards are chosen for later sentences to speak of: in some games a deed of its own."""
    _choose_cards(game, frame, node, True)


def take(game: Table, frame: Resolve, node: n.Chosen) -> None:
    """Cards are chosen in doing something with them."""
    _choose_cards(game, frame, node, False)


def _choose_cards(game: Table, frame: Resolve, node: n.Chosen, by_name: bool) -> None:
    """Choices are made as the effect resolves, one after another; "up to" may stop at any number."""
    if node.cards.zone in SEARCHED and not frame.asking and not game.searches(frame, node):
        return
    serial = game.serial
    picked = tuple(card for card, number in frame.slots.get("picking", ()) if serial[card] == number)
    chooser = _chooser(game, frame, node.by)
    answer = frame.answer(game)
    finished = False
    if answer is not None:
        if answer.kind == "done":
            finished = True
        else:
            picked = (*picked, answer.card)
    count = node.count if isinstance(node.count, int) else amount(game, frame, node.count)
    limit = 1_000_000 if node.any_number else count
    if node.at_random or ("in stead" in frame.slots and game.chosen_blindly(frame, node.cards)):
        left = choices(game, frame, node, chooser, (), by_name)
        game.chance.shuffle(left)
        picked = tuple(left[:limit])
        game.chance_chose(frame, node, picked)
        finished = True
    if not finished and len(picked) < limit:
        cards = choices(game, frame, node, chooser, picked, by_name)
        forced = not (node.up_to or node.any_number or may_fail(game, node.cards))
        while forced and cards and len(picked) + len(cards) <= count:
            picked = (*picked, *cards)  # all of them: there is nothing to choose
            cards = choices(game, frame, node, chooser, picked, by_name) if len(picked) < count else []
        if cards:
            options = [Option("choose", card) for card in cards]
            if not forced and not game.must_be_chosen(cards, by_name):
                options.append(Option("done"))  # "up to" includes 0
            if picked:
                frame.set("picking", refs_of(game, list(picked)))
            frame.ask(game, chooser, "choose card", options)
            return
        if len(picked) < count and not node.up_to and not node.any_number:
            frame.fail()
    if len(picked) < count and not (node.up_to or node.any_number):
        frame.fail()
    if node.cards.zone in SEARCHED:
        game.found(frame, node, picked)
    found = refs_of(game, list(picked))
    frame.slots = {**frame.slots, "picking": (), node.slot: found}
    if count == 0 and not node.any_number:
        frame.set("none asked", (*frame.slots.get("none asked", ()), node.slot))
    outside = tuple(ref for ref in found if not game.in_play(ref[0]))
    if outside:
        frame.set("outside play", (*frame.slots.get("outside play", ()), *outside))
    for card in picked:
        if game.in_play(card):
            game.was_chosen(chooser, card, frame, by_name)


def none_asked(frame: Resolve, target: Any) -> bool:
    """Whether as many as 0 cards were to be chosen, so that there is nothing that could not be done."""
    return isinstance(target, n.That) and target.ref in frame.slots.get("none asked", ())


def _speak_of_all(game: Table, frame: Resolve, node: tuple[str, list[str]]) -> None:
    """Cards chosen one kind after another are spoken of together."""
    slot, parts = node
    frame.set(slot, tuple(dict.fromkeys(ref for part in parts for ref in frame.slots.get(part, ()))))


def _pick_player(game: Table, frame: Resolve, node: n.ChoosePlayer) -> None:
    answer = frame.answer(game)
    if node.any_number:
        _pick_players(game, frame, node, answer)
        return
    if answer is None:
        options = [Option("player", target=seat) for seat in seats_of(game, frame, node.among)]
        if options:
            frame.ask(game, frame.seat, "choose player", options)
        return
    frame.set("that player", answer.target)


def _pick_players(game: Table, frame: Resolve, node: n.ChoosePlayer, answer: Option | None) -> None:
    """One after another until it is enough."""
    if answer is None:
        frame.set("those players", ())
    elif answer.kind == "done":
        return
    else:
        frame.set("those players", (*frame.slots["those players"], answer.target))
    left = [seat for seat in seats_of(game, frame, node.among) if seat not in frame.slots["those players"]]
    if left:
        options = [Option("player", target=seat) for seat in left]
        frame.ask(game, frame.seat, "choose player", [*options, Option("done")])


SHARED.effects[n.ChoosePlayer] = _pick_player


@SHARED.effect(n.Repeat)
def _repeat(game: Table, frame: Resolve, node: n.Repeat) -> None:
    frame.cursor = 0


def ask_number(game: Table, frame: Resolve, seat: int, low: int, high: int) -> int | None:
    """A number from low to high, or None while the player is being asked."""
    answer = frame.answer(game)
    if answer is not None:
        return answer.number
    if high <= low:
        return low
    frame.ask(game, seat, "choose number", [Option("number", number=i) for i in range(high, low - 1, -1)])
    return None


__all__ = [
    "Op",
    "Program",
    "Resolve",
    "amount",
    "ask_number",
    "can",
    "choices",
    "compile_effects",
    "pick",
    "possible",
    "slot_refs",
]
