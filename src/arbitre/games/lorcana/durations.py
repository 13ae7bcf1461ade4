"""When effects end (3.2.1.3, 3.4.1.2, 6.1.13): at the end of a turn, at the start of a player's turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbitre.ability.durations import Over, any_timed, expire_in
from arbitre.games.lorcana.zones import PLAY
from arbitre.kernel.column import with_row
from arbitre.kernel.game import keep_in
from arbitre.kernel.modifier import CHALLENGE, NEXT_START, NEXT_TURN, THIS_TURN, WHILE_THERE

if TYPE_CHECKING:
    from arbitre.games.lorcana.game import Lorcana


def end_of_turn(game: Lorcana) -> None:
    """3.4.1.2: "this turn" is over (6.1.13.4), and so is "during their next turn" if this was it."""
    if game.timed:
        _expire(game, _over_with_the_turn(game))


def _over_with_the_turn(game: Lorcana) -> Over:
    turn = game.turn

    def over(until: str, whose: int, born: int) -> bool:
        return until == THIS_TURN or (until == NEXT_TURN and turn > born and game.is_active(whose))  # 6.1.13.4

    return over


def start_of_turn(game: Lorcana, seat: int) -> None:
    """3.2.1.3: "until the start of your next turn" is over (6.1.13.3)."""
    if not game.timed:
        return

    def over(until: str, whose: int, born: int) -> bool:
        return until == NEXT_START and whose == seat  # 3.2.1.3, 6.1.13.3

    _expire(game, over)


def passed_over(game: Lorcana, seat: int) -> None:
    """9.2.3: where the turn of a player who has left would be, what lasted until then or through it ends."""
    if not game.timed:
        return

    def over(until: str, whose: int, born: int) -> bool:
        return until in (NEXT_START, NEXT_TURN) and whose == seat

    _expire(game, over)


def end_of_challenge(game: Lorcana) -> None:
    """4.6.7: what was to last for the challenge is over; abilities that wait for its end still see it."""
    if game.timed:
        _expire(game, lambda until, whose, born: until == CHALLENGE, waiting=False)


def after_challenge(game: Lorcana) -> None:
    """What still waited for something in the challenge waits in vain."""
    if game.timed:
        _expire(game, lambda until, whose, born: until == CHALLENGE)


def source_left(game: Lorcana, card: int) -> None:
    """What was to last as long as this card is in play is over."""
    for zones in game.zones:
        for other in zones[PLAY]:
            if game.applied[other]:
                kept = [m for m in game.applied[other] if m.until != WHILE_THERE or m.source != card]
                game.applied = with_row(game.applied, other, tuple(kept))
    for index in (game.in_force, game.watchers):
        for what, found in tuple(index.items()):
            if any(f.ability.until == WHILE_THERE for f in found):
                left = [f for f in found if f.ability.until != WHILE_THERE or f.slots.get("from", f.source) != card]
                keep_in(index, what, tuple(left))


def _expire(game: Lorcana, over: Over, waiting: bool = True) -> None:
    game.unchecked = True  # a Willpower bonus may have ended
    for zones in game.zones:
        for card in zones[PLAY]:
            if applied := game.applied[card]:
                kept = tuple(m for m in applied if not over(m.until, m.whose, m.born))
                game.applied = with_row(game.applied, card, kept)
    expire_in(game.in_force, over)
    if waiting:
        expire_in(game.watchers, over)
    if game.discounts:
        game.discounts = tuple(m for m in game.discounts if not over(m.until, m.whose, m.born))
    game.timed = _anything_timed(game)


def _anything_timed(game: Lorcana) -> bool:
    if game.discounts:
        return True
    for zones in game.zones:
        for card in zones[PLAY]:
            if game.applied[card]:
                return True
    return any_timed(game.in_force) or any_timed(game.watchers)
