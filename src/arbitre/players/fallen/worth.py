"""What a position of 7 Fallen is worth to a seat: one number, made of the Deities, what stands on the lines, energy,
pages in hand, and what could be attacked next.

Whole numbers only, so that the same position is worth the same on every platform.
"""

from __future__ import annotations

from typing import Final

from arbitre.games.fallen import changing_zones, combat, linking, revoking, stats
from arbitre.games.fallen.game import Fallen
from arbitre.games.fallen.zones import ADORATION, DIVINE, FIRING, HAND, LIMBO, REAR
from arbitre.kernel.decision import NO_CARD
from arbitre.players.strangers import NONE

WON: Final = 1_000_000
VITALITY: Final = 14  # a point of a Deity's VF
LOW: Final = 10  # below this each point counts for more
LOW_VITALITY: Final = 10
MORTAL: Final = 120  # what it costs to be Mortal, besides all the vitality
FEATHER: Final = 250
ATTACK: Final = 10
LIFE: Final = 8
BODY: Final = 12  # a combatant at all
SHIELD: Final = 6
ABILITY: Final = 8
ENERGY: Final = 11  # a point of energy
SCARCE: Final = 12  # the first few count for more: without any, nothing can be played
SCARCE_ENERGY: Final = 4
WORSHIPPER: Final = 10
HOURGLASS: Final = 9
MARKER: Final = 6
PAGE: Final = 16  # in hand
PLENTY: Final = 6  # pages beyond this many will not be played soon
SPARE: Final = 4
WAITING: Final = 40  # an Archangel still in the Heavens
DANGER: Final = 45  # in percent, how much of what the opponent could do next counts


def worth(game: Fallen, seat: int, strangers: frozenset[int] = NONE) -> int:
    """The higher, the better for that seat."""
    if game.result is not None:
        winners = game.result.winners
        return WON if seat in winners else (-WON if winners else 0)
    other = 1 - seat
    total = holdings(game, seat) - holdings(game, other)
    total -= exposed(game, seat) * DANGER // 100
    total += exposed(game, other) * DANGER // 200
    return total


def deity(game: Fallen, seat: int) -> int:
    if game.mortal[seat]:
        return FEATHER * game.feathers[seat] - MORTAL
    card = game.deity[seat]
    left = max(0, stats.life(game, card) - game.damage[card])
    return FEATHER * game.feathers[seat] + VITALITY * left + LOW_VITALITY * min(left, LOW)


def holdings(game: Fallen, seat: int) -> int:
    total = deity(game, seat)
    energy = 0
    for zone in (ADORATION, REAR, FIRING):
        for card in game.zones[seat][zone]:
            energy += game.energy[card]
            total += in_play(game, card)
    total += ENERGY * energy + SCARCE_ENERGY * min(energy, SCARCE)
    total += WORSHIPPER * min(6, len(revoking.worshippers(game, seat)))
    hand = len(game.zones[seat][HAND]) + len(game.zones[seat][LIMBO])
    total += PAGE * min(hand, PLENTY) + SPARE * max(0, hand - PLENTY)
    if any(game.face_down[card] for card in game.zones[seat][DIVINE]):
        total += WAITING
    return total


def in_play(game: Fallen, card: int) -> int:
    facts = stats.printed(game, card)
    kind = stats.kind(game, card)
    markers = sum(number for name, number in game.markers[card] if not any(stats.adds(name)))
    abilities = ABILITY * (len(facts.triggers) + len(facts.statics) + len(facts.activations))
    if kind in ("angel", "familiar", "archangel"):
        total = BODY + ATTACK * stats.attack(game, card) + LIFE * max(0, stats.life(game, card) - game.damage[card])
        if kind == "archangel":
            total += BODY
        return total + min(abilities, 3 * ABILITY) + MARKER * markers
    if kind == "golem":
        return SHIELD * (1 + stats.shield(game, card) - game.damage[card]) + min(abilities, 2 * ABILITY)
    if kind == "equipment":
        return ABILITY + min(abilities, 2 * ABILITY)  # its attack counts with its Angel
    if kind == "blessing":
        return HOURGLASS * markers + min(abilities, 2 * ABILITY)
    return abilities // 2


def holds_out(game: Fallen, card: int) -> int:
    """How much damage a card can take, with its Golem."""
    golem = linking.golem_of(game, card)
    left = stats.limit(game, card) - game.damage[card]
    return left if golem == NO_CARD else left + stats.shield(game, golem) - game.damage[golem]


def exposed(game: Fallen, seat: int) -> int:
    """What the opponent's attackers could do to this side in their next attack phase, roughly."""
    theirs = [card for card in changing_zones.battlefield(game, 1 - seat) if _fights(game, card)]
    if not theirs:
        return 0
    blows = sorted((stats.attack(game, card) for card in theirs), reverse=True)
    total = 0
    for card in game.zones[seat][FIRING]:
        if stats.kind(game, card) in ("angel", "familiar") and blows[0] * 2 >= holds_out(game, card):
            total += in_play(game, card) // 2
    guards = len(combat.defenders(game, seat))
    through = sum(blows[:2]) if guards == 0 else sum(blows[guards : guards + 1])
    if game.mortal[seat]:
        return total + (FEATHER * 2 if through else 0)
    return total + VITALITY * through


def _fights(game: Fallen, card: int) -> bool:
    if stats.kind(game, card) not in ("angel", "familiar", "archangel"):
        return False
    return not (stats.has(game, card, "Gardien") or stats.has(game, card, "Pacifiste"))
