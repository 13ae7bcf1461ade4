"""An example of everything the cards of 7 Fallen can say."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.ability.samples import Samples

from arbitre.games.fallen import nodes as n
from arbitre.games.fallen.language import LANGUAGE

DRAW = (n.Draw(),)

ANGEL = n.Select("angel", zone="battlefield")
TARGETED = n.Choose(n.Chosen(ANGEL))


class FallenSamples(Samples):
    kind = ANGEL
    things = n.Select("golem", zone="battlefield")
    static = n.RevokeThis()
    stat = "life"
    meeting = "inflicts damage"

    def abilities(self, node: Any) -> Iterator[n.Ability]:
        yield from super().abilities(node)
        if isinstance(node, n.Mode):
            yield n.ActionEffect((n.Modes((node, node)),))
        if isinstance(node, n.Effect):
            yield n.ActionEffect((node,))
            if not isinstance(node, n.Modes):
                yield n.Oath((node,))
                yield n.Triggered((n.When("enters play", card="this"),), (node,), cost=(n.Pay(1),), name="Ferveur")
                yield n.Triggered((n.When("destroyed", card=ANGEL),), (node, n.Draw()), cost=(TARGETED,), may=True)
                yield n.Triggered((n.When("attacks", card="this"),), (n.IfYouDo((node,), (node,), True),))
                yield n.ActionEffect(
                    (n.ForEachPlayer("all", (node, n.Draw(player="actor"))), n.ChooseOne(((node,), (node,))))
                )
                yield n.Activated((node,), (node, node), name="Parole divine")
        if isinstance(node, n.Static):
            yield n.StaticAbility((node, node), condition=n.During("your turn"))
            yield n.StaticAbility((node,))
            yield n.ActionEffect((n.Continuous(node, "this turn"), n.Continuous(node, "always", n.Chosen(ANGEL))))
        if isinstance(node, n.Condition):
            for condition in (node, n.NoneOf(node)):
                yield n.Triggered((n.When("enters play", card="this", condition=condition),), (n.If(condition, DRAW),))
                yield n.StaticAbility((n.RevokeThis(),), condition=condition, unless=condition)
                yield n.Oath((n.Only(condition),))
                yield n.Activated((n.Only(condition),), DRAW, condition=condition)

    def around(self, node: Any) -> Iterator[Any]:
        yield from super().around(node)
        if isinstance(node, n.Target):
            yield n.PutMarkers(node, "+1|+1")
            for effect in (n.PutIntoPlay, n.PutIntoLimbo, n.TakeControl, n.Reinforce):
                yield effect(node)
        if isinstance(node, n.Chosen):
            yield n.Choose(node)
        if isinstance(node, n.Amount):
            yield n.HealDeity(node)


FALLEN = FallenSamples(
    LANGUAGE,
    keyword="Berserk",
    plain={
        n.When: n.When("destroyed", card=ANGEL),  # the event with the most to say about
        n.DamageChange: n.DamageChange(cards="this", change=1),
        n.SomePlayer: n.SomePlayer("opponents", n.Have(n.Select("golem", "actor", "battlefield"), 2)),
        n.TransformInto: n.TransformInto(n.This(), familiar="Goule"),
    },
    words={
        "ref": "it",
        "any": "Dragon",
        "names": "Garungun",
        "name": "Goule",
        "familiar": "Goule",
        "classification": "Pirate",
        "classes": "Pirate",
        "keywords": "Berserk",
        "kingdom": "Eondra",
        "marker": "+1|+1",
        "text": "Sans Tête",
        "slot": "X",
    },
)
