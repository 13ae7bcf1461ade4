"""The cards that abilities in force bear on: what is told of these has to be worked out, that of others is printed."""

from __future__ import annotations

from arbitre.ability.match import candidates
from arbitre.ability.nodes import Select
from arbitre.ability.table import Table


def reached(game: Table, words: frozenset[str]) -> list[int]:
    """Those in play of which an ability in force under one of these words speaks, whether it applies now or not."""
    found: list[int] = []
    force = game.in_force
    for word in force:
        if word in words:
            for one in force[word]:
                cards = one.ability.effect.cards
                if type(cards) is str:
                    found.append(one.source)
                elif type(cards) is Select and cards.zone == "play" and not cards.among:
                    found += candidates(game, one, cards)
                else:  # whoever lies anywhere
                    for zones in game.zones:
                        for there in zones:
                            found += there
    return found
