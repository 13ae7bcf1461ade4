"""An example of everything the cards of The Spoils can say."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.ability.samples import Samples

from arbitre.games.spoils import nodes as n
from arbitre.games.spoils.language import LANGUAGE

CHOSEN = n.Chosen(n.Select("character"))
DRAW = (n.Draw(),)


class SpoilsSamples(Samples):
    def abilities(self, node: Any) -> Iterator[n.Ability]:
        """Abilities that have a node in the places it can stand in."""
        if isinstance(node, n.Ability):
            yield node
        if isinstance(node, n.Effect):
            yield n.ActionEffect((node,))
            yield n.ExtraCost((node, n.Draw()))
            yield n.Triggered((n.When("attacks", card="this"),), (n.May((node,)), node), icons="GG")
            yield n.Triggered(
                (n.When("destroyed", card=n.Select("character", "you")),), (n.IfYouDo((node,), (node,), True),)
            )
            yield n.ActionEffect(
                (n.ForEachPlayer("all", (node, n.Draw(player="actor"))), n.ChooseOne(((node,), (node,))))
            )
            yield n.Activated((node,), (node, node), name="PUSH", icons="E")
        if isinstance(node, n.Static):
            yield n.StaticAbility((node, node), condition=n.During("your turn"))
            yield n.StaticAbility((node,))
            yield n.ActionEffect((n.Continuous(node, "this turn"), n.Continuous(node, "always", CHOSEN)))
        if isinstance(node, n.Condition):
            for condition in (node, n.NoneOf(node)):
                yield n.Triggered((n.When("enters play", card="this", condition=condition),), (n.If(condition, DRAW),))
                yield n.StaticAbility((n.DrawMore(),), condition=condition, unless=condition)
                yield n.ExtraCost((n.Only(condition),))
                yield n.Activated((n.Only(condition),), DRAW, condition=condition)
        if isinstance(node, n.When):
            yield n.Triggered((node,), (n.Banish(n.That("it")), n.Ready(n.That("other")), n.Draw(n.EventAmount())))
            yield n.ActionEffect((n.CreateTrigger(node, DRAW), n.If(n.Happened(node), DRAW)))
            yield n.StaticAbility((n.DrawMore(),), condition=n.NoneOf(n.Happened(node)))
        if isinstance(node, n.Target):
            for effect in (n.Banish, n.Ready, n.ReturnToHand, n.ShuffleIntoDeck, n.PutIntoPlay, n.Play, n.TakeControl):
                yield from self.abilities(effect(node))
            yield from self.abilities(n.Modify(node, "strength", -2))
            yield from self.abilities(n.DealDamage(node, 2))
            yield from self.abilities(n.PutTokens(node))
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
                yield n.StaticAbility((n.Gets(n.Select("character", "you", where=(found,)), "life", 1),))
                yield n.StaticAbility((n.DrawMore(),), condition=n.Is(n.This(), where=(found,)))
                yield n.ActionEffect((n.Banish(n.Chosen(n.Select("item", where=(found,)))),))
        if isinstance(node, n.Amount):
            yield from self.abilities(n.Draw(node))
            yield from self.abilities(n.LoseInfluence(node))
            yield from self.abilities(n.Discard(node))
            yield from self.abilities(n.DealDamage(CHOSEN, node))
            yield from self.abilities(n.Modify(CHOSEN, "strength", node))
            yield from self.abilities(n.Look(node))
            yield from self.abilities(n.CostsLess("this", node))
            yield from self.abilities(n.CompareIs(node, ">", node))
            yield from self.abilities(n.StatIs("strength", "<=", node))
            if not isinstance(node, n.Plus):
                yield from self.abilities(n.Plus(n.Times(node, 2), 1))


SPOILS = SpoilsSamples(
    LANGUAGE,
    simplest={
        n.Amount: 2,
        n.Filter: n.Exerted(),
        n.Target: n.This(),
        n.Effect: n.Draw(),
        n.Condition: n.During("your turn"),
        n.Static: n.Gets("this", "strength", 1),
        n.Ability: n.Keyword("Covert"),
    },
    plain={
        n.Is: n.Is(n.This(), where=(n.Exerted(),)),  # an empty description says nothing
        n.When: n.When("destroyed", card=n.Select("character")),  # the event with the most to say about
        n.Keyword: n.Keyword("Flip Up", 2, (), icons="G"),
        n.PartyMust: n.PartyMust(compare=">=", members=2),
        n.DamageChange: n.DamageChange(cards="this", change=1),
        n.EntersWith: n.EntersWith(tokens=2),
        n.SomePlayer: n.SomePlayer("opponents", n.Have(n.Select("item", "actor"), 2)),
    },
    words={
        "keyword": "Covert",
        "ref": "it",
        "any": "mau",
        "names": "Elitism",
        "name": "Gnu",
        "onto": "character",
        "classification": "node",
        "trade": "Rogue",
        "icons": "GG",
        "icon": "G",
        "slot": "X",
        "subtypes": "golem",
    },
)
