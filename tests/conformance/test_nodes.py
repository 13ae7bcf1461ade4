"""Every word of the ability language is exercised by a scenario."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from arbitre.ability import nodes as n
from arbitre.ability.dialect import foreign
from arbitre.games.lorcana.card import CardData
from arbitre.pool.lorcana import pool
from arbitre.scenario.lorcana import own_cards

ROOT = Path(__file__).parents[2] / "conformance"
WORDS = [
    found
    for found in vars(n).values()
    if isinstance(found, type)
    and issubclass(found, n.Node)
    and found.__struct_config__.tag is not None
    and found not in foreign("lorcana")[0]
]


def cards_of(path: Path) -> Iterator[CardData]:
    """The cards a scenario lays out: its own, and those of the pool it names."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    if data["game"] != "lorcana":
        return
    own = {card.full_name: card for card in own_cards(data.get("card", ()), pool())}
    yield from own.values()
    for seat in "ABCDEF":
        for name in names_in(data.get(seat, {})):
            if name not in own and name in pool():
                yield pool().data(name)


def names_in(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from names_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from names_in(part)


def words_in(value: Any) -> Iterator[type]:
    if isinstance(value, tuple):
        for part in value:
            yield from words_in(part)
    elif isinstance(value, msgspec.Struct):
        yield type(value)
        for field in value.__struct_fields__:
            yield from words_in(getattr(value, field))


@pytest.fixture(scope="module")
def exercised() -> set[type]:
    found: set[type] = set()
    for path in ROOT.rglob("*.toml"):
        for card in cards_of(path):
            found.update(words_in(card.abilities))
    return found


@pytest.mark.parametrize("word", WORDS, ids=lambda word: word.__name__)
def test_every_word_has_a_scenario(word: type, exercised: set[type]) -> None:
    # Support is the only card text that adds a character's Strength; the engine makes that tree itself.
    assert word in exercised or word is n.AddStrength, f"no scenario has a card with {word.__name__}"
