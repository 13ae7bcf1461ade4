"""Players that other packages bring, through the entry point group `arbitre.players`: its name is the player's name,
its object a `Guest`. They are found by name like ours: at the table, in the terminal, in the laboratory."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from arbitre.players.question import Player

GROUP: Final = "arbitre.players"


@dataclass(frozen=True, kw_only=True)
class Guest:
    """What another package brings."""

    games: tuple[str, ...]
    """The games it can play."""
    player: Callable[[int], Player]
    """Makes the player, new to its game, from a seed. An `arbitre.Error` says why it can't."""
    title: str
    about: str
    """What it is called where one chooses an opponent, and a sentence about it."""


@functools.cache
def guests() -> Mapping[str, Guest]:
    """Those that are installed. One that can't be loaded is no reason not to play against another."""
    import warnings
    from importlib import metadata  # takes a while

    found: dict[str, Guest] = {}
    for point in metadata.entry_points(group=GROUP):
        try:
            guest = point.load()
        except Exception as fault:  # whatever another package does wrong
            warnings.warn(f"the player {point.name!r} ({point.value}) can't be loaded: {fault}", stacklevel=2)
            continue
        if not isinstance(guest, Guest):
            warnings.warn(f"{point.value} is not a Guest", stacklevel=2)
            continue
        found[point.name] = guest
    return found


def guests_of(game: str) -> list[str]:
    """Those of them who can play a game."""
    return [name for name, guest in guests().items() if game in guest.games]
