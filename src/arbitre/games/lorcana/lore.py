"""1.11 Lore: gained and lost, never below zero."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbitre.games.lorcana import stats
from arbitre.kernel.decision import NO_CARD

if TYPE_CHECKING:
    from arbitre.games.lorcana.game import Lorcana


def gain(game: Lorcana, seat: int, amount: int, rule: str, source: int = NO_CARD) -> None:
    if "players can't gain lore" in game.in_force and stats.player_cant(game, seat, "gain lore"):  # 1.2.2
        return
    if amount > 0:
        game.lore[seat] += amount
        if game.lore[seat] >= game.variant.lore_to_win:
            game.unchecked = True
        game.emit("gains lore", rule, seat, source, amount=amount)


def lose(game: Lorcana, seat: int, amount: int, rule: str, source: int = NO_CARD) -> int:
    """1.11.1: a player can't have less than 0 lore. Returns how much was lost."""
    lost = min(amount, game.lore[seat])
    if "players can't lose lore" in game.in_force and stats.player_cant(game, seat, "lose lore"):  # 1.2.2
        lost = 0
    if lost > 0:
        game.lore[seat] -= lost
        game.emit("loses lore", rule, seat, source, amount=lost)
    return max(0, lost)
