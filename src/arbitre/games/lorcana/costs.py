"""1.5 Costs: paying ink, and what is paid more or less than the printed cost (payment modifiers, 1.5.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arbitre.ability.match import amount, matches
from arbitre.ability.run import Program, payable, possible
from arbitre.games.lorcana import stats
from arbitre.games.lorcana.zones import INKWELL
from arbitre.kernel.game import InForce
from arbitre.kernel.modifier import Modifier

if TYPE_CHECKING:
    from arbitre.games.lorcana.game import Lorcana


def pay_ink(game: Lorcana, seat: int, cost: int) -> None:
    """Exert that many ready ink cards (4.3.2.4, 4.4.3.4, 4.7.3.4): each is worth 1 (5.2.3), all are alike (7.5.1)."""
    left = cost
    exerted = game.exerted
    for card in game.zones[seat][INKWELL]:
        if left <= 0:
            break
        if not exerted[card]:
            exerted[card] = True
            left -= 1
    assert left <= 0, "a cost was begun that could not be paid in full"


def can_pay(game: Lorcana, ctx: InForce, cost: tuple[Any, ...], program: Program | None) -> bool:
    """1.5.3: a cost beyond ink can be paid in full; each payment serves one part of it only. A later part may speak of
    what an earlier one chose or named, so only the first can be judged before anything is tried."""
    if not possible(game, ctx, cost if program is None else cost[:1]):
        return False
    return program is None or payable(game, program, ctx.source, ctx.seat, ctx.slots)


def reduction(game: Lorcana, seat: int, card: int) -> int:
    """How much less than its cost this player pays to play this card (4.3.2.3)."""
    less = 0
    for found in game.in_force.get("CostsLess", ()):
        effect = found.ability.effect
        if found.seat == seat and matches(game, found, effect.cards, card) and stats.in_force(game, found):
            less += amount(game, found, effect.amount)
    for part in game.facts[card].self_statics:
        if type(part.effect).__name__ == "CostsLess":
            found = InForce(card, seat, part)
            if stats.in_force(game, found):
                less += amount(game, found, part.effect.amount)  # 4.3.6: works on the card itself
    for modifier in game.discounts:
        if modifier.seat == seat and matches(game, _ctx(modifier), modifier.detail.select, card):
            less += modifier.amount
    return less


def ink_to(game: Lorcana, card: int, action: str) -> int:
    """What must be paid each time for this character to quest or challenge (4.5.1.2, 4.6.4.3)."""
    cost = 0
    for found in game.in_force.get(action, ()):
        if matches(game, found, found.ability.effect.cards, card) and stats.in_force(game, found):
            cost += amount(game, found, found.ability.effect.ink)
    return cost


def _ctx(modifier: Modifier) -> InForce:
    return InForce(modifier.source, modifier.seat, None, modifier.detail.slots)


def use_discounts(game: Lorcana, seat: int, card: int) -> None:
    """4.3.6: "the next card you play" is this one, whatever was paid for it."""
    if game.discounts:
        game.discounts = tuple(
            modifier
            for modifier in game.discounts
            if modifier.seat != seat or not matches(game, _ctx(modifier), modifier.detail.select, card)
        )
