"""A game as an environment of PettingZoo: the seats take turns as the rules say (agent environment cycle)."""

from __future__ import annotations

from typing import Any

import gymnasium
from pettingzoo import AECEnv

from arbitre.env import spaces
from arbitre.env.arrays import Observation
from arbitre.env.bout import Bout
from arbitre.env.sitting import Decks, Sitting
from arbitre.kernel.error import Error


class ArbitreAEC(AECEnv[str, Observation, int]):
    """Agents are `player_0`, `player_1` and so on, by seat. An action is the place of an option; those that are there
    are in `observation["action_mask"]`. Rewards come at the end: 1 for a win, -1 for a loss, 0 for a draw or a game
    that was broken off."""

    def __init__(
        self,
        game: str,
        decks: Decks | None = None,
        seed: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.sitting = Sitting(game, decks, seed=seed, **options)
        if render_mode not in (None, "ansi"):
            raise Error(f'render_mode is "ansi" or None, not {render_mode!r}')
        self.metadata = {"name": f"arbitre_{game}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        shape = self.sitting.shape
        self.possible_agents = [f"player_{seat}" for seat in range(self.sitting.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observed = {agent: spaces.observations(shape) for agent in self.possible_agents}
        self._acting = {agent: spaces.actions(shape) for agent in self.possible_agents}
        self._encoder = shape.encoder()
        self._arrays = shape.arrays
        self._bout: Bout | None = None

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self._observed[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self._acting[agent]

    @property
    def game(self) -> Any:
        """The game itself, which knows everything: for whoever watches, not for agents."""
        if self._bout is None:
            raise Error("there is no game yet: call reset first")
        return self._bout.game

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: of this seed, or of one that follows from the last."""
        if seed is not None:
            self.sitting.begin(seed)
        self._bout = self.sitting.bout(self.sitting.seed())
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.decision.seat]

    def observe(self, agent: str) -> Observation:
        """What the seat of this agent may know now; the arrays are nobody else's."""
        return self._arrays(self._encoder.observe(self.game, self._seats[agent]))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        bout = self._bout
        assert bout is not None
        if action is None:
            raise Error(f"{agent} is asked: an action is the place of an option, not None")
        asked = bout.act(action)
        self._cumulative_rewards[agent] = 0.0
        if asked:
            self.agent_selection = self.possible_agents[self.game.decision.seat]
            return
        for other, seat in self._seats.items():
            self.rewards[other] = bout.reward(seat)
            self.terminations[other] = bout.over
            self.truncations[other] = bout.broken_off
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """What everybody may know, in a few lines."""
        return str(self.game) if self.render_mode == "ansi" else None

    def close(self) -> None:
        self._bout = None
