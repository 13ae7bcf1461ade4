"""The plot of chances: what was given beside what was won."""

from __future__ import annotations

from pathlib import Path

import pytest

from arbitre.cli import main
from arbitre.lab.calibration import WIDTH, drawn
from arbitre.lab.statistics import Band, Interval


def test_a_band_is_drawn_where_it_lies() -> None:
    line = drawn(Band(0.65, 0.75, 100, 50, 0.70, 0.60, Interval(0.5, 0.8)))
    assert len(line) == WIDTH + 1
    assert line.index("|") == 0.70 * WIDTH
    assert line.index("●") == 0.60 * WIDTH
    assert line.index("─") == 0.5 * WIDTH
    assert line.rindex("─") == 0.8 * WIDTH


@pytest.mark.parametrize("game", ["lorcana", "spoils", "fallen"])
def test_the_weights_that_come_with_a_game_are_plotted(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "calibration", game]) == 0
    said = capsys.readouterr().out
    assert f"arbitre lab train {game}" in said
    assert said.count("●") >= 8


def test_a_file_that_is_none_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "weights.json").write_text("{}", encoding="utf-8")
    assert main(["lab", "calibration", "lorcana", "--weights", str(tmp_path / "weights.json")]) == 2
    assert "is no file of weights" in capsys.readouterr().err
