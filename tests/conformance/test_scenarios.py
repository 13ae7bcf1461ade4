"""Every scenario under conformance/ holds, and every record under conformance/regressions/ replays."""

from __future__ import annotations

from pathlib import Path

import pytest

import arbitre
from arbitre.lab.trouble import check, play_out
from arbitre.scenario import check_file

ROOT = Path(__file__).parents[2] / "conformance"
SCENARIOS = sorted(ROOT.rglob("*.toml"))
RECORDS = sorted(ROOT.glob("regressions/*.record"))


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: str(path.relative_to(ROOT)))
def test_scenario(path: Path) -> None:
    outcome = check_file(path)
    assert outcome.passed, "\n".join([outcome.title, *outcome.faults, *outcome.log])


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.name)
def test_game_that_once_broke_something_goes_on_well(path: Path) -> None:
    """The record leads to where it broke (without digests: they change with the engine); from there nothing breaks."""
    game = arbitre.replay(path.read_text(encoding="utf-8"))
    for seed in range(20):
        play_out(game.copy(), seed, check)


def test_there_are_scenarios() -> None:
    assert len(SCENARIOS) > 400
