"""What the exercise has to know about a game: its cards, how positions are laid for one, what counts as using it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from arbitre.games import registry
from arbitre.lab.decks import playable
from arbitre.lab.exercise.positions import Stage
from arbitre.lab.exercise.reach import Reach


@dataclass(frozen=True, kw_only=True)
class Ground:
    """One game. Cards, facts, games and scenarios are those of that game."""

    name: str
    stage: Callable[[Any, int], Stage]
    """A position in which a card can do what it says, from the card and a seed alone."""
    reach: Callable[[Any], Reach]
    """How much of a card's facts is reached."""
    names: Callable[[Any], Iterable[str]] = lambda facts: (facts.name,)
    """What a card can be called when a name is named."""
    known: Callable[[Any], Sequence[Any]] = playable
    """The cards of a pool that can be played."""
    picks: int = 45
    """This many decisions make about four turns."""
    liking: Mapping[str, int]
    """How much options are liked, by their kind; three where nothing is said."""
    losing: frozenset[str]
    """Kinds of options that do nothing for the card they are about."""

    def pool(self) -> Any:
        return registry.entry(self.name).load("pool")()

    def playable(self) -> Sequence[Any]:
        """All cards that can be played."""
        return self.known(self.pool())

    def position(self, card: Any, seed: int) -> dict[str, Any]:
        """The position as scenario data."""
        return self.stage(card, seed).data()

    def scenario(self, data: dict[str, Any], cards: Any) -> Any:
        """The position, laid out with the cards of a pool."""
        return registry.entry(self.name).load("scenario")(data, cards)


def ground_of(game: str) -> Ground:
    """What a game brings."""
    ground: Ground = registry.entry(game).load("exercise")
    return ground
