"""Step 3 of a combat: damage is divided, dealt on both sides at once, and what follows from it happens (F2.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbitre.games.fallen import damage, linking, markers, stats
from arbitre.games.fallen.words import offer
from arbitre.games.fallen.zones import FIRING, LINES
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.procedure import Procedure
from arbitre.kernel.roles import CARD, CARDS, PLAIN, Fields, Many, declare

if TYPE_CHECKING:
    from arbitre.games.fallen.game import Fallen

Blow = tuple[int, int, int]
"""Who, whom, how much."""
BLOWS = Many(Fields(CARD, CARD, PLAIN))


class Strike(Procedure):
    """With several combatants on a side the damage of each on the other is divided point by point (F2.8.4, F2.8.9,
    F2.8.10), and the attacking player says in which order the attackers' damage arrives, which decides whose was the
    last (F5.29.1)."""

    __slots__ = ("blows", "defended", "hits", "order", "queue", "rest", "seat")

    def __init__(self, seat: int) -> None:
        self.cursor = 0
        self.seat = seat
        self.order: tuple[int, ...] = ()  # attackers in the order their damage arrives
        self.queue: tuple[int, ...] = ()  # combatants whose damage is still to be divided
        self.rest = -1  # what is left of the one that is being divided
        self.blows: tuple[Blow, ...] = ()
        self.hits: tuple[Blow, ...] = ()  # what the attackers have really dealt
        self.defended: tuple[int, ...] = ()  # the pages that defend, with the Golems linked to them

    def copy(self) -> Strike:
        twin = Strike(self.seat)
        twin.cursor = self.cursor
        twin.order = self.order
        twin.queue = self.queue
        twin.rest = self.rest
        twin.blows = self.blows
        twin.hits = self.hits
        twin.defended = self.defended
        return twin

    def ask_order(self, game: Fallen) -> None:
        combat = game.combat
        assert combat is not None
        waiting = [card for card in combat.attacking if card not in self.order]
        if len(waiting) <= 1:
            self.order = (*self.order, *waiting)
            self.queue = (*self.order, *combat.defending)
            self.cursor = DIVIDE
            return
        options = [offer("next", card) for card in waiting]
        game.ask(self.seat, "order of damage", options, waiting[0], ("F2.8.9",))

    def add_order(self, game: Fallen) -> None:
        self.order = (*self.order, game.answered().card)
        self.cursor = 0

    def divide(self, game: Fallen) -> None:
        """Each combatant deals as much as its attack (F1.5.1, F1.11.1): in turn, first the attackers, then the
        defenders. A Deity deals nothing back (F1.4.9)."""
        combat = game.combat
        assert combat is not None
        if not self.queue:
            self.cursor = DEAL
            return
        card = self.queue[0]
        attacks = card in combat.attacking
        others = combat.defending if attacks else self.order  # F1.4.9
        if self.rest < 0:
            self.rest = stats.attack(game, card)  # F1.11.1, F2.8.3, F1.5.1
        done = sum(1 for who, _, _ in self.blows if who == card)
        if combat.at_deity:
            others = (game.deity[1 - self.seat],)
        if self.rest == 0 or done >= len(others) - 1:
            if done < len(others):
                self.blows = (*self.blows, (card, others[done], self.rest))
            self.queue = self.queue[1:]
            self.rest = -1
            self.cursor = DIVIDE
            return
        options = [offer("assign", others[done], number=part) for part in range(self.rest, -1, -1)]
        rule = "F2.8.9" if attacks else "F2.8.4"
        game.ask(self.seat if attacks else 1 - self.seat, "divide damage", options, card, (rule,))

    def assign(self, game: Fallen) -> None:
        answer = game.answered()
        self.blows = (*self.blows, (self.queue[0], answer.card, answer.number))
        self.rest -= answer.number
        self.cursor = DIVIDE

    def deal(self, game: Fallen) -> None:
        """A point for each of ATK (F5.8.1), all at the same moment. A page attacked on the firing line takes twice the
        damage (F1.29.2), but not with Vaillant (F6.38.1). Only this is doubled (F1.29.3), and only this is combat
        damage (F2.10.6)."""
        combat = game.combat
        assert combat is not None
        game.phase = "damage"
        if combat.at_deity:
            self._at_deity(game)
            return
        hits: list[Blow] = []
        if all(stats.is_a(game, card, "page") for card in combat.defending):
            golems = [linking.golem_of(game, card) for card in combat.defending]
            self.defended = (*combat.defending, *(golem for golem in golems if golem != NO_CARD))
        twice = {card for card in combat.defending if doubled(game, card)}  # F1.29.2, F1.29.3, F6.38.1
        blows = [  # all of them as things stand before the first arrives
            (who, whom, damage.weighed(game, who, whom, number * (2 if whom in twice else 1), True))
            for who, whom, number in self.blows
        ]
        for who, whom, number in blows:
            dealt = damage.arrive(game, who, whom, number, "F2.8.1", True)  # F2.10.6, F5.8.1
            if who in combat.attacking:
                hits.append((who, whom, dealt))
        self.hits = tuple(hits)
        game.stir()

    def _at_deity(self, game: Fallen) -> None:
        """Those that can't reach it deal nothing (F2.8.14); of a Mortal one, one attack takes one Feather (F1.4.17)."""
        from arbitre.games.fallen.combat import harms_deity

        deity = game.deity[1 - self.seat]
        able = [blow for blow in self.blows if blow[2] and harms_deity(game, blow[0], 1 - self.seat)]  # F2.8.14
        mortal = game.mortal[1 - self.seat]
        hits: list[Blow] = []
        for who, _, number in able:
            hits.append((who, deity, damage.inflict(game, who, deity, number, "F2.8.3", combat=True)))
            if mortal and hits[-1][2]:
                break
        self.hits = tuple(hits)
        game.stir()

    # -- what follows --------------------------------------------------------------------------------------------

    def treasure(self, game: Fallen) -> None:
        """Trésor: as many Poseidor as combat damage was really dealt (F6.36.1, F6.36.2), in each attack of a Berserk
        (F6.36.5); several attackers share them as their controller likes, each at most for its own damage (F6.36.3)."""
        game.blows = {}
        rich = self._rich(game)
        if not rich:
            self.cursor = COLLATERAL
            return
        self.queue = tuple(rich)
        self.rest = sum(number for who, _, number in self.hits if who in rich)  # F6.36.2, F6.36.3, F6.36.5

    def ask_treasure(self, game: Fallen) -> None:
        """How many on this one; what the others could not hold of the rest need not be lost by it."""
        self.queue = tuple(card for card in self.queue if card in self._rich(game))
        if not self.queue or self.rest <= 0:
            self.cursor = COLLATERAL
            return
        card = self.queue[0]
        most = min(self.rest, self._dealt_at_most(card))
        options = [offer("take", card, number=number) for number in range(most, -1, -1)]
        game.ask(self.seat, "treasure", options, card, ("F6.36.1",))

    def take_treasure(self, game: Fallen) -> None:
        answer = game.answered()
        if answer.number:
            markers.add(game, answer.card, "Poseidor", answer.number)
        self.rest -= answer.number
        self.queue = self.queue[1:]
        self.cursor = COLLATERAL - 2

    def _rich(self, game: Fallen) -> list[int]:
        """Attackers with Trésor that are still in play (F5.56.6)."""
        # F5.56.6
        found = [who for who, _, _ in self.hits if game.zone_of[who] in LINES and stats.has(game, who, "Trésor")]
        return list(dict.fromkeys(found))

    def _dealt_at_most(self, card: int) -> int:
        """In a group the points are interchangeable: what it assigned, not what of it found room."""
        return max(
            sum(number for who, _, number in self.hits if who == card),
            sum(number for who, _, number in self.blows if who == card),
        )

    def collateral(self, game: Fallen) -> None:
        """Collatéral: who has succeeded and survived (F6.7.1, F6.7.5), for what was really dealt (F6.7.2); not against
        an Archangel (F6.7.6) or the Deity. Another page is none of a pair that defends (ruling). Only now the damage is
        done with, and what it has triggered goes onto one stack with this (F6.7.7)."""
        game.phase = "attack"
        if game.combat is not None:
            game.combat = game.combat._replace(dealt=True)  # F6.7.7
        for who in dict.fromkeys(who for who, _, _ in self.hits):
            if game.zone_of[who] not in LINES or not stats.has(game, who, "Collatéral"):  # F6.7.5
                continue
            dealt = sum(number for by, _, number in self.hits if by == who)  # F6.7.2
            most = min(dealt, stats.printed(game, who).attack)  # F6.7.3
            if most and self.defended:  # F6.7.6
                game.signal("collateral", "F6.7.1", self.seat, who, self.defended[0], most, cards=self.defended)
        if not any(number for _, _, number in self.hits):
            game.emit("no damage", "F2.8.3", self.seat, self.hits[0][0] if self.hits else NO_CARD)
        game.stir()


Strike.steps = (
    ("F2.8.9", Strike.ask_order),
    ("F2.8.9", Strike.add_order),
    ("F2.8.4", Strike.divide),
    ("F2.8.4", Strike.assign),
    ("F2.8.1", Strike.deal),
    ("F6.36.1", Strike.treasure),
    ("F6.36.1", Strike.ask_treasure),
    ("F6.36.1", Strike.take_treasure),
    ("F6.7.1", Strike.collateral),
)

declare(Strike, order=CARDS, queue=CARDS, blows=BLOWS, hits=BLOWS, defended=CARDS)

DIVIDE = 2
DEAL = 4
COLLATERAL = 8


def doubled(game: Fallen, card: int) -> bool:
    on_line = game.zone_of[card] == FIRING and stats.is_a(game, card, "page")  # an Archangel is none (F1.5.10)
    return on_line and not stats.has(game, card, "Vaillant")
