"""The cards that abilities in force bear on: what is told of these has to be worked out, that of others is printed."""

from __future__ import annotations

from arbitre.ability.match import NO_ZONES, candidates
from arbitre.ability.nodes import Select
from arbitre.ability.table import Table


def reached(game: Table, words: frozenset[str], like_play: tuple[int, ...] = (), by_zone: bool = False) -> list[int]:
    """Those in play of which an ability in force under one of these words speaks, whether it applies now or not.
    `like_play`: zones whose cards may be meant where cards in play are. `by_zone`: what is said of cards in another
    zone is said of none elsewhere."""
    found: list[int] = []
    force = game.in_force
    for word in force:
        if word in words:
            for one in force[word]:
                cards = one.ability.effect.cards
                if type(cards) is str:
                    found.append(one.source)
                elif type(cards) is not Select or cards.among:
                    found += _all(game)
                elif cards.zone == "play":
                    found += candidates(game, one, cards)
                    for zones in game.zones:
                        for zone in like_play:
                            found += zones[zone]
                elif by_zone and cards.zone not in NO_ZONES:
                    found += candidates(game, one, cards)
                else:
                    found += _all(game)
    return found


def _all(game: Table) -> list[int]:
    """Whoever lies anywhere."""
    return [card for zones in game.zones for there in zones for card in there]
