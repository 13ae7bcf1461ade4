"""The exercise of cards of 7 Fallen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from arbitre.ability.parts import StaticPart
from arbitre.ability.run import Program
from arbitre.games.fallen import nodes as n
from arbitre.games.fallen import stats
from arbitre.games.fallen.facts import Facts
from arbitre.games.fallen.game import Fallen
from arbitre.games.fallen.zones import ADORATION, DIVINE, FIRING, HAND, LIMBO, PURGATORY, REAR
from arbitre.kernel.game import InForce
from arbitre.lab.exercise.ground import Ground
from arbitre.lab.exercise.needs import parts
from arbitre.lab.exercise.reach import Reach
from arbitre.lab.fallen.positions import FallenStage

IN_PLAY = (REAR, FIRING, ADORATION, DIVINE)  # the Deity counts as in play


class FallenReach(Reach):
    from_zones = IN_PLAY
    on_zones = (*IN_PLAY, HAND, LIMBO, PURGATORY)
    waiting_zones = (REAR, FIRING, HAND, LIMBO)

    def ways_of(self, facts: Facts) -> Iterable[str]:
        if facts.type in ("angel", "golem", "miracle", "equipment", "blessing") and "Invocation" not in facts.keywords:
            yield "play"
        if facts.type in ("worshipper", "archangel"):
            yield facts.type
        if facts.data.storm is not None or "Tempête" in facts.keywords:
            yield "storm"
        if "Bourrasque" in facts.keywords:
            yield "gust"
        if "Phoenix" in facts.keywords:
            yield "phoenix"

    def programs_of(self, facts: Facts) -> Iterable[Program]:
        """Of a Miracle's costs, targets and the rest are paid each in its time (F1.15.12); of all others, together."""
        rerouting = [*reroutes(facts.data.abilities)]
        for program in super().programs_of(facts):
            if any(program.tree is effects for effects in rerouting):
                continue  # it only says where the card goes (`replacing.rerouted`)
            in_parts = facts.type == "miracle" and "#effect" in program.key
            if not program.key.endswith(" cost" if in_parts else (" targets", " costs")):
                yield program

    def parts_of(self, facts: Facts) -> list[StaticPart]:
        return [*dict.fromkeys(part for _, part in facts.statics), *facts.self_statics]

    def alone(self, part: StaticPart) -> bool:
        return part in self.facts.self_statics

    def holds(self, game: Fallen, found: InForce) -> bool:
        return not game.face_down[found.source] and stats.in_force(game, found)


def reroutes(node: Any) -> Iterator[tuple[n.Effect, ...]]:
    """What happens to destroyed cards instead of their going to the Purgatory, where that is all: nothing is carried
    out, they go there at once (F6.9.1, F6.9.4)."""
    if isinstance(node, tuple):
        for part in node:
            yield from reroutes(part)
    elif isinstance(node, n.Node):
        if isinstance(node, n.Instead) and node.event == "destroyed" and not node.may and len(node.effects) == 1:
            only = node.effects[0]
            if isinstance(only, n.RemoveFromGame | n.PutIntoLimbo) and only.target == n.That("it"):
                yield node.effects
        for part in parts(node):
            yield from reroutes(part)


GROUND = Ground(
    name="fallen",
    stage=FallenStage,
    reach=FallenReach,
    picks=90,  # Contemplations and responses are decisions too
    liking={
        "announce attack": 2,
        "end turn": 3,
        "pass": 4,
        "pass for the turn": 0,
        "yes": 6,
        "no": 2,
        "done": 2,
        "attack": 6,
        "attack deity": 6,
        "no attack": 1,
        "top": 1,
        "bottom": 1,
    },
    losing=frozenset(("retreat", "spend", "player", "no attack")),
)
