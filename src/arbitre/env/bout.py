"""One game of an environment, as it is played: answers are given by their place, others at the table answer for
themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from arbitre.env.encoder import Encoder
from arbitre.kernel.error import IllegalOption
from arbitre.kernel.game import Game
from arbitre.players.question import Player, answer


class Bout:
    """The game, and who plays those seats that nobody learns at."""

    __slots__ = ("game", "limit", "others", "picks", "plays")

    def __init__(self, game: Any, limit: int, others: Sequence[Player | None] = ()) -> None:
        self.game: Game[Any, Any] = game
        self.others: list[Player | None] = list(others)
        self.plays = any(other is not None for other in self.others)  # whether anybody of them answers
        self.limit = limit
        self.picks = 0
        self.go_on()

    def act(self, action: Any) -> bool:
        """Answer the pending question with an option's place, and have the others answer theirs. Whether somebody who
        learns is asked then."""
        game = self.game
        decision = game.decision
        if decision is None:
            raise IllegalOption("the game is over: reset the environment")
        place = int(action)
        if not 0 <= place < len(decision.options):
            raise IllegalOption(
                f"there is no option {action!r}: {decision.kind!r} has {len(decision.options)}, from 0; the others are "
                "masked out (action_mask)"
            )
        game.apply(place)
        self.picks += 1
        if self.plays:
            self.go_on()
        return game.decision is not None and self.picks < self.limit

    def go_on(self) -> None:
        """Until somebody who learns is asked, or the game is over."""
        game = self.game
        while self.plays and game.decision is not None and self.picks < self.limit:
            player = self.others[game.decision.seat]
            if player is None:
                return
            game.apply(answer(player, game))
            self.picks += 1

    @property
    def over(self) -> bool:
        return self.game.over

    @property
    def broken_off(self) -> bool:
        return not self.game.over and self.picks >= self.limit

    def reward(self, seat: int) -> float:
        """What a seat gets: 1 for a win, -1 for a loss, once the game is over."""
        result = self.game.result
        if result is None or not result.winners:
            return 0.0
        return 1.0 if seat in result.winners else -1.0


class Seen:
    """An observation in memory, and who makes it: from where on it lies there, and how much of its parts is filled."""

    __slots__ = ("encoder", "memory", "start", "used")

    def __init__(self, encoder: Encoder, memory: bytearray, start: int) -> None:
        self.encoder = encoder
        self.memory = memory
        self.start = start
        self.used = [0, 0, 0, 0]

    def tell(self, bout: Bout, seat: int) -> None:
        self.encoder.observe_into(bout.game, seat, self.memory, self.start, self.used)


def step(bouts: list[Bout], actions: list[Any], seats: list[int], everybody: bool, seen: list[Seen]) -> list[int]:
    """One answer in each game, and what the seats see then. `everybody`: whoever is asked answers, else each time the
    same seat. Returned are the games that have ended, of which nothing is told."""
    ended: list[int] = []
    for place, bout in enumerate(bouts):
        if bout.act(actions[place]):
            decision = bout.game.decision
            if everybody and decision is not None:
                seats[place] = decision.seat
            seen[place].tell(bout, seats[place])
        else:
            ended.append(place)
    return ended
