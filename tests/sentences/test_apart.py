"""The options of one question read differently, or lead to the same position and are one."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.random_games import every_game

import arbitre
from arbitre.lab.subject import Subject
from arbitre.sentences import Speaker, languages
from arbitre.sentences.apart import Said, options

pytestmark = pytest.mark.on_either_engine


MANY = 60  # names to choose from all differ


def decisions(subject: Subject, seed: int, picks: int) -> list[Any]:
    """Games at the questions of a random game."""
    pick = random.Random(seed)
    game = subject.random_game(seed, pick.choice(subject.decks), 0)
    found = []
    for _ in range(picks):
        if game.decision is None:
            break
        if len(game.decision.options) <= MANY:
            found.append(game.copy())
        game.apply(pick.randrange(len(game.decision.options)))
    return found


def after(game: Any, place: int) -> str:
    twin = game.copy()
    twin.apply(place)
    position: str = twin.position()
    return position


@every_game
def test_options_that_read_the_same_lead_to_the_same_position(subject: Subject) -> None:
    asked = alike = 0
    for seed in range(1, 7):
        for game in decisions(subject, seed, 120):
            asked += 1
            for lang in languages(game.name):
                said = options(Speaker(lang, game=game.name), game)
                together: dict[str, list[int]] = {}
                for place, one in enumerate(said):
                    together.setdefault(one.sentence, []).append(place)
                for places in together.values():
                    first = places[0]
                    assert said[first].same_as is None
                    assert all(said[place].same_as == first for place in places[1:])
                    for place in places[1:]:
                        alike += 1
                        assert after(game, place) == after(game, first), said[place].sentence
    assert asked > 100
    assert alike or subject.name == "briscola"  # where every card is there once


def test_two_of_a_name_are_told_apart_by_their_numbers_on_the_board() -> None:
    game: Any = arbitre.new("lorcana", decks=list(arbitre.decks("lorcana"))[:2], seed=1)
    speaker = Speaker("en", game="lorcana")
    plain = speaker.card(game, 0)
    assert speaker.adding({0: " #2"}).card(game, 0) == f"{plain} #2"
    assert speaker.card(game, 0) == plain


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_of_equal_cards_in_hand_one_is_offered(lang: str) -> None:
    for seed in range(40):
        game: Any = arbitre.new("lorcana", decks=list(arbitre.decks("lorcana"))[:2], seed=seed, starting=0)
        names = [game.facts[card].key for card in game.hand(0)]
        if len(set(names)) == len(names):
            continue
        told = game.view(0, lang)["decision"]["options"]
        offered = [option for option in told if "same as" not in option]
        assert len(offered) == len(set(names)) + 1
        assert len({option["sentence"] for option in offered}) == len(offered)
        return
    raise AssertionError("no hand with two equal cards")


def test_a_question_whose_options_differ_is_said_as_it_is() -> None:
    game: Any = arbitre.new("briscola", seed=1)
    speaker = Speaker("it", game="briscola")
    assert options(speaker, game) == [Said(speaker.option(game, option)) for option in game.decision.options]
