"""What an ability tree speaks of: the cards it describes, the numbers it compares, the events it waits for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from arbitre.ability import nodes as n


class Need:
    """Cards a tree describes, and how many of them it speaks of."""

    __slots__ = ("number", "select", "to_play")

    def __init__(self, select: n.Select, number: int, to_play: bool) -> None:
        self.select = select
        self.number = number
        self.to_play = to_play  # it waits for such a card to be played


class Needs:
    """Everything a card's abilities speak of."""

    def __init__(self, abilities: tuple[Any, ...]) -> None:
        self.cards: list[Need] = []
        self.numbers: list[int] = []
        self.events: set[str] = set()
        self.kinds: set[type] = set()
        self.keywords: list[n.Keyword] = []
        for ability in abilities:
            self._read(ability, 1, False)

    def _read(self, node: Any, number: int, to_play: bool) -> None:
        if isinstance(node, tuple):
            for part in node:
                self._read(part, number, to_play)
            return
        if not isinstance(node, msgspec.Struct):
            return
        self.kinds.add(type(node))
        if isinstance(node, n.Select):
            self.cards.append(Need(node, number, to_play))
            number = 1
        elif isinstance(node, n.Is):
            self.cards.append(Need(n.Select(what=node.what, where=node.where), 1, to_play))
        elif isinstance(node, n.Cant) and node.by:
            self.cards.append(Need(n.Select(what="character", where=node.by), 1, to_play))
        elif isinstance(node, n.Have | n.Chosen):
            number = node.count if isinstance(node.count, int) else 1
            self.numbers.append(number)
        elif isinstance(node, n.CompareIs):
            sides = [side for side in (node.left, node.right) if isinstance(side, int)]
            number = sides[0] + (node.compare == ">") if sides else 2
            self.numbers.append(number)
        elif isinstance(node, n.When):
            self.events.add(node.event)
            to_play = node.event == "played"
        elif isinstance(node, n.Keyword):
            self.keywords.append(node)
        elif isinstance(node, n.CostsLess | n.PlayFree | n.PlayersCant | n.Play | n.PayLess):
            to_play = True
        for part in parts(node):
            self._read(part, number, to_play)


def parts(node: msgspec.Struct) -> Iterator[Any]:
    for field in msgspec.structs.fields(node):
        yield getattr(node, field.name)
