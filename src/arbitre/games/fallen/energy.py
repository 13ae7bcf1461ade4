"""Celestial Energy: counters on sources, spent from any mix of them and never refreshed by themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arbitre.ability.asking import concerns
from arbitre.ability.match import amount, matches
from arbitre.games.fallen import stats
from arbitre.games.fallen.offering import offer
from arbitre.games.fallen.sides import charged, side
from arbitre.games.fallen.zones import ADORATION, LINES
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.game import InForce
from arbitre.kernel.procedure import Procedure
from arbitre.kernel.roles import CARD, declare

if TYPE_CHECKING:
    from arbitre.games.fallen.game import Fallen

HOLDING: Final[tuple[int, ...]] = (ADORATION, *LINES)  # where there is energy


def sources(game: Fallen, seat: int, card: int = NO_CARD) -> list[int]:
    """Cards whose energy may pay for this card (or, without one, for an ability): Worshippers, even tilted ones
    (F1.19.1, F1.19.8), Archangel (F1.5.3) and Temple (F1.6.1), down to the last. The order in which the engine spends
    it: energy that is good for few things first (F1.19.10), then Worshippers, the poorest first, then all others."""
    found: list[tuple[tuple[int, int, int, str], int]] = []
    for zone in HOLDING:
        for source in game.zones[seat][zone]:
            if game.energy[source] <= 0:
                continue
            only = game.facts[source].energy_only  # F1.19.10
            if only is not None:
                if card == NO_CARD or not matches(game, InForce(source, seat, None), only.cards, card):
                    continue
            worshipper = game.facts[source].type == "worshipper"  # F1.5.3, F1.6.1, F1.19.1, F1.19.8
            found.append(((only is None, not worshipper, game.energy[source], game.facts[source].key), source))
    found.sort(key=lambda one: one[0])
    return [source for _, source in found]


def available(game: Fallen, seat: int, card: int = NO_CARD) -> int:
    """All that may pay for this card (or, without one, for an ability)."""
    free, bound = purse(game, seat)
    return free + good_for(game, seat, card, bound) if bound and card != NO_CARD else free


def purse(game: Fallen, seat: int) -> tuple[int, list[int]]:
    """The energy that pays for anything, and the sources of such as pays only for some cards (F1.19.10)."""
    mine = game.sides[seat] or side(game, seat)
    bound = mine.bound
    if bound is None:
        free = 0
        bound = []
        energy, facts, zones = game.energy, game.facts, game.zones[seat]
        for zone in HOLDING:
            for source in zones[zone]:
                there = energy[source]
                if there:
                    if facts[source].energy_only is None:
                        free += there
                    else:
                        bound.append(source)
        mine.free = free
        mine.bound = bound
    return mine.free, bound


def good_for(game: Fallen, seat: int, card: int, bound: list[int]) -> int:
    """As much of such energy as pays for this card."""
    total = 0
    for source in bound:
        only = game.facts[source].energy_only
        if only is not None and matches(game, InForce(source, seat, None), only.cards, card):
            total += game.energy[source]
    return total


def pay(game: Fallen, seat: int, total: int, rule: str, card: int = NO_CARD, keep: int = 0) -> None:
    """From whatever sources the player likes (F1.11.3): asked, if the players want to be, else the engine's order.
    Enough energy that is good for everything is kept for what the effect will cost."""
    if total <= 0:
        return
    if game.choosing:
        game.push(PayEnergy(seat, card, total, keep))
    else:
        left = total
        for source in sources(game, seat, card):
            left -= _spend(game, source, left)
            if not left:
                break
    game.emit("pays", rule, seat, card, amount=total)


def _spend(game: Fallen, source: int, number: int) -> int:
    taken = min(number, game.energy[source])
    game.energy[source] -= taken
    charged(game, source)
    return taken


class PayEnergy(Procedure):
    """One payment, taken source by source as its player says (F1.18.3)."""

    __slots__ = ("card", "keep", "rest", "seat")

    def __init__(self, seat: int, card: int, left: int, keep: int = 0) -> None:
        self.cursor = 0
        self.seat = seat
        self.card = card
        self.rest = left
        self.keep = keep

    def copy(self) -> PayEnergy:
        twin = PayEnergy(self.seat, self.card, self.rest, self.keep)
        twin.cursor = self.cursor
        return twin

    def ask(self, game: Fallen) -> None:
        found = sources(game, self.seat, self.card)
        if self.rest <= 0 or not found:
            self.cursor = len(self.steps)
            return
        if sum(game.energy[source] for source in found) <= self.rest:
            for source in found:
                self.rest -= _spend(game, source, self.rest)
            self.cursor = len(self.steps)
            return
        options = [
            offer("spend", source, number=part)
            for source in found
            for part in range(min(self.rest, game.energy[source]), 0, -1)
            if not self.keep or self._enough_left(game, source, part)
        ]
        game.ask(self.seat, "pay from", options, self.card, ("F1.18.3",))

    def _enough_left(self, game: Fallen, source: int, part: int) -> bool:
        free = available(game, self.seat)
        bound = available(game, self.seat, self.card) - free
        if game.facts[source].energy_only is None:
            free -= part
        else:
            bound -= part
        return free - max(0, self.rest - part - bound) >= self.keep

    def take(self, game: Fallen) -> None:
        answer = game.answered()
        self.rest -= _spend(game, answer.card, answer.number)
        self.cursor = 0


PayEnergy.steps = (("F1.18.3", PayEnergy.ask), ("F1.18.3", PayEnergy.take))

declare(PayEnergy, card=CARD)


def cost_of(game: Fallen, seat: int, card: int, base: int) -> int:
    """A cost in energy with what makes it more or less; never below 0 (F1.20.4)."""
    total = base
    for part in stats.printed(game, card).cheaper:
        if stats.in_force(game, InForce(card, seat, part)):
            total -= amount(game, InForce(card, seat, part), part.effect.amount)
    if "CostsLess" not in game.in_force:
        return total if total > 0 else 0  # F1.20.4
    for found in game.in_force["CostsLess"]:
        effect = found.ability.effect
        if concerns(found, seat) and effect.cards != "this" and matches(game, found, effect.cards, card):
            if stats.in_force(game, found):
                total -= amount(game, found, effect.amount)
    return max(0, total)  # F1.20.4


def phoenix_cost(game: Fallen, seat: int, card: int) -> int:
    """Never below 1 (F6.30.4). What the card itself says about it counts in Limbo (F6.30.3)."""
    total = stats.value(game, card, "Phoenix")  # F6.30.3
    for part in stats.printed(game, card).phoenix_less:
        found = InForce(card, seat, part)
        if stats.in_force(game, found):
            total -= amount(game, found, part.effect.amount)
    return max(1, total)  # F6.30.4


def gain(game: Fallen, card: int, number: int, rule: str = "F5.36.1") -> int:
    """What can't gain energy gains none (F5.35.3)."""
    if number <= 0 or not stats.holds_energy(game, card):
        return 0
    game.energy[card] += number
    charged(game, card)
    game.emit("gains energy", rule, game.controller[card], card, amount=number)
    return number
