"""Games as environments for learning agents: PettingZoo, Gymnasium, OpenSpiel. It takes `pip install 'arbitre[env]'`.

    env = arbitre.env.aec("lorcana", decks=[...], seed=7)         # PettingZoo: every seat is an agent
    env = arbitre.env.single("lorcana", against="greedy")         # Gymnasium: one seat against a player
    envs = arbitre.env.over_processes("lorcana", processes=4)     # the same in processes, with shared memory
    envs = arbitre.env.many("lorcana", games=64)                  # many games in one process, arrays made once
    arbitre.env.register()                                        # names: gymnasium.make("arbitre/Lorcana-v0")
    arbitre.env.open_spiel()                                      # pyspiel.load_game("python_arbitre_lorcana")

What an observation holds is told in docs/environments.md, column by column.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from arbitre.kernel.error import Error

if TYPE_CHECKING:
    from gymnasium.vector import AsyncVectorEnv

    from arbitre.env.cycle import ArbitreAEC
    from arbitre.env.side_by_side import ArbitreGames
    from arbitre.env.solo import ArbitreEnv

__all__ = ["aec", "single", "over_processes", "many", "register", "open_spiel"]


def aec(game: str, decks: Any = None, seed: int | None = None, **options: Any) -> ArbitreAEC:
    """A game for several agents (PettingZoo's AEC).

    `decks` has one deck per seat, as `arbitre.new` takes them, or is a function that gives them for a seed; left out,
    the first that come with the game are played. Further options: `players`; `limit`, the decisions after which a game
    is broken off; `rows` and `options`, for how many cards and answers an observation has room; and those of
    `arbitre.new`."""
    made: ArbitreAEC = _part("cycle", "ArbitreAEC")(game, decks, seed, **options)
    return made


def single(game: str, decks: Any = None, against: Any = "random", **options: Any) -> ArbitreEnv:
    """A game for one agent against a player of Arbitre (Gymnasium). `against` is a player's name or a function that
    makes one from a seed; `seat` is the agent's, or None for one drawn anew for each game."""
    made: ArbitreEnv = _part("solo", "ArbitreEnv")(game, decks, against, **options)
    return made


def over_processes(game: str, processes: int, **options: Any) -> AsyncVectorEnv:
    """Such environments in so many processes, whose observations lie in memory that all share."""
    made: AsyncVectorEnv = _part("solo", "over_processes")(game, processes, **options)
    return made


def many(game: str, decks: Any = None, games: int = 16, **options: Any) -> ArbitreGames:
    """Many games in one process (a vector environment of Gymnasium): with `against`, for one agent; without, for all
    seats."""
    made: ArbitreGames = _part("side_by_side", "ArbitreGames")(game, decks, games, **options)
    return made


def register() -> None:
    """Make the environments known to PettingZoo and Gymnasium by name, such as `arbitre/Lorcana-v0`."""
    _part("names", "register")()


def open_spiel() -> None:
    """Make the games known to OpenSpiel, such as `python_arbitre_lorcana`: `pip install 'arbitre[openspiel]'`."""
    _part("openspiel", "register", "openspiel")()


def _part(module: str, name: str, extra: str = "env") -> Any:
    try:
        return getattr(import_module(f"arbitre.env.{module}"), name)
    except ModuleNotFoundError as fault:
        if fault.name is not None and fault.name.partition(".")[0] == "arbitre":
            raise
        raise Error(
            f"learning environments need {fault.name}, which is not installed: pip install 'arbitre[{extra}]'"
        ) from fault
