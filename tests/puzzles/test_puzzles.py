"""The puzzles that come with Arbitre: each has a solution, and needs thought. `arbitre puzzle verify` tries more: all
that can be done in each of them."""

from __future__ import annotations

import pytest

from arbitre.cli import main
from arbitre.games import registry
from arbitre.puzzles import Puzzle, games, parse, puzzle, puzzles
from arbitre.puzzles.measuring import needs_thought
from arbitre.puzzles.verifying import faults, measure
from arbitre.scenario import check_text
from arbitre.scenario.goal import Goal
from arbitre.sentences import Speaker

EVERY = [one for game in games() for one in puzzles(game).values()]
SMALL = 250  # positions: so many are soon tried
FEWEST = 10


def test_every_game_of_our_own_has_puzzles_from_easy_to_hard() -> None:
    assert {"lorcana", "spoils", "fallen"} <= set(games())
    for game in games():
        found = list(puzzles(game).values())
        assert len(found) >= FEWEST
        assert [one.number for one in found] == list(range(1, len(found) + 1))
        assert [one.measured.bits for one in found] == sorted(one.measured.bits for one in found)
        assert len({tuple(sorted(one.data["goal"])) for one in found}) >= 2  # not always the same goal


@pytest.mark.parametrize("one", EVERY, ids=lambda one: f"{one.game}-{one.name}")
def test_its_solution_reaches_the_goal_and_nothing_else_does(one: Puzzle) -> None:
    assert check_text(one.text).passed
    scenario = one.laid()
    goal = Goal(scenario)
    assert goal.state(scenario.game) == "open"
    assert needs_thought(scenario, one.solver()) == ""
    assert one.measured.right < one.measured.firsts


@pytest.mark.parametrize("game", games())
def test_one_of_each_game_is_verified_by_trying_everything(game: str) -> None:
    one = min(puzzles(game).values(), key=lambda one: one.measured.positions)
    assert one.measured.positions <= SMALL
    assert list(faults(one)) == []
    assert measure(one) == one.measured


@pytest.mark.parametrize("one", EVERY, ids=lambda one: f"{one.game}-{one.name}")
def test_it_is_told_in_every_language(one: Puzzle) -> None:
    for lang in registry.entry(one.game).languages:
        assert 0 < len(one.title(lang)) <= 60
        assert 0 < len(one.hint(lang)) <= 240
        assert one.goal(Speaker(lang, game=one.game)).endswith(".")
    assert one.title("en") != one.title("fr")


def test_what_a_puzzle_lacks_is_said() -> None:
    one = EVERY[0]
    for line, why in (("hint = ", "has no hint"), ("measured = ", "has no measured")):
        without = "\n".join(text for text in one.text.splitlines() if not text.startswith(line))
        with pytest.raises(Exception, match=why):
            parse(without, one.name)


def test_a_puzzle_is_found_by_name_and_by_number() -> None:
    first = EVERY[0]
    assert puzzle(first.game, "1") == puzzle(first.game, first.name) == first
    with pytest.raises(Exception, match="has no puzzle"):
        puzzle(first.game, "nothing")


def test_verifying_says_what_is_not_as_the_file_says(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    one = min(EVERY, key=lambda one: one.measured.positions)
    assert main(["puzzle", "verify", one.game, one.name]) == 0
    assert "1 verified, 0 failed" in capsys.readouterr().out
    other = one._replace(measured=one.measured._replace(moves=one.measured.moves + 1))
    monkeypatch.setattr("arbitre.lab.puzzle_command.puzzle", lambda game, which: other)
    assert main(["puzzle", "verify", one.game, one.name]) == 1
    assert "its file says" in capsys.readouterr().out
