"""Hints in the terminal, and `arbitre hint`."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.terminal.table import Table, new_game

from arbitre.cli import main
from arbitre.players import answer, greedy
from arbitre.players.budget import Budget
from arbitre.terminal import desk
from arbitre.terminal.desk import Desk

FEW = 60


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Desk, "thinking", lambda self: Budget(positions=FEW))


def kept(folder: Path, picks: int) -> str:
    """The record of a game after so many picks."""
    game = new_game()
    for _ in range(picks):
        if game.decision is not None:
            game.apply(answer(greedy(), game))
    (folder / "game.record").write_text(game.record(), encoding="utf-8")
    return str(folder / "game.record")


@pytest.mark.parametrize(
    ("lang", "typed", "title"),
    [
        ("en", "hint", "The chance to win"),
        ("fr", "conseil", "Les chances de gagner"),
        ("it", "consiglio", "probabilità"),
    ],
)
def test_a_hint_can_be_typed_at_any_question(lang: str, typed: str, title: str) -> None:
    table = Table(new_game(), lang, lines=[typed, "0", typed], plays_on=False)
    text = table.run()
    assert text.count(title) == 2
    assert "± " in text


def test_the_numbers_are_those_of_the_menu() -> None:
    table = Table(new_game(), lines=["hint"], plays_on=False)
    numbers = {entry.number for entry in table.menu().entries}
    rows = [line for line in table.run().splitlines() if "% ±" in line]
    assert rows
    assert {int(row.split()[0]) for row in rows} <= numbers


def test_a_game_without_hints_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "has_hints", lambda game: False)
    assert "There are no hints for this game" in Table(new_game(), lines=["hint"], plays_on=False).run()


def test_a_terminal_of_plain_letters_can_show_it() -> None:
    table = Table(new_game(), lines=["hint"], plays_on=False, width=60)
    assert all(len(line) <= 60 for line in table.run().splitlines())


def test_the_command_tells_what_to_do_now(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hint", kept(tmp_path, 30), "--positions", str(FEW)]) == 0
    told = capsys.readouterr().out
    assert "Disney Lorcana, turn" in told
    assert "The chance to win" in told
    assert "What was played" not in told


def test_the_command_tells_what_would_have_been_best_and_what_was_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["hint", kept(tmp_path, 30), "--move", "20", "--positions", str(FEW), "--lang", "fr", "--all"]) == 0
    told = capsys.readouterr().out
    assert "coup 20" in told
    assert "Ce qui a été joué" in told


@pytest.mark.parametrize(
    ("more", "why"),
    [
        (["--move", "31"], ""),
        (["--move", "32"], "there is no move 32"),
        (["--lang", "it"], ""),
    ],
)
def test_what_can_not_be_asked_is_refused_with_the_reason(
    more: list[str], why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status = main(["hint", kept(tmp_path, 30), "--positions", str(FEW), *more])
    assert why in capsys.readouterr().err
    assert status == (2 if why else 0)


def test_a_finished_game_is_asked_for_one_of_its_moves(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = kept(tmp_path, 3000)
    assert main(["hint", record]) == 2
    assert "is over: ask for one of its" in capsys.readouterr().err
    assert main(["hint", str(tmp_path / "nothing")]) == 2
    (tmp_path / "text").write_text("no record", encoding="utf-8")
    assert main(["hint", str(tmp_path / "text")]) == 2
    assert "not a record" in capsys.readouterr().err


def test_an_opponent_is_a_level_or_a_player_with_its_time(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "lorcana", "--opponent", "grandmaster"])
    assert "novice" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["play", "--help"])
    told = capsys.readouterr().out
    assert all(name in told for name in ("novice", "casual", "skilled", "expert", "master", "random", "greedy"))
