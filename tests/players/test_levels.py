"""Levels for people: named, repeatable, never silly, and none throws away a win but the weakest."""

from __future__ import annotations

import tomllib
from importlib import import_module
from typing import Any

import pytest
from tests.players.playing import finish

import arbitre
from arbitre.kernel.chance import Chance
from arbitre.players import LEVELS, answer, levels_of, named, of_game, usual_level
from arbitre.players.levels import BY_NAME, slip
from arbitre.players.planning import Plan
from arbitre.pool import lorcana_game
from arbitre.pool.decks import starter_decks
from arbitre.scenario.lorcana import LorcanaScenario

DECKS = list(starter_decks().values())


def position(text: str) -> Any:
    return LorcanaScenario(tomllib.loads(f'game = "lorcana"\n{text}')).game


def plan(value: float, name: str = "quest") -> Plan:
    return Plan(((name, int(value * 100), -1, 0),), value, True)


def test_levels_are_players_like_others() -> None:
    game: Any = lorcana_game.new(DECKS[:2], seed=3)
    options = game.decision.options
    for level in LEVELS:
        assert 0 <= arbitre.player(level.name, seed=1)(game) < len(options)
    with pytest.raises(arbitre.Error, match="novice"):
        named("grandmaster")
    with pytest.raises(arbitre.Error, match="leave out"):
        named("skilled@200ms")


def test_a_game_offers_its_levels_the_easiest_first_and_a_middle_one_by_default() -> None:
    names = [level.name for level in LEVELS]
    assert levels_of("lorcana") == ["random", *names]
    assert usual_level("lorcana") == names[len(names) // 2]
    assert {"random", "greedy"} <= set(of_game("lorcana"))


def test_where_the_computer_can_not_judge_positions_others_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("arbitre.players.named"), "guide_of", lambda game: None)
    assert levels_of("lorcana") == ["random", "greedy"]
    assert usual_level("lorcana") == "greedy"


@pytest.mark.parametrize("name", ["novice", "casual", "skilled"])
def test_a_level_plays_a_game_to_its_end_and_alike_when_it_is_played_again(name: str) -> None:
    games = [finish(lorcana_game.new(DECKS[:2], seed=5), [named(name, 1), named("random", 2)]) for _ in range(2)]
    assert games[0].result is not None
    assert games[0].digest() == games[1].digest()


@pytest.mark.parametrize("name", [level.name for level in LEVELS if level.sees_wins and level.positions])
def test_no_win_on_the_board_is_thrown_away(name: str) -> None:
    won = (
        '[A]\nlore = 19\nink = 4\nhand = ["Olaf - Friendly Snowman", "Moana - Of Motunui"]\nplay = ["Stitch - New Dog"]'
    )
    for seed in range(8):
        game = position(won)
        player = named(name, seed)
        while game.decision is not None and game.active == 0:
            game.apply(answer(player, game))
        assert game.over, f"{name}, seed {seed}"


def test_a_slip_takes_what_is_nearly_as_good_and_never_what_is_far_worse() -> None:
    plans = [plan(1.0), plan(0.8), plan(0.3), plan(-5.0)]
    for name in ("novice", "casual", "skilled"):
        level = BY_NAME[name]
        taken = [slip(level, plans, Chance(seed * 7919)).value for seed in range(400)]
        assert taken.count(1.0) > taken.count(0.3)
        assert taken.count(0.8) > 0
        assert min(taken) >= 1.0 - level.worst
    assert BY_NAME["novice"].worst > BY_NAME["casual"].worst > BY_NAME["skilled"].worst


def test_the_stronger_a_level_the_fewer_its_slips() -> None:
    slips = [level.slips for level in LEVELS]
    assert slips == sorted(slips, reverse=True)
    assert slips[-1] == slips[-2] == 0
