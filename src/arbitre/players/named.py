"""Players by name: `beam@200ms`, `beam@400` (positions), `plan@200`, `greedy`, `random`.

What follows the @ is how long a player that searches may think for an answer; given as a number of positions, it
answers the same on every machine.
"""

from __future__ import annotations

from typing import Final

from arbitre.games import registry
from arbitre.kernel.error import Error
from arbitre.players import budget
from arbitre.players.beam import beam
from arbitre.players.greedy import greedy
from arbitre.players.guide import Guide
from arbitre.players.question import Player
from arbitre.players.random import random_player

SEARCHING: Final = ("beam", "plan")  # these may be told how long to think
NAMES: Final = ("random", "greedy", "plan", "beam")
BRINGS: Final = {"greedy": "greedy", "plan": "guide", "beam": "guide"}
"""What a game has to bring for a player."""


def named(name: str, seed: int = 0, guide: Guide | None = None) -> Player:
    """The player of a name, new to its game. `guide`: for those that search, if not the one their game brings."""
    kind, _, thinking = name.partition("@")
    if kind not in NAMES:
        raise Error(
            f"there is no player {name!r}; there are: {', '.join(NAMES)}, and beam@200ms, plan@400 and the like"
        )
    if kind not in SEARCHING:
        if thinking:
            raise Error(f"{kind} does not think for a time: leave out @{thinking}")
        return random_player(seed) if kind == "random" else greedy(seed)
    seconds, positions = budget.read(thinking) if thinking else (None, None)
    if seconds is None and positions is None:
        return beam(seed, replies=kind == "beam", guide=guide)
    return beam(seed, seconds, positions, replies=kind == "beam", guide=guide)


def of_game(game: str) -> list[str]:
    """The names of those who can play a game."""
    entry = registry.entry(game)
    return [name for name in NAMES if name not in BRINGS or getattr(entry, BRINGS[name])]
