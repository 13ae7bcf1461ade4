"""What comes after a game: the next one of a match, where the loser says who starts if the book has it so, or a rematch
with seats swapped. Each is a room of its own."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from arbitre.arguments import SEEDS
from arbitre.table.fitting import fitting
from arbitre.table.room import Room
from arbitre.table.setup import Setup


def decided(setup: Setup, game: Any) -> bool:
    """Whether the match is over with this game."""
    return max(won(setup, game)) * 2 > setup.best_of


def won(setup: Setup, game: Any) -> list[int]:
    """Games won by each seat, this one included."""
    winners: Sequence[int] = game.result.winners if game.result is not None else ()
    return [setup.wins_of(seat) + (seat in winners) for seat in range(len(setup.places))]


def next_setup(room: Room) -> tuple[Setup, int] | None:
    """How it goes on, if it is time, and how many seats further everybody sits there."""
    setup, state = room.setup, room.state
    game = state.game
    seats = range(len(setup.places))
    if not game.over or state.next:
        return None
    if not decided(setup, game):
        winners = game.result.winners
        losers = [seat for seat in seats if seat not in winners]
        chooser = losers[0] if winners and losers and fitting(setup.game).loser_chooses else None
        return replace(setup, **_anew(chooser), number=setup.number + 1, wins=won(setup, game)), 0
    if state.again >= set(setup.people()):
        places = [setup.places[seat - 1] for seat in seats]
        return replace(setup, **_anew(None), places=places, number=1, wins=[0] * len(seats)), 1
    return None


def _anew(chooser: int | None) -> dict[str, Any]:
    return {"seed": secrets.randbelow(SEEDS), "starting": None, "chooser": chooser}
