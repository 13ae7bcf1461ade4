"""A saved game is small, and goes on wherever it is loaded."""

from __future__ import annotations

import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.random_games import every_game, some_way_into

import arbitre
from arbitre.kernel.game import Game
from arbitre.lab.subject import Subject
from arbitre.lab.subject import subject as subject_of
from arbitre.scenario.fallen import FallenScenario
from arbitre.scenario.lorcana import LorcanaScenario

pytestmark = pytest.mark.on_both_engines


ELSEWHERE = """
import pickle, sys
game = pickle.load(sys.stdin.buffer)
for _ in range(40):
    if game.decision is not None:
        game.apply(len(game.decision.options) // 2)
print(game.digest(), len(game.record()))
"""


def go_on(game: Any) -> Any:
    for _ in range(40):
        if game.decision is not None:
            game.apply(len(game.decision.options) // 2)
    return game


@every_game
def test_it_goes_on_in_another_process(subject: Subject) -> None:
    game = some_way_into(subject, 11)
    saved = pickle.dumps(game)
    run = subprocess.run([sys.executable, "-c", ELSEWHERE], input=saved, capture_output=True, check=True)
    game = go_on(game)
    assert run.stdout.decode().split() == [game.digest(), str(len(game.record()))]


@every_game
def test_it_is_small_and_equal(subject: Subject) -> None:
    for seed in range(25):
        game = some_way_into(subject, seed)
        saved = pickle.dumps(game)
        assert len(saved) < 80_000
        again = pickle.loads(saved)
        assert again == game
        assert again.position() == game.position()
        assert list(again.picks) == list(game.picks)
        assert [event.row() for event in again.events] == [event.row() for event in game.events]
        assert go_on(again).digest() == go_on(game.copy()).digest()


@every_game
def test_what_was_worked_out_to_imagine_is_not_saved(subject: Subject) -> None:
    game = some_way_into(subject, 5)
    before = pickle.dumps(game)
    game.imagine(0, 1)
    assert pickle.dumps(game) == before


@every_game
def test_an_imagined_game_is_saved_like_any_other(subject: Subject) -> None:
    imagined = some_way_into(subject, 5).imagine(0, 1)
    again = pickle.loads(pickle.dumps(imagined))
    assert again == imagined
    assert go_on(again) == go_on(imagined)


ALTAR = {
    "name": "Altar",
    "type": "angel",
    "attack": 1,
    "life": 5,
    "abilities": [{"ability": "activated", "cost": [], "effects": [{"do": "draw"}], "name": "Sacrifice"}],
}
FOUNTAIN = {
    "name": "Fountain",
    "type": "item",
    "cost": 1,
    "inkable": False,
    "abilities": [
        {
            "ability": "activated",
            "cost": [{"do": "exert", "target": {"of": "this"}}],
            "effects": [{"do": "draw", "amount": 2}],
        }
    ],
}


def scenarios() -> list[Game]:
    head = {"title": "A card that is nowhere else", "rules": []}
    fallen = {**head, "game": "fallen", "card": [ALTAR], "A": {"rear": ["Altar"]}}
    lorcana = {**head, "game": "lorcana", "card": [FOUNTAIN], "A": {"play": ["Fountain"], "ink": 3}}
    return [FallenScenario(fallen).game, LorcanaScenario(lorcana).game]


@pytest.mark.parametrize("game", scenarios(), ids=lambda game: game.name)
def test_a_card_that_exists_only_in_a_file_is_brought_along(game: Any) -> None:
    again = pickle.loads(pickle.dumps(game))
    assert again == game
    place = next(i for i, option in enumerate(game.decision.options) if option.kind == "use")
    for one in (game, again):
        one.apply(place)
    assert again == game


def test_a_game_copied_often_is_saved() -> None:
    """The log of a copy hangs on that of the game it was copied from."""
    game = some_way_into(subject_of("lorcana"), 3)
    for _ in range(3000):
        game.happened.recent.append(("looks", "", 0, -1, -1, 0, (), -1, "", -1, -1, -1))
        game = game.copy()
    assert len(pickle.loads(pickle.dumps(game)).happened) == len(game.happened)


def test_a_card_that_is_no_longer_in_the_pool_is_named() -> None:
    reduced = list(some_way_into(subject_of("spoils"), 3).__reduce__())
    load, (cls, cards, state) = reduced
    with pytest.raises(arbitre.Error, match="'No Such Card', which is not in the pool"):
        load(cls, ["No Such Card", *cards[1:]], state)


def test_no_pool_is_saved_with_a_game(tmp_path: Path) -> None:
    """The setup of a game knows its pool: only that it is the pool of all cards is said."""
    game = some_way_into(subject_of("fallen"), 3)
    pool = game.setup.cards
    assert pickle.loads(pickle.dumps(pool)) is pool
    more = pool.extended([])
    assert len(pickle.dumps(more)) < 500
    assert len(pickle.loads(pickle.dumps(more))) == len(pool)
