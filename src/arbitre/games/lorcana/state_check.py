"""1.8 The game state check: who has won, who has lost, what is banished."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbitre.games.lorcana import leaving, stats
from arbitre.games.lorcana.moving import banish
from arbitre.games.lorcana.zones import DECK, PLAY
from arbitre.kernel.game import Result

if TYPE_CHECKING:
    from arbitre.games.lorcana.game import Lorcana


def check(game: Lorcana) -> bool:
    """One check; True if a condition was met, so that another must follow (1.8.3). Players in turn order (1.8.4).

    Where nothing has happened that could meet a condition (damage, lore, Willpower, something leaving play, the end of a
    turn: each sets `unchecked`) there is nothing to look at."""
    if game.result is not None or not (game.unchecked or game.in_force.get("willpower")):
        return False
    game.unchecked = False
    order = game.order
    goal = game.variant.lore_to_win
    lore = game.lore
    for seat in order:
        if lore[seat] >= goal:  # 1.8.1.1, and 10.2.4 for Pack Rush
            game.result = Result(game.side(seat), "lore", ("1.8.1.1",) if goal == 20 else ("10.2.4",))
            game.emit("wins", "1.8.1.1" if goal == 20 else "10.2.4", seat=seat, amount=lore[seat])
            return False
    if game.ending and not game.variant.reshuffles:
        losers = [seat for seat in order if game.is_active(seat) and not game.zones[seat][DECK]]
        if losers:
            for seat in losers:  # 1.8.1.2
                game.emit("loses", "1.8.1.2", seat=seat)
            leaving.leave(game, losers, "deck", "1.8.1.2")
            game.unchecked = True
            return game.result is None
    doomed: list[list[int]] = []
    damage = game.damage
    for seat in order:
        dead: list[int] = []
        for card in game.zones[seat][PLAY]:
            hurt = damage[card]
            if hurt:
                if hurt >= stats.willpower(game, card) and not game.facts[card].is_item:
                    dead.append(card)
            elif game.applied[card] or game.in_force.get("willpower"):
                facts = game.facts[card]
                if (facts.is_character or facts.is_location) and stats.willpower(game, card) <= 0:
                    dead.append(card)
        if dead:
            doomed.append(dead)
    for dead in doomed:
        banish(game, dead, "1.8.1.4")
    if game.credit:
        game.credit = {}
    if doomed:
        game.unchecked = True
    return bool(doomed)
