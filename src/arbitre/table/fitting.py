"""What the table has to know of a game besides what every game says of itself. A game without wishes of its own is
fitted as `PLAIN` says."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from arbitre.games import registry
from arbitre.kernel.chance import Chance

MOST_SEATS: Final = 4

HandOut = Callable[[Chance], list[str]]
"""Opens boosters, and makes a deck of what was in them."""


@dataclass(frozen=True, kw_only=True)
class Fitting:
    """How a game is played at the table."""

    formats: Sequence[str] = ()
    """The first is the usual one."""
    handed_out: Mapping[str, HandOut] = field(default_factory=dict)
    """The formats to which players bring no decks."""
    plays: Sequence[str] = ()
    """The questions at which a play begins: what is taken back goes back to one of them. None: every question."""

    loser_chooses: bool = False
    """Whether its book has the loser of a game say who starts the next one of a match; else each begins as a single
    one does."""
    windows: bool = False
    """Whether players are asked if they respond to what others do; who wants to is asked even if they can do nothing.
    """

    def begins_play(self, question: str) -> bool:
        return not self.plays or question in self.plays


PLAIN: Final = Fitting()


def fitting(game: str) -> Fitting:
    found: Fitting = registry.entry(game).load("table")
    return found


def brings_decks(game: str) -> bool:
    """Whether it is played with decks at all."""
    return bool(registry.entry(game).decks)


def seats(game: str) -> list[int]:
    """How many can sit down."""
    return [number for number in registry.entry(game).players if number <= MOST_SEATS]


@functools.cache
def takes(game: str, option: str) -> bool:
    """Whether a game can be made with an option, such as teams."""
    return option in inspect.signature(registry.entry(game).load("making").new).parameters


def knows_draws(game: str) -> bool:
    """Whether its book lets players agree on a draw."""
    return hasattr(registry.entry(game).load("state"), "agree_draw")
