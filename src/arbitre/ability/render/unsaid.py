"""What a game's way of putting things has no words for: a node that only another game's cards have."""

from __future__ import annotations

from arbitre.kernel.error import BadData


def unsaid(part: object) -> BadData:
    name = part if isinstance(part, str) else type(part).__name__
    return BadData(f"there are no words for {name!r} in this game's card text")
