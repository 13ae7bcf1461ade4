"""Positions of played games become scenario files, and such files become puzzles."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import arbitre
from arbitre.games import registry
from arbitre.kernel.chance import Chance
from arbitre.lab.puzzle_finding import Candidate, examined, line, positions, simplified, thinned
from arbitre.puzzles import puzzles
from arbitre.puzzles.writing import file_text, script
from arbitre.scenario import check_text
from arbitre.scenario.run import read, scenario_of

GAMES = registry.names("scenario")


@pytest.mark.parametrize("game", GAMES)
def test_a_moment_of_a_game_is_laid_out_again_as_it_was(game: str) -> None:
    kind = registry.entry(game).load("scenario")
    playing: Any = arbitre.new(game, decks=list(arbitre.decks(game))[:2], seed=5)
    player = arbitre.player("greedy", seed=1)
    seen = -1
    looked_at = 0
    while not playing.over and playing.turn < 9:
        if playing.decision.kind == "turn action" and playing.turn != seen:
            seen = playing.turn
            data = {"game": game, "rules": [], "title": "x", **kind.written(playing)}
            again = scenario_of(read(file_text(data))).game
            assert sorted(map(again.describe, again.decision.options)) == sorted(
                map(playing.describe, playing.decision.options)
            )
            for seat in range(2):
                assert _sizes(again, seat) == _sizes(playing, seat)
            looked_at += 1
        playing.apply(player(playing))
    assert looked_at > 4


def _sizes(game: Any, seat: int) -> list[list[str]]:
    return [sorted(game.facts[card].key for card in zone) for zone in game.zones[seat]]


@pytest.mark.parametrize("game", GAMES)
def test_what_the_seat_does_not_know_is_left_out(game: str) -> None:
    moments = list(itertools.islice(positions(game, 4), 2))
    for told in (*moments, *thinned(moments, Chance(1))):
        assert "hand" not in told["B"]
        assert not {"deck", "book", "register"} & {*told["A"], *told["B"]}


def test_what_makes_no_difference_is_taken_out_and_the_solution_written_down() -> None:
    one = min(puzzles("lorcana").values(), key=lambda one: one.measured.positions)
    plain = {key: value for key, value in one.data.items() if key not in ("do", "titles", "hint", "measured")}
    more = {**plain, "A": {**plain["A"], "discard": ["Stitch - New Dog", "Flounder - Voice of Reason"]}}
    found = examined(more, 3000)
    assert found is not None
    less = simplified(Candidate(more, found), 3000)
    assert "discard" not in less.data["A"]
    text = file_text({**less.data, "do": script(less.data, line(less.data, 3000))})
    assert check_text(text).passed


def test_what_anybody_finds_is_no_puzzle() -> None:
    easy = {
        "game": "lorcana",
        "rules": [],
        "title": "x",
        "goal": {"win": True},
        "A": {"lore": 18, "play": ["Flounder - Voice of Reason", "Stitch - New Dog"]},
    }
    assert examined(easy, 1000) is None
