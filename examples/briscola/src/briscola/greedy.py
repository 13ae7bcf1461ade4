"""What the greedy player does: take a trick that is worth it as cheaply as possible, else throw the cheapest card."""

from __future__ import annotations

from typing import Final

from arbitre.kernel.decision import Decision
from briscola.game import TABLE, Briscola
from briscola.play import taker

TRUMP_PRICE: Final = 5
"""A trump is worth a few points more than it counts."""


def pick(game: Briscola, decision: Decision, seed: int) -> int:
    cards = [option.card for option in decision.options]
    return max(range(len(cards)), key=lambda place: _worth(game, decision.seat, cards[place]))


def _worth(game: Briscola, seat: int, card: int) -> tuple[int, int]:
    """The points won by a card, less what it is a pity to spend; of equals the lowest card."""
    facts = game.facts[card]
    order = [(seat + place) % game.number_of_seats for place in range(1, game.number_of_seats)]
    lying = [(other, game.zones[other][TABLE][0]) for other in order if game.zones[other][TABLE]]
    points = facts.points + sum(game.facts[other].points for _, other in lying)
    taken = bool(lying) and taker(game, [*lying, (seat, card)]) in game.side(seat)
    price = TRUMP_PRICE + facts.strength if facts.suit == game.trump else 0
    return ((points if taken else -points) - price, -facts.strength)
