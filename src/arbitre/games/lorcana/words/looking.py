"""Effects that show something: look, reveal (6.1.14), name a card (5.2.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbitre.ability import nodes as n
from arbitre.ability.match import (
    amount,
    refs_of,
    seats_of,
    target_cards,
)
from arbitre.ability.run import Resolve
from arbitre.games.lorcana.words.vocabulary import WORDS, has_top, seats
from arbitre.games.lorcana.zones import HAND
from arbitre.kernel.decision import Option

if TYPE_CHECKING:
    from arbitre.ability.table import Context
    from arbitre.games.lorcana.game import Lorcana


@WORDS.effect(n.Look)
def _look(game: Lorcana, frame: Resolve, node: n.Look) -> None:
    number = amount(game, frame, node.amount)
    found: list[int] = []
    for seat in seats(game, frame, node.player):
        found.extend(game.top_cards(seat, number))
    frame.slots = {**frame.slots, "looked": refs_of(game, found), "taken": ()}
    if not found:
        frame.fail()
        return
    game.emit("looks", "7.1.3", seat=frame.seat, amount=len(found), cards=tuple(found), seen=1 << frame.seat)


@WORDS.possible_if(n.Look)
def _can_look(game: Lorcana, ctx: Context, node: n.Look) -> bool:
    return any(has_top(game, seat) for seat in seats_of(game, ctx, node.player))


@WORDS.effect(n.Reveal)
def _reveal(game: Lorcana, frame: Resolve, node: n.Reveal) -> None:
    """6.1.14.1: everybody sees the face."""
    cards = target_cards(game, frame, node.target)
    if not cards:
        frame.fail()
        return
    frame.set("shown", (*frame.slots.get("shown", ()), *refs_of(game, cards)))
    game.emit("reveals", "6.1.14.1", frame.seat, cards[0], amount=len(cards), cards=tuple(cards))


@WORDS.effect(n.RevealTop)
def _reveal_top(game: Lorcana, frame: Resolve, node: n.RevealTop) -> None:
    found: list[int] = []
    for seat in seats(game, frame, node.player):
        found.extend(game.top_cards(seat, 1))
    shown = (*frame.slots.get("shown", ()), *refs_of(game, found))
    frame.slots = {**frame.slots, "it": refs_of(game, found), "shown": shown}
    if not found:
        frame.fail()
        return
    game.emit("reveals", "6.1.14.1", frame.seat, found[0], amount=1, cards=tuple(found))


@WORDS.possible_if(n.RevealTop)
def _can_reveal_top(game: Lorcana, ctx: Context, node: n.RevealTop) -> bool:
    return any(has_top(game, seat) for seat in seats_of(game, ctx, node.player))


@WORDS.effect(n.RevealHand)
def _reveal_hand(game: Lorcana, frame: Resolve, node: n.RevealHand) -> None:
    """7.1.3: while it is revealed the hand is not private."""
    for seat in seats(game, frame, node.player):
        cards = tuple(game.zones[seat][HAND])
        frame.set("shown", (*frame.slots.get("shown", ()), *refs_of(game, list(cards))))
        game.emit("reveals hand", "6.1.14.1", seat=seat, amount=len(cards), cards=cards)


@WORDS.effect(n.NameCard)
def _name_card(game: Lorcana, frame: Resolve, node: n.NameCard) -> None:
    answer = frame.answer(game)
    if answer is None:
        options = [Option("name", number=i) for i in range(len(game.names))]
        frame.ask(game, frame.seat, "name a card", options)
        return
    frame.set("named", game.names[answer.number])
    game.emit("names", "5.2.6", frame.seat, frame.source, word=game.names[answer.number])
