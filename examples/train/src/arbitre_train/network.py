"""The network: it reads the rows of cards, points at the options, and says who is ahead.

Each card's row becomes a small vector; those of each zone of each side are added up. An option is read as its kind and
the vectors of the cards it points at, so the network need not know in advance which options there are.

Observations have room for more cards and options than there mostly are. Only those that are there are read: the rows of
all observations lie one after another, with the number of the observation beside each (`Batch`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import nn

from arbitre.env.arrays import Shape

WIDE, SMALL, WHOLE, OPTION = 96, 32, 192, 128  # how long vectors are: of a card, the same to be added up, ...
SCALE = 8.0  # most numbers of a game are below that
POOL, SIDE, ZONE = 0, 1, 3  # columns of a card's row
KIND, CARD, TARGET = 0, 1, 2  # columns of an option's row
QUESTION = 1  # of the table


class Seen(NamedTuple):
    """One observation, without the room that is left in it."""

    table: Any
    cards: Any
    options: Any


def seen_in(arrays: dict[str, Any]) -> list[Seen]:
    """The observations of arrays that hold several, copied."""
    cards = (arrays["cards"][..., SIDE] > 0).sum(1).tolist()
    options = arrays["action_mask"].sum(1).tolist()
    return [
        Seen(arrays["table"][one].copy(), arrays["cards"][one, :rows].copy(), arrays["options"][one, :count].copy())
        for one, (rows, count) in enumerate(zip(cards, options, strict=True))
    ]


class Batch:
    """Several observations, their rows one after another."""

    def __init__(self, seen: Sequence[Seen]) -> None:
        rows = np.array([len(one.cards) for one in seen])
        counts = np.array([len(one.options) for one in seen])
        each = np.arange(len(seen))
        self.size = len(seen)
        self.table = torch.as_tensor(np.stack([one.table for one in seen]).astype(np.float32))
        self.cards = torch.as_tensor(np.concatenate([one.cards for one in seen]).astype(np.float32))
        self.of_card = torch.as_tensor(np.repeat(each, rows))
        options = np.concatenate([one.options for one in seen]).astype(np.int64)
        self.of_option = torch.as_tensor(np.repeat(each, counts))
        self.place = torch.as_tensor(np.arange(len(options)) - np.repeat(np.cumsum(counts) - counts, counts))
        self.widest = int(counts.max())
        first = np.repeat(np.cumsum(rows) - rows, counts)[:, None]
        pointed = options[:, [CARD, TARGET]]
        self.pointed = torch.as_tensor(np.where(pointed > 0, pointed + first, 0))  # row 0 is that of no card
        self.kind = torch.as_tensor(options[:, KIND])
        self.rest = torch.as_tensor(np.column_stack([options[:, 3:], options[:, TARGET] > 0]).astype(np.float32))


class Network:
    """Logits of the options and a chance to win, from observations."""

    def __init__(self, shape: Shape) -> None:
        self.zones = len(shape.game.zone_kinds)
        self.places = self.zones * shape.players + 1
        words = shape.game.words
        table, card = shape.sizes["table"][0], shape.sizes["cards"][1]
        pool = max(shape.encoder().statics.numbers.values(), default=0)
        self.parts = nn.ModuleDict(
            {
                "card": nn.Sequential(nn.Linear(card, WIDE), nn.ReLU(), nn.Linear(WIDE, WIDE), nn.ReLU()),
                "place": nn.Embedding(self.places, WIDE),
                "name": nn.Embedding(pool + 1, WIDE),  # which card it is: what its columns do not tell
                "question": nn.Embedding(len(words.questions) + 1, 32),
                "small": nn.Linear(WIDE, SMALL),
                "whole": nn.Sequential(nn.Linear(self.places * SMALL + table + 32, WHOLE), nn.ReLU()),
                "kind": nn.Embedding(len(words.options) + 1, OPTION),
                "pointed": nn.Linear(2 * WIDE, OPTION),
                "rest": nn.Linear(5, OPTION),
                "around": nn.Linear(WHOLE, OPTION),
                "option": nn.Sequential(nn.ReLU(), nn.Linear(OPTION, 64), nn.ReLU(), nn.Linear(64, 1)),
                "value": nn.Sequential(nn.Linear(WHOLE, 64), nn.ReLU(), nn.Linear(64, 1), nn.Tanh()),
            }
        )
        nn.init.zeros_(self.parts["name"].weight)  # a card that was never met is read by its columns alone

    def __call__(self, batch: Batch) -> tuple[Any, Any]:
        """The logits of all options (those that are not there are very small), and the value."""
        parts = self.parts
        cards = batch.cards
        place = ((cards[:, SIDE] - 1) * self.zones + cards[:, ZONE]).long()
        numbers = (cards / SCALE).clamp(-4, 4)
        numbers[:, POOL] = 0  # the number by itself says nothing
        rows = parts["card"](numbers) + parts["place"](place) + parts["name"](cards[:, POOL].long())
        summed = torch.zeros(batch.size * self.places, SMALL)
        summed = summed.index_add(0, batch.of_card * self.places + place, parts["small"](rows))
        question = parts["question"](batch.table[:, QUESTION].long())
        table = (batch.table / SCALE).clamp(-4, 4)
        whole = parts["whole"](torch.cat([summed.view(batch.size, -1) / 4, table, question], 1))
        rows = torch.cat([torch.zeros(1, WIDE), rows])
        told = (
            parts["kind"](batch.kind)
            + parts["pointed"](rows[batch.pointed].flatten(1))
            + parts["rest"]((batch.rest / SCALE).clamp(-4, 4))
            + parts["around"](whole)[batch.of_option]
        )
        logits = torch.full((batch.size, batch.widest), -1e9)
        logits = logits.index_put((batch.of_option, batch.place), parts["option"](told).squeeze(-1))
        return logits, parts["value"](whole).squeeze(-1)

    def parameters(self) -> Any:
        return self.parts.parameters()
