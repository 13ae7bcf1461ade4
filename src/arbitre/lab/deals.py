"""Games between two decks, from starts that favour neither.

Every start is played twice: the same seed and the same seat going first, with the decks in each other's seats. So both
decks go first once, and the two games of a pair have much of their luck in common. Decks that differ in a few cards
are dealt alike where they are alike.
"""

from __future__ import annotations

import functools
from typing import Any, Final, NamedTuple

import arbitre
from arbitre.games import registry
from arbitre.kernel.chance import Chance
from arbitre.kernel.decision import Decision
from arbitre.kernel.error import EngineFault, Error
from arbitre.lab.bouts import LONGEST, OTHERWISE, PATIENCE
from arbitre.lab.contestants import contestant
from arbitre.lab.patience import TookTooLong, at_most
from arbitre.lab.reading import Reading, Watch

BLANK: Final = "blank of "
"""What stands before a card's name where a deck has a blank instead of it."""

A: Final = "A"
B: Final = "B"
NOBODY: Final = ""


class Match(NamedTuple):
    """Two decks that meet. Plain data, to be handed to another process or machine."""

    game: str
    names: tuple[str, str]
    """What the decks A and B are called."""
    a: tuple[str, ...]
    b: tuple[str, ...]
    """Their cards by name, in the order in which they are listed."""
    players: tuple[str, str]
    """Who plays A and who plays B."""
    format: str = ""
    """By which decks are checked; "" for what the game takes if nothing is said."""
    keeps: bool = False
    """Whether A keeps the hand it is dealt, instead of altering it as its player would."""

    def __str__(self) -> str:
        return f"{self.names[0]} : {self.names[1]}"


class Deal(NamedTuple):
    """One game to be played."""

    match: Match
    number: int
    """Of the match in its run."""
    seed: int
    swapped: bool
    """Whether A has the second seat."""


class Played(NamedTuple):
    """What came of it."""

    match: int
    seed: int
    swapped: bool
    first: str
    """Which deck went first: A or B."""
    winner: str
    """A, B, or nobody."""
    turns: int
    answers: int
    ended: str
    """How, in the game's own word."""
    digest: str
    """Of the game at its end: whoever plays the same game comes to the same."""
    sides: list[dict[str, Any]]
    """What was noted of A and of B (`lab/reading.py`)."""


def play(deal: Deal) -> Played:
    try:
        with at_most(PATIENCE):
            return _play(deal)
    except (Error, TookTooLong) as fault:
        raise EngineFault(f"{deal.match.game}, seed {deal.seed}: {fault}") from fault
    except Exception as fault:
        fault.add_note(f"{deal.match.game}, seed {deal.seed}, {'swapped' if deal.swapped else 'as listed'}")
        raise


def _play(deal: Deal) -> Played:
    match = deal.match
    seat_of_a = int(deal.swapped)
    starting = deal.seed % 2
    game = start(match, deal.seed, deal.swapped)
    decks = [list(match.b), list(match.a)] if deal.swapped else [list(match.a), list(match.b)]
    reading: Reading = registry.entry(match.game).load("reading")
    watch = Watch(game, reading, [_as_played(match.game, deck) for deck in decks])
    luck = Chance(deal.seed ^ OTHERWISE)
    seeds = (luck.word() >> 1, luck.word() >> 1)
    names = match.players[::-1] if deal.swapped else match.players
    players = [contestant(match.game, name, seed) for name, seed in zip(names, seeds, strict=True)]
    answers = 0
    while game.decision is not None and answers < LONGEST:
        seat = game.decision.seat
        kept = _kept(game.decision, reading) if match.keeps and seat == seat_of_a else None
        game.apply(players[seat](game) if kept is None else kept)
        answers += 1
        watch.look()
    result = game.result
    winners: tuple[int, ...] = result.winners if result is not None else ()
    sides = watch.read()
    return Played(
        match=deal.number,
        seed=deal.seed,
        swapped=deal.swapped,
        first=A if starting == seat_of_a else B,
        winner=(A if winners[0] == seat_of_a else B) if len(winners) == 1 else NOBODY,
        turns=game.turn,
        answers=answers,
        ended=result.reason if result is not None else "unfinished",
        digest=game.digest(),
        sides=[sides[seat_of_a].as_data(), sides[1 - seat_of_a].as_data()],
    )


def _kept(decision: Decision, reading: Reading) -> int | None:
    """Where it is asked how the opening hand is altered, the answer that leaves it as it is."""
    if decision.kind != reading.altering:
        return None
    return next(place for place, option in enumerate(decision.options) if option.kind == "done")


def start(match: Match, seed: int, swapped: bool) -> Any:
    """The game at its first question."""
    decks = [_as_played(match.game, deck) for deck in (match.a, match.b)]
    if swapped:
        decks.reverse()
    blanks = tuple(sorted({name for name in (*match.a, *match.b) if name.startswith(BLANK)}))
    more: dict[str, Any] = {"cards": _pool_with(match.game, blanks)} if blanks else {}
    if match.format:
        more["format"] = match.format
    return arbitre.new(match.game, decks=decks, seed=seed, starting=seed % 2, **more)


@functools.cache
def _pool_with(game: str, blanks: tuple[str, ...]) -> Any:
    """The cards of a game, with these blanks."""
    cards: Any = arbitre.cards(game)
    return cards.extended([_blank(game, name) for name in blanks])


@functools.cache
def _blank(game: str, name: str) -> Any:
    reading: Reading = registry.entry(game).load("reading")
    cards: Any = arbitre.cards(game)
    return reading.blank(cards.data(name.removeprefix(BLANK)))


def _as_played(game: str, deck: tuple[str, ...] | list[str]) -> list[str]:
    """Names as the pool has them: a blank has one of its own."""
    if not any(name.startswith(BLANK) for name in deck):
        return list(deck)
    cards: Any = arbitre.cards(game)
    return [cards.name_of(_blank(game, name)) if name.startswith(BLANK) else name for name in deck]
