"""1.5 Costs: paying ink, and what is paid more or less than the printed cost (payment modifiers, 1.5.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from arbitre.ability.match import amount, matches
from arbitre.ability.possible import possible
from arbitre.ability.run import Program, Resolve
from arbitre.ability.trying import can_do, leading_on
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana import stats
from arbitre.games.lorcana.zones import INKWELL
from arbitre.kernel.decision import Option
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
            exerted[card] = True  # 5.2.3, 7.5.1
            left -= 1
    assert left <= 0, "a cost was begun that could not be paid in full"
    if cost > 0:
        game.more_ready_ink(seat, -cost)


def can_pay(game: Lorcana, ctx: InForce, cost: tuple[Any, ...], program: Program | None) -> bool:
    """1.5.3: a cost beyond ink can be paid in full; each payment serves one part of it only. A later part may speak of
    what an earlier one chose or named, so only the first can be judged before anything is tried."""
    if not possible(game, ctx, cost if program is None else cost[:1]):
        return False
    return program is None or can_do(game.trial(), program, ctx.source, ctx.seat, ctx.slots)


def still_payable(game: Lorcana, options: list[Option]) -> list[Option]:
    """1.5.3: of the answers to a question of a cost, those after which the rest of it can still be paid."""
    top = game.stack[-1]
    assert isinstance(top, Resolve)
    if game.tried or "paying" not in top.slots or len(top.program.tree) == 1:
        return options
    return leading_on(game, options, len(game.stack) - 1)


def reduction(game: Lorcana, seat: int, card: int, way: str = "ink") -> int:
    """How much less than its cost this player pays to play this card in this way (4.3.2.3, 1.5.4)."""
    less = 0
    for found in game.in_force.get("CostsLess", ()):
        if stats.concerns(game, found, seat) and _lowers(game, found, card, way):
            less += amount(game, found, found.ability.effect.amount)
    for part in game.facts[card].self_statics:
        if isinstance(part.effect, n.CostsLess):
            found = InForce(card, seat, part)
            if _lowers(game, found, card, way):
                less += amount(game, found, part.effect.amount)  # 4.3.6: works on the card itself
    for modifier in game.discounts:
        if modifier.seat == seat and matches(game, _ctx(modifier), modifier.detail.select, card):
            less += modifier.amount
    return less


def _lowers(game: Lorcana, found: InForce, card: int, way: str) -> bool:
    """Whether a static ability in play changes what its player pays for this card."""
    effect = found.ability.effect
    if effect.way not in ("any", way) or not matches(game, found, effect.cards, card):
        return False
    if effect.times == "once each turn" and _used(game, found):
        return False
    if effect.times == "first each turn" and _played_before(game, found):
        return False
    return stats.in_force(game, found)


def _used(game: Lorcana, found: InForce) -> bool:
    return (game.serial[found.source], found.ability.key) in game.used


def _played_before(game: Lorcana, found: InForce) -> bool:
    """Whether the player has played such a card this turn."""
    for row in game.this_turn():
        if row[0] == "played" and row[2] == found.seat and matches(game, found, found.ability.effect.cards, row[3]):
            return True
    return False


def less_to_move(game: Lorcana, character: int, location: int) -> list[tuple[InForce, int]]:
    """4.7.3.3: the payment modifiers of a move, each with how much it takes off."""
    found_all: list[tuple[InForce, int]] = []
    for found in game.in_force.get("MoveCostsLess", ()):
        effect = found.ability.effect
        if (
            found.seat == game.controller[character]
            and matches(game, found, effect.cards, character)
            and matches(game, found, effect.to, location)
            and not (effect.once and _used(game, found))
            and stats.in_force(game, found)
        ):
            found_all.append((found, amount(game, found, effect.amount)))
    return found_all


def use_for_move(game: Lorcana, character: int, location: int) -> None:
    """6.1.13.2: an effect that lowers the cost of one move a turn is used up."""
    for found, _ in less_to_move(game, character, location):
        if found.ability.effect.once:
            game.used[game.serial[found.source], found.ability.key] = game.turn


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
    for found in game.in_force.get("CostsLess", ()):
        if found.seat == seat and found.ability.effect.times == "once each turn" and _lowers(game, found, card, "ink"):
            game.used[game.serial[found.source], found.ability.key] = game.turn
    if game.discounts:
        left: list[Modifier] = []
        for modifier in game.discounts:
            if modifier.seat != seat or not matches(game, _ctx(modifier), modifier.detail.select, card):
                left.append(modifier)
        game.discounts = tuple(left)
