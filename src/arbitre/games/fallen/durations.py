"""When effects end: "until the end of the turn" there, others at the end of a later turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbitre.ability.durations import expire_in
from arbitre.games.fallen.zones import PRESENT
from arbitre.kernel.modifier import NEXT_START, NEXT_TURN, THIS_TURN

if TYPE_CHECKING:
    from arbitre.games.fallen.game import Fallen


def turn_ends(game: Fallen) -> bool:
    """Before the next player's turn: what lasts until their next turn ends now too. Says whether anything has ended."""
    if not game.timed:
        return False
    coming = 1 - game.active
    ended: list[str] = []

    def over(until: str, whose: int, born: int) -> bool:
        if (
            until == THIS_TURN
            or (until == NEXT_START and whose == coming)
            or (until == NEXT_TURN and game.turn > born and whose == game.active)
        ):
            ended.append(until)
            return True
        return False

    applied = game.applied
    for zones in game.zones:
        for zone in PRESENT:
            for card in zones[zone]:
                if applied[card]:
                    game.modify(card, tuple([m for m in game.applied[card] if not over(m.until, m.whose, m.born)]))
    expire_in(game.in_force, over)
    expire_in(game.watchers, over)
    if ended:
        game.stir()
    return bool(ended)
