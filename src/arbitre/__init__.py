"""Arbitre: a referee for trading card games.

A game is a value. It stops at a decision: one seat, and every legal option. Take one, and it goes on to the next.

>>> import arbitre
>>> list(arbitre.games())[:3]
['lorcana', 'spoils', 'fallen']
>>> list(arbitre.decks("lorcana"))[:2]
['The Heart of Magic', 'Daring and Deception']
>>> game = arbitre.new("lorcana", decks=["The Heart of Magic", "Daring and Deception"], seed=7, starting=0)
>>> game.decision.seat, game.decision.kind, len(game.decision.options)
(0, 'alter hand', 8)

An option is picked by itself or by its place in the list; anything else is refused, and nothing has changed:

>>> game.apply(game.decision.options[-1])
>>> game.apply(99)
Traceback (most recent call last):
...
arbitre.kernel.error.IllegalOption: there is no option 99: the pending decision has 7, from 0

A copy is independent, has the same digest, and the same future for the same picks:

>>> twin = game.copy()
>>> twin.apply(0)
>>> twin.digest() == game.digest()
False

Computer players answer in place of a person, and know no more than the seat that is asked:

>>> ada = arbitre.player("random", seed=1)
>>> while game.decision is not None:
...     game.apply(ada(game))
>>> len(game.result.winners)
1

What a seat may know (`game.view(seat)`), everything that happened with the rule behind it (`game.events`, `log`), why
something is not legal (`game.why_not`), and the game as text, from which it can be played again:

>>> arbitre.log(game, seat=0)[-1]
'Player ... wins the game'
>>> arbitre.replay(game.record()).digest() == game.digest()
True

The rules in our own words, and the cards:

>>> arbitre.rules("lorcana").rule("4.6.1").text("en")
'Nothing but a character can challenge. ...'
>>> arbitre.cards("lorcana").data("Stitch - New Dog").cost
1

Whatever is handed in and makes no sense raises an `arbitre.Error` that says what would be right. Whether the engine
that runs is compiled, or plain Python, changes nothing but its speed:

>>> arbitre.compiled in (True, False)
True
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from arbitre.kernel.compiling import COMPILED
from arbitre.kernel.error import (
    BadData,
    BadRecord,
    BadScenario,
    EngineFault,
    Error,
    IllegalDeck,
    IllegalOption,
    IncompleteMove,
    NotAsked,
    UnknownCard,
)
from arbitre.kernel.outside import POOLS, SENTENCES, TELLERS

if TYPE_CHECKING:
    from arbitre.games.registry import Entry
    from arbitre.kernel.decision import Decision, Option, Reason, Refusal
    from arbitre.kernel.event import Event, EventLog
    from arbitre.kernel.game import Game, Result
    from arbitre.kernel.view import Told
    from arbitre.players.hint import Advice, Hint
    from arbitre.pool.base import Cards, NamedCard
    from arbitre.pool.making import Deck, GivenDeck
    from arbitre.rulebook import Book, Rule, Ruling

    def games() -> Mapping[str, Entry]:
        """All games by name, those of other packages included; an entry has its title, languages and numbers of
        players."""


__all__ = [
    "games",
    "decks",
    "cards",
    "rules",
    "new",
    "player",
    "hint",
    "log",
    "replay",
    "compiled",
    "Game",
    "Decision",
    "Option",
    "Result",
    "Event",
    "EventLog",
    "Refusal",
    "Reason",
    "Entry",
    "Deck",
    "Cards",
    "NamedCard",
    "Book",
    "Rule",
    "Ruling",
    "Hint",
    "Advice",
    "Error",
    "BadData",
    "BadRecord",
    "BadScenario",
    "EngineFault",
    "IllegalDeck",
    "IllegalOption",
    "IncompleteMove",
    "NotAsked",
    "UnknownCard",
]


LONGEST_HINT: Final = 3600  # seconds

import_module("arbitre.games")  # this package is the function games()

_LATER: Final = {
    "Game": "arbitre.kernel.game",
    "Decision": "arbitre.kernel.decision",
    "Option": "arbitre.kernel.decision",
    "Event": "arbitre.kernel.event",
    "EventLog": "arbitre.kernel.event",
    "Result": "arbitre.kernel.game",
    "Refusal": "arbitre.kernel.decision",
    "Reason": "arbitre.kernel.decision",
    "Entry": "arbitre.games.registry",
    "Deck": "arbitre.pool.making",
    "Cards": "arbitre.pool.base",
    "NamedCard": "arbitre.pool.base",
    "Book": "arbitre.rulebook",
    "Rule": "arbitre.rulebook",
    "Ruling": "arbitre.rulebook",
    "Hint": "arbitre.players.hint",
    "Advice": "arbitre.players.hint",
}
"""Where the classes are that are loaded when somebody asks for them: `arbitre --help` needs none of them."""

if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        where = _LATER.get(name)
        if where is None:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found = globals()[name] = getattr(import_module(where), name)
        return found

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})


compiled: Final = COMPILED
"""Whether the engine that runs is compiled, or plain Python."""


def _entry(game: object) -> Entry:
    from arbitre.games import registry

    return registry.entry(game)


def decks(game: str) -> dict[str, Deck]:
    """The decks that come with a game's pool, by name.

    >>> list(arbitre.decks("lorcana"))[:2]
    ['The Heart of Magic', 'Daring and Deception']
    """
    found: dict[str, Deck] = _entry(game).load("decks").decks()
    return found


def cards(game: str) -> Cards:
    """The cards of a game: to go through, to count, and by name.

    >>> arbitre.cards("lorcana").data("stitch - new dog").cost
    1
    """
    found: Cards = _entry(game).load("pool")()
    return found


def rules(game: str) -> Book:
    """The rulebook of a game: its rules in our own words under their numbers, and our rulings.

    >>> arbitre.rules("lorcana").rule("4.6.1").text("en")
    'Nothing but a character can challenge. ...'
    """
    from arbitre.rulebook import book

    return book(_entry(game).name)


def new(
    game: str,
    decks: Sequence[GivenDeck] | None = None,
    *,
    seed: int = 0,
    players: int | None = None,
    **options: object,
) -> Game:
    """A game at its first decision.

    `decks` has one deck per player, or one for all together with `players=N`. A deck is the name of one of
    `decks(game)`, one of those itself, a list of card names, a table of how many of each, or the text of a deck list. A
    game to which players bring no decks needs none.

    `seed` is the random seed: the same seed, decks and picks give the same game. Further options are the game's:
    `starting` (the seat that goes first); with decks also `format`, `banned` (names of cards) and `chooser` (the seat
    that says who goes first); `teams=[[0, 2], [1, 3]]` (Lorcana); `payment="choose"` (The Spoils, 7 Fallen: players are
    asked what they pay with).

    >>> arbitre.new("lorcana", decks=["The Heart of Magic", "Daring and Deception"], seed=7, starting=0)
    <Lorcana, turn 0, A is asked: alter hand (8 options)>
    >>> four = arbitre.new("lorcana", decks=[{"Stitch - New Dog": 4, "Microbots": 56}], players=4)
    >>> four.number_of_seats
    4
    """
    entry = _entry(game)
    make: Callable[..., Game] = entry.load("making").new
    known = _options(make)
    for option in options:
        if option not in known:
            raise Error(f"{entry.name} has no option {option!r}; it has: {', '.join(known)}")
    given: dict[str, Any] = {"seed": seed, **options}
    if players is not None:
        given["players"] = players
    if decks is not None:
        if "decks" not in known:
            raise Error(f"{entry.name} is played without decks brought by the players: leave decks out")
        given["decks"] = decks
    elif "decks" in known:
        some = ", ".join(repr(name) for name in list(entry.load("decks").decks())[:2])
        raise Error(f"{entry.name} is played with decks, such as decks=[{some}]; see arbitre.decks({entry.name!r})")
    return make(**given)


@functools.cache
def _options(make: Callable[..., Game]) -> tuple[str, ...]:
    """The names of the options a game can be made with."""
    import inspect

    return tuple(inspect.signature(make).parameters)


def player(name: str = "greedy", seed: int = 0) -> Callable[[Game], int]:
    """A computer player: called with a game, it returns the index of the option it takes. It has the name of a level
    ("novice", "casual", "skilled", "expert", "master"), or is "random", "greedy", or one that is told how long to
    think: "beam@200ms", or "beam@400" for a number of positions.

    It is shown no more than the seat that is asked may know.

    >>> game = arbitre.new("lorcana", decks=["The Heart of Magic", "Daring and Deception"], seed=7, starting=0)
    >>> ada = arbitre.player("greedy")
    >>> while game.decision is not None:
    ...     game.apply(ada(game))
    >>> game.result.reason
    'lore'
    """
    from arbitre.kernel.game import Game
    from arbitre.players import answer, named

    if not isinstance(name, str):
        raise Error(f'a player has a name, such as "greedy", not {name!r}')
    if type(seed) is not int:
        raise Error(f"a seed is a whole number, not {seed!r}")
    picks = named(name, seed)

    def takes(game: Game) -> int:
        if not isinstance(game, Game):
            raise Error(f"a player is asked with a game, not {game!r}")
        if game.decision is None:
            raise Error("the game is over: there is nothing to ask a player")
        return answer(picks, game)

    return takes


def hint(
    game: Game, seat: int | None = None, time: float = 1.0, positions: int | None = None, lang: str = "en"
) -> Hint:
    """The options of the pending question, the best first: for each the chance to win with its error, and the line of
    play it expects, as sentences.

    It is worked out from what the seat that is asked may know, and from nothing else. `time` is how many seconds it may
    take; with a number of `positions` instead, the same question gets the same hint on every machine. Games whose
    positions the computer can't judge yet have no hints: that is an `Error`.

    >>> game = arbitre.new("lorcana", decks=["The Heart of Magic", "Daring and Deception"], seed=7, starting=0)
    >>> hint = arbitre.hint(game, positions=50)
    >>> hint.best.chance >= hint.advice[-1].chance
    True
    """
    from arbitre.kernel.game import Game
    from arbitre.players import Question
    from arbitre.players.budget import Budget
    from arbitre.players.hint import hint as worked_out
    from arbitre.sentences import Speaker

    if not isinstance(game, Game):
        raise Error(f"a hint is about a game, not {game!r}")
    if game.decision is None:
        raise Error("the game is over: there is nothing to give a hint for")
    if seat is not None and seat != game.decision.seat:
        raise Error(f"seat {seat!r} is not asked now; seat {game.decision.seat} is")
    if positions is not None and (type(positions) is not int or positions < 1):
        raise Error(f"positions is a number from 1, not {positions!r}")
    if type(time) not in (int, float) or not 0 < time <= LONGEST_HINT:
        raise Error(f"time is a number of seconds, at most {LONGEST_HINT}, not {time!r}")
    budget = Budget(None if positions is not None else float(time), positions)
    return worked_out(Question(game), budget, Speaker(lang, game=game.name))


def log(game: Game, seat: int | None = None, lang: str = "en") -> list[str]:
    """What happened, as sentences, as that seat may know it (-1: a spectator; None: everything, as in a replay after
    the game).

    >>> game = arbitre.new("lorcana", decks=["The Heart of Magic", "Daring and Deception"], seed=7, starting=0)
    >>> game.apply(0), game.apply(0)
    (None, None)
    >>> arbitre.log(game, seat=0)[-1]
    'Turn 1: your turn'
    >>> arbitre.log(game, seat=0, lang="it")[-1]
    'Turno 1: tocca a te'
    """
    from arbitre.kernel.game import Game
    from arbitre.sentences import Speaker

    if not isinstance(game, Game):
        raise Error(f"the log is that of a game, not of {game!r}")
    if seat is not None:
        game.check_audience(seat)
    speaker = Speaker(lang, game=game.name)
    told = (speaker.event(game, event, seat) for event in game.events)
    return [line for line in told if line is not None]


def replay(text: str, upto: int | None = None) -> Game:
    """The game a record tells of, every pick and digest compared on the way. `upto`: only this many picks.

    >>> game = arbitre.new("lorcana", decks=["The Heart of Magic", "Daring and Deception"], seed=7, starting=0)
    >>> game.apply(0)
    >>> again = arbitre.replay(game.record())
    >>> again.digest() == game.digest()
    True
    >>> arbitre.replay(game.record(), upto=0).decision.seat
    0
    """
    from arbitre.kernel.record import Parsed
    from arbitre.kernel.record import replay as play_again

    if not isinstance(text, str):
        raise BadRecord(f"a record is the text that game.record() gives, not {text!r}")
    if upto is not None and (type(upto) is not int or upto < 0):
        raise Error(f"upto is a number of picks, not {upto!r}")
    parsed = Parsed(text)
    made: Game = _entry(parsed.field("game")).load("making").read(parsed)
    play_again(parsed, made, upto)
    return made


def _pool(game: str) -> Any:
    """The cards of a game, for saved games."""
    found = games().get(game)
    return found.load("pool")() if found is not None and found.pool else None


def _sentence(game: Game, refusal: Refusal, lang: str) -> str | None:
    """A refusal in words."""
    from arbitre.sentences import Speaker

    return Speaker(lang, game=game.name).refusal(game, refusal) if game.name in games() else None


def _told(game: Game, told: Told, audience: int, lang: str) -> None:
    """A view or events in words."""
    from arbitre.sentences import Speaker
    from arbitre.sentences.view import tell, tell_events

    speaker = Speaker(lang, game=game.name)
    if isinstance(told, list):
        tell_events(game, told, audience, speaker)
    else:
        tell(game, told, speaker)


POOLS.append(_pool)
SENTENCES.append(_sentence)
TELLERS.append(_told)
