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

    learn.train(tmp_path, minutes=0.0005, steps=4, games=2, processes=1, measured=1)
    points = [json.loads(line) for line in (tmp_path / "curve.jsonl").read_text(encoding="utf-8").splitlines()]
    assert {point["of"] for point in points if "of" in point} == {1}
    assert [point["answers"] for point in points if "answers" in point] == [8]
    monkeypatch.setenv("ARBITRE_LEARNER", str(tmp_path / "weights.pt"))
    player = GUEST.player(3)
    game = arbitre.new("lorcana", decks=list(learn.DECKS), seed=3)
    for _ in range(12):
        assert game.decision is not None
        game.apply(player(Question(game)))


@pytest.mark.usefixtures("found")
def test_an_observation_is_read_as_if_it_were_alone() -> None:
    """Rows of several observations lie one after another: none reads those of another."""
    import torch

    from arbitre_train import learn
    from arbitre_train.network import Batch, Network, seen_in

    games = learn.Games(1, 4)
    network = Network(games.shape)
    for _ in range(30):
        seen = seen_in(games.arrays)
        with torch.no_grad():
            logits, values = network(Batch(seen))
            for place, one in enumerate(seen):
                alone, value = network(Batch([one]))
                assert torch.allclose(alone[0], logits[place, : len(one.options)], atol=1e-4)
                assert torch.allclose(value[0], values[place], atol=1e-4)
                assert (logits[place, len(one.options) :] < -1e8).all()
        games.play(network, 1.0, 1)


@pytest.mark.usefixtures("found")
def test_without_weights_it_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from arbitre_train import GUEST

    monkeypatch.setenv("ARBITRE_LEARNER", str(tmp_path / "none.pt"))
    with pytest.raises(arbitre.Error, match="train first"):
        GUEST.player(1)
