"""What the search for trouble has to know of a game it plays."""

from __future__ import annotations

from typing import Any, ClassVar


class Subject:
    """One game. Which random games there are and what must always hold is the game's own to say."""

    name: ClassVar[str]
    decks: ClassVar[tuple[str, ...]]
    """The kinds of random decks, the usual one first."""
    players: ClassVar[tuple[int, ...]]
    """How many can play."""
    limit: ClassVar[int] = 4000
    """So many random picks are enough for a game to come to its end."""

    def random_game(self, seed: int, decks: str, players: int) -> Any:
        """A game at its first decision, from its seed alone. `players` is 0 for any number."""
        raise NotImplementedError

    def read(self, parsed: Any) -> Any:
        """The game of a record at its start."""
        raise NotImplementedError

    def broken(self, game: Any) -> list[str]:
        """Every invariant that does not hold; empty when all is well."""
        raise NotImplementedError

    def may_go_on(self, game: Any) -> bool:
        """Whether players who pick at random may never come to an end, without anything being wrong."""
        return False

    def actions(self, game: Any) -> list[tuple[tuple[str, int, int, int], tuple[Any, ...]]]:
        """Every action somebody could think of now, as the key of its option and as what `why_not` is asked. Empty
        where no action is asked for."""
        return []
