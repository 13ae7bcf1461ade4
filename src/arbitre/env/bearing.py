"""The cards that abilities in force bear on: what is told of these has to be worked out, that of others is printed."""

from __future__ import annotations

from arbitre.ability.match import NO_ZONES, candidates
from arbitre.ability.nodes import Select
from arbitre.ability.table import Table


def reached(game: Table, words: frozenset[str], by_zone: bool = False) -> list[int]:
    """Those in play of which an ability in force under one of these words speaks, whether it applies now or not.
    `by_zone`: what is said of cards in some zone is said of no others."""
    found: list[int] = []
    force = game.in_force
    for word in force:
        if word in words:
            for one in force[word]:
                cards = one.ability.effect.cards
                if type(cards) is str:
                    found.append(one.source)
                elif (
                    type(cards) is Select
                    and not cards.among
                    and (cards.zone == "play" or (by_zone and cards.zone not in NO_ZONES))
                ):
                    found += candidates(game, one, cards)
                else:  # whoever lies anywhere
                    for zones in game.zones:
                        for there in zones:
                            found += there
    return found
