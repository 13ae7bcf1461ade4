"""Words in a card's trees that stand for something of the book: standard abilities, kingdoms, markers, Familiars. One
that does not exist would do nothing, and is refused."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator
from typing import Any

from arbitre.games.fallen import nodes as n
from arbitre.games.fallen.card import KINGDOMS, CardData
from arbitre.games.fallen.keywords import INTRODUCING, KEYWORDS, USED
from arbitre.kernel.error import BadData

MARKER = re.compile(r"[+-]\d+\|[+-]\d+|[+-]\d+ shield|[^\W\d_][^\W\d_' -]*(?:[' -][^\W\d_]+)*")
"""`+1|+1`, `+1 shield` (any numbers), or a name, such as Poseidor (F5.56.1)."""


def check(card: CardData) -> None:
    """Refuses a card that names something the book does not have."""
    if card.kingdom not in ("", *KINGDOMS):
        raise _unknown(card, "kingdom", card.kingdom, KINGDOMS)
    for node in nodes_in(card.abilities):
        if isinstance(node, n.CountsAs):
            for word in node.keywords:
                if word not in KEYWORDS:
                    raise _unknown(card, "standard ability", word, KEYWORDS)
        if isinstance(node, n.Triggered) and node.name not in ("", *INTRODUCING, *KEYWORDS):
            raise _unknown(card, "standard ability that introduces an effect", node.name, INTRODUCING)
        if isinstance(node, n.Activated) and node.name not in ("", *USED):
            raise _unknown(card, "standard ability that is used", node.name, USED)
        if isinstance(node, n.Kingdom) and node.kingdom not in KINGDOMS:
            raise _unknown(card, "kingdom", node.kingdom, KINGDOMS)
        if isinstance(node, n.PutMarkers | n.RemoveMarkers | n.SpendMarkers | n.HasMarker | n.MarkersOn):
            check_marker(node.marker, card.name)


def check_marker(marker: str, where: str) -> None:
    if not MARKER.fullmatch(marker):
        raise BadData(
            f"{where}: there is no marker {marker!r}; there are '+1|+1', '+1|+0', '+0|+1', '-1|-1', '+1 shield' "
            "(or other numbers), and names, such as 'Poseidor'"
        )


def check_familiars(card: CardData, known: Container[str]) -> None:
    """Refuses a card that makes a Familiar nobody knows."""
    for node in nodes_in(card.abilities):
        name = node.name if isinstance(node, n.MakeTokens) else ""
        if isinstance(node, n.TransformInto):
            name = node.familiar
        if name and name not in known:
            raise BadData(f"{card.name}: there is no Familiar {name!r}")


def nodes_in(part: Any) -> Iterator[n.Node]:
    if isinstance(part, tuple):
        for one in part:
            yield from nodes_in(one)
    elif isinstance(part, n.Node):
        yield part
        for name in part.__struct_fields__:
            yield from nodes_in(getattr(part, name))


def _unknown(card: CardData, what: str, word: str, known: Iterable[str]) -> BadData:
    return BadData(f"{card.name}: there is no {what} {word!r}; there are {', '.join(sorted(known))}")
