"""The promises of the seam: what a program that uses Arbitre relies on."""

from __future__ import annotations

import pickle

import pytest

import arbitre
from arbitre.pool.decks import starter_decks

DECKS = [starter_decks()["The Heart of Magic"], starter_decks()["Daring and Deception"]]


def test_a_game_is_played_by_taking_options() -> None:
    game = arbitre.new("lorcana", decks=DECKS, seed=7)
    while not game.over:
        decision = game.decision
        assert decision.options
        assert decision.rules
        game.apply(decision.options[-1])
    assert game.result.winners in ((0,), (1,))
    assert game.result.rules


def test_decks_may_be_tables_and_one_may_serve_all() -> None:
    deck = {"Stitch - New Dog": 4, "microbots": 56}
    game = arbitre.new("lorcana", decks=[deck], players=4, seed=1)
    assert game.number_of_seats == 4


@pytest.mark.parametrize(
    "wrong",
    [
        {"decks": DECKS[:1]},
        {"decks": DECKS, "players": 3},
        {"decks": DECKS, "starting": 5},
        {"decks": DECKS, "format": "commander"},
        {"decks": ["a deck", "another"]},
        {"decks": DECKS, "teams": [[0], [0]]},
    ],
)
def test_a_game_that_makes_no_sense_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(arbitre.Error):
        arbitre.new("lorcana", **wrong)


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(arbitre.Error, match="lorcana"):
        arbitre.new("chess", decks=DECKS)


def test_why_not_names_the_rule_and_takes_names() -> None:
    game = arbitre.new("lorcana", decks=DECKS, seed=7, starting=0)
    game.apply(0)
    game.apply(0)
    hand = [game.facts[card].full_name for card in game.hand(0)]
    refusal = game.why_not("play", max(game.hand(0), key=lambda card: game.facts[card].cost))
    assert refusal.rule == "4.3.2.4"
    assert refusal.about["ink"] == 0
    assert game.why_not("end turn") is None
    assert game.why_not("quest", hand[0]).rule == "4.5.1"
    with pytest.raises(arbitre.Error):
        game.why_not("quest", "Nobody")
    with pytest.raises(arbitre.Error):
        game.why_not("dance")


def test_a_view_names_only_what_a_seat_may_know() -> None:
    game = arbitre.new("lorcana", decks=DECKS, seed=7)
    mine, theirs = game.view(0)["seats"]
    assert len(mine["zones"]["hand"]["cards"]) == 7
    assert theirs["zones"]["hand"] == {"count": 7, "cards": []}
    assert mine["zones"]["deck"] == {"count": 53, "cards": []}


def test_an_option_of_another_decision_is_refused() -> None:
    game = arbitre.new("lorcana", decks=DECKS, seed=7)
    option = game.decision.options[0]
    game.apply(option)
    before = game.digest()
    with pytest.raises(arbitre.IllegalOption):
        game.apply(option)
    assert game.digest() == before


def test_a_game_saved_in_the_middle_of_an_effect_resumes() -> None:
    seen = 0
    for seed in range(30):
        game = arbitre.new("lorcana", decks=DECKS, seed=seed)
        while not game.over and game.decision.kind != "choose card":
            game.apply(len(game.decision.options) // 2)
        if game.over:
            continue
        seen += 1
        for resumed in (arbitre.replay(game.record()), pickle.loads(pickle.dumps(game)), game.copy()):
            assert resumed.decision.kind == "choose card"
            resumed.apply(0)
            twin = game.copy()
            twin.apply(0)
            assert resumed.digest() == twin.digest()
    assert seen > 5
