"""The environments keep the conventions of PettingZoo and Gymnasium, in every game there is."""

from __future__ import annotations

import builtins
import random
import sys
import warnings
from typing import Any, cast

import gymnasium
import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.test import performance_benchmark as benchmark_module

import arbitre
import arbitre.env
from arbitre.games import registry
from arbitre.games.lorcana.formats import format_named
from arbitre.kernel.chance import Chance
from arbitre.lab.lorcana.decks import legal_deck
from arbitre.players import random_player
from arbitre.pool import lorcana

GAMES = registry.names("encoding")
every_game = pytest.mark.parametrize("game", GAMES)

pytestmark = [
    pytest.mark.on_either_engine,
    # what PettingZoo finds unusual: observations of several arrays
    pytest.mark.filterwarnings("ignore::UserWarning"),
]


def first_legal(observation: dict[str, Any]) -> int:
    return int(np.flatnonzero(observation["action_mask"])[0])


def last_legal(observation: dict[str, Any]) -> int:
    return int(np.flatnonzero(observation["action_mask"])[-1])


def at_random(observation: dict[str, Any], pick: random.Random) -> int:
    return int(pick.choice(np.flatnonzero(observation["action_mask"]).tolist()))


# -- PettingZoo ------------------------------------------------------------------------------------------------------


@every_game
def test_petting_zoos_own_test_passes(game: str) -> None:
    api_test(arbitre.env.aec(game, seed=1, limit=200), num_cycles=60)


@every_game
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    seed_test(lambda: arbitre.env.aec(game), num_cycles=25)


