"""A game as an environment of Gymnasium: one seat learns, players of Arbitre sit at the others."""

from __future__ import annotations

import functools
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AsyncVectorEnv, AutoresetMode

from arbitre.env import spaces
from arbitre.env.arrays import Observation
from arbitre.env.bout import Bout
from arbitre.env.sitting import Decks, Opponent, Sitting, opponent
from arbitre.kernel.chance import Chance
from arbitre.kernel.error import Error


class ArbitreEnv(gymnasium.Env[Observation, np.int64]):
    """`against` is the name of a player, or a function that makes one from a seed; `seat` is where the agent sits, or
    None for a seat drawn anew for each game."""

    def __init__(
        self,
        game: str,
        decks: Decks | None = None,
        against: Opponent = "random",
        seat: int | None = None,
        seed: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.sitting = Sitting(game, decks, seed=seed, **options)
        if seat is not None and seat not in range(self.sitting.players):
            raise Error(f"a seat goes from 0 to {self.sitting.players - 1}, or is None, not {seat!r}")
        if render_mode not in (None, "ansi"):
            raise Error(f'render_mode is "ansi" or None, not {render_mode!r}')
        opponent(against, 0)
        self.metadata = {"render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.against = against
        self.own_seat = seat
        self.observation_space: gymnasium.spaces.Space[Any] = spaces.observations(self.sitting.shape)
        self.action_space = spaces.actions(self.sitting.shape)
        self._encoder = self.sitting.shape.encoder()
        self._seat = 0
        self._bout: Bout | None = None

    @property
    def game(self) -> Any:
        """The game itself, which knows everything: for whoever watches, not for the agent."""
        if self._bout is None:
            raise Error("there is no game yet: call reset first")
        return self._bout.game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self.sitting.begin(seed)
        self._bout, self._seat = seated(self.sitting, self.sitting.seed(), self.against, self.own_seat)
        return self._observation(), {"seat": self._seat}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self._bout is None:
            raise Error("there is no game yet: call reset first")
        bout = self._bout
        if bout.act(action):
            return self._observation(), 0.0, False, False, {"seat": self._seat}
        return self._observation(), bout.reward(self._seat), bout.over, bout.broken_off, {"seat": self._seat}

    def _observation(self) -> Observation:
        return self.sitting.shape.arrays(self._encoder.observe(self.game, self._seat))

    def render(self) -> Any:
        """What everybody may know, in a few lines."""
        return str(self.game) if self.render_mode == "ansi" else None


def seated(sitting: Sitting, seed: int, against: Opponent, seat: int | None) -> tuple[Bout, int]:
    """A game in which the learner sits at this seat, or at one drawn for it, and is asked; others play the rest. Where
    the game is over before the learner was ever asked, another takes its place."""
    while True:
        own = Chance(seed).below(sitting.players) if seat is None else seat
        others = [None if other == own else opponent(against, seed + other) for other in range(sitting.players)]
        bout = sitting.bout(seed, others)
        if not bout.over and not bout.broken_off:
            return bout, own
        seed = sitting.seed()


def over_processes(game: str, processes: int, **options: Any) -> AsyncVectorEnv:
    """Environments in processes of their own, which write their observations into memory that all share."""
    if type(processes) is not int or processes < 1:
        raise Error(f"processes is a number from 1, not {processes!r}")
    one = functools.partial(ArbitreEnv, game, **options)
    one()  # what can't be made is told here, and not by a process
    return AsyncVectorEnv([one] * processes, shared_memory=True, autoreset_mode=AutoresetMode.SAME_STEP)
