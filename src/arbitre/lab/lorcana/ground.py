"""The exercise of cards of Lorcana."""

from __future__ import annotations

from collections.abc import Iterable

from arbitre.games.lorcana import stats
from arbitre.games.lorcana.facts import Facts
from arbitre.games.lorcana.game import Lorcana
from arbitre.games.lorcana.zones import HAND, PLAY
from arbitre.kernel.game import InForce
from arbitre.lab.exercise.ground import Ground
from arbitre.lab.exercise.reach import Reach
from arbitre.lab.lorcana.decks import playable
from arbitre.lab.lorcana.positions import LorcanaStage


class LorcanaReach(Reach):
    from_zones = (PLAY,)
    on_zones = (PLAY, HAND)
    waiting_zones = (PLAY, HAND)

    def ways_of(self, facts: Facts) -> Iterable[str]:
        yield "play"
        if facts.shifts:
            yield "shift"
        if facts.is_song:
            yield "sing"
        if "Sing Together" in facts.keywords:
            yield "sing together"

    def holds(self, game: Lorcana, found: InForce) -> bool:
        return stats.in_force(game, found)


GROUND = Ground(
    name="lorcana",
    known=playable,
    stage=LorcanaStage,
    reach=LorcanaReach,
    names=lambda facts: facts.names,
    liking={"end turn": 3, "ink": 1, "yes": 6, "no": 2, "done": 2},
    losing=frozenset(("ink", "player", "hand over")),
)
