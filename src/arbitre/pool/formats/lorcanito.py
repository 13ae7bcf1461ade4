"""Lorcanito: JSON with plain text in one string, `{"name": ..., "cards": "4 ...\\n4 ..."}`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from arbitre.games.lorcana.card import CardData
from arbitre.pool.formats import plain
from arbitre.pool.formats.decklist import DeckList, Reading, as_json


def fits(data: dict[str, Any]) -> bool:
    return isinstance(data.get("cards"), str)


def read(data: dict[str, Any], into: Reading) -> None:
    plain.read(data["cards"], into)


def write(deck: DeckList, name_of: Callable[[CardData], str]) -> str:
    return as_json({"name": deck.name, "cards": plain.write(deck, name_of).rstrip("\n")})
