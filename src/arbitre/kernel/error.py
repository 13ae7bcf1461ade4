"""What the caller got wrong: one family of exceptions that say what, where and what would be right."""

from __future__ import annotations


class Error(Exception):
    """Anything wrong with what was handed in. The game it was handed to has not changed.

    All other errors are of this kind, and all say what would be right:

    >>> arbitre.new("chess")
    Traceback (most recent call last):
    ...
    arbitre.kernel.error.Error: there is no game 'chess'; there are: lorcana, spoils, fallen...
    """


class IllegalOption(Error):
    """The answer is not one of the options of the pending decision.

    >>> game = arbitre.new("lorcana", decks=["The Heart of Magic", "Daring and Deception"], starting=0)
    >>> game.apply(8)
    Traceback (most recent call last):
    ...
    arbitre.kernel.error.IllegalOption: there is no option 8: the pending decision has 8, from 0
    """


class NotAsked(Error):
    """An answer from a seat that is not being asked.

    >>> game = arbitre.new("lorcana", decks=["The Heart of Magic", "Daring and Deception"], starting=0)
    >>> game.find("done", seat=1)
    Traceback (most recent call last):
    ...
    arbitre.kernel.error.NotAsked: 'done': seat B is not asked; A is, for 'alter hand'
    """


class IncompleteMove(Error):
    """A move that does not name all its cards: nobody can say whether it is legal. `named` says how many were.

    >>> game = arbitre.new("lorcana", decks=["The Heart of Magic", "Daring and Deception"])
    >>> game.why_not("quest")
    Traceback (most recent call last):
    ...
    arbitre.kernel.error.IncompleteMove: quest: with which cards? It needs 1, 0 named
    """

    def __init__(self, action: str, needed: int, named: int) -> None:
        super().__init__(f"{action}: with which cards? It needs {needed}, {named} named")
        self.named = named


class UnknownCard(Error):
    """No card of that name is in the pool, or it is not known well enough to be played.

    >>> arbitre.cards("lorcana").data("Stich - New Dog")
    Traceback (most recent call last):
    ...
    arbitre.kernel.error.UnknownCard: there is no card 'Stich - New Dog' in the pool; did you mean Stitch - New Dog...
    """


class IllegalDeck(Error):
    """The deck breaks the format's construction rules; `faults` lists every fault with its rule.

    >>> try:
    ...     arbitre.new("lorcana", decks=[{"Stitch - New Dog": 59}], players=2)
    ... except arbitre.IllegalDeck as fault:
    ...     [wrong.rule for wrong in fault.faults]
    ['1.10.1.1', '1.10.1.1']
    """

    def __init__(self, message: str, faults: tuple[object, ...] = ()) -> None:
        super().__init__(message)
        self.faults = faults


class BadData(Error):
    """Card data or an ability tree that does not follow the vocabulary.

    >>> from arbitre.pool.importing import read
    >>> read(b'{"card": []}', "new-set.json")
    Traceback (most recent call last):
    ...
    arbitre.kernel.error.BadData: new-set.json: a list of cards is needed, or a table with a list of `cards`
    """


class BadRecord(Error):
    """A record that can't be read, or that stops matching when it is replayed; then it says which version it needs, if
    that is another one.

    >>> arbitre.replay("My first game")
    Traceback (most recent call last):
    ...
    arbitre.kernel.error.BadRecord: this is not a record: its first line should be 'arbitre record 1'
    """


class BadScenario(Error):
    """A scenario file that can't be understood (one that merely fails is a result, not an error).

    >>> from arbitre.scenario.run import read
    >>> read('game = "lorcana"')
    Traceback (most recent call last):
    ...
    arbitre.kernel.error.BadScenario: ...
    """


class EngineFault(Error):
    """A fault of the engine itself, such as a game that takes more steps than any real game could. Please report it,
    with the record.

    >>> try:
    ...     game = arbitre.new("lorcana", decks=["The Heart of Magic", "Daring and Deception"])
    ... except arbitre.EngineFault as fault:
    ...     print("this is a bug of Arbitre:", fault)
    """
