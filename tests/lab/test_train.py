"""Training: games, positions, weights; the same each time, and none of the games lost or played twice."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.lab.interrupting import after, never

from arbitre.cli import main
from arbitre.games import registry
from arbitre.kernel.error import Error
from arbitre.lab import train, training
from arbitre.lab.recording import Recording, Starting
from arbitre.lab.training import Measuring, Samples, fit
from arbitre.lab.training import train as trained_on
from arbitre.players.evaluation import read
from arbitre.players.guide import Guide

pytestmark = pytest.mark.on_either_engine

WEIGHTS = registry.entry("lorcana").load("guide").weights
WORDS = ["lab", "train", "lorcana", "--rounds", "random", "--games", "10", "--jobs", "1"]


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_what_is_written_can_be_read_says_how_it_was_made_and_is_the_same_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [*WORDS, "--games-file", str(tmp_path / "games")]
    assert main([*words, "--write", str(tmp_path / "weights.json")]) == 0
    told = capsys.readouterr()
    assert told.err == ""
    assert "Brier score" in told.out
    assert "games, tried on" in told.out
    assert "given" in told.out
    assert "weights of who waits" in told.out
    guide: Guide = registry.entry("lorcana").load("guide")
    game = Starting("lorcana", 0).start(1)
    assert abs(read(guide.features, tmp_path / "weights.json").logit(game, 0, True)) < 20
    made = json.loads((tmp_path / "weights.json").read_text(encoding="utf-8"))["made"]
    assert made["command"].startswith("arbitre lab train lorcana --rounds random --games 10 --slips 10")
    assert made["games"] == 10
    assert made["held out"]["games"] == 1
    assert 0 < made["held out"]["brier"] < 1
    assert sum(band["positions"] for band in made["calibration"]) == made["held out"]["positions"]
    assert main([*WORDS[:-1], "2", "--write", str(tmp_path / "again.json")]) == 0
    assert (tmp_path / "again.json").read_bytes() == (tmp_path / "weights.json").read_bytes()


def test_later_rounds_are_played_with_the_weights_so_far_and_fitted_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(training, "HELD_OUT", 2)
    log = tmp_path / "games"
    words = ["--rounds", "random,plan@5", "--games", "2", "--first", "19", "--slips", "0", "--random-decks", "0"]
    words = [*WORDS[:3], *words, "--jobs", "1", "--games-file", str(log)]
    assert main([*words, "--write", str(tmp_path / "weights.json")]) == 0
    header, *games = lines(log)
    assert header["rounds"] == ["random", "plan@5"]
    assert [(one["round"], one["seed"]) for one in games] == [(0, 19), (0, 20), (1, 1000019), (1, 1000020)]
    assert [bool(one["weights"]) for one in games] == [False, False, True, True]
    assert games[2]["weights"] == games[3]["weights"]
    made = json.loads((tmp_path / "weights.json").read_text(encoding="utf-8"))["made"]
    assert made["games"] == 2  # those of the second round


def test_an_interrupted_run_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [*WORDS, "--games-file", str(tmp_path / "games")]
    main([*WORDS, "--games-file", str(tmp_path / "whole"), "--write", str(tmp_path / "whole.json")])
    capsys.readouterr()
    with monkeypatch.context() as patch:
        patch.setattr(train, "spread", after(4))
        assert main(words) == 130
        told = capsys.readouterr()
        assert f"4/10 games were played; they are in {tmp_path / 'games'}" in told.out
        assert told.err == "arbitre: interrupted\n"
        assert main(WORDS) == 130
        assert "4/10 games were played; they are kept nowhere" in capsys.readouterr().out
    with (tmp_path / "games").open("ab") as file:
        file.write(b'{"round":0,"se')
    assert main([*words, "--write", str(tmp_path / "weights.json")]) == 0
    assert lines(tmp_path / "games") == lines(tmp_path / "whole")
    assert (tmp_path / "weights.json").read_bytes() == (tmp_path / "whole.json").read_bytes()
    monkeypatch.setattr(Recording, "play", never)  # with all games there, none is played
    assert main(words) == 0


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (["--slips", "0"], "slips is 10 there, and 0 in this one"),
        (["--rounds", "greedy"], 'rounds is ["random"] there, and ["greedy"] in this one'),
    ],
)
def test_the_games_of_another_run_are_refused(
    change: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = tmp_path / "games"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(train, "spread", after(0))
        main([*WORDS, "--games-file", str(log)])
    assert main([*WORDS, *change, "--games-file", str(log)]) == 2
    assert told in capsys.readouterr().err


def test_games_that_can_no_longer_be_played_are_told() -> None:
    starting = Starting("lorcana", 0)
    recorded = Recording(starting, 0, "random", 0, None).play(7)
    assert recorded.winners
    assert Measuring(starting).measure(recorded) is not None
    assert Measuring(starting).measure(recorded._replace(winners=())) is None
    other = (1 - recorded.winners[0],)
    for wrong in (
        recorded._replace(picks=[999]),
        recorded._replace(picks=recorded.picks[:-1]),
        recorded._replace(picks=[*recorded.picks, 0]),
        recorded._replace(winners=other),
    ):
        with pytest.raises(Error, match="seed 7 can't be played again"):
            Measuring(starting).measure(wrong)


def chances(count: int, chance: float) -> Samples:
    """Positions with two features: of the first more is better, the second says nothing, but by chance goes against it
    a little."""
    numbers = np.random.default_rng(5)
    rows = numbers.normal(size=(count, 2)).astype(np.float32)
    won = (numbers.random(count) < 1 / (1 + np.exp(-rows[:, 0] + chance * rows[:, 1]))).astype(np.float32)
    zeros = np.zeros(count, dtype=np.int64)
    progress = numbers.random(count).astype(np.float32)
    moving = np.arange(count) % 2 == 0
    return Samples(rows, progress, moving, won, np.arange(count), zeros + 1, np.full((count, 2), -1))


def test_what_can_not_be_bad_is_not_counted_as_bad() -> None:
    samples = chances(4000, 0.3)
    for signs in ([1, 1], [1, 0], None):
        found = trained_on(samples, 1.0, signs=signs)
        for model in (found.moving, found.waiting):
            ends = [(early, early + growth) for early, growth in zip(model.weights, model.growth, strict=True)]
            assert min(ends[0]) > 0.5
            assert (ends[1] == (0.0, 0.0)) if signs == [1, 1] else min(ends[1]) < -0.1
    turned = trained_on(samples, 1.0, signs=[-1, -1])
    assert turned.moving.weights[0] == turned.waiting.weights[0] == 0
    assert max(turned.moving.weights[1], turned.waiting.weights[1]) < -0.1


def test_weights_held_at_zero_are_let_go_where_that_is_better() -> None:
    """The best weights within bounds are found, whatever had the wrong sign on the way."""
    numbers = np.random.default_rng(6)
    one = numbers.normal(size=3000)
    rows = np.stack([one, one + 0.3 * numbers.normal(size=3000)], axis=1).astype(np.float32)
    samples = chances(3000, 0.0)._replace(rows=rows)
    won = (numbers.random(3000) < 1 / (1 + np.exp(-2 * rows[:, 1] + rows[:, 0]))).astype(np.float32)
    found, *_ = fit(samples._replace(won=won), won.astype(np.float64), 0.1, None, [1, 1])
    assert found.weights[0] == 0
    assert found.weights[1] > 0.5


def test_what_earlier_weights_say_can_count() -> None:
    """They say that the second feature is good, the games that the first is."""
    model = {"bias": [0.0, 0.0], "weights": [0.0, 1.0], "growth": [0.0, 0.0]}
    samples = chances(4000, 0.0)
    for share in (0.0, 0.5, 1.0):
        before = training.Before({"moving": model, "waiting": model}, share)
        weights = trained_on(samples, 1.0, before=before).waiting.weights
        assert weights == pytest.approx([1.0 - share, share], abs=0.25)


def test_weights_say_what_the_first_games_were_played_with(tmp_path: Path) -> None:
    words = [*WORDS[:3], "--rounds", "plan@5", "--games", "10", "--slips", "0", "--random-decks", "0", "--jobs", "1"]
    assert main([*words, "--first", "20", "--write", str(tmp_path / "weights.json")]) == 0
    made = json.loads((tmp_path / "weights.json").read_text(encoding="utf-8"))["made"]
    before = WEIGHTS.read_text(encoding="utf-8")
    commands = [json.loads(before)["made"]["command"]]
    assert made["begins with"] == {"weights": train.short_name(before), "made by": commands}


@pytest.mark.parametrize("game", ["spoils", "fallen"])
def test_the_weights_that_come_with_a_game_say_how_they_came_about(game: str) -> None:
    """From a first command that needs no weights."""
    made = json.loads(registry.entry(game).load("guide").weights.read_bytes())["made"]
    first = made["begins with"]["made by"][0].split()
    assert first[:4] == ["arbitre", "lab", "train", game]
    assert first[first.index("--rounds") + 1].startswith("greedy,")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--rounds", "clever"], "there is no player 'clever'"),
        (["--rounds", "greedy,"], "there is no player ''"),
        (["--games", "0"], "write how many games each round has"),
        (["--games", "5,five"], "write how many games each round has"),
        (["--rounds", "random", "--games", "5,5"], "one for each of the 1"),
        (["--rounds", "seer@9"], "nobody learns from a seer"),
        (["--rounds", "random", "--before", "50"], "so there are none before"),
        (["--rounds", "novice"], "novice is a level for people"),
        (["--rounds", f"greedy,plan@9:{__file__}"], "is no file of weights"),
        (["--rounds", f"greedy,plan@9:{WEIGHTS}"], "each round is played with the weights fitted so far"),
        (["--write", "nowhere/weights.json"], "there is no folder nowhere"),
        (["--rounds", "random", "--games", "1", "--first", "3"], "too few games"),
    ],
)
def test_what_makes_no_sense_is_refused(words: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "train", "lorcana", "--jobs", "1", *words]) == 2
    assert told in capsys.readouterr().err


def test_without_numpy_the_extra_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert main(WORDS) == 2
    assert "pip install 'arbitre[lab]'" in capsys.readouterr().err


def made_up(count: int) -> Samples:
    """Positions whose chances are known: the first feature matters, and more so as the game goes on."""
    random = np.random.default_rng(4)
    rows = random.normal(size=(count, 3)).astype(np.float32)
    progress = random.uniform(size=count).astype(np.float32)
    logits = rows[:, 0] * (0.5 + progress) - 0.3
    won = (random.uniform(size=count) < 1 / (1 + np.exp(-logits))).astype(np.float32)
    moving = np.arange(count) % 2 == 0
    return Samples(rows, progress, moving, won, np.arange(count) // 2, np.full(count, 2), np.full((count, 2), -1))


def test_known_weights_are_found() -> None:
    samples = made_up(40000)
    found, *_ = fit(samples, samples.won.astype(np.float64), 1.0)
    assert found.bias == pytest.approx([-0.3, 0.0], abs=0.12)
    assert found.weights == pytest.approx([0.5, 0.0, 0.0], abs=0.12)
    assert found.growth == pytest.approx([1.0, 0.0, 0.0], abs=0.2)
    assert found.number == 36000
    assert found.weightiest(1) == [0]


def test_what_was_fitted_to_many_positions_is_calibrated() -> None:
    trained = trained_on(made_up(40000), 1.0)
    assert trained.held_positions == 4000
    assert trained.held_games == 2000
    assert 0.15 < trained.brier < 0.25
    held = sum(band.interval.low <= band.given <= band.interval.high for band in trained.bands)
    assert held >= len(trained.bands) - 1


def test_a_strong_pull_leaves_little() -> None:
    samples = made_up(4000)
    free, pulled = (fit(samples, samples.won.astype(np.float64), pull)[0].weights[0] for pull in (1.0, 1e5))
    assert abs(pulled) < 0.1 * abs(free)


def test_a_deck_is_not_taken_for_what_its_cards_have() -> None:
    """The first feature is large where the better deck is, and wins nothing by itself."""
    random = np.random.default_rng(2)
    samples = made_up(40000)
    decks = random.integers(2, size=(40000, 2))
    better = (decks[:, 0] - decks[:, 1]).astype(np.float32)
    samples.rows[:, 0] = better + random.normal(size=40000)
    won = (random.uniform(size=40000) < 1 / (1 + np.exp(-2.0 * better))).astype(np.float64)
    fooled, *_ = fit(samples, won, 1.0)
    told, knowing, given, _ = fit(samples._replace(decks=decks), won, 1.0)
    assert fooled.weights[0] > 0.4
    assert abs(told.weights[0]) < 0.1
    assert np.mean((knowing - won) ** 2) < np.mean((given - won) ** 2)


def test_more_games_can_be_asked_for(tmp_path: Path) -> None:
    """Those that were played are kept, in every round."""
    words = [*WORDS[:3], "--rounds", "random,random", "--jobs", "1", "--games-file", str(tmp_path / "games")]
    assert main([*words, "--games", "11,12"]) == 0
    header, *games = lines(tmp_path / "games")
    assert main([*words, "--games", "13"]) == 0
    again, *more = lines(tmp_path / "games")
    assert again == header
    assert more[: len(games)] == games
    assert len(more) == 26
    assert main([*words, "--games", "11"]) == 0
    assert len(lines(tmp_path / "games")) == 27
