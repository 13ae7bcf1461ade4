"""The agent of examples/train learns for a few steps, is kept, and can be played against. Where PyTorch is not
installed there is nothing to try."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

pytest.importorskip("torch")

import arbitre
from arbitre.players.question import Question

SOURCE = Path(__file__).parents[2] / "examples" / "train" / "src"


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [*sys.path, str(SOURCE)])


@pytest.mark.usefixtures("found")
def test_an_agent_learns_and_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from arbitre_train import GUEST, learn

    network = learn.train(tmp_path, minutes=0.0005, steps=4, games=2)
    learn.keep(network, learn.Games("random", 1, 1).envs.sitting.shape, tmp_path)
    for line in (tmp_path / "curve.jsonl").read_text(encoding="utf-8").splitlines():
        assert json.loads(line)["against"] == "random"
    monkeypatch.setenv("ARBITRE_LEARNER", str(tmp_path / "weights.pt"))
    player = GUEST.player(3)
    game = arbitre.new("lorcana", decks=list(learn.DECKS), seed=3)
    for _ in range(12):
        assert game.decision is not None
        game.apply(player(Question(game)))


@pytest.mark.usefixtures("found")
def test_without_weights_it_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from arbitre_train import GUEST

    monkeypatch.setenv("ARBITRE_LEARNER", str(tmp_path / "none.pt"))
    with pytest.raises(arbitre.Error, match="train first"):
        GUEST.player(1)
