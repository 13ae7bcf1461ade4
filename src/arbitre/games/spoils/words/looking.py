"""Effects that show something: look, reveal, name a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbitre.ability import nodes as n
from arbitre.ability.match import amount, fits, refs_of, seats_of, target_cards
from arbitre.ability.run import Resolve
from arbitre.games.spoils.words.vocabulary import WORDS
from arbitre.games.spoils.zones import DECK, HAND
from arbitre.kernel.decision import Option

if TYPE_CHECKING:
    from arbitre.ability.table import Context
    from arbitre.games.spoils.game import Spoils


def _looked(game: Spoils, frame: Resolve, found: list[int]) -> None:
    frame.slots = {**frame.slots, "looked": refs_of(game, found), "taken": (), "looker": frame.seat}
    if not found:
        frame.fail()
        return
    game.emit("looks", "403.1a", seat=frame.seat, amount=len(found), cards=tuple(found), seen=1 << frame.seat)


@WORDS.effect(n.Look)
def _look(game: Spoils, frame: Resolve, node: n.Look) -> None:
    number = amount(game, frame, node.amount)
    _looked(game, frame, [c for seat in seats_of(game, frame, node.player) for c in game.top_cards(seat, number)])


@WORDS.effect(n.LookAtZone)
def _look_at_zone(game: Spoils, frame: Resolve, node: n.LookAtZone) -> None:
    _looked(game, frame, [c for seat in seats_of(game, frame, node.player) for c in game.zones[seat][HAND]])


@WORDS.possible_if(n.Look, n.RevealTop, n.RevealUntil)
def _has_deck(game: Spoils, ctx: Context, node: n.Look | n.RevealTop | n.RevealUntil) -> bool:
    return any(game.zones[seat][DECK] for seat in seats_of(game, ctx, node.player))


@WORDS.possible_if(n.LookAtZone, n.RevealHand)
def _has_hand(game: Spoils, ctx: Context, node: n.LookAtZone | n.RevealHand) -> bool:
    return any(game.zones[seat][HAND] for seat in seats_of(game, ctx, node.player))


def _show(game: Spoils, frame: Resolve, cards: list[int]) -> None:
    if not cards:
        frame.fail()
        return
    frame.set("shown", (*frame.slots.get("shown", ()), *refs_of(game, cards)))
    game.emit("reveals", "402.1", frame.actor, cards[0], amount=len(cards), cards=tuple(cards))


@WORDS.effect(n.Reveal)
def _reveal(game: Spoils, frame: Resolve, node: n.Reveal) -> None:
    _show(game, frame, target_cards(game, frame, node.target))


@WORDS.effect(n.RevealTop)
def _reveal_top(game: Spoils, frame: Resolve, node: n.RevealTop) -> None:
    number = amount(game, frame, node.amount)
    found = [c for seat in seats_of(game, frame, node.player) for c in game.top_cards(seat, number)]
    if node.amount == 1:
        frame.set("it", refs_of(game, found))
    else:
        frame.slots = {**frame.slots, "looked": refs_of(game, found), "taken": ()}
    _show(game, frame, found)


@WORDS.effect(n.RevealUntil)
def _reveal_until(game: Spoils, frame: Resolve, node: n.RevealUntil) -> None:
    found: list[int] = []
    hit: list[int] = []
    for seat in seats_of(game, frame, node.player):
        for card in reversed(game.zones[seat][DECK]):
            found.append(card)
            if fits(game, frame, node.cards, card):
                hit.append(card)
                break
    before = [card for card in found if card not in hit]
    frame.slots = {**frame.slots, "it": refs_of(game, hit), "looked": refs_of(game, before), "taken": ()}
    _show(game, frame, found)


@WORDS.effect(n.RevealHand)
def _reveal_hand(game: Spoils, frame: Resolve, node: n.RevealHand) -> None:
    for seat in seats_of(game, frame, node.player):
        cards = tuple(game.zones[seat][HAND])
        frame.set("shown", (*frame.slots.get("shown", ()), *refs_of(game, list(cards))))
        game.emit("reveals hand", "402.1", seat=seat, amount=len(cards), cards=cards)


@WORDS.effect(n.NameCard)
def _name_card(game: Spoils, frame: Resolve, node: n.NameCard) -> None:
    answer = frame.answer(game)
    if answer is None:
        frame.ask(game, frame.seat, "name a card", [Option("name", number=i) for i in range(len(game.names))])
        return
    frame.set("named", game.names[answer.number])
    game.emit("names", "201.1b", frame.seat, frame.source, word=game.names[answer.number])
