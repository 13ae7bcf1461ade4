"""Arbitre: a referee for trading card games.

import arbitre

game = arbitre.new("lorcana", decks=[deck_a, deck_b], seed=7)
while not game.over:
    game.apply(game.decision.options[0])
print(game.result)
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from arbitre.kernel.decision import SENTENCES, Refusal
from arbitre.kernel.error import (
    BadData,
    BadRecord,
    BadScenario,
    EngineFault,
    Error,
    IllegalDeck,
    IllegalOption,
    UnknownCard,
)
from arbitre.kernel.saving import POOLS

__all__ = [
    "BadData",
    "BadRecord",
    "BadScenario",
    "EngineFault",
    "Error",
    "IllegalDeck",
    "IllegalOption",
    "UnknownCard",
    "log",
    "new",
    "replay",
]


def new(game: str, decks: Any, **options: Any) -> Any:
    """A game at its first decision. `decks` is one deck a player (a list of card names, or names with numbers), or one
    for all together with `players=N`. Options: seed, players, format, teams, starting, chooser, banned."""
    return _module(game).new(decks, **options)


def replay(text: str, upto: int | None = None) -> Any:
    """The game a record tells of, every pick and digest compared on the way. `upto`: only so many picks."""
    from arbitre.kernel.record import Parsed
    from arbitre.kernel.record import replay as play_again

    parsed = Parsed(text)
    return play_again(parsed, _module(parsed.field("game")).read(parsed), upto)


def log(game: Any, seat: int | None = None, lang: str = "en") -> list[str]:
    """What happened, as sentences, as that seat may know it (None: everything, as in a replay after the game)."""
    from arbitre.sentences import Speaker

    speaker = Speaker(lang, game=game.name)
    told = (speaker.event(game, event, seat) for event in game.events)
    return [line for line in told if line is not None]


GAMES = ("lorcana", "spoils", "fallen")


def _module(game: str) -> Any:
    """How games of that name are made and read: `arbitre.pool.<name>_game`."""
    if game not in GAMES:
        raise Error(f"there is no game {game!r}; there are: {', '.join(GAMES)}")
    return import_module(f"arbitre.pool.{game}_game")


def _pool(game: str) -> Any:
    """The cards of a game, for saved games."""
    return import_module(f"arbitre.pool.{game}").pool() if game in GAMES else None


def _sentence(game: Any, refusal: Refusal) -> str | None:
    """A refusal in English."""
    from arbitre.sentences import Speaker

    return Speaker("en", game=game.name).refusal(game, refusal) if game.name in GAMES else None


POOLS.append(_pool)
SENTENCES.append(_sentence)
