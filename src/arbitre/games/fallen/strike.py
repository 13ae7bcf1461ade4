"""Step 3 of a combat: damage is divided, dealt on both sides at once, and what follows from it happens (F2.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbitre.games.fallen import arrival, damage, linking, markers, stats
from arbitre.games.fallen.arrival import Blow
from arbitre.games.fallen.offering import offer
from arbitre.games.fallen.zones import FIRING, LINES
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.procedure import Procedure, place_of
from arbitre.kernel.roles import CARD, CARDS, PLAIN, Fields, Many, declare

if TYPE_CHECKING:
    from arbitre.games.fallen.game import Fallen

BLOWS = Many(Fields(CARD, CARD, PLAIN))


class Strike(Procedure):
    """With several combatants on a side each divides its damage among those of the other (F2.8.4), and their player
    says how each point of theirs arrives (F2.8.9, F2.8.10): that decides which of them a Golem takes, which its Angel,
    which find no room, and whose was the last (F5.29.1). First the attackers, then the defenders."""

    __slots__ = ("blows", "coming", "defended", "hits", "landing", "queue", "rest", "seat")

    def __init__(self, seat: int) -> None:
        self.cursor = 0
        self.seat = seat
        self.queue: tuple[int, ...] = ()  # combatants whose damage is still to be divided
        self.rest = -1  # what is left of the one that is being divided
        self.blows: tuple[Blow, ...] = ()  # as this side has divided its damage
        self.coming: tuple[Blow, ...] = ()  # what is still to be said of how it arrives
        self.landing: tuple[Blow, ...] = ()  # the points of both sides in the order they arrive
        self.hits: tuple[Blow, ...] = ()  # what the attackers have really dealt
        self.defended: tuple[int, ...] = ()  # the pages that defend, with the Golems linked to them

    def copy(self) -> Strike:
        twin = Strike(self.seat)
        twin.cursor = self.cursor
        twin.queue = self.queue
        twin.rest = self.rest
        twin.blows = self.blows
        twin.coming = self.coming
        twin.landing = self.landing
        twin.hits = self.hits
        twin.defended = self.defended
        return twin

    def to_come(self) -> int:
        """How much is still to be divided, or to arrive on the card that is asked about."""
        if self.rest >= 0 or not self.coming:
            return self.rest
        return sum([number for _, whom, number in self.coming if whom == self.coming[0][1]])

    def attackers_first(self, game: Fallen) -> None:
        assert game.combat is not None
        self.queue = game.combat.attacking

    def divide(self, game: Fallen) -> None:
        """Each combatant deals as much as its attack (F1.5.1, F1.11.1). A Deity deals nothing back (F1.4.9)."""
        combat = game.combat
        assert combat is not None
        if not self.queue:
            self.cursor = WEIGH
            return
        card = self.queue[0]
        attacks = card in combat.attacking
        others = combat.defending if attacks else combat.attacking  # F1.4.9
        if self.rest < 0:
            self.rest = stats.attack(game, card)  # F1.11.1, F2.8.3, F1.5.1
        done = len([who for who, _, _ in self.blows if who == card])
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

    def weigh(self, game: Fallen) -> None:
        """A point for each of ATK (F5.8.1), all as things stand before the first arrives. A page attacked on the firing
        line takes twice the damage (F1.29.2), but not with Vaillant (F6.38.1); only this is doubled (F1.29.3). Those
        that can't reach the Deity deal nothing (F2.8.14)."""
        from arbitre.games.fallen.combat import harms_deity

        combat = game.combat
        assert combat is not None
        coming: list[Blow] = []
        for who, whom, number in self.blows:
            if combat.at_deity and not harms_deity(game, who, 1 - self.seat):  # F2.8.14
                continue
            times = 2 if whom in combat.defending and doubled(game, whom) else 1  # F1.29.2, F1.29.3, F6.38.1
            coming.append((who, whom, damage.weighed(game, who, whom, number * times, True)))  # F5.8.1
        # A Golem that fights beside its Angel takes its own share before that of the pair.
        linked = [blow for blow in coming if game.host[blow[1]] != NO_CARD]
        self.coming = (*linked, *[blow for blow in coming if game.host[blow[1]] == NO_CARD])

    def ask_order(self, game: Fallen) -> None:
        """Whose points arrive next on one that several strike: any number of them, then another's. Asked only as long
        as something depends on it."""
        combat = game.combat
        assert combat is not None
        while self.coming:
            whom = self.coming[0][1]
            here = tuple([blow for blow in self.coming if blow[1] == whom])
            if not arrival.matters(game, self.landing, here):
                self.coming = tuple([blow for blow in self.coming if blow[1] != whom])
                self.landing = (*self.landing, *here)
                continue
            last = self.landing[-1][0] if self.landing and self.landing[-1][1] == whom else NO_CARD
            options = [
                offer("strike", blow[0], number=part)
                for blow in here
                if blow[0] != last  # more of the same was to be said at once
                for part in range(arrival.most(game, self.landing, blow), 0, -1)
            ]
            seat = self.seat if here[0][0] in combat.attacking else 1 - self.seat  # F2.8.10
            game.ask(seat, "order of damage", options, whom, ("F2.8.9",))
            return
        if self.blows and self.blows[0][0] in combat.attacking and combat.defending:
            self.queue = combat.defending
            self.blows = ()
            self.cursor = DIVIDE
        else:
            self.cursor = DEAL

    def add_order(self, game: Fallen) -> None:
        answer = game.answered()
        whom = self.coming[0][1]
        self.landing = (*self.landing, (answer.card, whom, answer.number))
        left = (
            (who, to, number - answer.number if (who, to) == (answer.card, whom) else number)
            for who, to, number in self.coming
        )
        self.coming = tuple(blow for blow in left if blow[2])
        self.cursor = ORDER

    def deal(self, game: Fallen) -> None:
        """All at the same moment, on both sides. Only this is combat damage (F2.10.6). One attack takes one Feather
        from a Mortal Deity (F1.4.17)."""
        combat = game.combat
        assert combat is not None
        game.phase = "damage"
        if combat.defending and not [card for card in combat.defending if not stats.is_a(game, card, "page")]:
            golems = [linking.golem_of(game, card) for card in combat.defending]
            self.defended = (*combat.defending, *[golem for golem in golems if golem != NO_CARD])
        rule = "F2.8.3" if combat.at_deity else "F2.8.1"
        dealt = arrival.arrive(game, self.landing, rule)  # F2.10.6
        sides = dict.fromkeys([(who, whom) for who, whom, _ in self.landing if who in combat.attacking])
        self.hits = tuple([(who, whom, dealt.get((who, whom), 0)) for who, whom in sides])
        game.stir()

    # -- what follows --------------------------------------------------------------------------------------------

    def treasure(self, game: Fallen) -> None:
        """Trésor: as many Poseidor as combat damage was really dealt (F6.36.1, F6.36.2), in each attack of a Berserk
        (F6.36.5); several attackers share them as their damage was divided, each for its own (F6.36.3)."""
        game.blows = {}
        self.queue = self._rich(game)  # F6.36.2, F6.36.5

    def ask_treasure(self, game: Fallen) -> None:
        rich = self._rich(game)
        self.queue = tuple(card for card in self.queue if card in rich)
        if not self.queue:
            self.cursor = COLLATERAL
            return
        card = self.queue[0]
        options = [offer("take", card, number=number) for number in range(self._dealt(card), -1, -1)]  # F6.36.3
        game.ask(self.seat, "treasure", options, card, ("F6.36.1",))

    def take_treasure(self, game: Fallen) -> None:
        answer = game.answered()
        if answer.number:
            markers.add(game, answer.card, "Poseidor", answer.number)
        self.queue = self.queue[1:]
        self.cursor = TREASURE

    def _rich(self, game: Fallen) -> tuple[int, ...]:
        """Attackers with Trésor that have dealt damage and are still in play (F5.56.6)."""
        if not stats.anyone_has(game, "Trésor"):
            return ()
        there = dict.fromkeys([who for who, _, number in self.hits if number and game.zone_of[who] in LINES])  # F5.56.6
        return tuple([who for who in there if stats.has(game, who, "Trésor")])

    def _dealt(self, card: int) -> int:
        """What an attacker has really dealt (F6.36.2, F6.7.2)."""
        return sum([number for who, _, number in self.hits if who == card])

    def collateral(self, game: Fallen) -> None:
        """Collatéral: for attackers that have succeeded and survived (F6.7.1, F6.7.5), for what was really dealt
        (F6.7.2); not against an Archangel (F6.7.6) or the Deity. A page of a pair that defends is not "another page"
        (ruling). Only now is the damage done with, and what it has triggered goes onto one stack with this (F6.7.7)."""
        game.phase = "attack"
        if game.combat is not None:
            game.combat = game.combat.copy()
            game.combat.dealt = True  # F6.7.7
        for who in dict.fromkeys([who for who, _, _ in self.hits]):
            if game.zone_of[who] not in LINES or not stats.has(game, who, "Collatéral"):  # F6.7.5
                continue
            most = min(self._dealt(who), stats.printed(game, who).attack)  # F6.7.2, F6.7.3
            if most and self.defended:  # F6.7.6
                game.signal("collateral", "F6.7.1", self.seat, who, self.defended[0], most, cards=self.defended)
        if not [number for _, _, number in self.hits if number]:
            game.emit("no damage", "F2.8.3", self.seat, self.hits[0][0] if self.hits else NO_CARD)
        game.settle()


