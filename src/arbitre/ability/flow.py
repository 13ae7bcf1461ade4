"""How an effect proceeds: jumps, conditions, "may", one of several ways, for each player, for each card."""

from __future__ import annotations

from typing import Any

from arbitre.ability import nodes as n
from arbitre.ability.choosing import chooser_of
from arbitre.ability.match import holds, refs_of, seats_of, target_cards
from arbitre.ability.offering import offer
from arbitre.ability.possible import begins, can, partly, possible
from arbitre.ability.run import Resolve
from arbitre.ability.table import Ref, Table
from arbitre.kernel.decision import Option


def jump(game: Table, frame: Resolve, node: None) -> None:
    frame.jump()


def test(game: Table, frame: Resolve, node: Any) -> None:
    if not holds(game, frame, node):  # 6.2.4, 6.5.6, 6.7.2.1
        frame.jump()


def ask_may(game: Table, frame: Resolve, node: n.May) -> None:
    """The player chooses whether it happens; if it could do nothing, nothing is asked (6.1.4, 6.1.5.1)."""
    answer = frame.answer(game)
    if answer is None:
        if node.effects and not can(game, frame, node.effects[0]):
            frame.decline()
            frame.jump()
            return
        game.ask_for(frame, chooser_of(game, frame, node.by), "may", yes_or_no(game, frame, node.effects))
    elif answer.kind == "no":
        frame.decline()  # 6.1.5.1
        frame.jump()  # past this sentence alone: 6.2.5


def yes_or_no(game: Table, frame: Resolve, effects: tuple[Any, ...]) -> list[Option]:
    """What a player may do can be declined, unless it begins with a choice that has to be made."""
    if effects and isinstance(effects[0], n.Choose) and game.must_choose(frame, effects[0].target):
        return [offer("yes")]
    return [offer("yes"), offer("no")]


def begin_if_you_do(game: Table, frame: Resolve, node: n.IfYouDo) -> None:
    """[A] is needed in full, and with "may" it is a choice (6.1.5, 6.1.5.1, 402.5b). What is required is done as far as
    possible, even if [B] can't follow (1.2.3, 402.5)."""
    answer = frame.answer(game)
    if answer is None:
        if not possible(game, frame, node.first):
            if node.may:
                frame.decline()
            else:
                frame.fail()
            if node.may or all_or_nothing(game, frame, node.first):
                frame.jump()
            return
        if node.may:
            game.ask_for(frame, chooser_of(game, frame, node.by), "may", yes_or_no(game, frame, node.first))
            return
    elif answer.kind == "no":
        frame.decline()
        frame.jump()
        return
    frame.set("failed", False)


def all_or_nothing(game: Table, frame: Resolve, effects: tuple[Any, ...]) -> bool:
    """Whether nothing of this happens where not all of it can: it is a cost, or the game does no effect in part."""
    paid = frame.slots.get("paying") or any(type(effect) in game.vocabulary.payments for effect in effects)
    return game.whole_effects or bool(paid)


def check_done(game: Table, frame: Resolve, node: None) -> None:
    if frame.slots.get("failed"):  # 6.1.5.1, 402.5b
        frame.jump()


def ask_one(game: Table, frame: Resolve, node: n.ChooseOne) -> None:
    """One of them must be chosen; one that can't be done can't be chosen (6.1.5.2)."""
    answer = frame.answer(game)
    if answer is None:
        open_ones = [i for i, option in enumerate(node.options) if node.words or begins(game, frame, option)]
        if not open_ones:  # as much as there is of one of them
            open_ones = [i for i, option in enumerate(node.options) if partly(game, frame, option)]
        if not open_ones and game.as_much_as_possible:
            open_ones = [i for i, option in enumerate(node.options) if any(can(game, frame, one) for one in option)]
        if not open_ones:
            frame.fail()
            frame.jump()
            return
        options = [offer("mode", number=i) for i in open_ones]
        game.ask_for(frame, chooser_of(game, frame, node.by), "choose one", options)
        return
    op = frame.program.ops[frame.cursor - 1]
    frame.cursor = op.starts[answer.number]


def begin_players(game: Table, frame: Resolve, node: tuple[str, str]) -> None:
    """The active player first, then the others in turn order (6.7.6, 402.2)."""
    # 6.7.6, 402.2
    frame.slots = {**frame.slots, node[0]: seats_of(game, frame, node[1]), node[0] + " before": frame.actor}


def next_player(game: Table, frame: Resolve, name: str) -> None:
    waiting = frame.slots[name]
    if not waiting:
        frame.actor = frame.slots[name + " before"]
        frame.jump()
        return
    frame.actor = waiting[0]
    frame.set(name, waiting[1:])


def begin_cards(game: Table, frame: Resolve, node: tuple[str, Any]) -> None:
    found = refs_of(game, target_cards(game, frame, node[1]))
    frame.slots = {**frame.slots, node[0]: found, node[0] + " before": frame.slots.get("it", ())}


def next_card(game: Table, frame: Resolve, name: str) -> None:
    waiting: tuple[Ref, ...] = frame.slots[name]
    if not waiting:
        frame.set("it", frame.slots[name + " before"])
        frame.jump()
        return
    frame.slots = {**frame.slots, "it": waiting[:1], name: waiting[1:]}


def forget(game: Table, frame: Resolve, name: str) -> None:
    frame.set(name, ())


def gather(game: Table, frame: Resolve, slot: str) -> None:
    frame.set(f"all {slot}", (*frame.slots[f"all {slot}"], *frame.slots.get(slot, ())))


def settle(game: Table, frame: Resolve, slot: str) -> None:
    frame.set(slot, frame.slots[f"all {slot}"])


def tell(game: Table, frame: Resolve, slot: str) -> None:
    frame.set("tally done", len(frame.slots[slot]))
