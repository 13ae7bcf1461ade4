"""What happens: the events of The Spoils."""

from __future__ import annotations

from typing import ClassVar

from arbitre.ability.render.tongue import Clause
from arbitre.games.spoils import nodes as n
from arbitre.games.spoils.text.amounts import SpoilsAmounts

TO_A_FACTION = ("loses influence", "gains influence")


class SpoilsEvents(SpoilsAmounts):
    """Battles, influence, resources."""

    BY_A_PLAYER: ClassVar[tuple[str, ...]] = (
        *SpoilsAmounts.BY_A_PLAYER,
        *("plays resource", "attack announced", "attacked", "coin flipped"),
    )
    OF_A_CARD: ClassVar[tuple[str, ...]] = (
        *SpoilsAmounts.OF_A_CARD,
        *("blocks", "is blocked", "flipped", "assigns damage"),
    )
    COUNTED_EVENTS: ClassVar[tuple[n.EventName, ...]] = (*SpoilsAmounts.COUNTED_EVENTS, "plays resource")

    def kind_of(self, event: n.EventName) -> n.CardType:
        return "resource" if event == "plays resource" else "card"

    def plain_event(self, when: n.When) -> Clause:
        event = when.event
        if event == "battle ends":
            return Clause(self.thing("battle").reworded(self.t("a battle")), self.t("event battle ends"))
        if event == "coin flipped" and when.player == "any":
            return Clause(self.thing("coin").reworded(self.t("a coin")), self.t("event is flipped"))
        if event in TO_A_FACTION:
            who = self.thing("faction").reworded(self.possess("faction", when.player))
            return Clause(who, self.t(f"event {event}"))
        return super().plain_event(when)
