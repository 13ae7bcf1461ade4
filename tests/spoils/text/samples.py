"""An example of everything the cards of The Spoils can say."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.ability.samples import Samples

from arbitre.games.spoils import nodes as n
from arbitre.games.spoils.language import LANGUAGE

CHARACTER = n.Select("character")
DRAW = (n.Draw(),)


class SpoilsSamples(Samples):
    kind = CHARACTER
    things = n.Select("item")
    static = n.DrawMore()
    stat = "life"
    meeting = "inflicts damage"

    def abilities(self, node: Any) -> Iterator[n.Ability]:
        yield from super().abilities(node)
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
            yield n.ActionEffect((n.Continuous(node, "this turn"), n.Continuous(node, "always", n.Chosen(CHARACTER))))
        if isinstance(node, n.Condition):
            for condition in (node, n.NoneOf(node)):
                yield n.Triggered((n.When("enters play", card="this", condition=condition),), (n.If(condition, DRAW),))
                yield n.StaticAbility((n.DrawMore(),), condition=condition, unless=condition)
                yield n.ExtraCost((n.Only(condition),))
                yield n.Activated((n.Only(condition),), DRAW, condition=condition)

    def around(self, node: Any) -> Iterator[Any]:
        yield from super().around(node)
        if isinstance(node, n.Target):
            for effect in (n.ShuffleIntoDeck, n.PutIntoPlay, n.Play, n.TakeControl, n.PutTokens):
                yield effect(node)
        if isinstance(node, n.Chosen):
            yield n.Choose(node)
        if isinstance(node, n.Amount):
            yield n.LoseInfluence(node)


SPOILS = SpoilsSamples(
    LANGUAGE,
    keyword="Covert",
    plain={
        n.When: n.When("destroyed", card=n.Select("character")),  # the event with the most to say about
        n.Keyword: n.Keyword("Flip Up", 2, (), icons="G"),
        n.PartyMust: n.PartyMust(compare=">=", members=2),
        n.DamageChange: n.DamageChange(cards="this", change=1),
        n.EntersWith: n.EntersWith(tokens=2),
        n.SomePlayer: n.SomePlayer("opponents", n.Have(n.Select("item", "actor"), 2)),
    },
    words={
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
