"""duels.ink: JSON with an id for each copy, `{"cardIds": ["1-25", "1-25", ...]}`, or the list of ids alone.

The same ids are found in lines of plain text ("4 10-71"); those are read with plain text.
"""

from __future__ import annotations

from typing import Any

from arbitre.pool.finding import Finder
from arbitre.pool.formats.decklist import PRINTED, DeckList, Reading, as_json


def fits(data: dict[str, Any]) -> bool:
    return isinstance(data.get("cardIds"), list)


def read(data: dict[str, Any], into: Reading) -> None:
    for place, entry in enumerate(data["cardIds"], 1):
        match = PRINTED.fullmatch(entry) if isinstance(entry, str) else None
        if match is None:
            into.fault(f"card {place}", f"{entry!r} is not a set and a number: 1-25")
        else:
            into.printed(1, match["set"], int(match["number"]), f"card {place}", bool(match["series"]))


def write(deck: DeckList, finder: Finder) -> str:
    ids = ["-".join(map(str, finder.printing(card))) for card in deck.each()]
    return as_json({"name": deck.name, "cardCount": len(ids), "cardIds": ids})


def write_lines(deck: DeckList, finder: Finder) -> str:
    return "".join(f"{count} {'-'.join(map(str, finder.printing(card)))}\n" for count, card in deck.cards)
