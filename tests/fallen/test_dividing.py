"""The question in which order the points of several combatants arrive (F2.8.9) is a question like any other."""

from __future__ import annotations

from typing import Any

import pytest

from arbitre.games.fallen.game import Fallen
from arbitre.kernel.chance import Chance
from arbitre.lab import proofs
from arbitre.lab.subject import subject
from arbitre.players.fallen import greedy
from arbitre.scenario.fallen import FallenScenario

SAINT = {"name": "Saint", "type": "angel", "attack": 3, "life": 9}
SQUIRE = {"name": "Squire", "type": "angel", "attack": 1, "life": 4}
LIGHT = {"ability": "keyword", "keyword": "Lumière"}
TREASURE = {"ability": "keyword", "keyword": "Trésor"}


def fight(*words: Any, life: int = 4) -> Fallen:
    """Two attackers, the first with these standard abilities, strike one defender."""
    cards = [{**SAINT, "abilities": list(words)}, {**SAINT, "name": "Lancer"}, {**SQUIRE, "life": life}]
    data = {"game": "fallen", "card": cards, "A": {"rear": ["Saint", "Lancer"]}, "B": {"rear": ["Squire"]}}
    game: Fallen = FallenScenario(data).game
    for text in ("announce attack", "attack Saint", "attack Lancer", "choose Saint", "choose Lancer", "attack Squire"):
        _pick(game, text)
    return game


def _pick(game: Fallen, text: str) -> None:
    assert game.decision is not None
    texts = [game.describe(option) for option in game.decision.options]
    game.apply(texts.index(text))


def answers(game: Fallen) -> list[str]:
    assert game.decision is not None
    return [game.describe(option) for option in game.decision.options]


def asked(game: Fallen) -> str:
    assert game.decision is not None
    return game.decision.kind


def test_it_is_asked_only_where_something_depends_on_it() -> None:
    assert asked(fight(LIGHT)) == "order of damage"
    assert asked(fight(TREASURE)) == "order of damage"
    assert asked(fight(LIGHT, life=9)) == "divide damage", "it survives: nobody has destroyed it"
    assert asked(fight(TREASURE, life=9)) == "divide damage", "there is room for all of it"
    assert asked(fight()) == "divide damage"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_its_answers_read_differently_and_tell_what_they_do(lang: str) -> None:
    game = fight(LIGHT)
    question = game.view(0, lang)["decision"]
    options = question["options"]
    said = [option["sentence"] for option in options]
    assert len(set(said)) == len(said) == 6
    assert question["left"] == 6
    assert [option["forecast"]["dealt"] for option in options] == [3, 2, 1, 3, 2, 1]
    assert all(option["forecast"]["destroyed"] == [] for option in options)


def test_more_points_than_there_is_room_for_are_not_offered() -> None:
    both = ["strike 2 with Saint", "strike 1 with Saint", "strike 2 with Lancer", "strike 1 with Lancer"]
    assert answers(fight(TREASURE, life=2)) == both


def test_who_has_struck_with_some_is_followed_by_another() -> None:
    game = fight(TREASURE)
    _pick(game, "strike 1 with Saint")
    assert answers(game) == ["strike 3 with Lancer", "strike 2 with Lancer", "strike 1 with Lancer"]


def test_it_can_be_copied_imagined_and_shown() -> None:
    game = fight(LIGHT)
    proofs.options(subject("fallen"), game)
    proofs.refusals(subject("fallen"), game)
    proofs.secrets(game, Chance(3))
    for seat in (0, 1):
        assert answers(game.imagine(seat, 5)) == answers(game)


def test_greedy_gives_treasure_to_the_one_that_takes_it() -> None:
    game = fight(TREASURE)
    assert game.decision is not None
    option = game.decision.options[greedy.pick(game, game.decision, 1)]
    assert (game.facts[option.card].name, option.number) == ("Saint", 3)
