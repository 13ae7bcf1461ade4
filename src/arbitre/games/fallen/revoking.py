"""Revoking Worshippers to play a Miracle or an Equipment: which can be, and what is left without them."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import TYPE_CHECKING

from arbitre.games.fallen import changing_zones, stats
from arbitre.games.fallen.sides import side
from arbitre.games.fallen.zones import ADORATION, PURGATORY
from arbitre.kernel.decision import NO_CARD

if TYPE_CHECKING:
    from arbitre.games.fallen.game import Fallen


def worshippers(game: Fallen, seat: int) -> list[int]:
    """The Temple is none of them, and can't be revoked (F1.6.6, F1.6.7). Not to be altered."""
    mine = game.sides[seat] or side(game, seat)
    found = mine.worshippers
    if found is None:
        facts = game.facts
        found = [card for card in game.zones[seat][ADORATION] if facts[card].type == "worshipper"]
        mine.worshippers = found
    return found


def revocable(game: Fallen, seat: int) -> list[int]:
    """Worshippers, and a Temple that says so of itself (F1.6.9); not what can't be destroyed (F3.14.1)."""
    able = worshippers(game, seat)
    if "RevokeThis" in game.in_force:
        temples = [found.source for found in game.in_force["RevokeThis"] if found.seat == seat]
        able = [*able, *(card for card in temples if game.zone_of[card] == ADORATION)]  # F1.6.9
    some, applied = "can't be destroyed" in game.in_force, game.applied
    return [
        card for card in able if not (some or applied[card]) or not stats.forbidden(game, card, "can't be destroyed")
    ]


def without(game: Fallen, card: int, gone: tuple[int, ...]) -> Fallen:
    """The game as it will be when these are revoked and the Miracle is in the Purgatory."""
    twin: Fallen = game.copy()
    changing_zones.destroy(twin, list(gone), "F1.15.3", as_cost=True)
    changing_zones.move(twin, [card], PURGATORY, "put into purgatory", "F1.15.8")
    return twin


def revocations(
    game: Fallen, seat: int, chosen: tuple[int, ...], wanted: int, apart: tuple[int, ...] = ()
) -> Iterator[tuple[int, ...]]:
    """The ways to go on revoking, in one order, with one card for all that are alike; `apart` are like no other."""
    left = unlike(game, [c for c in revocable(game, seat) if c not in chosen], apart, wanted - len(chosen))
    for more in itertools.combinations(left, wanted - len(chosen)):
        yield (*chosen, *more)


def unlike(game: Fallen, cards: list[int], apart: tuple[int, ...], number: int = 1) -> list[int]:
    """Only this many of the cards that are alike."""
    found: list[int] = []
    alike: dict[tuple[object, ...], int] = {}
    for card in cards:
        key = (game.facts[card].key, game.energy[card], game.exerted[card], card if card in apart else NO_CARD)
        alike[key] = alike.get(key, 0) + 1
        if alike[key] <= number:
            found.append(card)
    return found
