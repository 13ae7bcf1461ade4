"""`arbitre replay`: a saved game seen again in the terminal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import arbitre
from arbitre.cli import main


@pytest.fixture(params=["lorcana", "spoils", "fallen"])
def record(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    game = arbitre.new(request.param, decks=list(arbitre.decks(request.param))[:2], seed=5, **_format(request.param))
    player = arbitre.player("random", seed=1)
    while not game.over and len(game.picks) < 60:
        game.apply(player(game))
    path = tmp_path / "game.record"
    path.write_text(game.record(), encoding="utf-8")
    return path


def _format(game: str) -> dict[str, Any]:
    return {"format": "starter"} if game == "spoils" else {}


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """What somebody types, line by line."""

    def say(*lines: str) -> None:
        left = iter(lines)

        def read(prompt: str = "") -> str:
            print(prompt, end="")
            line = next(left, None)
            if line is None:
                raise EOFError
            return line

        monkeypatch.setattr("arbitre.terminal.replay_command.reader", lambda: read)

    return say


def test_one_goes_on_and_back_and_to_a_move(
    record: Path, typed: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    typed("", "", "back", "40", "61", "what", "quit")
    assert main(["replay", str(record)]) == 0
    said = capsys.readouterr().out
    heads = [line for line in said.splitlines() if line.startswith("After move")]
    assert heads == [f"After move {number} of 60" for number in (0, 1, 2, 1, 40)]
    assert said.count("I don't understand") == 2


def test_with_everything_open_the_others_hands_are_told_and_with_ones_own_eyes_not(
    record: Path, typed: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    typed()
    main(["replay", str(record), "--move", "12"])
    assert "Player B holds" in capsys.readouterr().out
    typed()
    main(["replay", str(record), "--move", "12", "--as", "A"])
    assert "holds" not in capsys.readouterr().out


def test_one_plays_on_from_there(
    record: Path,
    typed: Callable[..., None],
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    typed("20", "play", "quit", "n")
    assert main(["replay", str(record), "--opponent", "random"]) == 0
    assert "Goodbye" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--move", "61"], "there is no move 61"),
        (["--as", "C"], "the seats are A, B, and all"),
        (["--move", "-1"], "-1"),
    ],
)
def test_what_makes_no_sense_is_refused(
    record: Path, more: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status = main(["replay", str(record), *more])
    except SystemExit as end:
        status = int(str(end.code))
    assert status == 2
    assert said in capsys.readouterr().err


def test_a_file_that_is_no_record_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "letter").write_text("Dear Ada", encoding="utf-8")
    for name, said in (("letter", "not a record"), ("nothing", "can't be read")):
        assert main(["replay", str(tmp_path / name)]) == 2
        assert said in capsys.readouterr().err
