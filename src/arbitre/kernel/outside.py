"""What the kernel has to ask others, who know more than it does: the cards of a saved game, and words. Whoever has them
adds a function here; importing this costs nothing, so that can be done before there is a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from arbitre.kernel.decision import Refusal
    from arbitre.kernel.saving import Cards
    from arbitre.kernel.view import Told

POOLS: Final[list[Callable[[str], Cards | None]]] = []
"""Where the cards of the game with that name are found."""
SENTENCES: Final[list[Callable[[Any, Refusal, str], str | None]]] = []
"""How a refusal is said in the words of a language."""
TELLERS: Final[list[Callable[[Any, Told, int, str], None]]] = []
"""Who puts sentences into a view or into events."""
