"""Every word of the ability language is exercised by a scenario of each game whose cards can have it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from arbitre.ability.language import Language
from arbitre.games.fallen.language import LANGUAGE as FALLEN
from arbitre.games.lorcana import nodes as n
from arbitre.games.lorcana.language import LANGUAGE as LORCANA
from arbitre.games.spoils.language import LANGUAGE as SPOILS
from arbitre.pool import fallen as fallen_pool
from arbitre.pool import lorcana as lorcana_pool
from arbitre.pool import spoils as spoils_pool
from arbitre.scenario import fallen, lorcana, spoils

ROOT = Path(__file__).parents[2] / "conformance"
GAMES: dict[str, tuple[Any, Any]] = {
    "lorcana": (lorcana.own_cards, lorcana_pool.pool),
    "spoils": (spoils.own_cards, spoils_pool.pool),
    "fallen": (fallen.own_cards, fallen_pool.pool),
}
LANGUAGES: dict[str, Language] = {language.game: language for language in (LORCANA, SPOILS, FALLEN)}
MADE_BY_THE_ENGINE = (n.AddStrength,)
"""Support is the only card text that adds a character's Strength; the engine makes that tree itself."""


def words_of(game: str) -> list[type]:
    """The nodes a game's cards can have; of the younger games, those that at least one of their cards does have."""
    tagged = [found for found in LANGUAGES[game].nodes if found.__struct_config__.tag is not None]
    if game == "lorcana":
        return tagged
    used = {word for card in GAMES[game][1]() if card.playable for word in words_in(card.abilities)}
    return [found for found in tagged if found in used]


def cards_of(path: Path) -> Iterator[tuple[str, Any]]:
    """The cards a scenario lays out, with its game: its own, and those of the pool it names."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    game = data["game"]
    own_cards, pool = GAMES[game]
    cards = pool()
    own = {cards.name_of(card): card for card in own_cards(data.get("card", ()), cards)}
    for card in own.values():
        yield game, card
    for seat in "ABCDEF":
        for name in names_in(data.get(seat, {})):
            if name not in own and name in cards:
                yield game, cards.data(name)


def names_in(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, part in value.items():
            yield key
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
def exercised() -> set[tuple[str, type]]:
    found: set[tuple[str, type]] = set()
    for path in ROOT.rglob("*.toml"):
        for game, card in cards_of(path):
            found.update((game, word) for word in words_in(card.abilities))
    return found


@pytest.mark.parametrize(
    ("game", "word"),
    [(game, word) for game in GAMES for word in words_of(game)],
    ids=lambda one: one if isinstance(one, str) else one.__name__,
)
def test_every_word_has_a_scenario(game: str, word: type, exercised: set[tuple[str, type]]) -> None:
    assert (game, word) in exercised or word in MADE_BY_THE_ENGINE, f"no scenario has a card with {word.__name__}"
