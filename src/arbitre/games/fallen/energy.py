"""Celestial Energy: counters on sources, spent from any mix of them and never refreshed by themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbitre.ability.match import amount, matches
from arbitre.games.fallen import stats
from arbitre.games.fallen.zones import ADORATION, LINES
from arbitre.kernel.decision import NO_CARD
from arbitre.kernel.game import InForce

if TYPE_CHECKING:
    from arbitre.games.fallen.game import Fallen


def sources(game: Fallen, seat: int, card: int = NO_CARD) -> list[int]:
    """Cards whose energy may pay for this card (or, without one, for an ability), in the order the engine spends it:
    energy that is good for few things first, then Worshippers, the poorest first, then all others."""
    found: list[tuple[tuple[int, int, int], int]] = []
    for zone in (ADORATION, *LINES):
        for source in game.zones[seat][zone]:
            if game.energy[source] <= 0:
                continue
            only = game.facts[source].energy_only
            if only is not None:
                if card == NO_CARD or not matches(game, InForce(source, seat, None), only.cards, card):
                    continue
            worshipper = game.facts[source].type == "worshipper"
            found.append(((only is None, not worshipper, game.energy[source]), source))
    return [source for _, source in sorted(found)]


def available(game: Fallen, seat: int, card: int = NO_CARD) -> int:
    return sum(game.energy[source] for source in sources(game, seat, card))


def pay(game: Fallen, seat: int, total: int, rule: str, card: int = NO_CARD) -> None:
    left = total
    for source in sources(game, seat, card):
        taken = min(left, game.energy[source])
        game.energy[source] -= taken
        left -= taken
        if not left:
            break
    if total > 0:
        game.emit("pays", rule, seat, card, amount=total)


def cost_of(game: Fallen, seat: int, card: int, base: int) -> int:
    """A cost in energy with what makes it more or less; never below 0."""
    total = base
    for part in stats.printed(game, card).self_statics:
        if type(part.effect).__name__ == "CostsLess" and stats.in_force(game, InForce(card, seat, part)):
            total -= amount(game, InForce(card, seat, part), part.effect.amount)
    for found in game.in_force.get("CostsLess", ()):
        effect = found.ability.effect
        if stats.concerns(found, seat) and effect.cards != "this" and matches(game, found, effect.cards, card):
            if stats.in_force(game, found):
                total -= amount(game, found, effect.amount)
    return max(0, total)


def phoenix_cost(game: Fallen, seat: int, card: int) -> int:
    """Never below 1."""
    total = stats.value(game, card, "Phoenix")
    for part in stats.printed(game, card).self_statics:
        if type(part.effect).__name__ == "PhoenixLess":
            found = InForce(card, seat, part)
            if stats.in_force(game, found):
                total -= amount(game, found, part.effect.amount)
    return max(1, total)


def gain(game: Fallen, card: int, number: int, rule: str = "F1.11.3") -> int:
    """What can't gain energy gains none."""
    if number <= 0 or stats.forbidden(game, card, "can't gain energy"):
        return 0
    game.energy[card] += number
    game.emit("gains energy", rule, game.controller[card], card, amount=number)
    return number
