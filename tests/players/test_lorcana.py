"""What is measured in Lorcana, and what is made of the opening hand."""

from __future__ import annotations

import tomllib

import pytest

import arbitre
from arbitre.games.lorcana.game import Lorcana
from arbitre.players import answer, named
from arbitre.players.lorcana.features import FEATURES, NAMES
from arbitre.scenario.lorcana import LorcanaScenario

OLAF = "Olaf - Friendly Snowman"
MAUI = "Maui - Hero to All"
MOANA = "Moana - Of Motunui"


def position(text: str) -> Lorcana:
    return LorcanaScenario(tomllib.loads(f'game = "lorcana"\n{text}')).game


def measured(game: Lorcana, seat: int, moving: bool) -> dict[str, float]:
    return {name: much for name, much in zip(NAMES, FEATURES.measure(game, seat, moving), strict=True) if much}


def test_a_turn_that_is_about_to_end_is_measured_as_if_the_other_had_begun_theirs() -> None:
    """They will ready, draw, and gain the lore of their locations."""
    game = position(
        f'[A]\nhand = ["{OLAF}"]\nplay = [{{ card = "{MOANA}", exerted = true }}]\n'
        f'[B]\nlore = 3\nhand = ["{OLAF}"]\ndeck = ["{OLAF}", "{OLAF}"]\n'
        f'play = [{{ card = "{MAUI}", exerted = true }}, "Motunui - Island Paradise"]'
    )
    before = measured(game, 0, False)
    game.apply(game.find("end turn", 0))
    assert game.is_active(1)
    assert game.lore[1] == 4
    assert measured(game, 0, False) == before


def test_what_a_seat_has_is_measured_apart_from_what_the_others_have() -> None:
    game = position(f'[A]\nlore = 7\nplay = ["{MAUI}"]\n[B]\nlore = 7\nplay = ["{MAUI}"]')
    found = measured(game, 0, True)
    assert found["own: lore"] == found["others': lore"] == 7
    assert found["own: strength"] == found["others': strength"]


def test_who_would_fall_in_a_challenge_is_known_before_they_are_exerted() -> None:
    """Maui, 6 and 5, banishes Olaf, 1 and 3, and stays; two Mauis fall together."""
    game = position(f'[A]\nplay = ["{OLAF}", "{MAUI}"]\n[B]\nplay = ["{MAUI}"]')
    found = measured(game, 0, True)
    assert found["own: characters that would fall for nothing"] == 1
    assert found["own: characters that would fall in a trade"] == 1
    assert found["others': characters that would fall in a trade"] == 1


def test_cards_are_counted_by_what_ink_can_be_used_for_them() -> None:
    """Three ink, and one more next turn: for cards of 1, 2 and 1 all of it can be used, for two of them three."""
    game = position(f'[A]\nink = 3\nhand = ["{OLAF}", "Minnie Mouse - Beloved Princess", "{OLAF}"]')
    assert measured(game, 0, True)["in hand: ink that can be used next turn"] == 4
    game = position(f'[A]\nink = 3\nhand = ["{OLAF}", "Minnie Mouse - Beloved Princess"]')
    assert measured(game, 0, True)["in hand: ink that can be used next turn"] == 3


def test_what_is_over_at_the_end_of_the_turn_does_not_count() -> None:
    """Lead the Way: 2 more strength to each, this turn."""
    game = position(f'[A]\nink = 2\nhand = ["Lead the Way"]\nplay = ["{OLAF}", "{MAUI}"]\n[B]\nplay = ["{MAUI}"]')
    before = measured(game, 0, False)
    game.apply(game.find("play Lead the Way", 0))
    after = measured(game, 0, False)
    assert {name for name in before | after if before.get(name) != after.get(name)} == {
        name for name in before if name.startswith("in hand: ") or name == "own: cards in hand"
    } | {"own: no card in hand"}


@pytest.mark.parametrize("deck", arbitre.decks("lorcana"))
def test_cheap_characters_are_kept_in_the_opening_hand(deck: str) -> None:
    """It used to put them away for the average card, which is dearer."""
    game = arbitre.new("lorcana", decks=[deck, deck], seed=1)
    player = named("plan@100")
    while game.decision is not None and game.decision.kind == "alter hand":
        option = game.decision.options[answer(player, game)]
        if option.card >= 0:
            facts = game.facts[option.card]
            assert not facts.is_character or facts.cost > 2
        game.apply(option)
