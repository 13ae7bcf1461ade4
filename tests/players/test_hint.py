"""Hints: every option ranked, alike where options are, from what the seat knows and nothing else."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

import arbitre
from arbitre.kernel.chance import Chance
from arbitre.lab.proofs import otherwise
from arbitre.players import Question, answer, greedy
from arbitre.players.budget import Budget
from arbitre.players.course import Judged, judged, worst
from arbitre.players.hint import has_hints, hint
from arbitre.scenario.lorcana import LorcanaScenario
from arbitre.sentences import Speaker

DECKS = ["The Heart of Magic", "Daring and Deception"]
FEW = 120  # positions


def new_game(seed: int = 7) -> Any:
    return arbitre.new("lorcana", decks=DECKS, seed=seed)


def position(text: str) -> Any:
    return LorcanaScenario(tomllib.loads(f'game = "lorcana"\n{text}')).game


def questions(seed: int, every: int) -> Iterator[Any]:
    """A game at some of its questions."""
    game = new_game(seed)
    for number in range(2000):
        if game.decision is None:
            return
        if number % every == 0:
            yield game
        game.apply(answer(greedy(), game))


def test_every_option_is_ranked_once_with_a_chance_and_an_error() -> None:
    kinds = set()
    for game in questions(7, 5):
        found = arbitre.hint(game, positions=FEW)
        places = sorted(place for one in found.advice for place in one.places)
        assert places == list(range(len(game.decision.options)))
        assert all(0 <= one.chance <= 1 and 0 <= one.error <= 1 for one in found.advice)
        assert [one.chance for one in found.advice] == sorted((one.chance for one in found.advice), reverse=True)
        assert all(one.sentence for one in found.advice)
        kinds.add(game.decision.kind)
    assert {"alter hand", "turn action", "choose card"} <= kinds  # also in the middle of an effect


def test_the_same_question_gets_the_same_hint_whatever_lies_hidden() -> None:
    chance = Chance(3)
    for game in questions(8, 17):
        seat = game.decision.seat
        assert arbitre.hint(game, positions=FEW) == arbitre.hint(otherwise(game, seat, chance), positions=FEW)


@pytest.mark.parametrize("name", list(arbitre.games()))
def test_every_game_has_honest_hints_or_says_that_it_has_none(name: str) -> None:
    decks: Any = {"decks": list(arbitre.decks(name))[:2]} if arbitre.games()[name].decks else {}
    game: Any = arbitre.new(name, seed=5, **decks)
    if not has_hints(name):
        with pytest.raises(arbitre.Error, match=f"no hints for {name}"):
            arbitre.hint(game, positions=FEW)
        return
    player, chance = arbitre.player("random", 2), Chance(4)
    for number in range(120):
        if game.decision is None:
            return
        if number % 20 == 0:
            found = arbitre.hint(game, positions=FEW)
            places = sorted(place for one in found.advice for place in one.places)
            assert places == list(range(len(game.decision.options)))
            assert found == arbitre.hint(otherwise(game, game.decision.seat, chance), positions=FEW)
        game.apply(player(game))


def test_a_win_on_the_board_comes_first_and_is_certain() -> None:
    game = position('[A]\nlore = 19\nink = 1\nhand = ["Olaf - Friendly Snowman"]\nplay = ["Stitch - New Dog"]')
    best = arbitre.hint(game, positions=FEW).best
    assert best.sentence.startswith("Quest with Stitch")
    assert (best.chance, best.error) == (1.0, 0.0)


def test_equal_cards_are_one_option() -> None:
    game = position('[A]\nink = 3\nhand = ["Stitch - New Dog", "Stitch - New Dog"]\nplay = ["Olaf - Friendly Snowman"]')
    found = arbitre.hint(game, positions=FEW)
    plays = [one for one in found.advice if one.sentence.startswith("Play Stitch")]
    assert [len(one.places) for one in plays] == [2]


def test_where_there_is_one_answer_it_says_so() -> None:
    game = position("[A]\nink = 1")
    found = arbitre.hint(game, positions=FEW)
    assert found.only
    assert found.best.sentence == "End the turn"


def test_it_speaks_the_readers_language_and_names_no_hidden_card() -> None:
    for game in questions(9, 23):
        seat = game.decision.seat
        found = arbitre.hint(game, positions=FEW, lang="fr")
        assert found.question == Speaker("fr").question(game, game.decision)
        known = {
            game.facts[card].data.fr.full if game.facts[card].data.fr else game.facts[card].key
            for card, seen in enumerate(game.known_to)
            if seen >> seat & 1
        }
        hidden = {facts.data.fr.full for facts in game.facts if facts.data.fr} - known
        said = " ".join(line for one in found.advice for line in (*one.line, *one.reply))
        assert not [name for name in hidden if name in said]


def test_what_can_not_be_is_refused_with_the_reason() -> None:
    game = new_game()
    other = 1 - game.decision.seat
    for wrong in ({"seat": other}, {"positions": 0}, {"time": 0}, {"time": "long"}):
        with pytest.raises(arbitre.Error):
            arbitre.hint(game, **wrong)
    with pytest.raises(arbitre.Error, match="not"):
        arbitre.hint("a game")  # type: ignore[arg-type]


def test_a_game_without_an_evaluation_has_no_hints_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("arbitre.players.hint.guide_of", lambda game: None)
    assert not has_hints("lorcana")
    with pytest.raises(arbitre.Error, match="no hints for lorcana"):
        arbitre.hint(new_game(), positions=FEW)


def test_however_little_time_there_is_every_option_has_a_figure() -> None:
    game = new_game()
    found = arbitre.hint(game, positions=1)
    assert sum(len(one.places) for one in found.advice) == len(game.decision.options)


# -- how a game went ----------------------------------------------------------------------------------------------


def test_ending_the_turn_with_a_win_on_the_board_loses_much() -> None:
    game = position(
        '[A]\nlore = 19\nplay = ["Stitch - New Dog"]\n[B]\nlore = 19\nplay = ["Mufasa - King of the Pride Lands"]'
    )
    end = next(place for place, option in enumerate(game.decision.options) if option.kind == "end turn")
    found = judged(Question(game), end, Speaker("en"), FEW)
    assert found.chance == 1.0
    assert found.loss > 0.1
    assert found.better.startswith("Quest with Stitch")
    quest = next(place for place, option in enumerate(game.decision.options) if option.kind == "quest")
    assert judged(Question(game), quest, Speaker("en"), FEW)[2:5] == (1.0, found.better, "")


def test_the_moves_that_lost_most_come_first() -> None:
    def moment(chance: float, taken: float, better: str = "Something else") -> Judged:
        return Judged(chance, 0.02, taken, "Something", better, ())

    course = [moment(0.5, 0.4), moment(0.9, 0.6), moment(0.5, 0.49), moment(0.8, 0.8, ""), moment(0.7, 0.5)]
    assert worst(course) == [1, 4, 0]
    assert worst(course, 1) == [1]


def test_a_hint_can_be_had_in_a_moment() -> None:
    game = new_game()
    question = Question(game)
    assert hint(question, Budget(seconds=0.05), Speaker("en")).advice


def test_a_choice_between_effects_is_told_by_what_they_do() -> None:
    game = arbitre.new("spoils", decks=["1st Edition: Gearsmith", "Two Players: Arcanist and Warlord"], seed=3)
    while game.decision is not None and game.decision.kind != "choose one":
        game.apply(0)
    assert game.decision is not None
    found = arbitre.hint(game, game.decision.seat, positions=20)
    assert sorted(one.sentence for one in found.advice) == ["Draw a card.", "Play a resource."]
