"""The decks a command names, and the game they are of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import arbitre
from arbitre.games import registry
from arbitre.kernel.error import Error
from arbitre.lab import contestants
from arbitre.lab.deals import Match, start

AFFORDABLE: Final = 1000  # games that a player who searches can be asked for, if nobody says who plays
SEARCHING: Final = "beam@60"
QUICK: Final = "greedy"


class Listed(NamedTuple):
    """A deck that was named: what it is called, and its cards."""

    name: str
    cards: tuple[str, ...]


def game_of(decks: Sequence[str], game: str | None) -> str:
    """The game that decks are of, if nobody says: the only one that knows all of them."""
    if game is not None:
        return game
    having = [name for name in registry.names("reading") if registry.entry(name).decks]
    faults: list[str] = []
    knowing = []
    for name in having:
        try:
            for deck in decks:
                registry.entry(name).load("decks").find_deck(deck)
        except Error as fault:
            faults.append(f"{name}: {fault}")
        else:
            knowing.append(name)
    if len(knowing) == 1:
        return knowing[0]
    if knowing:
        raise Error(f"these could be decks of {' or '.join(knowing)}: say which with --game")
    raise Error("no game knows all of these decks. " + "; ".join(faults))


def listed(game: str, text: str) -> Listed:
    """The deck that a name, a file or the text of a list means. An Error says what is wrong with it."""
    found: Any = registry.entry(game).load("decks").find_deck(text)
    return Listed(found.name, tuple(found.names()))


def all_listed(game: str) -> list[Listed]:
    """The decks that come with a game."""
    return [Listed(name, tuple(deck.names())) for name, deck in arbitre.decks(game).items()]


def told_apart(decks: Sequence[Listed]) -> list[Listed]:
    """Decks that have the same name get numbers."""
    often = Counter(deck.name for deck in decks)
    seen: Counter[str] = Counter()
    found = []
    for deck in decks:
        seen[deck.name] += 1
        found.append(deck._replace(name=f"{deck.name} ({seen[deck.name]})") if often[deck.name] > 1 else deck)
    return found


def player_for(game: str, named: str | None, games: int) -> str:
    """Who plays: as asked for, else one who searches, where that can be afforded."""
    if named is not None:
        contestants.check(game, named)
        return named
    able = contestants.able(game)
    return SEARCHING if games <= AFFORDABLE and contestants.parts(SEARCHING)[0] in able else QUICK


def match_of(game: str, a: Listed, b: Listed, player: str, format: str | None, keeps: bool = False) -> Match:
    """Two decks that meet. An Error says why they can't. `keeps`: the first always keeps the hand it is dealt."""
    match = Match(game, (a.name, b.name), a.cards, b.cards, (player, player), format or "", keeps)
    start(match, 0, swapped=False)
    return match
