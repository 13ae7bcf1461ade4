"""What a computer player is given: what its seat sees, the options, and games as they might be for all that it knows.

It is never handed the game, so it can't look where it may not: neither at hands and decks, nor at the order of its own
deck, nor at what chance will bring, nor at the others' deck lists unless these are open. It may try its options out on
imagined games: their options are the same, place by place.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from arbitre.kernel.decision import Option
from arbitre.kernel.event import SIGNAL
from arbitre.kernel.game import Game
from arbitre.players.guessing import Guesses


class Question:
    """A question to a seat."""

    __slots__ = ("game", "imagine", "kind", "number", "options", "past", "seat", "view")

    def __init__(self, game: Game, open_lists: bool = False) -> None:
        """`open_lists`: everybody knows what everybody's deck consists of."""
        decision = game.decision
        assert decision is not None, "the game is over: there is nothing to ask"
        seat = decision.seat
        guesses: Guesses | None = None

        def view() -> dict[str, Any]:
            """What the seat sees and knows."""
            return game.view(seat)

        def past(number: int = 32) -> list[dict[str, Any]]:
            """What the seat was told last before this turn, the oldest first, as `game.view_events` tells it: imagined
            games have forgotten it."""
            since = max(0, game.turn_from - 2 * number)
            while True:
                told = game.view_events(seat, since=since)[: game.turn_from - since]
                told = [event for event in told if event.get("word") != SIGNAL]
                if len(told) >= number or not since:
                    return told[-number:]
                since = max(0, since - 2 * number)

        def imagine(seed: int) -> Any:
            """The game as it might be."""
            nonlocal guesses
            if open_lists:
                return game.imagine(seat, seed)
            if guesses is None:
                guesses = Guesses(game, seat)
            return game.imagine(seat, seed, guesses.of(seed))

        self.game = game.name
        self.seat = seat
        self.kind = decision.kind
        self.options: Sequence[Option] = tuple(decision.options)
        self.number = len(game.picks)  # how many picks were made before
        self.view = view
        self.imagine = imagine
        self.past = past


Player = Callable[[Question], int]
"""Given a question, the place of the option it takes."""


def answer(player: Player, game: Game, open_lists: bool = False) -> int:
    """Ask a player the pending decision."""
    return player(Question(game, open_lists))
