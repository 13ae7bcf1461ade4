"""The exercise of cards of The Spoils."""

from __future__ import annotations

from collections.abc import Iterable

from arbitre.ability.run import Program
from arbitre.games.spoils import nodes as n
from arbitre.games.spoils import stats
from arbitre.games.spoils.facts import Facts
from arbitre.games.spoils.game import Spoils
from arbitre.games.spoils.zones import FACTION, HAND, PLAY, PLAYED
from arbitre.kernel.game import InForce
from arbitre.lab.exercise.ground import Ground
from arbitre.lab.exercise.reach import Reach, programs
from arbitre.lab.spoils.positions import SpoilsStage


class SpoilsReach(Reach):
    from_zones = (PLAY, FACTION)
    on_zones = (PLAY, FACTION, HAND, PLAYED)
    waiting_zones = (PLAY, HAND, PLAYED)

    def ways_of(self, facts: Facts) -> Iterable[str]:
        if facts.is_resource:
            yield "face up"  # 605.1b
        elif not facts.is_faction:
            yield "play"
        if "Flip Up" in facts.keywords:
            yield "flip up"

    def programs_of(self, facts: Facts) -> Iterable[Program]:
        """A cost that is nothing but a number is paid and not carried out (`Costs.sure`)."""
        for program in programs(facts):
            if not all(isinstance(op.node, n.Pay) and isinstance(op.node.amount, int) for op in program.ops):
                yield program

    def holds(self, game: Spoils, found: InForce) -> bool:
        return not game.face_down[found.source] and stats.in_force(game, found)


GROUND = Ground(
    name="spoils",
    stage=SpoilsStage,
    reach=SpoilsReach,
    picks=70,  # responses are decisions too
    liking={"end turn": 3, "pass": 4, "pass for the turn": 0, "yes": 6, "no": 2, "done": 2, "attack": 6},
    losing=frozenset(("face down", "pay with", "player")),
)
