"""Effects that have a card played (6.1.7, 6.7.8), a character moved (4.7) or ink paid (6.1.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from arbitre.ability.match import (
    amount,
    refs_of,
    seats_of,
    target_cards,
)
from arbitre.ability.possible import reachable
from arbitre.ability.run import Resolve
from arbitre.games.lorcana import costs, play
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.effects.reading import can_be_played
from arbitre.games.lorcana.effects.vocabulary import VOCABULARY, seats
from arbitre.games.lorcana.facts import cost_part
from arbitre.games.lorcana.move import arrive, total_cost, why_not_move
from arbitre.games.lorcana.zones import PLAY

if TYPE_CHECKING:
    from arbitre.ability.table import Context
    from arbitre.games.lorcana.game import Lorcana


def _to_play(node: n.Play) -> n.Play:
    """Only cards that can be played can be chosen to be played (1.2.2)."""
    target = node.target
    if isinstance(target, n.Chosen):
        where = (*target.cards.where, n.Playable(node.free, node.way))
        cards = msgspec.structs.replace(target.cards, where=where)
        target = msgspec.structs.replace(target, cards=cards)
    return msgspec.structs.replace(node, target=target)


VOCABULARY.rewrite[n.Play] = _to_play


def _ink_first(node: n.IfYouDo) -> n.IfYouDo:
    """6.7.3.1: of what an effect requires, ink is paid before anything is chosen. 6.1.5: with ink all of it is a
    cost."""
    first = sorted(node.first, key=lambda effect: not isinstance(effect, n.PayInk))
    if first and isinstance(first[0], n.PayInk):
        first = [cost_part(part) for part in first]
    return msgspec.structs.replace(node, first=tuple(first))


VOCABULARY.rewrite[n.IfYouDo] = _ink_first
VOCABULARY.payments.add(n.PayInk)  # 6.1.5


@VOCABULARY.possible_if(n.Play)
def _can_play(game: Lorcana, ctx: Context, node: n.Play) -> bool:
    target = _to_play(node).target
    if isinstance(target, n.Chosen):
        return reachable(game, ctx, target)
    playable = n.Playable(node.free, node.way)
    who = seats_of(game, ctx, node.player)
    return any(
        game.owner[card] in who and can_be_played(game, ctx, playable, card) for card in target_cards(game, ctx, target)
    )


@VOCABULARY.effect(n.Play)
def _play(game: Lorcana, frame: Resolve, node: n.Play) -> None:
    """6.1.7, 6.7.8: the card is played while this resolves; what it causes waits. 6.1.11.1: "that card" is played only
    from where the effect knows it: once it has changed zones it is another object and is not found."""
    playable = n.Playable(node.free, node.way)  # 6.1.7, 6.7.8
    cards = [c for c in target_cards(game, frame, node.target) if game.zone_of[c] != PLAY]
    cards = [c for c in cards if can_be_played(game, frame, playable, c)]
    who = seats(game, frame, node.player)
    cards = [c for c in cards if game.owner[c] in who]  # nobody plays another player's card (7.4.1)
    if not cards:
        frame.fail()
        return
    for card in reversed(cards):  # the first one on top: it is played first
        seat = game.owner[card]
        if node.way == "play" and node.free:
            game.push(play.PlayACard(seat, card, "free", from_effect=True, exerted=node.exerted, then_to=node.then_to))
        else:
            game.push(play.PlayByEffect(seat, card, node.free, node.way, node.exerted, node.then_to))


@VOCABULARY.effect(n.MoveToLocation)
def _move_to_location(game: Lorcana, frame: Resolve, node: n.MoveToLocation) -> None:
    locations = target_cards(game, frame, node.location)
    moved: list[int] = []
    if locations:
        for card in target_cards(game, frame, node.target):
            seat = game.controller[card]
            cost = 0 if node.free else total_cost(game, card, locations[0])  # 4.7.3.2
            if why_not_move(game, seat, card, locations[0]) is None and cost <= game.ready_ink(seat):
                costs.pay_ink(game, seat, cost)
                arrive(game, card, locations[0], "4.7.4")
                moved.append(card)
    frame.set("moved", refs_of(game, moved))
    if not moved:
        frame.fail()


@VOCABULARY.possible_if(n.MoveToLocation)
def _can_move(game: Lorcana, ctx: Context, node: n.MoveToLocation) -> bool:
    if isinstance(node.target, n.Chosen | n.Both) or isinstance(node.location, n.Chosen):
        return True
    return any(
        why_not_move(game, game.controller[card], card, place) is None
        and (node.free or total_cost(game, card, place) <= game.ready_ink(game.controller[card]))
        for card in target_cards(game, ctx, node.target)
        for place in target_cards(game, ctx, node.location)
    )


@VOCABULARY.effect(n.PayInk)
def _pay_ink(game: Lorcana, frame: Resolve, node: n.PayInk) -> None:
    """1.5.2: a cost paid while an effect resolves, where the card's tree names it."""
    cost = amount(game, frame, node.amount)
    if game.ready_ink(frame.actor) < cost:
        frame.fail()
        return
    costs.pay_ink(game, frame.actor, cost)  # 6.7.3.1
    game.emit("pays", "6.1.5", frame.actor, frame.source, amount=cost)


@VOCABULARY.possible_if(n.PayInk)
def _can_pay_ink(game: Lorcana, ctx: Context, node: n.PayInk) -> bool:
    return game.ready_ink(ctx.actor) >= amount(game, ctx, node.amount)
