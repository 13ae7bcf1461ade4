"""What the caller got wrong: one family of exceptions that say what, where and what would be right."""

from __future__ import annotations


class Error(Exception):
    """Anything wrong with what was handed in. The game it was handed to has not changed."""


class IllegalOption(Error):
    """The answer is not one of the options of the pending decision."""


class NotAsked(Error):
    """An answer from a seat that is not being asked."""


class IncompleteMove(Error):
    """A move that does not name all its cards: nobody can say whether it is legal. `named` says how many were."""

    def __init__(self, action: str, needed: int, named: int) -> None:
        super().__init__(f"{action}: with which cards? It needs {needed}, {named} named")
        self.named = named


class UnknownCard(Error):
    """No card of that name is in the pool, or it is not known well enough to be played."""


class IllegalDeck(Error):
    """The deck breaks the format's construction rules; `faults` lists every fault with its rule."""

    def __init__(self, message: str, faults: tuple[object, ...] = ()) -> None:
        super().__init__(message)
        self.faults = faults


class BadData(Error):
    """Card data or an ability tree that does not follow the vocabulary."""


class BadRecord(Error):
    """A record that cannot be read, or that stops matching when it is replayed."""


class BadScenario(Error):
    """A scenario file that cannot be understood (one that merely fails is a result, not an error)."""


class EngineFault(Error):
    """A fault of the engine itself, such as a game that takes more steps than any real game could."""
