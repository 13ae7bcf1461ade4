"""The trained agent as a player: it answers what it finds best, from what its seat may know."""

from __future__ import annotations

import functools
import os
from pathlib import Path
from typing import Any

import torch

from arbitre.env.arrays import Shape
from arbitre.kernel.error import Error
from arbitre.players import Player, Question
from arbitre_train.network import Batch, Network, seen_in

WEIGHTS = Path(__file__).with_name("weights.pt")
NAMED_BY = "ARBITRE_LEARNER"
"""The variable of the environment that names another file of weights."""


@functools.cache
def trained(file: Path) -> tuple[Shape, Network]:
    """The network of a file of weights."""
    if not file.is_file():
        raise Error(f"there is no file of weights {file}: train first, or name one in {NAMED_BY}")
    kept = torch.load(file, weights_only=True)
    shape = Shape(kept["game"], kept["players"])
    if kept["sizes"] != [list(size) for size in shape.sizes.values()]:
        raise Error(f"{file} was made for observations of another size: train again")
    network = Network(shape)
    network.parts.load_state_dict(kept["weights"])
    return shape, network


def best(shape: Shape, network: Network, game: Any, seat: int, encoder: Any) -> int:
    """The place of the option it likes best."""
    seen = shape.arrays(encoder.observe(game, seat))
    with torch.no_grad():
        logits, _ = network(Batch(seen_in({name: array[None] for name, array in seen.items()})))
    return int(logits[0].argmax())


def learner(seed: int = 0) -> Player:
    """It is shown an imagined game, in which all that its seat knows is as it is. The observation is the same but for
    events of earlier turns (`question.past` has them), which this network does not read."""
    shape, network = trained(Path(os.environ.get(NAMED_BY) or WEIGHTS))
    encoder = shape.encoder()

    def pick(question: Question) -> int:
        return best(shape, network, question.imagine(seed ^ question.number), question.seat, encoder)

    return pick
