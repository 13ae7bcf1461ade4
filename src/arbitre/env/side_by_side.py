"""Many games side by side in one process, which write their observations into arrays made once.

No array is made at a step, and nothing is copied: what `reset` and `step` return are the same arrays every time, with
other numbers in them. Whoever wants to keep an observation copies it.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from arbitre.env import spaces
from arbitre.env.arrays import MASK, Observation
from arbitre.env.bout import Bout, Seen, step
from arbitre.env.sitting import Decks, Opponent, Sitting, opponent
from arbitre.env.solo import seated
from arbitre.kernel.error import Error


class ArbitreGames(VectorEnv[Observation, npt.NDArray[Any], npt.NDArray[Any]]):
    """A game that is over is followed by the next in the same step.

    With `against` a learner sits at one seat of each game, as in `ArbitreEnv`. Without it the caller answers for every
    seat, and a step's reward is that of the seat which has just answered; `infos["seat"]` says who is asked next in
    each game, `infos["returns"]` what each seat of a game got that was over in this step (`infos["ended"]`)."""

    def __init__(
        self,
        game: str,
        decks: Decks | None = None,
        games: int = 16,
        against: Opponent | None = None,
        seat: int | None = None,
        seed: int | None = None,
        **options: Any,
    ) -> None:
        if type(games) is not int or games < 1:
            raise Error(f"games is a number from 1, not {games!r}")
        self.sitting = Sitting(game, decks, seed=seed, **options)
        if against is not None:
            opponent(against, 0)
        if seat is not None and (against is None or seat not in range(self.sitting.players)):
            raise Error(f"seat {seat!r}: a learner sits from 0 to {self.sitting.players - 1}, against somebody")
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.num_envs = games
        self.against = against
        self.own_seat = seat
        shape = self.sitting.shape
        self.single_observation_space = spaces.observations(shape)
        self.single_action_space = spaces.actions(shape)
        self.observation_space = batch_space(self.single_observation_space, games)
        self.action_space = batch_space(self.single_action_space, games)
        self._bouts: list[Bout] = []
        self._asked = [0] * games  # whose eyes each game is seen with
        self._seats: npt.NDArray[np.int64] = np.zeros(games, np.int64)  # the same for the caller
        self._rewards: npt.NDArray[np.float64] = np.zeros(games, np.float64)
        self._over: npt.NDArray[np.bool_] = np.zeros(games, np.bool_)
        self._broken_off: npt.NDArray[np.bool_] = np.zeros(games, np.bool_)
        self._returns: npt.NDArray[np.float64] = np.zeros((games, self.sitting.players), np.float64)
        self._ended: npt.NDArray[np.bool_] = np.zeros(games, np.bool_)
        size = -(-shape.bytes // 8) * 8  # each begins where numbers may begin
        memory = bytearray(games * size)
        self._seen = [Seen(shape.encoder(), memory, place * size) for place in range(games)]
        self._memory = np.frombuffer(memory, np.uint8).reshape(games, size)
        self.arrays = self._laid_out()

    def _laid_out(self) -> Observation:
        """The arrays of all games, as they lie in the one piece of memory."""
        found: Observation = {}
        start = 0
        for name, size in self.sitting.shape.sizes.items():
            end = start + 2 * int(np.prod(size))
            found[name] = self._memory[:, start:end].view(np.int16).reshape(self.num_envs, *size)
            assert np.shares_memory(found[name], self._memory)
            start = end
        found[MASK] = self._memory[:, start : start + self.sitting.shape.options].view(np.int8)
        return found

    @property
    def games(self) -> list[Any]:
        """The games themselves, which know everything: for whoever watches, not for agents."""
        return [bout.game for bout in self._bouts]

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        if isinstance(seed, list):
            raise Error("a seed is one number: those of all games follow from it")
        if seed is not None:
            self.sitting.begin(seed)
        self._bouts = [self._begun(place) for place in range(self.num_envs)]
        self._seats[:] = self._asked
        self._ended.fill(False)
        return self.arrays, self._infos()

    def step(
        self, actions: Any
    ) -> tuple[Observation, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        if not self._bouts:
            raise Error("there are no games yet: call reset first")
        given = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        if len(given) != self.num_envs:
            raise Error(f"{len(given)} actions for {self.num_envs} games")
        for told in (self._rewards, self._over, self._broken_off, self._ended):
            told.fill(0)
        for place in step(self._bouts, given, self._asked, self.against is None, self._seen):
            self._end(place)
        self._seats[:] = self._asked
        return self.arrays, self._rewards.copy(), self._over.copy(), self._broken_off.copy(), self._infos()

    def _end(self, place: int) -> None:
        """A game is over, and the next begins."""
        bout = self._bouts[place]
        self._rewards[place] = bout.reward(self._asked[place])
        self._over[place] = bout.over
        self._broken_off[place] = bout.broken_off
        self._ended[place] = True
        self._returns[place] = [bout.reward(one) for one in range(self.sitting.players)]
        self._bouts[place] = self._begun(place)

    def _begun(self, place: int) -> Bout:
        seed = self.sitting.seed()
        if self.against is None:
            bout = self.sitting.bout(seed)
            asked = bout.game.decision
            assert asked is not None
            self._asked[place] = asked.seat
        else:
            bout, self._asked[place] = seated(self.sitting, seed, self.against, self.own_seat)
        self._seen[place].tell(bout, self._asked[place])
        return bout

    def _infos(self) -> dict[str, Any]:
        return {"seat": self._seats, "ended": self._ended, "returns": self._returns}


def of_number(game: str, num_envs: int = 1, **options: Any) -> ArbitreGames:
    """The same under the name that Gymnasium has for the number of games (`gymnasium.make_vec`)."""
    return ArbitreGames(game, games=num_envs, **options)
