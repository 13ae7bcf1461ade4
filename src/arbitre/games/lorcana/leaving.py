"""Players leaving the game (2.3.3, 7.7.7, 9.2.3): conceding, running out of cards, and who is left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbitre.games.lorcana import durations
from arbitre.games.lorcana.changing_zones import remove_from_game
from arbitre.kernel.game import Result, keep_in

if TYPE_CHECKING:
    from arbitre.games.lorcana.game import Lorcana


def leave(game: Lorcana, seats: list[int], reason: str, rule: str) -> None:
    """9.2.3: their cards and effects go with them; static effects with a stated duration stay until it is over."""
    game.gone = tuple(away or seat in seats for seat, away in enumerate(game.gone))
    game.line_up()
    left = [seat for seat in range(game.number_of_seats) if not game.gone[seat]]
    sides = {game.side(seat) for seat in left}
    if not left:
        game.finish(Result((), reason, (rule,), tuple(seats)))
    elif len(sides) == 1:
        # 1.8.1.3, 2.3.3.3: the last player, or the last team, wins; with two players the other simply has not lost
        rules = (rule,) if game.number_of_seats == 2 else (rule, "1.8.1.3")
        for seat in left:
            game.emit("wins", rules[-1], seat=seat)
        game.finish(Result(next(iter(sides)), reason, rules, tuple(seats)))
    else:
        for seat in seats:
            game.emit("leaves the game", "9.2.3", seat)
        game.bag = tuple(entry for entry in game.bag if entry.seat not in seats)  # 7.7.7
        game.pending_actions = tuple(entry for entry in game.pending_actions if entry[1] not in seats)
        for card in [card for zones in game.zones for cards in zones for card in cards if game.owner[card] in seats]:
            remove_from_game(game, card)
        for event, waiting in tuple(game.watchers.items()):
            keep_in(game.watchers, event, tuple(found for found in waiting if found.seat not in seats))
        game.taking_turn = tuple(seat for seat in game.taking_turn if not game.gone[seat])
        game.unchecked = True  # what their cards gave to others is gone


def drop_procedures(game: Lorcana, seat: int) -> None:
    """What the player who left was in the middle of is over; anybody else who was being asked is asked again."""
    asking = game.stack[-1]
    game.stack[:] = [procedure for procedure in game.stack if getattr(procedure, "seat", -1) != seat]
    for procedure in game.stack:
        procedure.left(game, seat)
    if game.challenge is not None and not any(type(procedure).__name__ == "Challenge" for procedure in game.stack):
        game.in_it = (-1, -1)
        game.challenge = None  # theirs: it ends with them (4.6.7, 4.6.9, 4.6.9.2)
        durations.after_challenge(game)
    if game.stack[-1] is asking:
        asking.ask_again()
