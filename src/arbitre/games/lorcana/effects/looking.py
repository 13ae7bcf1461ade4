"""Effects that show something: look, reveal (6.1.14), name a card (5.2.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbitre.ability.match import (
    amount,
    candidates,
    refs_of,
    seats_of,
    target_cards,
)
from arbitre.ability.run import Resolve
from arbitre.ability.showing import dig, look_at
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.effects.vocabulary import VOCABULARY, has_top, seats
from arbitre.games.lorcana.offering import offer
from arbitre.games.lorcana.zones import HAND, INKWELL
from arbitre.kernel.knowledge import look, reveal

if TYPE_CHECKING:
    from arbitre.ability.table import Context
    from arbitre.games.lorcana.game import Lorcana


def _tops(game: Lorcana, frame: Resolve, node: n.Look | n.RevealTop) -> list[int]:
    number = amount(game, frame, node.amount)
    return [card for seat in seats(game, frame, node.player) for card in game.top_cards(seat, number)]


@VOCABULARY.effect(n.Look)
def _look(game: Lorcana, frame: Resolve, node: n.Look) -> None:
    look_at(game, frame, _tops(game, frame, node), "7.1.3")


@VOCABULARY.possible_if(n.Look)
def _can_look(game: Lorcana, ctx: Context, node: n.Look) -> bool:
    return any(has_top(game, seat) for seat in seats_of(game, ctx, node.player))


@VOCABULARY.effect(n.LookAtZone)
def _look_at_zone(game: Lorcana, frame: Resolve, node: n.LookAtZone) -> None:
    """7.1.3: private cards are known only to those whom an effect lets look at them."""
    zone = HAND if node.zone == "hand" else INKWELL
    found = [card for seat in seats(game, frame, node.player) for card in game.zones[seat][zone]]
    look_at(game, frame, found, "7.1.3")


@VOCABULARY.possible_if(n.LookAtZone)
def _can_look_at_zone(game: Lorcana, ctx: Context, node: n.LookAtZone) -> bool:
    zone = HAND if node.zone == "hand" else INKWELL
    return any(game.zones[seat][zone] for seat in seats_of(game, ctx, node.player))


def search(game: Lorcana, frame: Resolve, choice: n.Chosen) -> None:
    """7.2.2: nobody knows the cards of a deck except, while the effect lasts, the player who searches it."""
    found = candidates(game, frame, n.Select(whose=choice.cards.whose, zone="deck"))
    seat = next(iter(seats_of(game, frame, choice.by)), frame.seat)
    frame.slots = {**frame.slots, "looked": refs_of(game, found), "taken": (), "looker": seat}
    look(game, seat, found)
    game.emit("searches", "7.2.2", seat=seat, amount=len(found), cards=tuple(found))


@VOCABULARY.effect(n.Reveal)
def _reveal(game: Lorcana, frame: Resolve, node: n.Reveal) -> None:
    """6.1.14.1: everybody sees the face."""
    _show(game, frame, target_cards(game, frame, node.target))


@VOCABULARY.effect(n.RevealTop)
def _reveal_top(game: Lorcana, frame: Resolve, node: n.RevealTop) -> None:
    found = _tops(game, frame, node)
    if node.amount == 1:
        frame.set("it", refs_of(game, found))
    else:
        frame.slots = {**frame.slots, "looked": refs_of(game, found), "taken": ()}
    _show(game, frame, found)


def _show(game: Lorcana, frame: Resolve, cards: list[int]) -> None:
    """6.1.14.1, 6.1.14.2: all players see these cards for as long as the effect is being carried out."""
    if not cards:
        frame.fail()
        return
    frame.set("shown", (*frame.slots.get("shown", ()), *refs_of(game, cards)))  # 6.1.14.2
    reveal(game, cards)
    game.emit("reveals", "6.1.14.1", frame.actor, cards[0], amount=len(cards), cards=tuple(cards))


@VOCABULARY.effect(n.RevealUntil)
def _reveal_until(game: Lorcana, frame: Resolve, node: n.RevealUntil) -> None:
    """6.1.14.1: one card after another, down to the first that fits, or to the bottom of the deck."""
    those = seats(game, frame, node.player)
    for seat in those:
        game.top_cards(seat, 1)  # an empty deck may be made anew (10.2.5)
    _show(game, frame, dig(game, frame, node, those))


@VOCABULARY.possible_if(n.RevealTop, n.RevealUntil)
def _can_reveal_top(game: Lorcana, ctx: Context, node: n.RevealTop | n.RevealUntil) -> bool:
    return any(has_top(game, seat) for seat in seats_of(game, ctx, node.player))


@VOCABULARY.effect(n.RevealHand)
def _reveal_hand(game: Lorcana, frame: Resolve, node: n.RevealHand) -> None:
    """7.1.3: while it is revealed the hand is not private."""
    for seat in seats(game, frame, node.player):
        cards = tuple(game.zones[seat][HAND])
        frame.set("shown", (*frame.slots.get("shown", ()), *refs_of(game, list(cards))))
        reveal(game, cards)
        game.emit("reveals hand", "6.1.14.1", seat=seat, amount=len(cards), cards=cards)


@VOCABULARY.effect(n.NameCard)
def _name_card(game: Lorcana, frame: Resolve, node: n.NameCard) -> None:
    answer = frame.answer(game)
    if answer is None:
        options = [offer("name", number=i) for i in range(len(game.names))]
        game.ask_for(frame, frame.seat, "name a card", options)
        return
    frame.set("named", game.names[answer.number])
    game.emit("names", "5.2.6", frame.seat, frame.source, word=game.names[answer.number])
