"""Who plays in the lab: the computer players by name, and `seer`, a yardstick that no honest player can reach.

A seer searches as `beam` does, but sees everything: hands, decks, and what chance will bring. What it wins against
`beam` is what knowing more would be worth.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from arbitre.games import registry
from arbitre.kernel.error import Error
from arbitre.kernel.game import Game
from arbitre.kernel.knowledge import EVERYBODY, EVERYTHING
from arbitre.players import answer, levels_of, named, of_game
from arbitre.players.evaluation import read
from arbitre.players.guests import guests
from arbitre.players.guide import Guide
from arbitre.players.levels import BY_NAME
from arbitre.players.named import NAMES, SEARCHING
from arbitre.players.question import Question

Contestant = Callable[[Game], int]
"""Given a game that waits for an answer, the place of the option that is taken."""

SEER: Final = "seer"
SEARCHES_LIKE: Final = "beam"


def contestant(game: str, name: str, seed: int) -> Contestant:
    """The player of a name, new to its game."""
    kind, thinking, weights = parts(name)
    guide = guide_with(game, Path(weights)) if weights else None
    if kind == SEER:
        player = named(f"{SEARCHES_LIKE}{thinking}", seed, guide)
        return lambda game: player(everything(game))
    player = named(f"{kind}{thinking}", seed, guide)
    return lambda game: answer(player, game)


def parts(name: str) -> tuple[str, str, str]:
    """Of "beam@400:new.json" who it is, how long it may think, and the weights it judges by, if not those that its game
    brings."""
    player, _, weights = name.partition(":")
    kind, at, thinking = player.partition("@")
    return kind, at + thinking, weights


def searches(name: str) -> bool:
    return parts(name)[0] in (*SEARCHING, SEER)


def judges(name: str) -> bool:
    """Whether it judges positions by weights."""
    return searches(name) or parts(name)[0] in BY_NAME


def guide_with(game: str, weights: Path) -> Guide:
    """How a game is searched, judged by other weights."""
    guide: Guide = registry.entry(game).load("guide")
    return dataclasses.replace(guide, weights=weights)


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
    kind, _, weights = parts(name)
    if kind != SEER and kind not in (*NAMES, *BY_NAME, *guests()):
        raise Error(f"there is no player {name!r}; there are: {', '.join(able(game))}, and beam@200ms, seer@400 ...")
    if kind not in able(game):
        raise Error(f"{registry.entry(game).name} has no player {kind}; it has: {', '.join(able(game))}")
    if weights:
        if not searches(name):
            raise Error(f"{kind} judges by no weights: leave out :{weights}")
        if not Path(weights).is_file():
            raise Error(f"{name}: there is no file {weights}")
        try:
            read(guide_with(game, Path(weights)).features, Path(weights))
        except Error:
            raise
        except (AttributeError, KeyError, TypeError, ValueError):
            raise Error(f"{name}: {weights} is no file of weights") from None
    contestant(game, name, 0)


def able(game: str) -> list[str]:
    """Those who can play a game."""
    names = list(dict.fromkeys((*of_game(game), *levels_of(game))))
    return [*names, SEER] if SEARCHES_LIKE in names else names
