"""Games for tests: random ones, some way into one, digests of some that are kept in a file, and picks by name."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from arbitre.games import registry
from arbitre.lab.subject import Subject, subject
from arbitre.lab.trouble import play_out

GAMES_THERE = registry.names("trouble")
SUBJECTS = [subject(game) for game in GAMES_THERE]
SEEDS = st.integers(min_value=0, max_value=10**9)


def every_game(test: Callable[..., None]) -> Any:
    """A test of a `subject`: of every game there is."""
    return pytest.mark.on_either_engine(pytest.mark.parametrize("subject", SUBJECTS, ids=GAMES_THERE)(test))


def examples(number: int) -> settings:
    """So many random games."""
    return settings(max_examples=number, deadline=None, suppress_health_check=list(HealthCheck))


def in_every_game(number: int) -> Callable[[Callable[..., None]], Any]:
    """A test of a `subject` and a `seed`, tried with this many seeds in every game there is."""
    return lambda test: every_game(examples(number)(given(seed=SEEDS)(test)))


def some_way_into(subject: Subject, seed: int, most: int = 250) -> Any:
    """A random game of any number of players after some random picks."""
    pick = random.Random(seed)
    game = subject.random_game(seed, pick.choice(subject.decks), 0)
    for _ in range(pick.randrange(1, most)):
        if game.decision is not None:
            game.apply(pick.randrange(len(game.decision.options)))
    return game


def take(game: Any, kind: str, name: str = "") -> None:
    """Pick the option of this kind, with the card of this name."""
    assert game.decision is not None
    for place, option in enumerate(game.decision.options):
        if option.kind == kind and (not name or game.facts[option.card].name == name):
            game.apply(place)
            return
    raise AssertionError(f"no {kind} {name}: {[game.describe(option) for option in game.decision.options]}")


def check_pins(path: Path, deal: Callable[[int], Any], games: int, limit: int | None = None) -> None:
    """A change of behaviour is seen in the file. If the change is meant, write the file anew: ARBITRE_PIN=1 pytest."""
    lines = []
    for seed in range(1, games + 1):
        game = deal(seed)
        picks = play_out(game, seed, limit=limit)
        lines.append(f"{seed} {game.number_of_seats} players, {picks} picks, turn {game.turn}: {game.digest()}")
    text = "\n".join(lines) + "\n"
    if os.environ.get("ARBITRE_PIN"):
        path.write_text(text, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == text
