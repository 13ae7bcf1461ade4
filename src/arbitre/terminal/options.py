"""What the sub-commands have in common: the language, and the game whose cards are meant."""

from __future__ import annotations

import argparse
import os
from typing import Any

from arbitre.games import registry
from arbitre.kernel.error import Error


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=registry.LANGUAGES, help="the language (default: taken from LANG)")


def add_game(parser: argparse.ArgumentParser) -> None:
    """Which of the games that are played with decks of a pool."""
    known = registry.names("decks")
    parser.add_argument("--game", choices=known, default="lorcana", help="whose cards (default: %(default)s)")


def language(asked: str | None, game: str = "lorcana") -> str:
    """The language that was asked for, which must be one of the game's; else that of the environment."""
    if asked is None:
        return language_of(os.environ, game)
    known = registry.entry(game).languages
    if asked not in known:
        raise Error(f"{game} is not there in the language {asked!r}; it is in: {', '.join(known)}")
    return asked


def language_of(environment: Any, game: str = "lorcana") -> str:
    """The language the environment asks for, if it is one of the game's."""
    wanted = str(environment.get("LANG", ""))[:2].lower()
    return wanted if wanted in registry.entry(game).languages else "en"
