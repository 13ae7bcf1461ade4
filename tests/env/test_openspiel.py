"""The games keep the conventions of OpenSpiel, and its players play on them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pytest.importorskip("pyspiel")

import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import arbitre.env
from arbitre.env.openspiel import Played, name_of
from arbitre.games import registry
from arbitre.kernel.chance import Chance
from arbitre.lab.proofs import otherwise

arbitre.env.open_spiel()
every_game = pytest.mark.parametrize("game", registry.names("encoding"))
pytestmark = pytest.mark.on_either_engine


def begun(rules: Any, seed: int = 1, picks: int = 0) -> Any:
    state = rules.new_initial_state()
    chance = Chance(seed)
    while state.is_chance_node():
        state.apply_action(chance.below(256))
    for _ in range(picks):
        if not state.is_terminal():
            state.apply_action(chance.below(len(state.legal_actions())))
    return state


@every_game
def test_its_own_test_passes(game: str) -> None:
    rules = pyspiel.load_game(f"{name_of(game)}(limit=60)")
    pyspiel.random_sim_test(rules, num_sims=1, serialize=True, verbose=False)


@every_game
def test_what_is_resampled_is_the_same_to_the_player(game: str) -> None:
    state = begun(pyspiel.load_game(name_of(game)), 3, picks=25)
    player = state.current_player()
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    worlds = [state.resample_from_infostate(player, sampler) for _ in range(4)]
    for world in worlds:
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_string(player) == state.observation_string(player)
        assert world.observation_tensor(player) == state.observation_tensor(player)
        assert world.legal_actions() == state.legal_actions()
    digests = {world._played.game.digest() for world in worlds}
    assert len(digests) > 1


@every_game
def test_an_information_state_tells_nothing_hidden(game: str) -> None:
    state = begun(pyspiel.load_game(name_of(game)), 5, picks=25)
    for player in range(2):
        other = state.clone()
        played: Played = other._played
        other._played = played.twin(otherwise(played.game, player, Chance(3)))
        assert other.information_state_string(player) == state.information_state_string(player)


@every_game
def test_an_information_state_remembers_everything(game: str) -> None:
    """What a player was told is the beginning of what they are told later."""
    state = begun(pyspiel.load_game(name_of(game)), 2, picks=10)
    heard = [state._played.heard(player) for player in range(2)]
    later = state.clone()
    for _ in range(10):
        if not later.is_terminal():
            later.apply_action(later.legal_actions()[0])
    for player in range(2):
        assert later._played.heard(player)[: len(heard[player])] == heard[player]
    assert state._played.heard(0) == heard[0]


@every_game
def test_its_tree_search_plays(game: str) -> None:
    rules = pyspiel.load_game(f"{name_of(game)}(limit=60)")
    state = begun(rules, 1, picks=4)
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(rules, mcts.RandomRolloutEvaluator(1, chance), 2.0, 3, random_state=chance)
    for _ in range(2):
        if not state.is_terminal():
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)


def test_decks_can_be_named() -> None:
    rules = pyspiel.load_game("python_arbitre_lorcana", {"decks": "Daring and Deception | The Heart of Magic"})
    state = begun(rules)
    owners = {facts.key for facts, owner in zip(state._game.facts, state._game.owner, strict=True) if owner == 0}
    assert owners == set(arbitre.decks("lorcana")["Daring and Deception"].names())


def test_an_action_has_words() -> None:
    state = begun(pyspiel.load_game("python_arbitre_briscola"))
    assert state.action_to_string(state.current_player(), 0).startswith("0: play ")
