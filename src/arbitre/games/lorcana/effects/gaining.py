"""Effects on lore (1.11), drawing (1.12) and discarding (7.3.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbitre.ability.discarding import add_discarding
from arbitre.ability.match import (
    amount,
    seats_of,
)
from arbitre.ability.run import Resolve
from arbitre.games.lorcana import changing_zones, lore, stats
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.effects.vocabulary import VOCABULARY, seats
from arbitre.games.lorcana.zones import HAND

if TYPE_CHECKING:
    from arbitre.ability.table import Context
    from arbitre.games.lorcana.game import Lorcana


@VOCABULARY.effect(n.GainLore)
def _gain_lore(game: Lorcana, frame: Resolve, node: n.GainLore) -> None:
    number = amount(game, frame, node.amount)
    for seat in seats(game, frame, node.player):
        lore.gain(game, seat, number, "1.11.1", frame.source)


@VOCABULARY.effect(n.LoseLore)
def _lose_lore(game: Lorcana, frame: Resolve, node: n.LoseLore) -> None:
    number = amount(game, frame, node.amount)
    lost = 0
    for seat in seats(game, frame, node.player):
        lost += lore.lose(game, seat, number, "1.11.1", frame.source)
    if lost < number * len(seats(game, frame, node.player)) or not lost:
        frame.fail()  # somebody had less to lose (1.11.1)
    frame.set("tally done", lost)


@VOCABULARY.possible_if(n.LoseLore)
def _can_lose_lore(game: Lorcana, ctx: Context, node: n.LoseLore) -> bool:
    return all(
        game.lore[seat] >= amount(game, ctx, node.amount) and not stats.player_cant(game, seat, "lose lore")
        for seat in seats_of(game, ctx, node.player)
    )


@VOCABULARY.effect(n.Count)
def _count(game: Lorcana, frame: Resolve, node: n.Count) -> None:
    """6.1.8: counted once, now."""
    frame.set("tally counted", amount(game, frame, node.amount))


@VOCABULARY.effect(n.Draw)
def _draw(game: Lorcana, frame: Resolve, node: n.Draw) -> None:
    """1.12.2: one card after another. 6.1.8: the number is counted once."""
    number = amount(game, frame, node.amount)
    drawn = 0
    for seat in seats(game, frame, node.player):
        for _ in range(number):
            if not changing_zones.draw(game, seat):  # 1.12.2
                frame.fail()
                break
            drawn += 1
    frame.set("tally drawn", drawn)


@VOCABULARY.effect(n.DrawUntil)
def _draw_until(game: Lorcana, frame: Resolve, node: n.DrawUntil) -> None:
    """6.1.8.1: how many are missing is counted once."""
    hand = amount(game, frame, node.hand)
    for seat in seats(game, frame, node.player):
        for _ in range(hand - len(game.zones[seat][HAND])):  # 6.1.8.1
            if not changing_zones.draw(game, seat):
                break


def _discard(game: Lorcana, frame: Resolve, seat: int, cards: tuple[int, ...]) -> bool:
    """7.3.4: as many as there are (1.2.3, 7.3.3), unless an effect keeps the player from it. What pays for an ability
    or a card is no effect (1.5)."""
    is_cost = frame.program.key.endswith(" cost")
    if not is_cost and "players can't discard" in game.in_force and stats.player_cant(game, seat, "discard"):
        game.emit("keeps hand", "6.5.1", seat)
        return False
    if cards:
        changing_zones.discard(game, seat, cards)
    return True


add_discarding(VOCABULARY, "7.3.4", _discard)
