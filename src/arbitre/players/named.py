"""Players by name: levels for people (`skilled`), `beam@200ms`, `beam@400` (positions), `plan@200`, `greedy`, `random`.

What follows the @ is how long a player that searches may think for an answer; given as a number of positions, it
answers the same on every machine. Other packages bring players of their own (`guests.py`).
"""

from __future__ import annotations

from typing import Final

from arbitre.games import registry
from arbitre.kernel.error import Error
from arbitre.players import budget
from arbitre.players.beam import beam
from arbitre.players.greedy import greedy
from arbitre.players.guests import guests, guests_of
from arbitre.players.guide import Guide, guide_of
from arbitre.players.levels import BY_NAME, LEVELS, USUAL, level
from arbitre.players.question import Player
from arbitre.players.random import random_player

SEARCHING: Final = ("beam", "plan")  # these may be told how long to think
NAMES: Final = ("random", "greedy", "plan", "beam")


def named(name: str, seed: int = 0, guide: Guide | None = None) -> Player:
    """The player of a name, new to its game. `guide`: for those that search, if not the one their game brings."""
    kind, _, thinking = name.partition("@")
    if kind not in NAMES and kind not in BY_NAME:
        if kind in guests() and not thinking:
            return guests()[kind].player(seed)
        known = ", ".join((*BY_NAME, *NAMES, *guests()))
        raise Error(f"there is no player {name!r}; there are: {known}, and beam@200ms, plan@400 and the like")
    if kind not in SEARCHING:
        if thinking:
            raise Error(f"{kind} does not think for a time: leave out @{thinking}")
        if kind in BY_NAME:
            return level(kind, seed)
        return random_player(seed) if kind == "random" else greedy(seed)
    seconds, positions = budget.read(thinking) if thinking else (None, None)
    if seconds is None and positions is None:
        return beam(seed, replies=kind == "beam", guide=guide)
    return beam(seed, seconds, positions, replies=kind == "beam", guide=guide)


def of_game(game: str) -> list[str]:
    """The names of those who can play a game."""
    lacking = [] if registry.entry(game).greedy else ["greedy"]
    if guide_of(game) is None:
        lacking += SEARCHING
    return [*(name for name in NAMES if name not in lacking), *guests_of(game)]


def levels_of(game: str) -> list[str]:
    """Those whom people can play a game against, the easiest first: at random, and the levels; where the computer can't
    judge positions yet, whoever else there is."""
    if guide_of(game) is not None:
        return ["random", *(level.name for level in LEVELS), *guests_of(game)]
    return of_game(game)


def usual_level(game: str) -> str:
    """Who plays if nobody else is asked for."""
    known = levels_of(game)
    return USUAL if USUAL in known else [name for name in known if name not in guests_of(game)][-1]
