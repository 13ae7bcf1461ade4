"""Pairs: Golems and Equipment linked to Angels; what is linked moves between the lines together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbitre.games.fallen import stats
from arbitre.games.fallen.sides import linked
from arbitre.games.fallen.zones import FIRING, LINES, REAR
from arbitre.kernel.decision import NO_CARD

if TYPE_CHECKING:
    from arbitre.games.fallen.game import Fallen


def link(game: Fallen, card: int, host: int) -> None:
    """A Golem or an Equipment is linked to an Angel, and is where the Angel is (F1.13.3), not over it (F5.76.3). Both
    stay what they are (F1.13.9, F1.13.11). An attack on that Golem goes on against the pair: against its Angel
    (F1.13.16, F1.13.17)."""
    game.host[card] = host
    game.under[host] = (*game.under[host], card)  # F1.13.9, F1.13.11, F5.76.3
    linked(game, card)
    line = game.zone_of[host]  # F1.13.3
    if game.zone_of[card] != line and game.zone_of[card] in LINES:
        game.shift(card, game.controller[card], line)
    fight = game.combat
    if fight is not None and card in fight.defending:  # F1.13.16, F1.13.17
        others = dict.fromkeys([host if other == card else other for other in fight.defending])
        game.combat = fight.against(tuple(others), fight.at_deity)
    game.emit("linked", "F1.13.2", game.controller[card], card, other=host)


def unlink(game: Fallen, card: int) -> None:
    host = game.host[card]
    if host != NO_CARD:
        game.under[host] = tuple(other for other in game.under[host] if other != card)
        game.host[card] = NO_CARD
        linked(game, card)


def golem_of(game: Fallen, card: int) -> int:
    """The Golem linked to an Angel: one at most (F1.13.4)."""
    for other in game.under[card]:
        if stats.is_a(game, other, "golem"):  # F1.13.4
            return other
    return NO_CARD


def to_line(game: Fallen, cards: list[int], line: int, rule: str) -> list[int]:
    """Between the lines a card stays the same object. What is linked moves with it (F1.13.15)."""
    moved: list[int] = []
    for card in cards:
        group = [card, *game.under[card]]
        if game.host[card] != NO_CARD:
            host = game.host[card]
            group = [host, *game.under[host]]
        for one in group:
            if one in moved or game.zone_of[one] == line or game.zone_of[one] not in LINES:
                continue
            game.shift(one, game.controller[one], line)
            moved.append(one)
    for card in moved:
        game.emit("moves", rule, game.controller[card], card, origin=REAR if line == FIRING else FIRING, to=line)
    if moved:
        game.stir()
    return moved
