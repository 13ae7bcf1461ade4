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
    def abilities(self, node: Any) -> Iterator[n.Ability]:
        """Abilities that have a node in the places it can stand in."""
        if isinstance(node, n.Ability):
            yield node
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
        if isinstance(node, n.When):
            yield n.Triggered((node,), (n.Banish(n.That("it")), n.Ready(n.That("other")), n.Draw(n.EventAmount())))
            yield n.ActionEffect((n.CreateTrigger(node, DRAW), n.If(n.Happened(node), DRAW)))
            yield n.StaticAbility((n.RevokeThis(),), condition=n.NoneOf(n.Happened(node)))
        if isinstance(node, n.Target):
            for effect in (
                n.Banish,
                n.Ready,
                n.ReturnToHand,
                n.PutIntoPlay,
                n.PutIntoLimbo,
                n.TakeControl,
                n.Reinforce,
            ):
                yield from self.abilities(effect(node))
            yield from self.abilities(n.Modify(node, "strength", -2))
            yield from self.abilities(n.DealDamage(node, 2))
            yield from self.abilities(n.PutMarkers(node, "+1|+1"))
            yield from self.abilities(n.PutOnDeck(node, "bottom"))
            yield from self.abilities(n.ForEachCard(node, (n.Ready(n.That("it")),)))
        if isinstance(node, n.Chosen):
            yield from self.abilities(n.Choose(node))
        if isinstance(node, n.Select):
            yield from self.abilities(n.Chosen(node))
            yield from self.abilities(n.Chosen(node, count=2, up_to=True))
            yield from self.abilities(n.Each(node))
            yield from self.abilities(n.CountOf(node))
            yield from self.abilities(n.Have(node, 2))
            yield from self.abilities(n.Gets(node, "life", 1))
            yield from self.abilities(n.When("inflicts damage", card=node, other=node))
        if isinstance(node, n.Filter):
            for found in (node, n.Not(node), n.AnyOf(((node,), (node, node)))):
                yield n.StaticAbility((n.Gets(n.Select("angel", "you", "battlefield", where=(found,)), "life", 1),))
                yield n.StaticAbility((n.RevokeThis(),), condition=n.Is(n.This(), where=(found,)))
                yield n.ActionEffect((n.Banish(n.Chosen(n.Select("golem", zone="battlefield", where=(found,)))),))
        if isinstance(node, n.Amount):
            yield from self.abilities(n.Draw(node))
            yield from self.abilities(n.HealDeity(node))
            yield from self.abilities(n.Discard(node))
            yield from self.abilities(n.DealDamage(n.Chosen(ANGEL), node))
            yield from self.abilities(n.Modify(n.Chosen(ANGEL), "strength", node))
            yield from self.abilities(n.Look(node))
            yield from self.abilities(n.CostsLess("this", node))
            yield from self.abilities(n.CompareIs(node, ">", node))
            yield from self.abilities(n.StatIs("strength", "<=", node))
            if not isinstance(node, n.Plus):
                yield from self.abilities(n.Plus(n.Times(node, 2), 1))


FALLEN = FallenSamples(
    LANGUAGE,
    simplest={
        n.Amount: 2,
        n.Filter: n.Exerted(),
        n.Target: n.This(),
        n.Effect: n.Draw(),
        n.Condition: n.During("your turn"),
        n.Static: n.Gets("this", "strength", 1),
        n.Ability: n.Keyword("Berserk"),
    },
    plain={
        n.Is: n.Is(n.This(), where=(n.Exerted(),)),  # an empty description says nothing
        n.When: n.When("destroyed", card=ANGEL),  # the event with the most to say about
        n.DamageChange: n.DamageChange(cards="this", change=1),
        n.SomePlayer: n.SomePlayer("opponents", n.Have(n.Select("golem", "actor", "battlefield"), 2)),
        n.TransformInto: n.TransformInto(n.This(), familiar="Goule"),
    },
    words={
        "keyword": "Berserk",
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