Strike.steps = (
    ("F2.8.4", Strike.attackers_first),
    ("F2.8.4", Strike.divide),
    ("F2.8.4", Strike.assign),
    ("F2.8.3", Strike.weigh),
    ("F2.8.9", Strike.ask_order),
    ("F2.8.9", Strike.add_order),
    ("F2.8.1", Strike.deal),
    ("F6.36.1", Strike.treasure),
    ("F6.36.1", Strike.ask_treasure),
    ("F6.36.1", Strike.take_treasure),
    ("F6.7.1", Strike.collateral),
)

declare(Strike, queue=CARDS, blows=BLOWS, coming=BLOWS, landing=BLOWS, hits=BLOWS, defended=CARDS)
DIVIDE: Final = place_of(Strike, "divide")
WEIGH: Final = place_of(Strike, "weigh")
ORDER: Final = place_of(Strike, "ask_order")
DEAL: Final = place_of(Strike, "deal")
TREASURE: Final = place_of(Strike, "ask_treasure")
COLLATERAL: Final = place_of(Strike, "collateral")


def doubled(game: Fallen, card: int) -> bool:
    on_line = game.zone_of[card] == FIRING and stats.is_a(game, card, "page")  # an Archangel is none (F1.5.10)
    return on_line and not stats.has(game, card, "Vaillant")
