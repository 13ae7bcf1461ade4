"""An example of everything the cards of Lorcana can say."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.ability.samples import Samples

from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.language import LANGUAGE

CHOSEN = n.Chosen(n.Select("character"))


class LorcanaSamples(Samples):
    def abilities(self, node: Any) -> Iterator[n.Ability]:
        """Abilities that have a node in the places it can stand in."""
        if isinstance(node, n.Ability):
            yield node
        if isinstance(node, n.Effect):
            yield n.ActionEffect((node,))
            yield n.Triggered((n.When("quests", card="this"),), (n.May((node,)), node))
            yield n.Triggered(
                (n.When("banished", card=n.Select("character", "you")),), (n.IfYouDo((node,), (node,), True),)
            )
            yield n.ActionEffect(
                (n.ForEachPlayer("opponents", (node, n.Draw(player="actor"))), n.ChooseOne(((node,), (node,))))
            )
            yield n.Activated((node,), (node, node), once=True)
        if isinstance(node, n.Static):
            yield n.StaticAbility((node, node), condition=n.During("your turn"))
            yield n.ActionEffect((n.Continuous(node, "until your next turn"),))
        if isinstance(node, n.Condition):
            for condition in (node, n.NoneOf(node)):
                yield n.Triggered(
                    (n.When("played", card="this", condition=condition),), (n.Draw(),), condition=condition
                )
                yield n.StaticAbility((n.ExtraInk(),), condition=condition, unless=condition)
        if isinstance(node, n.When):
            yield n.Triggered((node,), (n.Banish(n.That("it")), n.Ready(n.That("other")), n.Draw(n.EventAmount())))
            yield n.ActionEffect((n.CreateTrigger(node, (n.Draw(),)), n.If(n.Happened(node), (n.Draw(),))))
            yield n.StaticAbility((n.ExtraInk(),), condition=n.NoneOf(n.Happened(node)))
        if isinstance(node, n.Target):
            for effect in (
                n.Banish,
                n.Ready,
                n.ReturnToHand,
                n.ShuffleIntoDeck,
                n.PutIntoInkwell,
                n.Play,
                n.AddStrength,
            ):
                yield from self.abilities(effect(node))
            yield from self.abilities(n.Modify(node, "strength", -2))
            yield from self.abilities(n.DealDamage(node, 2))
            yield from self.abilities(n.RemoveDamage(node))
            yield from self.abilities(n.PutOnDeck(node, "bottom"))
            yield from self.abilities(n.ForEachCard(node, (n.Ready(n.That("it")),)))
        if isinstance(node, n.Select):
            yield from self.abilities(n.Chosen(node))
            yield from self.abilities(n.Chosen(node, count=2, up_to=True))
            yield from self.abilities(n.Each(node))
            yield from self.abilities(n.CountOf(node))
            yield from self.abilities(n.Have(node, 2))
            yield from self.abilities(n.Gets(node, "lore", 1))
            yield from self.abilities(n.When("challenges", card=node, other=node))
        if isinstance(node, n.Filter):
            for found in (node, n.Not(node), n.AnyOf(((node,), (node, node)))):
                yield n.StaticAbility((n.Gets(n.Select("character", "you", where=(found,)), "lore", 1),))
                yield n.StaticAbility((n.ExtraInk(),), condition=n.Is(n.This(), where=(found,)))
                yield n.ActionEffect((n.Banish(n.Chosen(n.Select("item", where=(found,)))),))
        if isinstance(node, n.Amount):
            yield from self.abilities(n.Draw(node))
            yield from self.abilities(n.GainLore(node))
            yield from self.abilities(n.Discard(node))
            yield from self.abilities(n.DealDamage(CHOSEN, node))
            yield from self.abilities(n.Modify(CHOSEN, "strength", node))
            yield from self.abilities(n.Look(node))
            yield from self.abilities(n.CostsLess("this", node))
            yield from self.abilities(n.CompareIs(node, ">", node))
            yield from self.abilities(n.StatIs("strength", "<=", node))
            if not isinstance(node, n.Plus):
                yield from self.abilities(n.Plus(n.Times(node, 2), 1))


LORCANA = LorcanaSamples(
    LANGUAGE,
    simplest={
        n.Amount: 2,
        n.Filter: n.Damaged(),
        n.Target: n.This(),
        n.Effect: n.Draw(),
        n.Condition: n.During("your turn"),
        n.Static: n.Gets("this", "strength", 1),
        n.Ability: n.Keyword("Evasive"),
    },
    plain={
        n.Is: n.Is(n.This(), where=(n.Exerted(),)),  # an empty description says nothing
        n.When: n.When("banished", card=n.Select("character")),  # the event with the most to say about
    },
    words={
        "keyword": "Evasive",
        "ink": "Amber",
        "ref": "it",
        "any": "Villain",
        "names": "Gaston",
        "onto": "Puppy",
        "classification": "Hero",
    },
    numbers=frozenset(((n.Chosen, "count"),)),
)
