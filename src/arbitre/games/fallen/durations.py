"""When effects end: "until the end of the turn" there, others at the end of a later turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbitre.games.fallen.zones import DIVINE, IN_PLAY
from arbitre.kernel.game import keep_in
from arbitre.kernel.modifier import FOREVER, NEXT_START, NEXT_TURN, THIS_TURN

if TYPE_CHECKING:
    from arbitre.games.fallen.game import Fallen


def span(duration: str, you: int) -> tuple[str, int]:
    if duration == "this turn":
        return (THIS_TURN, you)
    if duration == "until your next turn":
        return (NEXT_START, you)
    if duration == "until their next turn":
        return (NEXT_START, 1 - you)
    if duration == "during their next turn":
        return (NEXT_TURN, 1 - you)
    return (FOREVER, you)


def turn_ends(game: Fallen) -> None:
    """Before the next player's turn: what lasts until their next turn ends now as well."""
    if not game.timed:
        return
    coming = 1 - game.active

    def over(until: str, whose: int, born: int) -> bool:
        return (
            until == THIS_TURN
            or (until == NEXT_START and whose == coming)
            or (until == NEXT_TURN and game.turn > born and whose == game.active)
        )

    for zones in game.zones:
        for zone in (*IN_PLAY, DIVINE):
            for card in zones[zone]:
                if game.applied[card]:
                    game.applied[card] = tuple(m for m in game.applied[card] if not over(m.until, m.whose, m.born))
    for index in (game.in_force, game.watchers):
        for what, found in tuple(index.items()):
            if any(one.ability.whose >= 0 for one in found):
                left = [
                    f
                    for f in found
                    if f.ability.whose < 0 or not over(f.ability.until, f.ability.whose, f.ability.born)
                ]
                keep_in(index, what, tuple(left))
    game.stir()
