"""Whatever a game's language takes does something: there is no node, field or word that is read and then ignored."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import arbitre
from arbitre.ability import nodes as n
from arbitre.ability.nodes.optional import FlipCoin
from arbitre.games import registry

SOURCES = Path(arbitre.__file__).parent
GAMES = registry.names("language")
every_game = pytest.mark.parametrize("game", GAMES)
ENGINE = {
    game: "\n".join(
        path.read_text(encoding="utf-8")
        for folder in ("ability", f"games/{game}", f"rulebook/{game}")
        for path in sorted((SOURCES / folder).rglob("*.py"))
        if not {"text", "grammar", "nodes", "parse", "render"} & set(path.relative_to(SOURCES).parts)
        and path.name not in ("language.py", "nodes.py")
    )
    for game in GAMES
}
"""What carries a game's trees out: its own modules and the shared ones, but not those that only read or say them."""
MADE_INTO_OPERATIONS = (n.May, n.If, n.IfYouDo, n.ChooseOne, n.ForEachPlayer, n.ForEachCard, n.Choose, FlipCoin)
"""What the maker of programs itself turns into steps (`ability/programs.py`)."""
DECK_ONLY = ("AnyNumberInDeck",)
"""For who writes a deck; nothing in a game asks for it."""


def language(game: str) -> Any:
    return registry.entry(game).load("language")


def vocabulary(game: str) -> Any:
    return import_module(f"arbitre.games.{game}.effects").VOCABULARY


@every_game
@pytest.mark.parametrize(
    ("family", "table"),
    [(n.Effect, "effects"), (n.Filter, "filters"), (n.Counted, "amounts"), (n.Condition, "conditions")],
    ids=lambda one: one if isinstance(one, str) else "",
)
def test_every_node_is_carried_out(game: str, family: type, table: str) -> None:
    known = {*getattr(vocabulary(game), table), *MADE_INTO_OPERATIONS}
    own = [node for node in language(game).family(family) if f"n.{node.__name__})" in ENGINE[game]]
    missing = [node.__name__ for node in language(game).family(family) if node not in known and node not in own]
    assert not missing, f"{game} takes these and can do nothing with them"


@every_game
def test_every_static_effect_is_asked_for(game: str) -> None:
    """By its node, or by the word it stands under among what is in force."""
    statics = [node.__name__ for node in language(game).family(n.Static) if node.__name__ not in DECK_ONLY]
    missing = [name for name in statics if not re.search(rf'\bn\.{name}\b|"{name}"', ENGINE[game])]
    assert not missing, f"{game} takes these and nothing asks for them"


@every_game
def test_every_field_is_read(game: str) -> None:
    ours = language(game)
    missing = [
        f"{node.__name__}.{name}"
        for node in ours.nodes
        for name in ours.fields(node)
        if not re.search(rf'\.{name}\b|"{name}"', ENGINE[game])
    ]
    assert not missing, f"{game} takes these fields and reads none of them"


@every_game
def test_every_event_happens(game: str) -> None:
    """What a trigger can wait for is somewhere told or signalled."""
    missing = [event for event in language(game).words["EventName"] if f'"{event}"' not in ENGINE[game]]
    assert not missing, f"abilities of {game} would wait for these for ever"
