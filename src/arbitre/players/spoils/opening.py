"""What is decided before the first turn: with which resources a player starts (601.1b), and which cards of the opening
hand are exchanged (601.1f).

Weights are fitted to positions of turns and say little about this. Any card can become a resource (605), so few hands
are bad: what is exchanged is what could not be played for long, and resources beyond those of the first turns.
"""

from __future__ import annotations

from typing import Final

from arbitre.games.spoils.card import ICONS
from arbitre.games.spoils.game import Spoils
from arbitre.games.spoils.zones import DECK, HAND, PLAY
from arbitre.kernel.decision import Decision

FAR: Final = 2  # an icon that is lacking is as much as this many resources
DEAR: Final = 7  # a card that is as far away as this is exchanged
RESOURCES: Final = 4  # in an opening hand; with those in play and a card face-down enough for the first turns


def starting_resource(game: Spoils, decision: Decision) -> int:
    """The one with which the cards of the deck lack the fewest icons: in a deck of two trades one of each."""
    seat = decision.seat
    deck = [game.facts[card].threshold for card in game.zones[seat][DECK] if not game.facts[card].is_resource]
    found: list[int] = []
    for option in decision.options:
        have = icons(game, [*game.zones[seat][PLAY], option.card])
        found.append(sum([lacking(have, threshold) for threshold in deck]))
    return found.index(min(found))


def mulligan(game: Spoils, decision: Decision) -> int:
    """The next card that is to be exchanged; else that those are all."""
    away = exchanged(game, decision.seat)
    for place, option in enumerate(decision.options):
        if option.kind == "put away" and option.card in away:
            return place
    return next((place for place, option in enumerate(decision.options) if option.kind == "done"), 0)


def exchanged(game: Spoils, seat: int) -> list[int]:
    """The cards of an opening hand that are put away: those that are too far from being played, and of the resources
    those that there are most of, beyond what the first turns need."""
    hand = game.zones[seat][HAND]
    resources = [card for card in hand if game.facts[card].is_resource]
    have = icons(game, [*game.zones[seat][PLAY], *resources])
    away = [card for card in hand if card not in resources and far(game, card, have) >= DEAR]
    for _ in range(len(resources) - RESOURCES):
        spare = max(resources, key=lambda card: (sum([have[icon] for icon in game.facts[card].provides]), -card))
        resources.remove(spare)
        away.append(spare)
        have = icons(game, [*game.zones[seat][PLAY], *resources])
    return away


def far(game: Spoils, card: int, have: list[int]) -> int:
    """How far a card is from being played: its cost and the icons it lacks."""
    facts = game.facts[card]
    return facts.cost + FAR * lacking(have, facts.threshold)


def icons(game: Spoils, cards: list[int]) -> list[int]:
    """The icons that these resources provide face-up."""
    have = [0] * len(ICONS)
    for card in cards:
        for icon in game.facts[card].provides:
            have[icon] += 1
    return have


def lacking(have: list[int], threshold: tuple[int, ...]) -> int:
    return sum([max(0, need - there) for need, there in zip(threshold, have, strict=True)])
