"""Games that computer players play in tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from arbitre.players import Player, answer, greedy, random_player

MOST = 3000  # answers in a game
AnyGame = TypeVar("AnyGame", bound=Any)


def finish(game: AnyGame, players: list[Player]) -> AnyGame:
    """The game played to its end."""
    for _ in range(MOST):
        if game.decision is None:
            return game
        game.apply(answer(players[game.decision.seat], game))
    raise AssertionError("the game does not end")


def turn(game: Any) -> list[str]:
    """What greedy does in its turn."""
    done: list[str] = []
    while game.decision is not None and game.active == 0:
        option = game.decision.options[answer(greedy(), game)]
        if game.decision.seat == 0:
            done.append(game.describe(option))
        game.apply(option)
        if option.kind == "end turn":
            break
    return done


def wins_of_greedy(new_game: Callable[[int], Any], games: int) -> int:
    """How many of these games it wins against random play, from either seat."""
    won = 0
    for seed in range(games):
        me = seed % 2
        players = [random_player(seed), random_player(seed)]
        players[me] = greedy(seed)
        result = finish(new_game(seed), players).result
        won += result is not None and me in result.winners
    return won
