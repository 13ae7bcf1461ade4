"""2.1.3: series of games."""

from __future__ import annotations

import pytest

import arbitre
from arbitre.games.lorcana.zones import DECK, HAND
from arbitre.pool.decks import starter_decks
from arbitre.pool.lorcana_match import Match

DECKS = [starter_decks()["The Heart of Magic"], starter_decks()["Daring and Deception"]]


def test_the_loser_says_who_starts_the_next_game_of_a_best_of_three() -> None:
    match = Match(DECKS, best_of=3, seed=4)
    with pytest.raises(arbitre.Error):
        match.next()
    match.game.concede(0)
    game = match.next()
    assert game.decision is not None
    assert (game.decision.seat, game.decision.kind, game.decision.rules) == (0, "who starts", ("2.1.3.2",))
    place = [game.describe(option) for option in game.decision.options].index("player B")
    game.apply(place)
    assert game.starting == 1
    game.concede(1)
    assert match.score == [1, 1]
    assert (match.over, match.winner) == (False, None)
    match.next().concede(0)
    assert (match.over, match.winner) == (True, 1)
    with pytest.raises(arbitre.Error):
        match.next()


def test_two_games_change_the_starting_player() -> None:
    match = Match(DECKS, games=2, seed=1)
    first = match.game.starting
    match.game.concede(0)
    game = match.next()
    assert game.starting == 1 - first
    game.concede(1)
    assert match.over
    assert match.winner is None
    assert match.score == [1, 1]


def test_every_game_of_a_match_starts_with_whole_decks() -> None:
    match = Match(DECKS, best_of=3, seed=2)
    match.game.concede(1)
    game = match.next()
    game.apply(0)
    for seat in (0, 1):
        assert len(game.zones[seat][DECK]) + len(game.zones[seat][HAND]) == 60
        assert game.lore[seat] == 0


@pytest.mark.parametrize("wrong", [{}, {"best_of": 2}, {"best_of": 3, "games": 2}, {"games": 3}])
def test_a_match_that_makes_no_sense_is_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(arbitre.Error):
        Match(DECKS, best_of=wrong.get("best_of"), games=wrong.get("games"))