@every_game
def test_petting_zoos_benchmark_runs(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a clock that has it over after some rounds instead of five seconds."""
    clock = iter(np.arange(0.0, 100.0, 0.25).tolist())

    class Quick:
        time = staticmethod(lambda: next(clock))

    monkeypatch.setattr(sys.modules[benchmark_module.__module__], "time", Quick)
    benchmark_module(arbitre.env.aec(game, seed=1))


@every_game
def test_a_game_is_known_by_name(game: str) -> None:
    arbitre.env.register()
    name = f"arbitre/{game.capitalize()}-v0"
    env = pettingzoo.make("aec", name, seed=5)
    env.reset()
    assert env.unwrapped.metadata["name"] == f"arbitre_{game}_v0"
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        one = gymnasium.make(name, against="random")
        several = gymnasium.make_vec(name, num_envs=3, against="random")
    observation, _ = one.reset(seed=5)
    assert one.observation_space.contains(observation)
    assert several.num_envs == 3
    observation, _ = several.reset(seed=5)
    assert several.observation_space.contains(observation)


@every_game
def test_rewards_come_at_the_end(game: str) -> None:
    env = arbitre.env.aec(game, seed=4, limit=2000)
    env.reset()
    pick = random.Random(4)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, broken_off, _ = env.last()
        assert reward == 0 or over
        total[agent] += reward
        env.step(None if over or broken_off else at_random(observation, pick))
    result = env.game.result
    winners = () if result is None else result.winners
    assert [total[f"player_{seat}"] for seat in range(2)] == [
        0.0 if not winners else 1.0 if seat in winners else -1.0 for seat in range(2)
    ]


def test_more_than_two_can_play() -> None:
    env = arbitre.env.aec("lorcana", players=3, seed=2)
    env.reset()
    for _ in range(40):
        observation, *_ = env.last()
        assert env.observation_space(env.agent_selection).contains(observation)
        env.step(first_legal(observation))
    assert env.possible_agents == ["player_0", "player_1", "player_2"]


def test_a_game_that_takes_too_long_is_broken_off() -> None:
    env = arbitre.env.aec("lorcana", seed=1, limit=10)
    env.reset()
    for _ in range(10):
        assert not any(env.truncations.values())
        env.step(first_legal(env.observe(env.agent_selection)))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


def test_an_environment_can_be_looked_at() -> None:
    env = arbitre.env.aec("lorcana", seed=1, render_mode="ansi")
    env.reset()
    assert "Lorcana, turn 0" in (env.render() or "")


# -- Gymnasium -------------------------------------------------------------------------------------------------------


@every_game
def test_one_agent_plays_against_a_player(game: str) -> None:
    env = arbitre.env.single(game, against="random", seed=3, limit=300)
    observation, info = env.reset()
    pick = random.Random(1)
    seats, ended = set(), 0
    for _ in range(250):
        assert env.observation_space.contains(observation)
        if not env.game.over:
            assert env.game.decision.seat == info["seat"] or env.game.decision is None
        observation, reward, over, broken_off, info = env.step(at_random(observation, pick))
        if over or broken_off:
            assert reward in (-1.0, 0.0, 1.0)
            seats.add(info["seat"])
            ended += 1
            observation, info = env.reset()
    assert ended or game != "briscola"
    assert seats <= {0, 1}


def test_the_opponent_may_be_any_player() -> None:
    for against in ("greedy", random_player):
        env = arbitre.env.single("lorcana", against=against, seat=1, seed=3)
        observation, info = env.reset()
        assert info["seat"] == 1
        for _ in range(10):
            observation, _, over, _, _ = env.step(last_legal(observation))
            if over:
                break


def test_the_same_seed_gives_one_agent_the_same_game() -> None:
    one, other = (arbitre.env.single("lorcana", against="random") for _ in range(2))
    (first, _), (second, _) = one.reset(seed=9), other.reset(seed=9)
    pick = random.Random(1)
    while first["action_mask"].any():
        assert all(np.array_equal(first[name], second[name]) for name in first)
        action = at_random(first, pick)
        first, second = one.step(action)[0], other.step(action)[0]
    assert one.game.digest() == other.game.digest()


@every_game
def test_many_games_write_into_the_same_arrays(game: str) -> None:
    envs = arbitre.env.many(game, games=3, seed=5, limit=300)
    seen, infos = envs.reset()
    pick = random.Random(2)
    shape = envs.sitting.shape
    for _ in range(40):
        for place, one in enumerate(envs.games):
            seat = one.decision.seat
            assert infos["seat"][place] == seat
            alone = shape.arrays(shape.encoder().observe(one, seat))
            assert all(np.array_equal(seen[name][place], alone[name]) for name in alone)
        actions = np.array([pick.choice(np.flatnonzero(mask).tolist()) for mask in seen["action_mask"]])
        again, rewards, over, broken_off, infos = envs.step(actions)
        assert all(again[name] is seen[name] for name in seen)
        assert rewards.shape == over.shape == broken_off.shape == (3,)
    assert envs.observation_space.contains({name: array.copy() for name, array in seen.items()})


def test_a_game_that_is_over_is_followed_by_the_next() -> None:
    envs = arbitre.env.many("briscola", games=4, seed=5, against="random")
    seen, _ = envs.reset()
    pick = random.Random(2)
    ended = 0
    for _ in range(60):
        actions = [pick.choice(np.flatnonzero(mask).tolist()) for mask in seen["action_mask"]]
        seen, rewards, over, _, infos = envs.step(actions)
        assert (infos["ended"] == over).all()
        assert not rewards[~over].any()
        for place in np.flatnonzero(over):
            seats = infos["returns"][place]
            assert seats.sum() == 0
            assert rewards[place] in seats
        ended += int(over.sum())
    assert ended == 12


def test_environments_run_in_processes_and_share_memory() -> None:
    envs = arbitre.env.over_processes("briscola", processes=2, against="random")
    try:
        seen, _ = envs.reset(seed=3)
        alone = arbitre.env.single("briscola", against="random")
        observation, _ = alone.reset(seed=4)
        for _ in range(8):
            assert all(np.array_equal(seen[name][1], observation[name]) for name in observation)
            seen, *_ = envs.step(np.array([first_legal({"action_mask": mask}) for mask in seen["action_mask"]]))
            observation, *_ = alone.step(first_legal(observation))
    finally:
        envs.close()


# -- what is wrong is told -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("making", "told"),
    [
        (lambda: arbitre.env.aec("chess"), "there is no game 'chess'"),
        (lambda: arbitre.env.aec("lorcana", decks=["The Heart of Magic", "No such deck"]), "No such deck"),
        (lambda: arbitre.env.aec("lorcana", players=9), "is played by 2, 3"),
        (lambda: arbitre.env.aec("lorcana", limit=0), "limit is a number from 1"),
        (lambda: arbitre.env.aec("lorcana", seed=cast(Any, "x")), "a seed is a whole number"),
        (lambda: arbitre.env.aec("lorcana", colour="red"), "no option 'colour'"),
        (lambda: arbitre.env.aec("lorcana", render_mode="human"), "render_mode"),
        (lambda: arbitre.env.single("lorcana", against="nobody"), "there is no player 'nobody'"),
        (lambda: arbitre.env.single("lorcana", seat=5), "a seat goes from 0 to 1"),
        (lambda: arbitre.env.many("lorcana", games=0), "games is a number from 1"),
        (lambda: arbitre.env.over_processes("lorcana", processes=0), "processes is a number from 1"),
        (lambda: arbitre.env.aec("lorcana").game, "call reset first"),
        (lambda: arbitre.env.single("lorcana").step(0), "call reset first"),
        (lambda: arbitre.env.many("lorcana").step([0]), "call reset first"),
    ],
)
def test_what_makes_no_sense_is_told(making: Any, told: str) -> None:
    with pytest.raises(arbitre.Error, match=told):
        making()


def test_there_is_room_to_name_any_card_where_a_card_asks_for_it() -> None:
    from arbitre.ability.nodes import NameCard
    from arbitre.env.sitting import _speaks_of

    pool = lorcana.pool()
    namers = {card.full_name for card in pool if not card.lacks and _speaks_of(card.abilities, NameCard)}
    chances = (Chance(seed) for seed in range(500))
    decks = (legal_deck(chance, pool, format_named("constructed")) for chance in chances)
    naming = next(deck for deck in decks if not namers.isdisjoint(deck))
    env = arbitre.env.aec("lorcana", decks=[naming, naming])
    env.reset(seed=1)
    assert env.sitting.shape.options == len(env.game.names) > 1000
    assert arbitre.env.aec("lorcana").sitting.shape.options == 128
    assert arbitre.env.aec("lorcana", decks=[naming, naming], options=200).sitting.shape.options == 200


def test_an_action_beyond_the_mask_is_refused_and_changes_nothing() -> None:
    env = arbitre.env.aec("lorcana", seed=1)
    env.reset()
    before = env.game.digest()
    for wrong in (-1, len(env.game.decision.options), 127):
        with pytest.raises(arbitre.Error, match="masked out"):
            env.step(wrong)
    assert env.game.digest() == before


def test_what_is_not_installed_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def missing(name: str, *args: Any, **options: Any) -> Any:
        if name == "pettingzoo":
            raise ModuleNotFoundError("No module named 'pettingzoo'", name="pettingzoo")
        return real(name, *args, **options)

    monkeypatch.delitem(sys.modules, "arbitre.env.cycle")
    monkeypatch.setattr(builtins, "__import__", missing)
    with pytest.raises(arbitre.Error, match=r"need pettingzoo, .* pip install 'arbitre\[env\]'"):
        arbitre.env.aec("lorcana")
