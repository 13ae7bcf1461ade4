"""Learning environments: steps a second, each with its observation, beside those of others; and what an observation
costs beside the engine under it.

Peers are played through their own Python interfaces, with an observation at every step as theirs make it.
"""

from __future__ import annotations

import importlib
import random
from typing import Any

from arbitre.env.columns import TABLE
from benchmarks.contests import LONGEST, Kind
from benchmarks.measure import Clock, now

OPTIONS = [column.name for column in TABLE].index("options")  # where an observation tells how many there are
GAMES = 16  # side by side
STEPS = 40


class Environment:
    """Steps of one environment, with legal actions at random."""

    title: str
    share = 1.0

    def __init__(self) -> None:
        self.clock = Clock()
        self._steps(0)

    def play(self, seed: int) -> None:
        start = now()
        steps = self._steps(seed)
        self.clock.add(now() - start, 1, steps)

    def _steps(self, seed: int) -> int:
        """Play a game or so. How many steps it took."""
        raise NotImplementedError


class OurOwn(Environment):
    """One of ours."""

    how: str

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.decisions = 0  # that the engine came to, those of other players too
        self.title = f"{kind.title}, {self.how}"
        self.made = self._make({"decks": kind.starters, "limit": LONGEST, **kind.options})
        super().__init__()
        self.decisions = 0  # the first game was not measured

    def _make(self, options: dict[str, Any]) -> Any:
        raise NotImplementedError


class Cycle(OurOwn):
    how = "PettingZoo"

    def _make(self, options: dict[str, Any]) -> Any:
        import arbitre.env

        return arbitre.env.aec(self.kind.name, **options)

    def _steps(self, seed: int) -> int:
        env = self.made
        pick = random.Random(seed).random
        env.reset(seed=seed)
        steps = 0
        while True:
            observation, _, over, broken_off, _ = env.last()
            if over or broken_off:
                self.decisions += steps
                return steps
            env.step(int(pick() * observation["table"].item(OPTIONS)))
            steps += 1


class Solo(OurOwn):
    how = "Gymnasium, against random"

    def _make(self, options: dict[str, Any]) -> Any:
        import arbitre.env

        return arbitre.env.single(self.kind.name, against="random", **options)

    def _steps(self, seed: int) -> int:
        env = self.made
        pick = random.Random(seed).random
        observation, _ = env.reset(seed=seed)
        steps = 0
        while True:
            observation, _, over, broken_off, _ = env.step(int(pick() * observation["table"].item(OPTIONS)))
            steps += 1
            if over or broken_off:
                self.decisions += len(env.game.picks)
                return steps


class SideBySide(OurOwn):
    how = f"{GAMES} games side by side"

    def _make(self, options: dict[str, Any]) -> Any:
        import arbitre.env

        made = arbitre.env.many(self.kind.name, games=GAMES, seed=1, **options)
        made.reset()
        return made

    def _steps(self, seed: int) -> int:
        envs = self.made
        pick = random.Random(seed).random
        options = envs.arrays["table"][:, OPTIONS]
        for _ in range(STEPS):
            envs.step([int(pick() * count) for count in options.tolist()])
        self.decisions += STEPS * GAMES
        return STEPS * GAMES


class Spiel(Environment):
    """A game of OpenSpiel, with the observation it makes for Python."""

    def __init__(self, title: str, game: str, params: dict[str, Any]) -> None:
        self.title = title
        self.rules = importlib.import_module("pyspiel").load_game(game, params)
        self.observation = importlib.import_module("open_spiel.python.observation").make_observation(self.rules)
        super().__init__()

    def _steps(self, seed: int) -> int:
        pick = random.Random(seed).random
        state = self.rules.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(pick() * len(outcomes))][0])
                continue
            self.observation.set_from(state, state.current_player())
            actions = state.legal_actions()
            state.apply_action(actions[int(pick() * len(actions))])
            steps += 1
        return steps


class RLCardsGinRummy(Environment):
    title = "RLCard, gin rummy"

    def __init__(self) -> None:
        self.made = importlib.import_module("rlcard").make("gin-rummy", config={"seed": 1})
        super().__init__()

    def _steps(self, seed: int) -> int:
        pick = random.Random(seed).random
        state, _ = self.made.reset()
        steps = 0
        while not self.made.is_over():
            actions = list(state["legal_actions"])
            state, _ = self.made.step(actions[int(pick() * len(actions))])
            steps += 1
        return steps


def environments(kinds: list[Kind]) -> tuple[list[Environment], list[str]]:
    """Ours and those of others, as far as what they need is installed, and why others are not here."""
    found: list[Environment] = []
    missing: list[str] = []

    def add(title: str, making: Any) -> None:
        try:
            found.append(making())
        except ImportError as fault:
            missing.append(f"{title} is not here ({fault}): pip install '.[bench]'")

    for kind in kinds:
        for one in (Cycle, Solo, SideBySide):
            add(f"{kind.title}, {one.how}", lambda one=one, kind=kind: one(kind))
    for kind in kinds:
        add(f"{kind.title}, OpenSpiel", lambda kind=kind: _ours_in_openspiel(kind))
    add("OpenSpiel, gin_rummy", lambda: Spiel("OpenSpiel, gin_rummy", "gin_rummy", {}))
    add("RLCard, gin rummy", RLCardsGinRummy)
    return found, missing


def _ours_in_openspiel(kind: Kind) -> Environment:
    import arbitre.env

    importlib.import_module("pyspiel")
    arbitre.env.open_spiel()
    return Spiel(f"{kind.title}, OpenSpiel", f"python_arbitre_{kind.name}", {"limit": LONGEST})
