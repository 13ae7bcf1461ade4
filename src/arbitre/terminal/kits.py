"""What each game has of its own at the terminal, by its name."""

from __future__ import annotations

import functools

from arbitre.games import registry
from arbitre.kernel.error import Error
from arbitre.terminal.kit import DeckKit, Kit


@functools.cache
def kit(game: str) -> Kit:
    entry = registry.entry(game)
    made: Kit = entry.load("terminal")(entry)
    return made


def deck_kit(game: str) -> DeckKit:
    """Of a game that is played with decks."""
    found = kit(game)
    if not isinstance(found, DeckKit):
        raise Error(f"{game} is played without decks; these have them: {', '.join(registry.names('decks'))}")
    return found
