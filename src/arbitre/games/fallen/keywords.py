"""The standard abilities (chapter F6): which there are, and those that are triggered abilities in other words."""

from __future__ import annotations

import functools

from arbitre.games.fallen import nodes as n

KEYWORDS = frozenset(
    (
        *("Archerie", "Assassin", "Berserk", "Bourrasque", "Catalyseur", "Collatéral", "Damné", "Doppelgänger"),
        *("Égide", "Esquive", "Flamme", "Fourberie", "Gardien", "Geler", "Honneur", "Intervention divine"),
        *("Invocation", "Leader", "Loyaliste", "Lumière", "Mort subite", "Pacifiste", "Phoenix", "Retrait"),
        *("Symbiose", "Tempête", "Trésor", "Ténèbres", "Vaillant", "Valhalla"),
    )
)
"""Those that stand alone. The others introduce an effect, which always uses the stack (F3.8.3)."""

INTRODUCING = ("Aurore divine", "Dernier souffle", "Dilemme", "Ferveur", "Nuit divine")
"""Names of triggered abilities."""
USED = ("Parole divine", "Phase de combat", "Purgatoire", "Sacrifice", "Capacité divine")
"""Names of abilities that are used; the last is what a Deity's is called."""

VALUED = frozenset(("Archerie", "Esquive", "Honneur", "Invocation", "Phoenix"))
"""Those that have a value."""

SUMMED = frozenset(("Archerie", "Honneur"))
"""Triggered ones whose values add up, from wherever a card has them (F6.1.2, F6.19.2)."""

ANGEL = n.Select("angel", zone="battlefield")
PAGE = n.Select("page", zone="battlefield")
ARRIVES = (n.When("enters play", card="this"),)


@functools.cache
def triggered_by(keyword: str) -> n.Triggered | None:
    """A keyword that is a triggered ability, as such an ability. What they target is part of the cost of activating
    them; the amount of one that has a value is all the card has of it then."""
    if keyword == "Archerie":  # F6.1.1, F6.1.3
        return n.Triggered(
            (n.When("declares attack", card="this", other=n.Select(where=(n.Not(n.TypeIs(("deity",))),))),),
            (n.DealDamage(n.That(), n.EventAmount()),),
            cost=(n.Choose(n.Chosen(PAGE)),),
            may=True,
            name=keyword,
        )
    if keyword == "Assassin":  # F6.2.1, F6.2.2; an Archangel is no Angel (F6.2.3)
        return n.Triggered(
            ARRIVES,
            (n.If(n.Is(n.That(), where=(n.Damaged(),)), (n.Banish(n.That()),)),),
            cost=(n.Choose(n.Chosen(ANGEL)),),
            may=True,
            name=keyword,
        )
    if keyword == "Catalyseur":  # F6.6.1, F6.6.2
        mine = n.Select(
            "page",
            "you",
            "battlefield",
            other=True,
            where=(n.AnyOf(((n.TypeIs(("angel",)),), (n.TypeIs(("golem",)),))),),
        )
        return n.Triggered(
            ARRIVES,
            (
                n.If(
                    n.Is(n.That(), "golem"),
                    (n.PutMarkers(n.That(), "+1 shield"),),
                    (n.ChooseOne(((n.PutMarkers(n.That(), "+0|+1"),), (n.PutMarkers(n.That(), "+1|+0"),))),),
                ),
            ),
            cost=(n.Choose(n.Chosen(mine)),),
            may=True,
            name=keyword,
        )
    if keyword == "Collatéral":  # F6.7.1; an effect, so its target does not strike back (F6.7.4)
        beside = n.Select("page", "opponents", "battlefield", besides="other", where=(n.OnLine("same as other"),))
        return n.Triggered(
            (n.When("collateral", card="this"),),
            (n.DealDamage(n.That(), n.EventAmount()),),
            cost=(n.Choose(n.Chosen(beside)),),
            may=True,
            name=keyword,
        )
    if keyword == "Flamme":  # F6.15.1, F6.15.2
        theirs = n.Select("angel", "opponents", "battlefield")
        return n.Triggered(ARRIVES, (n.DealDamage(n.Chosen(theirs, by="opponents", slot="named"), 1),), name=keyword)
    if keyword == "Geler":  # F6.18.1, F6.18.4
        return n.Triggered(ARRIVES, (n.Exert(n.That()),), cost=(n.Choose(n.Chosen(ANGEL)),), may=True, name=keyword)
    if keyword == "Honneur":  # F6.19.1
        return n.Triggered(
            (n.When("declares attack", card="this", condition=n.Is(n.This(), where=(n.Linked("equipment"),))),),
            (n.PutMarkers(n.This(), "+1|+1", n.EventAmount()),),
            may=True,
            name=keyword,
        )
    if keyword == "Valhalla":  # F6.39.1, F6.39.2
        fallen = n.Select(
            "angel",
            "you",
            "discard",
            where=(n.Not(n.Classified(("Valkyr",))), n.Did(n.When("destroyed", player="you"))),
        )
        return n.Triggered(
            (n.When("night starts", player="you"),),
            (n.PutIntoLimbo(n.Chosen(fallen)),),
            may=True,
            name=keyword,
        )
    return None


@functools.cache
def used_by(keyword: str, value: int) -> n.Activated | None:
    """A keyword that is an ability to use, as such an ability. Invocation (F6.21): out of the Purgatory, for an
    unwounded Angel of a certain class and what is missing to X (ruling on F6.21.2); nobody can respond (F6.21.3)."""
    if keyword != "Invocation":
        return None
    price = n.Minus(value, n.EnergyOf())
    given = n.Select(
        "angel",
        "you",
        "battlefield",
        where=(n.Classified((SPIRITIST,)), n.Damaged(False), n.StatIs("cost", ">=", price)),
    )
    return n.Activated(
        (n.Banish(n.Chosen(given)), n.Pay(n.Minus(value, n.PrintedOf("cost", n.That())))),
        (n.CantBeAnswered(), n.PutIntoPlay(n.This())),
        name="Purgatoire",
    )


SPIRITIST = "Impérial - Spiritiste"

HOURGLASS = n.Triggered(
    (n.When("dawn starts", player="you"),), (n.RemoveMarkers(n.This(), "hourglass", 1),), name="Aurore divine"
)
"""What every Blessing has (F1.17.9)."""
