"""The network: it reads the rows of cards, points at the options, and says who is ahead.

Each card's row becomes a small vector; those of each zone of each side are added up. An option is read as its kind and
the vectors of the cards it points at, so the network need not know in advance which options there are.
"""

from __future__ import annotations

from typing import Any

import torch
from torch import nn

from arbitre.env.arrays import Shape

WIDE = 96  # of a card's vector
SCALE = 8.0  # most numbers of a game are below that
SIDE, ZONE = 1, 3  # columns of a card's row
KIND, CARD, TARGET = 0, 1, 2  # columns of an option's row


class Network:
    """Logits of the options and a chance to win, from observations."""

    def __init__(self, shape: Shape) -> None:
        zones = len(shape.game.zone_kinds)
        self.places = zones * shape.players + 1
        self.kinds = len(shape.game.words.options) + 1
        questions = len(shape.game.words.questions) + 1
        table, card = shape.sizes["table"][0], shape.sizes["cards"][1]
        self.zones = zones
        self.parts = nn.ModuleDict(
            {
                "card": nn.Sequential(nn.Linear(card, WIDE), nn.ReLU(), nn.Linear(WIDE, WIDE), nn.ReLU()),
                "place": nn.Embedding(self.places, WIDE),
                "question": nn.Embedding(questions, 32),
                "whole": nn.Sequential(nn.Linear(self.places * 32 + table + 32, 192), nn.ReLU()),
                "small": nn.Linear(WIDE, 32),
                "kind": nn.Embedding(self.kinds, 32),
                "option": nn.Sequential(
                    nn.Linear(32 + 2 * WIDE + 5 + 192, 128), nn.ReLU(), nn.Linear(128, 64), nn.ReLU(), nn.Linear(64, 1)
                ),
                "value": nn.Sequential(nn.Linear(192, 64), nn.ReLU(), nn.Linear(64, 1), nn.Tanh()),
            }
        )

    def __call__(self, seen: dict[str, Any]) -> tuple[Any, Any]:
        """For a batch of observations the logits of all options (those that are not there are very small), and the
        value."""
        parts = self.parts
        cards = seen["cards"].float()
        table = seen["table"].float()
        options = seen["options"].long()
        mask = seen["action_mask"].bool()
        batch = cards.shape[0]
        place = torch.where(
            cards[..., SIDE] > 0,
            (cards[..., SIDE] - 1) * self.zones + cards[..., ZONE],
            torch.zeros_like(cards[..., 0]),
        ).long()
        numbers = (cards / SCALE).clamp(-4, 4)
        numbers[..., 0] = 0  # its number in the pool says nothing by itself
        rows = parts["card"](numbers) + parts["place"](place)
        small = parts["small"](rows)
        summed = torch.zeros(batch, self.places, 32)
        summed.scatter_add_(1, place[..., None].expand(-1, -1, 32), small * (place > 0)[..., None])
        question = parts["question"](seen["table"][:, 1].long())
        whole = torch.cat([summed.flatten(1) / 4, (table / SCALE).clamp(-4, 4), question], 1)
        whole = parts["whole"](whole)
        none = torch.zeros(batch, 1, WIDE)
        pointed = torch.cat([none, rows], 1)
        at = [pointed.gather(1, options[..., one, None].expand(-1, -1, WIDE)) for one in (CARD, TARGET)]
        rest = (options[..., 3:].float() / SCALE).clamp(-4, 4)
        number = torch.cat([rest, (options[..., TARGET, None] > 0).float()], 2)
        spread = whole[:, None].expand(-1, options.shape[1], -1)
        told = torch.cat([parts["kind"](options[..., KIND]), *at, number, spread], 2)
        logits = parts["option"](told).squeeze(-1).masked_fill(~mask, -1e9)
        return logits, parts["value"](whole).squeeze(-1)

    def parameters(self) -> Any:
        return self.parts.parameters()


def trimmed(seen: dict[str, Any]) -> dict[str, Any]:
    """The same without rows in which nobody has anything, as tensors."""
    cards = max(1, int((seen["cards"][..., SIDE] > 0).sum(1).max()))
    options = max(1, int(seen["action_mask"].sum(1).max()))
    return {
        "table": torch.as_tensor(seen["table"]),
        "cards": torch.as_tensor(seen["cards"][:, :cards]),
        "options": torch.as_tensor(seen["options"][:, :options]),
        "action_mask": torch.as_tensor(seen["action_mask"][:, :options]),
    }
