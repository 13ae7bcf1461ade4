"""Who plays in the lab: the computer players by name, and `seer`, a yardstick that no honest player can reach.

A seer searches as `beam` does, but sees everything: hands, decks, and what chance will bring. What it wins against
`beam` is what knowing more would be worth.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from arbitre.games import registry
from arbitre.kernel.error import Error
from arbitre.kernel.game import Game
from arbitre.kernel.knowledge import EVERYBODY, EVERYTHING
from arbitre.players import answer, named, of_game
from arbitre.players.named import NAMES
from arbitre.players.question import Question

Contestant = Callable[[Game], int]
"""Given a game that waits for an answer, the place of the option that is taken."""

SEER: Final = "seer"
SEARCHES_LIKE: Final = "beam"


def contestant(name: str, seed: int) -> Contestant:
    """The player of a name, new to its game."""
    kind, at, thinking = name.partition("@")
    if kind == SEER:
        player = named(f"{SEARCHES_LIKE}{at}{thinking}", seed)
        return lambda game: player(everything(game))
    player = named(name, seed)
    return lambda game: answer(player, game)


def everything(game: Game) -> Question:
    """The pending question with nothing hidden: what might be is what is."""
    question = Question(game)

    def imagine(seed: int) -> Any:
        twin: Any = game.copy()
        twin.known_to = [EVERYBODY] * len(twin.known_to)
        return twin

    question.imagine = imagine
    question.view = lambda: game.view(EVERYTHING)
    return question


def check(game: str, name: str) -> None:
    """An Error says why there is no such player of a game."""
    kind = name.partition("@")[0]
    if kind != SEER and kind not in NAMES:
        raise Error(f"there is no player {name!r}; there are: {', '.join(able(game))}, and beam@200ms, seer@400 ...")
    if kind not in able(game):
        raise Error(f"{registry.entry(game).name} has no player {kind}; it has: {', '.join(able(game))}")
    contestant(name, 0)


def able(game: str) -> list[str]:
    """Those who can play a game."""
    names = of_game(game)
    return [*names, SEER] if SEARCHES_LIKE in names else names
