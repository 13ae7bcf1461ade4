"""What a position of The Spoils is worth to a seat: one number, made of influence, characters, resources, cards in hand
and what could be attacked.

Whole numbers only, so that the same position is worth the same on every platform.
"""

from __future__ import annotations

from typing import Final

from arbitre.games.spoils import parties, stats
from arbitre.games.spoils.game import Spoils
from arbitre.games.spoils.zones import HAND, PLAY
from arbitre.players.strangers import NONE

WON: Final = 1_000_000
INFLUENCE: Final = 9  # one point of it
LOW: Final = 10  # below this each point counts for more
LOW_INFLUENCE: Final = 8
STRENGTH: Final = 9
LIFE: Final = 7
SPEED: Final = 4
BODY: Final = 14  # a character at all: it can stop a whole party
ABILITY: Final = 9
COVERT: Final = 8
TOKEN: Final = 5
RESOURCE: Final = (70, 70, 64, 60, 56, 50, 42, 32, 22, 12)  # what the first, second, ... resource is worth
MORE_RESOURCES: Final = 3
FREE: Final = 1  # a resource that can still be used for responses
ICON: Final = 2  # each kind of icon the player has
CARD: Final = 26  # a card that can't be seen
PLENTY: Final = 5  # cards in hand beyond this many will not be played soon
SPARE: Final = 8  # what each of those is worth
LACKING: Final = 7  # each icon a card in hand still lacks
DANGER: Final = 50  # in percent, how much of the damage counts that an opponent could do


def worth(game: Spoils, seat: int, strangers: frozenset[int] = NONE) -> int:
    """The higher, the better for that seat."""
    if game.result is not None:
        winners = game.result.winners
        return WON if seat in winners else (-WON if winners else 0)
    other = 1 - seat
    total = holdings(game, seat, True, strangers) - holdings(game, other, False)
    total -= exposed(game, seat) * points(game.influence[seat]) * DANGER // 100
    total += exposed(game, other) * points(game.influence[other]) * DANGER // 200
    return total


def points(influence: int) -> int:
    """What the next point of influence is worth to a player who has this much."""
    return INFLUENCE + (LOW_INFLUENCE if influence <= LOW else 0)


def all_points(influence: int) -> int:
    return influence * INFLUENCE + min(influence, LOW) * LOW_INFLUENCE


def holdings(game: Spoils, seat: int, own: bool, strangers: frozenset[int] = NONE) -> int:
    """What a player has."""
    total = all_points(game.influence[seat])
    number = len(stats.resources(game, seat))
    total += sum(RESOURCE[:number]) + max(0, number - len(RESOURCE)) * MORE_RESOURCES
    have = stats.icons(game, seat)
    total += ICON * sum(min(icons, 4) for icons in have[:5])
    for card in game.zones[seat][PLAY]:
        total += in_play(game, card)
    hand = game.zones[seat][HAND]
    if not own:
        return total + CARD * min(len(hand), PLENTY) + SPARE * max(0, len(hand) - PLENTY)
    values = [CARD if card in strangers else in_hand(game, card, number, have) for card in hand]
    values.sort(reverse=True)
    total += sum(values[:PLENTY]) + SPARE * len(values[PLENTY:])
    return total + FREE * len(stats.free_resources(game, seat))


def in_hand(game: Spoils, card: int, resources: int, have: tuple[int, ...]) -> int:
    """A card in the player's own hand: more if it can be played soon."""
    facts = game.facts[card]
    if facts.is_resource:
        return 14
    lacking = sum(max(0, need - there) for need, there in zip(facts.threshold, have, strict=True))
    return max(10, 22 + 2 * min(facts.cost, 8) - 5 * max(0, facts.cost - resources - 1) - LACKING * lacking)


def in_play(game: Spoils, card: int) -> int:
    """A card on the table, resources aside."""
    facts = game.facts[card]
    if game.face_down[card]:
        return 0
    total = TOKEN * game.tokens[card]
    if stats.is_a(game, card, "character"):
        return total + character(game, card)
    abilities = ABILITY * (len(facts.triggers) + len(facts.statics) + len(facts.activations))
    if facts.type == "location":
        return total + 20 + 3 * (stats.stat(game, card, "structure") - game.damage[card]) + abilities
    if facts.type == "item":
        return total + 16 + 3 * facts.cost + abilities
    return 0


def character(game: Spoils, card: int) -> int:
    facts = game.facts[card]
    total = BODY + STRENGTH * stats.stat(game, card, "strength") + LIFE * stats.stat(game, card, "life")
    total += SPEED * stats.stat(game, card, "speed")
    total += ABILITY * (len(facts.triggers) + len(facts.statics) + len(facts.activations))
    if stats.has(game, card, "Covert"):
        total += COVERT
    return total


def exposed(game: Spoils, seat: int) -> int:
    """How much an opponent could inflict to a faction in their next turn: one attack with each character, and each
    undepleted character of this side stops one, the strongest first."""
    mine = [card for card in game.zones[seat][PLAY] if stats.is_a(game, card, "character")]
    able = sum(not game.exerted[card] and not stats.forbidden(game, card, "can't block") for card in mine)
    theirs = [card for card in game.zones[1 - seat][PLAY] if stats.is_a(game, card, "character")]
    strengths = sorted((stats.stat(game, card, "strength") for card in theirs if _may_attack(game, card)), reverse=True)
    return min(sum(strengths[able:]), game.influence[seat])


def _may_attack(game: Spoils, card: int) -> bool:
    """In their own turn they can attack now or not; in the other's all of them are restored before they do."""
    if game.active == game.controller[card]:
        return parties.can_attack(game, card)
    return not stats.forbidden(game, card, "can't attack")
