"""1.8 The game state check: who has won, who has lost, what is banished."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbitre.games.lorcana import leaving, stats
from arbitre.games.lorcana.changing_zones import banish, reshuffle
from arbitre.games.lorcana.zones import DECK, PLAY
from arbitre.kernel.game import Result

if TYPE_CHECKING:
    from arbitre.games.lorcana.game import Lorcana


def needed(game: Lorcana, seat: int) -> int:
    """1.11.3: how much lore this player needs to win; a card's text beats the rule (1.2.1); of several, the highest
    number."""
    goal: int = game.variant.lore_to_win  # 1.11.3
    for found in game.in_force.get("LoreToWin", ()):
        if stats.concerns(game, found, seat) and stats.in_force(game, found):
            goal = max(goal, found.ability.effect.lore)
    return goal


def _somebody_wins(game: Lorcana) -> bool:
    """1.8.1.1 (1.11.3, 2.3.3.1), and 10.2.4 for Pack Rush: the first in turn order who has enough lore."""
    for seat in game.order:
        if game.lore[seat] >= needed(game, seat):  # 1.11.3, 2.3.3.1
            rule = "1.8.1.1" if game.variant.lore_to_win == 20 else "10.2.4"
            game.emit("wins", rule, seat=seat, amount=game.lore[seat])
            game.finish(Result(game.side(seat), "lore", (rule,)))
            return True
    return False


def _new_decks(game: Lorcana) -> None:
    """10.2.5: in Pack Rush a player who has run out of cards makes the discard into a new deck. A player who needs a
    card before the check does so then (`changing_zones.py`)."""
    for seat in game.order:
        if not game.zones[seat][DECK]:
            reshuffle(game, seat)


def _somebody_loses(game: Lorcana) -> bool:
    """1.8.1.2, 2.3.3.2: who ends a turn with no card left in the deck."""
    losers = [seat for seat in game.order if game.is_active(seat) and not game.zones[seat][DECK]]
    for seat in losers:
        game.emit("loses", "1.8.1.2", seat)
    if losers:
        leaving.leave(game, losers, "deck", "1.8.1.2")
    return bool(losers)


def check(game: Lorcana) -> bool:
    """One check; True if a condition was met, so that another must follow (1.8.3). Players in turn order (1.8.4).

    Things count as they are now, whatever they were on the way (1.8.5). Where nothing has happened that could meet a
    condition (damage, lore, Willpower, something leaving play, the end of a turn: each sets `unchecked`) there is
    nothing to look at."""
    if game.over or not (game.unchecked or "willpower" in game.in_force):
        return False
    game.unchecked = game.variant.reshuffles
    if game.unchecked:  # 10.2.5: a deck may run out at any time
        _new_decks(game)
    order = game.order
    lore = game.lore
    goal = game.variant.lore_to_win
    for seat in order:
        if lore[seat] >= goal and _somebody_wins(game):  # 1.8.1.1, 10.2.4
            return False
    if game.ending and not game.variant.reshuffles and _somebody_loses(game):  # 1.8.1.2, 2.3.3.2
        game.unchecked = True
        return not game.over
    doomed: list[int] = []
    damage = game.damage
    applied = game.applied
    facts = game.facts
    changed = game.frail or "willpower" in game.in_force
    for seat in order:  # 1.8.4
        for card in game.zones[seat][PLAY]:
            hurt = damage[card]  # 1.8.5
            if changed or applied[card]:
                if facts[card].has_willpower and hurt >= stats.willpower(game, card):
                    doomed.append(card)  # 1.8.1.4, 5.3.6.3, 5.6.5.3
            elif hurt and hurt >= facts[card].willpower:  # 1.8.1.4, 5.3.6.3, 5.6.5.3
                doomed.append(card)
    if doomed:
        banish(game, doomed, "1.8.1.4")  # 7.4.3: what one check finds leaves together
        game.unchecked = True
    if game.credit:
        game.credit = {}
    return bool(doomed)
