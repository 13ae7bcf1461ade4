"""An example of everything the cards of Lorcana can say."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.ability.samples import Samples

from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.language import LANGUAGE

CHARACTER = n.Select("character")


class LorcanaSamples(Samples):
    kind = CHARACTER
    things = n.Select("item")
    static = n.ExtraInk()
    stat = "lore"
    meeting = "challenges"

    def abilities(self, node: Any) -> Iterator[n.Ability]:
        yield from super().abilities(node)
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

    def around(self, node: Any) -> Iterator[Any]:
        yield from super().around(node)
        if isinstance(node, n.Target):
            for effect in (n.ShuffleIntoDeck, n.PutIntoInkwell, n.Play, n.AddStrength, n.RemoveDamage):
                yield effect(node)
        if isinstance(node, n.Total):
            yield n.Banish(n.Chosen(CHARACTER, any_number=True, total=node))
        if isinstance(node, n.Amount):
            yield n.GainLore(node)


LORCANA = LorcanaSamples(
    LANGUAGE,
    keyword="Evasive",
    plain={
        n.When: n.When("banished", card=n.Select("character")),  # the event with the most to say about
    },
    words={
        "ink": "Amber",
        "ref": "it",
        "any": "Villain",
        "names": "Gaston",
        "onto": "Puppy",
        "classification": "Hero",
        "name": "STONE BY DAY",
        "words": "YES!",
    },
    numbers=frozenset(((n.Chosen, "count"),)),
)
