"""A language has every word that the walk through card texts asks for, in every game that is walked so."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

import arbitre

SOURCES = Path(arbitre.__file__).parent
GAMES = ("spoils", "fallen")
"""Games that take the whole of the shared walk."""
TABLES = ("TEXTS", "TRAITS", "OWNERS", "NOUNS", "COUNTED")


def asked_for(game: str, call: str) -> set[str]:
    """The words that the walk names, in the shared part of it and in the game's."""
    folders = (SOURCES / "ability/render", SOURCES / f"games/{game}/text")
    source = "\n".join(path.read_text(encoding="utf-8") for folder in folders for path in folder.glob("*.py"))
    return set(re.findall(rf'self\.{call}\(\s*"([^"]+)"', source))


@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_the_words_the_walk_asks_for(game: str) -> None:
    for lang, tongue in import_module(f"arbitre.games.{game}.text").TEXT.tongues.items():
        assert not asked_for(game, "t") - set(tongue.TEXTS), lang
        assert not asked_for(game, "words") - set(tongue.TRAITS), lang


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("table", TABLES)
def test_the_languages_of_a_game_have_the_same_words(game: str, table: str) -> None:
    tongues = import_module(f"arbitre.games.{game}.text").TEXT.tongues
    first, *others = (set(getattr(tongue, table)) for tongue in tongues.values())
    for other in others:
        assert first == other
