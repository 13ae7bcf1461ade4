"""LorcanaJSON's deck files: `{"name": ..., "cards": [{"amount": 2, "fullName": ...}, ...]}`, the full ones, with names.

Those with ids only can't be read: the ids are those of another project's printings.
"""

from __future__ import annotations

from typing import Any

from arbitre.pool.formats.decklist import DeckList, Reading, as_json


def fits(data: dict[str, Any]) -> bool:
    return isinstance(data.get("cards"), list)


def read(data: dict[str, Any], into: Reading) -> None:
    for place, entry in enumerate(data["cards"], 1):
        known = entry if isinstance(entry, dict) else {}
        inner = known["card"] if isinstance(known.get("card"), dict) else known
        name = inner.get("fullName")
        amount = known.get("amount", 1)
        if not isinstance(name, str) or type(amount) is not int:
            into.fault(f"card {place}", "an entry needs a fullName and an amount (a file with ids only has no names)")
        else:
            into.named(amount, name, f"card {place}")


def write(deck: DeckList) -> str:
    inks = sorted({ink for _, card in deck.cards for ink in card.inks})
    entries = [{"amount": count, "fullName": card.full_name} for count, card in deck.cards]
    return as_json({"name": deck.name, "colors": inks, "cards": entries})
