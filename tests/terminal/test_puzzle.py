"""`arbitre puzzle`: puzzles listed and solved in the terminal."""

from __future__ import annotations

import pytest

from arbitre.cli import main
from arbitre.puzzles import Puzzle, games, puzzles
from arbitre.terminal import puzzle_command

FIRST = [next(iter(puzzles(game).values())) for game in games()]


class Typed:
    """Somebody who types these lines, and then leaves."""

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)

    def __call__(self, prompt: str) -> str:
        return self.lines.pop(0) if self.lines else "quit"


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr(puzzle_command, "reader", lambda: Typed(*lines))


def test_all_of_them_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzle", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    for game in games():
        for one in puzzles(game).values():
            assert f"{one.number:>3}  {one.title('en')}" in said


@pytest.mark.parametrize("one", FIRST, ids=lambda one: one.game)
def test_the_solution_is_shown_move_by_move(
    one: Puzzle, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "hint", "solution", *[""] * 60)
    assert main(["puzzle", one.game, one.name, "--lang", "fr"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert " ".join(one.hint("fr").split())[:40] in said
    assert "Voilà la solution." in said


def test_it_is_missed_tried_again_and_solved(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    one = puzzles("lorcana")["last-in-line"]
    moves = [text for deed in one.data["do"] for text in [deed["A"]]]
    typed(monkeypatch, "end turn", "", "concede", "undo", moves[0], "undo", "again", *moves)
    assert main(["puzzle", "lorcana", one.name, "--lang", "en"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "Not this way: the goal is missed." in said
    assert "Not in a puzzle" in said
    assert "There is nothing to take back" in said or "nothing" in said
    assert f"Solved, in {len(moves)} moves." in said
    assert "Goal: Win this turn." in said


@pytest.mark.parametrize(("words", "said"), [(["chess", "1"], "chess"), (["lorcana", "99"], "has no puzzle '99'")])
def test_what_is_not_there_is_said(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzle", *words]) == 2
    assert said in capsys.readouterr().err
